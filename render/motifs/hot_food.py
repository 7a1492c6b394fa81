"""Bread, chillies and noodles, each in a frame of 60."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import leaning, small
from render.motifs.motif import Motif
from render.theme import Ink
from render.vector import circle, line, path, rect


def _loaves() -> str:
    drawn = "".join(
        path(f"M{x - 20} {y}C{x - 24} {y - 24} {x + 24} {y - 24} {x + 20} {y}Z", Ink.WHEAT)
        + path(f"M{x + 2} {y}V{y - 18}C{x + 18} {y - 18} {x + 22} {y - 10} {x + 20} {y}Z", Ink.DUNE)
        + line(f"M{x - 9} {y - 14}l4 8M{x} {y - 16}l4 8M{x + 9} {y - 14}l4 8", Ink.UMBER, 3)
        for x, y in ((-16, -8), (16, -8), (0, -28))
    )
    return drawn + rect(-40, -9, 80, 9, Ink.UMBER, 4)


def _chillies() -> str:
    pods = "".join(
        leaning(x, -44, lean, path("M-7 0C-9 22 2 36 12 40C10 26 9 12 7 0Z", ink) + rect(-8, -5, 16, 8, Ink.FOREST, 3))
        for x, lean, ink in ((-14, 22, Ink.RED), (2, -4, Ink.VERMILION), (18, -26, Ink.RED_D))
    )
    return line("M2 -60V-48M2 -52L-14 -46M2 -52L18 -46", Ink.DUNE, 3) + pods


def _noodle_bowl() -> str:
    bowl = (
        path("M-32 -30H32Q30 -2 10 0H-10Q-30 -2 -32 -30Z", Ink.VERMILION)
        + path("M0 -30H32Q30 -2 10 0H0Z", Ink.BRICK)
        + rect(-32, -24, 64, 5, Ink.CREAM)
    )
    return (
        line("M8 -34L30 -60M16 -34L40 -56", Ink.UMBER, 4)
        + line("M-26 -33q8 -10 15 0t15 0t15 0", Ink.GOLD_L, 6)
        + circle(-14, -36, 7, Ink.WHITE)
        + circle(-14, -36, 3.5, Ink.TANGERINE)
        + bowl
    )


HOT_FOOD: Mapping[str, Motif] = MappingProxyType(
    {
        "loaves": small(_loaves),
        "chillies": small(_chillies),
        "noodle-bowl": small(_noodle_bowl),
    }
)
