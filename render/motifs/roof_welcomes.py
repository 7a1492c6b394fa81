"""Doors, balconies and carpets that wait for somebody upon a roof."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, ROOF, SHADE, large
from render.motifs.motif import Motif
from render.motifs.parts import arch
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _balcony() -> str:
    """A balcony where birds are fed."""
    drawn = (
        rect(-130, -230, 260, 232, SHADE)
        + rect(-130, -230, 90, 232, LIT)
        + arch(10, -62, 110, 142, EAVES)
        + arch(10, -62, 92, 130)
        + line("M10 -62V-190", EAVES, 6)
        + rect(-146, -66, 292, 16, Ink.GOLD)
        + path("M-132 -50H132L104 2H-104Z", EAVES)
    )
    drawn += "".join(rect(x - 4, -112, 8, 48, ROOF) for x in range(-128, 129, 32)) + rect(-140, -122, 280, 12, LIT, 4)
    for x, ink, flip in ((-104, Ink.WHITE, 1), (-44, Ink.BLUE, 1), (54, Ink.VERMILION, -1), (108, Ink.GOLD, -1)):
        body = (
            path("M-30 -6C-20 -28 4 -30 12 -24A13 13 0 0 1 30 -16L38 -11L30 -8C28 12 -2 16 -30 -6Z", ink)
            + path("M-16 -6Q0 -18 12 -4Q0 8 -16 -6Z", Ink.INK, 0.22)
            + circle(20, -17, 3, Ink.INK)
            + line("M2 8V14M10 8V14", Ink.TANGERINE, 3)
        )
        drawn += f'<g transform="translate({x} -136) scale({flip} 1)">{body}</g>'
    return (
        drawn
        + "".join(circle(x, y, 3.5, Ink.SAND) for x, y in ((-74, -128), (-8, -127), (8, -129), (80, -128), (-16, -130)))
        + line("M-20 -230v30", Ink.INK, 3)
        + path("M-46 -176L-20 -206L6 -176Z", ROOF)
        + rect(-38, -176, 36, 28, Ink.CREAM)
        + rect(-44, -150, 48, 8, Ink.UMBER)
    )


def _flap() -> str:
    """A round door with a flap, a mat, and somebody half through."""
    drawn = (
        arch(0, 2, 216, 226, SHADE)
        + arch(-4, 2, 192, 212, ROOF)
        + line("M-50 -150V0M0 -200V0M50 -150V0", EAVES, 5)
        + rect(-66, -104, 132, 106, Ink.GOLD, 10)
        + rect(-56, -94, 112, 96, Ink.INK, 6)
    )
    drawn += (
        path("M-44 2C-48 -56 48 -56 44 2Z", Ink.TANGERINE)
        + polygon([(-34, -50), (-40, -86), (-10, -62)], Ink.TANGERINE)
        + polygon([(34, -50), (40, -86), (10, -62)], Ink.MAKER)
        + circle(0, -46, 33, Ink.TANGERINE)
        + path("M0 -79A33 33 0 0 1 0 -13Z", Ink.MAKER)
    )
    drawn += (
        "".join(circle(x, -52, 7, Ink.CREAM) + circle(x + 1, -52, 3.6, Ink.INK) for x in (-13, 13))
        + polygon([(-6, -38), (6, -38), (0, -31)], Ink.INK)
        + line("M-12 -34L-48 -40M-12 -28L-46 -24M12 -34L48 -40M12 -28L46 -24", Ink.CREAM, 3)
    )
    drawn += (
        polygon([(-56, -94), (56, -94), (70, -126), (-42, -130)], LIT)
        + line("M-56 -95H56", Ink.BRASS, 6)
        + circle(74, -108, 8, Ink.GOLD)
    )
    return (
        drawn
        + rect(-110, -8, 220, 14, Ink.BRICK, 4)
        + line("M-100 -1H100", Ink.GOLD, 4, 1, "6 8")
        + circle(0, -172, 22, Ink.GOLD_L)
        + line("M-14 -172H14M0 -186V-158", EAVES, 4)
    )


def _carpet() -> str:
    """Steps with a red carpet between brass posts."""
    drawn = ""
    for index in range(5):
        y, wide = -36 * index, 290 - 34 * index
        drawn += (
            rect(-wide / 2, y - 36, wide, 38, SHADE)
            + rect(-wide / 2, y - 36, wide * 0.55, 38, LIT)
            + rect(-wide / 2, y - 36, wide, 5, Ink.CREAM)
        )
        narrow = 112 - 12 * index
        drawn += (
            rect(-narrow / 2, y - 36, narrow, 38, Ink.BRICK)
            + rect(-narrow / 2, y - 36, narrow, 12, Ink.VERMILION)
            + rect(-narrow / 2, y - 36, 5, 38, Ink.GOLD)
            + rect(narrow / 2 - 5, y - 36, 5, 38, Ink.GOLD)
        )
    drawn += arch(0, -178, 84, 84, EAVES) + arch(0, -178, 66, 74) + rect(-58, -262, 116, 12, ROOF)
    posts = ((-104, -8), (-84, -92), (104, -8), (84, -92))
    drawn += "".join(
        rect(x - 5, y - 62, 10, 64, Ink.BRASS)
        + circle(x, y - 66, 10, Ink.GOLD)
        + rect(x - 12, y - 2, 24, 7, Ink.BRASS, 3)
        for x, y in posts
    )
    return drawn + line("M-104 -66Q-104 -92 -84 -150M104 -66Q104 -92 84 -150", Ink.WINE, 8)


ROOF_WELCOMES: Mapping[str, Motif] = MappingProxyType(
    {
        "feeding-balcony": large(_balcony),
        "animal-flap": large(_flap),
        "red-carpet-steps": large(_carpet),
    }
)
