"""The Vehicles, each large and aloft."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import aloft
from render.motifs.motif import Motif
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _bandstand() -> str:
    roof = path("M-112 -22Q-60 -40 0 -110Q60 -40 112 -22Z", Ink.VERMILION) + path(
        "M0 -110Q60 -40 112 -22H30Z", Ink.BRICK
    )
    posts = "".join(rect(x - 5, -22, 10, 76, Ink.CREAM) for x in (-92, -34, 34, 92))
    floor = rect(-118, 48, 236, 18, Ink.GOLD) + path("M-100 66H100L52 100H-52Z", Ink.BRASS)
    notes = "".join(
        line(f"M{x} {y}V{y - 34}L{x + 16} {y - 40}", Ink.INK, 5) + circle(x - 6, y, 9, Ink.INK)
        for x, y in ((-6, 34), (64, 30))
    )
    return roof + posts + notes + floor + circle(0, -118, 12, Ink.GOLD)


def _bathtub() -> str:
    tub = path("M-116 4H116Q112 86 52 88H-52Q-112 86 -116 4Z", Ink.WHITE) + path("M20 4H116Q112 86 52 88H20Z", Ink.MIST)
    rim = rect(-126, -6, 252, 16, Ink.GOLD, 8) + line("M-64 88L-80 108M64 88L80 108", Ink.GOLD, 10)
    foam = "".join(
        circle(x, y, r, Ink.FOAM) for x, y, r in ((-70, -18, 24), (-36, -30, 28), (4, -20, 24), (40, -26, 20))
    )
    fin = polygon([(-116, 4), (-148, -48), (-84, -6)], Ink.VERMILION) + polygon(
        [(116, 20), (152, 42), (108, 56)], Ink.VERMILION
    )
    return fin + foam + line("M88 -4V-46H62", Ink.SLATE_D, 11) + tub + rim + circle(0, 46, 24, Ink.GOLD)


def _omnibus() -> str:
    bags = "".join(
        path(f"M{x - 58} -70a58 34 0 0 1 116 0a58 24 0 0 1 -116 0Z", ink)
        for x, ink in ((-60, Ink.GOLD), (60, Ink.YELLOW_D))
    )
    ropes = line("M-90 -52L-84 -30M-30 -52L-40 -30M30 -52L40 -30M90 -52L84 -30", Ink.INK, 4)
    body = (
        rect(-128, -32, 256, 112, Ink.VERMILION, 16)
        + rect(-128, 26, 256, 10, Ink.CREAM)
        + rect(-128, 36, 256, 44, Ink.BRICK, 14)
    )
    panes = "".join(rect(x - 20, -20, 40, 36, Ink.GOLD_L, 6) for x in (-96, -48, 0, 48, 96))
    return bags + ropes + body + panes + circle(-70, 84, 16, Ink.INK) + circle(70, 84, 16, Ink.INK)


VEHICLES: Mapping[str, Motif] = MappingProxyType(
    {
        "flying-bandstand": aloft(_bandstand),
        "racing-bathtub": aloft(_bathtub),
        "omnibus": aloft(_omnibus),
    }
)
