"""Views to draw: tables of Skyward Republic in the middle of a game, with everything that a picture must show."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from render.skyward_republic.artist import SkywardRepublicArtist
from rules.core.outcome import Outcome, Score, ScoreLine
from rules.core.questions import Seat
from rules.skyward_republic.cards.benefactors import BENEFACTORS
from rules.skyward_republic.cards.buildings import BUILDINGS
from rules.skyward_republic.cards.critters import CRITTERS
from rules.skyward_republic.cards.decks import building, extension
from rules.skyward_republic.cards.extensions import EXTENSIONS
from rules.skyward_republic.cards.vehicles import VEHICLES
from rules.skyward_republic.terms import FACTIONS, ICONS, Phase
from rules.skyward_republic.view import BuildingView, DraftView, MatView, PileView, SponsorView, TableView

SPOTS = ((1, 0), (1, 1), (0, 1), (1, 2), (0, 2), (0, 0), (0, 3), (1, 3), (1, 4), (0, -1))
"""Where Buildings stand, in the order they are launched; the last two are beside the grid."""
NAMES = ("Mirela", "Okonkwo", "Søren", "小百合")
TOPS = ("solar-pact", *(card.id for card in BENEFACTORS if card.id != "solar-pact"))


def building_id(number: int) -> str:
    """One of the Buildings, the named ones first."""
    named = ("clock-tower", "world-fair", "anarchist-noodle-house")
    return (*named, *(card.id for card in BUILDINGS if card.id not in named))[number % len(BUILDINGS)]


def standing(card: str, spot: int, extensions: tuple[str, ...] = ()) -> BuildingView:
    """A Building in its place."""
    row, column = SPOTS[spot]
    costs = building(card).cost + "".join(extension(each).cost for each in extensions if each != "cog")
    cost = "".join(sorted(costs, key=ICONS.index))
    return BuildingView(
        card=card,
        row=row,
        column=column,
        extensions=extensions,
        outside=spot > 7,
        cost=cost,
        height=1 + len(extensions),
        factions=tuple(faction for faction in FACTIONS if faction in cost),
    )


def city(seat: int, count: int, piled: Sequence[tuple[str, ...]] = ()) -> tuple[BuildingView, ...]:
    """So many Buildings, the first of them with Extensions."""
    piled = (*piled, *() * count)
    return tuple(
        standing(building_id(seat * 5 + number), number, piled[number] if number < len(piled) else ())
        for number in range(count)
    )


def mat(seat: int, **changed: Any) -> MatView:
    """A player in the middle of a game."""
    pad = EXTENSIONS[0].id
    buildings = city(seat, (4, 5, 4, 3)[seat], (((pad,), (pad, "cog"), ()), (), ((pad,),), ())[seat])
    sky: tuple[str, ...] = ((VEHICLES[0].id, CRITTERS[0].id), (), (VEHICLES[-1].id,), (CRITTERS[-1].id,))[seat]
    view = MatView(
        seat=Seat(seat),
        vp=(27, 34, 21, -2)[seat],
        cogs=(3, 0, 5, 1)[seat],
        hand=(6, 4, 9, 2)[seat],
        tokens=(3, 4, 2, 4)[seat],
        buildings=buildings,
        sky=sky,
        near=(2, 0, 1, 2)[seat],
        picked=seat == 1,
        acted=False,
        icons=counted(buildings),
        used=(buildings[0].card,) if seat == 0 else (),
        claimable=(),
    )
    return msgspec.structs.replace(view, **changed)


def counted(buildings: Sequence[BuildingView]) -> tuple[int, int, int, int, int]:
    """The icons of an airspace."""
    cost = "".join(each.cost for each in buildings)
    return (cost.count("S"), cost.count("P"), cost.count("M"), cost.count("C"), cost.count("N"))


def piles(seats: int) -> tuple[PileView, ...]:
    """The piles of a draft on its way: the third has been taken."""
    cards = (
        ("anarchist-noodle-house", "elite-seer"),
        ("clock-tower", "maker", VEHICLES[0].id),
        ("seer", "collective"),
        (CRITTERS[0].id, "world-fair", EXTENSIONS[0].id, "elite-preserver"),
    )
    return tuple(PileView(number + 1, cards[number], False) for number in range(seats) if number != 2)


def table(seats: int = 4, phase: Phase = "draft", **changed: Any) -> TableView:
    """A table in the middle of a game, with anything changed that a test is about."""
    view = TableView(
        viewer=None,
        seats=seats,
        round=5,
        phase=phase,
        warden=Seat(1),
        turn=Seat(0),
        acting=(Seat(0),),
        over=False,
        ending=None,
        draft=DraftView(piles(seats), 1) if phase == "draft" else None,
        launching=None,
        shown=(),
        market=market(seats),
        benefactor_deck=20,
        benefactor_discards=(),
        deck=121,
        discards=("maker", "elite-collective"),
        mats=tuple(mat(seat) for seat in range(seats)),
        hand=(),
        sealed=None,
        news=(),
    )
    return msgspec.structs.replace(view, **changed)


def market(count: int) -> tuple[SponsorView, ...]:
    """A market with some claims."""
    claims = ((), (0, 2), (2,), ())
    return tuple(
        SponsorView(TOPS[number % len(TOPS)], tuple(Seat(seat) for seat in claims[number % 4] if seat < count))
        for number in range(count)
    )


def overflowing(seats: int = 4) -> TableView:
    """Ten Buildings, six Extensions on one, a full sky, piles of ten, fourteen Benefactors, odd scores."""
    roofs = tuple(card.id for card in EXTENSIONS[:4])
    buildings = city(2, 10, ((), roofs, (roofs[0], "cog"), (*roofs, "cog", "cog"), roofs[:1]))
    sky = (*(card.id for card in VEHICLES), *(card.id for card in CRITTERS))
    mats = tuple(
        mat(seat, buildings=buildings, sky=sky, vp=(117, -12, 49, 50)[seat], cogs=66, hand=25, icons=(21, 0, 9, 12, 3))
        for seat in range(seats)
    )
    ids = [card.id for card in BUILDINGS]
    heaps = tuple(
        PileView(number + 1, tuple(ids[number * 10 : number * 10 + 4 + number * 2]), False) for number in range(4)
    )
    return table(
        seats, mats=mats, draft=DraftView(heaps[:seats], 1), market=market(14), shown=("upside-down-planetarium",)
    )


def score(seat: int, vp: int, cards: Sequence[tuple[str, int]], cogs: int) -> Score:
    """A row of the sheet: in play, each SCORE ability, cogs."""
    lines = (ScoreLine("In play", vp), *(ScoreLine(*card) for card in cards), ScoreLine(f"{cogs} cogs", cogs))
    return Score(lines, sum(line.points for line in lines), Seat(seat))


OUTCOME = Outcome(
    lines=(
        score(0, 38, [("Clock Tower", 4), ("World Fair", 4), ("Landing Pad", 2), ("Envious Peacock", 23)], 4),
        score(1, 41, [("Academy of Maybe", 8), ("Stacked Orchard", 4), ("Ivy Storey", 0), ("Majority Hall", 8)], 0),
        score(2, 44, [(building(building_id(number)).name, 3) for number in range(9)] + [("Memory Loft", 2)], 2),
        score(3, -2, [], 1),
    ),
    ranking=((2,), (0,), (1,), (3,)),
    winners=(2,),
    tie_break="more placed Benefactor tokens",
)


@pytest.fixture
def lay() -> Callable[..., TableView]:
    """Lays a table in the middle of a game."""
    return table


@pytest.fixture
def piled() -> Callable[..., TableView]:
    """Lays a table with more of everything than a game is likely to have."""
    return overflowing


@pytest.fixture(scope="session")
def artist() -> SkywardRepublicArtist:
    """The artist of Skyward Republic, warmed up."""
    found = SkywardRepublicArtist()
    found.warm()
    return found


@pytest.fixture
def outcome() -> Outcome:
    """A finished game of four: a tie for the first place, broken by tokens."""
    return OUTCOME


@pytest.fixture
def names() -> tuple[str, ...]:
    return NAMES
