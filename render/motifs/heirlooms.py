"""What the grander faces have beside them: seals, watches, soup and stairs, each in a frame of 60."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import leaning, small
from render.motifs.motif import Motif
from render.motifs.parts import ring
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _puppy() -> str:
    drawn = (
        path("M-22 0C-28 -30 20 -34 22 0Z", Ink.DUNE)
        + circle(4, -36, 17, Ink.SAND)
        + path("M-12 -48C-26 -46 -24 -26 -14 -24Z", Ink.UMBER)
        + path("M18 -48C34 -46 30 -26 20 -24Z", Ink.UMBER)
        + line("M-22 -8q-14 -4 -12 -18", Ink.DUNE, 6)
    )
    return (
        drawn
        + circle(-1, -39, 2.6, Ink.INK)
        + circle(11, -39, 2.6, Ink.INK)
        + circle(5, -31, 4, Ink.INK)
        + polygon([(-8, -20), (4, -14), (-8, -8)], Ink.VERMILION)
        + polygon([(16, -20), (4, -14), (16, -8)], Ink.VERMILION)
    )


def _big_scissors() -> str:
    blade = polygon([(-4, 6), (-9, -38), (5, 0)], Ink.FOAM) + polygon([(4, 6), (9, -38), (-5, 0)], Ink.SLATE)
    return leaning(0, -20, 24, blade + ring(-11, 14, 9, 5, Ink.GOLD) + ring(11, 14, 9, 5, Ink.GOLD)) + line(
        "M-30 -30Q-14 -44 0 -38T34 -48", Ink.VERMILION, 7
    )


def _treaty() -> str:
    drawn = (
        rect(-22, -54, 44, 50, Ink.PAPER)
        + rect(-28, -60, 56, 10, Ink.SAND, 5)
        + rect(-28, -8, 56, 10, Ink.DUNE, 5)
        + line("M-14 -42H14M-14 -34H14M-14 -26H6", Ink.NEUTRAL, 3)
    )
    return (
        drawn
        + circle(6, -14, 9, Ink.GOLD)
        + "".join(leaning(6, -14, 45 * i, rect(-1.5, -15, 3, 6, Ink.GOLD)) for i in range(8))
    )


def _ledger_and_pencil() -> str:
    drawn = (
        rect(-28, -44, 46, 44, Ink.BRICK, 3)
        + rect(-22, -40, 40, 36, Ink.CREAM)
        + rect(-28, -44, 9, 44, Ink.WINE, 3)
        + line("M-12 -30H12M-12 -22H12M-12 -14H6", Ink.NEUTRAL, 2.5)
    )
    return drawn + leaning(
        22,
        -28,
        24,
        rect(-5, -30, 10, 44, Ink.GOLD)
        + rect(0, -30, 5, 44, Ink.BRASS)
        + polygon([(-5, 14), (0, 28), (5, 14)], Ink.PEACH)
        + rect(-5, -36, 10, 8, Ink.ROSE, 3),
    )


def _files() -> str:
    return "".join(
        rect(-30 + (i % 2) * 4, -11 - 11 * i, 58, 10, ink, 2)
        + rect(14 + (i % 2) * 4, -14 - 11 * i, 12, 5, ink, 1)
        + rect(-24 + (i % 2) * 4, -8 - 11 * i, 20, 4, Ink.CREAM)
        for i, ink in enumerate((Ink.DUNE, Ink.ROSE, Ink.MINT, Ink.SAND, Ink.LILAC))
    )


def _stairs() -> str:
    drawn = "".join(
        rect(-32 + 14 * i, -13 * (i + 1), 64 - 14 * i, 13, Ink.CREAM if i % 2 else Ink.SAND)
        + rect(-32 + 14 * i, -13 * (i + 1), 64 - 14 * i, 3, Ink.VERMILION)
        for i in range(4)
    )
    return drawn + line("M-30 -28L20 -76M-30 -28V-4", Ink.BRASS, 4)


def _garden_fence() -> str:
    pickets = "".join(
        polygon([(x - 6, 0), (x - 6, -36), (x, -46), (x + 6, -36), (x + 6, 0)], Ink.WHITE if x < 0 else Ink.FOAM)
        for x in range(-32, 33, 16)
    )
    return (
        rect(-40, -30, 80, 6, Ink.FOAM)
        + rect(-40, -14, 80, 6, Ink.FOAM)
        + pickets
        + circle(20, -50, 6, Ink.GOLD)
        + circle(32, -50, 6, Ink.MAKER)
    )


HEIRLOOMS: Mapping[str, Motif] = MappingProxyType(
    {
        "puppy": small(_puppy),
        "ribbon-scissors": small(_big_scissors),
        "signed-treaty": small(_treaty),
        "ledger-and-pencil": small(_ledger_and_pencil),
        "files": small(_files),
        "steep-stairs": small(_stairs),
        "garden-fence": small(_garden_fence),
    }
)
