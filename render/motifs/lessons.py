"""What one teaches and reads the sky with, each in a frame of 60."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import small
from render.motifs.motif import Motif
from render.motifs.parts import ring
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _candle() -> str:
    flame = (
        circle(0, -50, 15, Ink.GOLD_L, 0.35)
        + path("M-6 -42C-10 -54 0 -60 0 -64C6 -56 10 -50 6 -42Z", Ink.GOLD)
        + path("M-3 -42Q0 -52 3 -42Z", Ink.WHITE)
    )
    return (
        flame
        + rect(-7, -42, 14, 36, Ink.CREAM, 2)
        + rect(1, -42, 6, 36, Ink.SAND, 2)
        + path("M-22 -8H22L16 0H-16Z", Ink.BRASS)
        + line("M18 -6q14 -2 8 -12", Ink.BRASS, 4)
    )


def _chalk_board() -> str:
    return (
        rect(-34, -50, 68, 46, Ink.UMBER, 3)
        + rect(-29, -45, 58, 36, Ink.PINE)
        + line("M-22 -36H-4M-22 -28H4M-22 -20H-8", Ink.CREAM, 3)
        + circle(14, -28, 9, Ink.CREAM, 0.9)
        + line("M-24 -4L-30 4M24 -4L30 4", Ink.UMBER, 5)
    )


def _open_book() -> str:
    drawn = (
        path("M0 -4Q-20 -16 -38 -6V-40Q-18 -48 0 -36Z", Ink.WHITE)
        + path("M0 -4Q20 -16 38 -6V-40Q18 -48 0 -36Z", Ink.SAND)
        + line(
            "M-30 -34q12 -3 22 2M-30 -25q12 -3 22 2M-30 -16q12 -3 22 2M30 -34q-12 -3 -22 2M30 -25q-12 -3 -22 2",
            Ink.DUNE,
            2.5,
        )
    )
    return (
        drawn
        + polygon([(12, -40), (22, -42), (22, -10), (17, -15), (12, -8)], Ink.VERMILION)
        + path("M-38 -6Q-20 -16 0 -4Q20 -16 38 -6V0Q18 -10 0 2Q-18 -10 -38 0Z", Ink.BRICK)
    )


def _policy() -> str:
    return (
        rect(-24, -54, 46, 54, Ink.CREAM, 2)
        + rect(-16, -46, 30, 6, Ink.HARBOUR)
        + line("M-16 -34H14M-16 -26H14M-16 -18H2", Ink.NEUTRAL, 3)
        + circle(14, -8, 10, Ink.BRICK)
        + polygon([(8, -2), (6, 12), (13, 6), (20, 12), (20, -2)], Ink.BRICK)
    )


def _star_chart() -> str:
    drawn = (
        circle(0, -30, 29, Ink.NAVY)
        + ring(0, -30, 29, 4, Ink.GOLD)
        + ring(0, -30, 17, 2, Ink.STEEL)
        + line("M-16 -38L-4 -46L10 -36L4 -22L16 -16M-16 -38L-12 -20", Ink.CREAM, 2)
    )
    return drawn + "".join(
        circle(x, y, 3.4, Ink.GOLD_L) for x, y in ((-16, -38), (-4, -46), (10, -36), (4, -22), (16, -16), (-12, -20))
    )


LESSONS: Mapping[str, Motif] = MappingProxyType(
    {
        "candle": small(_candle),
        "chalk-board": small(_chalk_board),
        "open-book": small(_open_book),
        "policy": small(_policy),
        "star-chart": small(_star_chart),
    }
)
