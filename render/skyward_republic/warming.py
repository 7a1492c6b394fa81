"""Warming up: every sprite that is rasterised, so that no turn has to wait for one."""

from __future__ import annotations

from typing import Literal

from PIL import Image

from render import sprites
from render.disk import DISK
from render.frozen import frozen
from render.skyward_republic.airspace import FREE_HIGH, GAP, GRID_WIDTH, footing, printed_airspace
from render.skyward_republic.draft_zone import BACK, columns, pad
from render.skyward_republic.hand import printed_ground
from render.skyward_republic.header import sunburst
from render.skyward_republic.people import MARKS
from render.skyward_republic.scores import printed_sheet
from render.skyward_republic.small_cards import card_back, empty_place
from render.skyward_republic.stair import DECK_BACK
from render.skyward_republic.storeys import free_place
from render.skyward_republic.table import printed_table
from render.skyward_republic.views import warm_views
from render.theme import LIVERIES, Palette
from rules.skyward_republic.cards.benefactors import BENEFACTORS
from rules.skyward_republic.cards.decks import SKYWARD_CARDS

GAME = "skyward-republic"
Kind = Literal["table", "airspace", "hand", "card", "scores", "lobby"]

SEATS = range(2, 5)
GRID_COLUMNS = range(4, 13)
"""Four columns, and as many more as there may be Buildings beside the grid."""


def table_of_colours(palette: Palette, kind: Kind) -> Image.Image:
    """The 256 colours of a kind of picture in a palette, frozen by `render.bake`."""
    return frozen(GAME, kind, palette.name)


def warm(palette: Palette) -> None:
    """What the first turn must not wait for; all else is read from the disk where it is needed."""
    DISK.once(f"{GAME} in {palette.name}", lambda: bake(palette))
    printed_table(palette)


def bake(palette: Palette) -> None:
    """Everything that is drawn only once."""
    sprites.warm_icons(palette)
    warm_views(palette, [card.id for card in (*SKYWARD_CARDS, *BENEFACTORS)])
    printed_table(palette)
    sunburst(palette)
    for seats in SEATS:
        pad(palette, columns(seats)[0].wide)
        printed_sheet(palette, seats)
    for size in (BACK, DECK_BACK):
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
