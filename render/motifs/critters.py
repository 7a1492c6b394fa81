"""The Critters, each large and looking at you, standing on the ground."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from render.motifs.masonry import large, leaning
from render.motifs.motif import Motif
from render.motifs.parts import ring
from render.motifs.shapes import fan, scallop
from render.theme import Ink
from render.vector import at, circle, line, path, polygon, rect


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
        drawn += path(scallop(-22, 16, wide, -tall, 5), ink)
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
    wing = path(scallop(-30, 22, 120, -48, 5), Ink.SLATE) + path(scallop(-34, 22, 78, -28, 5), Ink.MIST)
    return drawn + wing + sash + line("M-30 76V102M2 76V102", Ink.TANGERINE, 7)


def _peacock() -> str:
    drawn = fan(0, 60, 132, 15, (Ink.TEAL, Ink.JADE))
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


def _head(coat: Coat) -> str:
    """A round head, seen from before, about (0, -40)."""
    drawn = coat.ears + path("M-66 -44C-66 -104 66 -104 66 -44C66 6 -66 6 -66 -44Z", coat.fur)
    drawn += path("M4 -89C46 -88 66 -74 66 -44C66 -16 36 -7 4 -7Z", coat.shade, 0.5) + coat.mark
    drawn += path("M-30 -26C-30 -52 30 -52 30 -26C30 2 -30 2 -30 -26Z", coat.muzzle)
    drawn += "".join(_eye(x, -54, 10) for x in (-30, 28)) + path("M-11 -38H11Q8 -26 0 -26Q-8 -26 -11 -38Z", Ink.INK)
    return drawn + line("M0 -26V-16Q-10 -8 -18 -14M0 -16Q10 -8 18 -14", Ink.INK, 3.5)


def _furry(coat: Coat) -> str:
    """A creature sitting up, seen from before."""
    drawn = coat.tail + path("M-70 100C-84 22 -44 -2 0 -2C44 -2 84 22 70 100Z", coat.fur)
    drawn += path("M4 100V-2C44 -2 84 22 70 100Z", coat.shade) + path("M-34 100C-40 44 40 44 34 100Z", coat.muzzle)
    return drawn + _head(coat) + circle(-40, 44, 15, coat.shade) + circle(40, 44, 15, coat.fur)


def _round_ears(ink: str, inner: str, size: float = 18) -> str:
    return "".join(circle(x, -86, size, ink) + circle(x, -86, size * 0.55, inner) for x in (-48, 48))


def _ferret() -> str:
    """A ferret that rises from a drawer of socks."""
    mask = path("M-62 -62C-40 -82 40 -82 62 -62C58 -34 20 -46 0 -46C-20 -46 -58 -34 -62 -62Z", Ink.COCOA)
    drawn = rect(-124, -12, 248, 116, Ink.UMBER, 6) + rect(-116, -4, 232, 46, Ink.COCOA, 4)
    drawn += rect(-116, 50, 232, 46, Ink.ROCK_D, 4) + circle(-60, 73, 7, Ink.GOLD) + circle(60, 73, 7, Ink.GOLD)
    drawn += line("M84 34C140 6 140 -40 112 -70", Ink.COCOA, 20)
    drawn += line("M-70 40C-84 -70 -30 -84 -4 -58", Ink.DUNE, 52) + line(
        "M-74 40C-90 -66 -40 -88 -14 -70", Ink.SAND, 26
    )
    drawn += line("M70 40C86 -10 52 -26 36 -6", Ink.DUNE, 46)
    sock = path("M-6 22h30v-44h-22v24q-14 4 -8 20Z", Ink.VERMILION) + rect(0, -22, 26, 8, Ink.CREAM)
    front = rect(-124, 18, 248, 30, Ink.DUNE, 4) + rect(-124, 18, 130, 30, Ink.SAND, 4) + circle(0, 33, 8, Ink.GOLD)
    face = _head(Coat(Ink.SAND, Ink.DUNE, Ink.CREAM, _round_ears(Ink.SAND, Ink.COCOA), mask))
    return drawn + sock + front + at(2, -44, face, 0.86)


def _lemur() -> str:
    """A lemur that hangs by its ringed tail, a bunch of keys in its hand."""
    patches = circle(-30, -54, 21, Ink.INK) + circle(28, -54, 21, Ink.INK)
    drawn = line("M-150 -132H150", Ink.COCOA, 13) + line("M-150 -136H150", Ink.UMBER, 5)
    coil = "M30 60C104 66 112 -30 72 -84S60 -150 92 -132"
    drawn += line(coil, Ink.CREAM, 26) + line(coil, Ink.INK, 26, 1, "17 30")
    drawn += path("M-52 92C-66 20 -34 -10 0 -10C34 -10 66 20 52 92Q0 116 -52 92Z", Ink.SLATE) + path(
        "M4 104V-10C34 -10 66 20 52 92Q30 103 4 104Z", Ink.SLATE_D
    )
    drawn += (
        path("M-26 92C-30 44 30 44 26 92Q0 102 -26 92Z", Ink.CREAM)
        + line("M-40 24Q-84 26 -104 -16", Ink.SLATE, 19)
        + circle(-106, -20, 12, Ink.INK)
    )
    keys = ring(-112, -4, 12, 5, Ink.GOLD) + "".join(
        leaning(
            -112,
            4,
            lean,
            rect(-3, 0, 6, 34, Ink.GOLD) + rect(-3, 22, 14, 5, Ink.GOLD) + rect(-3, 30, 11, 5, Ink.GOLD),
        )
        for lean in (22, -4, -30)
    )
    head = at(
        0, -10, _head(Coat(Ink.SLATE, Ink.SLATE_D, Ink.CREAM, _round_ears(Ink.CREAM, Ink.INK, 22), patches)), 0.94
    )
    return drawn + keys + head + line("M38 34Q70 52 52 84", Ink.SLATE_D, 18)


def _marmot() -> str:
    pipe = line("M-4 -14L56 12", Ink.GOLD, 9) + "".join(
        circle(10 + index * 14, -8 + index * 6, 3, Ink.INK) for index in range(3)
    )
    return _furry(Coat(Ink.MAKER, Ink.RUST, Ink.PEACH, _round_ears(Ink.MAKER, Ink.RUST, 15))) + pipe


def _badger() -> str:
    """A badger that sits on the ceiling, beside the lamp."""
    stripes = rect(-9, -90, 18, 60, Ink.CREAM, 8) + path("M-62 -60Q-50 -88 -38 -86L-28 -24H-48Z", Ink.CREAM)
    stripes += path("M62 -60Q50 -88 38 -86L28 -24H48Z", Ink.CREAM)
    badger = _furry(Coat(Ink.DIM, Ink.INK, Ink.CREAM, _round_ears(Ink.DIM, Ink.CREAM, 15), stripes))
    ceiling = (
        rect(-160, -190, 320, 62, Ink.CREAM)
        + rect(-160, -132, 320, 12, Ink.GOLD)
        + "".join(rect(x, -186, 30, 46, Ink.SAND, 3) for x in range(-152, 150, 44))
    )
    lamp = (
        line("M112 -122V-34", Ink.INK, 4)
        + path("M84 4L98 -36H126L140 4Z", Ink.TEAL)
        + path("M114 4V-36H126L140 4Z", Ink.TEAL_D)
        + circle(112, 8, 14, Ink.GOLD_L)
    )
    return ceiling + lamp + leaning(-14, -22, 180, badger)


def _otter() -> str:
    """An otter in the best seat, with hat, bow tie and ticket."""
    seat = (
        rect(-116, -76, 232, 180, Ink.BRICK, 34)
        + rect(4, -76, 112, 180, Ink.WINE, 34)
        + "".join(circle(x, y, 5, Ink.GOLD) for x, y in ((-86, -40), (-86, 4), (86, -40), (86, 4)))
    )
    seat += rect(-136, 34, 44, 72, Ink.VERMILION, 18) + rect(92, 34, 44, 72, Ink.BRICK, 18)
    bow = "".join(polygon([(x, -6), (0, 8), (x, 24)], Ink.TEAL) for x in (-30, 30)) + circle(0, 9, 8, Ink.GOLD)
    hat = rect(-34, -138, 68, 50, Ink.INK, 4) + rect(-34, -104, 68, 13, Ink.GOLD) + rect(-56, -92, 112, 11, Ink.INK, 5)
    ticket = leaning(
        -76,
        30,
        -18,
        rect(-20, -32, 40, 56, Ink.CREAM, 3)
        + rect(-14, -24, 28, 9, Ink.VERMILION)
        + line("M-14 -6H14M-14 4H6", Ink.NEUTRAL, 4),
    ) + circle(-70, 50, 14, Ink.ROCK)
    return (
        seat + _furry(Coat(Ink.ROCK, Ink.ROCK_D, Ink.LINEN, _round_ears(Ink.ROCK, Ink.ROCK_D, 12))) + bow + hat + ticket
    )


def _standing(drawing: Callable[[], str]) -> Motif:
    """Creatures are drawn about their middle."""
    return large(lambda: at(0, -98, drawing(), 1.06))


CRITTERS: Mapping[str, Motif] = MappingProxyType(
    {
        "loud-gull": _standing(_gull),
        "coin-carrying-magpie": _standing(_magpie),
        "goose-with-sash": _standing(_goose),
        "peacock": _standing(_peacock),
        "singing-frog": _standing(_frog),
        "masked-ferret": _standing(_ferret),
        "ring-tailed-lemur": _standing(_lemur),
        "piping-marmot": _standing(_marmot),
        "ceiling-badger": _standing(_badger),
        "first-class-otter": _standing(_otter),
    }
)
