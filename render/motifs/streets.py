"""The Republic behind its houses and under them: chimneys, domes and gables far away, streets and roofs below."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, ROOF
from render.motifs.moods import Tint
from render.motifs.motif import REACH, Motif
from render.theme import Ink
from render.vector import Point, circle, path, polygon, rect

STEP = 46
"""How far apart far houses stand."""
FAR, FAR_L, NEAR, NEAR_L = Tint.FAR, Tint.FAR_L, Tint.NEAR, Tint.NEAR_L


def _places(rise: tuple[int, ...]) -> list[Point]:
    """Where far houses stand, and how high each is, in a rhythm that repeats."""
    return [(x, rise[index % len(rise)]) for index, x in enumerate(range(-REACH, REACH + 1, STEP))]


def _house(x: float, tall: float, width: float = 40) -> str:
    """A far wall, light on its left, with a few lit windows."""
    drawn = rect(x - width / 2, -tall, width, tall + 2, FAR) + rect(x - width / 2, -tall, width * 0.5, tall + 2, FAR_L)
    return drawn + "".join(rect(x + dx, -tall + 8, 4, 7, Ink.GOLD_L, 1, 0.8) for dx in (-11, 6))


def _chimneys() -> str:
    """Tall chimneys and their smoke."""
    drawn = ""
    for x, tall in _places((34, 22, 46, 28, 38)):
        drawn += rect(x + 6, -tall - 34, 8, 40, FAR) + rect(x + 4, -tall - 36, 12, 4, FAR_L)
        drawn += "".join(
            circle(x + 14 + 9 * i, -tall - 42 - 5 * i, 5 + 1.6 * i, Ink.CREAM, 0.5) for i in range(3)
        ) + _house(x, tall)
    return drawn


def _domes() -> str:
    """Domes with their lanterns."""
    drawn = ""
    for x, tall in _places((26, 44, 32, 54, 30)):
        dome = f"M{x - 20} {-tall}a20 20 0 0 1 "
        drawn += (
            path(f"{dome}40 0Z", FAR)
            + path(f"{dome}20 -20v20Z", FAR_L)
            + rect(x - 1.5, -tall - 32, 3, 14, FAR)
            + _house(x, tall)
        )
    return drawn


def _gables() -> str:
    """Steep gables, one beside the other."""
    drawn = ""
    for x, tall in _places((36, 26, 44, 30, 22)):
        drawn += polygon([(x - 24, -tall), (x, -tall - 30), (x + 24, -tall)], FAR) + polygon(
            [(x - 24, -tall), (x, -tall - 30), (x, -tall)], FAR_L
        )
        drawn += _house(x, tall, 44)
    return drawn


def _bridges() -> str:
    """Arches upon arches over a valley."""
    drawn = rect(-REACH, -64, 2 * REACH, 9, FAR_L) + rect(-REACH, -30, 2 * REACH, 7, FAR_L)
    for x in range(-REACH, REACH, 34):
        drawn += path(f"M{x} -55h34v26h-5v-8a12 12 0 0 0 -24 0v8h-5Z", FAR) + path(
            f"M{x} -23h34v25h-5v-8a12 12 0 0 0 -24 0v8h-5Z", FAR
        )
    return drawn


def _tiles() -> str:
    """Roof tiles, row under row, under a ridge."""
    drawn = rect(-REACH, 0, 2 * REACH, 130, EAVES)
    for row in range(3):
        y, offset = 4 + 17 * row, 12 * (row % 2)
        drawn += "".join(
            path(f"M{x + offset} {y}h24v8a12 10 0 0 1 -24 0Z", ROOF if (x // 24 + row) % 3 else EAVES)
            for x in range(-REACH, REACH, 24)
        )
    return drawn + rect(-REACH, -5, 2 * REACH, 11, ROOF) + rect(-REACH, -5, 2 * REACH, 3, Ink.GOLD)


def _cobbles() -> str:
    """A street of cobbles."""
    drawn = rect(-REACH, 0, 2 * REACH, 130, NEAR) + rect(-REACH, -2, 2 * REACH, 7, NEAR_L)
    return drawn + "".join(
        rect(x + 11 * (row % 2), 11 + 11 * row, 18, 7, NEAR_L, 3, 0.6)
        for row in range(4)
        for x in range(-REACH, REACH, 23)
    )


def _hedges() -> str:
    """Clipped hedges and a path between them."""
    drawn = "".join(circle(x, 2, 17, NEAR_L) for x in range(-REACH, REACH + 1, 30)) + rect(
        -REACH, 4, 2 * REACH, 130, NEAR
    )
    return (
        drawn
        + polygon([(-18, 2), (18, 2), (70, 60), (-70, 60)], Ink.SAND)
        + polygon([(4, 2), (18, 2), (70, 60), (14, 60)], Ink.DUNE)
    )


def _flags() -> str:
    """A square of flagstones."""
    drawn = rect(-REACH, 0, 2 * REACH, 130, NEAR) + rect(-REACH, -2, 2 * REACH, 5, Ink.GOLD)
    return drawn + "".join(
        polygon([(x, 5), (x + 20, 5), (x * 1.6 + 32, 60), (x * 1.6, 60)], NEAR_L, 0.7) for x in range(-REACH, REACH, 40)
    )


STREETS: Mapping[str, Motif] = MappingProxyType(
    {
        "far-chimneys": Motif("far", _chimneys),
        "far-domes": Motif("far", _domes),
        "far-gables": Motif("far", _gables),
        "far-arches": Motif("far", _bridges),
        "roof-tiles": Motif("ground", _tiles),
        "cobbles": Motif("ground", _cobbles),
        "hedged-path": Motif("ground", _hedges),
        "flagstones": Motif("ground", _flags),
    }
)
