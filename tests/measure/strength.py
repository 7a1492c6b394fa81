"""How strong and how quick the quick player is: games against chance, and the time of a decision.

`PYTHONPATH=. python tests/measure/strength.py [--games N]`; answers 1 if it wins too little or thinks too long.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from statistics import mean
from time import process_time
from typing import Any

from rules.braided_skies.game import GAME as BRAIDED_SKIES
from rules.core.game import Game
from rules.core.questions import Seat
from rules.opponents.levels import LEVELS, Player
from rules.skyward_republic.game import GAME as SKYWARD_REPUBLIC
from tests.measure.bands import share
from tests.measure.play_out import play_out

GAMES = {game.slug: game for game in (BRAIDED_SKIES, SKYWARD_REPUBLIC)}
LEAST_WON = 0.95
MOST_SECONDS = 0.003


def against_chance(slug: str, seed: int) -> bool:
    """Whether it wins a two-player game against random alone; it sits in either seat in turn."""
    game, mine = GAMES[slug], seed % 2
    players: list[Player] = [LEVELS["random"]] * 2
    players[mine] = LEVELS["quick"]
    outcome = game.outcome(play_out(game, players, seed, unnoted).table)
    return outcome is not None and outcome.winners == (mine,)


def unnoted(_table: Any, _seat: Seat, _action: Any) -> None:
    """Only the end matters."""


def thinking(game: Game, seats: int, seed: int) -> list[float]:
    """The seconds of every decision of one game among quick players, its view included."""
    spent: list[float] = []

    table = game.setup(seats=seats, seed=seed)
    while acting := game.to_act(table):
        seat = min(acting)
        actions = game.legal_actions(table, seat)
        began = process_time()
        action = LEVELS["quick"](game.view(table, seat), actions, Random(seed))
        spent.append(process_time() - began)
        game.take(table, seat, action)
    return spent


def random_decisions(game: Game, games: int) -> float:
    """Decisions a second of the engine, played in place at random: legal actions and their taking alone."""
    began, decisions = process_time(), 0
    for seed in range(games):
        luck = Random(seed)
        table = game.setup(seats=game.least_seats + seed % (game.most_seats - 1), seed=seed)
        while acting := game.to_act(table):
            seat = min(acting)
            game.take(table, seat, LEVELS["random"](None, game.legal_actions(table, seat), luck))
            decisions += 1
    return decisions / (process_time() - began)


def measured(game: Game, games: int) -> bool:
    """Play and print one game; whether the player is as strong and as quick as it must be."""
    with ProcessPoolExecutor(2) as pool:
        won = share(sum(pool.map(partial(against_chance, game.slug), range(games), chunksize=4)), games)
    counts = range(game.least_seats, game.most_seats + 1)
    spent = mean(second for seats in counts for second in thinking(game, seats, seats))
    print(f"{game.title}: wins against random: {won.value:.3f} of {games} games [{won.low:.3f}, {won.high:.3f}]")
    print(f"{game.title}: a decision, its view included: {spent * 1000:.2f} ms")
    print(f"{game.title}: the engine alone, at random: {random_decisions(game, 12):.0f} decisions a second", flush=True)
    return won.value >= LEAST_WON and spent <= MOST_SECONDS


def main(arguments: Sequence[str]) -> int:
    """Play, print, and say whether it is as strong and as quick as it must be."""
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("--game", choices=sorted(GAMES), nargs="*", default=list(GAMES))
    asked.add_argument("--games", type=int, default=400)
    chosen = asked.parse_args(arguments)
    good = [measured(GAMES[slug], chosen.games) for slug in chosen.game]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
