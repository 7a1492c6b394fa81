"""Where the Makers sell: counters, stalls and loaves."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, SHADE, chimney, gear, large, leaning, vapour, wall, windows
from render.motifs.motif import Motif
from render.motifs.parts import arch, gable, ring
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _bolt_counter() -> str:
    """A shop counter under one enormous bolt."""
    drawn = (
        wall(0, 240, 76)
        + rect(-130, -84, 260, 14, Ink.GOLD)
        + "".join(rect(x, -66, 50, 56, EAVES, 4) for x in (-112, -54, 4, 62))
    )
    for x in (-87, -29, 33, 87):
        drawn += "".join(
            circle(x + dx, -18 - dy, 7, Ink.SLATE if dx else Ink.MIST)
            for dx, dy in ((-13, 0), (0, 0), (13, 0), (-7, 11), (7, 11), (0, 22))
        )
    head = polygon([(-46, -40), (0, -62), (46, -40), (46, 0), (0, 20), (-46, 0)], Ink.SLATE) + polygon(
        [(-46, -40), (0, -62), (0, -18), (-46, 0)], Ink.FOAM
    )
    head += polygon([(0, -18), (46, -40), (46, 0), (0, 20)], Ink.SLATE_D)
    shank = (
        rect(-22, 4, 44, 96, Ink.SLATE)
        + rect(-22, 4, 20, 96, Ink.MIST)
        + "".join(line(f"M-24 {y}L24 {y + 8}", Ink.DIM_EDGE, 5) for y in range(26, 96, 13))
    )
    return drawn + rect(-112, -196, 8, 112, EAVES) + rect(104, -196, 8, 112, EAVES) + leaning(0, -158, 68, shank + head)


def _parts_stalls() -> str:
    """Stalls under awnings, with parts for sale."""
    drawn = "".join(
        wall(x, 74, tall) + gable(x, -tall, 84, 44) + windows(x, -tall + 14, 2, 1, 26)
        for x, tall in ((-92, 128), (92, 116), (0, 150))
    )
    for stall, ink in enumerate((Ink.VERMILION, Ink.GOLD, Ink.TEAL)):
        left = -142 + stall * 98
        drawn += rect(left + 6, -34, 78, 36, EAVES) + rect(left + 2, -38, 86, 8, Ink.GOLD)
        drawn += "".join(
            path(f"M{left + index * 18} -88h18v30a9 10 0 0 1 -18 0Z", Ink.CREAM if index % 2 else ink)
            for index in range(5)
        )
    drawn += (
        gear(-118, -46, 16)
        + gear(-84, -44, 13, Ink.SLATE, EAVES)
        + line("M-22 -40L14 -60", Ink.SLATE, 8)
        + ring(22, -62, 9, 6, Ink.SLATE)
    )
    return drawn + ring(86, -48, 11, 7, Ink.BRASS) + path("M104 -38q-6 -24 10 -22q14 -2 8 22Z", Ink.MIST)


def _rivet_bakery() -> str:
    """A domed oven with a fire, under a riveted loaf."""
    drawn = (
        chimney(96, 150)
        + wall(0, 210, 60)
        + path("M-104 -58C-104 -168 104 -168 104 -58Z", SHADE)
        + path("M-104 -58C-104 -140 -44 -146 8 -141V-58Z", LIT)
    )
    drawn += (
        arch(0, 2, 96, 98, EAVES)
        + path(
            "M-36 2C-44 -36 -14 -40 -16 -70C8 -56 2 -44 12 -34C18 -44 18 -50 16 -56C40 -34 42 -16 34 2Z", Ink.TANGERINE
        )
        + path("M-18 2C-22 -22 2 -22 0 -42C20 -24 22 -12 16 2Z", Ink.GOLD_L)
    )
    drawn += path("M-88 -150C-104 -196 -70 -216 -40 -210C-20 -226 20 -226 40 -210C70 -216 104 -196 88 -150Z", Ink.DUNE)
    drawn += path(
        "M-88 -150C-104 -196 -70 -216 -40 -210C-26 -222 -6 -224 8 -222C-40 -200 -62 -180 -60 -150Z", Ink.WHEAT
    )
    drawn += line("M-36 -204Q-20 -188 -26 -166M4 -212Q20 -194 14 -168M44 -204Q58 -188 52 -166", Ink.UMBER, 7)
    drawn += "".join(circle(x, -158, 5, Ink.BRASS_D) for x in range(-72, 80, 24))
    return drawn + "".join(circle(x, -46, 4.5, Ink.GOLD) for x in (-94, -74, 74, 94)) + vapour(-110, -160, 60)


MAKER_SHOPS: Mapping[str, Motif] = MappingProxyType(
    {
        "bolt-counter": large(_bolt_counter),
        "parts-stalls": large(_parts_stalls),
        "rivet-bakery": large(_rivet_bakery),
    }
)
