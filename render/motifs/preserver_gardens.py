"""The gardens of the Preservers: beans, orchards, glass and ferns."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, ROOF, SHADE, large, vapour, wall
from render.motifs.motif import Motif
from render.motifs.parts import arch, block, dome, gable
from render.theme import Ink
from render.vector import circle, line, path, rect


def _tree(x: float, base: float, size: float, light: str = LIT, dark: str = ROOF) -> str:
    """A round fruit tree."""
    drawn = rect(x - 3, base - size, 6, size, Ink.COCOA) + circle(x, base - size * 1.3, size * 0.7, dark)
    drawn += circle(x - size * 0.12, base - size * 1.38, size * 0.54, light)
    fruit = ((-0.3, 1.4), (0.2, 1.6), (0.1, 1.1))
    return drawn + "".join(circle(x + size * dx, base - size * dy, 4.5, Ink.VERMILION) for dx, dy in fruit)


def _bed(y: float, wide: float) -> str:
    """A bed of bean poles."""
    drawn = rect(-wide / 2, y - 6, wide, 26, Ink.COCOA) + rect(-wide / 2, y - 6, wide, 6, Ink.UMBER)
    for index in range(7):
        x = -wide / 2 + wide * (index + 0.5) / 7
        drawn += line(f"M{x - 9} {y}L{x} {y - 58}L{x + 9} {y}", Ink.DUNE, 3)
        drawn += "".join(
            circle(x + dx, y - dy, 8, ink)
            for dx, dy, ink in ((-6, 14, Ink.FOREST), (6, 26, ROOF), (-3, 40, Ink.FOREST))
        )
    return drawn


def _allotment() -> str:
    """A tool shed between bean rows."""
    drawn = (
        block(34, -34, 96, 82) + gable(34, -116, 120, 44) + rect(16, -96, 36, 62, EAVES) + circle(45, -64, 4, Ink.GOLD)
    )
    drawn += (
        rect(-6, -92, 14, 18, Ink.GOLD_L)
        + _bed(-30, 290)
        + path("M-88 -58h44v-44h-44Z", SHADE)
        + path("M-88 -58h22v-44h-22Z", Ink.MIST)
    )
    drawn += line("M-44 -92L-20 -116M-88 -92q-24 0 -24 18t24 16", Ink.MIST, 8) + path(
        "M-92 -102h52l-8 -12h-36Z", Ink.MIST
    )
    return drawn + _bed(-2, 300)


def _stacked_orchard() -> str:
    """Three decks of trees on stilts."""
    drawn = "".join(rect(x - 5, -196, 10, 198, Ink.COCOA) for x in (-96, 0, 96))
    for base, wide, count, size in ((-176, 190, 3, 36), (-92, 240, 4, 36), (-8, 280, 5, 34)):
        drawn += "".join(_tree(-wide / 2 + wide * (index + 0.5) / count, base, size) for index in range(count))
        drawn += rect(-wide / 2, base - 4, wide, 16, SHADE) + rect(-wide / 2, base - 4, wide, 6, Ink.GOLD)
    return (
        drawn
        + line("M112 4L132 -96M130 4L150 -96", Ink.DUNE, 4)
        + "".join(line(f"M{114 + 3.4 * i} {-8 - 17 * i}h18", Ink.DUNE, 4) for i in range(5))
    )


def _frond(x: float, lean: int) -> str:
    """A fern, leaning."""
    drawn = line(f"M{x} 0Q{x} -70 {x + 40 * lean} -106", Ink.PINE, 5)
    for i in range(6):
        start, long = f"M{x + lean * i * i * 1.1:.0f} {-18 - 15 * i}", 34 - 4 * i
        leaves = f"{start}q{long - 8 + i} -22 {long} -8q-14 12 {-long} 8Z"
        leaves += f"{start}q{i + 8 - long} -22 {-long} -8q14 12 {long} 8Z"
        drawn += path(leaves, Ink.LEAF if i % 2 else ROOF)
    return drawn


def _bathhouse() -> str:
    """Three steaming domes among ferns."""
    drawn = vapour(-62, -150, 54) + vapour(62, -150, 54) + vapour(0, -206, 60)
    drawn += "".join(
        wall(x, 86, tall) + dome(x, -tall, 46) + rect(x - 50, -tall - 5, 100, 9, Ink.GOLD_L)
        for x, tall in ((-66, 86), (66, 86), (0, 130))
    )
    drawn += (
        arch(0, 0, 56, 90, EAVES)
        + arch(0, 0, 44, 78, Ink.BLUE_L)
        + line("M-18 -14q9 -8 18 0t18 0M-18 -30q9 -8 18 0t18 0", Ink.WHITE, 4)
    )
    drawn += "".join(
        circle(x, y, 7, Ink.GOLD_L) for x, y in ((-66, -62), (66, -62), (-22, -108), (22, -108), (0, -112))
    )
    return drawn + _frond(-112, -1) + _frond(112, 1) + _frond(-50, -1) + _frond(54, 1)


PRESERVER_GARDENS: Mapping[str, Motif] = MappingProxyType(
    {
        "bean-rows": large(_allotment),
        "stacked-orchard": large(_stacked_orchard),
        "fern-bathhouse": large(_bathhouse),
    }
)
