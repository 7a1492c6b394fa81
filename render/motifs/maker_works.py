"""The works of the Makers: factories, foundries and banks, with brass on all that moves."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, ROOF, SHADE, chimney, doors, gear, large, leaning, wall
from render.motifs.motif import Motif
from render.motifs.parts import arch, block, gable, ring
from render.theme import Ink
from render.vector import circle, line, polygon, rect


def _flatpack() -> str:
    """A factory half unfolded, its last wall still lying down."""
    drawn = polygon([(-150, 2), (-72, 2), (-72, -100), (-138, -56)], SHADE) + line(
        "M-138 -56L-72 -100", Ink.CREAM, 4, 1, "8 8"
    )
    drawn += polygon([(150, -4), (76, 2), (76, -104), (150, -148)], ROOF) + polygon(
        [(76, -104), (150, -148), (150, -138), (76, -94)], Ink.GOLD
    )
    drawn += rect(-74, -106, 150, 108, LIT) + "".join(
        polygon([(-74 + 50 * i, -106), (-24 + 50 * i, -146), (-24 + 50 * i, -106)], SHADE)
        + polygon([(-74 + 50 * i, -106), (-24 + 50 * i, -146), (-34 + 50 * i, -106)], ROOF)
        for i in range(3)
    )
    drawn += (
        rect(-58, -84, 44, 30, Ink.GOLD_L, 2)
        + rect(12, -84, 44, 30, Ink.GOLD_L, 2)
        + line("M-36 -84v30M34 -84v30", EAVES, 4)
        + rect(-26, -38, 52, 40, EAVES)
    )
    drawn += (
        polygon([(-76, -168), (76, -220), (106, -206), (-40, -152)], EAVES)
        + polygon([(-76, -168), (76, -220), (84, -216), (-66, -163)], Ink.GOLD)
        + line("M-20 -152V-128M44 -176V-140", Ink.CREAM, 4, 1, "7 7")
    )
    return drawn + line("M108 -30v-26h14M108 -56l20 0", Ink.SLATE, 7) + ring(-108, -34, 8, 4, Ink.GOLD)


def _clock_tower() -> str:
    """A clock tower among chimneys."""
    drawn = "".join(chimney(x, tall) for x, tall in ((-104, 128), (-68, 164), (104, 140)))
    drawn += (
        wall(0, 96, 192)
        + gable(0, -192, 114, 60)
        + line("M0 -250v-22", Ink.GOLD, 5)
        + gear(0, -140, 46)
        + circle(0, -140, 33, Ink.CREAM)
    )
    drawn += (
        "".join(leaning(0, -140, 30 * i, rect(-2, -30, 4, 7 if i % 3 else 10, Ink.INK)) for i in range(12))
        + line("M0 -140V-164M0 -140L-9 -156", Ink.INK, 5)
        + circle(0, -140, 4, Ink.BRICK)
    )
    return (
        drawn
        + rect(-130, -54, 84, 56, ROOF)
        + rect(46, -54, 92, 56, EAVES)
        + rect(-130, -58, 84, 7, Ink.GOLD)
        + rect(46, -58, 92, 7, Ink.GOLD)
        + doors(0, 3, 18, 54, 28)
    )


def _sprocket_bank() -> str:
    """A bank on pillars of gears."""
    drawn = (
        rect(-128, -112, 256, 114, EAVES)
        + arch(0, 0, 50, 82, Ink.GOLD)
        + circle(0, -42, 15, Ink.BRASS_D)
        + "".join(leaning(0, -42, 60 * i, rect(-2, -22, 4, 12, Ink.BRASS_D)) for i in range(6))
    )
    for x in (-106, -58, 58, 106):
        drawn += rect(x - 10, -110, 20, 112, SHADE) + "".join(
            gear(x, -14 - 28 * i, 18, Ink.GOLD if i % 2 else LIT, EAVES) for i in range(4)
        )
    drawn += (
        rect(-142, -128, 284, 18, Ink.CREAM)
        + polygon([(-142, -128), (0, -204), (142, -128)], LIT)
        + polygon([(4, -202), (0, -204), (142, -128), (4, -128)], SHADE)
    )
    return (
        drawn
        + gear(0, -158, 32)
        + circle(0, -158, 14, Ink.GOLD_L)
        + rect(-146, -10, 292, 14, SHADE)
        + rect(-146, -10, 292, 5, Ink.GOLD_L)
    )


def _blueprint_nursery() -> str:
    """Seedling buildings in pots before a blue plan."""
    drawn = (
        rect(-118, -226, 236, 158, Ink.BLUE_D)
        + "".join(line(f"M-118 {y}H118", Ink.BLUE, 2) for y in range(-206, -70, 20))
        + "".join(line(f"M{x} -226V-68", Ink.BLUE, 2) for x in range(-98, 118, 20))
    )
    drawn += line(
        "M-46 -84V-150L0 -206L46 -150V-84ZM-46 -150H46M0 -206V-84M-18 -84V-110A18 18 0 0 1 18 -110V-84", Ink.CREAM, 4
    ) + rect(-126, -232, 252, 12, Ink.BRASS, 6)
    for x, tall, spire in ((-92, 46, 34), (0, 26, 20), (92, 58, 40)):
        drawn += (
            block(x, -44, 34, tall)
            + gable(x, -44 - tall, 42, spire)
            + arch(x, -44, 14, 22)
            + line(f"M{x - 17} -52q-20 -4 -22 -20M{x + 17} -52q20 -4 22 -20", Ink.LEAF, 6)
        )
        drawn += (
            polygon([(x - 26, 2), (x - 34, -42), (x + 34, -42), (x + 26, 2)], Ink.RUST)
            + polygon([(x - 26, 2), (x - 34, -42), (x, -42), (x, 2)], Ink.MAKER)
            + rect(x - 39, -50, 78, 12, Ink.TANGERINE, 3)
        )
    return drawn


MAKER_WORKS: Mapping[str, Motif] = MappingProxyType(
    {
        "unfolding-factory": large(_flatpack),
        "clock-tower": large(_clock_tower),
        "sprocket-bank": large(_sprocket_bank),
        "blueprint-nursery": large(_blueprint_nursery),
    }
)
