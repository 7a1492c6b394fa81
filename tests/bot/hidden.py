"""Matches in whose place tables are laid that differ only in what is hidden, and how they are played on alike."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.matches import Matches
from rules.core.questions import Seat
from rules.skyward_republic.actions import (
    Action,
    Answer,
    Attach,
    Claim,
    EndTurn,
    Flip,
    Launch,
    PassClaim,
    Pick,
    Seal,
    SetAside,
    Split,
    TakeGroup,
)
from rules.skyward_republic.game import GAME as SKYWARD
from rules.skyward_republic.table import Table
from rules.skyward_republic.terms import SEALED
from tests.bot.skyward import match_of
from tests.bot.world import World
from tests.playouts.skyward.playing import chosen

ORDER = ("alice", "bob", "carol")
"""Who sits where."""
LIVELY = (Launch, Claim, Attach, Answer, Flip, Pick, Split, TakeGroup, SetAside, Seal, EndTurn, PassClaim)
"""Actions of twins, those that show most first."""
OUT_OF_HAND = (Launch, Attach, Claim)
"""Where hands differ, these do too, as do the ways to pay."""

Deed = tuple[Seat, Action]


def deal_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """All matches are dealt alike, so that what is different comes from the tables laid in their places."""
    monkeypatch.setattr("bot.skyport.Matches", partial(Matches, seeds=lambda: 7))


def made(folder: Path) -> Path:
    """A folder that was not there."""
    folder.mkdir()
    return folder


def midgame(phase: str, seed: int, *, seats: int = 3, round_: int = 3, **options: Any) -> Table:
    """A game that has come to the beginning of somebody's turn in a phase of a round."""
    luck = Random(seed)
    table: Table = SKYWARD.setup(seats=seats, seed=seed, options=options)
    while table.round < round_ or table.phase != phase or table.agenda:
        seat = luck.choice(sorted(SKYWARD.to_act(table)))
        SKYWARD.take(table, seat, chosen(SKYWARD.legal_actions(table, seat), luck))
        assert not table.over
    return table


def deeds_of_twins(one: Table, other: Table, many: int, *, reveal: bool) -> tuple[list[Deed], list[Deed]]:
    """The same deeds at two tables; a sealed choice is the same by its number only, and the last is left open.

    ``reveal`` allows deeds that bring cards to light: for twins that differ in their hands, and not in what comes next.
    """
    mine: list[Deed] = []
    yours: list[Deed] = []
    while len(mine) < many:
        found = _next_of_twins(one, other, reveal=reveal)
        if found is None:
            break
        seat, action, twin = found
        mine.append((seat, action))
        yours.append((seat, twin))
        one, other = SKYWARD.apply(one, seat, action), SKYWARD.apply(other, seat, twin)
    return mine, yours


def _next_of_twins(one: Table, other: Table, *, reveal: bool) -> tuple[Seat, Action, Action] | None:
    asked = sorted(SKYWARD.to_act(one))
    for seat in asked:
        pairs = _pairs(one, other, seat)
        for action, twin in sorted(pairs, key=lambda pair: LIVELY.index(type(pair[0]))):
            shows = _reveals(one, seat, action) or _reveals(other, seat, twin)
            lasts = isinstance(action, Seal) and len(asked) == 1
            if not lasts and not (isinstance(action, OUT_OF_HAND) if reveal else shows):
                return seat, action, twin
    return None


def _pairs(one: Table, other: Table, seat: Seat) -> list[tuple[Action, Action]]:
    mine, yours = SKYWARD.legal_actions(one, seat), SKYWARD.legal_actions(other, seat)
    same = zip(mine, yours, strict=False) if one.phase in SEALED else ((each, each) for each in mine if each in yours)
    return [(action, twin) for action, twin in same if type(action) is type(twin) and isinstance(action, LIVELY)]


def _reveals(table: Table, seat: Seat, action: Action) -> bool:
    after = SKYWARD.apply(table, seat, action)
    return bool(SKYWARD.reveals(after) != SKYWARD.reveals(table)) or bool(after.over)


async def act(here: World, place: Any, seat: Seat, action: Action) -> None:
    """Whoever sits there does this, and all that follows is sent."""
    match = await match_of(here, place)
    await here.bot.matches.act(match=match, user=here.people[ORDER[seat]].id, action=action)
    await here.env.settle()
