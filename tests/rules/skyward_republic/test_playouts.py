"""Random legal games of every size and every switch, checked after every action."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rules.core.questions import Seat
from rules.skyward_republic.game import GAME
from rules.skyward_republic.setup import SWITCHES
from tests.rules.skyward_republic.playing import PLAYED, play_out, switches_of
from tests.rules.skyward_republic.twins import shown, twin_of

SIZES = (2, 3, 4)
SHORT, LONG, SOAK = 6, 96, 1_000


def size_of(number: int) -> int:
    """Seats of the game of a number: all sizes equally often."""
    return SIZES[number % len(SIZES)]


@pytest.mark.parametrize("number", range(SHORT))
def test_a_random_game_keeps_every_condition(number: int) -> None:
    """House 6.3, on games that are played on every run; SQ-47 the guard ends a game that would not end."""
    play_out(number, size_of(number), switches_of(number), twins=7)


@pytest.mark.long
@pytest.mark.parametrize("number", range(SHORT, LONG))
def test_a_long_series_keeps_every_condition(number: int) -> None:
    """House 6.3, with the games above a hundred in all."""
    play_out(number, size_of(number), switches_of(number), twins=3)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(LONG, SOAK))
def test_a_thousand_games_keep_every_condition(number: int) -> None:
    """House 6.3, at leisure."""
    play_out(number, size_of(number), switches_of(number), twins=9)


def test_the_series_goes_through_every_size_and_switch() -> None:
    """Each value of each switch comes up in at least eight games of each size."""
    assert {switch.key for switch in SWITCHES} == set(PLAYED)
    values = Counter(
        (size_of(number), key, value) for number in range(LONG) for key, value in switches_of(number).items()
    )
    assert min(values[size, key, value] for size in SIZES for key, each in PLAYED.items() for value in each) >= 8


def test_a_twin_differs_only_in_what_is_hidden() -> None:
    """The twins of the information test do differ, and a card changed in the open shows."""
    table = GAME.setup(seats=3, seed=4)
    twin = twin_of(table, Seat(0), Random(1))
    assert GAME.dump(twin) != GAME.dump(table)
    assert shown(twin, Seat(0)) == shown(table, Seat(0))
    assert shown(twin, Seat(1)) != shown(table, Seat(1))
    twin.discards[0], twin.deck[0] = twin.deck[0], twin.discards[0]
    assert shown(twin, None) != shown(table, None)


def test_the_same_seed_and_actions_give_the_same_bytes() -> None:
    """Set-up plus logged actions give byte-identical tables (conventions 3.1)."""
    luck = Random(7)
    table = GAME.setup(seats=3, seed=11, options={"experienced_benefactor_draft": True})
    log = []
    while GAME.outcome(table) is None:
        seat = luck.choice(sorted(GAME.to_act(table)))
        action = luck.choice(GAME.legal_actions(table, seat))
        log.append((seat, GAME.dump_action(action)))
        table = GAME.apply(table, seat, action)
    again = GAME.setup(seats=3, seed=11, options={"experienced_benefactor_draft": True})
    for seat, stored in log:
        again = GAME.apply(again, seat, GAME.load_action(stored))
    assert GAME.dump(again) == GAME.dump(table)
