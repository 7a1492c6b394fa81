"""Tools, plans and parts, each in a frame of 60."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, leaning, small
from render.motifs.motif import Motif
from render.motifs.parts import oval
from render.theme import Ink
from render.vector import circle, cogwheel, line, path, polygon, rect


def _hammer() -> str:
    drawn = (
        path("M-26 0H26L18 -14H-18Z", Ink.DIM)
        + rect(-12, -26, 24, 14, Ink.DIM)
        + path("M-34 -38H26Q22 -26 6 -26H-10Q-26 -28 -34 -38Z", Ink.DIM_EDGE)
    )
    return drawn + leaning(14, -38, 32, rect(-3, -32, 6, 34, Ink.UMBER) + rect(-14, -40, 28, 13, Ink.SLATE, 2))


def _gears() -> str:
    wheels = ((-10, -22, 22, Ink.GOLD), (20, -14, 14, Ink.SLATE), (14, -44, 13, Ink.BRASS))
    return "".join(path(cogwheel(x, y, r, r * 0.78, 9), ink) + circle(x, y, r * 0.4, EAVES) for x, y, r, ink in wheels)


def _nuts_and_bolts() -> str:
    nut = polygon([(-30, -10), (-22, -22), (-8, -22), (0, -10), (-8, 2), (-22, 2)], Ink.SLATE) + circle(
        -15, -10, 6, EAVES
    )
    return nut + leaning(
        18,
        -4,
        14,
        rect(-6, -30, 12, 30, Ink.MIST)
        + line("M-6 -24l12 4M-6 -16l12 4M-6 -8l12 4", Ink.SLATE_D, 3)
        + polygon([(-14, -30), (-10, -42), (10, -42), (14, -30)], Ink.GOLD),
    )


def _spanner() -> str:
    return leaning(
        0,
        -30,
        28,
        rect(-5, -18, 10, 44, Ink.SLATE, 3)
        + rect(-5, -18, 5, 44, Ink.FOAM, 3)
        + path("M-15 -34L-8 -20H8L15 -34L8 -40V-28H-8V-40Z", Ink.SLATE)
        + circle(0, 26, 9, Ink.SLATE)
        + circle(0, 26, 4, EAVES),
    )


def _bright_idea() -> str:
    drawn = (
        circle(0, -38, 20, Ink.GOLD_L)
        + path("M-20 -38A20 20 0 0 1 0 -58C-14 -46 -12 -30 -6 -20Z", Ink.WHITE)
        + rect(-9, -20, 18, 18, Ink.SLATE, 3)
    )
    return drawn + line("M-9 -14H9M-9 -8H9", Ink.DIM_EDGE, 2.5) + line("M-4 -22V-36L0 -30L4 -36V-22", Ink.TANGERINE, 3)


def _rolled_plans() -> str:
    drawn = "".join(
        leaning(
            x,
            0,
            lean,
            rect(-7, -54, 14, 54, Ink.BLUE_D, 5) + rect(-7, -54, 7, 54, Ink.BLUE, 5) + oval(0, -54, 7, 3.5, Ink.BLUE_L),
        )
        for x, lean in ((-14, -12), (12, 14), (0, 0))
    )
    return drawn + path("M-20 -18H20L16 0H-16Z", Ink.DUNE) + rect(-22, -24, 44, 7, Ink.UMBER, 2)


TOOLS: Mapping[str, Motif] = MappingProxyType(
    {
        "hammer-and-anvil": small(_hammer),
        "gears": small(_gears),
        "nuts-and-bolts": small(_nuts_and_bolts),
        "spanner": small(_spanner),
        "bright-idea": small(_bright_idea),
        "rolled-plans": small(_rolled_plans),
    }
)
