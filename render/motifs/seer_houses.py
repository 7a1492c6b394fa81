"""The houses of the Seers: violet walls that look up, listen and guess."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, ROOF, SHADE, doors, large, vapour, wall, windows
from render.motifs.moods import Tint
from render.motifs.motif import Motif
from render.motifs.parts import arch
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _tea_tower() -> str:
    """A teapot on a tower, pouring down its own side."""
    drawn = wall(0, 84, 96) + rect(-52, -104, 104, 12, Ink.GOLD_L) + windows(0, -84, 2, 1, 34) + doors(0, 1, 30, 42, 0)
    drawn += path("M-66 -170C-128 -186 -128 -112 -58 -124l4 -14C-98 -132 -98 -164 -64 -156Z", EAVES)
    drawn += path("M62 -122C96 -124 96 -164 132 -188L142 -180C118 -150 116 -100 58 -102Z", ROOF)
    drawn += path("M-74 -104C-92 -196 92 -196 74 -104Z", ROOF) + path("M8 -104V-173C78 -170 84 -130 74 -104Z", SHADE)
    drawn += (
        path("M-46 -168Q0 -206 46 -168Z", EAVES) + circle(0, -194, 12, Ink.GOLD) + rect(-80, -112, 160, 9, Ink.GOLD)
    )
    return drawn + line("M-44 -122Q-50 -148 -30 -160", Ink.CREAM, 6, 0.7) + vapour(140, -196, 66)


def _whispering_arcade() -> str:
    """Arches within arches, as far as a whisper goes."""
    drawn = rect(-140, -150, 280, 152, SHADE) + rect(-140, -150, 280, 14, Ink.GOLD_L)
    for index in range(5):
        x = -112 + index * 56
        drawn += arch(x, 2, 48, 122, EAVES) + arch(x + 4, 2, 34, 104, Tint.FAR) + arch(x + 7, 2, 20, 84, Ink.GOLD_L)
        drawn += rect(x - 32, -120, 9, 122, LIT)
    drawn += rect(131, -120, 9, 122, LIT) + path("M-140 -150Q-120 -190 -84 -190H84Q120 -190 140 -150Z", ROOF)
    drawn += path("M10 -190H84Q120 -190 140 -150H10Z", EAVES)
    curls = "M-128 -206q-8 -26 14 -30M-106 -204q-2 -16 10 -18M128 -206q8 -26 -14 -30M106 -204q2 -16 -10 -18"
    return drawn + line(curls, Ink.CREAM, 5) + circle(0, -206, 15, Ink.GOLD) + circle(0, -206, 7, EAVES)


def _academy_of_maybe() -> str:
    """A college under a mortarboard, its three doors alike."""
    drawn = wall(0, 210, 104) + rect(-114, -112, 228, 12, Ink.GOLD_L)
    drawn += "".join(
        arch(x, 0, 42, 78, EAVES) + arch(x + 3, 0, 30, 66, ink)
        for x, ink in ((-66, Ink.GOLD_L), (0, Ink.ROSE), (66, Ink.MINT))
    )
    drawn += path("M-72 -112V-166H72V-112Z", EAVES) + path("M-72 -112V-166H8V-112Z", SHADE)
    drawn += polygon([(0, -232), (132, -182), (0, -134), (-132, -182)], LIT) + polygon(
        [(0, -182), (132, -182), (0, -134)], ROOF
    )
    drawn += polygon([(0, -134), (132, -182), (132, -172), (0, -122), (-132, -172), (-132, -182)], SHADE)
    return (
        drawn
        + line("M0 -184L92 -168V-116", Ink.GOLD, 5)
        + polygon([(82, -118), (102, -118), (106, -84), (78, -84)], Ink.GOLD)
        + circle(0, -184, 8, Ink.GOLD)
    )


def _forecast_corridor() -> str:
    """A long corridor with a different sky in every window."""
    drawn = (
        rect(-146, -112, 292, 114, SHADE)
        + rect(-146, -112, 292, 60, LIT)
        + path("M-150 -112L-128 -160H128L150 -112Z", ROOF)
    )
    drawn += polygon([(4, -160), (128, -160), (150, -112), (4, -112)], EAVES) + rect(-150, -116, 300, 9, Ink.GOLD)
    for x, ink in ((-102, Ink.BLUE_L), (-34, Ink.MIST), (34, Ink.SLATE), (102, Ink.NAVY)):
        drawn += arch(x, -10, 54, 88, EAVES) + arch(x, -14, 44, 78, ink)
    drawn += circle(-102, -58, 15, Ink.GOLD) + path(
        "M-52 -48a10 10 0 0 1 14 -12a14 14 0 0 1 26 6a9 9 0 0 1 -2 14h-32Z", Ink.WHITE
    )
    drawn += line("M22 -66l-7 16M38 -66l-7 16M54 -66l-7 16M30 -44l-7 16M46 -44l-7 16", Ink.BLUE_D, 4)
    drawn += polygon([(106, -84), (90, -52), (102, -52), (96, -26), (116, -60), (104, -60), (114, -84)], Ink.GOLD)
    vane = line("M0 -160V-222M-30 -196H30", Ink.GOLD, 5) + polygon([(30, -206), (48, -196), (30, -186)], Ink.GOLD)
    return drawn + vane + polygon([(-24, -222), (6, -240), (24, -222), (6, -212)], Ink.VERMILION)


SEER_HOUSES: Mapping[str, Motif] = MappingProxyType(
    {
        "tea-tower": large(_tea_tower),
        "whispering-arcade": large(_whispering_arcade),
        "mortarboard-college": large(_academy_of_maybe),
        "corridor-of-skies": large(_forecast_corridor),
    }
)
