"""How strong and how quick the quick player is: games against chance, and the time of a decision.

`PYTHONPATH=. python tests/measure/strength.py [--games N]`; answers 1 if it wins too little or thinks too long.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import mean
from time import process_time

from rules.opponents.levels import LEVELS, Player
from tests.measure.bands import share
from tests.measure.self_play import GAME, play

LEAST_WON = 0.95
MOST_SECONDS = 0.003


def against_chance(seed: int) -> bool:
    """Whether it wins a two-player game against random alone; it sits in either seat in turn."""
    mine = seed % 2
    players: list[Player] = [LEVELS["random"]] * 2
    players[mine] = LEVELS["quick"]
    first = GAME.setup(seats=2, seed=seed).first
    return play(players, seed).winners == [(mine - first) % 2]


def thinking(seats: int, seed: int) -> list[float]:
    """The seconds of every decision of one game among quick players, its view included."""
    spent: list[float] = []
    table = GAME.setup(seats=seats, seed=seed)
    while acting := GAME.to_act(table):
        seat = min(acting)
        actions = GAME.legal_actions(table, seat)
        began = process_time()
        action = LEVELS["quick"](GAME.view(table, seat), actions, Random(seed))
        spent.append(process_time() - began)
        GAME.take(table, seat, action)
    return spent


def random_decisions(games: int) -> float:
    """Decisions a second of the engine, played in place at random: legal actions and their taking alone."""
    began, decisions = process_time(), 0
    for seed in range(games):
        luck = Random(seed)
        table = GAME.setup(seats=2 + seed % 4, seed=seed)
        while acting := GAME.to_act(table):
            seat = min(acting)
            GAME.take(table, seat, LEVELS["random"](None, GAME.legal_actions(table, seat), luck))
            decisions += 1
    return decisions / (process_time() - began)


def main(arguments: Sequence[str]) -> int:
    """Play, print, and say whether it is as strong and as quick as it must be."""
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=400)
    games = asked.parse_args(arguments).games
    with ProcessPoolExecutor(2) as pool:
        won = share(sum(pool.map(against_chance, range(games), chunksize=4)), games)
    spent = mean(second for seats in (2, 3, 4, 5) for second in thinking(seats, seats))
    print(f"Wins against random: {won.value:.3f} of {games} games [{won.low:.3f}, {won.high:.3f}]")
    print(f"A decision, its view included: {spent * 1000:.2f} ms")
    print(f"The engine alone, at random: {random_decisions(12):.0f} decisions a second")
    return 0 if won.value >= LEAST_WON and spent <= MOST_SECONDS else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
