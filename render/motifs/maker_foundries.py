"""Where the Makers pour and raise: a foundry and a cathedral."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, SHADE, chimney, doors, large, leaning, wall
from render.motifs.motif import Motif
from render.motifs.parts import arch, gable
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _night_foundry() -> str:
    """A crucible pouring fire between chimneys."""
    drawn = (
        "".join(chimney(x, tall) for x, tall in ((-122, 150), (122, 170)))
        + rect(-110, -206, 220, 14, EAVES)
        + rect(-110, -206, 14, 208, EAVES)
        + rect(96, -206, 14, 208, EAVES)
    )
    drawn += (
        line("M-30 -194V-166M30 -194V-166", Ink.SLATE_D, 6)
        + path("M12 -132C40 -120 40 -80 40 -14H58C60 -90 60 -132 34 -150Z", Ink.TANGERINE)
        + path("M22 -136C46 -120 46 -80 46 -14H53C54 -90 52 -126 32 -144Z", Ink.YELLOW_L)
    )
    pot = (
        path("M-58 -44H58L40 44H-40Z", Ink.DIM)
        + path("M-58 -44H4V44H-40Z", Ink.DIM_EDGE)
        + rect(-64, -52, 128, 16, Ink.SLATE)
        + rect(-52, -50, 104, 8, Ink.YELLOW_L)
    )
    drawn += (
        leaning(-14, -140, 24, pot)
        + path("M-8 2C-8 -40 104 -40 104 2Z", Ink.TANGERINE)
        + path("M16 2C18 -24 84 -24 84 2Z", Ink.YELLOW_L)
    )
    return (
        drawn
        + "".join(
            circle(x, y, r, Ink.GOLD_L)
            for x, y, r in ((80, -60, 5), (92, -84, 3.5), (18, -50, 4), (4, -76, 3), (84, -112, 3))
        )
        + wall(-72, 70, 40)
        + doors(-72, 2, 18, 26, 30)
    )


def _crane(x: float, tall: float, reach: float) -> str:
    """A building crane bowing to one side."""
    back = x - reach * 0.35
    drawn = line(
        f"M{x} 0V{-tall}M{back:.0f} {-tall}H{x + reach}M{x + reach} {-tall}L{x} {-tall - 22}L{back:.0f} {-tall}",
        Ink.GOLD,
        6,
    )
    return (
        drawn
        + line(f"M{x + reach * 0.84:.0f} {-tall}v38", Ink.INK, 3)
        + rect(x + reach * 0.84 - 9, -tall + 36, 18, 15, Ink.BRICK)
        + rect(x - reach * 0.35 - 9, -tall, 18, 17, EAVES)
    )


def _crane_cathedral() -> str:
    """A cathedral whose spires are cranes."""
    drawn = _crane(-66, 196, -62) + _crane(66, 196, 62) + _crane(8, 240, 74)
    drawn += (
        wall(-68, 64, 158)
        + wall(68, 64, 158)
        + wall(0, 90, 128)
        + gable(0, -126, 96, 58)
        + circle(0, -114, 25, Ink.GOLD)
        + circle(0, -114, 18, Ink.ROSE)
    )
    drawn += (
        "".join(leaning(0, -114, 45 * i, rect(-1.5, -19, 3, 19, Ink.BRASS_D)) for i in range(8))
        + arch(0, 0, 48, 74, EAVES)
        + arch(0, 0, 34, 62)
    )
    drawn += "".join(arch(x, -62, 20, 66, EAVES) + arch(x, -64, 12, 56) + arch(x, 0, 20, 40, EAVES) for x in (-68, 68))
    return (
        drawn
        + rect(-102, -164, 68, 9, Ink.GOLD)
        + rect(34, -164, 68, 9, Ink.GOLD)
        + polygon([(-140, 0), (-100, -90), (-100, 0)], SHADE)
        + polygon([(140, 0), (100, -90), (100, 0)], EAVES)
    )


MAKER_FOUNDRIES: Mapping[str, Motif] = MappingProxyType(
    {
        "pouring-foundry": large(_night_foundry),
        "crane-cathedral": large(_crane_cathedral),
    }
)
