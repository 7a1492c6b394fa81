"""The end in words: who won, what decided, and every line of everybody's score. Knows no Discord."""

from __future__ import annotations

from collections.abc import Callable

from bot.results import Standing
from bot.seating import name_in
from bot.words import escaped, fitted, listed
from rules.core.outcome import Outcome, Score
from rules.core.questions import Seat


def score_sheet(standing: Standing, outcome: Outcome) -> str:
    """The end in words: who won, by what, and every row's total."""
    name = name_in(standing)
    places = [_place(place, row, outcome, name) for place, row in _placed(outcome)]
    winners = listed(_who(outcome.lines[row], name) for row in outcome.winners)
    verb = "wins" if len(outcome.winners) == 1 else "share the win"
    decided = f" The tie is decided by {outcome.tie_break}." if outcome.tie_break else ""
    return fitted([f"{winners} {verb}!{decided}", *places])


def _placed(outcome: Outcome) -> list[tuple[int, int]]:
    """(place, row) from the first place down; tied rows share a place and the next one is left out."""
    placed: list[tuple[int, int]] = []
    for tied in outcome.ranking:
        place = len(placed) + 1
        placed += [(place, row) for row in tied]
    return placed


def _place(place: int, row: int, outcome: Outcome, name: Callable[[Seat], str]) -> str:
    score = outcome.lines[row]
    parts = ", ".join(f"{line.what} {line.points}" for line in score.lines)
    return f"{place}. {_who(score, name)}: **{score.total}**" + (f" ({parts})" if parts else "")


def _who(score: Score, name: Callable[[Seat], str]) -> str:
    return name(score.seat) if score.seat is not None else f"**{escaped(score.name or 'Nobody')}**"
