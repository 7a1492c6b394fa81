"""Halls of culture: buildings that one wonder each is known by."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.motif import Motif
from render.motifs.parts import (
    BRASS,
    COPPER,
    LINEN,
    ROOFS,
    WOOD,
    arch,
    arches,
    ball,
    block,
    columns,
    dome,
    gable,
    lancet,
    oval,
    puffs,
    rungs,
    star,
    steam,
)
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _paper_observatory() -> str:
    """A folded paper dome with a rolled chart for a telescope."""
    creases = ((-46, -44), (-34, -72), (-14, -88), (8, -88), (30, -74), (46, -44))
    inks = (Ink.CREAM, Ink.WHITE, Ink.PAPER, Ink.SAND, Ink.DUNE)
    drawn = polygon([(-50, 0), (-50, -40), (50, -40), (50, 0)], Ink.DUNE)
    for index in range(5):
        left = -50 + index * 20
        drawn += polygon([(left, 0), (left, -40), (left + 10, -36), (left + 10, 0)], Ink.CREAM)
        drawn += polygon([(left + 10, 0), (left + 10, -36), (left + 20, -40), (left + 20, 0)], Ink.SAND)
    for (x0, y0), (x1, y1), ink in zip(creases, creases[1:], inks, strict=False):
        drawn += polygon([(x0, y0), (x1, y1), (x1 * 0.4, -42), (x0 * 0.4, -42)], ink)
    drawn += polygon([(-46, -44), (46, -44), (50, -38), (-50, -38)], Ink.UMBER)
    drawn += polygon([(-2, -62), (52, -100), (60, -90), (8, -52)], Ink.CREAM) + polygon(
        [(4, -56), (57, -94), (60, -90), (8, -52)], Ink.DUNE
    )
    drawn += oval(56, -95, 4, 7, Ink.COCOA) + star(-18, -56, 5, Ink.BRASS) + star(22, -56, 4, Ink.BRASS)
    return drawn + arch(0, 0, 20, 28, Ink.COCOA) + line("M-10 -74L-28 -50M-28 -50L-40 -44", Ink.DUNE, 1)


def _kettle_hall() -> str:
    """A hall in the shape of a kettle."""
    drawn = path("M46 -44Q66 -46 72 -74L80 -72Q78 -34 44 -26Z", Ink.MAKER)
    drawn += line("M-44 -56C-92 -70 -92 -16 -46 -20", Ink.MAKER, 8)
    drawn += path("M-50 0C-60 -46 -34 -72 0 -72S60 -46 50 0Z", Ink.MAKER) + path(
        "M-50 0C-60 -46 -34 -72 0 -72C-24 -60 -30 -30 -24 0Z", Ink.TANGERINE
    )
    drawn += (
        dome(0, -68, 26, COPPER, 0.5)
        + ball(0, -84, 6, BRASS)
        + rect(-30, -70, 60, 5, Ink.GOLD)
        + rect(-56, -6, 112, 7, Ink.GOLD)
    )
    drawn += arches(0, -5, 5, 17, (9, 26)) + "".join(circle(x, -46, 5, Ink.GOLD_L) for x in (-24, 0, 24))
    return drawn + steam(76, -78, 16) + steam(90, -84, 12)


def _library() -> str:
    """A library whose pillars are books, with a roof like an open one."""
    spines = (Ink.BRICK, Ink.TEAL, Ink.GOLD, Ink.VIOLET, Ink.FOREST, Ink.HARBOUR, Ink.VERMILION)
    drawn = rect(-56, -8, 112, 9, Ink.DUNE) + rect(-56, -8, 66, 9, Ink.CREAM) + rect(-48, -62, 96, 54, Ink.PLUM)
    for index, ink in enumerate(spines):
        left = -49 + index * 14.2
        drawn += rect(left, -62, 11, 54, ink) + rect(left, -62, 3, 54, Ink.CREAM, 0, 0.35)
        drawn += rect(left, -54, 11, 3, Ink.GOLD_L) + rect(left, -18, 11, 3, Ink.GOLD_L)
    drawn += path("M-60 -62V-74Q-28 -92 0 -76Q28 -92 60 -74V-62Z", Ink.BRICK)
    drawn += path("M-58 -70V-78Q-28 -98 0 -82V-72Q-28 -86 -58 -70Z", Ink.WHITE) + path(
        "M58 -70V-78Q28 -98 0 -82V-72Q28 -86 58 -70Z", Ink.SAND
    )
    return drawn + arch(0, -8, 15, 32) + rungs(((24, -8), (32, -8)), ((36, -60), (44, -60)), 6, Ink.COCOA, 2)


def _clocktower() -> str:
    """A stout tower with a very large clock."""
    drawn = block(0, 0, 40, 62) + block(0, -62, 48, 4, LINEN) + block(0, -66, 44, 20)
    drawn += gable(0, -86, 54, 20) + line("M0 -104V-116", Ink.GOLD, 2) + ball(0, -116, 3, BRASS)
    drawn += circle(0, -58, 23, Ink.GOLD) + circle(0, -58, 19, Ink.CREAM)
    for x, y in ((0, -74), (16, -58), (0, -42), (-16, -58)):
        drawn += circle(x, y, 2, Ink.BRICK)
    drawn += line("M0 -58L-8 -68M0 -58L3 -71", Ink.INK, 3) + circle(0, -58, 2.6, Ink.INK)
    drawn += block(-36, 0, 32, 30) + gable(-36, -30, 40, 14) + block(36, 0, 32, 36) + gable(36, -36, 40, 14)
    drawn += arch(0, 0, 14, 24) + arches(-36, -6, 2, 13, (7, 14)) + arches(36, -8, 2, 13, (7, 16))
    return drawn + path("M-7 -80a7 7 0 0 1 14 0l3 4H-10Z", Ink.GOLD)


def _great_bell() -> str:
    """A bell between two posts."""
    drawn = block(-48, 0, 11, 92, WOOD) + block(48, 0, 11, 92, WOOD)
    drawn += path("M-66 -88Q0 -122 66 -88L60 -80Q0 -106 -60 -80Z", Ink.BRICK) + path(
        "M-66 -88Q-20 -114 4 -104L0 -98Q-30 -96 -60 -80Z", Ink.VERMILION
    )
    drawn += line("M0 -98V-84", Ink.COCOA, 6)
    bell = "M-36 -22C-28 -34 -28 -82 0 -84C28 -82 28 -34 36 -22Z"
    drawn += path(bell, Ink.BRASS) + path("M-36 -22C-28 -34 -28 -82 0 -84C-14 -76 -12 -36 -12 -22Z", Ink.GOLD)
    drawn += (
        rect(-40, -25, 80, 7, Ink.BRASS_D, 3)
        + rect(-40, -25, 46, 7, Ink.GOLD_L, 3)
        + ball(2, -12, 8, (Ink.UMBER, Ink.COCOA))
    )
    drawn += line("M-24 -48H26M-22 -54H24", Ink.BRASS_D, 1.6)
    return drawn + "".join(line(f"M{x} -54q{x / 7} 12 0 26", Ink.CREAM, 2.4, 0.9) for x in (-62, -72, 62, 72))


def _feast() -> str:
    """A table laid up two ladders, a guest on each rung."""
    drawn = rungs(((-58, 0), (-42, 0)), ((-10, -104), (0, -104)), 9, Ink.COCOA, 3.4)
    drawn += rungs(((58, 0), (42, 0)), ((10, -104), (0, -104)), 9, Ink.COCOA, 3.4)
    coats = (Ink.TEAL, Ink.GOLD, Ink.VIOLET, Ink.FOREST)
    for index, (y, half) in enumerate(((-14, 44), (-38, 34), (-62, 25), (-84, 16))):
        drawn += rect(-half, y, 2 * half, 5, Ink.WHITE) + path(
            f"M{-half} {y + 4}q{half / 2} 8 {half} 2t{half} 0v-4H{-half}Z", Ink.CREAM
        )
        for side in (-1, 1):
            x = side * (half + 9)
            drawn += path(f"M{x - 6} {y + 10}q0 -16 6 -16t6 16Z", coats[(index + (side > 0)) % 4]) + circle(
                x, y - 10, 4.6, Ink.PEACH
            )
        drawn += (
            dome(0, y, 7 - index, (Ink.FOAM, Ink.SLATE))
            + circle(-half * 0.6, y - 2.4, 2.6, Ink.VERMILION)
            + circle(half * 0.6, y - 2.4, 2.6, Ink.LEAF)
        )
    pudding = dome(0, -104, 8, (Ink.ROSE, Ink.MAUVE), 1.1) + circle(0, -114, 2.6, Ink.VERMILION)
    return drawn + rect(-12, -105, 24, 3.4, Ink.GOLD) + pudding


def _opera() -> str:
    """An opera house with a shell roof, fog rolling out of its doors."""
    drawn = block(0, 0, 116, 40)
    for x, radius, tall in ((-30, 36, 1.3), (32, 34, 1.2), (0, 36, 1.75)):
        drawn += path(
            (
                f"M{x - radius} -38Q{x - radius} {-38 - radius * tall} {x} {-38 - radius * tall}"
                f"Q{x + radius} {-38 - radius * tall} {x + radius} -38Z"
            ),
            Ink.TEAL,
        )
        drawn += path(
            (
                f"M{x - radius} -38Q{x - radius} {-38 - radius * tall} {x} {-38 - radius * tall}"
                f"Q{x - radius * 0.3} {-38 - radius * tall * 0.6} {x - radius * 0.2} -38Z"
            ),
            Ink.JADE,
        )
        drawn += line(
            f"M{x} {-38 - radius * tall}Q{x + radius * 0.3} {-38 - radius * tall * 0.6} {x + radius * 0.2} -38",
            Ink.MINT,
            1.4,
        )
    drawn += rect(-62, -42, 124, 6, Ink.GOLD) + columns(0, 0, 8, 15.6, (6, 37), LINEN)
    drawn += path("M-24 0V-34Q0 -46 24 -34V0Z", Ink.WINE)
    drawn += path("M-24 0V-34Q-14 -40 -4 -39Q-8 -14 -18 0Z", Ink.VERMILION) + path(
        "M24 0V-34Q14 -40 4 -39Q8 -14 18 0Z", Ink.BRICK
    )
    fog = ((-10, -2, 12), (8, -3, 14), (24, 0, 10), (-26, 0, 9), (40, 2, 8))
    return drawn + puffs(fog, Ink.CREAM) + star(0, -74, 8, Ink.GOLD_L, 5, 0.45)


def _museum() -> str:
    """A museum with a portal of trunks."""
    drawn = dome(0, -58, 26, ROOFS, 1.1) + line("M0 -86V-100", Ink.GOLD, 2)
    drawn += polygon([(-62, -46), (0, -74), (62, -46)], Ink.SAND) + polygon(
        [(-46, -49), (0, -69), (46, -49)], Ink.MAKER
    )
    label = polygon([(-12, -53), (10, -53), (15, -57.5), (10, -62), (-12, -62)], Ink.CREAM) + circle(
        9, -57.5, 1.8, Ink.BRICK
    )
    drawn += label + rect(-62, -46, 124, 6, Ink.CREAM) + rect(-56, -40, 112, 36, Ink.PLUM)
    drawn += columns(0, -4, 6, 20.4, (8, 36), LINEN) + rect(-64, -4, 128, 6, Ink.SAND)
    return drawn + _luggage()


def _luggage() -> str:
    """Trunks and bags in a heap."""
    drawn = (
        rect(-34, -20, 40, 21, Ink.BRICK, 2)
        + rect(-34, -20, 24, 21, Ink.VERMILION, 2)
        + rect(-28, -20, 4, 21, Ink.GOLD)
        + rect(-6, -20, 4, 21, Ink.GOLD)
    )
    drawn += rect(4, -26, 34, 27, Ink.TEAL, 2) + rect(4, -26, 20, 27, Ink.JADE, 2) + rect(4, -16, 34, 3, Ink.BRASS)
    drawn += (
        rect(-22, -36, 34, 17, Ink.UMBER, 2)
        + rect(-22, -36, 20, 17, Ink.DUNE, 2)
        + line("M-10 -36v-4h10v4", Ink.COCOA, 2)
    )
    return (
        drawn
        + path("M14 -26q4 -16 10 -16t10 16Z", Ink.HEATHER)
        + line("M18 -38q6 -8 12 0", Ink.COCOA, 2)
        + star(-14, -8, 4, Ink.CREAM)
    )


def _cathedral() -> str:
    """A cathedral of tall lit windows."""
    drawn = block(0, 0, 64, 62) + gable(0, -62, 72, 42) + line("M0 -104V-114", Ink.GOLD, 2)
    for x in (-44, 44):
        drawn += (
            block(x, 0, 24, 74)
            + gable(x, -74, 28, 32)
            + lancet(x, -38, 9, 28)
            + lancet(x, -8, 9, 22)
            + circle(x, -108, 3, Ink.GOLD_L)
        )
    drawn += polygon([(-70, 0), (-56, -46), (-56, 0)], Ink.AMETHYST) + polygon([(70, 0), (56, -46), (56, 0)], Ink.PLUM)
    drawn += circle(0, -62, 15, Ink.GOLD) + circle(0, -62, 12, Ink.VERMILION) + star(0, -62, 12, Ink.GOLD_L, 8, 0.5)
    drawn += lancet(-20, -4, 13, 40) + lancet(20, -4, 13, 40) + lancet(0, 0, 18, 40, Ink.WHITE)
    for x in (-20, 0, 20):
        drawn += (
            line(f"M{x} -44v14", Ink.COCOA, 1)
            + circle(x, -24, 6, Ink.TANGERINE)
            + circle(x - 1.4, -25.4, 3.4, Ink.YELLOW_L)
        )
    return drawn


HALLS: Mapping[str, Motif] = MappingProxyType(
    {
        "paper-observatory": Motif("subject", _paper_observatory),
        "kettle-hall": Motif("subject", _kettle_hall),
        "book-library": Motif("subject", _library),
        "clocktower": Motif("subject", _clocktower, 0.94),
        "great-bell": Motif("subject", _great_bell, 0.94),
        "ladder-feast": Motif("subject", _feast, 0.94),
        "opera-house": Motif("subject", _opera),
        "museum": Motif("subject", _museum),
        "luggage": Motif("accent", _luggage, 1.4),
        "lantern-cathedral": Motif("subject", _cathedral, 0.94),
    }
)
