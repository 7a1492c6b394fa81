"""What lies about where something is built, each in a frame of 60."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import LIT, SHADE, leaning, small
from render.motifs.motif import Motif
from render.theme import Ink
from render.vector import circle, line, polygon, rect


def _flat_box() -> str:
    drawn = (
        polygon([(-36, 0), (-36, -32), (14, -32), (14, 0)], Ink.DUNE)
        + polygon([(14, -32), (34, -44), (34, -12), (14, 0)], Ink.UMBER)
        + polygon([(-36, -32), (-16, -44), (34, -44), (14, -32)], Ink.SAND)
    )
    return drawn + rect(-16, -32, 10, 32, Ink.CREAM) + line("M-44 -46l8 -10h14M30 -54l10 4", Ink.SLATE, 4)


def _crates() -> str:
    drawn = ""
    for x, y, size in ((-17, 0, 30), (17, 0, 32), (-2, -32, 26)):
        drawn += (
            rect(x - size / 2, y - size, size, size, Ink.DUNE, 2)
            + rect(x + 2, y - size, size / 2 - 2, size, Ink.UMBER, 2)
            + line(f"M{x - size / 2 + 3} {y - 3}L{x + size / 2 - 3} {y - size + 3}", Ink.COCOA, 4)
        )
    return drawn


def _trowel() -> str:
    drawn = (
        rect(-32, -20, 30, 20, Ink.BRICK, 2) + rect(2, -20, 30, 20, Ink.MAKER, 2) + rect(-14, -42, 30, 20, Ink.BRICK, 2)
    )
    return drawn + leaning(
        22,
        -42,
        40,
        polygon([(0, 22), (-13, -2), (13, -2)], Ink.SLATE)
        + polygon([(0, 22), (-13, -2), (0, -2)], Ink.FOAM)
        + rect(-3, -22, 6, 20, Ink.UMBER, 2),
    )


def _barrow() -> str:
    drawn = (
        polygon([(-30, -36), (24, -36), (12, -12), (-20, -12)], Ink.LEAF)
        + polygon([(0, -36), (24, -36), (12, -12), (0, -12)], Ink.FOREST)
        + line("M-24 -30L-44 -38M-16 -12L-22 0", Ink.COCOA, 5)
        + circle(18, -9, 11, Ink.INK)
        + circle(18, -9, 4, Ink.GOLD)
    )
    return drawn + "".join(
        rect(x, y, 18, 10, ink, 2) for x, y, ink in ((-22, -46, Ink.BRICK), (-2, -46, Ink.MAKER), (-12, -56, Ink.BRICK))
    )


def _chisel() -> str:
    block = polygon([(-28, 0), (-28, -26), (-14, -34), (26, -34), (26, 0)], LIT) + polygon(
        [(4, 0), (4, -34), (26, -34), (26, 0)], SHADE
    )
    return (
        block
        + leaning(-2, -36, -24, rect(-3, -22, 6, 24, Ink.SLATE) + rect(-6, -34, 12, 14, Ink.UMBER, 3))
        + leaning(20, -46, 50, rect(-3, -8, 6, 26, Ink.UMBER) + rect(-12, -18, 24, 13, Ink.DUNE, 4))
    )


BUILDING_SITE: Mapping[str, Motif] = MappingProxyType(
    {
        "flat-box": small(_flat_box),
        "crates": small(_crates),
        "trowel-and-bricks": small(_trowel),
        "barrow-of-bricks": small(_barrow),
        "chisel-and-block": small(_chisel),
    }
)
