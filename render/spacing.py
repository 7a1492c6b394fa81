"""Things on a line that would cover each other, moved apart as little as may be."""

from __future__ import annotations

from collections.abc import Sequence


def spread(places: Sequence[float], gap: float, least: float, most: float) -> list[float]:
    """Ascending places moved as little as may be, until no two are nearer than the gap, all within bounds."""
    groups: list[list[float]] = []
    for place in places:
        groups.append([place])
        while len(groups) > 1 and _first(groups[-1], gap) < _first(groups[-2], gap) + gap * len(groups[-2]):
            last = groups.pop()
            groups[-1] += last
    free = [_first(group, gap) + gap * index for group in groups for index in range(len(group))]
    after = len(free) - 1
    return [min(max(x, least + gap * index), most - gap * (after - index)) for index, x in enumerate(free)]


def _first(group: Sequence[float], gap: float) -> float:
    """Where the first of a group stands so that the group is centred on its mean."""
    return sum(group) / len(group) - gap * (len(group) - 1) / 2
