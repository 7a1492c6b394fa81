"""Poster motifs as fragments of SVG: skies, rays, clouds, towns, islands. Used for layers that are drawn once."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise

from render.theme import Ink, between
from render.vector import around, circle, line, path, polygon, rect

TURN = 2 * math.pi


def ramp(inks: Sequence[str], steps: int) -> list[str]:
    """So many flat inks from the first to the last."""
    return [_along(inks, index / (steps - 1) * (len(inks) - 1)) for index in range(steps)]


def _along(inks: Sequence[str], place: float) -> str:
    below = min(int(place), len(inks) - 2)
    return between(inks[below], inks[below + 1], place - below)


def sky_rings(
    width: float, height: float, sun: tuple[float, float], inks: Sequence[str], steps: int, reach: tuple[float, float]
) -> str:
    """The signature of the pictures: flat rings round one sun, printed one ink after another."""
    nearest, farthest = reach
    printed = ramp(inks, steps)
    rings = (
        circle(*sun, farthest - (farthest - nearest) * index / (steps - 1), printed[index]) for index in range(1, steps)
    )
    return rect(0, 0, width, height, printed[0]) + "".join(rings)


def rays(
    x: float,
    y: float,
    reach: tuple[float, float],
    count: int,
    ink: str,
    opacity: float = 0.12,
    sweep: tuple[float, float] = (0.0, TURN),
) -> str:
    """Beams from a point, as wide as the gaps between them."""
    inner, outer = reach
    step = (sweep[1] - sweep[0]) / count
    beams = ""
    for index in range(count):
        start = sweep[0] + step * index
        end = start + step * 0.5
        corners = (around(x, y, *corner) for corner in ((inner, start), (outer, start), (outer, end), (inner, end)))
        beams += "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in corners) + "Z"
    return path(beams, ink, opacity)


def scallop(x: float, base: float, width: float, height: float, lobes: int, skew: float = 0.0) -> str:
    """The outline of a heap of round lobes on a flat base."""
    points = []
    for index in range(lobes + 1):
        angle = math.pi * (1 - index / lobes)
        swell = 1.16 if index % 2 else 1.0
        points.append(
            (
                x + width / 2 * math.cos(angle) + skew * width * math.sin(angle),
                base - height * math.sin(angle) * swell,
            )
        )
    outline = f"M{points[0][0]:.1f} {base:.1f}"
    for (x0, y0), (x1, y1) in pairwise(points):
        radius = math.hypot(x1 - x0, y1 - y0) * 0.54
        outline += f"A{radius:.1f} {radius:.1f} 0 0 1 {x1:.1f} {y1:.1f}"
    return outline + "Z"


def cloud(
    x: float,
    base: float,
    width: float,
    height: float,
    tones: Sequence[str],
    lobes: int = 6,
    skew: float = 0.06,
    rim: str | None = None,
) -> str:
    """Scallops within scallops, outer tone first, with two speed lines under them."""
    drawn = []
    for index, tone in enumerate(tones):
        shrink = 1 - 0.22 * index
        edge = f'stroke="{rim}" stroke-width="3"' if rim and index == 0 else ""
        outline = scallop(x + skew * width * 0.35 * index, base, width * shrink, height * shrink, lobes, skew)
        drawn.append(path(outline, tone, 1, edge))
    return "".join(drawn)


def speed_lines(x: float, base: float, width: float, inks: tuple[str, str]) -> str:
    """Two strokes under a cloud, to give it a wind."""
    return rect(x - width * 0.62, base - 3, width * 0.5, 5, inks[0], 2.5) + rect(
        x + width * 0.12, base + 5, width * 0.44, 5, inks[1], 2.5
    )


def bank(
    span: tuple[float, float],
    top: float,
    radius: float,
    ink: str,
    seed: int,
    depth: float = 400,
    inner: str | None = None,
) -> str:
    """A rolling row of lobes, filled downwards. ``seed`` fixes its shape: the same bank every time."""
    shape = random.Random(seed)
    x, arcs = span[0], []
    outline = f"M{x} {top + depth}V{top}"
    while x < span[1]:
        lobe = radius * shape.uniform(0.7, 1.3)
        arcs.append((x, lobe))
        drop = shape.uniform(-6, 6)
        outline += f"a{lobe:.1f} {lobe * 0.92:.1f} 0 0 1 {2 * lobe * 0.92:.1f} {drop:.1f}"
        x += 2 * lobe * 0.92
    drawn = path(f"{outline}V{top + depth}Z", ink)
    return drawn + "".join(_crest(start, top, lobe, inner) for start, lobe in arcs if inner)


def _crest(x: float, top: float, lobe: float, ink: str | None) -> str:
    arc = f"M{x + lobe * 0.3:.1f} {top + 4:.1f}a{lobe * 0.62:.1f} {lobe * 0.58:.1f} 0 0 1 {lobe * 1.24:.1f} 0"
    return line(arc, str(ink), 3, 0.6)


def airship(
    x: float, y: float, scale: float, inks: tuple[str, str, str], gondola: str = Ink.INK, mirrored: bool = False
) -> str:
    """A far airship in three tones, top, middle and low."""
    top, middle, low = inks
    hull = (
        path("M0 20C18 2 60 -4 92 4C112 9 124 16 128 22C122 30 112 37 92 40C60 47 18 40 0 20Z", middle)
        + path("M0 20C18 2 60 -4 92 4C112 9 124 16 128 22C96 14 30 12 0 20Z", top)
        + path("M0 20C30 31 96 32 128 22C122 30 112 37 92 40C60 47 18 40 0 20Z", low)
        + path("M6 18L-8 2L14 8ZM6 23L-8 40L14 33Z", low)
        + path("M48 43H92L86 53H56Z", gondola)
        + rect(60, 45, 24, 3, Ink.GOLD_L)
    )
    across = -scale if mirrored else scale
    return f'<g transform="translate({x} {y}) scale({across} {scale})">{hull}</g>'


def tower(
    x: float, base: float, width: float, height: float, walls: tuple[str, str], windows: str, seed: float, spire: bool
) -> str:
    """A stepped tower, lit from the left."""
    light, dark = walls
    shape = random.Random(seed)
    drawn, y = [], base
    for part in (0.42, 0.26, 0.18, 0.14):
        storey = height * part
        y -= storey
        drawn.append(rect(x - width / 2, y, width, storey + 1, dark))
        drawn.append(rect(x - width / 2, y, width * 0.56, storey + 1, light))
        drawn.extend(_windows(shape, (x, y), width, storey, windows))
        width *= 0.7
    return "".join(drawn) + (_spire(x, y, width, height, walls) if spire else "")


def _windows(shape: random.Random, corner: tuple[float, float], width: float, storey: float, ink: str) -> list[str]:
    x, y = corner
    columns = max(1, int(width // 18))
    places = [(column, floor) for column in range(columns) for floor in range(int(storey // 22))]
    return [
        rect(x - width / 2 + width * (column + 0.5) / columns - 2.6, y + 9 + floor * 22, 5.2, 11, ink, 1, 0.9)
        for column, floor in places
        if shape.random() < 0.6
    ]


def _spire(x: float, y: float, width: float, height: float, walls: tuple[str, str]) -> str:
    light, dark = walls
    left, tip, right = (x - width * 0.42, y), (x, y - height * 0.2), (x + width * 0.42, y)
    mast = line(f"M{x} {y - height * 0.18}V{y - height * 0.32}", Ink.GOLD, 2.5)
    return polygon([left, tip, right], dark) + polygon([left, tip, (x, y)], light) + mast


def skyline(
    span: tuple[float, float],
    base: float,
    heights: tuple[float, float],
    walls: tuple[str, str],
    seed: int,
    windows: str = Ink.GOLD_L,
    step: float = 46,
) -> str:
    """A town of stepped towers. ``seed`` fixes its shape."""
    shape = random.Random(seed)
    drawn, x = [], span[0]
    while x < span[1]:
        width, height = shape.uniform(step * 0.7, step * 1.5), shape.uniform(*heights)
        spire = shape.random() < 0.55
        drawn.append(tower(x + width / 2, base, width, height, walls, windows, shape.random(), spire))
        x += width * 0.86
    return "".join(drawn)


def mountain(
    x: float, base: float, width: float, height: float, sides: tuple[str, str], snow: str | None = None
) -> str:
    """A peak, lit from the left, with snow if asked."""
    light, dark = sides
    peak = (x, base - height)
    ridge = [(x + width * 0.07, base - height * 0.5), (x - width * 0.03, base - height * 0.3), (x + width * 0.05, base)]
    drawn = polygon([(x - width / 2, base), peak, (x + width / 2, base)], dark)
    drawn += polygon([(x - width / 2, base), peak, *ridge], light)
    if snow is None:
        return drawn
    edge = ((0.11, 0.78), (0.05, 0.83), (0, 0.74), (-0.05, 0.84), (-0.11, 0.78))
    return drawn + polygon([peak, *((x + width * dx, base - height * dy) for dx, dy in edge)], snow)


def island(x: float, y: float, width: float, inks: tuple[str, str, str], height: float) -> str:
    """A floating island under a port: three slabs of rock, lit from the left, a fringe of green."""
    top, rock, dark = inks
    drawn, slab_y = "", y
    for share, depth, advance in ((0.97, 0.42, 0.36), (0.74, 0.34, 0.30), (0.46, 0.30, 0)):
        wide, slant = width * share, depth * height * 0.8
        low = slab_y + depth * height
        left, right = x - wide / 2, x + wide / 2
        drawn += polygon([(left, slab_y), (right, slab_y), (right - slant, low), (left + slant, low)], rock)
        shadow = x + wide * 0.08
        drawn += polygon([(shadow, slab_y), (right, slab_y), (right - slant, low), (shadow - slant, low)], dark)
        slab_y += advance * height
    tufts = int(width // 26)
    spread = width * 0.94 / tufts
    return drawn + "".join(
        circle(x - width * 0.47 + (index + 0.5) * spread, y + 1, spread * 0.56, top) for index in range(tufts)
    )


def pine(x: float, base: float, height: float, ink: str) -> str:
    """A pine in three tiers."""
    return "".join(_tier(x, base, height, ink, index) for index in range(3))


def _tier(x: float, base: float, height: float, ink: str, index: int) -> str:
    half, low = height * (0.3 - 0.07 * index), base - height * 0.26 * index
    return polygon([(x - half, low), (x, base - height * (0.5 + 0.25 * index)), (x + half, low)], ink)


def fan(x: float, y: float, radius: float, blades: int, inks: tuple[str, str]) -> str:
    """A half-round fan ornament, opening upwards."""
    drawn = []
    for index in range(blades):
        start, end = (around(x, y, radius, math.pi * (1 + part / blades)) for part in (index, index + 1))
        outline = f"M{x} {y}L{start[0]:.1f} {start[1]:.1f}A{radius} {radius} 0 0 1 {end[0]:.1f} {end[1]:.1f}Z"
        drawn.append(path(outline, inks[index % 2]))
    return "".join(drawn)


def rules(x: float, y: float, width: float, ink: str = Ink.BRASS) -> str:
    """Three brass rules, thick to thin."""
    return rect(x, y, width, 4, ink) + rect(x, y + 7, width, 1.6, ink) + rect(x, y + 11, width, 1, ink)
