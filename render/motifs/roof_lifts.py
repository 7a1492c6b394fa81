"""What goes up from a roof: buckets and a balloon."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, ROOF, SHADE, large, leaning, windows
from render.motifs.motif import Motif
from render.motifs.parts import block
from render.theme import Ink
from render.vector import circle, line, path, rect


def _conveyor() -> str:
    """Buckets that climb a slanting belt."""
    drawn = (
        line("M-108 -34L88 -206", EAVES, 54)
        + line("M-108 -34L88 -206", SHADE, 42)
        + line("M-108 -34L88 -206", ROOF, 10)
        + line("M88 -206V2M-10 -116V2", EAVES, 12)
        + line("M88 -90L-10 -30", EAVES, 7)
    )
    for index in range(5):
        x, y = -112 + 46 * index, -62 - 40 * index
        pail = (
            path("M-22 -34H22L16 6H-16Z", Ink.SLATE)
            + path("M-22 -34H2V6H-16Z", Ink.FOAM)
            + rect(-25, -39, 50, 9, Ink.GOLD, 4)
            + circle(-8, -42, 9, (Ink.GOLD, Ink.VERMILION, Ink.GOLD_L)[index % 3])
            + circle(9, -42, 8, (Ink.CREAM, Ink.GOLD, Ink.TANGERINE)[index % 3])
        )
        drawn += leaning(x, y, -8, pail)
    for x, y in ((-108, -34), (88, -206)):
        drawn += (
            circle(x, y, 34, Ink.BRASS)
            + circle(x, y, 26, Ink.GOLD)
            + "".join(leaning(x, y, 45 * i, rect(-3, -26, 6, 52, Ink.BRASS)) for i in range(4))
            + circle(x, y, 9, Ink.BRASS_D)
        )
    return drawn


def _ballast() -> str:
    """A balloon that lifts one storey by its ropes, sand bags below."""
    drawn = (
        circle(0, -180, 84, Ink.VERMILION)
        + path("M0 -264A84 84 0 0 1 0 -96Z", Ink.BRICK)
        + path("M-34 -180A34 84 0 0 1 34 -180A34 84 0 0 1 -34 -180Z", Ink.CREAM)
        + path("M0 -264A34 84 0 0 1 0 -96Z", Ink.SAND)
        + line("M-64 -126L-74 -70M64 -126L74 -70M-22 -100L-28 -70M22 -100L28 -70", Ink.INK, 4)
    )
    drawn += (
        block(0, -20, 170, 50)
        + rect(-94, -78, 188, 14, EAVES)
        + windows(0, -58, 4, 1, 36)
        + rect(-92, -24, 184, 8, Ink.GOLD)
    )
    return drawn + "".join(
        line(f"M{x} -18V-4", Ink.INK, 3)
        + path(f"M{x - 13} 22q-6 -26 8 -28h10q14 2 8 28Z", Ink.DUNE)
        + path(f"M{x} 22V-6h5q14 2 8 28Z", Ink.UMBER)
        for x in (-70, -24, 24, 70)
    )


ROOF_LIFTS: Mapping[str, Motif] = MappingProxyType(
    {
        "bucket-conveyor": large(_conveyor),
        "lifted-storey": large(_ballast),
    }
)
