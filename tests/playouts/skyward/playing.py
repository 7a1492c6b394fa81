"""A random legal game of Skyward Republic, checked after every action."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any

from rules.core.questions import Seat
from rules.skyward_republic.actions import (
    Claim,
    EndTurn,
    Flip,
    PassClaim,
    Pick,
    Split,
    TakeBack,
    TakeGroup,
    TradeCards,
)
from rules.skyward_republic.agenda import DEEDS
from rules.skyward_republic.drafting import FinishPick
from rules.skyward_republic.effects import Cogs
from rules.skyward_republic.gaining import SpendCogs
from rules.skyward_republic.game import GAME
from rules.skyward_republic.moving import BoltOn
from rules.skyward_republic.paying import Paid
from rules.skyward_republic.splitting import FinishSplit
from rules.skyward_republic.table import Table
from rules.skyward_republic.terms import SEALED
from tests.playouts.skyward.conditions import (
    check_floors,
    check_pieces,
    check_placed,
    check_round,
    check_score,
    check_told,
)
from tests.playouts.skyward.twins import shown, twin_in_hands, twin_of

MOST_DECISIONS = 5_000
MOST_ACTIONS = 60
LONGEST_LABEL = 80
PLAYED: Mapping[str, tuple[Any, ...]] = {
    "experienced_benefactor_draft": (False, True),
    "two_player_draft_variant": (False, True),
    "START_VP": (5, 0),
    "last_picker_leftovers": ("discard", "take"),
    "discard3_window": ("own_decision_points", "launch_turn"),
    "hand_limit_in_last_round": (True, False),
    "benefactor_vp_after_reclaim": (True, False),
    "unique_faction_by": ("faction", "title"),
    "max_rounds_guard": (20, 8),
}
"""The values of every switch that play-outs go through."""

IDLE = (EndTurn, PassClaim, TradeCards, TakeBack)
"""What a random player does less often than the rest, so that games come to their end."""
AT_EASE = (EndTurn, PassClaim, Flip, Pick, TakeGroup, Split)
"""Actions that name no card of a hand: what others see of them does not depend on the hand."""


def switches_of(number: int) -> dict[str, Any]:
    """The switches of the game of a number: each value comes up often, and in ever new company."""
    luck = Random(number)
    return {key: values[number % len(values)] if number < 6 else luck.choice(values) for key, values in PLAYED.items()}


@contextmanager
def cog_ledger() -> Iterator[dict[str, int]]:
    """Count cogs gained and spent while it lasts, by the deeds that do so."""
    book = {"gained": 0, "spent": 0}
    spent: dict[type, Any] = {
        SpendCogs: lambda effect: effect.amount,
        Paid: lambda effect: effect.cogs,
        BoltOn: lambda effect: 1,
    }
    gained: dict[type, Any] = {Cogs: lambda effect: effect.amount}
    kept = {kind: DEEDS[kind] for kind in (*spent, *gained, FinishPick, FinishSplit)}

    def counting(kind: type, side: str, amount: Any) -> Any:
        def counted(table: Table, seat: Seat, effect: Any) -> None:
            book[side] += amount(effect)
            kept[kind](table, seat, effect)

        return counted

    def finishing(kind: type) -> Any:
        def finished(table: Table, seat: Seat, effect: Any) -> None:
            cogs = table.draft.cogs if table.draft else 0
            kept[kind](table, seat, effect)
            book["gained"] += cogs if table.phase == "launch" else 0

        return finished

    DEEDS.update({kind: counting(kind, "spent", amount) for kind, amount in spent.items()})
    DEEDS.update({kind: counting(kind, "gained", amount) for kind, amount in gained.items()})
    DEEDS.update({kind: finishing(kind) for kind in (FinishPick, FinishSplit)})
    try:
        yield book
    finally:
        DEEDS.update(kept)


def cogs_held(table: Table) -> int:
    """Cogs of all players; those on the Warden token belong to nobody yet."""
    return sum(mat.cogs for mat in table.mats)


def check_step(table: Table, after: Table, seat: Seat, action: Any, before: bytes, locked: bool) -> None:
    """One action: the old table untouched, bytes and back equal, reveals as warned."""
    assert GAME.dump(table) == before
    stored = GAME.dump(after)
    loaded = GAME.load(stored)
    assert loaded == after
    assert GAME.dump(loaded) == stored
    for other in GAME.to_act(after):
        assert GAME.legal_actions(loaded, other) == GAME.legal_actions(after, other)
    assert GAME.load_action(GAME.dump_action(action)) == action
    assert locked == (GAME.reveals(after) > GAME.reveals(table))


def check_decision(table: Table, seat: Seat) -> tuple[Any, ...]:
    """Somebody can act, at most 60 ways, no two reading the same, each short enough for a button."""
    actions = GAME.legal_actions(table, seat)
    assert 0 < len(actions) <= MOST_ACTIONS
    words = [str(action) for action in actions]
    assert len(set(words)) == len(words), words
    assert max(map(len, words)) <= LONGEST_LABEL, max(words, key=len)
    assert GAME.prompt(table, seat)
    for other in map(Seat, range(table.seats)):
        assert other in GAME.to_act(table) or not GAME.legal_actions(table, other)
    return actions


def check_twins(table: Table, luck: Random) -> None:
    """Each seat and a spectator are shown the same of two tables that differ in what they may not know."""
    for viewer in (*map(Seat, range(table.seats)), None):
        assert shown(table, viewer) == shown(twin_of(table, viewer, luck), viewer)


def check_same_result(table: Table, seat: Seat, action: Any, after: Table, luck: Random) -> None:
    """Where nothing comes to light, what follows is the same whatever lies hidden from whoever acts."""
    if GAME.reveals(after) == GAME.reveals(table) and not after.over:
        twin = GAME.apply(twin_of(table, seat, luck), seat, action)
        assert shown(twin, seat) == shown(after, seat)


def check_hidden_hand(table: Table, seat: Seat, action: Any, after: Table, luck: Random) -> None:
    """An action that names no card of a hand looks the same to all others, whatever the hands are."""
    market = {sponsor.card for sponsor in table.market}
    public = isinstance(action, AT_EASE) or (isinstance(action, Claim) and action.benefactor in market)
    if public and not table.agenda and not after.over:
        twin = GAME.apply(twin_in_hands(table, None, luck), seat, action)
        assert shown(twin, None) == shown(after, None)


def check_undisturbed(table: Table, seat: Seat, after: Table) -> None:
    """While all choose at once, nobody's answer changes what another is asked (SR-V01, SQ-44)."""
    if table.phase not in SEALED or after.phase != table.phase or table.agenda or after.agenda:
        return
    for other in GAME.to_act(table) & GAME.to_act(after) - {seat}:
        assert GAME.legal_actions(after, other) == GAME.legal_actions(table, other)
        assert GAME.prompt(after, other) == GAME.prompt(table, other)
        assert GAME.view(after, other).sealed == GAME.view(table, other).sealed


