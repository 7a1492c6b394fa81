"""Places on a picture: where a thing of the view is drawn, and what is shown there; what differs has changed."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from enum import Enum
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


def gathered(boxes: Iterable[Box], most: int) -> list[Box]:
    """At most so many boxes: those are joined first that together waste the least room."""
    left = list(boxes)
    while True:
        pairs = [(one, other) for index, one in enumerate(left) for other in left[index + 1 :]]
        crossing = [pair for pair in pairs if _cross(*pair)]
        pair = min(crossing or pairs, key=_waste, default=None)
        if pair is None or (len(left) <= most and not crossing):
            return left
        left = [box for box in left if box not in pair]
        left.append(pair[0].joined(pair[1]))


def _waste(pair: tuple[Box, Box]) -> float:
    one, other = pair
    return one.joined(other).area - one.area - other.area + one.common(other).area


def _cross(one: Box, other: Box) -> bool:
    """Whether two rings would run through each other."""
    common = one.common(other)
    return common.right - common.left > TOUCHING and common.bottom - common.top > TOUCHING
