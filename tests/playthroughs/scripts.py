"""Golden games as readable text: how one is written down, and how it is played again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rules.braided_skies.game import GAME
from rules.braided_skies.table import Table
from rules.core.outcome import Outcome
from rules.core.questions import Seat

HERE = Path(__file__).parent
ORDINALS = ("1st", "2nd", "3rd", "4th", "5th")


@dataclass(frozen=True, slots=True)
class Script:
    """A game by its seats, its seed, and every action in words: (seat, words)."""

    title: str
    seats: int
    seed: int
    actions: tuple[tuple[int, str], ...]
    ending: tuple[str, ...]
    """The lines of `ending_of`, as they were when it was recorded."""


def place_of(table: Table, seat: Seat) -> int:
    """A seat's place in the first round's order, from 1."""
    return (seat - table.first) % table.seats + 1


def ending_of(table: Table, outcome: Outcome) -> tuple[str, ...]:
    """How a game ended, line by line."""
    assert table.ending is not None
    scored = [
        f"seat {score.seat}: {score.total} = " + ", ".join(f"{line.what} {line.points}" for line in score.lines)
        for score in outcome.lines
    ]
    places = " | ".join(", ".join(map(str, tied)) for tied in outcome.ranking)
    return (
        f"set off by {table.ending.trigger}, by the {ORDINALS[place_of(table, table.ending.seat) - 1]} player",
        f"turns: {table.turns}, rounds: {table.turns // table.seats}",
        *scored,
        f"places: {places}",
        f"tie: {outcome.tie_break or 'none'}",
    )


def written(script: Script) -> str:
    """The script as text."""
    head = [f"# {script.title}", f"seats {script.seats}", f"seed {script.seed}", ""]
    return "\n".join([*head, *(f"{seat} {words}" for seat, words in script.actions), "", *script.ending, ""])


def read(path: Path) -> Script:
    """A script from its file."""
    head, body, ending = path.read_text(encoding="utf-8").strip().split("\n\n")
    title, seats, seed = head.splitlines()
    actions = tuple((int(line[0]), line[2:]) for line in body.splitlines())
    return Script(title[2:], int(seats.split()[1]), int(seed.split()[1]), actions, tuple(ending.splitlines()))


def played(script: Script) -> Table:
    """The table after the last action, each of which must be legal in these very words."""
    table: Table = GAME.setup(seats=script.seats, seed=script.seed)
    for number, (seat, words) in enumerate(script.actions):
        legal = {str(action): action for action in GAME.legal_actions(table, Seat(seat))}
        assert words in legal, f"{script.title}, action {number}: {words!r} is not among {list(legal)}"
        table = GAME.apply(table, Seat(seat), legal[words])
    return table


def all_scripts() -> Iterator[Path]:
    """The recorded games."""
    return iter(sorted(HERE.glob("*.txt")))
