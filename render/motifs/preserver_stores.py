"""Where the Preservers keep things: doors, seeds and pickles."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, ROOF, SHADE, large, leaning, wall
from render.motifs.moods import Tint
from render.motifs.motif import Motif
from render.motifs.parts import arch
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _attic_of_doors() -> str:
    """A gable all of doors."""
    drawn = (
        wall(0, 200, 64)
        + polygon([(-122, -62), (0, -226), (122, -62)], EAVES)
        + polygon([(-98, -66), (0, -200), (98, -66)], SHADE)
    )
    rows = (
        (-62, (Ink.VERMILION, Ink.GOLD, Ink.TEAL, Ink.VIOLET)),
        (-112, (Ink.CREAM, Ink.BRICK, Ink.LEAF)),
        (-2, (Ink.TEAL, Ink.ROSE, Ink.NAVY, Ink.GOLD, Ink.FOREST)),
    )
    for y, inks in rows:
        for index, ink in enumerate(inks):
            x = (index - (len(inks) - 1) / 2) * 40
            drawn += rect(x - 15, y - 46, 30, 46, ink, 3) + rect(x, y - 46, 15, 46, Ink.INK, 3, 0.16)
            drawn += rect(x - 9, y - 40, 18, 14, Ink.CREAM, 2, 0.35) + circle(x + 9, y - 20, 2.6, Ink.INK)
    return (
        drawn
        + circle(0, -172, 11, Ink.GOLD_L)
        + rect(-104, -68, 208, 7, Ink.GOLD)
        + rect(66, -190, 22, 62, SHADE)
        + rect(62, -194, 30, 8, Ink.GOLD)
    )


def _seed_vault() -> str:
    """A round door of brass in a hill."""
    drawn = path("M-150 2C-128 -150 -60 -196 0 -196C60 -196 128 -150 150 2Z", Tint.FAR) + path(
        "M-150 2C-128 -150 -60 -196 0 -196C-30 -150 -84 -80 -96 2Z", ROOF
    )
    drawn += (
        circle(0, -86, 84, EAVES)
        + circle(0, -86, 72, Ink.BRASS)
        + circle(-4, -90, 64, Ink.GOLD)
        + circle(0, -86, 48, Ink.BRASS_D)
    )
    drawn += "".join(leaning(0, -86, 45 * index, rect(-5, -70, 10, 26, Ink.GOLD_L, 4)) for index in range(8))
    drawn += path(
        "M0 -58C-2 -86 -6 -94 -30 -100C-28 -122 -4 -116 0 -94C4 -122 30 -122 32 -104C8 -98 2 -86 4 -58Z", Ink.LEAF
    )
    drawn += circle(2, -54, 13, Ink.COCOA)
    return drawn + line(
        "M-52 -190q-8 -20 -20 -22M-52 -190q4 -22 16 -26M66 -186q-4 -18 -16 -22M66 -186q6 -16 18 -18", ROOF, 6
    )


def _jar(x: float, base: float, size: float, inks: tuple[str, str], lid: str = Ink.GOLD) -> str:
    """A jar with something in it."""
    drawn = rect(x - size * 0.36, base - size, size * 0.72, size, Ink.FOAM, 10) + rect(
        x - size * 0.3, base - size * 0.8, size * 0.6, size * 0.74, inks[0], 8
    )
    drawn += "".join(
        circle(x + size * dx, base - size * dy, size * 0.13, inks[1])
        for dx, dy in ((-0.13, 0.2), (0.13, 0.26), (-0.1, 0.5), (0.14, 0.54))
    )
    return (
        drawn
        + rect(x - size * 0.36, base - size * 1.08, size * 0.72, size * 0.16, lid, 4)
        + rect(x - size * 0.25, base - size * 0.84, size * 0.07, size * 0.66, Ink.WHITE, 4, 0.7)
    )


def _pickle_cellar() -> str:
    """Great jars under brick vaults."""
    drawn = path("M-146 2V-132Q-146 -196 -82 -196H82Q146 -196 146 -132V2Z", SHADE) + path(
        "M-146 2V-132Q-146 -196 -82 -196H4V2Z", LIT
    )
    drawn += (
        arch(-70, 2, 124, 158, EAVES)
        + arch(70, 2, 124, 158, EAVES)
        + rect(-14, -104, 28, 106, ROOF)
        + rect(-18, -108, 36, 8, Ink.GOLD)
    )
    drawn += rect(-126, -12, 114, 8, Ink.UMBER) + rect(12, -12, 114, 8, Ink.UMBER)
    drawn += _jar(-92, -12, 74, (Ink.LEAF, Ink.FOREST)) + _jar(-42, -12, 96, (Ink.GOLD, Ink.TANGERINE), Ink.BRICK)
    drawn += _jar(44, -12, 92, (Ink.ROSE, Ink.RED)) + _jar(96, -12, 72, (Ink.LILAC, Ink.VIOLET), Ink.BRICK)
    return drawn + rect(-22, -214, 44, 20, ROOF) + line("M-60 -196v-18M60 -196v-18", EAVES, 8)


PRESERVER_STORES: Mapping[str, Motif] = MappingProxyType(
    {
        "gable-of-doors": large(_attic_of_doors),
        "seed-vault": large(_seed_vault),
        "jar-cellar": large(_pickle_cellar),
    }
)
