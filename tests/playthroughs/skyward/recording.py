"""Look for a game of each kind and write it down: `PYTHONPATH=. python tests/playthroughs/skyward/recording.py`.

To be run again whenever a figure or a word of a card changes; what it writes is read before it is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from rules.core.outcome import Outcome
from rules.core.questions import Seat
from rules.opponents.levels import LEVELS
from rules.skyward_republic.actions import Action, EndTurn, Launch, PassClaim, Pick, Seal
from rules.skyward_republic.cards.decks import is_lightning, sky_card
from rules.skyward_republic.game import GAME
from rules.skyward_republic.scoring import SHARED, TIE_BREAK
from rules.skyward_republic.table import Table
from tests.playthroughs.skyward.scripts import HERE, SHUFFLED, Script, ending_of, written

OWN, EXTRA, BENEFACTOR = "own launch", "extra launch", "Benefactor"
MOST_ACTIONS = 3_000
LAST_ROUNDS = 400
"""Endings tried from where the end is set off, where a tie is wanted."""


@dataclass
class Run:
    """A game as far as it has been played: its table, its log, its shuffles, and how the end was set off."""

    table: Table
    log: list[tuple[int, str]] = field(default_factory=list)
    shuffles: int = 0
    launches: int = 0
    """Launches begun in the Launch turn going on."""
    way: str = ""

    def copy(self) -> Run:
        """The same game, to be played on separately."""
        return Run(self.table.copy(), self.log.copy(), self.shuffles, self.launches, self.way)

    def take(self, seat: Seat, action: Action) -> None:
        """Play an action, and note what it was."""
        phase, ended, turns = self.table.phase, self.table.ending, self.table.turns
        self.log.append((int(seat), str(action)))
        self.launches += isinstance(action, Launch)
        GAME.take(self.table, seat, action)
        self.shuffles += sum(line.text.startswith(SHUFFLED) for line in self.table.news)
        if self.table.ending and not ended and self.table.ending.seat is not None:
            self.way = BENEFACTOR if phase == "benefactor" else OWN if self.launches == 1 else EXTRA
        if self.table.turns != turns:
            self.launches = 0


def gloomy(view: Any, actions: tuple[Action, ...], luck: Random) -> Action:
    """Seat 0 takes what costs VP, spends its cogs and builds nothing; the other plays quickly."""
    if view.viewer:
        quick: Action = LEVELS["quick"](view, actions, luck)
        return quick
    picks = [action for action in actions if isinstance(action, Pick)]
    if picks:
        return min(picks, key=lambda pick: sum(sky_card(card).vp for card in pick.cards if is_lightning(card)))
    return next((action for action in actions if isinstance(action, EndTurn | PassClaim | Seal)), actions[0])


Ended = Callable[[Run, Outcome], bool]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A kind of game: its file, its title, how many play, and what must be true at its end."""

    name: str
    title: str
    seats: int
    holds: Ended
    level: str = "quick"
    tie: bool = False
    start: int = 5


WANTED = (
    Wanted("own_launch", "8 Buildings by the launch of one's own turn", 3, lambda run, _: run.way == OWN),
    Wanted("extra_launch", "8 Buildings by an extra launch", 2, lambda run, _: run.way == EXTRA),
    Wanted("benefactor", "8 Buildings by the launch a Benefactor allows", 4, lambda run, _: run.way == BENEFACTOR),
    Wanted("tie_by_tokens", "A tie, decided by placed tokens", 2, lambda _, out: out.tie_break == TIE_BREAK, tie=True),
    Wanted("tie_shared", "A tie that nothing decides", 2, lambda _, out: out.tie_break == SHARED, tie=True),
    Wanted("reshuffle", "The central deck runs out", 4, lambda run, _: run.shuffles > 0, level="random"),
    Wanted(
        "below_zero",
        "Somebody's marker ends below 0",
        2,
        lambda _, out: min(score.lines[0].points for score in out.lines) < 0,
        level="gloomy",
        start=0,
    ),
    Wanted(
        "negative_total",
        "Somebody ends with a total below 0",
        2,
        lambda _, out: min(score.total for score in out.lines) < 0,
        level="gloomy",
    ),
)
PLAYERS = {**LEVELS, "gloomy": gloomy}


def play_on(run: Run, luck: Random, level: str, *, until_ending: bool = False) -> Run:
    """Play to the end, or until the end has been set off."""
    for _ in range(MOST_ACTIONS):
        if GAME.outcome(run.table) or (until_ending and run.table.ending):
            return run
        seat = min(GAME.to_act(run.table))
        actions = GAME.legal_actions(run.table, seat)
        run.take(seat, PLAYERS[level](GAME.view(run.table, seat), actions, luck))
    return run


def games(wanted: Wanted) -> Iterator[tuple[int, Run]]:
    """Games of ever new seeds; where a tie is wanted, each with many endings of its last round."""
    seed = 0
    while True:
        seed += 1
        run = Run(GAME.setup(seats=wanted.seats, seed=seed, options={"START_VP": wanted.start}))
        run = play_on(run, Random(seed), wanted.level, until_ending=wanted.tie)
        if not wanted.tie:
            yield seed, run
            continue
        for number in range(LAST_ROUNDS):
            yield seed, play_on(run.copy(), Random(f"{seed}:{number}"), "random")


def record(wanted: Wanted) -> Script:
    """The first game of the kind."""
    for seed, run in games(wanted):
        outcome = GAME.outcome(run.table)
        if outcome and run.table.ending and wanted.holds(run, outcome):
            ending = ending_of(run.table, outcome, run.shuffles)
            return Script(wanted.title, wanted.seats, seed, wanted.start, tuple(run.log), ending)
    raise AssertionError("the search has no end")


def main() -> None:
    """Record every kind."""
    for wanted in WANTED:
        script = record(wanted)
        (HERE / f"{wanted.name}.txt").write_text(written(script), encoding="utf-8")
        print(f"{wanted.name}: seed {script.seed}, {len(script.actions)} actions; {'; '.join(script.ending)}")


if __name__ == "__main__":
    main()
