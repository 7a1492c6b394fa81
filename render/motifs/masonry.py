"""Walls, roofs, doors and lights from which houses are put together, in the inks the mood of a scene gives them."""

from __future__ import annotations

from collections.abc import Callable

from render.motifs.moods import Tint
from render.motifs.motif import FRAME, Motif, Role
from render.theme import Ink
from render.vector import at, line, path, polygon, rect

LARGE_FRAME = 300
"""Houses are drawn standing at (0, 0), so wide and high."""
LARGE = 1.74
"""A house fills the square picture of its card, which has no room for a second."""
SMALL_FRAME = 60
LIT, SHADE, ROOF, EAVES = Tint.WALL, Tint.WALL_D, Tint.ROOF, Tint.ROOF_D


def large(drawing: Callable[[], str], scale: float = LARGE) -> Motif:
    """What a card is about, drawn in the large frame."""
    return Motif("subject", lambda: at(0, 0, drawing(), FRAME / LARGE_FRAME), scale)


def small(drawing: Callable[[], str], role: Role = "accent", scale: float = 1.0) -> Motif:
    """What stands or hangs beside it, drawn in the small frame."""
    return Motif(role, lambda: at(0, 0, drawing(), FRAME / SMALL_FRAME), scale)


def block(x: float, base: float, width: float, height: float) -> str:
    """A wall about x, from its foot up, lit from the left."""
    lit = rect(x - width / 2, base - height, width * 0.55, height + 1, LIT)
    return rect(x - width / 2, base - height, width, height + 1, SHADE) + lit


def wall(x: float, width: float, height: float) -> str:
    """A wall from the ground up."""
    return block(x, 1, width, height + 1)


def gable(x: float, base: float, width: float, height: float) -> str:
    """A pointed roof."""
    left, top, right = (x - width / 2, base), (x, base - height), (x + width / 2, base)
    return polygon([left, top, right], EAVES) + polygon([left, top, (x + 4, base)], ROOF)


def dome(x: float, base: float, radius: float) -> str:
    """A half-round roof."""
    half = f"M{x - radius} {base}a{radius} {radius * 1.04} 0 0 1 "
    light = path(f"{half}{radius * 1.08} {-radius * 1.03}v{radius * 1.03}Z", ROOF)
    return path(f"{half}{2 * radius} 0Z", EAVES) + light


def arch(x: float, base: float, width: float, height: float, ink: str = Ink.GOLD_L) -> str:
    """A round-headed opening, lit unless told otherwise."""
    outline = f"v{-height + width / 2}a{width / 2} {width / 2} 0 0 1 {width} 0v{height - width / 2}Z"
    return path(f"M{x - width / 2} {base}{outline}", ink)


def doors(x: float, count: int, width: float, height: float, step: float) -> str:
    """A row of lit arches on the ground."""
    left = x - step * (count - 1) / 2
    return "".join(arch(left + index * step, 0, width, height) for index in range(count))


def windows(x: float, top: float, columns: int, rows: int, step: float) -> str:
    """Lit windows in a grid."""
    places = [(column - (columns - 1) / 2, row) for column in range(columns) for row in range(rows)]
    return "".join(rect(x + column * step - 5, top + row * step * 1.3, 10, 18, Ink.GOLD_L, 3) for column, row in places)


def steam(x: float, base: float, height: float, ink: str = Ink.CREAM, width: float = 7) -> str:
    """A curl of steam."""
    third = height / 3
    return line(f"M{x} {base}q-14 {-third / 2:.1f} 0 {-third:.1f}t0 {-third:.1f}t0 {-third:.1f}", ink, width, 0.9)


def pennant(x: float, base: float, height: float, ink: str = Ink.VERMILION) -> str:
    """A pole with a flag."""
    top = base - height
    return line(f"M{x} {base}V{top}", Ink.GOLD, 4) + polygon([(x, top), (x + 32, top + 9), (x, top + 19)], ink)


def ring(x: float, y: float, radius: float, ink: str, width: float) -> str:
    """A circle that is only a line."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{ink}" stroke-width="{width}"/>'


def turned(x: float, y: float, degrees: float, body: str) -> str:
    """A fragment moved, and turned clockwise."""
    return f'<g transform="translate({x} {y}) rotate({degrees})">{body}</g>'
