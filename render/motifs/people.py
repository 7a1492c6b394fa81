"""People: one figure in many clothes, with what each carries. A figure is 100 high, lit from the left."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from render.motifs.parts import Pair, oval, pennant, puffs
from render.theme import Ink
from render.vector import at, circle, line, path, polygon, rect

HAND = {"out": (27.0, -58.0), "up": (24.0, -84.0), "down": (21.0, -40.0), "ahead": (30.0, -66.0)}
"""Where the right hand is, as an arm is held."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a person is dressed, and how they hold their arms; what they carry is drawn about the right hand."""

    coat: Pair
    hat: str = ""
    carries: str = ""
    right: str = "out"
    left: str = "down"
    skin: str = Ink.PEACH
    hair: str = Ink.COCOA
    legs: str = Ink.INK
    gown: bool = False
    beard: str = ""
    worn: str = ""
    """Drawn over the coat: a sash, an apron, a mark."""


def figure(look: Look) -> str:
    """The whole person, standing at (0, 0)."""
    return (
        _arm(look, look.left, -1)
        + _legs(look)
        + _coat(look)
        + look.worn
        + _head(look)
        + _arm(look, look.right, 1)
        + _carried(look)
    )


def _legs(look: Look) -> str:
    if look.gown:
        return oval(-6, -1, 6, 3, look.legs) + oval(7, -1, 6, 3, look.legs)
    trousers = path("M-11 -32H11L10 -3H2L0 -24L-2 -3H-10Z", look.legs)
    return trousers + path("M-13 0q0 -5 5 -5h6v5Z", Ink.COCOA) + path("M2 0v-5h6q5 0 5 5Z", Ink.COCOA)


def _coat(look: Look) -> str:
    light, dark = look.coat
    hem, flare = (-2, 22) if look.gown else (-27, 16)
    shape = f"M-12 -70Q0 -78 12 -70L{flare} {hem}Q0 {hem + 4} {-flare} {hem}Z"
    lit = f"M-12 -70Q-4 -75 2 -75L3 {hem + 2}Q{-flare / 2} {hem + 2} {-flare} {hem}Z"
    return path(shape, dark) + path(lit, light)


def _arm(look: Look, held: str, side: int) -> str:
    x, y = HAND[held]
    ink = look.coat[0] if side < 0 else look.coat[1]
    elbow = (x * 0.7, (y - 66) / 2 + (8 if held in ("down", "out") else 2))
    sleeve = line(f"M{side * 11} -66L{side * elbow[0]:.1f} {elbow[1]:.1f}L{side * x} {y}", ink, 7)
    return sleeve + circle(side * x, y, 4, look.skin)


def _carried(look: Look) -> str:
    x, y = HAND[look.right]
    return at(x, y, look.carries) if look.carries else ""


def _head(look: Look) -> str:
    drawn = rect(-3.4, -78, 6.8, 8, look.skin) + circle(0, -84, 10, look.skin)
    drawn += path("M-10 -84A10 10 0 0 1 10 -84Q4 -90 0 -89Q-6 -88 -10 -84Z", look.hair)
    if look.beard:
        drawn += path("M-10 -84Q-10 -66 0 -64Q10 -66 10 -84Q6 -78 0 -78Q-6 -78 -10 -84Z", look.beard)
    drawn += circle(-3.4, -83, 1.2, Ink.INK) + circle(4, -83, 1.2, Ink.INK)
    return drawn + (HATS[look.hat] if look.hat else "")


def _brim(wide: float, crown: str, ink: str, band: str) -> str:
    return path(crown, ink) + rect(-9, -95, 18, 3, band) + rect(-wide, -93, 2 * wide, 3.4, ink, 1.7)


