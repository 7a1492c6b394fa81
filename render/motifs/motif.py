"""What a motif is: a named drawing and the part it plays in a scene."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from render.vector import at

Role = Literal["far", "air", "ground", "subject", "accent", "front"]
"""Behind all; small, in the sky; under all; large in the middle; small, beside it; over the feet of all that stand."""

FRAME = 100
"""A body is drawn so high, its foot at (0, 0), upwards from there (y is negative).

What hangs in the air leaves the space under it empty. Far and ground spread from -REACH to REACH about the middle;
a ground fills downwards from y = 0.
"""
REACH = 420


@dataclass(frozen=True, slots=True)
class Motif:
    """A drawing with its role. ``scale`` makes it larger or smaller than others that play the same part."""

    role: Role
    body: Callable[[], str]
    scale: float = 1.0

    def draw(self, x: float, base: float, size: float) -> str:
        """The drawing about x, its foot at base, so many px high."""
        return at(x, base, self.body(), size * self.scale / FRAME)
