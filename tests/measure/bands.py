"""Figures with their 95% intervals, and the bands they keep: one fails only if its whole interval is outside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, inf, sqrt
from statistics import mean, median, pstdev

Z = 1.96
"""Standard deviations on either side of a 95% interval."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure and the interval in which the true one lies, 95 times of 100."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Band:
    """A figure and where it must lie."""

    name: str
    figure: Figure
    least: float = -inf
    most: float = inf

    @property
    def holds(self) -> bool:
        """Whether any of the interval is within."""
        return self.figure.high >= self.least and self.figure.low <= self.most

    def __str__(self) -> str:
        wanted = f"{self.least:g} to {self.most:g}" if self.most < inf else f"at least {self.least:g}"
        if self.least == -inf:
            wanted = f"at most {self.most:g}"
        figure = self.figure
        verdict = "holds" if self.holds else "FAILS"
        return f"{self.name:<44} {figure.value:7.3f}  [{figure.low:.3f}, {figure.high:.3f}]  {wanted:<16} {verdict}"


def average(values: Sequence[float]) -> Figure:
    """A mean."""
    middle = mean(values)
    reach = Z * pstdev(values) / sqrt(len(values))
    return Figure(middle, middle - reach, middle + reach)


def middle_one(values: Sequence[float]) -> Figure:
    """A median, its interval from the order of the values."""
    ordered = sorted(values)
    half, reach = len(ordered) / 2, Z * sqrt(len(ordered)) / 2
    low, high = max(0, floor(half - reach)), min(len(ordered) - 1, ceil(half + reach))
    return Figure(median(ordered), ordered[low], ordered[high])


def share(hits: float, of: int) -> Figure:
    """A share of games (Wilson's interval); a shared win may count as a part of one."""
    found = hits / of
    spread = Z * sqrt(found * (1 - found) / of + Z**2 / (4 * of**2))
    centre, scale = found + Z**2 / (2 * of), 1 + Z**2 / of
    return Figure(found, (centre - spread) / scale, (centre + spread) / scale)


def seat_bands(winners: Sequence[Sequence[int]], seats: int, leeway: float) -> list[Band]:
    """How often the seats win by their place in the first round; a shared win is a part of one for each."""
    won = [sum(1 / len(places) for places in winners if place in places) for place in range(seats)]
    return [
        Band(
            f"wins: place {place + 1} of the first round",
            share(hits, len(winners)),
            1 / seats - leeway,
            1 / seats + leeway,
        )
        for place, hits in enumerate(won)
    ]
