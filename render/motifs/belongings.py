"""What tells who somebody is: small things beside a face or an emblem, each in a frame of 60."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import leaning, small
from render.motifs.motif import Motif
from render.motifs.parts import oval
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _gavel() -> str:
    return rect(-26, -8, 40, 9, Ink.UMBER, 3) + leaning(
        0,
        -26,
        -34,
        rect(-22, -12, 36, 22, Ink.COCOA, 4)
        + rect(-22, -12, 7, 22, Ink.GOLD)
        + rect(7, -12, 7, 22, Ink.GOLD)
        + rect(12, -4, 34, 7, Ink.UMBER, 3),
    )


def _polish() -> str:
    tin = rect(-24, -26, 40, 26, Ink.BRICK, 5) + oval(-4, -26, 20, 6, Ink.GOLD_L) + circle(-4, -12, 8, Ink.GOLD)
    return (
        tin
        + path("M10 -24Q30 -44 36 -22Q32 -4 14 -8Z", Ink.WHITE)
        + line("M26 -52v-10M21 -57h10M-18 -46v-8M-22 -50h8", Ink.GOLD_L, 3)
    )


def _model_spire() -> str:
    drawn = (
        rect(-18, -8, 36, 8, Ink.BRASS_D, 2)
        + rect(-11, -28, 22, 20, Ink.CREAM)
        + rect(1, -28, 10, 20, Ink.DUNE)
        + polygon([(-14, -28), (0, -64), (14, -28)], Ink.VERMILION)
        + polygon([(0, -64), (14, -28), (2, -28)], Ink.BRICK)
    )
    return drawn + rect(-4, -20, 8, 12, Ink.INK, 4)


def _scaffold() -> str:
    return (
        line("M-26 0V-58M26 0V-58M-26 -2L26 -30M-26 -30L26 -58", Ink.UMBER, 5)
        + rect(-32, -32, 64, 6, Ink.DUNE)
        + rect(-32, -60, 64, 6, Ink.DUNE)
        + rect(-14, -46, 16, 14, Ink.BRICK)
        + rect(4, -42, 12, 10, Ink.MAKER)
    )


def _mossy_brick() -> str:
    brick = (
        polygon([(-34, 0), (-34, -26), (18, -26), (18, 0)], Ink.MAKER)
        + polygon([(18, -26), (34, -38), (34, -12), (18, 0)], Ink.RUST)
        + polygon([(-34, -26), (-18, -38), (34, -38), (18, -26)], Ink.TANGERINE)
    )
    return (
        brick
        + "".join(
            circle(x, y, 7, ink)
            for x, y, ink in (
                (-24, -30, Ink.LEAF),
                (-12, -36, Ink.FOREST),
                (0, -34, Ink.LEAF),
                (-30, -22, Ink.FOREST),
                (10, -38, Ink.SAGE),
            )
        )
        + line("M0 -38q-2 -14 8 -18", Ink.LEAF, 3)
    )


def _nail_bucket() -> str:
    nails = "".join(
        leaning(x, -34, lean, rect(-2, -22, 4, 28, Ink.SLATE) + rect(-6, -24, 12, 4, Ink.SLATE_D))
        for x, lean in ((-14, -20), (-6, -6), (4, 8), (14, 22), (0, -14))
    )
    return (
        nails
        + path("M-26 -34H26L18 0H-18Z", Ink.STEEL)
        + path("M2 -34H26L18 0H2Z", Ink.HARBOUR)
        + rect(-29, -38, 58, 7, Ink.SKY, 3)
    )


def _horseshoe() -> str:
    return (
        line("M-14 -4L-16 -10C-36 -58 36 -58 16 -10L14 -4", Ink.SLATE_D, 12)
        + line("M-16 -10C-36 -58 36 -58 16 -10", Ink.SLATE, 7)
        + "".join(circle(x, y, 2, Ink.INK) for x, y in ((-20, -24), (-14, -38), (0, -45), (14, -38), (20, -24)))
    )


BELONGINGS: Mapping[str, Motif] = MappingProxyType(
    {
        "gavel": small(_gavel),
        "brass-polish": small(_polish),
        "model-spire": small(_model_spire),
        "scaffold": small(_scaffold),
        "mossy-brick": small(_mossy_brick),
        "bucket-of-nails": small(_nail_bucket),
        "horseshoe": small(_horseshoe),
    }
)
