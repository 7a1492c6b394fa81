"""Warming up: every sprite rasterised and every table of colours cut, so that no turn has to wait for one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from PIL import Image

from render import sprites
from render.contact_sheet import contact_sheet
from render.printing import colours
from render.skyward_republic.airspace import FREE_HIGH, GAP, GRID_WIDTH, footing, printed_airspace
from render.skyward_republic.card import draw_card
from render.skyward_republic.draft_zone import BACK, columns, pad
from render.skyward_republic.hand import hand_card, printed_ground
from render.skyward_republic.header import sunburst
from render.skyward_republic.market import benefactor, measured
from render.skyward_republic.people import MARKS
from render.skyward_republic.scores import printed_sheet
from render.skyward_republic.small_cards import card_back, empty_place, small_card
from render.skyward_republic.storeys import COG, flyer, free_place, storey
from render.skyward_republic.table import printed_table
from render.skyward_republic.views import warm_views
from render.sprites import Tile
from render.theme import LIVERIES, Palette
from rules.skyward_republic.cards.benefactors import BENEFACTORS
from rules.skyward_republic.cards.buildings import BUILDINGS
from rules.skyward_republic.cards.critters import CRITTERS
from rules.skyward_republic.cards.decks import SKYWARD_CARDS
from rules.skyward_republic.cards.extensions import EXTENSIONS
from rules.skyward_republic.cards.records import SkywardCard
from rules.skyward_republic.cards.vehicles import VEHICLES

Kind = Literal["table", "airspace", "hand", "card", "scores"]
KINDS: tuple[Kind, ...] = ("table", "airspace", "hand", "card", "scores")

FLIERS: tuple[SkywardCard, ...] = (*VEHICLES, *CRITTERS)
SEATS = range(2, 5)
GRID_COLUMNS = range(4, 13)
"""Four columns, and as many more as there may be Buildings beside the grid."""
CARDS = ("clock-tower", "world-fair", "anarchist-noodle-house", "elite-seer", "elite-preserver", "landing-pad")


def warm(palette: Palette) -> None:
    """Everything that is drawn only once."""
    sprites.warm_icons(palette)
    warm_views(palette, [card.id for card in (*SKYWARD_CARDS, *BENEFACTORS)])
    _warm_parts(palette)
    for kind in KINDS:
        table_of_colours(palette, kind)


def _warm_parts(palette: Palette) -> None:
    """What is rasterised at a size of its own."""
    sunburst(palette)
    for seats in SEATS:
        pad(palette, columns(seats)[0].wide)
        printed_sheet(palette, seats)
    for size in (BACK, (44, 60)):
        card_back(palette, *size)
        empty_place(palette, *size)
    printed_ground(palette, 1)
    for count in GRID_COLUMNS:
        wide = round(GRID_WIDTH / count - GAP)
        footing(palette, wide + 16)
        for free in (True, False):
            free_place(palette, wide, FREE_HIGH, free)
    for mark in MARKS:
        printed_airspace(palette, LIVERIES[mark])


@lru_cache(16)
def table_of_colours(palette: Palette, kind: Kind) -> Image.Image:
    """The 256 colours of a kind of picture in a palette, cut from all that may be on it, and then frozen."""
    return colours(_sheets(palette, kind), palette)


def _sheets(palette: Palette, kind: Kind) -> Iterator[Image.Image]:
    match kind:
        case "table":
            yield printed_table(palette)
            yield contact_sheet(_on_table(palette), palette)
        case "airspace":
            yield from (printed_airspace(palette, LIVERIES[mark]) for mark in MARKS)
            yield contact_sheet(_in_airspace(palette), palette)
        case "hand":
            yield printed_ground(palette, 3)
            yield contact_sheet(_in_hand(palette), palette)
        case "card":
            yield from (draw_card(f"skyward:{card}", palette) for card in (*CARDS, VEHICLES[0].id, CRITTERS[0].id))
            yield draw_card(f"skyward:{BENEFACTORS[0].id}", palette)
        case "scores":
            yield printed_sheet(palette, max(SEATS))
            yield contact_sheet(_on_all(palette), palette)


def _on_all(palette: Palette) -> Iterator[Tile]:
    for mark in MARKS:
        yield sprites.token(palette, LIVERIES[mark], 62)
    for name in sprites.icon_names():
        yield sprites.icon(palette, name, 44)
    yield from (sprites.shield(palette, vp, 86) for vp in (27, -2))


def _on_table(palette: Palette) -> Iterator[Tile]:
    yield from _on_all(palette)
    yield from (small_card(palette, card.id, 190, 200) for card in SKYWARD_CARDS[::5])
    yield from (benefactor(palette, card.id, measured(4)) for card in BENEFACTORS[::5])
    yield from (card_back(palette, *BACK), pad(palette, columns(4)[0].wide), sunburst(palette))


def _in_airspace(palette: Palette) -> Iterator[Tile]:
    yield from _on_all(palette)
    yield from (small_card(palette, card.id, 214, 192, 15) for card in BUILDINGS[::4])
    yield from (flyer(palette, card.id, 214, 82) for card in FLIERS[::2])
    yield from (storey(palette, card, 198, 46) for card in (*(card.id for card in EXTENSIONS), COG))


def _in_hand(palette: Palette) -> Iterator[Tile]:
    yield from _on_all(palette)
    yield from (hand_card(palette, card.id, 224) for card in (*SKYWARD_CARDS, *BENEFACTORS)[::6])
