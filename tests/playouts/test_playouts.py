"""Random legal games of every size and every switch, checked after every action."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.braided_skies.game import GAME
from rules.braided_skies.setup import SWITCHES
from tests.playouts.playing import PLAYED, play_out, switches_of
from tests.playouts.twins import shown, twin_of

SIZES = (2, 3, 4, 5)
SHORT, LONG, SOAK = 8, 96, 1_000


def size_of(number: int) -> int:
    """Seats of the game of a number: all sizes equally often."""
    return SIZES[number % len(SIZES)]


@pytest.mark.parametrize("number", range(SHORT))
def test_a_random_game_keeps_every_condition(number: int) -> None:
    """House 6.3, on games that are played on every run; BQ-74 the guard ends a game that would not end."""
    play_out(number, size_of(number), switches_of(number), twins=4)


@settings(max_examples=4, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    seed=st.integers(0, 2**31),
    seats=st.sampled_from(SIZES),
    switches=st.fixed_dictionaries({key: st.sampled_from(values) for key, values in PLAYED.items()}),
)
def test_any_game_keeps_every_condition(seed: int, seats: int, switches: dict[str, object]) -> None:
    """House 6.3, on games that hypothesis makes up."""
    play_out(seed, seats, switches, twins=9)


@pytest.mark.long
@pytest.mark.parametrize("number", range(SHORT, LONG))
def test_a_long_series_keeps_every_condition(number: int) -> None:
    """House 6.3, with the games above a hundred in all; twins are compared at every decision."""
    play_out(number, size_of(number), switches_of(number))


@pytest.mark.soak
@pytest.mark.parametrize("number", range(LONG, SOAK))
def test_a_thousand_games_keep_every_condition(number: int) -> None:
    """House 6.3, at leisure."""
    play_out(number, size_of(number), switches_of(number), twins=9)


def test_the_series_goes_through_every_size_and_switch() -> None:
    """Of the hundred games each size has at least 10 and each value of each switch at least 2."""
    assert {switch.key for switch in SWITCHES} == set(PLAYED)
    sizes = Counter(size_of(number) for number in range(LONG))
    assert min(sizes[size] for size in SIZES) >= 10
    values = Counter((key, value) for number in range(LONG) for key, value in switches_of(number).items())
    assert min(values[key, value] for key, each in PLAYED.items() for value in each) >= 2


def test_a_twin_differs_only_in_what_is_hidden() -> None:
    """The twins of the information test do differ, and dealing the hidden cards out shows it."""
    table = GAME.setup(seats=3, seed=4)
    twin = twin_of(table, Random(1))
    assert GAME.dump(twin) != GAME.dump(table)
    assert [sorted(deck) for deck in twin.wonders] == [sorted(deck) for deck in table.wonders]
    assert shown(twin, table.turn) == shown(table, table.turn)
    twin.guild[0], twin.outfittings[0] = twin.outfittings[0], twin.guild[0]
    assert shown(twin, None) != shown(table, None)


def test_the_same_seed_and_actions_give_the_same_bytes() -> None:
    """Set-up plus logged actions give byte-identical tables (conventions 3.1)."""
    luck = Random(7)
    table = GAME.setup(seats=3, seed=11)
    log = []
    while GAME.outcome(table) is None:
        (seat,) = GAME.to_act(table)
        action = luck.choice(GAME.legal_actions(table, seat))
        log.append((seat, GAME.dump_action(action)))
        table = GAME.apply(table, seat, action)
    again = GAME.setup(seats=3, seed=11)
    for seat, stored in log:
        again = GAME.apply(again, seat, GAME.load_action(stored))
    assert GAME.dump(again) == GAME.dump(table)
