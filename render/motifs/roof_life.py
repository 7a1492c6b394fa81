"""Who gathers upon a roof: birds, neighbours, speakers and guests, seen from near."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, ROOF, SHADE, large, wall
from render.motifs.motif import Motif
from render.motifs.parts import oval
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _party_wall() -> str:
    """A shared wall with a knocking hand at each side and bunting over all."""
    drawn = wall(-92, 110, 170) + wall(92, 110, 170) + rect(-34, -206, 68, 208, ROOF) + rect(2, -206, 32, 208, EAVES)
    drawn += "".join(
        rect(-30 + (i % 2) * 14 + 22 * j, -196 + 22 * i, 18, 14, SHADE, 2) for i in range(9) for j in range(2)
    ) + "".join(rect(x - 30, -134, 60, 66, EAVES, 4) + rect(x - 25, -129, 50, 56, Ink.GOLD_L, 2) for x in (-94, 94))
    drawn += "".join(
        circle(x, -102, 14, skin)
        + path(f"M{x - 20} -73q0 -18 20 -18t20 18Z", ink)
        + path(f"M{x - 15} -106a15 14 0 0 1 30 0Z", hair)
        for x, skin, ink, hair in ((-94, Ink.CHESTNUT, Ink.VERMILION, Ink.INK), (94, Ink.PEACH, Ink.VIOLET, Ink.SLATE))
    )
    drawn += line("M-146 -214Q-74 -176 0 -214Q74 -176 146 -214", Ink.CREAM, 4) + "".join(
        polygon([(x - 12, y), (x + 12, y), (x, y + 26)], ink)
        for x, y, ink in (
            (-120, -203, Ink.VERMILION),
            (-88, -196, Ink.GOLD),
            (-56, -197, Ink.CREAM),
            (-24, -204, Ink.LEAF),
            (24, -204, Ink.GOLD),
            (56, -197, Ink.VERMILION),
            (88, -196, Ink.CREAM),
            (120, -203, Ink.VIOLET),
        )
    )
    return drawn + "".join(
        rect(side * 46 - 12, -58, 24, 20, skin, 8) + line(f"M{side * 58} -48H{side * 92}", ink, 15)
        for side, skin, ink in ((-1, Ink.CHESTNUT, Ink.VERMILION), (1, Ink.PEACH, Ink.VIOLET))
    )


def _soapbox() -> str:
    """Somebody on a box with a speaking trumpet, before a low wall."""
    drawn = (
        rect(-146, -46, 292, 48, SHADE)
        + rect(-146, -46, 292, 10, LIT)
        + "".join(rect(x, -36, 14, 36, EAVES, 6) for x in range(-134, 130, 28))
        + rect(-46, -100, 92, 62, Ink.DUNE)
        + rect(4, -100, 42, 62, Ink.UMBER)
        + line("M-46 -78H46M-46 -58H46", Ink.COCOA, 4)
    )
    drawn += (
        rect(-22, -132, 16, 34, Ink.INK)
        + rect(6, -132, 16, 34, Ink.INK)
        + path("M-32 -126V-176Q-32 -198 0 -198Q32 -198 32 -176V-126Z", Ink.VERMILION)
        + path("M2 -126V-198Q32 -198 32 -176V-126Z", Ink.BRICK)
        + circle(0, -218, 22, Ink.CHESTNUT)
        + path("M-26 -222Q0 -262 26 -222Z", Ink.INK)
    )
    drawn += (
        line("M-26 -178L-70 -222", Ink.VERMILION, 14)
        + circle(-74, -228, 9, Ink.CHESTNUT)
        + line("M24 -176L46 -196", Ink.BRICK, 14)
    )
    drawn += (
        polygon([(24, -214), (104, -250), (104, -176), (24, -204)], Ink.GOLD)
        + polygon([(24, -208), (104, -212), (104, -176), (24, -204)], Ink.BRASS)
        + oval(104, -213, 10, 38, Ink.GOLD_L)
    )
    return drawn + line("M124 -240l18 -12M128 -213h20M124 -188l18 12", Ink.CREAM, 7)


ROOF_LIFE: Mapping[str, Motif] = MappingProxyType(
    {
        "party-wall": large(_party_wall),
        "speaker-on-a-box": large(_soapbox),
    }
)
