"""Streets of the Collective: a tram on a rope, and the washing."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, ROOF, SHADE, large, wall, windows
from render.motifs.motif import Motif
from render.motifs.parts import arch, gable
from render.theme import Ink
from render.vector import circle, line, path, rect


def _rope_tram() -> str:
    """A viaduct with a tram pulled along a rope."""
    drawn = rect(-150, -92, 300, 94, SHADE) + rect(-150, -92, 300, 10, LIT)
    for index in range(4):
        left = -146 + index * 75
        drawn += (
            path(f"M{left} 2v-44a32 34 0 0 1 64 0v44Z", EAVES)
            + path(f"M{left + 7} 2v-42a28 30 0 0 1 57 0v42Z", ROOF)
            + rect(left - 9, -84, 8, 86, LIT)
        )
    drawn += (
        line("M-150 -208Q0 -190 150 -216", Ink.DUNE, 6)
        + line("M-122 -92V-212M122 -92V-218", EAVES, 9)
        + line("M-34 -200V-168M34 -200V-168", Ink.INK, 5)
    )
    drawn += (
        rect(-84, -170, 168, 76, Ink.VERMILION, 16)
        + rect(-84, -126, 168, 32, Ink.BRICK, 12)
        + rect(-84, -130, 168, 8, Ink.CREAM)
    )
    drawn += (
        "".join(rect(x - 16, -160, 32, 26, Ink.GOLD_L, 5) for x in (-56, -18, 20, 58))
        + circle(-48, -92, 11, Ink.INK)
        + circle(48, -92, 11, Ink.INK)
    )
    return drawn + "".join(
        circle(x, -144, 7, ink) + rect(x - 9, -138, 18, 8, EAVES, 3)
        for x, ink in ((-56, Ink.CHESTNUT), (20, Ink.WALNUT), (58, Ink.UMBER))
    )


def _shirt(x: float, y: float, ink: str, size: float = 1.0) -> str:
    body = (
        path("M-24 0H24L36 18L24 26V62H-24V26L-36 18Z", ink)
        + path("M2 0H24L36 18L24 26V62H2Z", Ink.INK, 0.16)
        + path("M-9 0Q0 12 9 0Z", EAVES)
    )
    return f'<g transform="translate({x} {y}) scale({size})">{body}</g>'


def _laundry() -> str:
    """Two gables with the street's washing between them."""
    drawn = "".join(
        wall(x, 82, 176) + gable(x, -176, 100, 52) + windows(x, -158, 2, 3, 34) + arch(x, 0, 28, 44)
        for x in (-112, 112)
    )
    drawn += line("M-74 -164Q0 -146 74 -164M-74 -84Q0 -62 74 -84", Ink.CREAM, 4)
    drawn += _shirt(-40, -158, Ink.VERMILION, 0.9) + _shirt(32, -158, Ink.GOLD, 0.9) + rect(-6, -154, 6, 8, Ink.UMBER)
    drawn += (
        rect(-62, -80, 36, 46, Ink.WHITE, 2)
        + line("M-62 -66h36", Ink.VIOLET, 6)
        + path("M-14 -76H18V-40L12 -22H4V-52H0V-22H-8L-14 -40Z", Ink.HARBOUR)
    )
    return (
        drawn
        + path("M34 -78H52V-48q0 8 12 8v10H44q-10 0 -10 -10Z", Ink.ROSE)
        + rect(34, -70, 18, 6, Ink.CREAM)
        + path("M-30 2L-38 -20H38L30 2Z", Ink.DUNE)
        + circle(-12, -22, 12, Ink.WHITE)
        + circle(12, -24, 14, Ink.LILAC)
    )


COLLECTIVE_STREETS: Mapping[str, Motif] = MappingProxyType(
    {
        "rope-tram": large(_rope_tram),
        "washing-lines": large(_laundry),
    }
)
