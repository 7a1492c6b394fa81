"""How a game ended: every line of the score, the places, and what decided a tie."""

from __future__ import annotations

import msgspec

from rules.core.questions import Seat


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the score sheet: what scored, and how much."""

    what: str
    points: int


class Score(msgspec.Struct, frozen=True):
    """The score of one row of the sheet: a seat's, or that of somebody named who has no seat."""

    lines: tuple[ScoreLine, ...]
    total: int
    seat: Seat | None = None
    name: str | None = None


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game.

    ``lines`` has a score a row, in seat order; ``ranking`` lists indices into ``lines``, best place
    first, tied rows together; ``winners`` are the rows of the first place; ``tie_break`` says in words
    what decided between rows of equal total, or None where nothing had to.
    """

    lines: tuple[Score, ...]
    ranking: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    tie_break: str | None = None
