"""The three wonder tracks, as towers: every step's bonus, every threshold, and the players' tokens beside them."""

from __future__ import annotations

from collections.abc import Sequence

from render.braided_skies.glyphs import Glyphs, glyphs
from render.braided_skies.people import Person
from render.canvas import Canvas, Word
from render.labels import Style
from render.places import Kind
from render.theme import TRACK, Ink, Shades
from render.vector import circle, line, polygon, rect
from rules.braided_skies.cards.tracks import THRESHOLDS, TRACK_STEPS
from rules.braided_skies.terms import TRACKS, Track
from rules.braided_skies.view import MatView

TOWER_X = (1108, 1300, 1492)
BOTTOM_Y, STEP = 702, 35
TOP = len(TRACK_STEPS["culture"]) - 1
ROOF_Y = BOTTOM_Y - TOP * STEP - 22
HALF = 92
LANES = (-79, -53, 53, 79)
"""Where tokens stand beside the steps: two on each side; a fifth on one step stands between, over the bonus."""
CROWDED = (-79, -53, 53, 79, 27)
TOKEN = 36


def step_y(step: int) -> int:
    """The middle of a step."""
    return BOTTOM_Y - step * STEP


def towers() -> str:
    """The three towers as a drawing; their bonuses are printed by `print_bonuses`."""
    return "".join(_tower(x, track) for x, track in zip(TOWER_X, TRACKS, strict=True))


def _tower(x: int, track: Track) -> str:
    shades, foot = TRACK[track], BOTTOM_Y + 20
    drawn = _roof(x, shades)
    drawn += rect(x - HALF, ROOF_Y + 6, 2 * HALF, foot - ROOF_Y - 4, shades.dark)
    drawn += rect(x - HALF, ROOF_Y + 6, HALF, foot - ROOF_Y - 4, shades.main)
    for lane, ink in ((-66, shades.dark), (66, Ink.NIGHT)):
        drawn += rect(x + lane - 13, ROOF_Y + 8, 26, foot - ROOF_Y - 8, ink, 0, 0.28)
    for width, low in ((150, 0), (104, 12)):
        drawn += rect(x - width / 2, ROOF_Y - 4 - low, width, 12, shades.dark)
        drawn += rect(x - width / 2, ROOF_Y - 4 - low, width / 2, 12, shades.main)
        drawn += rect(x - width / 2, ROOF_Y - 5 - low, width, 3, Ink.GOLD)
    drawn += rect(x - 96, foot - 1, 192, 11, Ink.BRASS) + rect(x - 96, ROOF_Y + 4, 192, 5, Ink.BRASS)
    return drawn + "".join(_step(x, step, shades) for step in range(TOP + 1))


def _roof(x: int, shades: Shades) -> str:
    left, tip, right = (x - 30, ROOF_Y), (x, ROOF_Y - 62), (x + 30, ROOF_Y)
    mast = line(f"M{x} {ROOF_Y - 60}V{ROOF_Y - 74}", Ink.GOLD, 4) + circle(x, ROOF_Y - 76, 5, Ink.GOLD)
    return polygon([left, tip, right], shades.dark) + polygon([left, tip, (x, ROOF_Y)], shades.main) + mast


def _step(x: int, step: int, shades: Shades) -> str:
    y = step_y(step)
    face = Ink.GOLD_L if step in THRESHOLDS else shades.pale
    return rect(x - 38, y - 16, 76, 32, face, 3) + line(f"M{x - 90} {y + 17.5}H{x + 90}", shades.light, 1.2, 0.5)


def print_bonuses(canvas: Canvas) -> None:
    """What each step brings, and the multiplier reached at each threshold."""
    for x, track in zip(TOWER_X, TRACKS, strict=True):
        canvas.icon(track, x, ROOF_Y - 20, 46)
        for step, effects in enumerate(TRACK_STEPS[track]):
            _print_step(canvas, x, step, glyphs(effects))


def _print_step(canvas: Canvas, x: int, step: int, gain: Glyphs) -> None:
    y = step_y(step)
    if step in THRESHOLDS:
        times = f"{THRESHOLDS.index(step) + 1}×"
        aside = 18 if gain else 0
        canvas.text(times, x - aside, y, Style(28, "num", 800, Ink.BRICK))
        canvas.row(gain, x + 17, y, 34)
    elif gain:
        canvas.row(gain, x, y, 33, 1, width=74)
    else:
        canvas.row((Word("0"),), x, y, 34)


def draw_tokens(canvas: Canvas, mats: Sequence[MatView], table: tuple[Person, ...]) -> None:
    """Every player's token beside the step it has reached."""
    for index in range(len(TRACKS)):
        canvas.part(_draw_climb, index, tuple(mat.tracks[index] for mat in mats), table)


def _draw_climb(canvas: Canvas, index: int, reached: tuple[int, ...], table: tuple[Person, ...]) -> None:
    """The tokens on one track, by seat."""
    x = TOWER_X[index]
    for step in sorted(set(reached)):
        here = [seat for seat, its in enumerate(reached) if its == step]
        for seat, lane in zip(here, _lanes(here), strict=True):
            canvas.token(table[seat].livery, x + lane, step_y(step), TOKEN)
            canvas.place(f"track:{TRACKS[index]}:{seat}", step, x + lane, step_y(step), (TOKEN, TOKEN), Kind.TOKEN)


def _lanes(here: Sequence[int]) -> Sequence[int]:
    """A lane of its own for each seat on a step: its usual one, or the free one nearest to it."""
    if len(here) > len(LANES):
        return CROWDED
    lanes: list[int] = []
    for seat in here:
        free = [lane for lane in LANES if lane not in lanes]
        usual = LANES[seat % len(LANES)]
        lanes.append(min(free, key=lambda lane: abs(lane - usual)))
    return lanes


def final_reached(mats: Sequence[MatView]) -> int:
    """On how many tracks somebody has reached the final threshold (BS-EN01)."""
    return sum(any(mat.tracks[index] >= THRESHOLDS[-1] for mat in mats) for index in range(len(TRACKS)))
