"""How long something takes, in ratios that hold on a busy machine: ours and the peer by turns, and the best of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table: what, how much, its peer's figure, and what must hold."""

    what: str
    ours: str
    peer: str = ""
    ratio: str = ""
    hold: str = ""


@dataclass(frozen=True, slots=True)
class Pair:
    """CPU milliseconds of ours and of the peer, each the least of several tries in one run."""

    ours: float
    peer: float

    @property
    def times(self) -> float:
        """How many times the peer takes what we take."""
        return self.peer / self.ours


def least(work: Callable[[], object], times: int = 1) -> float:
    """The CPU milliseconds of the quickest of some tries; other work on the machine can only add to it."""
    return min(_spent(work) for _ in range(times))


def by_turns(ours: Callable[[], object], peer: Callable[[], object], tries: int = 7, runs: int = 1) -> Pair:
    """Both by turns, so that a busy stretch meets both; ours so many runs a try, given for one."""

    def often() -> None:
        for _ in range(runs):
            ours()

    pairs = [(_spent(often) / runs, _spent(peer)) for _ in range(tries)]
    return Pair(min(one for one, _ in pairs), min(other for _, other in pairs))


def usual(work: Callable[[], object], times: int) -> float:
    """The median CPU milliseconds."""
    return median(_spent(work) for _ in range(times))


def _spent(work: Callable[[], object]) -> float:
    begun = process_time()
    work()
    return (process_time() - begun) * 1000
