"""Furnishings of a ship: what the quieter outfittings show."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.motif import Motif
from render.motifs.parts import (
    BRASS,
    IRON,
    LINEN,
    ROOFS,
    WALLS,
    WOOD,
    arch,
    ball,
    block,
    bunting,
    gable,
    oval,
    pennant,
    ring,
    star,
    steam,
    taper,
    turned,
)
from render.theme import Ink
from render.vector import around, at, circle, line, path, polygon, rect


def _great_lantern() -> str:
    """A ship's lantern, lit."""
    drawn = circle(0, -50, 56, Ink.GOLD_L, 0.35) + polygon([(-30, -84), (30, -84), (24, -12), (-24, -12)], Ink.CREAM)
    drawn += path("M0 -74C22 -48 16 -18 0 -14C-16 -18 -22 -48 0 -74Z", Ink.GOLD) + path(
        "M0 -54C10 -38 8 -20 0 -18C-8 -20 -10 -38 0 -54Z", Ink.TANGERINE
    )
    drawn += polygon([(-36, -84), (-16, -106), (16, -106), (36, -84)], Ink.BRASS) + polygon(
        [(-36, -84), (-16, -106), (2, -106), (0, -84)], Ink.GOLD
    )
    drawn += rect(-36, -88, 72, 6, Ink.BRASS_D) + rect(-30, -14, 60, 8, Ink.BRASS_D) + block(0, 0, 48, 8, BRASS)
    return (
        drawn + ring(0, -112, 8, 3.4, Ink.BRASS_D) + line("M-27 -82L-22 -14M27 -82L22 -14M0 -82V-76", Ink.BRASS_D, 3.4)
    )


def _outpost_hut() -> str:
    """A hut on stilts with a lantern on its mast."""
    drawn = line("M-26 2L-20 -30M26 2L20 -30M-26 2L20 -30M26 2L-20 -30", Ink.COCOA, 4) + rect(
        -36, -34, 72, 5, Ink.UMBER
    )
    drawn += (
        block(0, -34, 52, 34, WOOD)
        + gable(0, -66, 68, 30)
        + arch(-10, -34, 13, 24)
        + rect(8, -58, 12, 11, Ink.GOLD_L)
        + line("M14 -58V-47M8 -52H20", Ink.COCOA, 1.6)
    )
    drawn += (
        line("M22 -76V-118", Ink.COCOA, 2.6)
        + pennant(22, -118, 24, 13, Ink.VERMILION)
        + circle(-30, -24, 9, Ink.GOLD_L, 0.5)
        + circle(-30, -24, 5, Ink.GOLD_L)
    )
    return (
        drawn
        + line("M-30 -34V-29", Ink.COCOA, 1.6)
        + line("M30 -34L44 2M36 -36L52 2", Ink.UMBER, 2.4)
        + "".join(line(f"M{33 + k * 3.4} {-26 + k * 9}h8", Ink.UMBER, 2) for k in range(3))
    )


def _belvedere() -> str:
    """A summer house unfolded on a bellows."""
    drawn = "".join(
        polygon(
            [
                (-28 + 6 * (k % 2), -8 * k),
                (28 - 6 * (k % 2), -8 * k),
                (22 + 6 * (k % 2), -8 * k - 8),
                (-22 - 6 * (k % 2), -8 * k - 8),
            ],
            (Ink.BRICK, Ink.VERMILION)[k % 2],
        )
        for k in range(5)
    )
    drawn += (
        rect(-44, -48, 88, 7, Ink.GOLD)
        + rect(-36, -84, 72, 36, Ink.MIST, 0, 0.55)
        + "".join(block(x, -48, 5, 36, LINEN) for x in (-36, -13, 13, 36))
    )
    drawn += (
        rect(-40, -58, 80, 3, Ink.CREAM)
        + path("M-48 -84Q-20 -92 0 -112Q20 -92 48 -84Z", Ink.TEAL)
        + path("M-48 -84Q-20 -92 0 -112L4 -84Z", Ink.JADE)
        + ball(0, -113, 4, BRASS)
    )
    viewer = (
        path("M-6 -48q0 -16 6 -16t6 16Z", Ink.VIOLET)
        + circle(0, -68, 4.6, Ink.PEACH)
        + line("M4 -66L22 -74", Ink.GOLD, 4)
    )
    return drawn + viewer + bunting((-44, -82), (44, -82), 3, (Ink.GOLD_L, Ink.ROSE), 8)


