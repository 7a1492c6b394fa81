"""Golden games of Skyward Republic as readable text: how one is written down, and how it is played again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rules.core.outcome import Outcome
from rules.core.questions import Seat
from rules.skyward_republic.game import GAME
from rules.skyward_republic.table import Table
from tests.playthroughs.scripts import Script

HERE = Path(__file__).parent
SHUFFLED = "The central deck has run out"


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
    table: Table = GAME.setup(seats=script.seats, seed=script.seed)
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
