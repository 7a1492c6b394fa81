"""Stones that belong to no faction, and are going somewhere or nowhere."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import LIT, SHADE, flagpole, large, wall
from render.motifs.motif import Motif
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _cornerstone() -> str:
    """A corner stone with a handle, on wheels, with a ribbon."""
    drawn = (
        polygon([(-98, -34), (-98, -150), (22, -150), (22, -34)], LIT)
        + polygon([(22, -34), (22, -150), (98, -178), (98, -62)], SHADE)
        + polygon([(-98, -150), (-22, -178), (98, -178), (22, -150)], Ink.CREAM)
    )
    drawn += line("M-66 -164V-196Q-66 -214 -40 -214H24Q50 -214 50 -196V-170", Ink.COCOA, 12) + rect(
        -24, -221, 34, 15, Ink.UMBER, 6
    )
    drawn += (
        rect(-98, -106, 120, 22, Ink.VERMILION)
        + polygon([(22, -106), (98, -134), (98, -112), (22, -84)], Ink.BRICK)
        + path("M-38 -95C-84 -136 -84 -64 -38 -95C8 -136 8 -64 -38 -95Z", Ink.VERMILION)
        + circle(-38, -95, 11, Ink.BRICK)
    )
    drawn += line("M-82 -136h22M-82 -126h34M-20 -52h28", Ink.DUNE, 5)
    return (
        drawn
        + "".join(circle(x, -16, 19, Ink.INK) + circle(x, -16, 9, Ink.GOLD) for x in (-70, -6, 62))
        + rect(-104, -38, 208, 10, Ink.COCOA, 4)
    )


def _unfinished_monument() -> str:
    """A pair of stone boots on a plinth, in scaffolding."""
    drawn = (
        wall(0, 150, 70)
        + rect(-88, -82, 176, 15, Ink.CREAM)
        + rect(-88, -8, 176, 12, SHADE)
        + rect(-40, -52, 80, 28, Ink.GOLD, 3)
    )
    for x in (-36, 32):
        drawn += (
            path(f"M{x - 20} -82V-180H{x + 14}V-112Q{x + 38} -108 {x + 38} -82Z", LIT)
            + path(f"M{x - 2} -82V-180H{x + 14}V-112Q{x + 38} -108 {x + 38} -82Z", SHADE)
            + rect(x - 24, -188, 44, 13, Ink.CREAM)
        )
    drawn += polygon([(-56, -186), (-46, -212), (-30, -196), (-16, -222), (-14, -186)], LIT) + polygon(
        [(12, -186), (20, -204), (34, -194), (46, -214), (50, -186)], SHADE
    )
    poles = "".join(line(f"M{x} 0V-240", Ink.UMBER, 6) for x in (-122, -92, 92, 122)) + line(
        "M-134 -110H-84M84 -110H134M-134 -196H134M-122 -110L-92 -196M122 -110L92 -196", Ink.UMBER, 5
    )
    drawn += (
        poles + rect(-138, -118, 54, 9, Ink.DUNE) + rect(84, -118, 54, 9, Ink.DUNE) + rect(-138, -206, 276, 9, Ink.DUNE)
    )
    return (
        drawn
        + line("M62 -206V-252H110M62 -252L84 -236M104 -252V-228", Ink.INK, 5)
        + rect(90, -230, 28, 22, LIT)
        + flagpole(-110, -206, 40)
    )


NEUTRAL_STONES: Mapping[str, Motif] = MappingProxyType(
    {
        "wheeled-cornerstone": large(_cornerstone),
        "stone-boots": large(_unfinished_monument),
    }
)