HATS: Mapping[str, str] = MappingProxyType(
    {
        "cap": path("M-11 -88Q-10 -100 2 -99Q11 -98 11 -88Z", Ink.HARBOUR) + path("M4 -90Q16 -90 18 -86H4Z", Ink.NAVY),
        "peaked": path("M-13 -94Q0 -106 13 -94L10 -89H-10Z", Ink.CREAM)
        + rect(-11, -91, 22, 4, Ink.INK)
        + path("M-11 -88Q0 -83 12 -88L14 -85Q2 -80 -11 -86Z", Ink.INK)
        + circle(0, -95, 2.4, Ink.GOLD),
        "top": _brim(15, "M-9 -92V-112H9V-92Z", Ink.INK, Ink.BRICK),
        "bowler": _brim(14, "M-10 -92A10 11 0 0 1 10 -92Z", Ink.COCOA, Ink.INK),
        "straw": _brim(19, "M-9 -92V-101H9V-92Z", Ink.GOLD_L, Ink.VERMILION),
        "slouch": _brim(22, "M-10 -92Q-9 -106 0 -103Q9 -106 10 -92Z", Ink.UMBER, Ink.COCOA),
        "pith": path("M-18 -88Q-14 -104 0 -104Q14 -104 18 -88Q0 -94 -18 -88Z", Ink.SAND)
        + path("M-18 -88Q-14 -104 0 -104L-2 -92Q-12 -91 -18 -88Z", Ink.CREAM),
        "cloche": path("M-12 -84Q-13 -99 0 -99Q13 -99 12 -84Q0 -90 -12 -84Z", Ink.HEATHER)
        + circle(9, -91, 3.4, Ink.GOLD_L),
        "bonnet": path("M-14 -80Q-16 -101 0 -101Q16 -101 14 -80Q11 -91 0 -92Q-11 -91 -14 -80Z", Ink.CREAM)
        + line("M-10 -78Q0 -70 10 -78", Ink.VERMILION, 2),
        "bun": circle(7, -96, 6, Ink.COCOA) + path("M-10 -84A10 10 0 0 1 10 -84Q2 -92 -10 -84Z", Ink.COCOA),
        "goggles": path("M-11 -84A11 12 0 0 1 11 -84V-90H-11Z", Ink.UMBER)
        + rect(-11, -88, 22, 3, Ink.COCOA)
        + circle(-4.4, -86.6, 4, Ink.GOLD)
        + circle(5, -86.6, 4, Ink.GOLD)
        + circle(-4.4, -86.6, 2.6, Ink.MIST)
        + circle(5, -86.6, 2.6, Ink.MIST),
        "nightcap": path("M-11 -88Q-4 -108 10 -104Q24 -100 26 -84Q18 -92 11 -88Z", Ink.MIST)
        + circle(26, -83, 4, Ink.CREAM),
        "hood": path(
            "M-15 -68Q-18 -104 0 -104Q18 -104 15 -68Q9 -74 10 -84A10 10 0 0 0 -10 -84Q-9 -74 -15 -68Z", Ink.PINE
        ),
        "turban": oval(0, -93, 13, 8, Ink.TEAL)
        + path("M-13 -93Q0 -103 13 -93Q0 -96 -13 -93Z", Ink.JADE)
        + circle(0, -94, 2.6, Ink.GOLD),
        "beret": oval(2, -94, 14, 6, Ink.BRICK) + circle(2, -101, 1.8, Ink.BRICK),
        "feather": _brim(17, "M-9 -92V-102Q0 -106 9 -102V-92Z", Ink.FOREST, Ink.GOLD)
        + path("M8 -95Q24 -104 20 -118Q8 -110 8 -95Z", Ink.VERMILION),
        "curls": puffs(((-9, -88, 5), (-5, -94, 5), (2, -96, 5), (8, -92, 5), (10, -86, 4)), Ink.RUST),
        "veil": path("M-12 -88Q0 -104 12 -88L16 -58Q10 -62 8 -84H-8Q-10 -62 -16 -58Z", Ink.WHITE, 0.9)
        + "".join(circle(x, -96 + abs(x) * 0.3, 2.2, Ink.ROSE) for x in (-8, -3, 2, 7)),
        "kerchief": path("M-11 -84Q-11 -97 0 -97Q11 -97 11 -84Q0 -91 -11 -84Z", Ink.VERMILION)
        + path("M9 -88l10 -4l-3 8Z", Ink.BRICK),
        "leaves": "".join(
            oval(x, -94 + abs(x) * 0.4, 4.4, 3, (Ink.LEAF, Ink.FOREST)[x % 2]) for x in (-10, -5, 0, 5, 10)
        ),
    }
)


def flag_on_stick(ink: str) -> str:
    """A small flag held up."""
    return line("M0 6V-34", Ink.COCOA, 2.4) + pennant(0, -34, 24, 14, ink)


def lamp(size: float = 1) -> str:
    """A lantern hanging from the hand."""
    return (
        circle(0, 14 * size, 15 * size, Ink.GOLD_L, 0.4)
        + line(f"M0 0V{5 * size}", Ink.COCOA, 1.6)
        + rect(-5 * size, 5 * size, 10 * size, 3 * size, Ink.BRASS)
        + rect(-4 * size, 8 * size, 8 * size, 11 * size, Ink.GOLD_L)
        + rect(-5 * size, 19 * size, 10 * size, 3 * size, Ink.BRASS)
    )


def sack(ink: str = Ink.UMBER) -> str:
    """A bag in the hand."""
    return path("M-9 4Q0 -2 9 4L12 24Q0 28 -12 24Z", ink) + line("M-5 4Q0 -6 5 4", Ink.COCOA, 2)


def staff(tall: float = 60, ink: str = Ink.COCOA) -> str:
    """A long stick, its foot on the ground."""
    return line(f"M0 {tall}V-40", ink, 3)


def sheet(ink: str = Ink.CREAM) -> str:
    """A written sheet."""
    return polygon([(-8, -14), (10, -18), (13, 6), (-5, 10)], ink) + line(
        "M-4 -10l11 -2M-3 -5l11 -2M-2 0l11 -2", Ink.UMBER, 1.2
    )
