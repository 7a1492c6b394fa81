"""Set-up, in the order of the rulebook (BS-S)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from rules.braided_skies.cards.captains import CAPTAINS
from rules.braided_skies.cards.clouds import CLOUDS
from rules.braided_skies.cards.decks import LAYOUT, OUTFITTING
from rules.braided_skies.cards.encounters import ENCOUNTERS
from rules.braided_skies.cards.mats import LAYOUTS
from rules.braided_skies.cards.outfittings import OUTFITTINGS
from rules.braided_skies.cards.outposts import OUTPOST_TILES
from rules.braided_skies.cards.starting_wonders import STARTING_WONDERS
from rules.braided_skies.cards.wonders import WONDERS
from rules.braided_skies.outfittings import MARKET
from rules.braided_skies.ports import COLUMNS
from rules.braided_skies.table import Mat, Options, Placed, PortState, Ship, Table
from rules.braided_skies.terms import FLAGS, TRACKS
from rules.core.chance import Chance
from rules.core.errors import SetupError
from rules.core.game import Switch, checked_seed, chosen_options
from rules.core.questions import Seat

T = TypeVar("T")

LEAST, MOST = 2, 5
SWITCHES = (
    Switch("wonder_trigger_counts_starting", "The starting wonder counts towards the 7", True, (True, False)),
    Switch("explore_optional", "A ship that can explore may choose not to", False, (False, True)),
    Switch("strict_supply", "Tapstones and tourists are limited to 20 of each", False, (False, True)),
    Switch("GRIT_MAX", "The most grit a player can hold", 10, range(4, 31)),
    Switch("wind_engines_limit", "Wind Engines work once a card or once a turn", "per_card", ("per_card", "per_turn")),
    Switch("TRACK_TOP", "Steps of a wonder track", 12, (12,)),
    Switch("max_rounds_guard", "The end is set off after this many rounds at the latest", 60, range(1, 201)),
    Switch("bonus_optional", "Port bonuses may be declined", False, (False, True)),
    Switch("process_decline", "Cargo that fits may be left at the port", False, (False, True)),
)


def setup(*, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> Table:
    """A new table for 2 to 5 seats; raises `SetupError` for any other number or an unknown option (BQ-80)."""
    if not isinstance(seats, int) or isinstance(seats, bool) or not LEAST <= seats <= MOST:
        raise SetupError(f"Braided Skies takes {LEAST} to {MOST} players, not {seats}.")
    chosen = Options(**chosen_options(SWITCHES, options))
    chance = Chance(checked_seed(seed))
    outfittings = shuffled(chance, "outfittings", [card.id for card in OUTFITTINGS])
    encounters = shuffled(chance, "encounters", [card.id for card in ENCOUNTERS])
    tiles = shuffled(chance, "outpost tiles", [tile.id for tile in OUTPOST_TILES])
    first = Seat(chance.roll(seats, "first player") - 1)
    return Table(
        options=chosen,
        chance=chance,
        mats=mats(chance, seats, encounters),
        ports=ports(chance, tiles),
        wonders=[
            shuffled(chance, f"{track} wonders", [card.id for card in WONDERS if card.track == track])
            for track in TRACKS
        ],
        wonder_fame=[0] * len(TRACKS),
        guild=[outfittings.pop() for _ in range(MARKET)],
        outfittings=outfittings,
        outfitting_discards=[],
        encounters=encounters,
        encounter_discards=[],
        outpost_tiles=tiles,
        first=first,
        turn=first,
    )


def shuffled(chance: Chance, stream: str, cards: list[T]) -> list[T]:
    """A deck, shuffled; its last card is the top."""
    chance.shuffle(cards, stream)
    return cards


def ports(chance: Chance, tiles: list[str]) -> list[PortState]:
    """Small tiles over the bottom ports, large ones over those and the middle ports (BS-S02 to S04, S07)."""
    small = shuffled(chance, "small clouds", [cloud.id for cloud in CLOUDS if cloud.size == "small"])
    large = shuffled(chance, "large clouds", [cloud.id for cloud in CLOUDS if cloud.size == "large"])
    top = [PortState([], tiles.pop()) for _ in range(COLUMNS)]
    bottom = [[small.pop()] for _ in range(COLUMNS)]
    for stack in bottom:
        stack.append(large.pop())
    middle = [PortState([large.pop()]) for _ in range(COLUMNS)]
    return [*top, *middle, *(PortState(stack) for stack in bottom)]


def mats(chance: Chance, seats: int, encounters: list[int]) -> list[Mat]:
    """A captain, a mat and a starting wonder for each, at random (BS-S11 to S20)."""
    captains = shuffled(chance, "captains", [captain.id for captain in CAPTAINS])
    layouts = shuffled(chance, "mats", [layout.id for layout in LAYOUTS])
    wonders = shuffled(chance, "starting wonders", [card.id for card in STARTING_WONDERS])
    return [mat(captains.pop(), layouts.pop(), wonders.pop(), encounters.pop()) for _ in range(seats)]


def mat(captain: str, layout: str, wonder: str, encounter: int) -> Mat:
    """A mat as it begins: three stones on their printed slots, 2 grit, an encounter card (BS-S16 to S18)."""
    rows = [
        [Placed(printed, [""] * len(OUTFITTING[printed].slots)) for printed in row.printed]
        for row in LAYOUT[layout].rows
    ]
    for number, row in enumerate(LAYOUT[layout].rows):
        for place, slot, token in row.start:
            rows[number][place].tokens[slot] = token
    return Mat(
        layout=layout,
        captain=captain,
        ships=[Ship(flag) for flag in FLAGS],
        rows=rows,
        encounters=[encounter],
        wonders=[wonder],
        tracks=[0] * len(TRACKS),
    )
