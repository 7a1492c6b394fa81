"""Engines and furnishings of a ship: what the outfittings show."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.motif import Motif
from render.motifs.parts import (
    BRASS,
    COPPER,
    IRON,
    WOOD,
    arch,
    ball,
    block,
    dome,
    oval,
    ring,
    star,
    steam,
    taper,
    turned,
)
from render.theme import Ink
from render.vector import at, circle, cogwheel, line, path, polygon, rect


def _stove() -> str:
    """A round stove, a whale told in its smoke."""
    drawn = (
        block(0, 0, 60, 8, IRON)
        + path("M-34 -6Q-40 -54 0 -54T34 -6Z", Ink.NAVY)
        + path("M-34 -6Q-40 -54 0 -54Q-16 -40 -14 -6Z", Ink.STEEL)
    )
    drawn += (
        arch(2, -10, 34, 32)
        + path("M-8 -10Q-14 -24 -2 -34Q0 -24 8 -28Q18 -18 10 -10Z", Ink.TANGERINE)
        + path("M-2 -10Q-4 -18 3 -24Q8 -16 6 -10Z", Ink.CREAM)
    )
    drawn += block(0, -54, 14, 24, IRON) + rect(-11, -80, 22, 4, Ink.GOLD) + rect(-36, -10, 72, 4, Ink.GOLD)
    smoke = (
        "M-2 -82C-40 -84 -66 -92 -72 -106C-50 -118 -14 -118 4 -106C14 -100 22 -98 30 -104"
        "C28 -112 32 -118 40 -120C42 -114 46 -112 52 -112C48 -106 46 -102 40 -100C32 -90 14 -84 -2 -82Z"
    )
    return (
        drawn
        + path(smoke, Ink.CREAM, 0.92)
        + circle(-52, -106, 2.4, Ink.HARBOUR)
        + line("M-70 -101Q-50 -96 -34 -98", Ink.MIST, 1.6)
    )


def _refill() -> str:
    """A brass pump that pours tea on the left and water on the right."""
    drawn = (
        block(0, 0, 64, 12, WOOD)
        + block(0, -12, 34, 66, COPPER)
        + dome(0, -78, 20, COPPER, 0.9)
        + ball(0, -98, 5, BRASS)
    )
    drawn += (
        rect(-21, -80, 42, 5, Ink.GOLD)
        + rect(-21, -34, 42, 5, Ink.GOLD)
        + circle(0, -56, 12, Ink.GOLD)
        + circle(0, -56, 9, Ink.CREAM)
        + line("M0 -56L5 -62", Ink.BRICK, 2.4)
    )
    drawn += (
        line("M-17 -64H-40V-52M17 -64H40V-52", Ink.BRASS, 6)
        + line("M-40 -50V-24", Ink.MAKER, 4)
        + line("M40 -50V-24", Ink.BLUE_L, 4)
    )
    for x, ink in ((-40, Ink.MAKER), (40, Ink.BLUE)):
        drawn += (
            path(f"M{x - 13} -26H{x + 13}Q{x + 12} -8 {x + 5} -6H{x - 5}Q{x - 12} -8 {x - 13} -26Z", Ink.WHITE)
            + rect(x - 12, -26, 24, 4, ink)
            + ring(x + 15, -18, 5, 2.4, Ink.WHITE)
        )
        drawn += rect(x - 14, -6, 28, 3, Ink.SAND, 1)
    return drawn + line("M17 -84L44 -104", Ink.COCOA, 5) + circle(46, -105, 5, Ink.BRICK) + steam(-46, -34, 12)


def _gauntlet() -> str:
    """A plated glove, its fist closed round a ribbon."""
    drawn = polygon([(-34, 0), (-26, -40), (26, -40), (34, 0)], Ink.STEEL) + polygon(
        [(-34, 0), (-26, -40), (-2, -40), (-4, 0)], Ink.MIST
    )
    drawn += rect(-38, -6, 76, 8, Ink.GOLD, 3) + rect(-28, -44, 56, 7, Ink.GOLD, 3)
    drawn += path("M-28 -44V-74Q-30 -92 -16 -92H22Q34 -90 32 -74L26 -44Z", Ink.SLATE) + path(
        "M-28 -44V-74Q-30 -92 -16 -92H0L-4 -44Z", Ink.FOAM
    )
    drawn += "".join(
        rect(-28 + k * 14.6, -92 + abs(k - 1.4) * 2, 13, 30, (Ink.FOAM, Ink.MIST, Ink.MIST, Ink.SLATE)[k], 5)
        + rect(-27 + k * 14.6, -66, 11, 5, Ink.STEEL, 2)
        for k in range(4)
    )
    drawn += path("M28 -76Q46 -74 42 -56Q36 -46 18 -50L20 -60Q30 -60 28 -76Z", Ink.SLATE) + star(
        -4, -22, 12, Ink.GOLD, 5, 0.45
    )
    return (
        drawn
        + path("M30 -96Q54 -116 78 -102Q64 -98 70 -84Q50 -92 32 -84Z", Ink.VERMILION)
        + path("M-30 -88Q-52 -104 -72 -90Q-60 -86 -64 -74Q-48 -80 -30 -78Z", Ink.BRICK)
    )


def _wind_engine() -> str:
    """A great propeller on its engine."""
    drawn = (
        block(0, 0, 52, 10, IRON)
        + polygon([(-16, -8), (-8, -60), (8, -60), (16, -8)], Ink.HARBOUR)
        + polygon([(-16, -8), (-8, -60), (0, -60), (0, -8)], Ink.STEEL)
    )
    for index in range(4):
        blade = "M4 -8C20 -30 22 -44 10 -56C-8 -52 -12 -28 -4 -8Z"
        lit = path("M0 -8C4 -26 10 -40 10 -56C-8 -52 -12 -28 -4 -8Z", Ink.TANGERINE)
        drawn += at(0, -62, turned(24 + 90 * index, path(blade, Ink.VERMILION) + lit))
    drawn += path(cogwheel(0, -62, 15, 11, 10), Ink.BRASS) + ball(0, -62, 9, BRASS)
    return drawn + line("M-78 -92h28M-86 -76h22M-80 -44h24M54 -96h30M62 -48h26M58 -32h18", Ink.CREAM, 3.4, 0.9)


def _samovar() -> str:
    """A samovar in full song."""
    drawn = (
        block(0, 0, 46, 7, BRASS)
        + taper(0, -7, 14, (34, 18), BRASS)
        + path("M-14 -20C-40 -34 -38 -72 -26 -80H26C38 -72 40 -34 14 -20Z", Ink.BRASS)
    )
    drawn += (
        path("M-14 -20C-40 -34 -38 -72 -26 -80H-2C-14 -66 -14 -34 -4 -20Z", Ink.GOLD)
        + rect(-30, -84, 60, 6, Ink.BRASS_D, 2)
        + dome(0, -84, 18, BRASS, 0.7)
    )
    drawn += (
        path("M-12 -98Q-14 -112 0 -112T12 -98Z", Ink.VERMILION)
        + line("M12 -106q10 -2 10 -8", Ink.VERMILION, 4)
        + circle(0, -114, 3, Ink.GOLD)
    )
    drawn += (
        ring(-36, -58, 9, 4, Ink.BRASS_D)
        + ring(36, -58, 9, 4, Ink.BRASS)
        + line("M0 -38v8h-14v8", Ink.BRASS_D, 5)
        + circle(0, -42, 5, Ink.VERMILION)
    )
    return (
        drawn
        + oval(0, -58, 11, 6, Ink.COCOA)
        + oval(0, -56, 6, 3, Ink.VERMILION)
        + path("M-26 -12H-8Q-8 -2 -14 -1H-20Q-26 -2 -26 -12Z", Ink.WHITE)
        + circle(-13, -66, 2.4, Ink.INK)
        + circle(13, -66, 2.4, Ink.INK)
    )


def _bell_rack() -> str:
    """Eleven bells on a rack with wheels."""
    drawn = (
        line("M-56 0L-46 -98M56 0L46 -98", Ink.COCOA, 5)
        + rect(-58, -102, 116, 6, Ink.BRICK, 3)
        + rect(-54, -62, 108, 5, Ink.BRICK, 2)
    )
    for row, (top, count, size) in enumerate(((-96, 5, 10.0), (-57, 4, 13.0))):
        for index in range(count):
            x = (index - (count - 1) / 2) * (92 / count)
            bell = (
                path("M-10 0C-6 -8 -8 -20 0 -21C8 -20 6 -8 10 0Z", Ink.BRASS)
                + path("M-10 0C-6 -8 -8 -20 0 -21C-3 -14 -2 -6 -2 0Z", Ink.GOLD)
                + circle(0, 3, 3, Ink.COCOA)
            )
            drawn += at(
                x,
                top + size * 2.4,
                turned((-14, 9, 0, 12, -8)[(index + row) % 5], bell, (0, -21)),
                size / 9,
            )
    wheels = "".join(circle(x, -4, 9, Ink.COCOA) + circle(x, -4, 5, Ink.GOLD) for x in (-52, 52))
    return drawn + rect(-60, -12, 120, 5, Ink.COCOA) + wheels


def _scales() -> str:
    """A pair of scales, level, a red stone and a blue one."""
    drawn = (
        block(0, 0, 60, 8, WOOD)
        + taper(0, -8, 12, (36, 16), BRASS)
        + block(0, -18, 7, 76, BRASS)
        + ball(0, -102, 7, BRASS)
    )
    drawn += path("M-64 -88Q-30 -100 0 -92Q30 -100 64 -88L62 -83Q30 -92 0 -85Q-30 -92 -62 -83Z", Ink.GOLD) + star(
        0, -89, 6, Ink.BRICK, 4, 0.5
    )
    for x, light, dark in ((-62, Ink.RED_L, Ink.RED), (62, Ink.BLUE_L, Ink.BLUE)):
        drawn += line(f"M{x} -86L{x - 24} -42M{x} -86L{x + 24} -42", Ink.BRASS_D, 1.8)
        drawn += polygon([(x - 13, -46), (x - 6, -64), (x + 8, -64), (x + 14, -46), (x, -38)], dark) + polygon(
            [(x - 13, -46), (x - 6, -64), (x, -64), (x - 1, -40)], light
        )
        drawn += path(f"M{x - 28} -42H{x + 28}Q{x + 18} -26 {x} -26T{x - 28} -42Z", Ink.BRASS) + path(
            f"M{x - 28} -42H{x}V-26Q{x - 20} -28 {x - 28} -42Z", Ink.GOLD
        )
    return drawn


ENGINES: Mapping[str, Motif] = MappingProxyType(
    {
        "story-stove": Motif("subject", _stove, 0.94),
        "tea-pump": Motif("subject", _refill),
        "gauntlet": Motif("subject", _gauntlet),
        "wind-engine": Motif("subject", _wind_engine),
        "samovar": Motif("subject", _samovar, 0.92),
        "bell-rack": Motif("subject", _bell_rack),
        "honest-scales": Motif("subject", _scales, 0.96),
    }
)