def chosen(actions: tuple[Any, ...], luck: Random) -> Any:
    """One of the actions; idle ones come up less often."""
    busy = [action for action in actions if not isinstance(action, IDLE)]
    return luck.choice(busy if busy and luck.random() < 0.6 else actions)


def step_checked(table: Table, book: dict[str, int], luck: Random, *, twins: bool) -> Table:
    """One random action with all its checks."""
    seat = luck.choice(sorted(GAME.to_act(table)))
    action = chosen(check_decision(table, seat), luck)
    before, held = GAME.dump(table), cogs_held(table)
    locked = GAME.locks(table, seat, action)
    book.update(gained=0, spent=0)
    after: Table = GAME.apply(table, seat, action)
    assert cogs_held(after) - held == book["gained"] - book["spent"]
    check_step(table, after, seat, action, before, locked)
    check_undisturbed(table, seat, after)
    check_pieces(after)
    check_floors(after)
    check_placed(table, after)
    check_round(table, after)
    check_told(table, after)
    if twins:
        check_twins(table, luck)
        check_same_result(table, seat, action, after, luck)
        check_hidden_hand(table, seat, action, after, luck)
    return after


def play_out(number: int, seats: int, switches: Mapping[str, Any], *, twins: int = 1) -> Table:
    """Play a random game to its end, checking everything; twins are compared at each ``twins``-th decision."""
    luck = Random(number)
    table: Table = GAME.setup(seats=seats, seed=number, options=switches)
    with cog_ledger() as book:
        for decision in range(MOST_DECISIONS):
            if GAME.outcome(table):
                break
            table = step_checked(table, book, luck, twins=decision % twins == 0)
    assert GAME.outcome(table), "the game did not end"
    assert not GAME.to_act(table)
    check_score(table)
    return table
