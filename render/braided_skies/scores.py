"""The score sheet, 1200 wide: a row a player from the best place down, every line of the score, what broke a tie."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render import motifs, sprites
from render.braided_skies.people import Person, people
from render.canvas import Canvas
from render.labels import Style
from render.theme import MAT_TINY, SKY_DUSK, Ink, Palette
from render.vector import circle, rect
from rules.braided_skies.view import TableView
from rules.core.outcome import Outcome, Score

WIDTH = 1200
HEAD, FOOT = 150, 84
ROW, GAP = 96, 12
LEFT, RIGHT = 30, WIDTH - 30
NAME_X, NAME_WIDTH = 176, 254
FIRST_LINE_X, LAST_LINE_X = 490, 990
TOTAL_X = 1106
HEADS_Y = HEAD - 12
COLUMN_ICON = {
    "Fame": "fame",
    "Heritage": "heritage",
    "Culture": "culture",
    "Scenic": "scenic",
    "Adventure": "adventure",
}


class Entry(NamedTuple):
    """A row of the sheet: a score, the place it won, and who it is (None: somebody without a seat)."""

    place: int
    score: Score
    person: Person | None

    @property
    def name(self) -> str:
        """Who the row belongs to."""
        return self.person.name if self.person else self.score.name or "Automa"


def entries(view: TableView, outcome: Outcome, names: Sequence[str]) -> list[Entry]:
    """The rows from the best place down; those who tie share a place."""
    table = people(view, names)
    rows: list[Entry] = []
    for tied in outcome.ranking:
        place = len(rows) + 1
        for index in tied:
            score = outcome.lines[index]
            rows.append(Entry(place, score, None if score.seat is None else table[score.seat]))
    return rows


def draw_scores(view: TableView, outcome: Outcome, names: Sequence[str], palette: Palette) -> Image.Image:
    """The sheet of a finished game."""
    rows = entries(view, outcome, names)
    canvas = Canvas(printed_sheet(palette, len(rows)), palette, MAT_TINY)
    canvas.text("FINAL SCORE", WIDTH / 2, 52, Style(54, "deco", 700, Ink.CREAM, 10))
    _draw_heads(canvas, [line.what.partition(":")[0] for line in outcome.lines[0].lines])
    for index, entry in enumerate(rows):
        _draw_row(canvas, entry, HEAD + 12 + index * (ROW + GAP))
    words = Style(27, "text", 600, Ink.CREAM)
    canvas.name(verdict(rows, outcome), WIDTH / 2, canvas.frame.height - FOOT / 2, words, WIDTH - 80)
    return canvas.frame


def verdict(rows: Sequence[Entry], outcome: Outcome) -> str:
    """Who won, and what decided it."""
    winners = [entry.name for entry in rows if entry.place == 1]
    won = f"{winners[0]} wins" if len(winners) == 1 else f"{', '.join(winners[:-1])} and {winners[-1]} share the win"
    total = f" with {rows[0].score.total} fame"
    if outcome.tie_break is None or len(winners) > 1:
        return f"{won}{total}."
    return f"{won}{total}; the tie was broken by {outcome.tie_break}."


@lru_cache(8)
def printed_sheet(palette: Palette, rows: int) -> Image.Image:
    """The evening sky behind the sheet."""
    height = HEAD + 12 + rows * (ROW + GAP) + FOOT
    sun = (WIDTH / 2, float(height))
    drawn = motifs.sky_rings(WIDTH, height, sun, SKY_DUSK, 18, (120, 1000))
    drawn += motifs.rays(*sun, (130, 1300), 40, Ink.CREAM, 0.08) + circle(*sun, 120, Ink.PEACH)
    drawn += motifs.skyline((-20, WIDTH + 40), height, (40, 130), ("#653A72", Ink.DUSK), 9, Ink.PEACH, 40)
    drawn += rect(0, 0, WIDTH, 96, Ink.NIGHT) + motifs.rules(0, 96, WIDTH, Ink.GOLD)
    drawn += rect(0, height - FOOT, WIDTH, FOOT, Ink.NIGHT, 0, 0.85)
    return sprites.drawing(palette, drawn, WIDTH, height).convert("RGB")


def _columns(count: int) -> list[float]:
    step = (LAST_LINE_X - FIRST_LINE_X) / max(1, count - 1)
    return [FIRST_LINE_X + index * step for index in range(count)]


def _draw_heads(canvas: Canvas, heads: Sequence[str]) -> None:
    for x, head in zip(_columns(len(heads)), heads, strict=True):
        canvas.icon(COLUMN_ICON.get(head, "score"), x, HEADS_Y, 48)
    canvas.text("TOTAL", TOTAL_X, HEADS_Y + 6, Style(28, "deco", 700, Ink.GOLD_L, 3))


def _draw_row(canvas: Canvas, entry: Entry, y: int) -> None:
    won = entry.place == 1
    fill, edge = (Ink.CREAM, Ink.GOLD) if won else (Ink.PAPER, Ink.UMBER)
    size, middle = (RIGHT - LEFT, ROW), y + ROW / 2
    inner = Ink.BRASS if won else None
    canvas.plate(LEFT, y, size, fill, cut=14, edge=edge, line=5, inner=inner, shadow=5, centred=False)
    canvas.text(str(entry.place), LEFT + 44, middle, Style(48, "num", 800, Ink.BRICK if won else Ink.COCOA))
    if entry.person:
        canvas.token(entry.person.livery, LEFT + 106, middle, 62)
    else:
        canvas.icon("active", LEFT + 106, middle, 58)
    canvas.name(
        entry.name, NAME_X, middle, Style(38, "text", 700 if won else 600, Ink.INK), NAME_WIDTH, across=0, floor=20
    )
    for x, line in zip(_columns(len(entry.score.lines)), entry.score.lines, strict=True):
        _draw_line(canvas, line.points, line.what.partition(":")[2].strip(), x, middle)
    canvas.medal(entry.score.total, TOTAL_X, middle + 4, 84)


def _draw_line(canvas: Canvas, points: int, how: str, x: float, middle: float) -> None:
    """A line of the score: its points, and under them how they came about."""
    canvas.text(str(points), x, middle - (14 if how else 0), Style(38, "num", 800, Ink.INK))
    if how:
        canvas.text(how, x, middle + 24, Style(22, "text", 500, Ink.COCOA))
