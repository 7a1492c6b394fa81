"""What stands on a table, and the table, each in a frame of 60."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import leaning, small, vapour
from render.motifs.motif import Motif
from render.motifs.parts import oval, ring
from render.theme import Ink
from render.vector import circle, line, path, rect


def _tureen() -> str:
    drawn = (
        path("M-32 -30H32Q28 -6 12 -6H-12Q-28 -6 -32 -30Z", Ink.WHITE)
        + path("M2 -30H32Q28 -6 12 -6H2Z", Ink.MIST)
        + rect(-16, -6, 32, 6, Ink.SLATE, 3)
        + path("M-28 -34Q0 -60 28 -34Z", Ink.LEAF)
        + path("M2 -47Q16 -46 28 -34H4Z", Ink.FOREST)
        + circle(0, -50, 5, Ink.GOLD)
    )
    return drawn + ring(-36, -24, 6, 4, Ink.MIST) + ring(36, -24, 6, 4, Ink.SLATE) + vapour(20, -50, 16, Ink.CREAM, 3.5)


def _clockwork_pie() -> str:
    gearing = (
        "".join(leaning(4, -34, 45 * i, rect(-3, -22, 6, 10, Ink.GOLD)) for i in range(8))
        + circle(4, -34, 14, Ink.GOLD)
        + circle(4, -34, 6, Ink.BRASS_D)
    )
    return (
        gearing
        + path("M-30 -22Q0 -46 30 -22Z", Ink.WHEAT)
        + path("M2 -34Q18 -32 30 -22H4Z", Ink.DUNE)
        + path("M-32 -22H32L24 0H-24Z", Ink.STEEL)
        + path("M2 -22H32L24 0H2Z", Ink.HARBOUR)
        + line("M32 -12h10v-8", Ink.BRASS, 4)
    )


def _sugar_cup() -> str:
    heap = path("M-18 -32Q0 -58 18 -32Z", Ink.WHITE)
    return (
        heap
        + path("M-24 -34H20L16 0H-20Z", Ink.VERMILION)
        + path("M0 -34H20L16 0H0Z", Ink.BRICK)
        + line("M20 -28q16 0 14 11t-16 9", Ink.VERMILION, 5)
        + rect(-22, -20, 40, 5, Ink.CREAM)
    )


def _labelled_jar() -> str:
    drawn = (
        rect(-20, -44, 40, 44, Ink.FOAM, 8)
        + rect(-15, -36, 30, 33, Ink.LEAF, 6)
        + rect(4, -36, 11, 33, Ink.FOREST, 6)
        + rect(-22, -54, 44, 12, Ink.GOLD, 3)
    )
    return drawn + rect(-16, -26, 32, 16, Ink.CREAM, 2) + line("M-11 -20H11M-11 -15H4", Ink.NEUTRAL, 2.5)


def _round_table() -> str:
    heads = "".join(
        circle(x, -34, 8, skin) + path(f"M{x - 11} -14q0 -13 11 -13t11 13Z", ink)
        for x, skin, ink in ((-26, Ink.CHESTNUT, Ink.VERMILION), (0, Ink.PEACH, Ink.GOLD), (26, Ink.WALNUT, Ink.VIOLET))
    )
    return heads + oval(0, -12, 42, 10, Ink.DUNE) + rect(-6, -6, 12, 7, Ink.UMBER)


TABLEWARE: Mapping[str, Motif] = MappingProxyType(
    {
        "soup-tureen": small(_tureen),
        "clockwork-pie": small(_clockwork_pie),
        "cup-of-sugar": small(_sugar_cup),
        "labelled-jar": small(_labelled_jar),
        "round-table": small(_round_table),
    }
)
