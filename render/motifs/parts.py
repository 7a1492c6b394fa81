"""What motifs are built of: walls, roofs, arches, flags, ovals, all lit from the upper left."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from render.motifs.moods import Tint
from render.theme import Ink
from render.vector import Point, around, circle, line, path, polygon, rect

Pair = tuple[str, str]
"""An ink in the light and one in the shade."""

WALLS: Pair = (Tint.WALL, Tint.WALL_D)
ROOFS: Pair = (Tint.ROOF, Tint.ROOF_D)
FAR: Pair = (Tint.FAR_L, Tint.FAR)
NEAR: Pair = (Tint.NEAR_L, Tint.NEAR)
WOOD: Pair = (Ink.UMBER, Ink.COCOA)
STONE: Pair = (Ink.ROCK, Ink.ROCK_D)
BRASS: Pair = (Ink.GOLD, Ink.BRASS)
COPPER: Pair = (Ink.TANGERINE, Ink.MAKER)
IRON: Pair = (Ink.STEEL, Ink.NAVY)
LINEN: Pair = (Ink.CREAM, Ink.DUNE)


def block(x: float, base: float, wide: float, tall: float, inks: Pair = WALLS, part: float = 0.56) -> str:
    """A wall about x, light on its left part."""
    left, top = x - wide / 2, base - tall
    return rect(left, top, wide, tall, inks[1]) + rect(left, top, wide * part, tall, inks[0])


def taper(x: float, base: float, tall: float, wide: tuple[float, float], inks: Pair = WALLS) -> str:
    """A wall that narrows from its foot to its top."""
    foot, top = wide[0] / 2, wide[1] / 2
    whole = polygon([(x - foot, base), (x - top, base - tall), (x + top, base - tall), (x + foot, base)], inks[0])
    return whole + polygon(
        [(x + foot * 0.15, base), (x + top * 0.15, base - tall), (x + top, base - tall), (x + foot, base)], inks[1]
    )


def gable(x: float, base: float, wide: float, tall: float, inks: Pair = ROOFS, lean: float = 0.04) -> str:
    """A pointed roof."""
    left, tip, right = (x - wide / 2, base), (x, base - tall), (x + wide / 2, base)
    return polygon([left, tip, right], inks[1]) + polygon([left, tip, (x + wide * lean, base)], inks[0])


def dome(x: float, base: float, radius: float, inks: Pair = ROOFS, tall: float = 1.0) -> str:
    """A round roof, higher or lower than half a disc as ``tall`` says."""
    high = radius * tall
    half = f"M{x - radius:.1f} {base:.1f}A{radius:.1f} {high:.1f} 0 0 1 "
    whole = path(f"{half}{x + radius:.1f} {base:.1f}Z", inks[1])
    inner = f"A{radius * 0.5:.1f} {high:.1f} 0 0 1 {x + radius * 0.35:.1f} {base:.1f}Z"
    return whole + path(f"{half}{x:.1f} {base - high:.1f}{inner}", inks[0])


def arch(x: float, base: float, wide: float, tall: float, ink: str = Ink.GOLD_L) -> str:
    """A round-headed opening."""
    half = wide / 2
    return path(
        f"M{x - half:.1f} {base:.1f}v{half - tall:.1f}a{half:.1f} {half:.1f} 0 0 1 {wide:.1f} 0v{tall - half:.1f}Z", ink
    )


def arches(x: float, base: float, count: int, step: float, size: tuple[float, float], ink: str = Ink.GOLD_L) -> str:
    """A row of openings about x."""
    first = x - step * (count - 1) / 2
    return "".join(arch(first + step * index, base, *size, ink) for index in range(count))


def lancet(x: float, base: float, wide: float, tall: float, ink: str = Ink.GOLD_L) -> str:
    """A pointed opening."""
    half, spring = wide / 2, base - tall * 0.55
    return path(
        f"M{x - half:.1f} {base:.1f}V{spring:.1f}Q{x - half:.1f} {base - tall * 0.85:.1f} {x:.1f} {base - tall:.1f}"
        f"Q{x + half:.1f} {base - tall * 0.85:.1f} {x + half:.1f} {spring:.1f}V{base:.1f}Z",
        ink,
    )


def columns(x: float, base: float, count: int, step: float, size: tuple[float, float], inks: Pair = WALLS) -> str:
    """A row of pillars about x."""
    first = x - step * (count - 1) / 2
    return "".join(block(first + step * index, base, *size, inks, 0.6) for index in range(count))


def oval(x: float, y: float, across: float, down: float, ink: str, opacity: float = 1) -> str:
    """A flattened disc."""
    return (
        f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{across:.1f}" ry="{down:.1f}" fill="{ink}" fill-opacity="{opacity}"/>'
    )


def ball(x: float, y: float, radius: float, inks: Pair) -> str:
    """A round thing lit from the upper left."""
    return circle(x, y, radius, inks[1]) + circle(x - radius * 0.16, y - radius * 0.16, radius * 0.78, inks[0])


def ring(x: float, y: float, radius: float, width: float, ink: str) -> str:
    """A hoop."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="none" stroke="{ink}" stroke-width="{width:.1f}"/>'


