"""Buildings as silhouettes: each drawn in any faction's tones, standing at (0, 0), in a frame of 300 by 300."""

from __future__ import annotations

import math
from collections.abc import Callable
from types import MappingProxyType

from render import motifs
from render.skyward_republic.tones import Tones
from render.theme import Ink
from render.vector import around, circle, cogwheel, line, path, polygon, rect

Landmark = Callable[[Tones], str]


def _wall(x: float, width: float, height: float, tones: Tones) -> str:
    """A wall about x, lit from the left."""
    return rect(x - width / 2, -height, width, height + 2, tones.shade) + rect(
        x - width / 2, -height, width * 0.55, height + 2, tones.lit
    )


def _gable(x: float, base: float, width: float, height: float, tones: Tones) -> str:
    """A pointed roof."""
    left, top, right = (x - width / 2, base), (x, base - height), (x + width / 2, base)
    return polygon([left, top, right], tones.eaves) + polygon([left, top, (x + 4, base)], tones.roof)


def _dome(x: float, base: float, radius: float, tones: Tones) -> str:
    """A half-round roof."""
    half = f"M{x - radius} {base}a{radius} {radius * 1.04} 0 0 1 "
    return path(f"{half}{2 * radius} 0Z", tones.eaves) + path(
        f"{half}{radius * 1.08} {-radius * 1.03}v{radius * 1.03}Z", tones.roof
    )


def _doors(x: float, count: int, width: float, height: float, step: float) -> str:
    """A row of lit arches."""
    left = x - step * (count - 1) / 2 - width / 2
    arch = f"v{-height + width / 2}a{width / 2} {width / 2} 0 0 1 {width} 0v{height - width / 2}Z"
    return "".join(path(f"M{left + index * step} 0{arch}", Ink.GOLD_L) for index in range(count))


def _windows(x: float, top: float, columns: int, rows: int, step: float) -> str:
    """Lit windows in a grid."""
    places = [(column - (columns - 1) / 2, row) for column in range(columns) for row in range(rows)]
    return "".join(rect(x + column * step - 5, top + row * step * 1.3, 10, 18, Ink.GOLD_L, 3) for column, row in places)


def _observatory(tones: Tones) -> str:
    """A dome with a long glass."""
    drawn = _wall(0, 148, 88, tones) + _dome(0, -88, 70, tones)
    drawn += polygon([(-6, -104), (84, -186), (100, -168), (10, -88)], Ink.GOLD)
    drawn += polygon([(2, -96), (92, -177), (100, -168), (10, -88)], Ink.BRASS)
    return drawn + _doors(0, 4, 20, 46, 34) + rect(-82, -92, 164, 9, Ink.GOLD_L)


def _steps(tones: Tones) -> str:
    """A stepped hill with a shrine on top."""
    drawn = ""
    for index in range(5):
        wide, top = 250 - 44 * index, -34 * (index + 1)
        drawn += rect(-wide / 2, top, wide, 35, tones.shade) + rect(-wide / 2, top, wide * 0.55, 35, tones.lit)
        drawn += rect(-wide / 2, top, wide, 5, Ink.GOLD_L)
    drawn += polygon([(-40, 0), (-14, -170), (14, -170), (40, 0)], Ink.PEACH)
    drawn += polygon([(6, 0), (4, -170), (14, -170), (40, 0)], Ink.DUNE)
    return drawn + path("M-26 -170v-28a26 26 0 0 1 52 0v28Z", tones.eaves) + circle(0, -190, 11, Ink.GOLD)


def _orchard(tones: Tones) -> str:
    """Round trees in terraces."""
    drawn = ""
    rows = (
        (-62, 5, 26, tones.roof, Ink.FOREST),
        (-26, 4, 34, tones.lit, tones.shade),
        (14, 3, 44, tones.lit, tones.roof),
    )
    for row, (base, count, size, light, dark) in enumerate(rows):
        ground = (tones.shade, tones.eaves, tones.ground)[row]
        drawn += path(f"M-170 {base}Q0 {base - 24} 170 {base}V80H-170Z", ground)
        for index in range(count):
            x = -150 + 300 * (index + 0.5) / count
            drawn += rect(x - 3, base - size * 0.9, 6, size, Ink.COCOA) + circle(
                x, base - size * 1.35, size * 0.74, dark
            )
            drawn += circle(x - size * 0.14, base - size * 1.42, size * 0.56, light)
            fruit = ((-0.3, 1.4), (0.2, 1.6), (0.1, 1.1))
            drawn += "".join(circle(x + size * dx, base - size * dy, 4, Ink.VERMILION) for dx, dy in fruit)
    return drawn


