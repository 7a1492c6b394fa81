"""Posts: what outposts are built for."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType

from render.motifs import shapes
from render.motifs.motif import Motif
from render.motifs.parts import (
    BRASS,
    LINEN,
    STONE,
    WOOD,
    arch,
    ball,
    block,
    columns,
    gable,
    puffs,
    rungs,
    star,
    taper,
    turned,
)
from render.motifs.people import Look, figure
from render.theme import Ink
from render.vector import around, at, circle, line, path, polygon, rect


def _customs() -> str:
    """An empty customs house with its bar up."""
    drawn = (
        block(-24, 2, 84, 54)
        + gable(-24, -52, 98, 30)
        + arch(-46, 2, 20, 34, Ink.COCOA)
        + rect(-22, -40, 30, 22, Ink.SKY, 2)
        + line("M-7 -40V-18M-22 -29H8", Ink.COCOA, 2)
        + rect(-26, -16, 38, 5, Ink.DUNE)
    )
    drawn += circle(-24, -64, 9, Ink.CREAM) + star(-24, -64, 7, Ink.BRICK, 5, 0.45) + block(40, 2, 12, 38, STONE)
    bar = "".join(rect(40 + k * 14, -4, 14, 8, (Ink.VERMILION, Ink.CREAM)[k % 2]) for k in range(6))
    drawn += at(0, -34, turned(-52, bar, (40, 0))) + ball(40, -36, 6, BRASS)
    return drawn + shapes.pine(-86, 2, 60, Ink.PINE) + line("M-66 -52q4 -8 12 -6", Ink.CREAM, 1.2)


def _inn_sign() -> str:
    """A signpost with a board for every rumour."""
    drawn = line("M0 4V-112", Ink.COCOA, 7) + ball(0, -112, 6, BRASS)
    for y, side, ink, dark in (
        (-96, 1, Ink.VERMILION, Ink.BRICK),
        (-74, -1, Ink.JADE, Ink.TEAL),
        (-52, 1, Ink.GOLD, Ink.BRASS),
        (-30, -1, Ink.LILAC, Ink.VIOLET),
    ):
        drawn += polygon(
            [(-6 * side, y - 8), (52 * side, y - 8), (66 * side, y), (52 * side, y + 8), (-6 * side, y + 8)], dark
        ) + polygon([(-6 * side, y - 8), (52 * side, y - 8), (66 * side, y), (-6 * side, y)], ink)
        drawn += line(f"M{8 * side} {y + 1}H{42 * side}", Ink.CREAM, 2.4)
    return drawn + polygon([(-24, 4), (-10, -12), (12, -12), (26, 4)], STONE[0])


def _crystals() -> str:
    """A vein of amber out of the rock."""
    drawn = polygon([(-90, 4), (-64, -34), (-20, -44), (36, -40), (72, -22), (92, 4)], STONE[1]) + polygon(
        [(-90, 4), (-64, -34), (-20, -44), (-10, 4)], STONE[0]
    )
    for x, y, tall, wide, lean in (
        (-34, -30, 62, 20, -18),
        (0, -36, 78, 24, 2),
        (34, -28, 58, 20, 20),
        (-58, -14, 34, 14, -28),
        (60, -12, 36, 14, 30),
    ):
        gem = (
            polygon(
                [(-wide / 2, 0), (-wide / 2, -tall * 0.7), (0, -tall), (wide / 2, -tall * 0.7), (wide / 2, 0)],
                Ink.YELLOW_D,
            )
            + polygon([(-wide / 2, 0), (-wide / 2, -tall * 0.7), (0, -tall), (-wide * 0.05, 0)], Ink.YELLOW_L)
            + polygon([(-wide * 0.05, 0), (0, -tall), (wide * 0.2, -tall * 0.76), (wide * 0.18, 0)], Ink.YELLOW)
        )
        drawn += at(x, y + 8, turned(lean, gem), 1)
    return drawn + polygon([(-90, 4), (-64, -16), (-20, -22), (36, -20), (72, -8), (92, 4)], STONE[1])


def _kiln() -> str:
    """A bottle kiln, its fire door open."""
    drawn = (
        path("M-44 4V-36Q-40 -66 -16 -90V-104H16V-90Q40 -66 44 -36V4Z", Ink.BRICK)
        + path("M-44 4V-36Q-40 -66 -16 -90V-104H-2V4Z", Ink.VERMILION)
        + rect(-20, -108, 40, 7, Ink.COCOA)
    )
    drawn += (
        "".join(line(f"M{-40 + k * 3} {-20 - k * 18}H{40 - k * 3}", Ink.WINE, 2) for k in range(4))
        + arch(0, 4, 34, 40, Ink.INK)
        + arch(0, 4, 26, 33, Ink.TANGERINE)
        + path("M-10 4Q-12 -12 0 -22Q12 -12 10 4Z", Ink.GOLD_L)
    )
    pots = (
        path("M58 4q-8 -14 4 -24h12q12 10 4 24Z", Ink.MAKER)
        + rect(60, -24, 16, 4, Ink.TANGERINE)
        + path("M-80 4q-6 -10 3 -18h10q9 8 3 18Z", Ink.TEAL)
    )
    return drawn + pots + puffs(((6, -114, 8), (20, -122, 10)), Ink.SLATE_D)


def _lookout() -> str:
    """A mossy lookout on a column of rock."""
    drawn = (
        polygon([(-34, 4), (-22, -50), (22, -50), (38, 4)], STONE[1])
        + polygon([(-34, 4), (-22, -50), (0, -50), (-4, 4)], STONE[0])
        + puffs(((-26, -14, 8), (-18, -34, 7), (20, -24, 8), (8, -4, 7)), Ink.LEAF)
    )
    drawn += (
        rect(-44, -56, 88, 7, Ink.UMBER)
        + columns(0, -56, 4, 26, (4, 34), WOOD)
        + path("M-54 -88Q0 -104 0 -116Q0 -104 54 -88Z", Ink.FOREST)
        + path("M-54 -88Q-6 -102 0 -116L4 -88Z", Ink.LEAF)
        + line("M-42 -68H42", Ink.COCOA, 2.6)
    )
    watcher = figure(Look((Ink.GOLD_L, Ink.GOLD), "cap", line("M-8 -4L18 -10", Ink.BRASS, 5), right="ahead"))
    return drawn + at(-4, -56, watcher, 0.34) + rungs(((12, 4), (22, 4)), ((8, -50), (18, -50)), 6, Ink.COCOA, 2.4)


def _carousel_horse() -> str:
    """A wheel of swings, turning in the open."""
    drawn = (
        taper(0, 4, 92, (34, 16), LINEN)
        + path("M-66 -88Q0 -122 66 -88L58 -80Q0 -96 -58 -80Z", Ink.BRICK)
        + path("M-66 -88Q-20 -112 4 -104L0 -90Q-36 -88 -58 -80Z", Ink.VERMILION)
        + ball(0, -108, 6, BRASS)
    )
    for x, lean in ((-62, -16), (-34, -9), (34, 9), (62, 16)):
        seat = (
            line("M-5 0L-5 38M5 0L5 38", Ink.COCOA, 1.6)
            + rect(-8, 36, 16, 4, Ink.GOLD)
            + path("M-6 36q0 -16 6 -16t6 16Z", (Ink.TEAL, Ink.VIOLET)[x > 0])
            + circle(0, 15, 5, Ink.PEACH)
        )
        drawn += at(x, -84, turned(-lean, seat), 1)
    return (
        drawn
        + "".join(star(x, -90 + abs(x) * 0.06, 4, Ink.GOLD_L, 5, 0.45) for x in (-44, -22, 0, 22, 44))
        + "".join(circle(*around(0, -40, 5, math.pi * k), 0.4, Ink.GOLD) for k in (0, 1))
    )


POSTS: Mapping[str, Motif] = MappingProxyType(
    {
        "signpost": Motif("subject", _inn_sign, 0.92),
        "amber-vein": Motif("subject", _crystals),
        "kiln": Motif("subject", _kiln, 0.94),
        "mossy-lookout": Motif("subject", _lookout, 0.92),
        "flying-swings": Motif("subject", _carousel_horse, 0.94),
        "customs-house": Motif("subject", _customs),
    }
)
