"""Stages and fairs: where people come together to look and listen."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.motif import Motif
from render.motifs.parts import (
    BRASS,
    LINEN,
    WOOD,
    ball,
    bunting,
    columns,
    ring,
    taper,
)
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _puppet_theatre() -> str:
    """A striped booth with a heron on its stage."""
    drawn = rect(-36, -44, 72, 45, Ink.BRICK)
    drawn += "".join(rect(-36 + index * 18, -44, 9, 45, Ink.CREAM) for index in range(4))
    drawn += rect(-36, -92, 72, 50, Ink.PLUM) + circle(8, -66, 18, Ink.GOLD_L)
    heron = (
        path("M-6 -46Q-18 -58 -4 -64Q8 -62 6 -50Z", Ink.SLATE)
        + line("M-2 -62Q-12 -72 -2 -80", Ink.SLATE, 4)
        + polygon([(-1, -83), (14, -78), (0, -77)], Ink.GOLD)
    )
    drawn += heron + line("M-2 -48V-42M2 -48V-42", Ink.COCOA, 1.6)
    drawn += path("M-36 -92H-8Q-14 -64 -30 -44H-36Z", Ink.VERMILION) + path("M36 -92H12Q18 -64 30 -44H36Z", Ink.BRICK)
    drawn += (
        rect(-40, -46, 80, 6, Ink.GOLD)
        + polygon([(-42, -92), (0, -114), (42, -92)], Ink.TEAL)
        + polygon([(-42, -92), (0, -114), (2, -92)], Ink.JADE)
    )
    scallops = "".join(
        path(f"M{-42 + index * 14} -93a7 8 0 0 0 14 0Z", (Ink.CREAM, Ink.GOLD)[index % 2]) for index in range(6)
    )
    return (
        drawn
        + scallops
        + polygon([(0, -114), (16, -120), (0, -126)], Ink.VERMILION)
        + line("M0 -112V-128", Ink.BRASS, 1.6)
    )


def _bandstand() -> str:
    """A round pavilion for music."""
    drawn = (
        rect(-48, -12, 96, 13, Ink.DUNE)
        + rect(-48, -12, 56, 13, Ink.CREAM)
        + rect(-42, -54, 84, 42, Ink.AMETHYST, 0, 0.55)
    )
    drawn += columns(0, -12, 5, 20, (4, 44), LINEN)
    drawn += (
        path("M-56 -54Q0 -74 0 -98Q0 -74 56 -54Z", Ink.BRICK)
        + path("M-56 -54Q-4 -70 0 -98L4 -54Z", Ink.VERMILION)
        + rect(-56, -56, 112, 5, Ink.GOLD)
    )
    return drawn + ball(0, -98, 4, BRASS) + bunting((-50, -50), (50, -50), 6, (Ink.CREAM, Ink.GOLD_L, Ink.MINT), 9)


def _great_wheel() -> str:
    """A merry-go-round under a striped top."""
    drawn = rect(-54, -8, 108, 9, Ink.BRASS) + rect(-54, -8, 60, 9, Ink.GOLD)
    for index, x in enumerate((-40, -14, 14, 40)):
        y = -26 - (index % 2) * 10
        drawn += line(f"M{x} -8V-66", Ink.GOLD_L, 2.4)
        drawn += path(
            f"M{x - 12} {y}q4 -10 14 -8l6 -8l6 6l-4 4q0 10 -6 10v8h-3v-8h-8v8h-3Z",
            (Ink.WHITE, Ink.ROSE, Ink.MINT, Ink.PEACH)[index],
        )
    for index in range(8):
        left = -60 + index * 15
        ink = (Ink.VERMILION, Ink.CREAM)[index % 2]
        drawn += polygon([(left, -64), (0, -104), (left + 15, -64)], ink) + path(f"M{left} -65a7.5 8 0 0 0 15 0Z", ink)
    return (
        drawn
        + polygon([(60, -64), (0, -104), (8, -64)], Ink.INK, 0.14)
        + polygon([(0, -104), (18, -111), (0, -118)], Ink.GOLD)
        + ring(0, -104, 2, 2, Ink.BRASS)
    )


def _pylon_school() -> str:
    """Two masts with ropes to climb and walk."""
    drawn = taper(-44, 0, 92, (12, 8), WOOD) + taper(44, 0, 92, (12, 8), WOOD)
    drawn += line("M-44 -88Q0 -76 44 -88M-44 -64Q0 -52 44 -64", Ink.SAND, 2.2) + line("M-20 -82V0M4 -80V0", Ink.DUNE, 2)
    net = "".join(line(f"M{x} -60L{x + 24} 0M{x + 24} -60L{x} 0", Ink.DUNE, 1.2) for x in (16, 28))
    for x, y, ink in ((-20, -40, Ink.TEAL), (4, -56, Ink.VERMILION)):
        drawn += (
            path(f"M{x - 5} {y + 14}q0 -16 5 -16t5 16Z", ink)
            + circle(x, y - 6, 4.4, Ink.PEACH)
            + line(f"M{x - 3} {y + 12}L{x} {y + 24}M{x + 3} {y + 12}L{x} {y + 24}M{x} {y}V{y - 16}", Ink.INK, 2.4)
        )
    return (
        drawn + net + polygon([(-44, -92), (-24, -99), (-44, -106)], Ink.GOLD) + line("M-44 -90V-108", Ink.BRASS, 1.6)
    )


STAGES: Mapping[str, Motif] = MappingProxyType(
    {
        "puppet-theatre": Motif("subject", _puppet_theatre, 0.88),
        "bandstand": Motif("subject", _bandstand),
        "carousel": Motif("subject", _great_wheel, 0.96),
        "rope-masts": Motif("subject", _pylon_school),
    }
)