def _glasshouse(tones: Tones) -> str:
    """A glass vault full of leaves."""
    drawn = path("M-112 0A112 129 0 0 1 112 0Z", "#A9CFC0") + path("M-112 0A112 129 0 0 1 0 -129V0Z", "#DCEBE0")
    for x, tall in ((-66, 66), (-30, 104), (8, 86), (40, 100), (74, 60)):
        leaf = (
            f"M{x} 0C{x - 30} {-tall * 0.5} {x - 10} {-tall * 0.9} {x} {-tall}"
            f"C{x + 16} {-tall * 0.8} {x + 26} {-tall * 0.4} {x} 0Z"
        )
        drawn += path(leaf, Ink.FOREST if x % 4 else Ink.PINE)
    ribs = "".join(line(f"M{index * 44} 0Q{index * 40} -90 0 -128", Ink.GOLD, 3) for index in range(-2, 3))
    return drawn + ribs + line("M-100 -60H100M0 -128v-30", Ink.GOLD, 3) + rect(-124, -8, 248, 14, tones.lit)


def _clock(tones: Tones) -> str:
    """A clock tower among chimneys."""
    drawn = "".join(_chimney(x, tall, tones) for x, tall in ((-100, 128), (-66, 160), (100, 140)))
    drawn += _wall(0, 88, 190, tones) + _gable(0, -190, 104, 56, tones)
    drawn += path(cogwheel(0, -142, 40, 31, 12), Ink.GOLD) + circle(0, -142, 28, Ink.CREAM)
    drawn += line("M0 -142V-162M0 -142L13 -134", Ink.INK, 5)
    return drawn + rect(-130, -54, 88, 56, tones.roof) + rect(42, -54, 92, 56, tones.eaves) + _doors(0, 3, 16, 52, 26)


def _chimney(x: float, tall: float, tones: Tones) -> str:
    smoke = motifs.cloud(x + 26, -tall - 6, 76, 32, (tones.sky[-2], tones.sky[-1]), 5, 0.2)
    return _wall(x, 26, tall, tones) + rect(x - 16, -tall, 32, 8, Ink.GOLD_L) + smoke


def _works(tones: Tones) -> str:
    """Sawtooth sheds under tall chimneys, with a great wheel."""
    drawn = "".join(_chimney(x, tall, tones) for x, tall in ((-96, 178), (-52, 150)))
    for index in range(4):
        left = -130 + index * 66
        drawn += polygon([(left, -76), (left + 66, -112), (left + 66, 0), (left, 0)], tones.shade)
        drawn += polygon([(left, -76), (left + 66, -112), (left + 66, -96), (left, -60)], tones.lit)
    wheel = (
        path(cogwheel(78, -52, 58, 46, 14), Ink.GOLD)
        + circle(78, -52, 34, tones.eaves)
        + circle(78, -52, 12, Ink.GOLD_L)
    )
    return drawn + wheel + _doors(-64, 4, 18, 38, 32)


def _halls(tones: Tones) -> str:
    """Round halls joined by bridges."""
    drawn = ""
    for x, tall, wide in ((-84, 116, 66), (84, 132, 66), (0, 184, 80)):
        drawn += _wall(x, wide, tall, tones) + _dome(x, -tall, wide / 2, tones)
        drawn += rect(x - wide / 2 - 5, -tall, wide + 10, 7, Ink.GOLD_L) + circle(x, -tall + 30, 14, Ink.GOLD_L)
        drawn += circle(x, -tall + 30, 8, Ink.VERMILION) + _windows(x, -tall + 56, 2, 2, 22)
    for side in (-1, 1):
        span = f"M{side * 40} -66Q{side * 60} -84 {side * 84} -66v10Q{side * 60} -70 {side * 40} -56Z"
        drawn += path(span, Ink.VERMILION)
    return drawn


