"""Random legal games of Skyward Republic of every size, both drafts and every switch, checked after every action."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.core.questions import Seat
from rules.skyward_republic.game import GAME
from rules.skyward_republic.setup import SWITCHES
from rules.skyward_republic.table import Table
from tests.playouts.skyward.playing import PLAYED, chosen, play_out, switches_of
from tests.playouts.skyward.twins import shown, twin_in_hands, twin_of

SIZES = (2, 3, 4)
SHORT, LONG, SOAK = 8, 96, 1_000


def size_of(number: int) -> int:
    """Seats of the game of a number: all sizes equally often."""
    return SIZES[number % len(SIZES)]


@pytest.mark.parametrize("number", range(SHORT))
def test_a_random_game_keeps_every_condition(number: int) -> None:
    """House 6.3, on games that are played on every run; SQ-47 the guard ends a game that would not end."""
    play_out(number, size_of(number), switches_of(number), twins=9)


@settings(max_examples=4, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    seed=st.integers(0, 2**31),
    seats=st.sampled_from(SIZES),
    switches=st.fixed_dictionaries({key: st.sampled_from(values) for key, values in PLAYED.items()}),
)
def test_any_game_keeps_every_condition(seed: int, seats: int, switches: dict[str, object]) -> None:
    """House 6.3, on games that hypothesis makes up."""
    play_out(seed, seats, switches, twins=19)


@pytest.mark.long
@pytest.mark.timeout(180)
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
    """Of the hundred games each size has at least 10, and each value of each switch at least 10."""
    assert {switch.key for switch in SWITCHES} == set(PLAYED)
    sizes = Counter(size_of(number) for number in range(LONG))
    assert min(sizes[size] for size in SIZES) >= 10
    values = Counter((key, value) for number in range(LONG) for key, value in switches_of(number).items())
    assert min(values[key, value] for key, each in PLAYED.items() for value in each) >= 10
    drafts = Counter(
        switches_of(number)["two_player_draft_variant"] for number in range(LONG) if size_of(number) == SIZES[0]
    )
    assert min(drafts[variant] for variant in (False, True)) >= 10


def table_in_play(seats: int, seed: int, decisions: int = 40) -> Table:
    """A game some way in."""
    luck = Random(seed)
    table: Table = GAME.setup(seats=seats, seed=seed)
    for _ in range(decisions):
        (seat,) = GAME.to_act(table)
        GAME.take(table, seat, chosen(GAME.legal_actions(table, seat), luck))
    return table


@pytest.mark.parametrize("viewer", [Seat(0), Seat(1), Seat(2), None])
def test_a_twin_differs_only_in_what_is_hidden(viewer: Seat | None) -> None:
    """The twins of the information test do differ, in all that is hidden; what is open, if changed, is seen."""
    table = table_in_play(3, 4)
    twin = twin_of(table, viewer, Random(1))
    assert twin.deck != table.deck
    assert twin.benefactors != table.benefactors
    changed = {seat for seat, mat in enumerate(twin.mats) if mat.hand != table.mats[seat].hand}
    assert changed == {0, 1, 2} - {viewer}
    assert shown(twin, viewer) == shown(table, viewer)
    twin.discards.append(twin.deck.pop(0))
    assert shown(twin, viewer) != shown(table, viewer)


def test_somebody_who_may_know_is_shown_the_difference() -> None:
    """The information test can fail: whoever holds the cards that differ does see it."""
    table = table_in_play(3, 4)
    twin = twin_in_hands(table, Seat(0), Random(1))
    assert shown(twin, Seat(0)) == shown(table, Seat(0))
    assert shown(twin, Seat(1)) != shown(table, Seat(1))


def test_sealed_choices_are_dealt_anew_for_others_only() -> None:
    """SR-V01 What the others were dealt and chose differs between the twins, and the viewer's own does not."""
    table = GAME.setup(seats=3, seed=2, options={"experienced_benefactor_draft": True})
    first = GAME.legal_actions(table, Seat(1))[0]
    table = GAME.apply(table, Seat(1), first)
    twin = twin_of(table, Seat(0), Random(3))
    assert [mat.sealed.dealt if mat.sealed else [] for mat in twin.mats][1:] != [
        mat.sealed.dealt if mat.sealed else [] for mat in table.mats
    ][1:]
    assert shown(twin, Seat(0)) == shown(table, Seat(0))


@pytest.mark.parametrize("seats", SIZES)
def test_the_same_seed_and_actions_give_the_same_bytes(seats: int) -> None:
    """Set-up plus logged actions give byte-identical tables (conventions 3.1)."""
    luck = Random(7)
    options = {"experienced_benefactor_draft": True, "two_player_draft_variant": True}
    table = GAME.setup(seats=seats, seed=11, options=options)
    log = []
    while GAME.outcome(table) is None:
        seat = luck.choice(sorted(GAME.to_act(table)))
        action = chosen(GAME.legal_actions(table, seat), luck)
        log.append((seat, GAME.dump_action(action)))
        table = GAME.apply(table, seat, action)
    again = GAME.setup(seats=seats, seed=11, options=options)
    for seat, stored in log:
        again = GAME.apply(again, seat, GAME.load_action(stored))
    assert GAME.dump(again) == GAME.dump(table)
