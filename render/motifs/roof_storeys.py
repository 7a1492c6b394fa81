"""What is built upon a roof: pads, hatches, pipes and turrets, each seen from near, standing on the tiles."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, ROOF, SHADE, large, leaning, wall, windows
from render.motifs.motif import Motif
from render.motifs.parts import arch, block, gable
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _leaf(x: float, y: float, lean: float, ink: str) -> str:
    return leaning(x, y, lean, path("M0 0C-16 -6 -18 -24 0 -34C18 -24 16 -6 0 0Z", ink))


def _ivy_storey() -> str:
    """A storey that is mostly ivy."""
    drawn = (
        wall(0, 236, 158)
        + rect(-128, -170, 256, 16, EAVES)
        + "".join(arch(x, -22, 54, 104, EAVES) + arch(x, -26, 42, 94) for x in (-66, 66))
    )
    drawn += line(
        "M-118 0Q-96 -60 -112 -120T-40 -172Q10 -190 60 -160T122 -196M0 0Q14 -60 -8 -100T20 -160M118 0Q98 -40 112 -90",
        Ink.BOTTLE,
        8,
    )
    inks = (Ink.FOREST, Ink.LEAF, Ink.PINE, Ink.SAGE)
    spots = [
        (-116, -10),
        (-100, -36),
        (-104, -66),
        (-116, -94),
        (-110, -128),
        (-86, -150),
        (-58, -166),
        (-28, -176),
        (4, -180),
        (36, -172),
        (66, -162),
        (96, -172),
        (120, -192),
        (4, -8),
        (10, -34),
        (4, -64),
        (-8, -92),
        (0, -120),
        (14, -146),
        (116, -8),
        (104, -36),
        (106, -66),
        (112, -92),
        (-126, -40),
        (-16, -40),
        (-24, -104),
        (22, -80),
        (126, -52),
        (-44, -146),
        (48, -146),
        (84, -148),
    ]
    return drawn + "".join(_leaf(x, y, (index * 47) % 150 - 75, inks[index % 4]) for index, (x, y) in enumerate(spots))


def _loft() -> str:
    """An open loft crammed with boxes."""
    drawn = (
        polygon([(-142, 2), (0, -216), (142, 2)], EAVES)
        + polygon([(-142, 2), (0, -216), (0, -186), (-118, 2)], ROOF)
        + polygon([(-108, 2), (0, -170), (108, 2)], Ink.COCOA)
        + circle(0, -136, 12, Ink.GOLD_L)
        + line("M0 -170v24", Ink.INK, 3)
    )
    for x, y, wide, tall, ink in (
        (-78, 2, 46, 38, Ink.DUNE),
        (-26, 2, 50, 46, Ink.VERMILION),
        (30, 2, 52, 40, Ink.SAND),
        (78, 2, 34, 30, Ink.GOLD),
        (-50, -36, 40, 34, Ink.TEAL),
        (2, -44, 48, 38, Ink.DUNE),
        (48, -38, 32, 32, Ink.VIOLET),
        (-10, -82, 40, 30, Ink.ROSE),
    ):
        drawn += (
            rect(x - wide / 2, y - tall, wide, tall, ink, 2)
            + rect(x + 2, y - tall, wide / 2 - 2, tall, Ink.INK, 2, 0.18)
            + rect(x - wide / 2 - 2, y - tall - 2, wide + 4, 10, ink, 2)
            + rect(x - 5, y - tall + 10, 10, 7, Ink.CREAM, 1)
        )
    return (
        drawn
        + rect(54, -176, 26, 70, SHADE)
        + rect(50, -180, 34, 9, Ink.GOLD)
        + line("M-142 2L0 -216L142 2", Ink.GOLD, 6)
    )


def _ark() -> str:
    """An ark aground on the tiles, two long necks and two ears over its side."""
    drawn = "".join(
        line(f"M{x} -96V-208", Ink.GOLD, 15)
        + rect(x - 12, -226, 36, 20, Ink.GOLD, 8)
        + line(f"M{x - 2} -224v-14M{x + 6} -224v-14", Ink.GOLD, 4)
        + circle(x + 6, -218, 3, Ink.INK)
        + "".join(circle(x + (i % 2) * 6 - 3, -118 - 20 * i, 4.5, Ink.UMBER) for i in range(5))
        for x in (-80, -46)
    )
    drawn += (
        block(44, -84, 96, 62)
        + gable(44, -144, 122, 42)
        + windows(44, -126, 3, 1, 28)
        + "".join(
            circle(x, -96, 22, Ink.SLATE)
            + circle(x - 18, -98, 13, Ink.SLATE_D)
            + line(f"M{x + 8} -92q14 8 12 24", Ink.SLATE, 9)
            + circle(x + 6, -100, 3, Ink.INK)
            for x in (-16, 112)
        )
    )
    drawn += (
        path("M-148 -92H148C144 -30 104 2 62 2H-62C-104 2 -144 -30 -148 -92Z", Ink.UMBER)
        + path("M-148 -92H4V2H-62C-104 2 -144 -30 -148 -92Z", Ink.DUNE)
        + rect(-152, -100, 304, 14, Ink.COCOA, 6)
        + line("M-138 -62H138M-118 -32H118", Ink.COCOA, 4)
    )
    return (
        drawn
        + "".join(circle(x, -48, 10, Ink.INK) + circle(x, -48, 6, Ink.GOLD_L) for x in (-84, -28, 28, 84))
        + line("M-110 2L-126 -26M110 2L126 -26", Ink.COCOA, 9)
    )


ROOF_STOREYS: Mapping[str, Motif] = MappingProxyType(
    {
        "ivy-wall": large(_ivy_storey),
        "full-loft": large(_loft),
        "rooftop-ark": large(_ark),
    }
)
