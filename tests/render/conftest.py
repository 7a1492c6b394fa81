"""Views to draw: tables in the middle of a game, with everything on them that a picture must show."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from render.artist import Artist
from render.shelf import ARTISTS
from rules.braided_skies import terms
from rules.braided_skies.cards.captains import CAPTAINS
from rules.braided_skies.cards.decks import OUTFITTING, STARTING_WONDER, WONDER
from rules.braided_skies.cards.mats import LAYOUTS
from rules.braided_skies.cards.ports import COLLECTION_PORTS, SPECIAL_PORTS, WONDER_PORTS
from rules.braided_skies.cards.wonders import WONDERS
from rules.braided_skies.terms import FLAGS, Flag, Symbol, Token
from rules.braided_skies.view import (
    MatView,
    PlacedView,
    PortView,
    RowView,
    ShipView,
    SpecialPortView,
    TableView,
    WonderPortView,
)
from rules.core.outcome import Outcome, Score, ScoreLine
from rules.core.questions import Seat

HERE = Path(__file__).parent
FAMES = (31, 24, 38, 38, 9)
TRACKS = ((7, 2, 5), (3, 8, 6), (7, 4, 9), (5, 6, 1), (7, 4, 0))
STARTS = ("painted-gangplank", "pocket-theatre", "bonsai-island", "practice-cliff", "retired-cannon")
WHERE = (
    ("zephyr", "shoals", None),
    (None, None, "terraces"),
    ("zephyr", None, "culture"),
    ("festival", "geyser", "flagon"),
    ("zephyr", "festival", None),
)
GAINED = (("paper-observatory",), (), ("kettle-hall", "paper-observatory"), (), ())
EXTRA = (
    ("heros-gauntlet-2", "wayfarer-hammock"),
    (),
    ("outpost-expansion-3", "refill-station-1", "pennant-gallery"),
    ("semaphore-mast",),
    (),
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All pictures of a game are drawn by one worker, so that its colours are laid out once."""
    for item in items:
        if item.path.is_relative_to(HERE):
            game = "skyward-republic" if item.path.parent.name == "skyward_republic" else "braided-skies"
            item.add_marker(pytest.mark.xdist_group(f"pictures of {game}"))


def counted(names: tuple[Symbol, ...]) -> tuple[int, int, int, int]:
    """How many of each symbol, in the order of the view."""
    return (names.count("culture"), names.count("scenic"), names.count("adventure"), names.count("heritage"))


def ships(seat: int) -> tuple[ShipView, ...]:
    """The ships of a seat, some of them away."""
    return tuple(
        ShipView(flag, WHERE[seat][row], harvester=(seat + row) % 2 == 0, crewmate=(seat + row) % 3 == 0)
        for row, flag in enumerate(FLAGS)
    )


def rows(seat: int) -> tuple[RowView, ...]:
    """Rows with what is printed on them, and cards on the middle one."""
    made = []
    for number, printed in enumerate(LAYOUTS[seat].rows):
        cards = [*printed.printed, *(EXTRA[seat] if number == 1 else ())]
        placed = tuple(PlacedView(card, filling(card, number + seat), card in printed.printed, False) for card in cards)
        left = 5 - len(placed)
        made.append(RowView(printed.flag, placed, ("1 grit", "1 encounter", "2 fame")[3 - left :]))
    return tuple(made)


def filling(card: str, salt: int) -> tuple[str, ...]:
    """Tokens on some of the slots of a card."""
    fits = {"Y": "Y", "B": "B", "R": "R", "X": "B", "T": "T", "W": "R", "K": ""}
    return tuple(fits[kind] if (salt + place) % 3 else "" for place, kind in enumerate(OUTFITTING[card].slots))


def mat(seat: int) -> MatView:
    """A player in the middle of a game."""
    symbols = (
        *STARTING_WONDER[STARTS[seat]].symbols,
        *(each for card in GAINED[seat] for each in WONDER[card].symbols),
    )
    return MatView(
        seat=Seat(seat),
        layout=LAYOUTS[seat].id,
        captain=CAPTAINS[seat].id,
        captain_home=True,
        ships=ships(seat),
        rows=rows(seat),
        hold=(),
        grit=(5, 0, 10, 2, 7)[seat],
        fame=FAMES[seat],
        outposts=(3, 6, 1, 5, 6)[seat],
        encounters=((1, 13, 5), (), (2, 4, 9, 20, 11), (12,), (3,))[seat],
        wonders=(STARTS[seat], *GAINED[seat]),
        symbols=counted(symbols),
        tracks=TRACKS[seat],
    )


