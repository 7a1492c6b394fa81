"""A random legal game of Braided Skies, checked after every action."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any

from rules.braided_skies.agenda import DEEDS
from rules.braided_skies.collecting import SellCargo
from rules.braided_skies.effects import Effect, GainToken
from rules.braided_skies.game import GAME
from rules.braided_skies.paying import GivePending, GiveUp
from rules.braided_skies.table import Table
from rules.core.questions import Seat
from tests.playouts.conditions import check_floors, check_pieces, check_score, tokens_held
from tests.playouts.twins import shown, twin_of

MOST_DECISIONS = 5_000
MOST_ACTIONS = 60
LONGEST_LABEL = 80
PLAYED: Mapping[str, tuple[Any, ...]] = {
    "wonder_trigger_counts_starting": (True, False),
    "explore_optional": (False, True),
    "strict_supply": (False, True),
    "GRIT_MAX": (10, 4, 14),
    "wind_engines_limit": ("per_card", "per_turn"),
    "TRACK_TOP": (12,),
    "max_rounds_guard": (60, 12),
    "bonus_optional": (False, True),
    "process_decline": (False, True),
}
"""The values of every switch that play-outs go through."""


def switches_of(number: int) -> dict[str, Any]:
    """The switches of the game of a number: each value comes up often, and in ever new company."""
    luck = Random(number)
    return {key: values[number % len(values)] if number < 6 else luck.choice(values) for key, values in PLAYED.items()}


@contextmanager
def token_ledger() -> Iterator[dict[str, int]]:
    """Count tokens gained and spent while it lasts, by the deeds that do so."""
    book = {"gained": 0, "spent": 0}
    kinds: tuple[type[Effect], ...] = (GainToken, GiveUp, GivePending, SellCargo)
    kept = {kind: DEEDS[kind] for kind in kinds}

    def gained(table: Table, seat: Seat, effect: Any) -> None:
        before = len(table.news)
        kept[GainToken](table, seat, effect)
        book["gained"] += not any("is left in the supply" in line.text for line in table.news[before:])

    def spending(kind: Any) -> Any:
        def spent(table: Table, seat: Seat, effect: Any) -> None:
            book["spent"] += 1
            kept[kind](table, seat, effect)

        return spent

    DEEDS[GainToken] = gained
    DEEDS.update({kind: spending(kind) for kind in kinds[1:]})
    try:
        yield book
    finally:
        DEEDS.update(kept)


def lost_in(table: Table) -> int:
    """Tokens that the last action lost for want of a slot, by what was said of it."""
    return sum(line.text.endswith(": not gained.") and "any colour" not in line.text for line in table.news) - sum(
        "space for an outfitting" in line.text for line in table.news
    )


def check_step(table: Table, after: Table, seat: Seat, action: Any, before: bytes, locked: bool) -> None:
    """One action: the old table untouched, bytes and back equal, reveals as warned."""
    assert GAME.dump(table) == before
    stored = GAME.dump(after)
    loaded = GAME.load(stored)
    assert loaded == after
    assert GAME.dump(loaded) == stored
    assert GAME.legal_actions(loaded, seat) == GAME.legal_actions(after, seat)
    assert GAME.load_action(GAME.dump_action(action)) == action
    assert locked == (GAME.reveals(after) > GAME.reveals(table))


def check_decision(table: Table, seat: Seat, luck: Random, *, twins: bool) -> tuple[Any, ...]:
    """Somebody can act, at most 60 ways, no two reading the same; twins are not told apart."""
    actions = GAME.legal_actions(table, seat)
    assert 0 < len(actions) <= MOST_ACTIONS
    words = [str(action) for action in actions]
    assert len(set(words)) == len(words)
    assert max(map(len, words)) <= LONGEST_LABEL, max(words, key=len)
    assert GAME.prompt(table, seat)
    for other in range(table.seats):
        assert other == seat or not GAME.legal_actions(table, Seat(other))
    if twins:
        twin = twin_of(table, luck)
        for viewer in (seat, Seat((seat + 1) % table.seats), None):
            assert shown(table, viewer) == shown(twin, viewer)
    return actions


def play_out(number: int, seats: int, switches: Mapping[str, Any], *, twins: int = 1) -> Table:
    """Play a random game to its end, checking everything; twins are compared at each ``twins``-th decision."""
    luck = Random(number)
    table: Table = GAME.setup(seats=seats, seed=number, options=switches)
    with token_ledger() as book:
        for decision in range(MOST_DECISIONS):
            if GAME.outcome(table):
                break
            (seat,) = GAME.to_act(table)
            actions = check_decision(table, seat, luck, twins=decision % twins == 0)
            action = luck.choice(actions)
            before, held = GAME.dump(table), tokens_held(table)
            locked = GAME.locks(table, seat, action)
            book.update(gained=0, spent=0)
            after = GAME.apply(table, seat, action)
            assert tokens_held(after) - held == book["gained"] - book["spent"] - lost_in(after)
            check_step(table, after, seat, action, before, locked)
            check_pieces(after)
            check_floors(after)
            table = after
    assert GAME.outcome(table), "the game did not end"
    check_score(table)
    return table
