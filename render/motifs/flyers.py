"""Vehicles with wings, blades or good manners, each large and aloft."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import aloft
from render.motifs.motif import Motif
from render.motifs.parts import ring
from render.theme import Ink
from render.vector import at, circle, line, path, polygon, rect


def _gala_gondola() -> str:
    """A gondola with a gilded prow, a canopy and lanterns, and no brakes."""
    hull = path(
        "M-150 -24C-130 26 -90 44 0 44C90 44 122 22 132 -58L146 -66C150 30 104 92 0 92C-90 92 -136 60 -150 -24Z",
        Ink.INK,
    )
    hull += line("M-146 -10C-120 46 -80 58 0 58C92 58 126 30 136 -40", Ink.GOLD, 6) + polygon(
        [(132, -58), (124, -96), (160, -92), (150, -62)], Ink.GOLD
    )
    canopy = (
        "".join(rect(x - 4, -44, 8, 92, Ink.GOLD) for x in (-66, 62))
        + path("M-86 -40Q-2 -128 82 -40Z", Ink.WINE)
        + path("M0 -84Q50 -82 82 -40H4Z", Ink.PLUM)
    )
    canopy += "".join(
        path(f"M{x} -42a12 13 0 0 0 24 0Z", Ink.GOLD if x % 48 else Ink.CREAM) for x in range(-86, 82, 24)
    ) + circle(-2, -88, 9, Ink.GOLD)
    guests = (
        circle(-28, 10, 16, Ink.CHESTNUT)
        + path("M-52 48q0 -24 24 -24t24 24Z", Ink.VERMILION)
        + rect(-42, -22, 28, 22, Ink.NIGHT)
        + rect(-50, -4, 44, 6, Ink.NIGHT, 3)
    )
    guests += (
        circle(28, 12, 15, Ink.PEACH)
        + path("M6 48q0 -22 22 -22t22 22Z", Ink.TEAL)
        + path("M12 8a16 16 0 0 1 32 0Z", Ink.MAKER)
        + circle(40, -8, 7, Ink.GOLD)
    )
    return (
        guests
        + canopy
        + hull
        + line("M-124 -10V-52", Ink.INK, 4)
        + circle(-124, -62, 14, Ink.GOLD_L)
        + circle(98, 4, 11, Ink.GOLD_L)
    )


def _knitted_glider() -> str:
    """A glider in stripes of wool, trailing its ball."""
    stripes = (Ink.VERMILION, Ink.CREAM, Ink.TEAL, Ink.GOLD, Ink.VIOLET, Ink.CREAM, Ink.VERMILION)
    wing = ""
    for index, ink in enumerate(stripes):
        left, right = -150 + 42 * index, -108 + 42 * index
        wing += polygon(
            [
                (left, -48 + abs(left) * 0.16),
                (right, -48 + abs(right) * 0.16),
                (right, 6 + abs(right) * 0.1),
                (left, 6 + abs(left) * 0.1),
            ],
            ink,
        )
        wing += line(
            "".join(
                f"M{left + 7 + 14 * i} {-40 + 14 * j + abs(left) * 0.13:.0f}l5 7l5 -7"
                for i in range(3)
                for j in range(3)
            ),
            Ink.SHADOW,
            2.5,
            0.35,
        )
    body = (
        path("M-16 -58Q0 -74 16 -58L12 70Q0 82 -12 70Z", Ink.BRICK)
        + path("M2 -69Q16 -66 16 -58L12 70Q6 78 2 78Z", Ink.WINE)
        + polygon([(-44, 88), (0, 52), (44, 88), (0, 78)], Ink.GOLD)
    )
    wool = (
        line("M0 78Q-40 120 -84 96T-118 62", Ink.ROSE, 4)
        + circle(-124, 52, 22, Ink.ROSE)
        + line("M-140 44q16 -10 32 0M-142 54q18 8 36 0M-130 34q10 20 4 38", Ink.BRICK, 3)
    )
    return (
        wing
        + body
        + circle(0, -36, 16, Ink.GOLD_L)
        + wool
        + line("M60 -66L112 -112M78 -60L92 -120", Ink.UMBER, 6)
        + circle(114, -114, 7, Ink.GOLD)
        + circle(93, -124, 7, Ink.GOLD)
    )


def _gyrocopter() -> str:
    drawn = path("M-120 14L20 -4V30L-116 30Z", Ink.TANGERINE) + polygon(
        [(-128, -26), (-104, 14), (-128, 30)], Ink.BRICK
    )
    drawn += circle(44, 18, 58, Ink.TANGERINE) + path("M44 -40A58 58 0 0 1 102 18H44Z", Ink.MIST)
    drawn += line("M44 -40V-82", Ink.INK, 7) + rect(-92, -92, 272, 11, Ink.INK, 5) + circle(44, -86, 10, Ink.GOLD)
    return drawn + line("M14 72L2 96M74 72L86 96M-20 98H112", Ink.INK, 6) + circle(20, 30, 12, Ink.CREAM)


def _tandem() -> str:
    wheels = "".join(
        ring(x, 58, 42, 8, Ink.INK)
        + circle(x, 58, 8, Ink.GOLD)
        + line(f"M{x - 40} 58H{x + 40}M{x} 18V98", Ink.SLATE, 3)
        for x in (-86, 86)
    )
    frame = line("M-86 58L-52 -10H62L86 58L0 58L-52 -10M0 58L62 -10M-86 58H0", Ink.VERMILION, 9)
    bars = line("M62 -10L72 -40L96 -44M4 -10L8 -34L28 -38", Ink.INK, 7)
    seats = rect(-72, -24, 42, 12, Ink.COCOA, 6) + rect(-14, -24, 36, 12, Ink.COCOA, 6)
    wings = path("M-20 -56C-60 -128 -128 -122 -140 -96C-110 -92 -70 -70 -20 -56Z", Ink.CREAM)
    return wings + at(0, 0, wings, 1.0, -1.0) + wheels + frame + bars + seats


FLYERS: Mapping[str, Motif] = MappingProxyType(
    {
        "gyrocopter": aloft(_gyrocopter),
        "winged-tandem": aloft(_tandem),
        "gala-gondola": aloft(_gala_gondola),
        "knitted-glider": aloft(_knitted_glider),
    }
)
