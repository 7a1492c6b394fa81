"""Ground: what a scene stands on, in the mood's own near inks; all of it fills downwards from y = 0."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs import shapes
from render.motifs.motif import REACH, Motif
from render.motifs.parts import NEAR, oval
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect

DEEP = 120
"""Further down than any scene reaches."""


FOG = ((-260, -16, 210), (30, -22, 230), (250, -12, 240), (-110, -4, 260), (180, 6, 280), (-300, 8, 240), (0, 16, 300))


def _floor(ink: str, top: float = 0) -> str:
    return rect(-REACH, top, 2 * REACH, DEEP, ink)


def _rolling() -> str:
    return shapes.bank((-REACH, REACH), 4, 14, NEAR[1], 7, DEEP, NEAR[0])


def _meadow() -> str:
    drawn = path(f"M-{REACH} {DEEP}V2Q-200 -12 0 0T{REACH} 2V{DEEP}Z", NEAR[0])
    drawn += path(f"M-{REACH} {DEEP}V18Q-210 4 -20 14T{REACH} 12V{DEEP}Z", NEAR[1])
    inks = (Ink.GOLD_L, Ink.CREAM, Ink.ROSE)
    for index in range(48):
        x, y = -400 + index * 17, 4 + (index * 13) % 26
        drawn += circle(x, y, 1.7, inks[index % 3])
    return drawn


def _quay() -> str:
    drawn = _floor(NEAR[1]) + rect(-REACH, 0, 2 * REACH, 5, NEAR[0])
    for index in range(-10, 11):
        drawn += line(f"M{index * 40} 5V{DEEP}", NEAR[0], 1.2, 0.7)
    return drawn + "".join(
        rect(x - 4, -9, 8, 10, NEAR[1], 2) + rect(x - 5.5, -10, 11, 3, NEAR[0], 1) for x in range(-390, 400, 78)
    )


def _terrace() -> str:
    drawn = ""
    for index in range(4):
        drawn += _floor(NEAR[index % 2], index * 9)
    return (
        drawn
        + "".join(rect(x - 1.6, -11, 3.2, 11, NEAR[1]) for x in range(-400, 410, 12))
        + rect(-REACH, -13, 2 * REACH, 3, NEAR[0])
    )


def _rocks() -> str:
    drawn = ""
    for index, x in enumerate(range(-400, 420, 52)):
        tall = 8 + (index * 17) % 16
        drawn += polygon([(x - 42, 14), (x - 22, -tall), (x + 14, -tall * 0.7), (x + 42, 14)], NEAR[0])
        drawn += polygon([(x - 2, 14), (x + 4, -tall * 0.8), (x + 14, -tall * 0.7), (x + 42, 14)], NEAR[1])
    return drawn + _floor(NEAR[1], 10)


def _cloud_sea() -> str:
    drawn = shapes.bank((-REACH, REACH), 2, 20, NEAR[0], 4, DEEP)
    drawn += shapes.bank((-REACH, REACH), 16, 17, NEAR[1], 9, DEEP)
    return drawn


def _fog() -> str:
    drawn = ""
    for index, (x, y, wide) in enumerate(FOG):
        drawn += rect(x - wide / 2, y - 5, wide, 12, (Ink.CREAM, Ink.LAVENDER)[index % 2], 6, 0.86)
    return drawn


def _low_cloud() -> str:
    drawn = shapes.bank((-REACH, REACH), 2, 20, Ink.MIST, 5, DEEP, Ink.FOAM)
    return drawn + shapes.bank((-REACH, REACH), 14, 17, Ink.CREAM, 12, DEEP, Ink.PAPER)


def _water() -> str:
    drawn = _floor(NEAR[0]) + _floor(NEAR[1], 16)
    for index in range(30):
        x, y = -400 + (index * 67) % 800, 4 + (index * 11) % 34
        drawn += rect(x, y, 20 + (index * 7) % 22, 1.8, Ink.FOAM, 0.9, 0.75)
    return drawn


def _snow() -> str:
    drawn = path(f"M-{REACH} {DEEP}V4Q-240 -14 -90 0T160 -4T{REACH} 2V{DEEP}Z", Ink.CREAM)
    return drawn + path(f"M-{REACH} {DEEP}V20Q-200 4 -40 18T{REACH} 14V{DEEP}Z", Ink.MIST)


def _planks() -> str:
    drawn = _floor(Ink.UMBER)
    for index, y in enumerate((0, 10, 22, 36)):
        drawn += rect(-REACH, y, 2 * REACH, 1.6, Ink.COCOA)
        drawn += "".join(rect(x, y, 1.4, 14, Ink.COCOA) for x in range(-400 + index * 26, 410, 96))
    return drawn + rect(-REACH, -1, 2 * REACH, 3, Ink.DUNE)


def _rooftops() -> str:
    drawn = _floor(NEAR[1], 6)
    for index, x in enumerate(range(-400, 420, 44)):
        tall = 10 + (index * 19) % 14
        drawn += polygon([(x - 26, 10), (x, -tall), (x + 26, 10)], NEAR[1]) + polygon(
            [(x - 26, 10), (x, -tall), (x + 3, 10)], NEAR[0]
        )
        drawn += rect(x - 4, 12, 6, 8, Ink.GOLD_L)
    return drawn


def _carpet() -> str:
    """A floor of tiles, seen from the front."""
    drawn = _floor(NEAR[1]) + rect(-REACH, 0, 2 * REACH, 4, NEAR[0])
    for index in range(-14, 15):
        drawn += polygon([(index * 30, 6), (index * 30 + 15, 6), (index * 44 + 22, 40), (index * 44, 40)], NEAR[0])
    return drawn + oval(0, 4, 120, 4, Ink.GOLD_L, 0.25)


GROUNDS: Mapping[str, Motif] = MappingProxyType(
    {
        "rolling-ground": Motif("ground", _rolling),
        "meadow": Motif("ground", _meadow),
        "quay": Motif("ground", _quay),
        "terrace": Motif("ground", _terrace),
        "rocks": Motif("ground", _rocks),
        "cloud-sea": Motif("ground", _cloud_sea),
        "fog": Motif("front", _fog),
        "low-cloud": Motif("front", _low_cloud),
        "water": Motif("ground", _water),
        "snow": Motif("ground", _snow),
        "planks": Motif("ground", _planks),
        "rooftops": Motif("ground", _rooftops),
        "tiles": Motif("ground", _carpet),
    }
)
