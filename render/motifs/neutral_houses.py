"""The houses of no faction: plain stone, red roofs, and nobody in charge."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, ROOF, SHADE, large, leaning
from render.motifs.motif import Motif
from render.motifs.parts import dome
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _toll_bench() -> str:
    """A bench with a slot for coins, behind a barrier."""
    drawn = "".join(rect(x, -70, 14, 72, Ink.INK, 3) for x in (-98, 84)) + "".join(
        rect(-118, y, 236, 17, Ink.UMBER, 4) + rect(-118, y, 236, 6, Ink.DUNE, 3) for y in (-138, -114, -62)
    )
    drawn += (
        rect(-104, -140, 10, 80, Ink.INK, 3)
        + rect(94, -140, 10, 80, Ink.INK, 3)
        + rect(-30, -146, 60, 52, Ink.GOLD, 6)
        + rect(2, -146, 28, 52, Ink.BRASS, 6)
        + rect(-16, -134, 32, 8, Ink.INK, 4)
    )
    drawn += (
        circle(0, -158, 17, Ink.GOLD)
        + circle(0, -158, 10, Ink.GOLD_L)
        + rect(-148, -128, 26, 130, SHADE)
        + rect(-148, -128, 13, 130, LIT)
        + circle(-135, -146, 17, Ink.GOLD_L)
        + rect(-144, -168, 18, 8, Ink.INK)
    )
    bar = rect(0, -8, 236, 16, Ink.CREAM, 8) + "".join(
        polygon([(20 + 44 * i, -8), (42 + 44 * i, -8), (34 + 44 * i, 8), (12 + 44 * i, 8)], Ink.VERMILION)
        for i in range(5)
    )
    return drawn + leaning(-130, -96, -34, bar) + circle(-130, -96, 11, Ink.GOLD)


def _hall_of_nobody() -> str:
    """A great hall round an empty chair."""
    drawn = (
        dome(0, -132, 68)
        + line("M0 -200v-34", Ink.GOLD, 5)
        + polygon([(-142, -108), (0, -168), (142, -108)], LIT)
        + polygon([(-104, -112), (0, -156), (104, -112)], ROOF)
    )
    drawn += (
        rect(-142, -110, 284, 15, Ink.CREAM)
        + rect(-130, -96, 260, 98, EAVES)
        + path("M-46 2V-56A46 40 0 0 1 46 -56V2Z", Ink.GOLD_L)
    )
    drawn += "".join(rect(x, -96, 20, 98, LIT) + rect(x + 12, -96, 8, 98, SHADE) for x in (-128, -92, -62, 42, 72, 108))
    chair = (
        path("M-20 -20V-74Q-20 -92 0 -92Q20 -92 20 -74V-20Z", Ink.BRICK)
        + path("M-12 -26V-70Q-12 -82 0 -82Q12 -82 12 -70V-26Z", Ink.VERMILION)
        + rect(-27, -32, 54, 13, Ink.BRASS, 3)
        + rect(-25, -20, 8, 22, Ink.BRASS)
        + rect(17, -20, 8, 22, Ink.BRASS)
        + circle(0, -94, 6, Ink.BRASS)
    )
    return drawn + chair + rect(-148, -8, 296, 12, Ink.SAND)


NEUTRAL_HOUSES: Mapping[str, Motif] = MappingProxyType(
    {
        "toll-bench": large(_toll_bench),
        "hall-of-nobody": large(_hall_of_nobody),
    }
)
