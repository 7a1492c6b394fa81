"""First things: what the starting wonders show."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.motif import Motif
from render.motifs.parts import BRASS, IRON, ball, block, dome, puffs, turned
from render.theme import Ink
from render.vector import around, circle, line, path, polygon, rect


def _cannon() -> str:
    """An old cannon with flowers in its mouth."""
    barrel = path("M-56 -50H34V-18H-56Q-66 -34 -56 -50Z", Ink.NAVY) + rect(30, -54, 12, 40, Ink.HARBOUR, 3)
    barrel += path("M-56 -50H34V-38H-60Q-60 -46 -56 -50Z", Ink.STEEL) + circle(-62, -34, 6, Ink.NAVY)
    barrel += rect(-30, -51, 6, 34, Ink.BRASS) + rect(6, -51, 6, 34, Ink.BRASS)
    drawn = turned(-22, barrel, (-10, -34))
    for x, y, ink in ((38, -84, Ink.ROSE), (50, -92, Ink.CREAM), (58, -76, Ink.GOLD_L), (46, -70, Ink.CREAM)):
        petals = ((x - 4, y, 4), (x + 4, y, 4), (x, y - 4, 4), (x, y + 4, 4))
        drawn += line(f"M30 -64Q40 -70 {x} {y}", Ink.FOREST, 2) + puffs(petals, ink) + circle(x, y, 2.6, Ink.MAKER)
    drawn += polygon([(-70, 2), (-50, -22), (6, -22), (16, 2)], Ink.COCOA)
    drawn += circle(-16, -18, 20, Ink.BRASS_D) + circle(-16, -18, 15, Ink.GOLD) + circle(-16, -18, 5, Ink.BRASS_D)
    rims = (around(-16, -18, 17, math.pi * k / 4) for k in range(8))
    return drawn + "".join(line(f"M-16 -18L{x:.1f} {y:.1f}", Ink.BRASS_D, 3) for x, y in rims)


def _weathervane() -> str:
    """A weathervane: a cock on an arrow over four points."""
    drawn = line("M0 4V-78", Ink.COCOA, 5) + ball(0, -34, 6, BRASS) + line("M-34 -34H34", Ink.BRASS, 3)
    drawn += polygon([(-16, 4), (0, -22), (16, 4)], Ink.BRICK) + polygon([(-16, 4), (0, -22), (2, 4)], Ink.VERMILION)
    drawn += "".join(circle(x, -34, 6.4, Ink.NAVY) for x in (-38, 38)) + line("M-62 -58H56", Ink.BRASS, 4)
    drawn += polygon([(54, -68), (76, -58), (54, -48)], Ink.GOLD)
    drawn += polygon([(-62, -58), (-76, -68), (-66, -58), (-76, -48)], Ink.GOLD)
    cock = "M-40 -92Q-50 -112 -26 -112Q-24 -92 -4 -88Q8 -90 10 -106L26 -104L20 -98Q24 -64 -2 -60Q-26 -58 -40 -92Z"
    lit = "M-40 -92Q-50 -112 -26 -112Q-24 -92 -4 -88Q-8 -70 -20 -68Q-32 -74 -40 -92Z"
    comb = path("M10 -106q2 -10 6 -4q2 -8 6 -1q4 -4 4 7Z", Ink.VERMILION)
    return drawn + path(cock, Ink.BRASS) + path(lit, Ink.GOLD) + comb + circle(18, -101, 1.6, Ink.INK)


COATS = (
    Ink.GOLD,
    Ink.TEAL,
    Ink.CREAM,
    Ink.VIOLET,
    Ink.LEAF,
    Ink.ROSE,
    Ink.BLUE,
    Ink.GOLD_L,
    Ink.JADE,
)


def _gangplank() -> str:
    """A gangplank in many coats of paint, up to a ship's side."""
    drawn = path("M16 -112H96V4H40Q18 -40 16 -112Z", Ink.BRICK) + rect(14, -112, 84, 7, Ink.GOLD)
    drawn += path("M16 -112H36Q36 -40 58 4H40Q18 -40 16 -112Z", Ink.VERMILION)
    drawn += "".join(circle(x, -84, 7, Ink.GOLD) + circle(x, -84, 4.6, Ink.NIGHT) for x in (52, 78))
    for index, ink in enumerate(COATS):
        x, y = -82 + index * 13.4, 2 - index * 7.4
        drawn += polygon([(x, y), (x + 12, y - 6.6), (x + 12, y + 2), (x, y + 8.6)], ink)
    drawn += line("M-84 -22L36 -88M-84 2V-22M-44 -20V-44M-4 -42V-66M36 -64V-88", Ink.COCOA, 2.6)
    pot = block(-66, 4, 17, 15, IRON) + rect(-75, -14, 18, 4, Ink.ROSE) + dome(-66, -11, 6, (Ink.ROSE, Ink.MAUVE), 0.5)
    return drawn + pot + line("M-66 -14L-58 -34", Ink.COCOA, 3)


STARTS: Mapping[str, Motif] = MappingProxyType(
    {
        "flower-cannon": Motif("subject", _cannon),
        "weathervane": Motif("subject", _weathervane, 0.94),
        "painted-gangplank": Motif("subject", _gangplank, 0.94),
    }
)
