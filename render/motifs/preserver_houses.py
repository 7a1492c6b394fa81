"""The houses of the Preservers: green walls where all is kept and mended."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, ROOF, SHADE, large, leaning, wall, windows
from render.motifs.motif import Motif
from render.motifs.parts import arch, gable
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _reading_room() -> str:
    """A house whose walls are books, under an open one."""
    drawn = rect(-106, -10, 212, 12, EAVES)
    spines = (
        (-88, 30, 108, Ink.BRICK),
        (-56, 26, 124, Ink.GOLD),
        (-27, 24, 112, Ink.TEAL),
        (56, 26, 122, Ink.VIOLET),
        (86, 28, 106, Ink.VERMILION),
    )
    for x, wide, tall, ink in spines:
        drawn += rect(x - wide / 2, -tall - 8, wide, tall, ink, 4) + rect(
            x, -tall - 8, wide / 2, tall, Ink.INK, 4, 0.18
        )
        drawn += rect(x - wide / 2, -tall + 10, wide, 6, Ink.CREAM, 0, 0.8) + rect(
            x - wide / 2, -34, wide, 6, Ink.CREAM, 0, 0.8
        )
    drawn += rect(-14, -128, 56, 120, LIT) + arch(14, -8, 38, 84) + circle(14, -110, 8, Ink.GOLD)
    drawn += polygon([(0, -186), (-146, -146), (-132, -122), (0, -160), (132, -122), (146, -146)], EAVES)
    drawn += path("M0 -180Q-60 -212 -138 -160L-126 -142Q-60 -178 0 -160Z", Ink.CREAM) + path(
        "M0 -180Q60 -212 138 -160L126 -142Q60 -178 0 -160Z", Ink.SAND
    )
    return drawn + line("M-24 -178Q-64 -190 -104 -162M24 -178Q64 -190 104 -162", Ink.DUNE, 4)


def _mending_parlour() -> str:
    """A patched house with a needle through its roof."""
    drawn = wall(0, 176, 106) + gable(0, -106, 220, 96) + windows(-52, -78, 2, 1, 28) + arch(34, 0, 40, 66)
    for x, y, ink, lean in (
        (-46, -136, Ink.ROSE, -14),
        (30, -150, Ink.GOLD, 10),
        (64, -122, Ink.BLUE_L, 18),
        (-64, -32, Ink.VERMILION, 6),
    ):
        stitches = line("M-15 -8h5M-4 -8h8M10 -8h5M-15 8h5M-4 8h8M10 8h5", Ink.INK, 2.5)
        drawn += leaning(x, y, lean, rect(-17, -13, 34, 27, ink, 3) + stitches)
    drawn += leaning(
        64,
        -206,
        32,
        rect(-4, -70, 9, 150, Ink.WHITE, 4) + rect(1, -70, 4, 150, Ink.SLATE, 2) + rect(-2, -60, 5, 20, Ink.INK, 2),
    )
    return drawn + line("M100 -256C150 -270 160 -170 110 -140S60 -110 128 -74", Ink.VERMILION, 4)


def _aunt(x: float, hat: str, skin: str) -> str:
    """A column that is an aunt with her arms folded."""
    drawn = path(f"M{x - 26} 0L{x - 17} -92Q{x} -112 {x + 17} -92L{x + 26} 0Z", LIT) + path(
        f"M{x + 2} 0V-104Q{x + 12} -102 {x + 17} -92L{x + 26} 0Z", SHADE
    )
    drawn += (
        line(f"M{x - 18} -78Q{x} -58 {x + 18} -76", EAVES, 8)
        + circle(x, -118, 15, skin)
        + line(f"M{x - 6} -113q6 -5 12 0", Ink.INK, 3)
    )
    return (
        drawn
        + circle(x - 5, -121, 2, Ink.INK)
        + circle(x + 5, -121, 2, Ink.INK)
        + path(f"M{x - 24} -126Q{x} -158 {x + 24} -126Z", hat)
    )


def _colonnade() -> str:
    """Four aunts who hold up a roof."""
    drawn = rect(-132, -146, 264, 148, EAVES, 0, 0.5)
    hats = (Ink.VERMILION, Ink.GOLD, Ink.VIOLET, Ink.TEAL)
    skins = (Ink.PEACH, Ink.CHESTNUT, Ink.WHEAT, Ink.WALNUT)
    drawn += "".join(_aunt(-99 + 66 * index, hats[index], skins[index]) for index in range(4))
    drawn += (
        rect(-142, -166, 284, 22, LIT)
        + rect(-142, -148, 284, 5, Ink.GOLD)
        + polygon([(-142, -166), (0, -224), (142, -166)], ROOF)
    )
    return (
        drawn
        + polygon([(6, -221), (0, -224), (142, -166), (6, -166)], EAVES)
        + circle(0, -186, 12, Ink.GOLD)
        + rect(-146, -8, 292, 12, SHADE)
    )


PRESERVER_HOUSES: Mapping[str, Motif] = MappingProxyType(
    {
        "house-of-books": large(_reading_room),
        "patched-house": large(_mending_parlour),
        "colonnade-of-aunts": large(_colonnade),
    }
)
