"""Where people of no faction eat and sleep."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, ROOF, SHADE, large, leaning, vapour, wall
from render.motifs.motif import Motif
from render.motifs.parts import arch, block, gable, ring
from render.theme import Ink
from render.vector import circle, line, path, rect


def _noodle_house() -> str:
    """A house of two curved roofs under a bowl, with lanterns and steam."""
    drawn = wall(0, 180, 84)
    for wide, base in ((248, 84), (176, 134)):
        left = f"M{-wide / 2} {-base}Q{-wide * 0.36} {-base - 8} {-wide * 0.28} {-base - 42}H{wide * 0.28}"
        drawn += path(f"{left}Q{wide * 0.36} {-base - 8} {wide / 2} {-base}Z", ROOF)
        drawn += path(f"M0 {-base}V{-base - 42}H{wide * 0.28}Q{wide * 0.36} {-base - 8} {wide / 2} {-base}Z", EAVES)
    drawn += (
        path("M-58 -216H58Q52 -176 26 -174H-26Q-52 -176 -58 -216Z", Ink.CREAM)
        + path("M0 -216H58Q52 -176 26 -174H0Z", Ink.SAND)
        + line("M-52 -204H52", Ink.VERMILION, 6)
    )
    drawn += (
        line("M-46 -222q12 -14 23 0t23 0t23 0t23 0", Ink.GOLD, 9)
        + line("M22 -222L66 -268M34 -222L84 -262", Ink.UMBER, 6)
        + vapour(-30, -238, 44)
        + vapour(-4, -240, 50)
    )
    drawn += (
        path("M-32 0v-42a32 30 0 0 1 64 0v42Z", Ink.GOLD_L)
        + line("M0 0v-70", Ink.COCOA, 4)
        + rect(-30, -52, 60, 18, Ink.VERMILION)
        + line("M-10 -52v18M10 -52v18", Ink.BRICK, 3)
    )
    return drawn + "".join(
        line(f"M{x} -84v16", Ink.INK, 3)
        + circle(x, -56, 13, Ink.VERMILION)
        + rect(x - 7, -72, 14, 5, Ink.INK)
        + rect(x - 7, -44, 14, 4, Ink.GOLD)
        for x in (-98, -58, 58, 98)
    )


def _moving_inn() -> str:
    """An inn on cart wheels, with its bed for a sign."""
    drawn = (
        block(0, -44, 180, 112)
        + gable(0, -156, 226, 78)
        + rect(52, -232, 24, 62, SHADE)
        + rect(48, -236, 32, 9, Ink.GOLD)
        + vapour(64, -240, 40)
    )
    drawn += (
        "".join(
            rect(x - 17, -136, 34, 36, Ink.GOLD_L, 3)
            + line(f"M{x} -136v36M{x - 17} -118h34", EAVES, 4)
            + rect(x - 22, -100, 44, 9, Ink.LEAF, 4)
            for x in (-52, 4)
        )
        + arch(58, -44, 34, 62, EAVES)
        + circle(68, -70, 3.5, Ink.GOLD)
    )
    drawn += rect(-118, -48, 236, 14, Ink.COCOA, 4) + line("M118 -42L150 -12", Ink.COCOA, 8)
    for x in (-70, 66):
        drawn += (
            ring(x, -22, 24, 9, Ink.INK)
            + "".join(leaning(x, -22, 60 * i, rect(-2.5, -22, 5, 44, Ink.UMBER)) for i in range(3))
            + circle(x, -22, 7, Ink.GOLD)
        )
    sign = (
        line("M-92 -150H-128V-134", Ink.INK, 5)
        + rect(-150, -134, 46, 34, Ink.CREAM, 4)
        + rect(-143, -114, 32, 8, Ink.VERMILION, 2)
        + rect(-143, -122, 12, 8, Ink.SLATE, 2)
        + line("M-144 -124V-103M-110 -112V-103", Ink.INK, 3)
    )
    return drawn + sign


NEUTRAL_INNS: Mapping[str, Motif] = MappingProxyType(
    {
        "noodle-house": large(_noodle_house, 1.32),
        "inn-on-wheels": large(_moving_inn),
    }
)
