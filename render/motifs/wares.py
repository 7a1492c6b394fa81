"""Small things of work and trade that stand beside a house, each in a frame of 60."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, SHADE, leaning, small
from render.motifs.motif import Motif
from render.motifs.parts import oval, ring
from render.theme import Ink
from render.vector import circle, cogwheel, line, path, polygon, rect


def _coins() -> str:
    drawn = ""
    for x, count in ((-22, 3), (0, 6), (22, 4)):
        drawn += "".join(rect(x - 11, -7 - 7 * i, 22, 7, Ink.GOLD if i % 2 else Ink.BRASS, 3.5) for i in range(count))
    return drawn + path(cogwheel(22, -44, 12, 9, 8), Ink.GOLD_L) + circle(22, -44, 4, Ink.BRASS_D)


def _megaphone() -> str:
    horn = (
        polygon([(-22, -8), (22, -24), (22, 24), (-22, 8)], Ink.VERMILION)
        + polygon([(-22, 0), (22, 0), (22, 24), (-22, 8)], Ink.BRICK)
        + rect(-34, -9, 14, 18, Ink.CREAM, 3)
    )
    return leaning(
        0,
        -30,
        -18,
        horn + oval(22, 0, 6, 24, Ink.GOLD_L) + rect(-12, 6, 8, 22, Ink.COCOA, 3),
    )


def _ballot_box() -> str:
    drawn = (
        rect(-26, -36, 52, 36, LIT, 3)
        + rect(2, -36, 24, 36, SHADE, 3)
        + rect(-30, -42, 60, 9, EAVES, 3)
        + rect(-14, -40, 28, 4, Ink.INK)
    )
    return (
        leaning(0, -46, 8, rect(-11, -16, 22, 20, Ink.WHITE, 1) + line("M-6 -8L-1 -3L7 -12", Ink.VERMILION, 3))
        + drawn
        + circle(0, -18, 9, Ink.GOLD)
    )


def _toll_coins() -> str:
    return "".join(
        circle(x, y, 13, Ink.BRASS) + circle(x - 1, y - 1, 11, Ink.GOLD) + circle(x, y, 5, Ink.BRASS_D)
        for x, y in ((-18, -13), (12, -12), (-2, -32), (24, -34))
    )


def _ribbon_roll() -> str:
    drawn = (
        circle(-8, -28, 26, Ink.VERMILION)
        + circle(-8, -28, 18, Ink.BRICK)
        + circle(-8, -28, 9, Ink.CREAM)
        + path("M-8 -2H34L28 -8L34 -14H8Z", Ink.VERMILION)
    )
    return drawn + ring(-8, -28, 26, 3, Ink.RED_L)


def _unread_letters() -> str:
    return "".join(
        leaning(x, y, lean, rect(-18, -10, 36, 20, Ink.CREAM, 2) + line("M-18 -9L0 3L18 -9", Ink.DUNE, 2.5))
        for x, y, lean in ((-16, -9, -8), (16, -10, 10), (0, -20, -3), (-12, -32, 14), (10, -36, -12), (0, -48, 4))
    )


WARES: Mapping[str, Motif] = MappingProxyType(
    {
        "sprocket-coins": small(_coins),
        "megaphone": small(_megaphone),
        "ballot-box": small(_ballot_box),
        "toll-coins": small(_toll_coins),
        "ribbon-roll": small(_ribbon_roll),
        "unread-letters": small(_unread_letters),
    }
)
