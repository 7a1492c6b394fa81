"""Warming up: every sprite rasterised and every table of colours cut, so that no turn has to wait for one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from PIL import Image

from render import sprites
from render.braided_skies.board import printed_board
from render.braided_skies.card import draw_card
from render.braided_skies.chips import ship
from render.braided_skies.collection import clouds, port_plate
from render.braided_skies.header import sunburst, warm_rounds
from render.braided_skies.itinerary import VIEW
from render.braided_skies.mat import HEAD, printed_mat
from render.braided_skies.mat_rows import card, pocket
from render.braided_skies.scenes import SCENES, scene
from render.braided_skies.scores import printed_sheet
from render.braided_skies.services import STALLS, market_card, veil
from render.braided_skies.wonder_ports import empty, wonder_plate
from render.contact_sheet import contact_sheet
from render.plans import Plan
from render.printing import colours
from render.sprites import Tile
from render.theme import LIVERIES, Palette
from rules.braided_skies.cards.decks import OUTFITTING, WONDER
from rules.braided_skies.cards.ports import COLLECTION_PORTS
from rules.braided_skies.terms import FLAGS, TRACKS, SlotKind
from rules.braided_skies.view import PlacedView

Kind = Literal["board", "mat", "card", "scores"]

SEATS = range(2, 6)
STACKS = (("large",), ("small",), ("large", "small"))
CARDS = (
    "wonder:paper-observatory",
    "wonder:moss-amphitheatre",
    "wonder:hornet-narrows",
    "start:rainbow-windowbox",
    "encounter:9",
    "outfitting:wind-engines",
)
"""A card of each view, for the colours of all."""
FILLS: dict[SlotKind, str] = {"Y": "Y", "B": "B", "R": "R", "X": "B", "T": "T", "W": "T", "K": "crewmate"}


def warm(palette: Palette) -> None:
    """Everything that is drawn only once."""
    sprites.warm_icons(palette)
    for kind in ("board", "mat", "card", "scores"):
        table_of_colours(palette, kind)
    for seats in SEATS:
        printed_sheet(palette, seats)
    warm_rounds(Plan(printed_board(palette), palette))


@lru_cache(16)
def table_of_colours(palette: Palette, kind: Kind) -> Image.Image:
    """The 256 colours of a kind of picture in a palette, cut from all that may be on it, and then frozen."""
    return colours(_sheets(palette, kind), palette)


def _sheets(palette: Palette, kind: Kind) -> Iterator[Image.Image]:
    match kind:
        case "board":
            yield printed_board(palette)
            yield contact_sheet(_on_board(palette), palette)
        case "mat":
            mats = [printed_mat(palette, livery) for livery in LIVERIES.values()]
            yield mats[0]
            yield from (mat.crop((0, 0, mat.width, HEAD)) for mat in mats[1:])
            yield contact_sheet(_on_mat(palette), palette)
        case "card":
            yield from (draw_card(face_id, palette) for face_id in CARDS)
        case "scores":
            yield printed_sheet(palette, max(SEATS))
            yield contact_sheet(_on_all(palette), palette)


def _on_all(palette: Palette) -> Iterator[Tile]:
    for livery in LIVERIES.values():
        yield sprites.token(palette, livery, 62)
    for name in sprites.icon_names():
        yield sprites.icon(palette, name, 44)
    yield sprites.medal(palette, 88, 84)


def _on_board(palette: Palette) -> Iterator[Tile]:
    yield from _on_all(palette)
    for port in COLLECTION_PORTS:
        yield from (port_plate(palette, port.id, taken) for taken in (False, True))
    yield from (clouds(palette, stack) for stack in STACKS)
    yield from (wonder_plate(palette, card_id, taken) for card_id in WONDER for taken in (False, True))
    yield from (empty(palette, track) for track in TRACKS)
    yield from (market_card(palette, card_id) for card_id in OUTFITTING)
    yield from (ship(palette, flag, livery, 64) for flag in FLAGS for livery in LIVERIES.values())
    yield from (veil(palette, stall.width, 136) for stall in STALLS.values())
    yield sunburst(palette)


def _on_mat(palette: Palette) -> Iterator[Tile]:
    yield from _on_all(palette)
    yield pocket(palette)
    for printed in OUTFITTING.values():
        filled = tuple(FILLS[slot] for slot in printed.slots)
        yield card(palette, PlacedView(printed.id, filled, printed=True, activated=False))
        yield card(palette, PlacedView(printed.id, ("",) * len(filled), printed=False, activated=False))
    yield from (scene(palette, kind, *VIEW) for kind in SCENES if kind in (*TRACKS, "starting"))
    yield from (sprites.hull(palette, flag, 80, livery) for flag in FLAGS for livery in LIVERIES.values())
