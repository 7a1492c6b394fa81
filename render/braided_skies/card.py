"""One large card face, 600 by 840: its view above, its name on a band, its icons and all its words on paper."""

from __future__ import annotations

from PIL import Image

from render.braided_skies.faces import FACES, dress
from render.braided_skies.glyphs import Glyphs
from render.braided_skies.scenes import view_of
from render.canvas import Canvas
from render.cardstock import EDGE, HEIGHT, WIDTH, frame
from render.labels import Style, wrapped
from render.theme import Ink, Palette
from rules.core.game import Face

VIEW = (WIDTH - 2 * EDGE, 560)
SIDE, BOTTOM = 56, HEIGHT - 46
"""Margins of the words."""
TITLE, ICONS, ABOVE = 86, 78, 34
"""Heights of the name band, of the row of icons, and of the air above the words."""
SIZES = (30, 28, 26, 24, 22, 20)
LEAST_VIEW, MOST_VIEW = 190, 540
FLAVOUR = 22
FLOOR = 20


def draw_card(face_id: str, palette: Palette) -> Image.Image:
    """The face of a card, by its id: "wonder:paper-observatory"."""
    face, worn = FACES[face_id], dress(face_id)
    lines, style = _set(face, bool(worn.row))
    top = _title_top(len(lines), style, face, bool(worn.row))
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT), palette.ink(Ink.PAPER)), palette, FLOOR)
    canvas.put(view_of(palette, worn.scene, VIEW, min(VIEW[1], top + 20)), EDGE, EDGE, 0, 0)
    canvas.put(frame(palette, worn.ink), 0, 0, 0, 0)
    if worn.badge:
        _draw_badge(canvas, worn.badge)
    if worn.column:
        _draw_column(canvas, worn.column)
    _draw_title(canvas, face, worn.ink, top)
    y: float = top + TITLE + ABOVE
    if worn.row:
        canvas.row(worn.row, WIDTH / 2, y + 26, 60, 10, width=WIDTH - 2 * SIDE)
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
    flavour = FLAVOUR + 20 if face.flavour else 0
    below = TITLE + ABOVE + ICONS * icons + round(lines * style.size * 1.2) + 14 * len(face.words) + flavour
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
        y += style.size * 1.2 + (14 if index in ends else 0)
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


def _draw_badge(canvas: Canvas, badge: Glyphs) -> None:
    width = 58 * len(badge) + 14 * (len(badge) - 1) + 56
    canvas.plate(WIDTH / 2, 66, (width, 78), Ink.NAVY, cut=14, edge=Ink.GOLD, line=4, shadow=6)
    canvas.row(badge, WIDTH / 2, 66, 58, 14)


def _draw_column(canvas: Canvas, column: Glyphs) -> None:
    size = 46 if len(column) > 3 else 58
    canvas.plate(
        48, 52, (size + 20, len(column) * (size + 4) + 18), Ink.NAVY, cut=12, edge=Ink.GOLD, shadow=5, centred=False
    )
    for index, glyph in enumerate(column):
        canvas.put(canvas.glyph(glyph, size), 48 + (size + 20) / 2, 62 + size / 2 + index * (size + 4))
