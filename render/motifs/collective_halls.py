"""The halls of the Collective: teal walls where all are counted and everybody has a say."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, ROOF, SHADE, doors, flagpole, large, leaning, member, wall, windows
from render.motifs.motif import Motif
from render.motifs.parts import arch, dome
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _rooftop_assembly() -> str:
    """A meeting on a roof, hands up."""
    drawn = (
        wall(0, 250, 106)
        + "".join(arch(x, -24, 30, 56, EAVES) + arch(x, -24, 20, 48) for x in range(-96, 97, 48))
        + rect(-134, -116, 268, 14, Ink.GOLD)
        + "".join(rect(x, -134, 7, 20, LIT) for x in range(-132, 133, 28))
    )
    rows = (
        (-92, Ink.VERMILION, Ink.CHESTNUT, True),
        (-48, Ink.GOLD, Ink.WALNUT, True),
        (-4, Ink.VIOLET, Ink.PEACH, False),
        (40, Ink.BRICK, Ink.WALNUT, True),
        (86, Ink.ROSE, Ink.WHEAT, True),
    )
    drawn += "".join(member(x, -116, ink, skin, raised) for x, ink, skin, raised in rows)
    drawn += "".join(member(x, -104, EAVES, Ink.WALNUT, False) for x in (-114, -70)) + rect(
        -134, -116, 268, 8, Ink.GOLD
    )
    return (
        drawn
        + rect(108, -196, 34, 30, ROOF)
        + polygon([(104, -196), (125, -220), (146, -196)], EAVES)
        + line("M112 -166V-116M138 -166V-116", EAVES, 5)
        + flagpole(-128, -116, 112)
    )


def _round_halls() -> str:
    """Round halls joined by bridges."""
    drawn = ""
    for x, tall, wide in ((-98, 116, 72), (98, 132, 72), (0, 190, 96)):
        drawn += (
            wall(x, wide, tall) + dome(x, -tall, wide / 2) + rect(x - wide / 2 - 5, -tall, wide + 10, 7, Ink.GOLD_L)
        )
        drawn += (
            circle(x, -tall + 32, 16, Ink.GOLD_L)
            + circle(x, -tall + 32, 9, Ink.VERMILION)
            + windows(x, -tall + 60, 2, 2, 22)
        )
    for side in (-1, 1):
        drawn += path(
            f"M{side * 46} -66Q{side * 60} -90 {side * 66} -66v12Q{side * 60} -74 {side * 46} -54Z", Ink.VERMILION
        )
    return drawn + flagpole(0, -238, 30, Ink.GOLD) + doors(0, 1, 34, 52, 0)


def _hand(x: float, base: float, ink: str, mirrored: bool) -> str:
    """A great open hand on a sleeve."""
    fingers = "".join(rect(-26 + 13 * i, -78 - (0, 9, 7, -3)[i], 11, 46, ink, 5.5) for i in range(4))
    body = (
        rect(-24, -30, 46, 32, Ink.VERMILION, 4)
        + rect(-26, -36, 50, 9, Ink.GOLD, 3)
        + rect(-26, -56, 50, 26, ink, 8)
        + fingers
        + leaning(26, -42, 42, rect(-6, -34, 12, 36, ink, 6))
    )
    return f'<g transform="translate({x} {base}) scale({-1 if mirrored else 1} 1)">{body}</g>'


def _many_hands() -> str:
    """A depot that hands hold up its load."""
    drawn = (
        wall(0, 264, 66)
        + rect(-140, -76, 280, 12, Ink.GOLD)
        + "".join(
            rect(x - 28, -52, 56, 54, EAVES, 3) + "".join(line(f"M{x - 26} {y}h52", ROOF, 3) for y in (-42, -30, -18))
            for x in (-88, 0, 88)
        )
    )
    drawn += "".join(
        _hand(x, -74, ink, x > 0)
        for x, ink in ((-108, Ink.WHEAT), (-40, Ink.WALNUT), (40, Ink.PEACH), (108, Ink.CHESTNUT))
    )
    drawn += rect(-136, -172, 272, 14, LIT) + rect(-136, -172, 272, 5, Ink.GOLD_L)
    for x, y, size, ink in (
        (-88, -172, 58, Ink.DUNE),
        (-24, -172, 62, Ink.TANGERINE),
        (52, -172, 74, Ink.DUNE),
        (-56, -230, 46, Ink.SAND),
    ):
        drawn += (
            rect(x - size / 2, y - size, size, size, ink)
            + rect(x + 2, y - size, size / 2 - 2, size, Ink.COCOA, 0, 0.28)
            + line(f"M{x - size / 2 + 4} {y - 4}L{x + size / 2 - 4} {y - size + 4}", Ink.UMBER, 5)
        )
    return drawn


def _bird_house(x: float, y: float, size: float, ink: str) -> str:
    body = (
        rect(-26, -50, 52, 52, ink)
        + rect(2, -50, 24, 52, Ink.INK, 0, 0.2)
        + polygon([(-36, -48), (0, -84), (36, -48)], EAVES)
        + polygon([(-36, -48), (0, -84), (2, -48)], ROOF)
        + circle(0, -28, 13, Ink.INK)
        + line("M0 -6V6", Ink.COCOA, 5)
    )
    return f'<g transform="translate({x} {y}) scale({size})">{body}</g>'


def _foster_bureau() -> str:
    """A tree of nesting boxes with a desk at its foot."""
    drawn = path("M-22 0C-10 -60 -14 -120 -6 -190H14C16 -120 18 -60 34 0Z", Ink.COCOA) + path(
        "M-22 0C-10 -60 -14 -120 -6 -190H2C2 -110 0 -60 2 0Z", Ink.UMBER
    )
    drawn += line("M4 -96Q50 -100 84 -128M2 -130Q-50 -130 -86 -160M6 -160Q40 -180 52 -214", Ink.COCOA, 13)
    drawn += "".join(
        circle(x, y, r, ink)
        for x, y, r, ink in (
            (-84, -186, 40, ROOF),
            (4, -226, 48, ROOF),
            (84, -170, 42, SHADE),
            (44, -216, 36, SHADE),
            (-40, -214, 40, LIT),
            (-96, -194, 22, LIT),
        )
    )
    drawn += (
        _bird_house(-82, -120, 1, Ink.VERMILION)
        + _bird_house(82, -92, 1.05, Ink.GOLD)
        + _bird_house(6, -158, 0.9, Ink.CREAM)
        + _bird_house(-62, -32, 0.8, Ink.ROSE)
    )
    return (
        drawn
        + circle(82, -120, 9, Ink.BLUE)
        + polygon([(88, -123), (100, -118), (88, -115)], Ink.GOLD)
        + rect(24, -44, 108, 12, LIT)
        + rect(34, -34, 12, 36, SHADE)
        + rect(112, -34, 12, 36, SHADE)
        + rect(60, -56, 44, 12, Ink.CREAM)
        + rect(64, -66, 36, 10, Ink.PARCHMENT)
    )


COLLECTIVE_HALLS: Mapping[str, Motif] = MappingProxyType(
    {
        "rooftop-meeting": large(_rooftop_assembly),
        "round-halls": large(_round_halls),
        "hands-holding-crates": large(_many_hands, 1.28),
        "nesting-box-tree": large(_foster_bureau),
    }
)
