"""Small things of the garden and the yard, each in a frame of 60."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import leaning, small
from render.motifs.motif import Motif
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _watering_can() -> str:
    drawn = (
        path("M-16 0V-32H18V0Z", Ink.STEEL)
        + path("M-16 0V-32H0V0Z", Ink.SKY)
        + line("M18 -10L36 -40", Ink.STEEL, 6)
        + polygon([(30, -44), (44, -38), (38, -32)], Ink.SKY)
        + line("M-16 -28q-18 0 -16 14t14 10", Ink.SKY, 5)
    )
    return drawn + line("M-10 -34q10 -16 22 0", Ink.STEEL, 5) + line("M46 -32l3 7M40 -28l2 8M48 -20l2 6", Ink.BLUE_L, 3)


def _seedling() -> str:
    drawn = (
        path("M-24 0Q0 -18 24 0Z", Ink.COCOA)
        + line("M0 -8V-36", Ink.FOREST, 5)
        + path("M0 -32C-26 -32 -30 -54 -30 -54C-6 -56 0 -44 0 -32Z", Ink.LEAF)
    )
    return drawn + path("M0 -26C24 -26 30 -50 30 -50C6 -50 0 -38 0 -26Z", Ink.PALE_LEAF)


def _ladder() -> str:
    return line("M-16 0L-8 -58M16 0L8 -58", Ink.DUNE, 5) + "".join(
        line(f"M{-15 + i} {-6 - 11 * i}H{15 - i}", Ink.DUNE, 4) for i in range(5)
    )


def _basket() -> str:
    fruit = "".join(
        circle(x, y, 9, ink)
        for x, y, ink in (
            (-16, -28, Ink.VERMILION),
            (0, -33, Ink.GOLD),
            (15, -28, Ink.RED),
            (-7, -24, Ink.LEAF),
            (8, -24, Ink.VERMILION),
        )
    )
    return (
        line("M-26 -22Q0 -70 26 -22", Ink.UMBER, 5)
        + fruit
        + path("M-30 -24H30L22 0H-22Z", Ink.DUNE)
        + path("M2 -24H30L22 0H2Z", Ink.UMBER)
        + line("M-28 -15H28M-25 -7H25", Ink.COCOA, 2)
    )


def _fern_pot() -> str:
    fronds = "".join(
        leaning(0, -22, lean, path("M0 0C-8 -12 -8 -28 0 -38C8 -28 8 -12 0 0Z", ink))
        for lean, ink in ((-64, Ink.FOREST), (64, Ink.FOREST), (-34, Ink.LEAF), (34, Ink.LEAF), (0, Ink.PALE_LEAF))
    )
    return (
        fronds
        + path("M-16 -22H16L11 0H-11Z", Ink.MAKER)
        + path("M2 -22H16L11 0H2Z", Ink.RUST)
        + rect(-19, -27, 38, 8, Ink.TANGERINE, 2)
    )


def _washing_basket() -> str:
    heap = (
        circle(-14, -30, 14, Ink.WHITE)
        + circle(8, -34, 16, Ink.LILAC)
        + circle(20, -26, 11, Ink.ROSE)
        + rect(-4, -50, 18, 16, Ink.GOLD, 4)
    )
    return (
        heap
        + path("M-32 -26H32L24 0H-24Z", Ink.DUNE)
        + path("M4 -26H32L24 0H4Z", Ink.UMBER)
        + line("M-30 -17H30M-27 -8H27", Ink.COCOA, 2.5)
    )


GARDEN_THINGS: Mapping[str, Motif] = MappingProxyType(
    {
        "watering-can": small(_watering_can),
        "seedling": small(_seedling),
        "ladder": small(_ladder),
        "fruit-basket": small(_basket),
        "fern-pot": small(_fern_pot),
        "washing-basket": small(_washing_basket),
    }
)
