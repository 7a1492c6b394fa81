"""One large card face, 600 by 840: its view above, its name on a band, its icons and all its words on paper."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PIL import Image

from render.canvas import Canvas
from render.cardstock import EDGE, FLAVOUR, HEIGHT, TITLE, WIDTH, draw_flavour, draw_title, draw_words, frame, height_of
from render.labels import Style
from render.skyward_republic.glyphs import FACTION_ICON, Glyphs, glyphs
from render.skyward_republic.small_cards import card_ink, dark_ink, icons_of, sign_of, vp_of
from render.skyward_republic.views import face_view
from render.theme import Ink, Palette
from rules.core.game import Face
from rules.skyward_republic.cards.decks import any_card, is_lightning, text
from rules.skyward_republic.cards.faces import faces
from rules.skyward_republic.cards.records import (
    Active,
    AnyCard,
    Benefactor,
    Discount,
    FactionCard,
    Hand,
    Launch,
    Score,
    Whenever,
)

FACES: Mapping[str, Face] = MappingProxyType({face.id: face for face in faces()})
SIZES = (30, 28, 26, 24, 22)
MOST_VIEW = 600
LEAST_VIEW = 300
BOTTOM = HEIGHT - 46
ROW = 84
FLOOR = 20


def card_of(face_id: str) -> AnyCard:
    """The card a face belongs to; ``KeyError`` for an id no face has."""
    return any_card(FACES[face_id].id.partition(":")[2])


def draw_card(face_id: str, palette: Palette) -> Image.Image:
    """The face of a card, by its id: "skyward:clock-tower"."""
    card, face = card_of(face_id), FACES[face_id]
    words, row = _words(card), gives(card)
    style = _set(words, row, face)
    top = _title_top(words, row, face, style)
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT), palette.ink(Ink.PAPER)), palette, FLOOR)
    canvas.put(face_view(palette, card.id, WIDTH - 2 * EDGE, round(top) + 20), EDGE, EDGE, 0, 0)
    canvas.put(frame(palette, card_ink(card)), 0, 0, 0, 0)
    _draw_column(canvas, card)
    _draw_corner(canvas, card)
    draw_title(canvas, face.name, face.kind, dark_ink(card), top)
    y = top + TITLE + 34
    if row:
        canvas.row(row, WIDTH / 2, y + 28, 62, 10, width=WIDTH - 112)
        y += ROW
    draw_words(canvas, words, style, y)
    draw_flavour(canvas, face.flavour)
    return canvas.frame


def _words(card: AnyCard) -> list[str]:
    """What the icons leave to be said: the ability; for a Faction card what it pays."""
    if isinstance(card, FactionCard):
        return list(FACES[f"skyward:{card.id}"].words)
    said = text(card)
    return [said] if said else ["No ability: it simply stands there."] if card.kind == "building" else []


def gives(card: AnyCard) -> Glyphs:
    """The ability as icons, after the icon that says when it works."""
    if isinstance(card, FactionCard):
        return ()
    if isinstance(card, Benefactor):
        return glyphs(card.effects)
    match card.ability:
        case Launch(effects=effects) | Hand(effects=effects) | Active(effects=effects) | Score(effects=effects):
            return (sign_of(card), *glyphs(effects))
        case Whenever(effects=effects, of=of):
            return (sign_of(card), *((FACTION_ICON[of],) if of else ()), "arrow", *glyphs(effects))
        case Discount(kind=kind, of=of):
            return (sign_of(card), *((FACTION_ICON[of],) if of else ()), kind, "arrow_down")
        case _:
            return ()


def _set(words: list[str], row: Glyphs, face: Face) -> Style:
    """As large as leaves room for the view."""
    for size in SIZES:
        style = Style(size, "text", 500, Ink.INK)
        if _title_top(words, row, face, style) >= LEAST_VIEW:
            break
    return style


def _title_top(words: list[str], row: Glyphs, face: Face, style: Style) -> float:
    """Where the name band begins, so that all below it ends at the bottom."""
    below = TITLE + 34 + ROW * bool(row) + height_of(words, style) + (FLAVOUR + 20 if face.flavour else 0)
    return min(MOST_VIEW, BOTTOM - below)


def _draw_column(canvas: Canvas, card: AnyCard) -> None:
    """What it costs, pays or asks for; a bolt where it is played at once."""
    icons = [FACTION_ICON[icon] for icon in icons_of(card)] or (["lightning"] if is_lightning(card.id) else [])
    size = 64 if len(icons) <= 4 else 50
    plate = (size + 22, len(icons) * (size + 6) + 20)
    canvas.plate(48, 48, plate, Ink.CREAM, cut=12, edge=Ink.GOLD, shadow=5, centred=False)
    for index, icon in enumerate(icons):
        canvas.icon(icon, 48 + (size + 22) / 2, 61 + size / 2 + index * (size + 6), size)


def _draw_corner(canvas: Canvas, card: AnyCard) -> None:
    """The shield."""
    vp = vp_of(card)
    if vp is not None:
        canvas.shield(vp, WIDTH - 112, 118, 128)
