"""Critters: each drawn about (0, 0), in a frame of 300 by 300."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import NamedTuple

from render import motifs
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect

Critter = Callable[[], str]


class Coat(NamedTuple):
    """What makes a furry creature one kind or another."""

    fur: str
    shade: str
    muzzle: str
    ears: str
    mark: str = ""
    tail: str = ""


def _eye(x: float, y: float, size: float = 9) -> str:
    return circle(x, y, size, Ink.CREAM) + circle(x + 1.5, y, size * 0.5, Ink.INK)


def _bird(body: str, wing: tuple[str, str, str], beak: str) -> str:
    outline = "M-120 24C-66 -62 20 -64 48 -54A36 36 0 0 1 100 -36L128 -26L100 -16C96 70 -8 88 -120 24Z"
    drawn = path(outline, body) + path("M100 -36L134 -25L100 -14Z", beak) + _eye(72, -36)
    lobes = ((140, 58), (104, 42), (66, 26))
    for (wide, tall), ink in zip(lobes, wing, strict=True):
        drawn += path(motifs.scallop(-22, 16, wide, -tall, 5), ink)
    return drawn + line("M-6 70V98M18 68V98", Ink.GOLD, 5)


def _gull() -> str:
    shout = line("M138 -52l16 -12M144 -26h20M138 0l16 12", Ink.BRICK, 6)
    return _bird(Ink.WHITE, (Ink.SLATE, Ink.MIST, Ink.SLATE_D), Ink.TANGERINE) + shout


def _magpie() -> str:
    coin = circle(146, -24, 15, Ink.GOLD) + circle(146, -24, 8, Ink.GOLD_L)
    return (
        path("M-96 12L-150 40L-140 60L-70 34Z", Ink.INK)
        + _bird(Ink.INK, (Ink.CREAM, Ink.HARBOUR, Ink.NAVY), Ink.SLATE_D)
        + coin
    )


def _goose() -> str:
    drawn = path("M-122 30C-96 -24 -10 -28 30 6C46 -10 42 -46 46 -74C52 -116 104 -116 104 -76L104 -64", Ink.WHITE)
    drawn += path("M-122 30C-90 -24 10 -24 62 30C60 84 -70 100 -122 30Z", Ink.WHITE)
    drawn += path(
        "M30 30C52 -10 40 -60 48 -84C58 -112 102 -108 100 -74C98 -52 76 -52 76 -20C76 24 62 56 30 60Z", Ink.WHITE
    )
    drawn += path("M98 -84L142 -72L98 -62Z", Ink.TANGERINE) + _eye(80, -82, 7)
    sash = line("M52 -22Q66 -12 78 -18", Ink.BRICK, 12) + circle(68, 4, 12, Ink.GOLD)
    wing = path(motifs.scallop(-30, 22, 120, -48, 5), Ink.SLATE) + path(motifs.scallop(-34, 22, 78, -28, 5), Ink.MIST)
    return drawn + wing + sash + line("M-30 76V102M2 76V102", Ink.TANGERINE, 7)


def _peacock() -> str:
    drawn = motifs.fan(0, 60, 132, 15, (Ink.TEAL, Ink.JADE))
    for index in range(8):
        x, y = -112 + index * 32, -18 - 56 * (1 - ((index - 3.5) / 3.5) ** 2)
        drawn += circle(x, y, 12, Ink.GOLD) + circle(x, y, 7, Ink.BLUE_D)
    drawn += path("M-34 96C-46 20 -14 0 -14 -40A20 20 0 0 1 26 -40C26 0 50 30 38 96Z", Ink.BLUE)
    drawn += path("M6 96V-60A20 20 0 0 1 26 -40C26 0 50 30 38 96Z", Ink.BLUE_D)
    drawn += polygon([(22, -46), (50, -36), (22, -30)], Ink.GOLD) + _eye(8, -42, 7)
    return drawn + line("M-2 -58L-10 -82M6 -60V-88M14 -58L24 -82", Ink.GOLD, 4)


def _frog() -> str:
    drawn = "".join(
        path(f"M{x} 92C{x - 60} 96 {x - 50} 20 {x} 26C{x + 40} 20 {x + 52} 96 {x} 92Z", Ink.FOREST) for x in (-84, 84)
    )
    drawn += path("M-96 70C-110 -40 110 -40 96 70C70 108 -70 108 -96 70Z", Ink.LEAF)
    drawn += path("M-58 84C-60 30 60 30 58 84C40 100 -40 100 -58 84Z", Ink.PALE_LEAF)
    drawn += "".join(
        circle(x, -22, 28, Ink.LEAF) + circle(x, -24, 18, Ink.CREAM) + circle(x, -24, 9, Ink.INK) for x in (-52, 52)
    )
    drawn += path("M-44 20Q0 34 44 20Q34 66 0 66Q-34 66 -44 20Z", Ink.WINE) + path(
        "M-24 54Q0 40 24 54Q12 66 0 66Q-12 66 -24 54Z", Ink.ROSE
    )
    return (
        drawn
        + line("M104 -64V-104L132 -112V-72", Ink.INK, 6)
        + circle(97, -62, 10, Ink.INK)
        + circle(125, -70, 10, Ink.INK)
    )


def _furry(coat: Coat) -> str:
    """A creature sitting up, seen from before."""
    drawn = coat.tail + path("M-70 100C-84 22 -44 -2 0 -2C44 -2 84 22 70 100Z", coat.fur)
    drawn += path("M4 100V-2C44 -2 84 22 70 100Z", coat.shade) + path("M-34 100C-40 44 40 44 34 100Z", coat.muzzle)
    drawn += coat.ears + path("M-66 -44C-66 -104 66 -104 66 -44C66 6 -66 6 -66 -44Z", coat.fur) + coat.mark
    drawn += path("M-30 -26C-30 -52 30 -52 30 -26C30 2 -30 2 -30 -26Z", coat.muzzle)
    drawn += "".join(_eye(x, -54, 10) for x in (-30, 28)) + path("M-11 -38H11Q8 -26 0 -26Q-8 -26 -11 -38Z", Ink.INK)
    drawn += line("M0 -26V-16Q-10 -8 -18 -14M0 -16Q10 -8 18 -14", Ink.INK, 3.5)
    return drawn + circle(-40, 44, 15, coat.shade) + circle(40, 44, 15, coat.fur)


def _round_ears(ink: str, inner: str, size: float = 18) -> str:
    return "".join(circle(x, -86, size, ink) + circle(x, -86, size * 0.55, inner) for x in (-48, 48))


def _ferret() -> str:
    mask = path("M-62 -62C-40 -82 40 -82 62 -62C58 -34 20 -46 0 -46C-20 -46 -58 -34 -62 -62Z", Ink.COCOA)
    tail = line("M64 84C120 84 126 20 104 -4", Ink.COCOA, 22)
    return _furry(Coat(Ink.SAND, Ink.DUNE, Ink.CREAM, _round_ears(Ink.SAND, Ink.COCOA), mask, tail))


def _lemur() -> str:
    patches = circle(-30, -54, 21, Ink.INK) + circle(28, -54, 21, Ink.INK)
    tail = line("M64 88C140 84 140 -10 100 -60", Ink.CREAM, 24) + line(
        "M64 88C140 84 140 -10 100 -60", Ink.INK, 24, 1, "18 22"
    )
    return _furry(Coat(Ink.SLATE, Ink.SLATE_D, Ink.CREAM, _round_ears(Ink.CREAM, Ink.INK, 22), patches, tail))


def _marmot() -> str:
    pipe = line("M-4 -14L56 12", Ink.GOLD, 9) + "".join(
        circle(10 + index * 14, -8 + index * 6, 3, Ink.INK) for index in range(3)
    )
    return _furry(Coat(Ink.MAKER, Ink.RUST, Ink.PEACH, _round_ears(Ink.MAKER, Ink.RUST, 15))) + pipe


def _badger() -> str:
    stripes = rect(-9, -90, 18, 60, Ink.CREAM, 8) + path("M-62 -60Q-50 -88 -38 -86L-28 -24H-48Z", Ink.CREAM)
    stripes += path("M62 -60Q50 -88 38 -86L28 -24H48Z", Ink.CREAM)
    return _furry(Coat(Ink.DIM, Ink.INK, Ink.CREAM, _round_ears(Ink.DIM, Ink.CREAM, 15), stripes))


def _otter() -> str:
    tail = path("M50 100C110 96 150 80 146 52C120 62 84 56 56 60Z", Ink.ROCK_D)
    bow = polygon([(-30, -4), (0, 8), (-30, 22)], Ink.VERMILION) + polygon([(30, -4), (0, 8), (30, 22)], Ink.VERMILION)
    return (
        _furry(Coat(Ink.ROCK, Ink.ROCK_D, Ink.LINEN, _round_ears(Ink.ROCK, Ink.ROCK_D, 12), "", tail))
        + bow
        + circle(0, 9, 8, Ink.GOLD)
    )


CRITTERS: MappingProxyType[str, Critter] = MappingProxyType(
    {
        "gull": _gull,
        "magpie": _magpie,
        "goose": _goose,
        "peacock": _peacock,
        "frog": _frog,
        "ferret": _ferret,
        "lemur": _lemur,
        "marmot": _marmot,
        "badger": _badger,
        "otter": _otter,
    }
)
