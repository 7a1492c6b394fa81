"""Small things of home and garden that stand beside a house, each in a frame of 60."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import small, vapour
from render.motifs.motif import Motif
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _tea_cup() -> str:
    cup = (
        path("M-24 -30H18Q18 0 2 0H-8Q-24 0 -24 -30Z", Ink.WHITE)
        + path("M0 -30H18Q18 0 2 0H0Z", Ink.MIST)
        + line("M18 -24q12 0 10 10t-16 6", Ink.MIST, 4)
    )
    return (
        vapour(-8, -34, 26, Ink.CREAM, 4)
        + vapour(6, -36, 22, Ink.CREAM, 4)
        + cup
        + rect(-24, -26, 42, 5, Ink.VIOLET)
        + rect(-30, -4, 58, 6, Ink.GOLD, 3)
    )


def _suitcases() -> str:
    drawn = (
        rect(-28, -28, 56, 28, Ink.BRICK, 4)
        + rect(2, -28, 26, 28, Ink.WINE, 4)
        + rect(-18, -28, 5, 28, Ink.GOLD)
        + rect(12, -28, 5, 28, Ink.GOLD)
    )
    return (
        drawn
        + rect(-20, -52, 38, 24, Ink.DUNE, 4)
        + line("M-8 -52v-7h14v7", Ink.COCOA, 4)
        + rect(-20, -42, 38, 4, Ink.COCOA)
        + polygon([(20, -50), (34, -46), (30, -36), (20, -40)], Ink.CREAM)
    )


def _umbrella() -> str:
    drawn = line("M0 -58V-6q0 8 -8 6", Ink.COCOA, 4) + path(
        "M-32 -28Q-30 -58 0 -58Q30 -58 32 -28Q24 -34 16 -28Q8 -34 0 -28Q-8 -34 -16 -28Q-24 -34 -32 -28Z", Ink.VERMILION
    )
    return drawn + path("M0 -58Q30 -58 32 -28Q24 -34 16 -28Q12 -50 0 -58Z", Ink.BRICK)


def _medicine() -> str:
    drawn = "".join(
        rect(x - 10, -34, 20, 34, ink, 5)
        + rect(x, -34, 10, 34, Ink.INK, 5, 0.2)
        + rect(x - 6, -42, 12, 9, Ink.SAND, 2)
        + rect(x - 10, -24, 20, 14, Ink.CREAM)
        for x, ink in ((-16, Ink.LEAF), (16, Ink.VERMILION))
    )
    return drawn + "".join(rect(x - 2, -22, 4, 10, Ink.INK) + rect(x - 5, -19, 10, 4, Ink.INK) for x in (-16, 16))


def _question_coin() -> str:
    coin = circle(0, -30, 28, Ink.BRASS) + circle(-2, -32, 25, Ink.GOLD)
    return coin + line("M-9 -38q0 -10 9 -10t9 9q0 6 -5 8t-5 7", Ink.BRASS_D, 5) + circle(-1, -14, 3.4, Ink.BRASS_D)


def _mended_pot() -> str:
    drawn = (
        path("M-20 -4C-34 -24 -22 -40 -12 -44H12C22 -40 34 -24 20 -4Z", Ink.BLUE)
        + path("M2 -4V-44H12C22 -40 34 -24 20 -4Z", Ink.BLUE_D)
        + rect(-14, -52, 28, 9, Ink.BLUE_L, 3)
        + rect(-22, -5, 44, 6, Ink.BLUE_D, 3)
    )
    return drawn + line("M-8 -44L-2 -32L-10 -22L4 -14L0 -4M-2 -32L12 -26", Ink.GOLD, 3.5)


def _cake_slice() -> str:
    drawn = (
        polygon([(-30, -8), (26, -8), (26, -30), (-30, -30)], Ink.PEACH)
        + rect(-30, -22, 56, 6, Ink.RED)
        + polygon([(-30, -30), (26, -30), (14, -42)], Ink.WHITE)
        + rect(-30, -34, 56, 6, Ink.WHITE, 3)
    )
    return drawn + circle(10, -46, 7, Ink.RED) + rect(-38, -8, 76, 6, Ink.MIST, 3)


SUNDRIES: Mapping[str, Motif] = MappingProxyType(
    {
        "tea-cup": small(_tea_cup),
        "suitcases": small(_suitcases),
        "umbrella": small(_umbrella),
        "medicine-bottles": small(_medicine),
        "coin-of-maybe": small(_question_coin),
        "mended-pot": small(_mended_pot),
        "cake-slice": small(_cake_slice),
    }
)
