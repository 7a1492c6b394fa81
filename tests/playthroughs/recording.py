"""Look for a game of each kind and write it down: `PYTHONPATH=. python tests/playthroughs/recording.py`.

To be run again whenever a figure or a word of a card changes; what it writes is read before it is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from rules.braided_skies.ending import TRIGGERS
from rules.braided_skies.game import GAME
from rules.braided_skies.scoring import scores
from rules.braided_skies.table import Table
from rules.core.outcome import Outcome
from rules.opponents.levels import LEVELS
from tests.playthroughs.scripts import HERE, Script, ending_of, place_of, written

TRACKS, WONDERS, FAME = (name for name, _ in TRIGGERS)
ENDINGS_TRIED = 2_000
NEAR = 12
"""A tie is looked for where the totals are no further apart than this when the end is set off."""
Log = tuple[tuple[int, str], ...]
Ended = Callable[[Table, Outcome], bool]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A kind of game: its file, its title, how many play, and what must be true at its end."""

    name: str
    title: str
    seats: int
    holds: Ended
    tie: bool = False


def triggered(trigger: str, place: int) -> Ended:
    """Set off by this trigger, by the player of this place."""
    return lambda table, _: bool(
        table.ending and table.ending.trigger == trigger and place_of(table, table.ending.seat) == place
    )


def tied_by(words: str) -> Ended:
    """A tie of the highest total, decided so."""
    return lambda _, outcome: outcome.tie_break is not None and words in outcome.tie_break


WANTED = (
    Wanted("fame_by_the_1st", "60 fame, set off by the 1st of 2 players", 2, triggered(FAME, 1)),
    Wanted("wonders_by_the_2nd", "7 wonders, set off by the 2nd of 3 players", 3, triggered(WONDERS, 2)),
    Wanted("tracks_by_the_3rd", "All three tracks, set off by the 3rd of 4 players", 4, triggered(TRACKS, 3)),
    Wanted("fame_by_the_4th", "60 fame, set off by the 4th of 4 players", 4, triggered(FAME, 4)),
    Wanted("fame_by_the_5th", "60 fame, set off by the 5th of 5 players", 5, triggered(FAME, 5)),
    Wanted("tie_by_tapstones", "A tie, decided by tapstones", 2, tied_by("tapstones"), tie=True),
    Wanted("tie_by_wonders", "A tie, decided by wonder cards", 2, tied_by("wonder cards"), tie=True),
    Wanted("tie_by_grit", "A tie, decided by grit", 2, tied_by("more grit"), tie=True),
    Wanted("tie_shared", "A tie that nothing decides: the victory is shared", 2, tied_by("shared"), tie=True),
)


def play_on(table: Table, luck: Random, level: str, *, until_ending: bool = False) -> tuple[Table, Log]:
    """Play to the end, or until the end has been set off; every action in words."""
    choose = LEVELS[level]
    table = table.copy()
    log = []
    while GAME.outcome(table) is None and not (until_ending and table.ending):
        (seat,) = GAME.to_act(table)
        action = choose(GAME.view(table, seat), GAME.legal_actions(table, seat), luck)
        log.append((int(seat), str(action)))
        GAME.take(table, seat, action)
    return table, tuple(log)


def games(seats: int, *, tie: bool) -> Iterator[tuple[int, Table, Log]]:
    """Games of ever new seeds; where a tie is wanted, each with many endings of its last round."""
    seed = 0
    while True:
        seed += 1
        before, opening = play_on(GAME.setup(seats=seats, seed=seed), Random(seed), "quick", until_ending=tie)
        if not tie:
            yield seed, before, opening
            continue
        if not near_a_tie(before):
            continue
        for number in range(ENDINGS_TRIED):
            after, closing = play_on(before, Random(f"{seed}:{number}"), "random")
            yield seed, after, opening + closing


def near_a_tie(table: Table) -> bool:
    """Whether the two players are close in fame and alike in wonders."""
    first, second = scores(table)
    alike = len({len(mat.wonders) for mat in table.mats}) == 1
    return alike and abs(first.total - second.total) <= NEAR


def record(wanted: Wanted) -> Script:
    """The first game of the kind."""
    for seed, table, log in games(wanted.seats, tie=wanted.tie):
        outcome = GAME.outcome(table)
        if outcome and wanted.holds(table, outcome):
            return Script(wanted.title, wanted.seats, seed, log, ending_of(table, outcome))
    raise AssertionError("the search has no end")


def main() -> None:
    """Record every kind."""
    for wanted in WANTED:
        script = record(wanted)
        (HERE / f"{wanted.name}.txt").write_text(written(script), encoding="utf-8")
        print(
            f"{wanted.name}: seed {script.seed}, {len(script.actions)} actions; {script.ending[0]}; {script.ending[-1]}"
        )


if __name__ == "__main__":
    main()