def turned(angle: float, body: str, about: Point = (0, 0)) -> str:
    """A drawing turned by degrees, clockwise."""
    return f'<g transform="rotate({angle:.1f} {about[0]:.1f} {about[1]:.1f})">{body}</g>'


def pennant(x: float, y: float, wide: float, tall: float, ink: str, mast: float = 0) -> str:
    """A pointed flag flying to the right, on a mast if it has a length."""
    flag = polygon([(x, y), (x + wide, y + tall / 2), (x, y + tall)], ink)
    return (line(f"M{x} {y - 2}v{mast}", Ink.BRASS, 1.6) if mast else "") + flag


def bunting(start: Point, end: Point, sag: float, inks: Sequence[str], count: int = 7) -> str:
    """A sagging line of small flags."""
    (x0, y0), (x1, y1) = start, end
    drawn = line(f"M{x0} {y0}Q{(x0 + x1) / 2} {max(y0, y1) + sag * 2} {x1} {y1}", Ink.COCOA, 0.9)
    for index in range(count):
        part = (index + 0.5) / count
        x = x0 + (x1 - x0) * part
        y = y0 + (y1 - y0) * part + 4 * sag * part * (1 - part)
        drawn += polygon([(x - 3.4, y), (x + 3.4, y), (x, y + 8)], inks[index % len(inks)])
    return drawn


def star(x: float, y: float, radius: float, ink: str, points: int = 4, waist: float = 0.34) -> str:
    """A pointed star."""
    corners = (
        around(x, y, radius if index % 2 == 0 else radius * waist, math.pi * (index / points - 0.5))
        for index in range(2 * points)
    )
    return polygon(corners, ink)


def note(x: float, y: float, size: float, ink: str) -> str:
    """A note of music."""
    return oval(x, y, size * 0.34, size * 0.26, ink) + line(
        (
            f"M{x + size * 0.3:.1f} {y}V{y - size:.1f}"
            f"q{size * 0.4:.1f} {size * 0.1:.1f} {size * 0.34:.1f} {size * 0.5:.1f}"
        ),
        ink,
        size * 0.13,
    )


def puffs(points: Iterable[tuple[float, float, float]], ink: str, opacity: float = 1) -> str:
    """Round puffs of steam, smoke or leaves."""
    return "".join(circle(x, y, radius, ink, opacity) for x, y, radius in points)


def steam(x: float, y: float, size: float, ink: str = Ink.CREAM) -> str:
    """A curl of steam going up."""
    return line(
        f"M{x} {y}q{-size * 0.4:.1f} {-size * 0.4:.1f} 0 {-size * 0.8:.1f}t0 {-size * 0.8:.1f}", ink, size * 0.16
    )


def bolt(x: float, y: float, size: float, ink: str = Ink.GOLD_L) -> str:
    """A stroke of lightning, its top at (x, y)."""
    corners = ((0.1, 0), (-0.22, 0.52), (0.02, 0.5), (-0.16, 1), (0.34, 0.36), (0.08, 0.38), (0.36, 0))
    return polygon([(x + size * dx, y + size * dy) for dx, dy in corners], ink)


def rungs(foot: tuple[Point, Point], top: tuple[Point, Point], count: int, ink: str, width: float = 2) -> str:
    """A ladder between two feet and two tops."""
    (lx, ly), (rx, ry) = foot
    (tx, ty), (ux, uy) = top
    drawn = line(f"M{lx} {ly}L{tx} {ty}M{rx} {ry}L{ux} {uy}", ink, width)
    for index in range(count):
        part = (index + 0.6) / count
        a, b = (lx + (tx - lx) * part, ly + (ty - ly) * part), (rx + (ux - rx) * part, ry + (uy - ry) * part)
        drawn += line(f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}", ink, width * 0.8)
    return drawn
