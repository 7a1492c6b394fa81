"""Jam, a kettle and a box of flowers, each in a frame of 60."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import leaning, small, vapour
from render.motifs.motif import Motif
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _window_box() -> str:
    blooms = "".join(
        line(f"M{x} -20V-36", Ink.FOREST, 3)
        + "".join(leaning(x, -42, 72 * i, circle(0, -6, 5, ink)) for i in range(5))
        + circle(x, -42, 3.5, Ink.GOLD_L)
        for x, ink in ((-24, Ink.VERMILION), (-8, Ink.LILAC), (9, Ink.GOLD), (25, Ink.ROSE))
    )
    return (
        blooms
        + "".join(circle(x, -22, 8, Ink.LEAF) for x in range(-28, 29, 9))
        + rect(-36, -20, 72, 20, Ink.UMBER, 3)
        + rect(-36, -20, 72, 6, Ink.DUNE, 3)
    )


def _jam() -> str:
    drawn = (
        rect(-20, -40, 40, 40, Ink.RED, 7)
        + rect(2, -40, 18, 40, Ink.RED_D, 7)
        + rect(-13, -28, 26, 18, Ink.CREAM, 2)
        + path("M-24 -38Q0 -60 24 -38Q28 -32 20 -32H-20Q-28 -32 -24 -38Z", Ink.WHITE)
    )
    return (
        drawn
        + "".join(rect(x, -42, 6, 8, Ink.VERMILION) for x in (-17, -3, 11))
        + path("M-7 -24C-9 -15 -3 -12 0 -10C3 -12 9 -15 7 -24Z", Ink.VERMILION)
    )


def _strawberry() -> str:
    drawn = (
        path("M-22 -36C-28 -14 -8 -2 0 0C8 -2 28 -14 22 -36Q0 -46 -22 -36Z", Ink.RED)
        + path("M2 -41Q14 -42 22 -36C28 -14 8 -2 2 0Z", Ink.RED_D)
        + polygon([(-22, -38), (-10, -48), (0, -40), (10, -48), (22, -38), (0, -32)], Ink.LEAF)
    )
    return (
        drawn
        + line("M0 -42V-52", Ink.FOREST, 4)
        + "".join(circle(x, y, 2, Ink.YELLOW_L) for x, y in ((-12, -26), (0, -24), (12, -26), (-6, -14), (7, -14)))
    )


def _kettle() -> str:
    drawn = (
        path("M-26 0C-38 -44 30 -44 22 0Z", Ink.VIOLET)
        + path("M2 0V-33C26 -30 28 -12 22 0Z", Ink.PLUM)
        + line("M-22 -26Q-2 -64 18 -26", Ink.GOLD, 5)
        + polygon([(18, -14), (38, -34), (42, -28), (24, -2)], Ink.LILAC)
        + circle(-2, -36, 5, Ink.GOLD)
    )
    return drawn + vapour(42, -38, 20, Ink.CREAM, 4)


LARDER: Mapping[str, Motif] = MappingProxyType(
    {
        "window-box": small(_window_box),
        "jam-jar": small(_jam),
        "strawberry": small(_strawberry),
        "kettle": small(_kettle),
    }
)
