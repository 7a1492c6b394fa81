"""Berths: what the special ports and the piers look like."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.motif import Motif
from render.motifs.parts import (
    BRASS,
    COPPER,
    IRON,
    NEAR,
    WOOD,
    arch,
    ball,
    block,
    bolt,
    bunting,
    dome,
    gable,
    oval,
    pennant,
    puffs,
    ring,
    star,
    steam,
)
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _festival() -> str:
    """A striped tent between two drums."""
    drawn = rect(-58, -40, 116, 44, Ink.BRICK)
    for index in range(8):
        left, ink = -60 + index * 15, (Ink.GOLD_L, Ink.VERMILION)[index % 2]
        drawn += polygon([(left, -40), (0, -96), (left + 15, -40)], ink) + rect(left, -40, 15, 44, ink)
    drawn += (
        polygon([(60, -40), (0, -96), (10, -40)], Ink.INK, 0.14)
        + path("M-15 4V-20Q0 -44 15 -20V4Z", Ink.WINE)
        + line("M0 -96V-118", Ink.BRASS, 3)
        + polygon([(0, -118), (24, -112), (0, -104)], Ink.TEAL)
    )
    for x in (-76, 76):
        drawn += (
            path(f"M{x - 19} -26L{x - 15} 4H{x + 15}L{x + 19} -26Z", Ink.VIOLET)
            + path(f"M{x - 19} -26L{x - 15} 4H{x - 2}L{x - 2} -26Z", Ink.LILAC)
            + line(f"M{x - 18} -24L{x - 8} 2L{x} -24L{x + 8} 2L{x + 18} -24", Ink.GOLD, 2)
            + oval(x, -26, 19, 6, Ink.CREAM)
        )
    return (
        drawn
        + line("M-92 -48L-78 -32M-62 -50L-74 -32M92 -48L78 -32M62 -50L74 -32", Ink.COCOA, 3)
        + bunting((-58, -40), (58, -40), -7, (Ink.MINT, Ink.CREAM), 9)
    )


def _cave_market() -> str:
    """Stalls in the mouth of a cave."""
    drawn = (
        path("M-112 4V-62Q-80 -112 -10 -112Q80 -112 112 -54V4Z", NEAR[0])
        + path("M20 -111Q90 -100 112 -54V4H60Z", NEAR[1])
        + path("M-82 4V-44Q-56 -86 0 -86T82 -44V4Z", Ink.NIGHT)
        + path("M-66 4V-38Q-40 -70 0 -70T66 -38V4Z", Ink.TWILIGHT)
    )
    for x, light, dark in ((-42, Ink.CREAM, Ink.VERMILION), (42, Ink.CREAM, Ink.TEAL)):
        drawn += (
            rect(x - 24, -22, 48, 26, Ink.UMBER)
            + rect(x - 24, -22, 48, 4, Ink.DUNE)
            + puffs(((x - 14, -25, 5), (x - 3, -26, 5), (x + 9, -25, 5)), Ink.TANGERINE)
        )
        drawn += "".join(
            path(f"M{x - 28 + k * 14} -52h14v12a7 7 0 0 1 -14 0Z", (dark, light)[k % 2]) for k in range(4)
        ) + line(f"M{x - 26} -42V4M{x + 26} -42V4", Ink.COCOA, 2.4)
    return drawn + "".join(
        line(f"M{x} {y - 12}v8", Ink.COCOA, 1.6) + circle(x, y, 9, Ink.GOLD_L, 0.4) + circle(x, y, 4.6, Ink.GOLD_L)
        for x, y in ((-22, -62), (0, -70), (22, -62))
    )


def _guild_hall() -> str:
    """A hall with a pair of wings."""
    drawn = ""
    for side in (-1, 1):
        for index, ink in enumerate((Ink.SAND, Ink.CREAM, Ink.WHITE) if side < 0 else (Ink.UMBER, Ink.DUNE, Ink.SAND)):
            tip, low = 108 - index * 18, -84 + index * 15
            drawn += path(
                (
                    f"M{side * 28} {low + 34}Q{side * tip * 0.7} {low - 26} {side * tip} {low - 12}"
                    f"Q{side * tip * 0.8} {low + 22} {side * 28} {low + 44}Z"
                ),
                ink,
            )
    drawn += (
        block(0, 4, 66, 66)
        + gable(0, -62, 78, 34)
        + arch(0, 4, 22, 40, Ink.COCOA)
        + arch(-20, -26, 11, 20)
        + arch(20, -26, 11, 20)
    )
    return (
        drawn
        + circle(0, -72, 11, Ink.GOLD)
        + star(0, -72, 9, Ink.BRICK, 4, 0.4)
        + pennant(0, -116, 22, 12, Ink.HARBOUR, 22)
        + rect(-40, 0, 80, 5, Ink.GOLD)
    )


def _thunder_works() -> str:
    """A workshop that taps the lightning."""
    drawn = bolt(38, -124, 62, Ink.YELLOW_L) + block(-20, 4, 96, 52, COPPER)
    for index in range(3):
        left = -68 + index * 32
        drawn += polygon([(left, -48), (left + 32, -74), (left + 32, -48)], Ink.BRICK) + polygon(
            [(left, -48), (left + 32, -74), (left + 32, -66), (left + 8, -48)], Ink.ROSE
        )
    drawn += (
        block(52, 4, 26, 66, IRON)
        + line("M40 -62L44 -78L60 -84L52 -104", Ink.GOLD, 3.4)
        + ring(52, -62, 12, 4, Ink.GOLD)
        + ring(52, -46, 12, 4, Ink.GOLD)
    )
    drawn += arch(-36, 4, 26, 36) + rect(-8, -36, 28, 20, Ink.GOLD_L, 2) + line("M6 -36V-16M-8 -26H20", Ink.COCOA, 2)
    hammer = (
        line("M-86 4L-74 -28", Ink.COCOA, 5)
        + rect(-92, -42, 34, 16, Ink.SLATE_D, 2)
        + rect(-92, -42, 34, 6, Ink.SLATE, 2)
    )
    return drawn + hammer


def _flagon() -> str:
    """An inn built into a cracked flagon."""
    drawn = (
        line("M40 -70C84 -78 84 -14 42 -16", Ink.STEEL, 11)
        + path("M-46 4L-40 -86H40L46 4Z", Ink.STEEL)
        + path("M-46 4L-40 -86H-6L-8 4Z", Ink.MIST)
    )
    drawn += (
        rect(-46, -92, 92, 10, Ink.SLATE_D, 4)
        + rect(-50, -4, 100, 9, Ink.SLATE_D, 4)
        + puffs(((-34, -94, 13), (-12, -100, 16), (12, -98, 14), (34, -94, 12)), Ink.CREAM)
        + line("M22 -82L14 -66L24 -56L12 -42L18 -30", Ink.NIGHT, 2.6)
    )
    drawn += (
        arch(-14, 4, 24, 40, Ink.COCOA)
        + arch(-14, 4, 18, 35)
        + circle(-22, -60, 9, Ink.COCOA)
        + circle(-22, -60, 7, Ink.GOLD_L)
        + circle(30, -22, 7, Ink.GOLD_L)
    )
    return (
        drawn
        + line("M-44 -44H-66", Ink.COCOA, 3)
        + rect(-84, -44, 24, 20, Ink.BRICK, 2)
        + star(-72, -34, 7, Ink.GOLD_L, 5, 0.45)
        + steam(0, -116, 9)
    )


def _pier_head() -> str:
    """The head of a pier: a tower with a signal and a ship's berth."""
    drawn = rect(-96, -14, 192, 8, Ink.UMBER) + "".join(
        line(f"M{x} -8L{x - 6} 6M{x} -8L{x + 6} 6", Ink.COCOA, 4) for x in range(-84, 96, 28)
    )
    drawn += (
        block(-34, -14, 34, 58)
        + dome(-34, -72, 20)
        + line("M-34 -92V-112", Ink.GOLD, 2.4)
        + ball(-34, -112, 4, BRASS)
        + _pier_windows()
        + rect(-54, -74, 40, 5, Ink.GOLD)
    )
    ship = (
        path("M2 -62C20 -84 74 -86 104 -64C80 -42 28 -42 2 -62Z", Ink.BRICK)
        + path("M2 -62C20 -84 74 -86 104 -64C70 -72 34 -70 2 -62Z", Ink.VERMILION)
        + path("M36 -46H74L66 -34H44Z", Ink.INK)
        + rect(46, -44, 18, 4, Ink.GOLD_L)
    )
    return drawn + ship + line("M16 -54L2 -16M88 -54L92 -16", Ink.COCOA, 1.8) + block(92, -14, 8, 14, WOOD)


def _pier_windows() -> str:
    """Windows of the pier's tower."""
    return arch(-34, -14, 12, 22) + rect(-46, -58, 8, 12, Ink.GOLD_L, 2) + rect(-32, -58, 8, 12, Ink.GOLD_L, 2)


BERTHS: Mapping[str, Motif] = MappingProxyType(
    {
        "drum-tent": Motif("subject", _festival),
        "cave-market": Motif("subject", _cave_market),
        "winged-hall": Motif("subject", _guild_hall, 0.96),
        "thunder-works": Motif("subject", _thunder_works, 0.94),
        "flagon-inn": Motif("subject", _flagon),
        "pier-head": Motif("subject", _pier_head),
    }
)
