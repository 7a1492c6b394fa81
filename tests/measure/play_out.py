"""Any game of the shelf played to its end, every action noted; and the same for many games at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Any, NamedTuple, TypeVar

from rules.core.game import Game
from rules.core.questions import Seat
from rules.opponents.levels import LEVELS, Player

MOST_DECISIONS = 5_000
"""A game that takes more has come to a dead end."""

T = TypeVar("T")


class Played(NamedTuple):
    """A table as it was left, and how many decisions led there."""

    table: Any
    decisions: int


def play_out(game: Game, players: Sequence[Player], seed: int, note: Callable[[Any, Seat, Any], None]) -> Played:
    """One game; ``players`` are by seat; ``note`` is given each action and the table after it."""
    table = game.setup(seats=len(players), seed=seed)
    luck, decisions = Random(seed), 0
    while (acting := game.to_act(table)) and decisions < MOST_DECISIONS:
        seat = min(acting)
        actions = game.legal_actions(table, seat)
        if not actions:
            break
        action = actions[0] if len(actions) == 1 else players[seat](game.view(table, seat), actions, luck)
        decisions += 1
        game.take(table, seat, action)
        note(table, seat, action)
    return Played(table, decisions)


def stories(play: Callable[[Sequence[Player], int], T], seats: int, games: int, processes: int) -> list[T]:
    """Games among quick players with seeds 1, 2, 3 …, always the same ones."""
    with ProcessPoolExecutor(processes) as pool:
        return list(pool.map(partial(play, [LEVELS["quick"]] * seats), range(1, games + 1), chunksize=8))
