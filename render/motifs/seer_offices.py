"""Where the Seers give their opinions: violet kiosks, lounges and archives."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, ROOF, SHADE, flagpole, large, wall
from render.motifs.moods import Tint
from render.motifs.motif import Motif
from render.motifs.parts import arch, dome, gable
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _tomorrow_kiosk() -> str:
    """A round kiosk hung with papers."""
    drawn = wall(0, 150, 66) + rect(-84, -74, 168, 12, Ink.GOLD) + rect(-66, -150, 132, 76, Ink.GOLD_L)
    drawn += "".join(rect(x - 4, -150, 8, 80, EAVES) for x in (-66, -22, 22, 66))
    for x, ink in ((-44, Ink.CREAM), (0, Ink.WHITE), (44, Ink.PARCHMENT)):
        drawn += rect(x - 16, -140, 32, 44, ink) + rect(x - 11, -134, 22, 7, Ink.INK) + rect(x - 11, -122, 9, 16, ROOF)
        drawn += line(f"M{x + 3} -120h8M{x + 3} -113h8M{x + 3} -106h8", Ink.NEUTRAL, 2.5)
    drawn += path("M-98 -148Q-70 -196 0 -216Q70 -196 98 -148Z", ROOF) + path("M0 -216Q70 -196 98 -148H12Z", EAVES)
    drawn += "".join(
        path(f"M{x} -149a14 15 0 0 0 28 0Z", Ink.CREAM if x % 56 else Ink.VERMILION) for x in range(-98, 98, 28)
    )
    drawn += line("M0 -216v-30", Ink.GOLD, 5) + circle(0, -252, 16, Ink.GOLD) + circle(0, -252, 11, Ink.CREAM)
    return (
        drawn
        + line("M0 -252v-8M0 -252l6 4", Ink.INK, 3)
        + rect(-58, -46, 116, 30, EAVES, 4)
        + rect(-50, -40, 64, 6, Ink.CREAM)
    )


def _departure_lounge() -> str:
    """A glass lounge on a stalk, with a board of flaps and a ramp into the air."""
    drawn = polygon([(-24, 0), (-14, -96), (14, -96), (24, 0)], SHADE) + polygon(
        [(-24, 0), (-14, -96), (2, -96), (2, 0)], LIT
    )
    drawn += polygon([(96, -106), (148, -128), (148, -120), (96, -94)], Ink.GOLD)
    drawn += path("M-112 -96H112L88 -70H-88Z", EAVES) + path("M-112 -96L-96 -164H96L112 -96Z", Ink.GOLD_L)
    drawn += "".join(line(f"M{x * 1.14} -96L{x} -164", EAVES, 6) for x in (-96, -58, -19, 19, 58, 96))
    drawn += path("M-118 -160Q0 -214 118 -160Z", ROOF) + path("M6 -187Q70 -186 118 -160H6Z", SHADE)
    drawn += line("M0 -186V-206", Ink.GOLD, 5) + rect(-62, -256, 124, 52, Ink.INK, 6)
    drawn += "".join(
        rect(-54 + 22 * x, -248 + 19 * y, 18, 15, Ink.GOLD if (x + y) % 3 else Ink.CREAM, 2)
        for x in range(5)
        for y in range(2)
    )
    return drawn + rect(-100, -8, 200, 12, SHADE) + rect(-100, -8, 110, 12, LIT)


def _second_opinion() -> str:
    """Twin surgeries that differ: one flag green, one red, a bridge between them."""
    drawn = rect(-60, -96, 120, 18, EAVES) + rect(-60, -96, 120, 5, Ink.GOLD_L)
    for x, ink in ((-82, Ink.LEAF), (82, Ink.VERMILION)):
        drawn += wall(x, 104, 128) + dome(x, -128, 52) + rect(x - 58, -133, 116, 9, Ink.GOLD_L)
        drawn += (
            rect(x - 24, -92, 48, 48, Ink.CREAM, 8) + rect(x - 5, -84, 10, 32, ink) + rect(x - 16, -73, 32, 10, ink)
        )
        drawn += arch(x, 0, 26, 34) + flagpole(x, -180, 40, ink)
    return drawn + line("M-22 -60Q0 -40 22 -60", Ink.GOLD, 5) + circle(0, -48, 9, Ink.GOLD)


def _omen_archive() -> str:
    """A tall house of drawers, one of them open."""
    drawn = wall(0, 176, 186) + gable(0, -186, 200, 50) + circle(0, -206, 11, Ink.GOLD_L)
    for row in range(4):
        for column in range(3):
            x, y = -72 + 50 * column, -176 + 38 * row
            drawn += (
                rect(x, y, 44, 32, EAVES, 3)
                + rect(x + 3, y + 3, 38, 26, ROOF if column < 2 else Tint.FAR, 2)
                + circle(x + 22, y + 16, 4.5, Ink.GOLD)
            )
    drawn += (
        rect(22, -104, 72, 40, Ink.INK, 3)
        + rect(34, -112, 74, 44, LIT, 3)
        + rect(34, -112, 74, 11, Ink.CREAM)
        + circle(71, -86, 6, Ink.GOLD)
    )
    return drawn + polygon([(48, -112), (58, -144), (84, -136), (94, -112)], Ink.CREAM) + arch(-22, 2, 28, 24)


SEER_OFFICES: Mapping[str, Motif] = MappingProxyType(
    {
        "tomorrow-kiosk": large(_tomorrow_kiosk),
        "departure-lounge": large(_departure_lounge),
        "twin-surgeries": large(_second_opinion),
        "house-of-drawers": large(_omen_archive),
    }
)
