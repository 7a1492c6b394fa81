"""What the tables of colours are cut from: all that may be on a kind of picture. Only for `render.bake`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from PIL import Image

from render import sprites
from render.canvas import Canvas
from render.contact_sheet import contact_sheet
from render.lobby import SAMPLE, draw_lobby
from render.skyward_republic.airspace import FREE_HIGH, printed_airspace
from render.skyward_republic.card import FACES, draw_card
from render.skyward_republic.draft_zone import BACK, columns, pad
from render.skyward_republic.hand import hand_card, printed_ground
from render.skyward_republic.header import sunburst
from render.skyward_republic.market import benefactor, measured
from render.skyward_republic.people import MARKS
from render.skyward_republic.poster import printed_poster
from render.skyward_republic.scores import printed_sheet
from render.skyward_republic.small_cards import card_back, small_card
from render.skyward_republic.storeys import COG, flyer, free_place, storey
from render.skyward_republic.table import printed_table
from render.skyward_republic.warming import SEATS, Kind
from render.sprites import Tile
from render.theme import LIVERIES, Ink, Palette
from rules.skyward_republic.cards.benefactors import BENEFACTORS
from rules.skyward_republic.cards.buildings import BUILDINGS
from rules.skyward_republic.cards.critters import CRITTERS
from rules.skyward_republic.cards.decks import SKYWARD_CARDS
from rules.skyward_republic.cards.extensions import EXTENSIONS
from rules.skyward_republic.cards.records import SkywardCard
from rules.skyward_republic.cards.vehicles import VEHICLES

KINDS: tuple[Kind, ...] = get_args(Kind)
PLACES, PLACE_WIDE = 8, 210
"""How many places an airspace has, and how wide one is."""
FLIERS: tuple[SkywardCard, ...] = (*VEHICLES, *CRITTERS)


def sheets(palette: Palette, kind: Kind) -> Iterator[Image.Image]:
    """All that may be on a kind of picture."""
    match kind:
        case "table":
            yield printed_table(palette)
            yield contact_sheet(_on_table(palette), palette)
        case "airspace":
            yield from (_free_airspace(palette, mark) for mark in MARKS)
            yield contact_sheet(_in_airspace(palette), palette)
        case "hand":
            yield printed_ground(palette, 3)
            yield contact_sheet(_in_hand(palette), palette)
        case "card":
            yield from (draw_card(face_id, palette) for face_id in FACES)
        case "scores":
            yield printed_sheet(palette, max(SEATS))
            yield contact_sheet(_on_all(palette), palette)
        case "lobby":
            yield printed_poster(palette)
            yield draw_lobby(SAMPLE, printed_poster(palette), palette)


def _free_airspace(palette: Palette, mark: str) -> Image.Image:
    """An airspace with places that are free and places that are not yet."""
    ground = printed_airspace(palette, LIVERIES[mark]).copy()
    for index in range(PLACES):
        tile = free_place(palette, PLACE_WIDE, FREE_HIGH, index % 2 == 0)
        ground.paste(tile, (20 + index % 4 * (PLACE_WIDE + 20), 264 + index // 4 * 286), tile)
    return ground


def _free_tokens(palette: Palette) -> Tile:
    """Room for tokens on a Benefactor."""
    canvas = Canvas(Image.new("RGBA", (40, 40), palette.ink(Ink.CREAM)), palette)
    canvas.plate(20, 20, (36, 36), Ink.LINEN, cut=18, edge=Ink.DUNE, line=2, rounded=True)
    return canvas.frame


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
    yield from (_free_tokens(palette), card_back(palette, *BACK), pad(palette, columns(4)[0].wide), sunburst(palette))


def _in_airspace(palette: Palette) -> Iterator[Tile]:
    yield from _on_all(palette)
    yield from (small_card(palette, card.id, 214, 192, 15) for card in BUILDINGS[::4])
    yield from (flyer(palette, card.id, 214, 82) for card in FLIERS[::2])
    yield from (storey(palette, card, 198, 46) for card in (*(card.id for card in EXTENSIONS), COG))


def _in_hand(palette: Palette) -> Iterator[Tile]:
    yield from _on_all(palette)
    yield from (hand_card(palette, card.id, 224) for card in (*SKYWARD_CARDS, *BENEFACTORS)[::6])
