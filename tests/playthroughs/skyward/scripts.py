"""Golden games of Skyward Republic as readable text: how one is written down, and how it is played again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rules.core.outcome import Outcome
from rules.core.questions import Seat
from rules.skyward_republic.game import GAME
from rules.skyward_republic.table import Table

HERE = Path(__file__).parent
SHUFFLED = "The central deck has run out"


@dataclass(frozen=True, slots=True)
class Script:
    """A game by its seats, its seed, its VP at the start, and every action in words: (seat, words)."""

    title: str
    seats: int
    seed: int
    start: int
    actions: tuple[tuple[int, str], ...]
    ending: tuple[str, ...]
    """The lines of `ending_of`, as they were when it was recorded."""


def written(script: Script) -> str:
    """The script as text."""
    head = [f"# {script.title}", f"seats {script.seats}", f"seed {script.seed}", f"start VP {script.start}", ""]
    return "\n".join([*head, *(f"{seat} {words}" for seat, words in script.actions), "", *script.ending, ""])


def read(path: Path) -> Script:
    """A script from its file."""
    head, body, ending = path.read_text(encoding="utf-8").strip().split("\n\n")
    title, *figures = head.splitlines()
    seats, seed, start = (int(line.split()[-1]) for line in figures)
    actions = tuple((int(line[0]), line[2:]) for line in body.splitlines())
    return Script(title[2:], seats, seed, start, actions, tuple(ending.splitlines()))


def ending_of(table: Table, outcome: Outcome, shuffles: int) -> tuple[str, ...]:
    """How a game ended, line by line."""
    assert table.ending is not None
    scored = [
        f"seat {score.seat}: {score.total} = " + ", ".join(f"{line.what} {line.points}" for line in score.lines)
        for score in outcome.lines
    ]
    places = " | ".join(", ".join(map(str, tied)) for tied in outcome.ranking)
    return (
        f"set off by {table.ending.trigger}",
        f"turns: {table.turns}, rounds: {table.round}, shuffles: {shuffles}",
        *scored,
        f"places: {places}",
        f"tie: {outcome.tie_break or 'none'}",
    )


def played(script: Script) -> tuple[Table, tuple[str, ...]]:
    """The last table, with how it ended; each action must be legal in these very words."""
    table: Table = GAME.setup(seats=script.seats, seed=script.seed, options={"START_VP": script.start})
    shuffles = 0
    for number, (seat, words) in enumerate(script.actions):
        legal = {str(action): action for action in GAME.legal_actions(table, Seat(seat))}
        assert words in legal, f"{script.title}, action {number}: {words!r} is not among {list(legal)}"
        table = GAME.apply(table, Seat(seat), legal[words])
        shuffles += sum(line.text.startswith(SHUFFLED) for line in table.news)
    outcome = GAME.outcome(table)
    assert outcome is not None
    return table, ending_of(table, outcome, shuffles)


def all_scripts() -> Iterator[Path]:
    """The recorded games."""
    return iter(sorted(HERE.glob("*.txt")))
