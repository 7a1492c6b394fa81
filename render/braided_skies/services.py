"""The five special ports along the ground: what they cost, what they bring, who is moored, and the Guild's market."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render import sprites
from render.braided_skies.chips import CLEAR, chip, moor
from render.braided_skies.collection import outpost_rows
from render.braided_skies.emblems import service_emblem
from render.braided_skies.glyphs import ARROW, TOKEN_ICON, Glyphs, glyphs, paid
from render.braided_skies.people import Person
from render.canvas import Canvas, Count, Fame, Word
from render.labels import Style
from render.sprites import Tile
from render.theme import TINY, Ink, Palette
from rules.braided_skies.cards.decks import OUTFITTING, SERVICE
from rules.braided_skies.view import PortView, SpecialPortView, TableView

TOP_Y, HEIGHT = 938, 160
CLEARANCE = 4
"""Between ships above a sign and the outposts beside them."""


class Stall(NamedTuple):
    """Where a special port stands, how wide, and the ink of its sign."""

    x: int
    width: int
    ink: Ink


STALLS: Mapping[str, Stall] = {
    "festival": Stall(14, 244, Ink.WINE),
    "market": Stall(268, 254, Ink.PLUM),
    "guild": Stall(532, 582, Ink.HARBOUR),
    "workshop": Stall(1124, 240, Ink.BRICK),
    "flagon": Stall(1374, 212, Ink.TEAL_D),
}
MARKET_ROWS: tuple[tuple[Glyphs, int], ...] = (
    (("stone_any", Word("/"), "tourist"), 1),
    (("stone_any", Word("="), "stone_any", Word("/"), Count(2, "tourist")), 3),
    (("stone_yellow", "stone_blue", "stone_red"), 5),
)
"""What each row takes and the fame it brings (BS-P02); "=" is two of one colour."""
CARD_X, CARD_STEP = 104, 118
CARD = (114, 126)
CARD_Y = TOP_Y + 28
GUILD_BERTH = (86, 126)
"""How much of the Guild lies beside its cards."""


def print_services(canvas: Canvas) -> None:
    """All that is printed: signs, emblems, costs and bonuses."""
    for port, stall in STALLS.items():
        _print_sign(canvas, port, stall)
        _print_bonuses(canvas, port, stall)
    _print_festival(canvas, STALLS["festival"])
    _print_market(canvas, STALLS["market"])
    _print_guild(canvas, STALLS["guild"])
    _print_trade(canvas, "workshop", "harvester")
    _print_trade(canvas, "flagon", "crewmate")


def _print_sign(canvas: Canvas, port: str, stall: Stall) -> None:
    x, width, ink = stall
    size = (width, HEIGHT)
    canvas.plate(x, TOP_Y, size, Ink.PAPER, cut=12, edge=Ink.BRASS, inner=Ink.DUNE, shadow=6, centred=False)
    canvas.drawing(service_emblem(port, width, HEIGHT), x, TOP_Y, (width, HEIGHT - 12))
    canvas.plate(x + width / 2, TOP_Y + 4, (width - 22, 38), ink, cut=8, edge=Ink.GOLD, line=2)
    canvas.icon("infinity" if SERVICE[port].unlimited else "berth_one", x + width - 31, TOP_Y + 4, 34)
    style = Style(27, "sign", 500, Ink.CREAM, 0.8)
    canvas.name(SERVICE[port].name.upper(), x + (width - 34) / 2, TOP_Y + 4, style, width - 74, lines=1)


def _print_bonuses(canvas: Canvas, port: str, stall: Stall) -> None:
    """The chips along the bottom edge: what a crewmate and a harvester earn."""
    printed = SERVICE[port]
    bonuses = (("crewmate", printed.crewmate), ("harvester", printed.harvester))
    chips = [chip(canvas.palette, who, glyphs(gain)) for who, gain in bonuses if gain]
    right = stall.x + (106 if port == "guild" else stall.width - 8)
    for tile in reversed(chips):
        canvas.put(tile, right, TOP_Y + HEIGHT - 23, 1, 0.5)
        right -= tile.width + (stall.width - 16 - sum(each.width for each in chips))


def _print_festival(canvas: Canvas, stall: Stall) -> None:
    middle = stall.x + stall.width / 2
    canvas.row((Count(4, "tourist"), ARROW, Fame(9)), middle, TOP_Y + 52, 44, 8)
    canvas.row(("step", "culture", "step", "scenic", "step", "adventure"), middle, TOP_Y + 98, 32, 3)


def _print_market(canvas: Canvas, stall: Stall) -> None:
    for index, (cost, fame) in enumerate(MARKET_ROWS):
        y = TOP_Y + 40 + index * 32
        canvas.row(cost, stall.x + 16, y, 29, 3, across=0)
        canvas.icon(ARROW, stall.x + stall.width - 68, y, 20)
        canvas.medal(fame, stall.x + stall.width - 36, y, 33)


def _print_guild(canvas: Canvas, stall: Stall) -> None:
    canvas.row(paid(SERVICE["guild"].grit, SERVICE["guild"].cost), stall.x + 54, TOP_Y + 50, 38, 2)


def _print_trade(canvas: Canvas, port: str, upgrade: str) -> None:
    """Workshop and Flagon: a payment on the left, the upgrade on the right."""
    stall = STALLS[port]
    middle = stall.x + stall.width / 2
    canvas.row(paid(SERVICE[port].grit, SERVICE[port].cost), middle - 56, TOP_Y + 64, 44, 0)
    canvas.icon(ARROW, middle + 10, TOP_Y + 64, 26)
    canvas.icon(upgrade, middle + 64, TOP_Y + 66, 62)


# --- what lies there -------------------------------------------------------------------------------------------------


def draw_services(canvas: Canvas, view: TableView, table: tuple[Person, ...]) -> None:
    """The Guild's cards, the ships moored, and a lock where no other may land."""
    for port in view.special_ports:
        canvas.part(_draw_moored, port, table, room_above(port.id, view.ports))
    canvas.part(_draw_market, view.guild)


