"""Goldens of Skyward Republic: every kind of picture at an opening, in a crowded middle and at the fullest end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pytest

from render.lobby import LobbyCard, LobbySeat, Role
from render.picture import Picture
from render.skyward_republic.airspace import lay_airspace
from render.skyward_republic.artist import SkywardRepublicArtist
from render.skyward_republic.people import people
from render.skyward_republic.table import lay_table
from render.theme import PALETTES
from rules.core.outcome import Outcome
from rules.core.questions import Seat
from rules.shelf import SHELF
from rules.skyward_republic.cards.decks import central_deck
from rules.skyward_republic.view import EndingView, LaunchTurnView, PileView, TableView
from tests.render.fielded import changed
from tests.render.golden import GOLDENS, TOLERANCE, apart, differs, opened, reduced, unnoticed
from tests.render.skyward_republic.conftest import NAMES, OUTCOME, overflowing, score, table

WIDE = ("Wilhelmina W. Mwangi", "محمد الأمين", "W" * 32, "小百合")
GAME = SHELF["skyward-republic"]
DAY = PALETTES["day"]
HAND = ("maker", "maker", "elite-seer", "clock-tower", "world-fair", "landing-pad", "solar-pact")


def opening(viewer: int | None = None) -> TableView:
    """Two players, nothing done: in secret each chooses whom to begin with."""
    seen: TableView = GAME.view(GAME.setup(seats=2, seed=1), None if viewer is None else Seat(viewer))
    return seen


def launching() -> TableView:
    """A launch phase of four, with what was shown and what is cheaper."""
    turn = LaunchTurnView((0, 2), ("pay 1 icon less for your next Building this turn",))
    return table(4, "launch", launching=turn, shown=("maker", "clock-tower"))


def end() -> TableView:
    """Four players in the last Benefactor phase, with more of everything than a game is likely to have."""
    return msgspec.structs.replace(
        overflowing(4), draft=None, phase="benefactor", ending=EndingView("8 Buildings in one airspace", Seat(1))
    )


def later(view: TableView) -> TableView:
    """The same table some presses on."""
    richer = msgspec.structs.replace(view.mats[0], vp=view.mats[0].vp + 5, cogs=1, hand=8)
    claimed = msgspec.structs.replace(view.market[0], tokens=(Seat(0),))
    return msgspec.structs.replace(
        view, turn=1, acting=(1,), mats=(richer, *view.mats[1:]), market=(claimed, *view.market[1:]), deck=view.deck - 3
    )


def two_scores() -> Outcome:
    """A finished game of two that nothing parts."""
    lines = (score(0, 40, [], 2), score(1, 30, [("Clock Tower", 8)], 4))
    return Outcome(lines, ((0, 1),), (0, 1), None)


def hand(artist: SkywardRepublicArtist, view: TableView, names: tuple[str, ...] = NAMES) -> Picture:
    """The viewer's hand."""
    picture = artist.hand(view, names)
    assert picture
    return picture


def poster(artist: SkywardRepublicArtist, wanted: int, names: tuple[str, ...], *, begun: bool = False) -> Picture:
    """A lobby with a host and others."""
    seats = tuple(LobbySeat(name, Role.COMPUTER if number else Role.HOST) for number, name in enumerate(names))
    return artist.lobby(LobbyCard(GAME.title, wanted, seats, begun=begun))


PICTURES: Mapping[str, Callable[[SkywardRepublicArtist], Picture]] = {
    "table-opening": lambda artist: artist.board(opening(), NAMES),
    "draft-middle": lambda artist: artist.board(table(4), NAMES),
    "draft-end": lambda artist: artist.board(overflowing(4), WIDE),
    "launch-middle": lambda artist: artist.board(launching(), NAMES),
    "benefactor-end": lambda artist: artist.board(end(), WIDE),
    "table-colour-blind": lambda artist: artist.board(launching(), NAMES, "colour-blind"),
    "airspace-opening": lambda artist: artist.mat(opening(), 0, NAMES),
    "airspace-middle": lambda artist: artist.mat(table(4), 0, NAMES),
    "airspace-end": lambda artist: artist.mat(end(), 2, WIDE),
    "hand-opening": lambda artist: hand(artist, opening(0)),
    "hand-middle": lambda artist: hand(artist, table(4, viewer=0, hand=HAND)),
    "hand-end": lambda artist: hand(artist, table(4, viewer=0, hand=tuple(central_deck()[::12])), WIDE),
    "since-opening": lambda artist: artist.since(opening(), later(opening()), NAMES),
    "since-middle": lambda artist: artist.since(table(4), later(table(4)), NAMES),
    "since-end": lambda artist: artist.since(end(), later(end()), WIDE),
    "scores-two": lambda artist: artist.scores(table(2, over=True), two_scores(), NAMES),
    "scores-four": lambda artist: artist.scores(table(4, over=True), OUTCOME, WIDE),
    "card-building": lambda artist: artist.card("skyward:clock-tower"),
    "card-benefactor": lambda artist: artist.card("skyward:solar-pact"),
    "card-faction": lambda artist: artist.card("skyward:elite-seer"),
    "lobby-opening": lambda artist: poster(artist, 4, NAMES[:1]),
    "lobby-middle": lambda artist: poster(artist, 3, NAMES[:2]),
    "lobby-end": lambda artist: poster(artist, 4, WIDE, begun=True),
}


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_and_its_words_are_as_they_were(artist: SkywardRepublicArtist, name: str) -> None:
    assert differs(PICTURES[name](artist), f"skyward-{name}") == ""


def test_no_golden_is_left_over() -> None:
    kept = {file.stem for file in GOLDENS.iterdir() if file.stem.startswith("skyward-")}
    assert kept == {f"skyward-{name}" for name in PICTURES}


@pytest.mark.long
@pytest.mark.parametrize("view", [table(4), launching()], ids=["draft", "launch"])
def test_whatever_is_missing_on_a_table_is_noticed(artist: SkywardRepublicArtist, view: TableView) -> None:
    assert list(unnoticed(lay_table(view, NAMES, DAY), step=3)) == []


@pytest.mark.long
def test_whatever_is_missing_in_an_airspace_is_noticed(artist: SkywardRepublicArtist) -> None:
    view = table(4)
    assert list(unnoticed(lay_airspace(view.mats[0], people(4, NAMES)[0], ("solar-pact",), DAY), step=2)) == []


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("mats.0.vp", 28),
        ("mats.1.cogs", 1),
        ("mats.2.tokens", 3),
        ("market.1.tokens", (Seat(0),)),
        ("draft.piles.0", PileView(1, ("anarchist-noodle-house",), False)),
        ("warden", Seat(2)),
        ("deck", 120),
    ],
)
def test_one_step_one_token_or_one_number_is_noticed(artist: SkywardRepublicArtist, path: str, value: Any) -> None:
    view = table(4) if path.startswith("draft") else launching()
    one, other = (artist.board(each, NAMES) for each in (view, changed(view, path, value)))
    assert apart(reduced(opened(one.png)), reduced(opened(other.png))) > TOLERANCE
