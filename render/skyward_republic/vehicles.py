"""Vehicles: each drawn about (0, 0), in a frame of 300 by 300."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType

from render import motifs
from render.theme import Ink
from render.vector import at, circle, line, path, polygon, rect

Flier = Callable[[], str]


def _airship() -> str:
    return motifs.airship(-112, -46, 1.8, (Ink.CREAM, Ink.VERMILION, Ink.BRICK))


def _balloon() -> str:
    drawn = circle(0, -36, 84, Ink.BRICK) + path("M-84 -36A84 84 0 0 1 0 -120V48A84 84 0 0 1 -84 -36Z", Ink.VERMILION)
    drawn += path("M-34 -36A34 84 0 0 1 34 -36A34 84 0 0 1 -34 -36Z", Ink.CREAM)
    drawn += line("M-52 30L-24 78M52 30L24 78", Ink.INK, 4)
    return drawn + rect(-28, 76, 56, 38, Ink.UMBER, 8) + rect(-28, 76, 56, 10, Ink.GOLD)


def _ferry() -> str:
    hull = path("M-118 34H118Q104 96 52 98H-56Q-104 92 -118 34Z", Ink.HARBOUR) + rect(-118, 28, 236, 12, Ink.GOLD)
    cabin = rect(-62, -14, 118, 44, Ink.CREAM, 6) + "".join(
        rect(x - 10, -4, 20, 20, Ink.NAVY, 5) for x in (-40, -8, 24)
    )
    bags = "".join(
        path(f"M{x - 52} -60a52 40 0 0 1 104 0a52 30 0 0 1 -104 0Z", ink)
        + line(f"M{x - 30} -38L{x - 22} 28", Ink.INK, 3)
        for x, ink in ((-56, Ink.TANGERINE), (56, Ink.MAKER))
    )
    return bags + hull + cabin + line("M52 -38L44 28", Ink.INK, 3)


def _glider() -> str:
    wing = polygon([(-142, -30), (30, -84), (70, -40), (-20, 4)], Ink.CREAM)
    wing += polygon([(-142, -30), (-20, 4), (70, -40), (-12, -34)], Ink.SAND)
    body = path("M-70 40C-10 -6 70 -8 128 6C70 46 -10 62 -70 40Z", Ink.VERMILION)
    body += path("M-70 40C-10 28 70 22 128 6C70 46 -10 62 -70 40Z", Ink.BRICK)
    tail = polygon([(-70, 40), (-112, 2), (-84, 44), (-108, 66)], Ink.NAVY)
    return tail + body + wing + circle(60, 8, 16, Ink.GOLD_L) + line("M-10 52V80M-34 80H26", Ink.INK, 5)


def _tram() -> str:
    drawn = line("M-150 -96H150", Ink.BRASS, 5) + line("M-40 -96L-30 -50M40 -96L30 -50", Ink.INK, 6)
    drawn += rect(-104, -52, 208, 118, Ink.TEAL, 26) + rect(-104, 22, 208, 44, Ink.TEAL_D, 18)
    drawn += "".join(rect(x - 24, -34, 48, 46, Ink.GOLD_L, 8) for x in (-62, 0, 62))
    return drawn + rect(-104, 16, 208, 8, Ink.CREAM) + rect(-24, 40, 48, 12, Ink.GOLD, 6)


def _gyrocopter() -> str:
    drawn = path("M-120 14L20 -4V30L-116 30Z", Ink.TANGERINE) + polygon(
        [(-128, -26), (-104, 14), (-128, 30)], Ink.BRICK
    )
    drawn += circle(44, 18, 58, Ink.TANGERINE) + path("M44 -40A58 58 0 0 1 102 18H44Z", Ink.MIST)
    drawn += line("M44 -40V-82", Ink.INK, 7) + rect(-92, -92, 272, 11, Ink.INK, 5) + circle(44, -86, 10, Ink.GOLD)
    return drawn + line("M14 72L2 96M74 72L86 96M-20 98H112", Ink.INK, 6) + circle(20, 30, 12, Ink.CREAM)


def _tandem() -> str:
    wheels = "".join(
        f'<circle cx="{x}" cy="58" r="42" fill="none" stroke="{Ink.INK}" stroke-width="8"/>'
        + circle(x, 58, 8, Ink.GOLD)
        + line(f"M{x - 40} 58H{x + 40}M{x} 18V98", Ink.SLATE, 3)
        for x in (-86, 86)
    )
    frame = line("M-86 58L-52 -10H62L86 58L0 58L-52 -10M0 58L62 -10M-86 58H0", Ink.VERMILION, 9)
    bars = line("M62 -10L72 -40L96 -44M4 -10L8 -34L28 -38", Ink.INK, 7)
    seats = rect(-72, -24, 42, 12, Ink.COCOA, 6) + rect(-14, -24, 36, 12, Ink.COCOA, 6)
    wings = path("M-20 -56C-60 -128 -128 -122 -140 -96C-110 -92 -70 -70 -20 -56Z", Ink.CREAM)
    return wings + at(0, 0, wings, 1.0, -1.0) + wheels + frame + bars + seats


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


VEHICLES: MappingProxyType[str, Flier] = MappingProxyType(
    {
        "airship": _airship,
        "balloon": _balloon,
        "ferry": _ferry,
        "glider": _glider,
        "tram": _tram,
        "gyrocopter": _gyrocopter,
        "tandem": _tandem,
        "bandstand": _bandstand,
        "bathtub": _bathtub,
        "omnibus": _omnibus,
    }
)
