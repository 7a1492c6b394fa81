"""One large card face, 600 by 840: its view above, its name on a band, its icons and all its words on paper."""

from __future__ import annotations

from PIL import Image

from render.braided_skies.faces import FACES, dress
from render.braided_skies.glyphs import Glyphs
from render.braided_skies.scenes import Window, drawn
from render.canvas import Canvas
from render.cardstock import EDGE, HEIGHT, WIDTH, frame
from render.labels import Style, wrapped
from render.theme import Ink, Palette
from rules.core.game import Face

VIEW, UNDER = WIDTH - 2 * EDGE, 20
"""The width of the view, and how far its ground goes on under the name band."""
HIDDEN = 52
"""How much of the foot of a view the name band and the plate of its kind may cover."""
SIDE, BOTTOM = 50, HEIGHT - 44
"""Margins of the words."""
TITLE, ICONS, ABOVE, BETWEEN = 82, 66, 26, 9
"""Heights of the name band, of the row of icons, and of the air above the words and between sentences."""
SIZES = (28, 26, 24, 22, 20)
LEAST_VIEW, MOST_VIEW = 330, 540
FLAVOUR, ITS_PLACE = 22, 34
COLUMN_X = 48
FLOOR = 20


def draw_card(face_id: str, palette: Palette) -> Image.Image:
    """The face of a card, by its id: "wonder:paper-observatory"."""
    face, worn = FACES[face_id], dress(face_id)
    lines, style = _set(face, bool(worn.row))
    top = _title_top(len(lines), style, face, bool(worn.row))
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT), palette.ink(Ink.PAPER)), palette, FLOOR)
    window = Window(VIEW, top + UNDER, below=HIDDEN)
    canvas.put(drawn(palette, worn.mood, worn.motifs, window), EDGE, EDGE, 0, 0)
    canvas.put(frame(palette, worn.ink), 0, 0, 0, 0)
    _draw_column(canvas, worn.left, 0)
    _draw_column(canvas, worn.right, 1)
    _draw_title(canvas, face, worn.ink, top)
    y: float = top + TITLE + ABOVE
    if worn.row:
        canvas.row(worn.row, WIDTH / 2, y + 18, 56, 10, width=WIDTH - 2 * SIDE)
        y += ICONS
    _draw_words(canvas, face, lines, style, y)
    return canvas.frame


def _set(face: Face, icons: bool) -> tuple[list[str], Style]:
    """The words in lines, as large as leaves room for the view."""
    for size in SIZES:
        style = Style(size, "text", 500, Ink.INK)
        lines = [line for sentence in face.words for line in wrapped(sentence, style, WIDTH - 2 * SIDE)]
        if _title_top(len(lines), style, face, icons) >= LEAST_VIEW:
            break
    return lines, style


def _title_top(lines: int, style: Style, face: Face, icons: bool) -> int:
    """Where the name band begins, so that all below it ends at the bottom."""
    flavour = ITS_PLACE if face.flavour else 0
    below = TITLE + ABOVE + ICONS * icons + round(lines * style.size * 1.2) + BETWEEN * len(face.words) + flavour
    return min(MOST_VIEW, BOTTOM - below)


def _draw_title(canvas: Canvas, face: Face, ink: str, top: int) -> None:
    size = (WIDTH - 84, TITLE)
    canvas.plate(42, top, size, ink, cut=16, edge=Ink.GOLD, line=4, inner=Ink.BRASS, shadow=8, centred=False)
    style = Style(44, "deco", 700, Ink.CREAM, 3)
    canvas.name(face.name.upper(), WIDTH / 2, top + TITLE / 2, style, WIDTH - 130, lines=1, floor=24)
    canvas.plate(WIDTH / 2, top, (252, 34), Ink.CREAM, cut=8, edge=Ink.GOLD)
    canvas.name(face.kind.upper(), WIDTH / 2, top, Style(21, "deco", 700, Ink.BRICK, 2), 230, lines=1)


def _draw_words(canvas: Canvas, face: Face, lines: list[str], style: Style, y: float) -> None:
    ends = _sentence_ends(face, style)
    for index, line in enumerate(lines, 1):
        canvas.text(line, WIDTH / 2, y, style)
        y += style.size * 1.2 + (BETWEEN if index in ends else 0)
    if face.flavour:
        canvas.name(
            face.flavour, WIDTH / 2, HEIGHT - 58, Style(FLAVOUR, "text", 400, Ink.COCOA), WIDTH - 2 * SIDE, lines=1
        )


def _sentence_ends(face: Face, style: Style) -> set[int]:
    """After which lines a sentence ends."""
    ends, count = set(), 0
    for sentence in face.words:
        count += len(wrapped(sentence, style, WIDTH - 2 * SIDE))
        ends.add(count)
    return ends


def _draw_column(canvas: Canvas, column: Glyphs, across: int) -> None:
    """Icons one under another, at the left (0) or the right (1) of the view."""
    if not column:
        return
    size = 46 if len(column) > 3 else 54
    wide, high = size + 20, len(column) * (size + 4) + 18
    left = COLUMN_X + across * (WIDTH - 2 * COLUMN_X - wide)
    canvas.plate(left, 52, (wide, high), Ink.NAVY, cut=12, edge=Ink.GOLD, shadow=5, centred=False)
    for index, glyph in enumerate(column):
        canvas.put(canvas.glyph(glyph, size), left + wide / 2, 62 + size / 2 + index * (size + 4))
