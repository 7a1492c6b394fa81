"""`make balance`: the quick player against itself, and whether the content keeps the bands of the rules.

Those of Braided Skies (1.F.11) stand here, those of Skyward Republic in `skyward_balance.py`.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import mean
from typing import Any

from rules.braided_skies.ending import TRIGGERS
from rules.core.game import Game
from rules.opponents.levels import Player
from rules.skyward_republic.game import GAME as SKYWARD_REPUBLIC
from tests.measure import skyward_balance, skyward_self_play
from tests.measure.bands import Band, average, middle_one, seat_bands, share
from tests.measure.play_out import stories
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


def bands(played: Sequence[Story]) -> list[Band]:
    """Every band of one seat count."""
    whole = [story for story in played if story.trigger]
    return [
        Band("games without an end", share(len(played) - len(whole), len(played)), most=0.0),
        Band("turns a player, median", middle_one([story.rounds for story in whole]), FEWEST_TURNS, MOST_TURNS),
        *trigger_bands(whole),
        *port_bands(whole),
        *seat_bands([story.winners for story in whole], whole[0].seats, SEAT_LEEWAY),
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


@dataclass(frozen=True, slots=True)
class Measured:
    """A game, how it is played and what is drawn from that."""

    game: Game
    play: Callable[[Sequence[Player], int], Any]
    bands: Callable[[Sequence[Any]], list[Band]]
    averages: Callable[[Sequence[Any]], str]


MEASURED = {
    each.game.slug: each
    for each in (
        Measured(GAME, play, bands, averages),
        Measured(SKYWARD_REPUBLIC, skyward_self_play.play, skyward_balance.bands, skyward_balance.averages),
    )
}


def main(arguments: Sequence[str]) -> int:
    """Play, print, and answer 1 if a band fails."""
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("--game", choices=sorted(MEASURED), nargs="*", default=list(MEASURED))
    asked.add_argument("--games", type=int, default=1000, help="games for each number of seats")
    asked.add_argument("--seats", type=int, nargs="*", help="numbers of seats, all if untold")
    asked.add_argument("--processes", type=int, default=2)
    chosen = asked.parse_args(arguments)
    failed = sum(
        measured(MEASURED[slug], seats, chosen.games, chosen.processes)
        for slug in chosen.game
        for seats in seat_counts(MEASURED[slug].game, chosen.seats)
    )
    print(f"\n{failed or 'No'} band{'' if failed == 1 else 's'} failed.")
    return 1 if failed else 0


def seat_counts(game: Game, chosen: Sequence[int] | None) -> list[int]:
    """The numbers of seats asked for, as far as a game has them."""
    return [seats for seats in range(game.least_seats, game.most_seats + 1) if not chosen or seats in chosen]


def measured(what: Measured, seats: int, games: int, processes: int) -> int:
    """Play and print one seat count; how many of its bands fail."""
    played = stories(what.play, seats, games, processes)
    found = what.bands(played)
    print(f"\n{what.game.title}, {seats} players, {len(played)} games; figure, 95% interval, band")
    print(*found, sep="\n")
    print("A player, on average:", what.averages([story for story in played if story.totals]), flush=True)
    return sum(not band.holds for band in found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
