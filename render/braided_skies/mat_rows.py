"""The three ship rows of a mat: the bay with its ship and upgrades, the outfittings, the empty spaces."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import motifs, sprites
from render.braided_skies.chips import CLEAR, slot
from render.braided_skies.glyphs import glyphs
from render.braided_skies.people import Person
from render.canvas import Canvas, Count
from render.labels import Style
from render.sprites import Tile
from render.theme import MAT_TINY, Ink, Palette, Shades, between
from render.vector import line, path, rect
from rules.braided_skies.cards.decks import LAYOUT, OUTFITTING
from rules.braided_skies.cards.ports import PORT_NAMES
from rules.braided_skies.effects import Effect
from rules.braided_skies.view import MatView, PlacedView, ShipView

LEFT = 18
ROW_TOP, ROW_STEP = 98, 172
ROW = (850, 160)
BAY = 168
CARD, CARD_GAP = (128, 148), 6
SLOT, SLOT_GAP = 46, 2
BAND = 50
"""The upper part of a card, with its slots."""
USED = 34
"""The mark of a card that was used; its name keeps clear of it."""


def bay(number: int, y: int, shades: Shades) -> str:
    """The row's paper, and the arched hangar with rays in the ship's own ink."""
    width, height = ROW
    door = f"M{LEFT + 8} {y + 152}V{y + 74}A76 66 0 0 1 {LEFT + 160} {y + 74}V{y + 152}Z"
    rays = motifs.rays(LEFT + 84, y + 152, (10, 200), 22, shades.main, 0.28)
    return (
        rect(LEFT + BAY, y + 4, width - BAY - 4, height - 8, Ink.LINEN, 9)
        + path(door, between(shades.dark, Ink.NIGHT, 0.45))
        + f'<clipPath id="bay{number}"><path d="{door}"/></clipPath><g clip-path="url(#bay{number})">{rays}</g>'
        + line(door.removesuffix("Z"), Ink.GOLD, 3)
    )


def draw_rows(canvas: Canvas, mat: MatView, person: Person) -> None:
    """Every row with its ship."""
    spaces = LAYOUT[mat.layout].spaces
    for number, (row, ship) in enumerate(zip(mat.rows, mat.ships, strict=True)):
        y = ROW_TOP + number * ROW_STEP
        canvas.place(f"ship:{row.flag}", ship, LEFT + BAY / 2, y + ROW[1] / 2, (BAY, ROW[1]))
        middle = (LEFT + (BAY + ROW[0]) / 2, y + ROW[1] / 2)
        canvas.place(f"row:{row.flag}", (row.outfittings, row.spaces), *middle, (ROW[0] - BAY, ROW[1]))
        canvas.icon(f"flag_{row.flag}", LEFT + 32, y + 30, 50)
        canvas.part(_draw_ship, ship, person, y)
        left = spaces[len(spaces) - len(row.spaces) :] if row.spaces else ()
        canvas.part(_draw_places, row.outfittings, left, y + 6)


def _draw_ship(canvas: Canvas, ship: ShipView, person: Person, y: int) -> None:
    middle = LEFT + 90
    if ship.port is None:
        canvas.put(sprites.hull(canvas.palette, ship.flag, 80, person.livery), middle, y + 68)
    else:
        canvas.put(sprites.hull(canvas.palette, ship.flag, 72), middle, y + 52)
        _draw_away(canvas, PORT_NAMES[ship.port], y + 85)
    for index, (upgrade, installed) in enumerate((("harvester", ship.harvester), ("crewmate", ship.crewmate))):
        _draw_upgrade(canvas, upgrade, installed, LEFT + 58 + index * 54, y + 134)


def _draw_away(canvas: Canvas, port: str, y: int) -> None:
    canvas.plate(LEFT + 84, y, (160, 46), Ink.NIGHT, cut=8, edge=Ink.GOLD, line=2)
    canvas.text("AWAY AT", LEFT + 84, y - 11, Style(MAT_TINY, "deco", 700, Ink.GOLD_L, 2))
    canvas.name(port, LEFT + 84, y + 9, Style(20, "text", 500, Ink.CREAM), 148, lines=1, floor=18)


def _draw_upgrade(canvas: Canvas, upgrade: str, installed: bool, x: int, y: int) -> None:
    fill, edge = (Ink.CREAM, Ink.GOLD) if installed else (Ink.DIM, Ink.DIM_EDGE)
    canvas.plate(x, y, (46, 46), fill, cut=23, edge=edge, rounded=True)
    if installed:
        canvas.icon(upgrade, x, y, 36)
    else:
        canvas.put(sprites.faint(canvas.palette, upgrade, 30), x, y)


def _draw_places(canvas: Canvas, placed: tuple[PlacedView, ...], spaces: tuple[Effect, ...], y: int) -> None:
    step = CARD[0] + CARD_GAP
    x = LEFT + BAY + 5
    for outfitting in placed:
        canvas.put(card(canvas.palette, outfitting), x, y, 0, 0)
        x += step
    for benefit in spaces:
        canvas.put(pocket(canvas.palette), x, y, 0, 0)
        canvas.row(glyphs((benefit,)), x + CARD[0] / 2, y + 72, 56)
        x += step


@lru_cache(2048)
def card(palette: Palette, placed: PlacedView) -> Tile:
    """An outfitting on a row. Gold where every slot is filled; what was used this recall bears a mark."""
    printed = OUTFITTING[placed.card]
    ready = all(placed.filled)
    width, height = CARD
    canvas = Canvas(Image.new("RGBA", (width + 8, height + 4), CLEAR), palette, MAT_TINY)
    edge = Ink.GOLD if ready else Ink.INK if placed.printed else Ink.HARBOUR
    band = (Ink.GOLD, Ink.SAND) if placed.printed else (Ink.GOLD_L, Ink.SKY)
    canvas.plate(0, 0, CARD, Ink.CREAM, cut=10, edge=edge, line=4, shadow=3, centred=False)
    canvas.plate(7, 7, (width - 14, BAND), band[not ready], cut=8, centred=False)
    _draw_slots(canvas, placed, printed.grit)
    canvas.row(glyphs(printed.effects), width / 2, 80, 42, 2, width=width - 18)
    room = width - 18 - (USED - 8 if placed.activated else 0)
    canvas.name(printed.name, 9 + room / 2, 122, Style(20, "text", 600, Ink.INK), room, floor=18)
    if placed.activated:
        canvas.icon("active", width - 15, height - 18, USED)
    return canvas.frame


def _draw_slots(canvas: Canvas, placed: PlacedView, grit: int) -> None:
    kinds = OUTFITTING[placed.card].slots
    cost = canvas.glyph(Count(grit, "grit"), 30) if grit else None
    room = CARD[0] - 20 - (cost.width + 4 if cost else 0)
    size = min(SLOT, room // len(kinds) - SLOT_GAP)
    wide = len(kinds) * (size + SLOT_GAP) + (cost.width + 4 if cost else 0)
    x = (CARD[0] - wide) / 2 + size / 2
    for kind, filled in zip(kinds, placed.filled, strict=True):
        slot(canvas, kind, filled, x, 7 + BAND / 2, size)
        x += size + SLOT_GAP
    if cost:
        canvas.put(cost, x - size / 2 + 3, 7 + BAND / 2, 0, 0.5)


@lru_cache(2)
def pocket(palette: Palette) -> Tile:
    """An empty space, waiting for an outfitting."""
    width, height = CARD
    drawn = (
        f'<rect x="6" y="6" width="{width - 12}" height="{height - 12}" rx="9" fill="{Ink.POCKET}" '
        f'stroke="{Ink.POCKET_EDGE}" stroke-width="3" stroke-dasharray="10 8"/>'
    )
    drawn += motifs.fan(width / 2, height - 8, 58, 9, (Ink.POCKET_L, Ink.POCKET_D))
    return sprites.drawing(palette, drawn, width, height)
