"""The rules by themselves: play-outs, copies, loading and dumping, a computer player's decision."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from time import process_time

from rules.braided_skies.game import GAME
from rules.braided_skies.table import Table
from rules.opponents.levels import LEVELS
from tests.measure.mirror import Mirror
from tests.measure.timing import Pair, Row, by_turns, usual


def mid_game(seats: int = 5, turns: int = 60) -> Table:
    """A crowded table of a random game."""
    luck = Random(3)
    table: Table = GAME.setup(seats=seats, seed=3)
    while table.turns < turns or table.agenda:
        (seat,) = GAME.to_act(table)
        GAME.take(table, seat, luck.choice(GAME.legal_actions(table, seat)))
    return table


def play_outs(games: int = 12) -> tuple[float, float]:
    """Random in-place play-outs: decisions a second on one core, and legal actions a decision."""
    luck, decisions, options = Random(5), 0, 0
    begun = process_time()
    for seed in range(games):
        table = GAME.setup(seats=2 + seed % 4, seed=seed)
        while GAME.outcome(table) is None:
            (seat,) = GAME.to_act(table)
            actions = GAME.legal_actions(table, seat)
            options += len(actions)
            decisions += 1
            GAME.take(table, seat, luck.choice(actions))
    return decisions / (process_time() - begun), options / decisions


def copying() -> Pair:
    """A table copied, and deep-copied."""
    table = mid_game()
    return by_turns(lambda: GAME.copy(table), lambda: copy.deepcopy(table), tries=15, runs=20)


def loading() -> Pair:
    """A stored table loaded and dumped, and the same by pydantic with the same types."""
    stored, model = GAME.dump(mid_game()), Mirror().of(Table)
    return by_turns(
        lambda: GAME.dump(GAME.load(stored)),
        lambda: model.model_validate_json(stored).model_dump_json(by_alias=True),
        tries=15,
        runs=20,
    )


def decision_ms() -> float:
    """What a quick computer player needs for a decision in the middle of a game, in the mean of a lap."""
    table, quick, luck = mid_game(), LEVELS["quick"], Random(1)
    decisions = 60

    def lap() -> None:
        at = GAME.copy(table)
        for _ in range(decisions):
            (seat,) = GAME.to_act(at)
            actions = GAME.legal_actions(at, seat)
            GAME.take(at, seat, quick(GAME.view(at, seat), actions, luck))

    return usual(lap, 3) / decisions


def rows() -> Iterator[Row]:
    """The lines of the table."""
    speed, choices = play_outs()
    yield Row("random play-outs", f"{speed:,.0f} decisions/s, {choices:.1f} options each", hold="15,000/s, quiet")
    copied, loaded = copying(), loading()
    yield Row("copy of a five-player table", _us(copied.ours), f"deepcopy {_us(copied.peer)}", _x(copied), "10x")
    yield Row("load and dump of it", _us(loaded.ours), f"pydantic, same types {_us(loaded.peer)}", _x(loaded), "3x")
    yield Row("a quick computer player's decision", f"{decision_ms():.2f} ms mean, its turn done", hold="3 ms")


def _us(ms: float) -> str:
    return f"{ms * 1000:.0f} µs"


def _x(pair: Pair) -> str:
    return f"{pair.times:.1f}x"
