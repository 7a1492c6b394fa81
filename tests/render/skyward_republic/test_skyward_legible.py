"""Every word on a picture of Skyward Republic can be read: whole, in its place, on its plate, against its ground."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from render.plans import pasted
from render.skyward_republic.airspace import lay_airspace
from render.skyward_republic.artist import SkywardRepublicArtist
from render.skyward_republic.hand import lay_hand
from render.skyward_republic.people import people
from render.skyward_republic.scores import draw_scores
from render.skyward_republic.since import since
from render.skyward_republic.table import lay_table
from render.theme import MAT_TINY, PALETTES, TINY, Palette
from rules.core.outcome import Outcome
from rules.core.questions import Seat
from rules.skyward_republic.cards.decks import central_deck
from rules.skyward_republic.game import GAME
from rules.skyward_republic.view import EndingView, LaunchTurnView, SealedView, TableView
from tests.render.inked import Recorder
from tests.render.legible import STRANGE, WIDE, faults
from tests.render.watched import recording

Lay = Callable[..., TableView]
DAY = PALETTES["day"]
CROSSED = re.compile(r"'\d+' is half hidden")
"""A ring round several may cross a number of the stair."""
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {"two_player_draft_variant": True}),
    (3, {"experienced_benefactor_draft": True}),
    (4, {}),
]


def game(seats: int, options: dict[str, Any]) -> list[TableView]:
    """A random game to its end, as whoever must act sees it: as it opens, in each phase once, and over."""
    luck, table = random.Random(seats), GAME.setup(seats=seats, seed=seats, options=options)
    views = [GAME.view(table, Seat(0))]
    while GAME.to_act(table):
        seat = min(GAME.to_act(table))
        GAME.take(table, seat, luck.choice(GAME.legal_actions(table, seat)))
        views.append(GAME.view(table, min(GAME.to_act(table), default=Seat(0))))
    late = {view.phase: view for view in views[: 2 * len(views) // 3]}
    return [views[0], *late.values(), views[-1]]


def every_fault(
    recorder: Recorder, view: TableView, palette: Palette = DAY, names: tuple[str, ...] = STRANGE
) -> Iterator[str]:
    """Of the table, all airspaces and the viewer's hand."""
    table = people(view.seats, names)
    yield from faults(recorder, pasted(lay_table(view, names, palette)), TINY)
    for mat in view.mats:
        claimed = tuple(sponsor.card for sponsor in view.market if mat.seat in sponsor.tokens)
        airspace = pasted(lay_airspace(mat, table[mat.seat], claimed, palette, warden=mat.seat == view.warden))
        yield from faults(recorder, airspace, MAT_TINY)
    if view.viewer is not None:
        yield from faults(recorder, pasted(lay_hand(view, table[view.viewer], palette)), MAT_TINY)


@pytest.mark.long
def test_every_word_of_a_game_of_two_can_be_read(artist: SkywardRepublicArtist) -> None:
    """In each phase, late; and over."""
    with recording() as recorder:
        assert [fault for view in game(*VARIANTS[0]) for fault in every_fault(recorder, view)] == []


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("names", [STRANGE, WIDE], ids=["strange", "wide"])
@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_word_of_whole_games_can_be_read(
    seats: int, options: dict[str, Any], palette: Palette, names: tuple[str, ...]
) -> None:
    with recording() as recorder:
        found = [fault for view in game(seats, options) for fault in every_fault(recorder, view, palette, names)]
    assert found == []


@pytest.mark.long
def test_every_word_of_a_crowded_table_can_be_read(
    artist: SkywardRepublicArtist, lay: Lay, piled: Callable[..., TableView]
) -> None:
    launching = LaunchTurnView((0, 2), ("pay 1 icon less for your next Building this turn",))
    crowded = msgspec.structs.replace(piled(4), draft=None, phase="launch", launching=launching)
    shared = lay(2, "launch", shown=("maker", "clock-tower"), ending=EndingView("8 Buildings in one airspace", Seat(0)))
    with recording() as recorder:
        assert list(every_fault(recorder, piled(4))) == []
        for view in (crowded, shared, lay(2, market=())):
            assert list(every_fault(recorder, view, DAY, WIDE)) == []


def test_every_word_of_a_marked_hand_can_be_read(artist: SkywardRepublicArtist, lay: Lay) -> None:
    """Several of a title, and some of it chosen in secret; no card at all; many."""
    hand = ("maker", "maker", "seer", *central_deck()[::17], *central_deck()[3::29])
    sealed = SealedView(dealt=(), chosen=("maker", *hand[3:6]), trades=("maker", "seer", *hand[6:8]), done=False)
    (person,) = people(1, STRANGE)
    with recording() as recorder:
        for held in (hand, (), central_deck()[::7]):
            view = lay(4, "clean-up", viewer=0, hand=tuple(held), sealed=sealed)
            assert faults(recorder, pasted(lay_hand(view, person, DAY)), MAT_TINY) == []


@pytest.mark.long
def test_every_word_between_rings_and_on_the_score_sheet_can_be_read(
    artist: SkywardRepublicArtist, lay: Lay, outcome: Outcome
) -> None:
    views = game(4, {})
    with recording() as recorder:
        for before, after in pairwise(views[1:]):
            plan, _ = since(before, after, STRANGE, DAY)
            found = faults(recorder, pasted(plan), TINY)
            assert [fault for fault in found if not CROSSED.match(fault)] == []
        for names in (STRANGE, WIDE):
            assert faults(recorder, draw_scores(lay(4, over=True), outcome, names, DAY), MAT_TINY) == []
