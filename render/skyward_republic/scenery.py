"""The table's evening: sky, town, header and the stair of scores, drawn once: all that no move ever changes."""

from __future__ import annotations

from render import motifs
from render.theme import SKY_DUSK, Ink, between
from render.vector import circle, rect

WIDTH, HEIGHT = 1600, 1200
HEAD = 138
SUN = (540.0, 830.0)
STAIR_LEFT, STAIR_STEP, STAIR_FOOT, RISE = 30, 30.8, 1196, 4.1
STEPS = 50
"""The scoreboard has fifty spaces, 0 to 49 (SR-P05)."""
NEAR, FAR = (Ink.HEATHER, "#5A3468"), ("#54315F", "#33224A")
FAN = ("#152344", "#1B2C54")
STAIR = ("#352A5E", "#4A3068", "#653A72", Ink.HEATHER, "#A9556F")


def stair_top(step: int) -> float:
    """How high a step of the stair lies."""
    return STAIR_FOOT - 40 - step * RISE


def stair_x(step: int) -> float:
    """The middle of a step."""
    return STAIR_LEFT + (step + 0.5) * STAIR_STEP


def scenery() -> str:
    """The whole scene as a drawing."""
    drawn = motifs.sky_rings(WIDTH, HEIGHT, SUN, SKY_DUSK, 24, (150, 1150))
    drawn += motifs.rays(*SUN, (90, 1300), 40, Ink.CREAM, 0.07)
    drawn += circle(SUN[0], SUN[1] - 24, 120, SKY_DUSK[-1]) + circle(SUN[0], SUN[1] - 24, 96, Ink.PEACH)
    far = motifs.skyline((-20, WIDTH + 40), 900, (120, 330), NEAR, 21, Ink.PEACH, 70)
    drawn += f'<g opacity=".5">{far}</g>'
    drawn += motifs.skyline((-20, WIDTH + 40), 960, (60, 230), FAR, 8, Ink.GOLD_L, 54)
    drawn += motifs.bank((-40, WIDTH + 60), 936, 34, Ink.TWILIGHT, 4, 400, Ink.DUSK)
    drawn += motifs.bank((-40, WIDTH + 60), 1000, 44, "#231C48", 9, 400, STAIR[0])
    return drawn + _header() + "".join(_step(step) for step in range(STEPS))


def _header() -> str:
    drawn = rect(0, 0, WIDTH, HEAD, Ink.NIGHT) + motifs.rules(0, HEAD, WIDTH)
    return drawn + motifs.fan(166, HEAD - 2, 122, 13, FAN)


def _step(step: int) -> str:
    """One step, climbing across the town, with a lit window here and there."""
    left, top = STAIR_LEFT + step * STAIR_STEP, stair_top(step)
    ink = motifs.ramp(STAIR, STEPS)[step]
    wall = ink if step % 2 else between(ink, "#FFFFFF", 0.07)
    drawn = rect(left, top, STAIR_STEP + 0.6, STAIR_FOOT - top + 10, wall)
    drawn += rect(left, top, STAIR_STEP - 2, 6, Ink.BRASS if step % 5 else Ink.GOLD_L)
    for storey in range(int((STAIR_FOOT - top - 60) // 26)):
        if (step * 7 + storey * 5) % 4 == 0:
            y = top + 52 + storey * 26
            drawn += rect(left + 8, y, 6, 13, SKY_DUSK[-1], 1, 0.75) + rect(left + 18, y, 6, 13, SKY_DUSK[-1], 1, 0.45)
    return drawn
