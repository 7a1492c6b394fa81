"""The houses of the Collective: teal walls that are shared, lent and hung with washing."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, ROOF, large, wall
from render.motifs.motif import Motif
from render.motifs.parts import arch, gable, oval, ring
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _strays_hostel() -> str:
    """A house with ears, whiskers and a lit mouth."""
    drawn = (
        wall(0, 200, 128)
        + gable(0, -128, 236, 72)
        + polygon([(-112, -126), (-92, -206), (-40, -160)], ROOF)
        + polygon([(-98, -140), (-88, -184), (-60, -160)], Ink.ROSE)
    )
    drawn += polygon([(112, -126), (92, -206), (40, -160)], EAVES) + polygon(
        [(98, -140), (88, -184), (60, -160)], Ink.MAUVE
    )
    drawn += "".join(circle(x, -88, 27, Ink.GOLD_L) + oval(x, -88, 8, 21, Ink.INK) for x in (-48, 48))
    drawn += (
        polygon([(-13, -62), (13, -62), (0, -48)], Ink.ROSE) + arch(0, 2, 54, 44, EAVES) + arch(0, 2, 42, 36, Ink.ROSE)
    )
    return (
        drawn
        + line("M-34 -52L-108 -62M-34 -42L-106 -36M34 -52L108 -62M34 -42L106 -36", Ink.CREAM, 4)
        + line("M104 -2q46 -6 40 -52t-22 -40", ROOF, 15)
    )


def _creature_census() -> str:
    """A booth, and a queue of creatures before it."""
    drawn = (
        wall(66, 128, 130)
        + "".join(
            path(f"M{-8 + 24.6 * i} -128h24.6v14a12.3 13 0 0 1 -24.6 0Z", Ink.CREAM if i % 2 else ROOF)
            for i in range(6)
        )
        + gable(66, -128, 160, 50)
    )
    drawn += (
        rect(20, -98, 92, 46, Ink.GOLD_L, 4)
        + rect(12, -54, 108, 10, Ink.GOLD)
        + circle(66, -76, 15, Ink.WHEAT)
        + rect(46, -66, 40, 14, Ink.VIOLET, 6)
        + path("M48 -80a18 18 0 0 1 36 0Z", Ink.NAVY)
    )
    drawn += rect(40, -32, 52, 24, Ink.CREAM, 3) + line("M48 -25h36M48 -17h24", Ink.NEUTRAL, 3)
    snail = (
        path("M-40 0q-4 -18 14 -18h10q10 -2 12 -18l6 0q4 36 -14 36Z", Ink.SAND)
        + circle(-24, -24, 18, Ink.VERMILION)
        + ring(-24, -24, 9, 5, Ink.BRICK)
    )
    rabbit = (
        path("M-88 0C-94 -52 -50 -52 -54 0Z", Ink.CREAM)
        + circle(-70, -52, 16, Ink.CREAM)
        + line("M-76 -64L-80 -96M-66 -64L-60 -96", Ink.CREAM, 9)
        + circle(-64, -54, 3, Ink.INK)
        + circle(-88, -10, 8, Ink.WHITE)
    )
    heron = (
        line("M-122 0V-40M-112 0V-40", Ink.TANGERINE, 4)
        + path("M-146 -38Q-124 -84 -100 -50Q-120 -28 -146 -38Z", Ink.NAVY)
        + line("M-104 -54Q-88 -80 -108 -98", Ink.NAVY, 9)
        + circle(-108, -102, 10, Ink.NAVY)
        + polygon([(-102, -108), (-76, -98), (-102, -97)], Ink.GOLD)
        + circle(-105, -104, 2.6, Ink.CREAM)
    )
    return drawn + heron + rabbit + snail


COLLECTIVE_HOUSES: Mapping[str, Motif] = MappingProxyType(
    {
        "house-with-ears": large(_strays_hostel),
        "census-queue": large(_creature_census),
    }
)
