"""Machines: what the outfittings that make something show."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.motif import Motif
from render.motifs.parts import BRASS, IRON, WOOD, block, oval, puffs, ring, turned
from render.theme import Ink
from render.vector import around, at, circle, line, path, polygon, rect


def _press() -> str:
    """A press that prints postcards."""
    drawn = (
        block(-38, 0, 12, 84, BRASS)
        + block(38, 0, 12, 84, BRASS)
        + rect(-50, -92, 100, 13, Ink.BRASS)
        + rect(-50, -92, 60, 13, Ink.GOLD)
    )
    drawn += (
        block(0, -60, 10, 22, IRON)
        + "".join(line(f"M-6 {y}L6 {y - 3}", Ink.MIST, 1.8) for y in (-64, -70, -76))
        + rect(-30, -62, 60, 12, Ink.NAVY, 2)
        + rect(-30, -62, 34, 12, Ink.STEEL, 2)
    )
    drawn += (
        rect(-52, -26, 104, 9, Ink.COCOA)
        + rect(-26, -34, 52, 8, Ink.CREAM)
        + line("M0 -92V-102M-34 -104H34", Ink.BRICK, 6)
        + circle(-36, -104, 6, Ink.VERMILION)
        + circle(36, -104, 6, Ink.BRICK)
    )
    for x, y, turn in ((-58, -10, -14), (62, -8, 12), (66, -38, 24)):
        card = (
            rect(-17, -12, 34, 23, Ink.WHITE, 1)
            + rect(-14, -9, 17, 17, Ink.SKY)
            + polygon([(-14, 8), (-6, -3), (3, 8)], Ink.FOREST)
            + rect(7, -8, 7, 8, Ink.VERMILION)
        )
        drawn += at(x, y, turned(turn, card))
    return drawn


def _loom() -> str:
    """A loom, and the scarf it has not stopped making."""
    drawn = (
        block(-40, 0, 9, 96, WOOD)
        + block(40, 0, 9, 96, WOOD)
        + rect(-50, -100, 100, 9, Ink.COCOA, 3)
        + rect(-46, -46, 92, 7, Ink.COCOA, 3)
    )
    drawn += "".join(line(f"M{x} -92V-44", Ink.CREAM, 1.6) for x in range(-34, 38, 5))
    inks = (Ink.VERMILION, Ink.GOLD, Ink.TEAL, Ink.CREAM, Ink.VIOLET, Ink.ROSE)
    for index in range(9):
        drawn += rect(-35, -72 + index * 7, 70, 7.4, inks[index % 6])
    drawn += path("M-35 -10H35Q40 2 70 -2T112 2V10Q90 4 66 8T-35 4Z", Ink.VERMILION)
    drawn += "".join(
        polygon([(x, -3), (x + 8, -3), (x + 10, 7), (x + 2, 7)], inks[index % 5 + 1])
        for index, x in enumerate(range(40, 108, 16))
    )
    return (
        drawn
        + oval(0, -76, 12, 4, Ink.BRASS)
        + line("M-12 -76H-30", Ink.GOLD_L, 1.6)
        + line("M18 -10V0M-20 -10V0", Ink.COCOA, 3)
    )


def _kite_reel() -> str:
    """A reel bolted to the deck, its line going up into a storm."""
    drawn = polygon([(-40, 0), (-22, -52), (-12, -52), (-20, 0)], Ink.COCOA) + polygon(
        [(40, 0), (22, -52), (12, -52), (20, 0)], Ink.COCOA
    )
    drawn += (
        circle(0, -46, 33, Ink.BRASS_D)
        + circle(-2, -48, 28, Ink.GOLD)
        + circle(0, -46, 21, Ink.CREAM)
        + "".join(ring(0, -46, radius, 1.6, Ink.SAND) for radius in (10, 14, 18))
        + circle(0, -46, 6, Ink.BRICK)
    )
    drawn += (
        line("M-26 -66Q-44 -92 -62 -84", Ink.CREAM, 2.4)
        + line("M0 -46L22 -24", Ink.BRICK, 5)
        + circle(24, -22, 6, Ink.VERMILION)
    )
    return drawn + rect(-52, -6, 104, 8, Ink.UMBER) + "".join(circle(x, -2, 2.4, Ink.GOLD) for x in (-42, 42))


def _rain_barrel() -> str:
    """A rain barrel with a pipe, full to the brim with small treasures."""
    drawn = (
        path("M-34 0Q-44 -36 -34 -70H34Q44 -36 34 0Z", Ink.COCOA)
        + path("M-34 0Q-44 -36 -34 -70H-2V0Z", Ink.UMBER)
        + line("M-16 -68V0M14 -68V0", Ink.COCOA, 1.8)
    )
    drawn += (
        rect(-40, -56, 80, 6, Ink.SLATE_D, 3)
        + rect(-40, -20, 80, 6, Ink.SLATE_D, 3)
        + oval(0, -70, 34, 7, Ink.BLUE)
        + oval(0, -71, 26, 4, Ink.BLUE_L)
    )
    drawn += (
        line("M64 0V-110M64 -104H10V-90", Ink.BRASS, 7) + line("M10 -86V-72", Ink.BLUE_L, 5) + block(64, 2, 16, 6, IRON)
    )
    gems = ((-18, -76, Ink.GOLD), (-4, -80, Ink.VERMILION), (22, -76, Ink.BLUE))
    drawn += "".join(
        polygon([(x - 7, y), (x, y - 8), (x + 7, y), (x, y + 7)], ink)
        + polygon([(x - 7, y), (x, y - 8), (x, y)], Ink.WHITE, 0.6)
        for x, y, ink in gems
    )
    return drawn + path("M-4 -36q4 -16 8 0a5 5 0 1 1 -8 0Z", Ink.BLUE_L) + line("M-36 -30h-10v10", Ink.BRASS, 4)


def _tumbler() -> str:
    """A drum on a crank, pebbles going in and gems coming out."""
    drawn = polygon([(-44, 0), (-30, -56), (-22, -56), (-28, 0)], Ink.COCOA) + polygon(
        [(44, 0), (30, -56), (22, -56), (28, 0)], Ink.COCOA
    )
    drawn += "".join(
        line(f"M0 -54L{x:.1f} {y:.1f}", Ink.BRASS_D, 3)
        for x, y in (around(0, -54, 40, math.pi * (k / 3 + 0.1)) for k in range(6))
    )
    hexagon = [around(0, -54, 36, math.pi * (k / 3 + 0.1)) for k in range(6)]
    drawn += (
        polygon(hexagon, Ink.TEAL)
        + polygon([hexagon[2], hexagon[3], hexagon[4], (0, -54)], Ink.JADE)
        + polygon([hexagon[4], hexagon[5], (0, -54)], Ink.MINT)
        + circle(0, -54, 9, Ink.GOLD)
        + line("M0 -54L34 -34", Ink.BRICK, 5)
        + circle(36, -33, 6, Ink.VERMILION)
    )
    drawn += polygon([(-50, -108), (-14, -108), (-24, -86), (-36, -86)], Ink.UMBER) + puffs(
        ((-40, -110, 5), (-31, -113, 6), (-22, -110, 5)), Ink.SLATE_D
    )
    drawn += polygon([(14, -22), (60, -6), (60, 0), (8, -16)], Ink.UMBER)
    return drawn + "".join(
        polygon([(x - 6, y), (x, y - 7), (x + 6, y), (x, y + 6)], ink)
        for x, y, ink in ((34, -22, Ink.GOLD), (52, -14, Ink.VERMILION), (66, -5, Ink.BLUE))
    )


MACHINES: Mapping[str, Motif] = MappingProxyType(
    {
        "postcard-press": Motif("subject", _press),
        "souvenir-loom": Motif("subject", _loom, 0.96),
        "pebble-tumbler": Motif("subject", _tumbler, 0.94),
        "kite-reel": Motif("subject", _kite_reel, 0.94),
        "rain-barrel": Motif("subject", _rain_barrel, 0.94),
    }
)