def _hammock() -> str:
    """A hammock between two masts, somebody asleep in it."""
    drawn = (
        block(-68, 0, 9, 104, WOOD) + block(68, 0, 9, 104, WOOD) + line("M-66 -78L-46 -60M66 -78L46 -60", Ink.SAND, 2.6)
    )
    drawn += path("M-48 -62Q0 -6 48 -62Q44 -22 0 -20T-48 -62Z", Ink.BRICK) + path(
        "M-48 -62Q0 -6 48 -62Q40 -40 0 -38T-48 -62Z", Ink.VERMILION
    )
    drawn += "".join(
        line(f"M{x} {-34 + abs(x) * 0.3}Q{x * 1.06} -26 {x} -22", Ink.GOLD_L, 3) for x in (-24, -12, 0, 12, 24)
    )
    drawn += (
        circle(-30, -56, 8, Ink.PEACH)
        + path("M-39 -58q8 -12 18 -2Z", Ink.COCOA)
        + path("M-22 -50Q0 -46 22 -52L36 -62L40 -54Q10 -30 -22 -42Z", Ink.TEAL)
        + rect(34, -70, 7, 9, Ink.INK, 2)
    )
    snores = "".join(
        line(f"M{x} {y}h{size}l{-size} {size}h{size}", Ink.CREAM, 2)
        for x, y, size in ((-24, -80, 7), (-12, -92, 9), (2, -106, 11))
    )
    return (
        drawn
        + snores
        + line("M-68 -104h136", Ink.COCOA, 2)
        + bunting((-66, -102), (66, -102), 3, (Ink.GOLD, Ink.CREAM, Ink.MINT), 10)
    )


def _porthole() -> str:
    """A porthole with two heads together in it."""
    drawn = rect(-74, -104, 148, 106, Ink.UMBER, 4) + "".join(
        line(f"M-74 {y}H74", Ink.COCOA, 1.6) for y in range(-90, 0, 18)
    )
    drawn += (
        circle(0, -51, 49, Ink.BRASS_D)
        + circle(-2, -53, 45, Ink.GOLD)
        + circle(0, -51, 38, Ink.SKY)
        + path("M-37 -42Q0 -58 37 -44A38 38 0 0 1 -37 -42Z", Ink.MIST)
    )
    drawn += "".join(circle(*around(0, -51, 43, math.pi * (k / 4 + 0.125)), 2.6, Ink.BRASS_D) for k in range(8))
    drawn += (
        path("M-34 -34Q-30 -48 -16 -46Q-4 -44 -2 -14A38 38 0 0 1 -34 -34Z", Ink.VIOLET)
        + circle(-14, -56, 10, Ink.PEACH)
        + path("M-25 -56Q-24 -72 -8 -66Q-14 -62 -16 -56Z", Ink.COCOA)
        + circle(-22, -66, 5, Ink.COCOA)
    )
    drawn += (
        path("M34 -34Q30 -46 18 -44Q6 -42 4 -14A38 38 0 0 0 34 -34Z", Ink.BRICK)
        + circle(13, -54, 10, Ink.DUNE)
        + path("M4 -60Q16 -72 24 -58Z", Ink.INK)
        + rect(2, -62, 24, 3, Ink.INK)
    )
    return drawn + circle(-8, -55, 1.4, Ink.INK) + circle(8, -53, 1.4, Ink.INK)


def _pennants() -> str:
    """A gallery of masts with a flag for each marvel."""
    flags = (
        (-56, 70, Ink.VIOLET, Ink.LILAC),
        (-28, 92, Ink.FOREST, Ink.LEAF),
        (0, 110, Ink.MAKER, Ink.APRICOT),
        (28, 92, Ink.BLUE_D, Ink.BLUE_L),
        (56, 70, Ink.BRICK, Ink.ROSE),
    )
    drawn = ""
    for x, tall, dark, light in flags:
        drawn += line(f"M{x} 0V{-tall}", Ink.COCOA, 3) + ball(x, -tall, 3, BRASS)
        drawn += polygon([(x, -tall + 4), (x + 26, -tall + 12), (x, -tall + 36)], dark) + polygon(
            [(x, -tall + 4), (x + 26, -tall + 12), (x, -tall + 18)], light
        )
    drawn += (
        rect(-70, -26, 140, 28, Ink.COCOA)
        + rect(-70, -26, 140, 4, Ink.GOLD)
        + "".join(
            rect(x - 8, -19, 16, 15, Ink.PAPER) + star(x, -11.5, 5, Ink.BRICK, 5, 0.5) for x in (-56, -28, 0, 28, 56)
        )
    )
    return drawn


