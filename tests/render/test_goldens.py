"""Goldens of Braided Skies: every kind of picture at an opening, in a crowded middle and at the fullest end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pytest

from render.artist import Artist
from render.braided_skies.board import lay_board
from render.braided_skies.mat import lay_mat
from render.braided_skies.people import people
from render.lobby import LobbyCard, LobbySeat, Role
from render.picture import Picture
from render.theme import PALETTES
from rules.braided_skies.cards.ports import COLLECTION_PORTS
from rules.braided_skies.cards.wonders import WONDERS
from rules.braided_skies.view import EndingView, MatView, PlacedView, TableView
from rules.core.outcome import Outcome, Score, ScoreLine
from rules.core.questions import Seat
from rules.shelf import SHELF
from tests.render.conftest import NAMES, OUTCOME, mat, table
from tests.render.fielded import changed
from tests.render.golden import GOLDENS, TOLERANCE, apart, differs, opened, reduced, unnoticed

WIDE = ("Wilhelmina W. Mwangi", "محمد الأمين", "W" * 32, "小百合", "Ingrid Bjørnsdóttir-Halvorsen")
GAME = SHELF["braided-skies"]
DAY = PALETTES["day"]
EVERYBODY = tuple(Seat(seat) for seat in range(5))


def opening() -> TableView:
    """Two players, nothing done."""
    seen: TableView = GAME.view(GAME.setup(seats=2, seed=1), None)
    return seen


def middle() -> TableView:
    """Five players in the thick of it."""
    return table(5)


def full_mat(seat: int) -> MatView:
    """A mat with more on it than most games see; fame and tracks that several share."""
    view = mat(seat)
    placed = PlacedView("wayfarer-hammock", ("captain", "crewmate"), printed=False, activated=seat % 2 == 0)
    row = msgspec.structs.replace(view.rows[0], outfittings=(placed,) * 5, spaces=())
    return msgspec.structs.replace(
        view,
        fame=(119, 132, 119, 60, 60)[seat],
        grit=10,
        outposts=0,
        rows=(row, *view.rows[1:]),
        wonders=(view.wonders[0], *(card.id for card in WONDERS if card.track == "culture")),
        encounters=tuple(range(1, 26)),
        tracks=(12, 12, (12, 12, 0, 12, 6)[seat]),
        symbols=(10, 4, 3, 5),
    )


def end() -> TableView:
    """Five players in the last turn: all is revealed, every outpost built, ships in heaps."""
    view = middle()
    ports = tuple(
        msgspec.structs.replace(
            port,
            clouds=(),
            outpost_tile="music-kiosk",
            owners=EVERYBODY,
            leftovers=("Y", "B", "R", "T"),
            ships=tuple((seat, port.flag) for seat in EVERYBODY[: 5 if port.unlimited else 1]),
        )
        for port in view.ports
    )
    festival = msgspec.structs.replace(view.special_ports[0], ships=tuple((seat, "red") for seat in EVERYBODY))
    closed = msgspec.structs.replace(view.wonder_ports[0], top=None, cards=0, ships=())
    return msgspec.structs.replace(
        view,
        acted=True,
        ending=EndingView("60 fame", Seat(0), 1),
        ports=ports,
        mats=tuple(full_mat(seat) for seat in range(5)),
        wonder_ports=(closed, *view.wonder_ports[1:]),
        special_ports=(festival, *view.special_ports[1:]),
        guild=view.guild[:1],
    )


def later(view: TableView) -> TableView:
    """The same table some presses on."""
    seat = msgspec.structs.replace(view.mats[0], fame=view.mats[0].fame + 6, tracks=(8, 3, 5))
    port = msgspec.structs.replace(view.ports[1], ships=((Seat(0), "blue"),), owners=(Seat(0),))
    return msgspec.structs.replace(
        view,
        round=view.round + 1,
        ports=(view.ports[0], port, *view.ports[2:]),
        mats=(seat, *view.mats[1:]),
        guild=("pennant-gallery", *view.guild[:3]),
    )


def five_scores() -> Outcome:
    """A finished game of five: three share the first place."""
    lines = tuple(
        Score((ScoreLine("Fame", fame), ScoreLine("Heritage", 100 - fame), ScoreLine("Culture: 10 × 4", 40)), 140, seat)
        for seat, fame in zip(EVERYBODY, (99, 50, 0, 61, 8), strict=True)
    )
    return Outcome(lines, ((0, 1, 2), (3,), (4,)), (0, 1, 2), "more tapstones")


def poster(artist: Artist, wanted: int, names: tuple[str, ...], *, begun: bool = False) -> Picture:
    """A lobby with a host and others."""
    seats = tuple(LobbySeat(name, Role.PERSON if number else Role.HOST) for number, name in enumerate(names))
    return artist.lobby(LobbyCard(GAME.title, wanted, seats, begun=begun))


PICTURES: Mapping[str, Callable[[Artist], Picture]] = {
    "board-opening": lambda artist: artist.board(opening(), NAMES),
    "board-middle": lambda artist: artist.board(middle(), NAMES),
    "board-end": lambda artist: artist.board(end(), WIDE),
    "board-colour-blind": lambda artist: artist.board(middle(), NAMES, "colour-blind"),
    "mat-opening": lambda artist: artist.mat(opening(), 0, NAMES),
    "mat-middle": lambda artist: artist.mat(middle(), 2, NAMES),
    "mat-end": lambda artist: artist.mat(end(), 2, WIDE),
    "since-opening": lambda artist: artist.since(opening(), later(opening()), NAMES),
    "since-middle": lambda artist: artist.since(middle(), later(middle()), NAMES),
    "since-end": lambda artist: artist.since(later(middle()), end(), WIDE),
    "scores-four": lambda artist: artist.scores(table(4, over=True), OUTCOME, NAMES),
    "scores-five": lambda artist: artist.scores(table(5, over=True), five_scores(), WIDE),
    "card-wonder": lambda artist: artist.card("wonder:weather-opera"),
    "card-outfitting": lambda artist: artist.card("outfitting:pennant-gallery"),
    "card-captain": lambda artist: artist.card("captain:wren-halloway"),
    "lobby-opening": lambda artist: poster(artist, 5, NAMES[:1]),
    "lobby-middle": lambda artist: poster(artist, 3, NAMES[:2]),
    "lobby-end": lambda artist: poster(artist, 5, WIDE, begun=True),
}


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_and_its_words_are_as_they_were(artist: Artist, name: str) -> None:
    assert differs(PICTURES[name](artist), name) == ""


def test_no_golden_is_left_over() -> None:
    kept = {file.stem for file in GOLDENS.iterdir() if not file.stem.startswith("skyward-")}
    assert kept == set(PICTURES)


@pytest.mark.long
def test_whatever_is_missing_on_a_board_is_noticed(artist: Artist) -> None:
    assert list(unnoticed(lay_board(middle(), NAMES, DAY), step=2)) == []


@pytest.mark.long
def test_whatever_is_missing_on_a_mat_is_noticed(artist: Artist) -> None:
    view = middle()
    assert list(unnoticed(lay_mat(view.mats[2], people(view, NAMES)[2], DAY), step=2)) == []


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("mats.0.fame", 32),
        ("mats.3.tracks", (5, 6, 2)),
        ("mats.0.ships.0.port", None),
        ("supply", (14, 12, 11, -1)),
        ("ports.0.owners", EVERYBODY[:4]),
        ("ports.0.ships", ((0, COLLECTION_PORTS[0].flag),)),
        ("outpost_tiles", 4),
        ("turn", 2),
    ],
)
def test_one_step_one_ship_or_one_number_is_noticed(artist: Artist, path: str, value: Any) -> None:
    picture = artist.mat if path == "mats.0.ships.0.port" else None
    before, after = middle(), changed(middle(), path, value)
    one, other = (picture(view, 0, NAMES) if picture else artist.board(view, NAMES) for view in (before, after))
    assert apart(reduced(opened(one.png)), reduced(opened(other.png))) > TOLERANCE
