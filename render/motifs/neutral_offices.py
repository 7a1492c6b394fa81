"""Where people of no faction open things and take them down."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, ROOF, SHADE, large, leaning, wall, windows
from render.motifs.motif import Motif
from render.motifs.parts import arch, ring
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _ribbon_office() -> str:
    """An office tied up like a parcel, and the scissors for it."""
    drawn = (
        wall(-10, 196, 138)
        + rect(-116, -150, 212, 14, EAVES)
        + windows(-64, -118, 2, 2, 36)
        + windows(44, -118, 2, 2, 36)
        + rect(-28, -150, 36, 152, Ink.VERMILION)
        + rect(-4, -150, 12, 152, Ink.BRICK)
        + rect(-108, -64, 196, 24, Ink.VERMILION)
        + rect(-10, -64, 98, 24, Ink.BRICK)
    )
    drawn += (
        path("M-10 -152C-92 -238 -116 -146 -10 -152Z", Ink.VERMILION)
        + path("M-10 -152C72 -238 96 -146 -10 -152Z", Ink.BRICK)
        + path("M-40 -158C-74 -196 -84 -160 -40 -158ZM20 -158C54 -196 64 -160 20 -158Z", EAVES)
        + circle(-10, -156, 16, Ink.RED)
    )
    blades = (
        polygon([(-5, 0), (-13, -108), (5, -6)], Ink.FOAM)
        + polygon([(5, 0), (13, -108), (-5, -6)], Ink.SLATE)
        + ring(-20, 30, 19, 9, Ink.GOLD)
        + ring(20, 30, 19, 9, Ink.GOLD)
        + line("M-4 -2L-12 14M4 -2L12 14", Ink.GOLD, 9)
    )
    return drawn + leaning(106, -62, 28, blades + circle(0, -2, 5, Ink.INK))


def _demolition() -> str:
    """A half house, and a wrecking ball with a bow round it."""
    drawn = (
        polygon(
            [
                (-140, 2),
                (-140, -104),
                (-92, -164),
                (-44, -104),
                (-56, -84),
                (-38, -66),
                (-58, -44),
                (-40, -24),
                (-54, 2),
            ],
            LIT,
        )
        + polygon([(-140, -104), (-92, -164), (-44, -104)], ROOF)
        + polygon([(-88, -160), (-92, -164), (-44, -104), (-84, -104)], EAVES)
    )
    drawn += (
        rect(-124, -86, 24, 30, Ink.GOLD_L, 3)
        + arch(-100, 2, 28, 42, EAVES)
        + "".join(rect(x, y, 22, 12, SHADE, 2) for x, y in ((-32, -10), (-8, -10), (-20, -22), (12, -10)))
    )
    drawn += (
        line("M112 -34L66 -236L-6 -246M112 -34L92 -232", Ink.GOLD, 9)
        + line("M98 -80L108 -100M88 -120L100 -150M78 -164L94 -196", Ink.GOLD, 5)
        + rect(66, -58, 84, 40, Ink.VERMILION, 6)
        + rect(112, -94, 38, 40, Ink.BRICK, 4)
        + rect(118, -86, 24, 20, Ink.MIST, 2)
        + rect(58, -22, 96, 24, Ink.INK, 12)
        + "".join(circle(x, -10, 7, Ink.SLATE) for x in (72, 94, 116, 138))
    )
    drawn += (
        line("M-4 -244L2 -160", Ink.INK, 5)
        + circle(4, -126, 38, Ink.DIM)
        + path("M-22 -153A38 38 0 0 0 -4 -89C-14 -110 -14 -140 8 -164A38 38 0 0 0 -22 -153Z", Ink.DIM_EDGE)
    )
    return (
        drawn
        + path("M4 -158C-30 -190 -36 -146 4 -158C44 -190 50 -146 4 -158Z", Ink.ROSE)
        + circle(4, -158, 7, Ink.VERMILION)
        + rect(-34, -130, 76, 10, Ink.ROSE, 4)
    )


NEUTRAL_OFFICES: Mapping[str, Motif] = MappingProxyType(
    {
        "beribboned-office": large(_ribbon_office),
        "bowed-wrecking-ball": large(_demolition),
    }
)