def _noodles(tones: Tones) -> str:
    """A house of two roofs, with lanterns and steam."""
    drawn = _wall(0, 176, 92, tones)
    for wide, base in ((232, 92), (168, 144)):
        curve = f"Q{{}} {-base - 8} {{}} {-base - 42}"
        left = f"M{-wide / 2} {-base}{curve.format(-wide * 0.36, -wide * 0.28)}H{wide * 0.28}"
        drawn += path(f"{left}Q{wide * 0.36} {-base - 8} {wide / 2} {-base}Z", tones.roof)
        right = f"M0 {-base}V{-base - 42}H{wide * 0.28}Q{wide * 0.36} {-base - 8} {wide / 2} {-base}Z"
        drawn += path(right, tones.eaves)
    drawn += path("M-32 0v-46a32 30 0 0 1 64 0v46Z", Ink.GOLD_L) + line("M0 0v-74", Ink.COCOA, 4)
    for x in (-92, -54, 54, 92):
        drawn += line(f"M{x} -92v16", Ink.INK, 3) + circle(x, -64, 12, Ink.TANGERINE) + rect(x - 6, -78, 12, 4, Ink.INK)
    return drawn + line("M-20 -196q-16 -16 0 -30t0 -30M18 -196q16 -16 0 -30t0 -30", Ink.CREAM, 7)


def _tower(tones: Tones) -> str:
    """A stepped tower with a spire, between two lower ones."""
    walls = (tones.lit, tones.shade)
    drawn = motifs.tower(-96, 2, 62, 130, walls, Ink.GOLD_L, 3, spire=False)
    drawn += motifs.tower(98, 2, 58, 110, walls, Ink.GOLD_L, 5, spire=True)
    return drawn + motifs.tower(0, 2, 116, 216, walls, Ink.GOLD_L, 8, spire=True)


def _tent(tones: Tones) -> str:
    """A striped pavilion with pennants."""
    drawn = _wall(0, 236, 70, tones)
    for index in range(8):
        ink = Ink.CREAM if index % 2 else tones.roof
        left = -130 + index * 32.5
        drawn += polygon([(left, -70), (0, -196), (left + 32.5, -70)], ink)
        drawn += path(f"M{left} -72a16.2 18 0 0 0 32.5 0Z", ink)
    drawn += polygon([(24, -70), (0, -196), (130, -70)], Ink.INK, 0.16) + line("M0 -196v-34", Ink.GOLD, 5)
    drawn += polygon([(0, -230), (44, -220), (0, -208)], Ink.VERMILION)
    return drawn + _doors(0, 1, 52, 66, 0) + _doors(-80, 1, 26, 46, 0) + _doors(80, 1, 26, 46, 0)


def _wheel(tones: Tones) -> str:
    """A great wheel on its trestle."""
    x, y, radius = 0, -132, 92
    hubs = [around(x, y, radius, index * math.pi / 6) for index in range(12)]
    drawn = polygon([(-64, 0), (-4, y), (4, y), (64, 0), (50, 0), (0, y + 22), (-50, 0)], tones.shade)
    drawn += "".join(line(f"M{x} {y}L{px:.1f} {py:.1f}", tones.lit, 5) for px, py in hubs)
    rim = f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{Ink.GOLD}" stroke-width="8"/>'
    cabins = "".join(
        rect(px - 11, py - 9, 22, 20, tones.roof if index % 2 else Ink.VERMILION, 6)
        for index, (px, py) in enumerate(hubs)
    )
    return drawn + rim + cabins + circle(x, y, 16, Ink.GOLD_L) + _wall(0, 200, 26, tones)


def _bridge(tones: Tones) -> str:
    """A viaduct of two storeys with a tram on it."""
    drawn = rect(-150, -96, 300, 98, tones.shade) + rect(-150, -96, 300, 10, tones.lit)
    for index in range(4):
        left = -146 + index * 75
        drawn += path(f"M{left} 2v-46a32 34 0 0 1 64 0v46Z", tones.sky[-2])
        drawn += rect(left - 9, -88, 8, 90, tones.lit)
    drawn += line("M-150 -190H150", Ink.GOLD, 4) + line("M-110 -96V-196M110 -96V-196", tones.eaves, 8)
    drawn += line("M0 -190V-160", Ink.INK, 5) + rect(-62, -160, 124, 58, Ink.VERMILION, 12)
    drawn += rect(-62, -122, 124, 8, Ink.CREAM)
    return drawn + "".join(rect(x - 13, -148, 26, 22, Ink.GOLD_L, 4) for x in (-40, 0, 40))


