"""`make balance`: the quick player against itself, and whether the content keeps the bands of the rules (1.F.11)."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from statistics import mean

from rules.braided_skies.ending import TRIGGERS
from rules.opponents.levels import LEVELS
from tests.measure.bands import Band, average, middle_one, share
from tests.measure.self_play import GAME, Story, play

LEVELS_OF_PORTS = {
    "collection ports, level 1": ("zephyr", "geyser", "carousel"),
    "collection ports, level 2": ("shoals", "moorings", "chains"),
    "collection ports, level 3": ("terraces", "anvil", "lagoon"),
}
PORTS = LEVELS_OF_PORTS | {
    port: (port,) for port in ("culture", "scenic", "adventure", "festival", "market", "guild", "workshop", "flagon")
}
FEWEST_TURNS, MOST_TURNS = 22, 32
LEAST_TRIGGER = 0.05
LEAST_VISITS = 0.3
SEAT_LEEWAY = 0.06


def self_play(game: tuple[int, int]) -> Story:
    """One game of so many seats with that seed."""
    seats, seed = game
    return play([LEVELS["quick"]] * seats, seed)


def stories(seats: int, games: int, processes: int) -> list[Story]:
    """Games with seeds 1, 2, 3 …, always the same ones."""
    every = [(seats, seed) for seed in range(1, games + 1)]
    with ProcessPoolExecutor(processes) as pool:
        return list(pool.map(self_play, every, chunksize=8))


def bands(played: Sequence[Story]) -> list[Band]:
    """Every band of one seat count."""
    whole = [story for story in played if story.trigger]
    return [
        Band("games without an end", share(len(played) - len(whole), len(played)), most=0.0),
        Band("turns a player, median", middle_one([story.rounds for story in whole]), FEWEST_TURNS, MOST_TURNS),
        *trigger_bands(whole),
        *port_bands(whole),
        *seat_bands(whole),
    ]


def trigger_bands(whole: Sequence[Story]) -> Iterable[Band]:
    """How often each trigger sets off the end."""
    for name, _ in TRIGGERS:
        hits = sum(story.trigger == name for story in whole)
        yield Band(f"end: {name}", share(hits, len(whole)), LEAST_TRIGGER)


def port_bands(whole: Sequence[Story]) -> Iterable[Band]:
    """Visits a player to each special or wonder port and to each level of collection ports."""
    for name, ports in PORTS.items():
        visits = [sum(story.visits.get(port, 0) for port in ports) / story.seats for story in whole]
        yield Band(f"visits: {name}", average(visits), LEAST_VISITS)


def seat_bands(whole: Sequence[Story]) -> Iterable[Band]:
    """How often the seats win by their place in the first round."""
    seats = whole[0].seats
    for place in range(seats):
        won = sum(1 / len(story.winners) for story in whole if place in story.winners)
        yield Band(
            f"wins: place {place + 1} of the first round",
            share(won, len(whole)),
            1 / seats - SEAT_LEEWAY,
            1 / seats + SEAT_LEEWAY,
        )


def averages(whole: Sequence[Story]) -> str:
    """What a player does in a game, on average, in one line."""
    seats = whole[0].seats
    each = {
        "total of the winner": mean(max(story.totals) for story in whole),
        "total": mean(mean(story.totals) for story in whole),
        "fame": mean(mean(story.fame) for story in whole),
        "wonders gained": mean(mean(story.wonders) for story in whole),
        "steps": mean(mean(story.steps) for story in whole),
        "recalls": mean(story.recalls / seats for story in whole),
        "explores": mean(story.explores / seats for story in whole),
        "harvesters and crewmates": mean(mean(story.upgrades) for story in whole),
        "outfitting cards": mean(mean(story.outfittings) for story in whole),
    }
    return "; ".join(f"{name} {figure:.1f}" for name, figure in each.items())


def main(arguments: Sequence[str]) -> int:
    """Play, print, and answer 1 if a band fails."""
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=1000, help="games for each number of seats")
    asked.add_argument("--seats", type=int, nargs="*", default=range(GAME.least_seats, GAME.most_seats + 1))
    asked.add_argument("--processes", type=int, default=2)
    chosen = asked.parse_args(arguments)
    failed = 0
    for seats in chosen.seats:
        played = stories(seats, chosen.games, chosen.processes)
        found = bands(played)
        failed += sum(not band.holds for band in found)
        print(f"\n{seats} players, {len(played)} games; figure, 95% interval, band")
        print(*found, sep="\n")
        print("A player, on average:", averages([story for story in played if story.trigger]), flush=True)
    print(f"\n{failed or 'No'} band{'' if failed == 1 else 's'} failed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
