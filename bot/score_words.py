"""The end in words: who won, what decided, and every line of everybody's score. Knows no Discord."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.results import Standing
from bot.seating import name_in
from bot.words import MESSAGE_LIMIT, cut, escaped, length, listed, mention
from rules.core.outcome import Outcome, Score, ScoreLine
from rules.core.questions import Seat

Name = Callable[[Seat], str]


def score_sheet(standing: Standing, outcome: Outcome, mentions: Sequence[int] = ()) -> str:
    """The end in words: who won, by what, and every row's lines; at the end those who would not hear of it else."""
    head, name = _won(outcome, name_in(standing)), name_in(standing)
    tail = [" ".join(map(mention, mentions))] if mentions else []
    full = "\n".join([head, *(_place(place, row, outcome, name) for place, row in _placed(outcome)), *tail])
    if length(full) <= MESSAGE_LIMIT:
        return full
    totals = [_total(place, row, outcome, name) for place, row in _placed(outcome)]
    return cut("\n".join([head, *totals, *tail]), MESSAGE_LIMIT)


def farewell(standing: Standing, outcome: Outcome, title: str, seat: Seat | None, link: str) -> str:
    """The end for one player: who won, where they came, and the way to the score sheet."""
    names = name_in(standing)
    own = next((place for place, row in _placed(outcome) if outcome.lines[row].seat == seat), None)
    total = next((score.total for score in outcome.lines if score.seat == seat), None)
    came = f" Your place: {own}, with {total}." if seat is not None and own is not None else ""
    return f"**{title}** is over: {_won(outcome, names)}{came} [The score sheet, and a rematch]({link})"


def _won(outcome: Outcome, name: Name) -> str:
    winners = listed(_who(outcome.lines[row], name) for row in outcome.winners)
    verb = "wins" if len(outcome.winners) == 1 else "share the win"
    points = outcome.lines[outcome.winners[0]].total if outcome.winners else 0
    decided = f" The tie is decided by {outcome.tie_break}." if outcome.tie_break else ""
    return f"{winners} {verb} with {points}!{decided}"


def _placed(outcome: Outcome) -> list[tuple[int, int]]:
    """(place, row) from the first place down; tied rows share a place and the next one is left out."""
    placed: list[tuple[int, int]] = []
    for tied in outcome.ranking:
        place = len(placed) + 1
        placed += [(place, row) for row in tied]
    return placed


def _place(place: int, row: int, outcome: Outcome, name: Name) -> str:
    parts = ", ".join(map(_line, outcome.lines[row].lines))
    return _total(place, row, outcome, name) + (f"\n-# {parts}" if parts else "")


def _line(line: ScoreLine) -> str:
    """Fame 73; but Culture: 4 × 5 = 20, where the line says how it was reckoned."""
    return f"{line.what} = {line.points}" if "×" in line.what else f"{line.what} {line.points}"


def _total(place: int, row: int, outcome: Outcome, name: Name) -> str:
    score = outcome.lines[row]
    return f"{place}\\. {_who(score, name)}: **{score.total}**"


def _who(score: Score, name: Name) -> str:
    return name(score.seat) if score.seat is not None else f"**{escaped(score.name or 'Nobody')}**"
