"""Places on a picture: where a thing of the view is drawn, and what is shown there; what differs has changed."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from enum import Enum
from itertools import combinations
from typing import NamedTuple

TOUCHING = 6
"""So many pixels two rings may lie over each other."""


class Kind(Enum):
    """What a place is: fixed; a token, which moves; or quiet, so busy that a change there is no news."""

    FIXED = "fixed"
    TOKEN = "token"
    QUIET = "quiet"


class Box(NamedTuple):
    """A part of a picture, in pixels."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def area(self) -> float:
        """How much of the picture it takes."""
        return max(0, self.right - self.left) * max(0, self.bottom - self.top)

    def joined(self, other: Box) -> Box:
        """The least box about both."""
        left, top = min(self.left, other.left), min(self.top, other.top)
        return Box(left, top, max(self.right, other.right), max(self.bottom, other.bottom))

    def common(self, other: Box) -> Box:
        """What lies in both; without area where they are apart."""
        left, top = max(self.left, other.left), max(self.top, other.top)
        return Box(left, top, min(self.right, other.right), min(self.bottom, other.bottom))

    def moved(self, x: float, y: float) -> Box:
        """A box as large elsewhere."""
        return Box(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def grown(self, margin: float) -> Box:
        """A box so much larger on every side."""
        return Box(self.left - margin, self.top - margin, self.right + margin, self.bottom + margin)


class Place(NamedTuple):
    """A place by its key ("port:zephyr"), what is shown there, and where its middle lies."""

    key: str
    value: Hashable
    x: float
    y: float
    size: tuple[float, float]
    kind: Kind = Kind.FIXED
    layer: int = 0
    """How much was laid before it was named: its ring lies over that and under the rest."""

    @property
    def sort(self) -> str:
        """What it is one of: "port", "track:culture"."""
        return ":".join(self.key.split(":")[:-1][:2])

    @property
    def box(self) -> Box:
        """Where it is."""
        wide, high = self.size
        return Box(self.x - wide / 2, self.y - high / 2, self.x + wide / 2, self.y + high / 2)


class Change(NamedTuple):
    """A place that shows something else than before; None: it was not there."""

    now: Place
    was: Place | None


def changes(before: Iterable[Place], after: Iterable[Place]) -> list[Change]:
    """Every place of the second picture that is new or shows something else, but for the quiet ones."""
    known = {place.key: place for place in before}
    found = (Change(place, known.get(place.key)) for place in after if place.kind is not Kind.QUIET)
    return [change for change in found if change.was is None or change.was.value != change.now.value]


def gathered(boxes: Mapping[Box, str], most: int) -> list[Box]:
    """At most so many boxes: those of one kind are joined that together waste the least room, and those that cross."""
    left = list(boxes.items())
    while True:
        pairs = list(combinations(left, 2))
        crossing = [pair for pair in pairs if _cross(pair[0][0], pair[1][0])]
        alike = [pair for pair in pairs if pair[0][1] == pair[1][1]] if len(left) > most else []
        pair = min(crossing or alike, key=_waste, default=None)
        if pair is None:
            return [box for box, _ in left]
        (one, kind), (other, _) = pair
        left = [each for each in left if each not in pair]
        left.append((one.joined(other), kind))


def _waste(pair: tuple[tuple[Box, str], tuple[Box, str]]) -> float:
    (one, _), (other, _) = pair
    return one.joined(other).area - one.area - other.area + one.common(other).area


def _cross(one: Box, other: Box) -> bool:
    """Whether two rings would run through each other."""
    common = one.common(other)
    return common.right - common.left > TOUCHING and common.bottom - common.top > TOUCHING
