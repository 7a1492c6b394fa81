"""Warming up: every sprite that is rasterised, so that no turn has to wait for one."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Literal

from PIL import Image

from render import sprites
from render.braided_skies.board import printed_board
from render.braided_skies.chips import ship
from render.braided_skies.collection import clouds, port_plate
from render.braided_skies.header import sunburst, warm_rounds
from render.braided_skies.mat import printed_mat
from render.braided_skies.mat_rows import card, pocket
from render.braided_skies.scenes import itinerary_views
from render.braided_skies.scores import printed_sheet
from render.braided_skies.services import STALLS, market_card, veil
from render.braided_skies.wonder_ports import empty, wonder_plate
from render.disk import DISK
from render.frozen import frozen
from render.plans import Plan
from render.sprites import Tile
from render.theme import LIVERIES, Palette
from rules.braided_skies.cards.decks import OUTFITTING, WONDER
from rules.braided_skies.cards.ports import COLLECTION_PORTS
from rules.braided_skies.terms import FLAGS, TRACKS, SlotKind
from rules.braided_skies.view import PlacedView

GAME = "braided-skies"
Kind = Literal["board", "mat", "card", "scores", "lobby"]

SEATS = range(2, 6)
STACKS = (("large",), ("small",), ("large", "small"))
FILLS: dict[SlotKind, str] = {"Y": "Y", "B": "B", "R": "R", "X": "B", "T": "T", "W": "T", "K": "crewmate"}


def table_of_colours(palette: Palette, kind: Kind) -> Image.Image:
    """The 256 colours of a kind of picture in a palette, frozen by `render.bake`."""
    return frozen(GAME, kind, palette.name)


def warm(palette: Palette) -> None:
    """What the first turn must not wait for; all else is read from the disk where it is needed."""
    DISK.once(f"{GAME} in {palette.name}", lambda: bake(palette))
    printed_board(palette)


def bake(palette: Palette) -> None:
    """Everything that is drawn only once."""
    sprites.warm_icons(palette)
    warm_rounds(Plan(printed_board(palette), palette))
    for livery in LIVERIES.values():
        printed_mat(palette, livery)
    for seats in SEATS:
        printed_sheet(palette, seats)
    _made(board_tiles(palette))
    _made(mat_tiles(palette))


def _made(tiles: Iterator[Tile]) -> None:
    """Have them made; they are kept where they are made."""
    deque(tiles, maxlen=0)


def board_tiles(palette: Palette) -> Iterator[Tile]:
    """Every tile that may lie on a board."""
    for port in COLLECTION_PORTS:
        yield from (port_plate(palette, port.id, taken) for taken in (False, True))
    yield from (clouds(palette, stack) for stack in STACKS)
    yield from (wonder_plate(palette, card_id, taken) for card_id in WONDER for taken in (False, True))
    yield from (empty(palette, track) for track in TRACKS)
    yield from (market_card(palette, card_id) for card_id in OUTFITTING)
    yield from (ship(palette, flag, livery, 64) for flag in FLAGS for livery in LIVERIES.values())
    yield from (veil(palette, stall.width, 136) for stall in STALLS.values())
    yield sunburst(palette)


def mat_tiles(palette: Palette) -> Iterator[Tile]:
    """Every tile that may lie on a mat."""
    yield pocket(palette)
    for printed in OUTFITTING.values():
        filled = tuple(FILLS[slot] for slot in printed.slots)
        yield card(palette, PlacedView(printed.id, filled, printed=True, activated=False))
        yield card(palette, PlacedView(printed.id, ("",) * len(filled), printed=False, activated=False))
    yield from itinerary_views(palette)
    yield from (sprites.hull(palette, flag, 80, livery) for flag in FLAGS for livery in LIVERIES.values())
