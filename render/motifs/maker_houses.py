"""The houses of the Makers: rust-red sheds, shops and stalls."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, ROOF, SHADE, gear, large, leaning, wall
from render.motifs.motif import Motif
from render.motifs.parts import arch
from render.theme import Ink
from render.vector import line, path, rect


def _stacked_sheds() -> str:
    """Sheds on sheds, each a little askew."""
    drawn, lean = "", (0, 8, -6, 10, -4, 7)
    for index in range(5):
        y, wide = -46 * index, 136 - 15 * index
        body = rect(-wide / 2, -40, wide, 42, SHADE) + rect(-wide / 2, -40, wide * 0.55, 42, LIT)
        body += "".join(line(f"M{-wide / 2 + step} -38V0", ROOF, 2) for step in range(14, round(wide), 16))
        body += rect(-wide / 2 - 10, -48, wide + 20, 10, Ink.BRASS) + rect(
            -wide / 2 - 10, -48, wide / 2 + 10, 10, Ink.GOLD
        )
        body += rect(lean[index] * 2 - 9, -32, 18, 20, Ink.GOLD_L, 2)
        drawn += leaning(lean[index], y, lean[index + 1] * 0.5, body)
    return (
        drawn
        + leaning(18, -254, 40, rect(-4, -34, 9, 64, Ink.UMBER, 3) + rect(-24, -44, 48, 20, Ink.SLATE, 4))
        + rect(-12, -34, 34, 36, EAVES)
    )


def _lift() -> str:
    """A lattice tower with a cabin and a great wheel."""
    drawn = line("M-52 0L-34 -216M52 0L34 -216", EAVES, 10)
    drawn += "".join(
        line(
            f"M{3 * i - 52} {-36 * i}L{49 - 3 * i} {-36 - 36 * i}M{52 - 3 * i} {-36 * i}L{3 * i - 49} {-36 - 36 * i}",
            ROOF,
            6,
        )
        for i in range(6)
    )
    drawn += (
        line("M0 -222V-120M-74 -222V-44", Ink.INK, 3)
        + rect(-96, -56, 44, 54, Ink.SLATE_D, 4)
        + rect(-96, -56, 22, 54, Ink.SLATE, 4)
    )
    drawn += (
        rect(-40, -146, 80, 86, Ink.GOLD, 8)
        + rect(4, -146, 36, 86, Ink.BRASS, 8)
        + rect(-29, -132, 24, 46, Ink.MIST, 3)
        + rect(5, -132, 24, 46, Ink.SKY, 3)
    )
    drawn += (
        rect(-46, -62, 92, 10, Ink.BRASS_D, 3)
        + rect(-84, -224, 150, 14, SHADE)
        + gear(-36, -232, 38)
        + gear(30, -232, 26, Ink.BRASS, EAVES)
    )
    return drawn + line("M86 -36V-120M66 -98L86 -126L106 -98", Ink.CREAM, 10) + rect(-112, -8, 224, 12, SHADE)


def _invention_registry() -> str:
    """An office with a light bulb for a dome."""
    drawn = (
        wall(0, 220, 84)
        + rect(-118, -94, 236, 14, Ink.GOLD_L)
        + "".join(arch(x, 0, 30, 60, EAVES) + arch(x, 0, 20, 52) for x in (-84, -42, 42, 84))
        + arch(0, 0, 36, 70)
    )
    drawn += rect(-34, -122, 68, 30, Ink.SLATE_D, 4) + "".join(
        line(f"M-32 {y}H32", Ink.SLATE, 5) for y in (-116, -106, -97)
    )
    drawn += path(
        "M-30 -120C-30 -148 -68 -156 -68 -196A68 66 0 0 1 68 -196C68 -156 30 -148 30 -120Z", Ink.GOLD_L
    ) + path("M-30 -120C-30 -148 -68 -156 -68 -196A68 66 0 0 1 0 -262C-60 -230 -44 -160 -6 -120Z", Ink.WHITE)
    drawn += line("M-12 -120V-164L-26 -192L-9 -182L0 -200L9 -182L26 -192L12 -164V-120", Ink.TANGERINE, 5)
    return (
        drawn
        + line("M-92 -216l-26 -12M92 -216l26 -12M-78 -150l-26 14M78 -150l26 14", Ink.CREAM, 7)
        + gear(-84, -112, 20)
        + gear(84, -112, 20)
    )


MAKER_HOUSES: Mapping[str, Motif] = MappingProxyType(
    {
        "stack-of-sheds": large(_stacked_sheds, 1.26),
        "brass-lift": large(_lift),
        "bulb-registry": large(_invention_registry),
    }
)