def _lighthouse(tones: Tones) -> str:
    """A beacon, striped, with its beam."""
    drawn = polygon([(0, -196), (-190, -250), (-190, -150)], Ink.GOLD_L, 0.35)
    drawn += polygon([(0, -196), (190, -236), (190, -170)], Ink.GOLD_L, 0.35)
    drawn += polygon([(-54, 2), (-32, -168), (32, -168), (54, 2)], Ink.CREAM)
    for index in range(3):
        low, high = -12 - index * 56, -40 - index * 56
        wide, narrow = 53 + low * 0.13, 53 + high * 0.13
        drawn += polygon([(-wide, low), (-narrow, high), (narrow, high), (wide, low)], tones.roof)
    drawn += polygon([(8, 2), (6, -168), (32, -168), (54, 2)], Ink.INK, 0.24)
    drawn += (
        rect(-46, -176, 92, 10, tones.eaves) + rect(-26, -222, 52, 46, Ink.GOLD_L) + rect(-6, -222, 12, 46, Ink.WHITE)
    )
    return drawn + _dome(0, -222, 36, tones) + line("M0 -258v-24", Ink.GOLD, 4)


def _mill(tones: Tones) -> str:
    """A windmill with four sails."""
    drawn = polygon([(-62, 2), (-38, -140), (38, -140), (62, 2)], tones.lit)
    drawn += polygon([(6, 2), (4, -140), (38, -140), (62, 2)], tones.shade) + _dome(0, -138, 42, tones)
    for index in range(4):
        angle = math.pi * (0.14 + index / 2)
        tip, inner = around(0, -158, 112, angle), around(0, -158, 26, angle)
        edge, near = around(0, -158, 112, angle + 0.24), around(0, -158, 36, angle + 0.5)
        drawn += polygon([inner, tip, edge, near], Ink.CREAM) + line(
            f"M0 -158L{tip[0]:.1f} {tip[1]:.1f}", tones.eaves, 6
        )
    return drawn + circle(0, -158, 13, Ink.GOLD) + _doors(0, 1, 30, 48, 0) + _windows(0, -104, 1, 1, 20)


def _hall(tones: Tones) -> str:
    """A hall with a dome behind its columns."""
    drawn = _dome(0, -128, 66, tones) + line("M0 -196v-34", Ink.GOLD, 5)
    drawn += polygon([(-130, -100), (0, -160), (130, -100)], tones.lit)
    drawn += polygon([(-100, -104), (0, -150), (100, -104)], tones.roof) + circle(0, -122, 11, Ink.GOLD_L)
    drawn += rect(-130, -100, 260, 14, Ink.CREAM) + rect(-120, -86, 240, 88, tones.eaves)
    for index in range(6):
        drawn += rect(-118 + index * 44, -86, 18, 88, tones.lit) + rect(-107 + index * 44, -86, 7, 88, tones.shade)
    return drawn + rect(-140, -10, 280, 12, Ink.SAND)


def _market(tones: Tones) -> str:
    """Stalls under awnings, before a row of gables."""
    drawn = "".join(
        _wall(x, 74, tall, tones) + _gable(x, -tall, 84, 44, tones) + _windows(x, -tall + 14, 2, 1, 26)
        for x, tall in ((-84, 120), (84, 108), (0, 144))
    )
    for stall in range(3):
        left = -142 + stall * 98
        drawn += rect(left + 8, -40, 74, 42, tones.eaves)
        for index in range(5):
            ink = Ink.CREAM if index % 2 else (Ink.VERMILION, Ink.GOLD, tones.roof)[stall]
            drawn += path(f"M{left + index * 18} -70h18v30a9 10 0 0 1 -18 0Z", ink)
    return drawn


LANDMARKS: MappingProxyType[str, Landmark] = MappingProxyType(
    {
        "observatory": _observatory,
        "steps": _steps,
        "orchard": _orchard,
        "glasshouse": _glasshouse,
        "clock": _clock,
        "works": _works,
        "halls": _halls,
        "noodles": _noodles,
        "tower": _tower,
        "tent": _tent,
        "wheel": _wheel,
        "bridge": _bridge,
        "lighthouse": _lighthouse,
        "mill": _mill,
        "hall": _hall,
        "market": _market,
    }
)
