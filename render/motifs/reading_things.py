"""Small things to read, and to read by, each in a frame of 60."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import leaning, small
from render.motifs.motif import Motif
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _newspapers() -> str:
    drawn = "".join(rect(-26 + i, -8 - 7 * i, 50 - 2 * i, 7, Ink.CREAM if i % 2 else Ink.SAND, 2) for i in range(4))
    return (
        drawn
        + line("M0 0V-30", Ink.BRICK, 3)
        + leaning(
            0,
            -40,
            -8,
            rect(-24, -12, 46, 20, Ink.WHITE, 2)
            + rect(-20, -8, 24, 5, Ink.INK)
            + rect(-20, 0, 38, 2, Ink.NEUTRAL)
            + rect(8, -8, 10, 6, Ink.SLATE),
        )
    )


def _books() -> str:
    rows = ((-26, 50, -12, Ink.BRICK), (-20, 44, -24, Ink.GOLD), (-24, 46, -36, Ink.TEAL))
    drawn = "".join(
        rect(x, y, wide, 12, ink, 2) + rect(x + 4, y + 3, wide - 4, 6, Ink.CREAM) for x, wide, y, ink in rows
    )
    return drawn + leaning(4, -38, -14, rect(-18, -12, 40, 12, Ink.VIOLET, 2) + rect(-14, -9, 36, 6, Ink.CREAM))


def _reading_lamp() -> str:
    drawn = (
        rect(-18, -5, 36, 6, Ink.BRASS_D, 3)
        + line("M0 -4V-36", Ink.BRASS, 5)
        + path("M-24 -32L-14 -56H14L24 -32Z", Ink.LEAF)
        + path("M2 -32V-56H14L24 -32Z", Ink.FOREST)
    )
    return polygon([(-22, -30), (22, -30), (38, 0), (-38, 0)], Ink.GOLD_L, 0.45) + drawn


def _envelope() -> str:
    return leaning(
        0,
        -24,
        -6,
        rect(-30, -20, 60, 40, Ink.CREAM, 3)
        + path("M-30 -18L0 8L30 -18V-20H-30Z", Ink.SAND)
        + line("M-30 -18L0 8L30 -18", Ink.DUNE, 3)
        + circle(0, 4, 8, Ink.BRICK),
    )


READING_THINGS: Mapping[str, Motif] = MappingProxyType(
    {
        "newspapers": small(_newspapers),
        "book-stack": small(_books),
        "reading-lamp": small(_reading_lamp),
        "sealed-letter": small(_envelope),
    }
)
