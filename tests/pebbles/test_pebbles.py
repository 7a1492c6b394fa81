"""Pebbles itself: that it keeps the promises of a game, so that the seams may be tested with it."""

from __future__ import annotations

from random import Random

import pytest

from rules.core.errors import IllegalAction, SetupError, UnreadableTable
from rules.core.questions import Seat
from tests.pebbles.pebbles import PEBBLES, EndTurn, Hold


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(10))
def test_a_random_game_ends(seats: int, seed: int) -> None:
    """Any choice of legal actions leads to the score sheet, through bytes and back at each step."""
    luck, table = Random(seed), PEBBLES.setup(seats=seats, seed=seed)
    for _ in range(200):
        if not (acting := sorted(PEBBLES.to_act(table))):
            break
        seat = luck.choice(acting)
        before, action = PEBBLES.dump(table), luck.choice(PEBBLES.legal_actions(table, seat))
        after = PEBBLES.apply(table, seat, action)
        assert PEBBLES.dump(table) == before
        table = PEBBLES.load(PEBBLES.dump(after))
        assert table == after
    outcome = PEBBLES.outcome(table)
    assert outcome is not None
    assert sorted(row for place in outcome.ranking for row in place) == list(range(seats))


def test_a_hand_is_hidden() -> None:
    """What a seat holds is told to that seat alone."""
    table = PEBBLES.setup(seats=2, seed=1)
    hand = tuple(table.hands[0])
    assert PEBBLES.view(table, Seat(0)).hand == hand
    assert PEBBLES.view(table, None).hand == ()
    after = PEBBLES.apply(table, Seat(0), Hold(hand[0]))
    assert [line.may_read(Seat(1)) for line in PEBBLES.news(after)] == [True, False]


def test_wrong_things_are_refused_in_a_sentence() -> None:
    """Illegal actions, seat counts, options and bytes."""
    table = PEBBLES.setup(seats=2, seed=1)
    with pytest.raises(IllegalAction, match=r"\.$"):
        PEBBLES.apply(table, Seat(0), EndTurn())
    with pytest.raises(SetupError):
        PEBBLES.setup(seats=5, seed=1)
    with pytest.raises(SetupError):
        PEBBLES.setup(seats=2, seed=1, options={"moss": True})
    with pytest.raises(UnreadableTable):
        PEBBLES.load(b"{}")
