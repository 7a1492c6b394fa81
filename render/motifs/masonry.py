"""Walls, roofs, doors and lights from which houses are put together, in the inks the mood of a scene gives them."""

from __future__ import annotations

from collections.abc import Callable

from render.motifs.moods import Tint
from render.motifs.motif import FRAME, Motif, Role
from render.motifs.parts import arch, block
from render.motifs.shapes import cloud
from render.theme import Ink
from render.vector import at, circle, cogwheel, line, path, polygon, rect

LARGE_FRAME = 300
"""Houses are drawn standing at (0, 0), so wide and high."""
LARGE = 1.42
"""A house fills the square picture of its card, which has no room for a second."""
SMALL_FRAME = 60
LIT, SHADE, ROOF, EAVES = Tint.WALL, Tint.WALL_D, Tint.ROOF, Tint.ROOF_D


def large(drawing: Callable[[], str], scale: float = LARGE) -> Motif:
    """What a card is about, drawn in the large frame."""
    return Motif("subject", lambda: at(0, 0, drawing(), FRAME / LARGE_FRAME), scale)


def aloft(drawing: Callable[[], str]) -> Motif:
    """What is drawn about its middle, and flies well above the ground."""
    return large(lambda: at(0, -142, drawing(), 0.96))


def small(drawing: Callable[[], str], role: Role = "accent", scale: float = 1.0) -> Motif:
    """What stands or hangs beside it, drawn in the small frame."""
    return Motif(role, lambda: at(0, 0, drawing(), FRAME / SMALL_FRAME), scale)


def wall(x: float, width: float, height: float) -> str:
    """A wall from the ground up."""
    return block(x, 1, width, height + 1)


def doors(x: float, count: int, width: float, height: float, step: float) -> str:
    """A row of lit arches on the ground."""
    left = x - step * (count - 1) / 2
    return "".join(arch(left + index * step, 0, width, height) for index in range(count))


def windows(x: float, top: float, columns: int, rows: int, step: float) -> str:
    """Lit windows in a grid."""
    places = [(column - (columns - 1) / 2, row) for column in range(columns) for row in range(rows)]
    return "".join(rect(x + column * step - 5, top + row * step * 1.3, 10, 18, Ink.GOLD_L, 3) for column, row in places)


def vapour(x: float, base: float, height: float, ink: str = Ink.CREAM, width: float = 7) -> str:
    """A curl of steam."""
    third = height / 3
    return line(f"M{x} {base}q-14 {-third / 2:.1f} 0 {-third:.1f}t0 {-third:.1f}t0 {-third:.1f}", ink, width, 0.9)


def chimney(x: float, tall: float) -> str:
    """A chimney and its smoke."""
    smoke = cloud(x + 26, -tall - 6, 76, 32, (Ink.APRICOT, Ink.HONEY), 5, 0.2)
    return wall(x, 26, tall) + rect(x - 16, -tall, 32, 8, Ink.GOLD_L) + smoke


def gear(x: float, y: float, radius: float, ink: str = Ink.GOLD, hub: str = Ink.BRASS_D) -> str:
    """A gear with a dark hub."""
    wheel = path(cogwheel(x, y, radius, radius * 0.78, 10), ink)
    return wheel + circle(x, y, radius * 0.48, hub) + circle(x, y, radius * 0.2, ink)


def member(x: float, base: float, coat: str, skin: str, raised: bool) -> str:
    """Somebody of an assembly, a hand up perhaps."""
    drawn = path(f"M{x - 15} {base}v-16q0 -16 15 -16t15 16v16Z", coat) + circle(x, base - 41, 10.5, skin)
    arm = line(f"M{x + 11} {base - 22}L{x + 21} {base - 58}", coat, 7) + circle(x + 21, base - 60, 5, skin)
    return drawn + arm if raised else drawn


def flagpole(x: float, base: float, height: float, ink: str = Ink.VERMILION) -> str:
    """A pole with a flag."""
    top = base - height
    return line(f"M{x} {base}V{top}", Ink.GOLD, 4) + polygon([(x, top), (x + 32, top + 9), (x, top + 19)], ink)


def leaning(x: float, y: float, degrees: float, body: str) -> str:
    """A fragment moved, and turned clockwise."""
    return f'<g transform="translate({x} {y}) rotate({degrees})">{body}</g>'
