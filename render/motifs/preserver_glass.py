"""Glass houses of the Preservers, and a palace of flower pots."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import LIT, doors, large, leaning, wall
from render.motifs.motif import Motif
from render.motifs.parts import arch, ring
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _glass_arboretum() -> str:
    """A glass vault full of leaves."""
    drawn = path("M-124 0A124 150 0 0 1 124 0Z", Ink.MIST) + path("M-124 0A124 150 0 0 1 0 -150V0Z", Ink.FOAM)
    for x, tall in ((-74, 74), (-34, 118), (8, 98), (44, 114), (82, 68)):
        leaf = f"M{x} 0C{x - 30} {-tall * 0.5} {x - 10} {-tall * 0.9} {x} {-tall}"
        leaf += f"C{x + 16} {-tall * 0.8} {x + 26} {-tall * 0.4} {x} 0Z"
        drawn += path(leaf, Ink.FOREST if x % 4 else Ink.PINE) + line(f"M{x} 0V{-tall * 0.7:.0f}", Ink.LEAF, 3)
    ribs = "".join(line(f"M{index * 48} 0Q{index * 44} -104 0 -149", Ink.GOLD, 4) for index in range(-2, 3))
    return (
        drawn
        + ribs
        + line("M-112 -66H112M-78 -112H78M0 -148v-34", Ink.GOLD, 4)
        + circle(0, -190, 9, Ink.GOLD)
        + rect(-136, -8, 272, 14, LIT)
    )


def _letter(x: float, y: float, lean: float, seal: str) -> str:
    """A sealed letter."""
    body = rect(-22, -15, 44, 30, Ink.CREAM, 2) + line("M-22 -14L0 4L22 -14", Ink.DUNE, 3) + circle(0, 4, 6, seal)
    return leaning(x, y, lean, body)


def _conservatory() -> str:
    """A glass house where letters grow."""
    drawn = polygon([(-112, 0), (-112, -96), (0, -178), (112, -96), (112, 0)], Ink.MIST) + polygon(
        [(-112, 0), (-112, -96), (0, -178), (0, 0)], Ink.FOAM
    )
    drawn += line(
        "M0 0V-96M0 -52C-40 -56 -62 -74 -70 -100M0 -70C30 -74 56 -90 62 -112"
        "M0 -34C40 -36 66 -46 80 -62M0 -28C-40 -30 -66 -40 -84 -54",
        Ink.FOREST,
        7,
    )
    for place in (
        (-70, -102, -18, Ink.BRICK),
        (60, -114, 16, Ink.VIOLET),
        (80, -58, 10, Ink.BRICK),
        (-80, -48, -8, Ink.TEAL),
        (0, -110, 4, Ink.GOLD),
    ):
        drawn += _letter(*place)
    drawn += line("M-112 -96H112M-112 0V-96L0 -178L112 -96V0M-56 -136V0M56 -136V0", Ink.GOLD, 5) + rect(
        -124, -10, 248, 14, LIT
    )
    return drawn + path("M-30 0v-24h60v24Z", Ink.MAKER) + rect(-36, -30, 72, 9, Ink.TANGERINE)


def _pot(x: float, base: float, width: float, tall: float) -> str:
    """A tower that is a flower pot with a sprout."""
    top, half = base - tall, width / 2
    drawn = polygon([(x - half * 0.68, base), (x - half, top), (x + half, top), (x + half * 0.68, base)], Ink.RUST)
    drawn += polygon([(x - half * 0.68, base), (x - half, top), (x, top), (x, base)], Ink.MAKER) + rect(
        x - half - 6, top - 14, width + 12, 18, Ink.TANGERINE, 3
    )
    stem, y = top - 14, top - 14 - width * 0.7
    drawn += line(f"M{x} {stem}V{y}", Ink.FOREST, 7)
    for side, rise, ink in ((-1, 4, Ink.LEAF), (1, 12, Ink.PALE_LEAF)):
        reach, tip = side * width * 0.62, -width * 0.52
        under, over = f"q{reach} {-width * 0.1} {reach} {tip}", f"q{-reach} {-width * 0.04} {-reach} {-tip}"
        drawn += path(f"M{x} {y + rise}{under}{over}Z", ink)
    return drawn


def _seedling_palace() -> str:
    """A palace with flower pots for towers."""
    drawn = wall(0, 270, 70) + rect(-140, -78, 280, 10, Ink.GOLD) + doors(0, 5, 24, 46, 50)
    drawn += (
        _pot(-98, -76, 62, 62)
        + _pot(98, -76, 62, 62)
        + wall(0, 92, 104)
        + arch(0, 0, 46, 74)
        + rect(-52, -112, 104, 10, Ink.GOLD)
    )
    return drawn + _pot(0, -112, 78, 74) + ring(0, -88, 9, 4, Ink.GOLD)


PRESERVER_GLASS: Mapping[str, Motif] = MappingProxyType(
    {
        "glass-arboretum": large(_glass_arboretum),
        "letter-conservatory": large(_conservatory),
        "seedling-palace": large(_seedling_palace, 1.26),
    }
)
