"""Small creatures and what is put down for them, each in a frame of 60."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import small
from render.motifs.motif import Motif
from render.motifs.parts import oval
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _raven() -> str:
    drawn = path("M-30 -8C-20 -40 6 -52 16 -48A12 12 0 0 1 28 -38L40 -34L27 -30C24 -8 0 0 -30 -8Z", Ink.INK) + path(
        "M-16 -12C-8 -34 12 -28 8 -14C0 -4 -10 -4 -16 -12Z", Ink.DIM_EDGE
    )
    return drawn + circle(20, -39, 2.6, Ink.GOLD_L) + line("M-4 -6V2M6 -7V2", Ink.GOLD, 3)


def _owl() -> str:
    drawn = (
        path("M-20 0C-28 -34 -20 -54 -20 -54L-10 -48H10L20 -54C20 -54 28 -34 20 0Z", Ink.UMBER)
        + path("M0 0V-48H10L20 -54C20 -54 28 -34 20 0Z", Ink.COCOA)
        + path("M-11 0C-14 -24 14 -24 11 0Z", Ink.SAND)
    )
    return (
        drawn
        + "".join(circle(x, -36, 9, Ink.CREAM) + circle(x, -36, 4, Ink.INK) for x in (-9, 9))
        + polygon([(-4, -30), (4, -30), (0, -23)], Ink.GOLD)
    )


def _paw_mat() -> str:
    paw = oval(0, -18, 17, 14, Ink.CREAM) + "".join(
        circle(x, y, 7, Ink.CREAM) for x, y in ((-20, -32), (-8, -43), (8, -43), (20, -32))
    )
    return rect(-34, -60, 68, 60, Ink.BRICK, 10) + rect(-29, -55, 58, 50, Ink.VERMILION, 8) + at_scale(paw)


def at_scale(body: str, scale: float = 0.86) -> str:
    """A fragment made smaller about its foot."""
    return f'<g transform="translate(0 -4) scale({scale})">{body}</g>'


def _toy_rabbit() -> str:
    drawn = (
        path("M-18 0C-22 -28 22 -28 18 0Z", Ink.CREAM)
        + circle(0, -30, 14, Ink.CREAM)
        + line("M-7 -40L-11 -56M7 -40L13 -54", Ink.CREAM, 8)
        + line("M-7 -42L-10 -53M7 -42L12 -52", Ink.ROSE, 3)
    )
    return (
        drawn
        + circle(-5, -32, 2.2, Ink.INK)
        + circle(5, -32, 2.2, Ink.INK)
        + circle(0, -26, 2.4, Ink.ROSE)
        + rect(-14, -20, 28, 6, Ink.VERMILION, 3)
    )


SMALL_CREATURES: Mapping[str, Motif] = MappingProxyType(
    {
        "raven": small(_raven),
        "owl": small(_owl),
        "paw-mat": small(_paw_mat),
        "toy-rabbit": small(_toy_rabbit),
    }
)
