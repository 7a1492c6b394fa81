"""Where the Collective cooks and lends."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, ROOF, SHADE, large, leaning, vapour, windows
from render.motifs.motif import Motif
from render.motifs.parts import arch, ring
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _ladle(x: float, y: float, lean: float) -> str:
    body = rect(-4, -84, 8, 96, Ink.UMBER, 4) + rect(-4, -84, 4, 96, Ink.DUNE, 3)
    return leaning(x, y, lean, body + circle(0, -88, 10, Ink.DUNE))


def _shared_kitchen() -> str:
    """A pot as large as a house, with a door, on a ring of fire."""
    drawn = "".join(_ladle(x, -166, lean) for x, lean in ((-70, -30), (-34, -14), (36, 16), (72, 32))) + vapour(
        0, -186, 80
    )
    drawn += path("M-116 -168H116C118 -60 96 -22 62 -20H-62C-96 -22 -118 -60 -116 -168Z", SHADE) + path(
        "M-116 -168H4V-20H-62C-96 -22 -118 -60 -116 -168Z", LIT
    )
    drawn += (
        rect(-128, -182, 256, 22, ROOF, 8)
        + rect(0, -182, 128, 22, EAVES, 8)
        + rect(-96, -178, 192, 8, Ink.TANGERINE, 4)
        + ring(-132, -128, 18, 9, EAVES)
        + ring(132, -128, 18, 9, EAVES)
    )
    drawn += windows(0, -138, 4, 1, 40) + arch(0, -20, 46, 66, Ink.BRICK) + arch(0, -20, 34, 56)
    flame = "M{0} 2q-16 -20 0 -40q4 14 12 10q2 -8 0 -14q18 18 6 44Z"
    return drawn + "".join(path(flame.format(x), Ink.TANGERINE if x % 40 else Ink.GOLD) for x in range(-90, 91, 30))


def _lending_shelf() -> str:
    """Three shelves of what is lent: books, a kettle, a saw, a lamp."""
    drawn = (
        rect(-120, -212, 240, 214, EAVES)
        + rect(-128, -226, 256, 18, LIT)
        + rect(-128, -226, 256, 6, Ink.GOLD)
        + "".join(rect(x, -208, 14, 210, SHADE) for x in (-124, 110))
    )
    drawn += "".join(rect(-112, y, 224, 10, LIT) for y in (-148, -78, -8))
    for x, tall, ink in (
        (-98, 46, Ink.VERMILION),
        (-80, 52, Ink.GOLD),
        (-62, 42, Ink.VIOLET),
        (-44, 50, Ink.CREAM),
        (62, 50, Ink.ROSE),
        (80, 42, Ink.GOLD),
        (98, 48, Ink.MINT),
    ):
        drawn += rect(x - 8, -148 - tall, 16, tall, ink, 2) + rect(x, -148 - tall, 8, tall, Ink.INK, 2, 0.16)
    drawn += path("M-6 -148C-22 -192 46 -192 32 -148Z", Ink.TANGERINE) + line(
        "M-4 -174Q14 -204 30 -174M32 -166L46 -178", Ink.BRICK, 6
    )
    drawn += (
        polygon([(-102, -78), (-102, -100), (-22, -126), (-20, -116)], Ink.FOAM)
        + rect(-106, -106, 26, 28, Ink.UMBER, 4)
        + polygon([(6, -78), (14, -112), (50, -112), (58, -78)], Ink.GOLD_L)
        + rect(28, -134, 8, 22, Ink.BRASS)
    )
    drawn += ring(86, -104, 21, 6, Ink.CREAM) + line("M86 -104L98 -116M86 -104V-118", Ink.CREAM, 4)
    drawn += (
        path("M-104 -8v-40a34 20 0 0 1 68 0v40Z", Ink.BRICK)
        + rect(-76, -64, 12, 20, Ink.GOLD)
        + rect(-18, -52, 50, 44, Ink.DUNE, 3)
        + line("M-18 -30H32M7 -52V-8", Ink.UMBER, 4)
    )
    return (
        drawn
        + circle(74, -34, 26, Ink.VERMILION)
        + path("M74 -60A26 26 0 0 1 74 -8Z", Ink.BRICK)
        + line("M50 -42Q74 -28 98 -42", Ink.CREAM, 5)
    )


COLLECTIVE_STORES: Mapping[str, Motif] = MappingProxyType(
    {
        "house-sized-pot": large(_shared_kitchen),
        "lending-shelf": large(_lending_shelf),
    }
)
