"""A random legal game of Skyward Republic, checked after every action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from rules.core.questions import Seat
from rules.skyward_republic.airspace import COG
from rules.skyward_republic.cards.benefactors import BENEFACTORS
from rules.skyward_republic.cards.decks import central_deck
from rules.skyward_republic.game import GAME
from rules.skyward_republic.scoring import score_of
from rules.skyward_republic.table import Table
from tests.rules.skyward_republic.twins import shown, twin_of

MOST_DECISIONS = 5_000
MOST_ACTIONS = 60
LONGEST_LABEL = 80
TOKENS = 4
DECKS = Counter([*central_deck(), *(card.id for card in BENEFACTORS)])
PLAYED: Mapping[str, tuple[Any, ...]] = {
    "experienced_benefactor_draft": (False, True),
    "two_player_draft_variant": (False, True),
    "START_VP": (5, 0),
    "last_picker_leftovers": ("discard", "take"),
    "discard3_window": ("own_decision_points", "launch_turn"),
    "hand_limit_in_last_round": (True, False),
    "benefactor_vp_after_reclaim": (True, False),
    "unique_faction_by": ("faction", "title"),
    "max_rounds_guard": (20, 5),
}
"""The values of every switch that play-outs go through."""


def switches_of(number: int) -> dict[str, Any]:
    """The switches of the game of a number: each value comes up often, and in ever new company."""
    luck = Random(number)
    return {key: values[number % len(values)] if number < 2 else luck.choice(values) for key, values in PLAYED.items()}


def cards_of(table: Table) -> Counter[str]:
    """Every card there is, wherever it lies."""
    found = Counter([*table.deck, *table.discards, *table.benefactors, *table.benefactor_discards, *table.shown])
    found.update(sponsor.card for sponsor in table.market)
    for pile in table.draft.piles if table.draft else ():
        found.update(pile.cards)
    for mat in table.mats:
        found.update([*mat.hand, *mat.near, *mat.sky, *(mat.sealed.dealt if mat.sealed else ())])
        for standing in mat.buildings:
            found.update([standing.card, *(each for each in standing.extensions if each != COG)])
    return found


def check_table(table: Table) -> None:
    """Cards and tokens conserved, cogs never below 0, no two Buildings on one space, the grid 2 rows of 4."""
    assert cards_of(table) == DECKS
    for seat, mat in enumerate(table.mats):
        assert mat.cogs >= 0
        assert mat.tokens + sum(sponsor.tokens.count(Seat(seat)) for sponsor in table.market) == TOKENS
        spaces = [(each.row, each.column) for each in mat.buildings]
        assert len(set(spaces)) == len(spaces)
        grid = [(each.row, each.column) for each in mat.buildings if not each.outside]
        if grid:
            assert max(row for row, _ in grid) - min(row for row, _ in grid) < 2
            assert max(column for _, column in grid) - min(column for _, column in grid) < 4


def check_decision(table: Table, seat: Seat) -> tuple[Any, ...]:
    """At most 60 ways to act, no two reading the same, and nothing for who is not asked."""
    actions = GAME.legal_actions(table, seat)
    words = [str(action) for action in actions]
    assert 0 < len(actions) <= MOST_ACTIONS
    assert len(set(words)) == len(words)
    assert max(map(len, words)) <= LONGEST_LABEL, max(words, key=len)
    assert GAME.prompt(table, seat)
    acting = GAME.to_act(table)
    assert all(other in acting or not GAME.legal_actions(table, Seat(other)) for other in range(table.seats))
    return actions


def check_step(table: Table, after: Table, seat: Seat, action: Any, before: bytes, locked: bool) -> None:
    """One action: the old table untouched, bytes and back equal, reveals as warned, others asked as before."""
    assert GAME.dump(table) == before
    stored = GAME.dump(after)
    loaded = GAME.load(stored)
    assert loaded == after
    assert GAME.dump(loaded) == stored
    assert GAME.load_action(GAME.dump_action(action)) == action
    assert locked == (GAME.reveals(after) > GAME.reveals(table))
    for other in (GAME.to_act(table) & GAME.to_act(after)) - {seat}:
        if GAME.turn(table) == GAME.turn(after):  # sealed answers of one never change what another may do
            assert GAME.legal_actions(after, other) == GAME.legal_actions(table, other)


def check_twins(table: Table, luck: Random) -> None:
    """Nobody is told anything of what is hidden from them."""
    for viewer in (*map(Seat, range(table.seats)), None):
        assert shown(table, viewer) == shown(twin_of(table, viewer, luck), viewer)


def play_out(number: int, seats: int, switches: Mapping[str, Any], *, twins: int = 1) -> Table:
    """Play a random game to its end, checking everything; twins are compared at each ``twins``-th decision."""
    luck = Random(number)
    table: Table = GAME.setup(seats=seats, seed=number, options=switches)
    for decision in range(MOST_DECISIONS):
        if GAME.outcome(table):
            break
        seat = luck.choice(sorted(GAME.to_act(table)))
        action = luck.choice(check_decision(table, seat))
        if decision % twins == 0:
            check_twins(table, luck)
        before, locked = GAME.dump(table), GAME.locks(table, seat, action)
        after = GAME.apply(table, seat, action)
        check_step(table, after, seat, action, before, locked)
        check_table(after)
        table = after
    ended = GAME.outcome(table)
    assert ended, "the game did not end"
    assert [score.total for score in ended.lines] == [score_of(table, Seat(seat)).total for seat in range(seats)]
    return table
