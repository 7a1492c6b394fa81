"""Where the Collective meets to eat and to show itself to the world."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, SHADE, flagpole, large, member, wall
from render.motifs.motif import Motif
from render.motifs.parts import arch, ring
from render.theme import Ink
from render.vector import around, circle, line, path, polygon, rect


def _picnic_parliament() -> str:
    """A half circle of benches round an enormous cake."""
    drawn = ""
    for row, radius in enumerate((142, 112)):
        places = [around(0, -34, radius, math.pi * (1.08 + 0.84 * i / 6)) for i in range(7)]
        inks = (Ink.VERMILION, Ink.GOLD, Ink.VIOLET, Ink.BRICK, Ink.ROSE, Ink.HARBOUR, Ink.LEAF)
        skins = (Ink.WHEAT, Ink.WALNUT, Ink.PEACH, Ink.CHESTNUT)
        if row == 0:
            drawn += "".join(member(x, y + 26, inks[i], skins[i % 4], i in (1, 4)) for i, (x, y) in enumerate(places))
        drawn += path(f"M{-radius} 2V-34A{radius} {radius * 0.82:.0f} 0 0 1 {radius} -34V2Z", SHADE if row else LIT)
    drawn += path("M-96 2V-30A96 84 0 0 1 96 -30V2Z", EAVES)
    for y, wide, ink in ((-2, 132, Ink.ROSE), (-44, 98, Ink.CREAM), (-84, 62, Ink.ROSE)):
        drawn += rect(-wide / 2, y - 42, wide, 44, ink, 5) + rect(6, y - 42, wide / 2 - 6, 44, Ink.INK, 5, 0.14)
        lobe, drip = wide / 12, f"h{wide / 6:.1f}v8a{wide / 12:.1f} {wide / 12:.1f} 0 0 1 {-wide / 6:.1f} 0Z"
        drawn += "".join(path(f"M{(2 * i - 6) * lobe:.1f} {y - 42}{drip}", Ink.WHITE) for i in range(6))
    return drawn + circle(0, -136, 12, Ink.RED) + line("M2 -146q4 -14 14 -16", Ink.FOREST, 4)


def _world_fair() -> str:
    """A great wheel over a globe of glass, with flags."""
    x, y, radius = 0, -140, 96
    hubs = [around(x, y, radius, index * math.pi / 6) for index in range(12)]
    inks = (Ink.VERMILION, Ink.GOLD, Ink.VIOLET, Ink.LEAF)
    drawn = polygon([(-74, 0), (-5, y), (5, y), (74, 0), (58, 0), (0, y + 24), (-58, 0)], EAVES)
    drawn += (
        "".join(line(f"M{x} {y}L{px:.1f} {py:.1f}", LIT, 5) for px, py in hubs)
        + ring(x, y, radius, 8, Ink.GOLD)
        + ring(x, y, radius - 18, 3, Ink.GOLD)
    )
    drawn += "".join(
        rect(px - 13, py - 9, 26, 23, inks[index % 4], 7) + rect(px - 13, py - 9, 26, 6, Ink.CREAM, 3)
        for index, (px, py) in enumerate(hubs)
    )
    drawn += (
        circle(x, y, 24, Ink.HARBOUR)
        + path(f"M{x - 14} {y - 16}q16 -6 20 4t-8 14t-14 4Z", Ink.LEAF)
        + path(f"M{x + 4} {y + 8}q14 -6 16 2q-4 10 -12 12Z", Ink.LEAF)
        + ring(x, y, 24, 4, Ink.GOLD)
    )
    drawn += "".join(
        wall(px, 62, 44)
        + path(f"M{px - 40} -44L{px} -84L{px + 40} -44Z", Ink.CREAM)
        + path(f"M{px - 14} -44L{px} -84L{px + 14} -44Z", Ink.VERMILION)
        + flagpole(px, -82, 28, Ink.GOLD)
        for px in (-110, 110)
    )
    return drawn + rect(-146, -10, 292, 14, SHADE) + arch(-110, 0, 22, 30) + arch(110, 0, 22, 30)


COLLECTIVE_FEASTS: Mapping[str, Motif] = MappingProxyType(
    {
        "cake-parliament": large(_picnic_parliament),
        "great-wheel": large(_world_fair),
    }
)