def _semaphore() -> str:
    """A mast with two arms that say something."""
    drawn = (
        taper(0, 0, 110, (18, 9), WOOD)
        + rect(-26, -34, 52, 5, Ink.UMBER)
        + line("M-26 -34V-46M26 -34V-46M-26 -44H26", Ink.COCOA, 2)
    )
    for x0, y0, x1, y1, ink in ((0, -96, 54, -122, Ink.VERMILION), (0, -92, -54, -74, Ink.GOLD)):
        drawn += line(f"M{x0} {y0}L{x1} {y1}", Ink.CREAM, 7)
        drawn += at(x1, y1, rect(-11, -11, 22, 22, ink) + polygon([(-11, 11), (11, -11), (11, 11)], Ink.CREAM))
    drawn += ball(0, -94, 7, BRASS) + line("M-4 -34V-64M4 -34V-64", Ink.COCOA, 1.4)
    return (
        drawn
        + path("M10 -34q0 -14 5 -14t5 14Z", Ink.TEAL)
        + circle(15, -52, 4, Ink.PEACH)
        + line("M12 -44L2 -62", Ink.TEAL, 2.6)
        + block(0, 0, 44, 7, IRON)
    )


def _telescope() -> str:
    """A telescope on a deck."""
    drawn = block(0, 0, 104, 10, WOOD) + line("M0 -54L-30 -8M0 -54L30 -8M0 -54V-8", Ink.COCOA, 5)
    tube = polygon([(-60, -8), (44, -14), (44, 14), (-60, 8)], Ink.BRASS) + polygon(
        [(-60, -8), (44, -14), (44, 0), (-60, 0)], Ink.GOLD
    )
    tube += (
        rect(40, -17, 18, 34, Ink.BRASS_D)
        + rect(-66, -6, 10, 12, Ink.COCOA)
        + rect(-20, -11, 5, 22, Ink.BRASS_D)
        + oval(58, 0, 4, 16, Ink.MIST)
    )
    drawn += at(4, -64, turned(-32, tube)) + circle(0, -58, 7, Ink.BRICK)
    return (
        drawn
        + rect(-56, -38, 4, 30, Ink.COCOA)
        + rect(52, -38, 4, 30, Ink.COCOA)
        + line("M-54 -36H-16M18 -36H54", Ink.COCOA, 2.4)
    )


def _open_house() -> str:
    """A house of three roofs, a lamp in each window."""
    drawn = (
        block(-34, 0, 40, 50)
        + block(34, 0, 40, 44)
        + block(0, 0, 46, 70, WALLS)
        + gable(-34, -50, 50, 24)
        + gable(34, -44, 50, 22)
        + gable(0, -70, 58, 34, ROOFS)
    )
    drawn += (
        arch(0, 0, 18, 32, Ink.COCOA)
        + arch(0, -42, 14, 20)
        + "".join(
            rect(x, y, 9, 12, Ink.GOLD_L)
            for x, y in ((-48, -40), (-32, -40), (-48, -20), (-32, -20), (24, -36), (38, -36), (24, -18), (38, -18))
        )
    )
    return drawn + line("M20 -84V-104", Ink.COCOA, 4) + steam(20, -108, 12) + line("M-24 -34h-14", Ink.COCOA, 2)


FURNISHINGS: Mapping[str, Motif] = MappingProxyType(
    {
        "great-lantern": Motif("subject", _great_lantern, 0.94),
        "outpost-hut": Motif("subject", _outpost_hut, 0.92),
        "belvedere": Motif("subject", _belvedere, 0.94),
        "hammock": Motif("subject", _hammock, 0.96),
        "gossip-porthole": Motif("subject", _porthole),
        "pennant-masts": Motif("subject", _pennants, 0.94),
        "semaphore": Motif("subject", _semaphore, 0.88),
        "telescope": Motif("subject", _telescope, 0.96),
        "inn": Motif("subject", _open_house, 0.96),
    }
)
