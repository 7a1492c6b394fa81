"""What works upon a roof: boilers, buttresses, buckets, scaffolds and a balloon, seen from near."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, ROOF, SHADE, large, vapour
from render.motifs.motif import Motif
from render.motifs.parts import block, gable
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _coin(x: float, y: float, size: float) -> str:
    return (
        circle(x, y, size, Ink.BRASS)
        + circle(x - size * 0.1, y - size * 0.1, size * 0.86, Ink.GOLD)
        + circle(x, y, size * 0.5, Ink.GOLD_L)
    )


def _coin_boiler() -> str:
    """A boiler fed with coins."""
    drawn = (
        rect(62, -236, 30, 130, EAVES)
        + rect(56, -242, 42, 12, Ink.GOLD)
        + vapour(78, -248, 40)
        + rect(-110, -160, 220, 134, SHADE, 60)
        + rect(-110, -160, 130, 134, LIT, 60)
        + "".join(rect(x, -160, 12, 134, Ink.GOLD) for x in (-70, 58))
    )
    drawn += (
        "".join(circle(x + 6, y, 3.5, Ink.BRASS_D) for x in (-70, 58) for y in range(-148, -30, 22))
        + circle(0, -92, 36, Ink.BRASS_D)
        + circle(0, -92, 28, Ink.CREAM)
        + line("M0 -92L16 -108", Ink.BRICK, 6)
        + line("M-20 -84q-4 -20 12 -28", Ink.LEAF, 6)
        + circle(0, -92, 5, Ink.INK)
    )
    drawn += (
        polygon([(-58, -226), (2, -226), (-16, -164), (-40, -164)], Ink.BRASS)
        + polygon([(-58, -226), (-28, -226), (-28, -164), (-40, -164)], Ink.GOLD)
        + _coin(-40, -236, 17)
        + _coin(-12, -240, 15)
        + _coin(-28, -262, 15)
    )
    return (
        drawn
        + rect(-90, -26, 26, 28, EAVES)
        + rect(64, -26, 26, 28, EAVES)
        + _coin(-118, -10, 14)
        + _coin(112, -12, 16)
        + _coin(132, -8, 11)
        + _coin(118, -34, 12)
    )


def _buttress() -> str:
    """A flying buttress with its chest out and a medal on it."""
    drawn = (
        rect(70, -226, 80, 228, SHADE)
        + rect(70, -226, 22, 228, LIT)
        + "".join(rect(112, y, 20, 44, Ink.GOLD_L, 10) for y in (-196, -116))
    )
    drawn += path("M-96 2V-170Q-30 -226 76 -226V-176Q4 -176 -26 -112Q-44 -60 -40 2Z", LIT) + path(
        "M-60 2V-150Q-6 -204 76 -206V-176Q4 -176 -26 -112Q-44 -60 -40 2Z", SHADE
    )
    drawn += (
        path("M-104 -170L-70 -248L-36 -190Q-60 -186 -104 -170Z", ROOF)
        + circle(-70, -250, 9, Ink.GOLD)
        + rect(-106, -12, 76, 14, EAVES)
        + rect(-104, -112, 20, 10, EAVES)
    )
    drawn += (
        path("M-104 -132q-24 40 8 66", SHADE)
        + line("M-88 -150q-10 4 -16 0", EAVES, 5)
        + circle(-78, -156, 5, Ink.INK)
        + line("M-96 -138q10 8 20 2", EAVES, 5)
    )
    return (
        drawn
        + polygon([(-86, -118), (-66, -118), (-70, -86), (-82, -86)], Ink.VERMILION)
        + circle(-76, -76, 16, Ink.GOLD)
        + circle(-76, -76, 9, Ink.GOLD_L)
    )


def _scaffold_crown() -> str:
    """Scaffolding with five points and a globe on each, like a crown."""
    drawn = block(0, 0, 150, 70) + gable(0, -70, 170, 40)
    poles = "".join(
        line(f"M{x * 0.84:.0f} 2L{x} {-y}", Ink.UMBER, 8)
        for x, y in ((-132, 196), (-66, 164), (0, 216), (66, 164), (132, 196))
    )
    rails = "".join(
        rect(-122 - i * 6, -52 - 52 * i, 244 + 12 * i, 10, Ink.DUNE, 3)
        + rect(-122 - i * 6, -44 - 52 * i, 244 + 12 * i, 4, Ink.UMBER)
        for i in range(3)
    )
    drawn += (
        poles
        + rails
        + line("M-114 -44L-70 -96M70 -96L114 -44M-120 -98L-72 -148M72 -148L120 -98", Ink.UMBER, 5)
        + line("M-128 -152L-100 -196L-66 -152L-34 -150L0 -216L34 -150L66 -152L100 -196L128 -152", Ink.GOLD, 7)
    )
    return (
        drawn
        + "".join(
            circle(x, -y, 13, Ink.VERMILION) + circle(x - 3, -y - 3, 5, Ink.ROSE)
            for x, y in ((-132, 202), (-66, 168), (0, 224), (66, 168), (132, 202))
        )
        + circle(-34, -66, 9, Ink.CHESTNUT)
        + path("M-46 -68a12 11 0 0 1 24 0Z", Ink.GOLD)
    )


ROOF_WORKS: Mapping[str, Motif] = MappingProxyType(
    {
        "coin-boiler": large(_coin_boiler),
        "proud-buttress": large(_buttress),
        "scaffold-crown": large(_scaffold_crown),
    }
)