def room_above(port: str, ports: Sequence[PortView]) -> tuple[float, float]:
    """From where to where ships may lie above a sign: clear of the outposts of the ports over it."""
    left, right = STALLS[port].x + 8.0, STALLS[port].x + STALLS[port].width - 8.0
    for first, last in outpost_rows(ports):
        if first <= left <= last:
            left = last + CLEARANCE
        elif left < first < right:
            right = first - CLEARANCE
    return left, right


def _draw_market(canvas: Canvas, guild: Sequence[str]) -> None:
    """Cards from the newest on the left to the oldest on the right, as they slide."""
    left = STALLS["guild"].x + CARD_X
    for index, card in enumerate(guild):
        x = left + index * CARD_STEP
        canvas.put(market_card(canvas.palette, card), x, CARD_Y, 0, 0)
        canvas.place(f"guild:{card}", card, x + CARD[0] / 2, CARD_Y + CARD[1] / 2, CARD)
        if index:
            canvas.icon(ARROW, x - 2, TOP_Y + 104, 20)


def _draw_moored(canvas: Canvas, port: SpecialPortView, table: tuple[Person, ...], room: tuple[float, float]) -> None:
    """Any number lie above the sign of an open port; a berth for one is veiled, its ship at the left."""
    stall = STALLS[port.id]
    ships = [(table[seat].livery, str(flag)) for seat, flag in port.ships]
    if ships and not port.unlimited:
        canvas.put(veil(canvas.palette, stall.width, HEIGHT - 24), stall.x, TOP_Y + 24, 0, 0)
    _name_berth(canvas, port, stall)
    if port.unlimited:
        left, right = room
        moor(canvas, ships, left, TOP_Y - 12, 52, right - left)
    elif ships:
        moor(canvas, ships, stall.x + 8, TOP_Y + (126 if port.id == "guild" else 156), 52, 96)
        canvas.icon("lock", stall.x + stall.width - 30, TOP_Y, 42)


def _name_berth(canvas: Canvas, port: SpecialPortView, stall: Stall) -> None:
    """All of a port; of the Guild what lies left of its cards and below its sign, so that no ring crosses the title."""
    if port.id == "guild":
        x, y, size = stall.x + 8 + GUILD_BERTH[0] / 2, CARD_Y + GUILD_BERTH[1] / 2, GUILD_BERTH
    else:
        x, y, size = stall.x + stall.width / 2, TOP_Y + HEIGHT / 2 - 8, (stall.width - 12, HEIGHT + 8)
    canvas.place(f"service:{port.id}", port.ships, x, y, size)


@lru_cache(8)
def veil(palette: Palette, width: int, height: int) -> Tile:
    """A film of slate over a place that is taken."""
    tile = sprites.plate(palette, width, height, Ink.SLATE, cut=12).copy()
    tile.putalpha(tile.getchannel("A").point(lambda cover: cover * 5 // 8))
    return tile


@lru_cache(64)
def market_card(palette: Palette, card_id: str) -> Tile:
    """A small face of an outfitting: its slots, its cost in grit, what it does, its name."""
    card = OUTFITTING[card_id]
    width, height = CARD
    canvas = Canvas(Image.new("RGBA", (width + 6, height + 6), CLEAR), palette)
    canvas.plate(0, 0, CARD, Ink.CREAM, cut=10, edge=Ink.INK, shadow=4, centred=False)
    canvas.plate(width / 2, 27, (width - 10, 42), Ink.SKY, cut=8)
    slots: Glyphs = tuple(TOKEN_ICON[kind] for kind in card.slots)
    cost: Glyphs = (Count(card.grit, "grit"),) if card.grit else ()
    canvas.row((*slots, *cost), width / 2, 27, 36, 3, width=width - 14)
    canvas.row(glyphs(card.effects), width / 2, 63, 33, 1, width=width - 12)
    canvas.name(card.name, width / 2, 102, Style(20, "text", 600, Ink.INK), width - 12, floor=TINY)
    return canvas.frame
