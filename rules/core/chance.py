"""Luck: one stored seed, and a counted stream for each deck and for the dice."""

from __future__ import annotations

from random import Random
from typing import TypeVar

import msgspec

T = TypeVar("T")


class Chance(msgspec.Struct):
    """A source of luck: the same seed and the same counts give the same future.

    Only ``Random.random`` is used: Python keeps its sequence from version to version,
    and makes no such promise for ``shuffle`` or ``randrange``.
    """

    seed: int
    drawn: dict[str, int] = msgspec.field(default_factory=dict)

    def roll(self, sides: int, stream: str = "dice") -> int:
        """Roll one die numbered from 1."""
        return int(self._next(stream).random() * sides) + 1

    def shuffle(self, cards: list[T], stream: str) -> None:
        """Shuffle in place, from the last card down."""
        source = self._next(stream)
        for last in range(len(cards) - 1, 0, -1):
            other = int(source.random() * (last + 1))
            cards[last], cards[other] = cards[other], cards[last]

    def copy(self) -> Chance:
        """The same luck again, to be used up separately."""
        return Chance(self.seed, self.drawn.copy())

    def _next(self, stream: str) -> Random:
        count = self.drawn.get(stream, 0) + 1
        self.drawn[stream] = count
        return Random(f"{self.seed}:{stream}:{count}")
