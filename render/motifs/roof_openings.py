"""Pads, hatches and windows upon a roof, each seen from near."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, ROOF, SHADE, large, leaning
from render.motifs.motif import Motif
from render.motifs.parts import gable, oval
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _landing_pad() -> str:
    """A round pad with a cross, lamps round it, and a wind sock."""
    drawn = (
        polygon([(-30, 2), (-20, -80), (20, -80), (30, 2)], SHADE)
        + polygon([(-30, 2), (-20, -80), (0, -80), (0, 2)], LIT)
        + line("M-20 -64L-104 -104M20 -64L104 -104", EAVES, 9)
    )
    drawn += oval(0, -112, 142, 46, EAVES) + oval(0, -124, 142, 46, ROOF)
    drawn += line("M-112 -124A112 34 0 0 1 112 -124A112 34 0 0 1 -112 -124Z", Ink.CREAM, 6) + line(
        "M-50 -142L50 -106M50 -142L-50 -106", Ink.CREAM, 15
    )
    drawn += "".join(
        circle(142 * math.cos(a), -124 + 46 * math.sin(a), 8, Ink.GOLD_L) for a in (0.3, 0.9, 1.57, 2.24, 2.84)
    ) + line("M104 -150V-232", Ink.GOLD, 6)
    return drawn + "".join(
        polygon(
            [
                (104 - 26 * i, -230 + 4 * i),
                (80 - 26 * i, -226 + 4 * i),
                (80 - 26 * i, -206 - 3 * i),
                (104 - 26 * i, -200 - 3 * i),
            ],
            Ink.CREAM if i % 2 else Ink.VERMILION,
        )
        for i in range(4)
    )


def _hatch() -> str:
    """A round hatch flung open, with a spyglass out of it."""
    drawn = (
        path("M-122 -34A122 60 0 0 1 122 -34V2H-122Z", SHADE)
        + path("M-122 -34A122 60 0 0 1 0 -94V2H-122Z", LIT)
        + oval(0, -74, 76, 24, Ink.INK)
        + line("M-76 -74A76 24 0 0 1 76 -74A76 24 0 0 1 -76 -74Z", Ink.GOLD, 8)
    )
    drawn += leaning(
        -72,
        -94,
        -26,
        oval(0, -62, 30, 72, EAVES)
        + oval(-8, -62, 26, 66, ROOF)
        + line("M-8 -110V-14", Ink.GOLD, 6)
        + line("M-28 -62H12", Ink.GOLD, 6),
    )
    tube = (
        rect(-13, -88, 26, 92, Ink.BRASS)
        + rect(-13, -88, 12, 92, Ink.GOLD)
        + rect(-18, -146, 36, 62, Ink.GOLD)
        + rect(2, -146, 16, 62, Ink.BRASS)
        + rect(-22, -154, 44, 12, Ink.GOLD_L)
    )
    return drawn + leaning(22, -66, 34, tube) + path("M-76 -72A76 24 0 0 0 76 -72V-58A76 26 0 0 1 -76 -58Z", EAVES)


def _fourfold_window() -> str:
    """A window of four panes: sun, snow, rain and night."""
    drawn = rect(-108, -222, 216, 224, SHADE, 8) + rect(-108, -222, 108, 224, LIT, 8) + gable(0, -218, 250, 46)
    panes = ((-88, -198, Ink.BLUE_L), (8, -198, Ink.FOAM), (-88, -104, Ink.SLATE), (8, -104, Ink.NAVY))
    drawn += (
        "".join(rect(x - 5, y - 5, 90, 94, EAVES, 4) + rect(x, y, 80, 84, ink, 2) for x, y, ink in panes)
        + circle(-48, -156, 22, Ink.GOLD)
        + "".join(leaning(-48, -156, 45 * i, rect(-2.5, -38, 5, 11, Ink.GOLD)) for i in range(8))
    )
    drawn += "".join(
        circle(x, y, 4.5, Ink.STEEL)
        for x, y in ((24, -184), (50, -176), (74, -188), (34, -158), (62, -152), (24, -136), (48, -130), (76, -138))
    )
    drawn += path("M-78 -74a12 12 0 0 1 16 -16a16 16 0 0 1 30 4a11 11 0 0 1 2 20h-44Z", Ink.WHITE) + line(
        "M-70 -54l-6 20M-50 -54l-6 20M-30 -54l-6 20", Ink.BLUE_D, 5
    )
    return (
        drawn
        + path("M66 -84A26 26 0 1 0 66 -40A21 21 0 1 1 66 -84Z", Ink.GOLD_L)
        + circle(76, -92, 3.5, Ink.CREAM)
        + circle(22, -92, 3, Ink.CREAM)
        + circle(80, -34, 3, Ink.CREAM)
    )


ROOF_OPENINGS: Mapping[str, Motif] = MappingProxyType(
    {
        "landing-pad": large(_landing_pad),
        "roof-hatch": large(_hatch),
        "four-weather-window": large(_fourfold_window),
    }
)