def ports(seats: int) -> tuple[PortView, ...]:
    """Six ports revealed, three under clouds."""
    clouds = {"chains": ("large",), "anvil": ("small",), "lagoon": ("large", "small")}
    tiles = ("music-kiosk", "souvenir-stall", "crossroads-inn", "lichen-lookout", "ember-kiln", None, "rope-school")
    owners = ((0, 2, 1, 3, 4), (1,), (), (0,), (3, 1), (), ())
    left: tuple[tuple[Token, ...], ...] = (("T",), (), ("Y", "R"), (), ("B", "B", "B", "T"), (), ())
    made = []
    for number, port in enumerate(COLLECTION_PORTS):
        hidden = clouds.get(port.id, ())
        known = number < len(owners) and not hidden
        made.append(
            PortView(
                id=port.id,
                level=port.level,
                column=port.column,
                flag=port.flag,
                unlimited=port.unlimited,
                clouds=hidden,
                outpost_tile=tiles[number] if known else None,
                owners=tuple(Seat(seat) for seat in owners[number] if seat < seats) if known else (),
                leftovers=left[number] if known else (),
                ships=moored(port.id, seats),
            )
        )
    return tuple(made)


def moored(port: str, seats: int) -> tuple[tuple[Seat, Flag], ...]:
    """Who lies at a port."""
    return tuple(
        (Seat(seat), flag) for seat in range(seats) for row, flag in enumerate(FLAGS) if WHERE[seat][row] == port
    )


def table(seats: int = 4, **changed: object) -> TableView:
    """A table in the middle of a game, with anything changed that a test is about."""
    view = TableView(
        viewer=None,
        seats=seats,
        round=14,
        first=Seat(0),
        turn=Seat(1),
        acted=False,
        over=False,
        ending=None,
        ports=ports(seats),
        wonder_ports=tuple(
            WonderPortView(port.id, track, top, cards, fame, moored(port.id, seats))
            for port, track, top, cards, fame in zip(
                WONDER_PORTS, terms.TRACKS, ("kettle-hall", SCENIC, ADVENTURE), (6, 7, 5), (0, 2, 3), strict=True
            )
        ),
        special_ports=tuple(SpecialPortView(port.id, port.unlimited, moored(port.id, seats)) for port in SPECIAL_PORTS),
        guild=("wind-engines-scenic", "refill-station-1", "outpost-expansion-1", "semaphore-mast"),
        outfitting_deck=21,
        outfitting_discards=2,
        encounter_deck=14,
        encounter_discards=3,
        outpost_tiles=5,
        supply=(13, 12, 11, -1),
        fame_supply=10,
        encounters_played=0,
        mats=tuple(mat(seat) for seat in range(seats)),
        news=(),
    )
    return msgspec.structs.replace(view, **changed)


SCENIC = next(card.id for card in WONDERS if card.track == "scenic")
ADVENTURE = [card.id for card in WONDERS if card.track == "adventure"][-1]
OUTCOME = Outcome(
    lines=tuple(
        Score(
            (
                ScoreLine("Fame", fame),
                ScoreLine("Heritage", heritage),
                ScoreLine("Culture: 2 × 3", 6),
                ScoreLine("Scenic: 1 × 2", 2),
                ScoreLine("Adventure: 4 × 3", 12),
            ),
            fame + heritage + 20,
            Seat(seat),
        )
        for seat, (fame, heritage) in enumerate(((61, 16), (40, 6), (67, 10), (46, 0)))
    ),
    ranking=((2,), (0,), (1, 3)),
    winners=(2,),
    tie_break="more tapstones",
)
NAMES = ("Mirela", "Okonkwo", "Søren", "小百合", "Ingrid Bjørnsdóttir")


@pytest.fixture
def lay() -> Callable[..., TableView]:
    """Lays a table in the middle of a game."""
    return table


@pytest.fixture(scope="session")
def artist() -> Artist:
    """The artist of Braided Skies, warmed up."""
    found = ARTISTS["braided-skies"]
    found.warm()
    return found


@pytest.fixture
def outcome() -> Outcome:
    """A finished game of four: a tie for the first place, broken, and one for the third that stands."""
    return OUTCOME


@pytest.fixture
def names() -> tuple[str, ...]:
    return NAMES
