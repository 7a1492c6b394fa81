"""Watches, telescopes and what is kept in a box, each in a frame of 60."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import leaning, small
from render.motifs.motif import Motif
from render.motifs.parts import ring
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _pocket_watch() -> str:
    return (
        line("M0 -54Q24 -66 34 -44", Ink.BRASS, 4)
        + ring(0, -56, 6, 4, Ink.BRASS)
        + circle(0, -26, 26, Ink.GOLD)
        + circle(0, -26, 20, Ink.CREAM)
        + line("M0 -26V-12M0 -26L-8 -20", Ink.INK, 4)
        + "".join(leaning(0, -26, 90 * i, rect(-1.5, -18, 3, 5, Ink.INK)) for i in range(4))
    )


def _biplane() -> str:
    drawn = (
        path("M-38 -30Q0 -44 38 -34Q30 -20 0 -20Q-28 -20 -38 -30Z", Ink.VERMILION)
        + rect(-16, -50, 34, 6, Ink.CREAM, 3)
        + rect(-12, -20, 30, 6, Ink.SAND, 3)
        + line("M-8 -46V-18M10 -46V-18", Ink.INK, 2)
    )
    return (
        drawn
        + polygon([(-38, -30), (-48, -48), (-30, -34)], Ink.BRICK)
        + rect(36, -50, 5, 34, Ink.UMBER, 2)
        + circle(4, -40, 6, Ink.COCOA)
        + circle(10, -10, 6, Ink.INK)
        + line("M6 -20L10 -12", Ink.INK, 3)
    )


def _small_telescope() -> str:
    return line("M-2 -26L-18 0M-2 -26L14 0", Ink.UMBER, 5) + leaning(
        -2,
        -30,
        -32,
        rect(-30, -7, 34, 14, Ink.GOLD)
        + rect(-30, 0, 34, 7, Ink.BRASS)
        + rect(2, -10, 28, 20, Ink.VIOLET)
        + rect(2, 0, 28, 10, Ink.PLUM)
        + rect(28, -12, 5, 24, Ink.GOLD),
    )


def _tool_box() -> str:
    tools = leaning(-12, -24, -16, rect(-3, -30, 6, 32, Ink.UMBER) + rect(-11, -36, 22, 10, Ink.SLATE, 2)) + leaning(
        12, -24, 18, rect(-3, -28, 6, 30, Ink.SLATE) + ring(0, -32, 6, 4, Ink.SLATE)
    )
    return (
        tools
        + rect(-32, -26, 64, 26, Ink.VERMILION, 4)
        + rect(2, -26, 30, 26, Ink.BRICK, 4)
        + rect(-32, -26, 64, 6, Ink.GOLD, 3)
        + rect(-7, -20, 14, 10, Ink.GOLD, 2)
    )


INSTRUMENTS: Mapping[str, Motif] = MappingProxyType(
    {
        "pocket-watch": small(_pocket_watch),
        "biplane": small(_biplane, "air"),
        "small-telescope": small(_small_telescope),
        "tool-box": small(_tool_box),
    }
)
