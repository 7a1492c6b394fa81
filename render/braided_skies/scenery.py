"""The board's sky, town and ground, drawn once: all that no move ever changes."""

from __future__ import annotations

from render import motifs
from render.theme import SKY_DAY, Ink
from render.vector import circle, rect

WIDTH, HEIGHT = 1600, 1200
HEAD = 152
"""Where the header ends and the sky begins."""
GROUND = 906
RIBBON = 1106
"""Where the fame ribbon begins."""
SUN = (668.0, 668.0)

HAZE = ((470, 44, "#CFE6D8", "#F4F0D8", 4), (742, 50, "#F4B99A", "#FBE0BC", 9))
"""Far shelves of cloud between the levels: top, radius, ink, crest, seed."""
WALLS = ("#B5656A", "#8E4A60")
TREES = ("#5A3557", "#7A4A68")
FAN = ("#152344", "#1B2C54")


def scenery() -> str:
    """The whole scene as a drawing."""
    return _sky() + _town() + _header() + _ribbon()


def _sky() -> str:
    drawn = motifs.sky_rings(WIDTH, HEIGHT, SUN, SKY_DAY, 26, (120, 1020))
    drawn += motifs.rays(*SUN, (100, 1200), 44, Ink.CREAM, 0.10)
    for top, radius, ink, crest, seed in HAZE:
        drawn += f'<g opacity=".30">{motifs.bank((-40, WIDTH + 60), top, radius, ink, seed, 560, crest)}</g>'
    drawn += circle(*SUN, 132, "#FBDDA6") + circle(*SUN, 108, "#FFF3D6")
    drawn += motifs.airship(40, 372, 0.62, ("#DCEBE0", Ink.MIST, Ink.SKY), Ink.HARBOUR)
    return drawn + motifs.airship(1000, 610, 0.5, (Ink.CREAM, Ink.APRICOT, Ink.TANGERINE), Ink.BRICK, mirrored=True)


def _town() -> str:
    drawn = motifs.skyline((-20, WIDTH + 40), GROUND + 10, (26, 76), WALLS, 11, Ink.PEACH, 34)
    drawn += motifs.bank((-60, WIDTH + 60), GROUND + 4, 34, TREES[0], 5, 300, TREES[1])
    drawn += rect(0, GROUND + 20, WIDTH, 400, Ink.NAVY)
    return drawn + motifs.bank((-60, WIDTH + 60), GROUND + 26, 26, Ink.NAVY, 8, 300, Ink.HARBOUR)


def _header() -> str:
    drawn = rect(0, 0, WIDTH, HEAD - 12, Ink.NIGHT) + motifs.rules(0, HEAD - 12, WIDTH)
    return drawn + motifs.fan(128, HEAD - 14, 122, 13, FAN)


def _ribbon() -> str:
    return rect(0, RIBBON + 4, WIDTH, HEIGHT, Ink.NIGHT) + motifs.rules(0, RIBBON, WIDTH)
