"""The gate through which hidden things come to light: it counts them, and stops a table that is only watched."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar


class Watched(Protocol):
    """A table that counts what came to light; ``watching`` is set on a copy only."""

    reveals: int
    watching: bool


T = TypeVar("T", bound=Watched)


class Revealing(Exception):  # not an error: it stops a table that is only watched
    """A watched table was about to bring something to light."""


def reveal(table: Watched) -> None:
    """Count something coming to light; a watched table stops here, before anything is looked at."""
    if table.watching:
        raise Revealing
    table.reveals += 1


def would_reveal(copy: T, act: Callable[[T], None]) -> bool:
    """Whether an action would bring something to light. A copy is played until the first reveal, which stops it
    before anything is looked at: what comes before is known to whoever acts, so the answer tells no secret."""
    copy.watching = True
    try:
        act(copy)
    except Revealing:
        return True
    return False
