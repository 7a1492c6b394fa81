"""Turrets and pipes upon a roof, each seen from near."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, ROOF, SHADE, flagpole, large, vapour
from render.motifs.motif import Motif
from render.motifs.parts import arch, block, oval, ring
from render.theme import Ink
from render.vector import circle, line, polygon, rect


def _prophecy_pipe() -> str:
    """A brass horn that curls out of the roof, breathing questions."""
    drawn = (
        line("M-46 2V-70Q-46 -112 -4 -112H16Q58 -112 58 -152V-166", Ink.BRASS_D, 44)
        + line("M-46 2V-70Q-46 -112 -4 -112H16Q58 -112 58 -152V-166", Ink.GOLD, 32)
        + line("M-54 2V-74Q-52 -120 -4 -120H14Q50 -120 50 -152V-166", Ink.GOLD_L, 8)
    )
    drawn += (
        polygon([(30, -164), (0, -222), (116, -222), (86, -164)], Ink.GOLD)
        + polygon([(62, -164), (66, -222), (116, -222), (86, -164)], Ink.BRASS)
        + oval(58, -222, 58, 15, Ink.BRASS_D)
        + rect(-76, -40, 60, 14, Ink.BRASS, 4)
        + rect(20, -172, 76, 12, Ink.BRASS, 4)
    )
    drawn += (
        line("M-104 -176q0 -26 24 -26t24 22q0 14 -14 20t-14 18", Ink.CREAM, 9)
        + circle(-84, -124, 6, Ink.CREAM)
        + vapour(36, -236, 40)
        + vapour(78, -238, 46)
    )
    return (
        drawn
        + circle(-46, -70, 17, Ink.CREAM)
        + line("M-46 -70L-36 -80", Ink.BRICK, 4)
        + ring(-46, -70, 17, 5, Ink.BRASS_D)
    )


def _turret() -> str:
    """A corner turret on its corbel."""
    drawn = (
        polygon([(-64, -56), (64, -56), (28, 2), (-28, 2)], EAVES)
        + "".join(rect(-64 + 9 * i, -56 + 18 * i, 128 - 18 * i, 6, ROOF) for i in range(3))
        + block(0, -56, 124, 98)
        + rect(-72, -62, 144, 12, Ink.GOLD)
    )
    drawn += (
        arch(0, -72, 34, 64, EAVES)
        + arch(0, -75, 22, 54)
        + rect(-46, -130, 12, 44, EAVES, 6)
        + rect(34, -130, 12, 44, EAVES, 6)
        + "".join(rect(-70 + 29 * i, -174, 20, 22, LIT if i < 3 else SHADE) for i in range(5))
        + rect(-72, -158, 144, 12, SHADE)
    )
    drawn += (
        polygon([(-58, -170), (0, -262), (58, -170)], EAVES)
        + polygon([(-58, -170), (0, -262), (8, -170)], ROOF)
        + flagpole(0, -258, 30)
    )
    return drawn + line("M92 -120q20 -12 36 0t30 -2M88 -96q18 -10 32 0M-92 -112q-18 -10 -34 2", Ink.CREAM, 6, 0.8)


ROOF_TOWERS: Mapping[str, Motif] = MappingProxyType(
    {
        "brass-horn-pipe": large(_prophecy_pipe),
        "corner-turret": large(_turret),
    }
)
