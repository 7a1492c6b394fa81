"""The score sheet, 1200 wide: a row a player from the best place down, with every card that scored under it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render import motifs, sprites
from render.canvas import Canvas
from render.labels import Style, width_of
from render.skyward_republic.people import Person, people
from render.theme import MAT_TINY, SKY_DUSK, Ink, Palette
from render.vector import circle, rect
from rules.core.outcome import Outcome, Score
from rules.skyward_republic.view import TableView

WIDTH = 1200
HEAD, FOOT = 150, 84
ROW, GAP = 158, 12
LEFT, RIGHT = 30, WIDTH - 30
NAME_X, NAME_WIDTH = 176, 320
COLUMNS = (("shield", 590), ("score", 770), ("cog", 930))
"""In play, SCORE abilities, cogs: the icon of each and where it stands."""
TOTAL_X = 1096
HEADS_Y = HEAD - 12
UPPER_Y, CARDS_Y, CARDS_WIDTH = 48, 106, RIGHT - LEFT - 130
CARD_SIZES = (20, 19, 18, 17, 16, 15)
CARD_LINES = 2


class Entry(NamedTuple):
    """A row of the sheet: a score, the place it won, and whose it is."""

    place: int
    score: Score
    person: Person

    @property
    def parts(self) -> tuple[int, int, int]:
        """In play, by SCORE abilities, for cogs."""
        points = [line.points for line in self.score.lines]
        return points[0], sum(points[1:-1]), points[-1]

    @property
    def cards(self) -> list[str]:
        """Each SCORE ability with its points, the best first."""
        lines = sorted(self.score.lines[1:-1], key=lambda line: -line.points)
        return [f"{line.what} {line.points}".replace(" -", " –") for line in lines]


def entries(view: TableView, outcome: Outcome, names: Sequence[str]) -> list[Entry]:
    """The rows from the best place down; those who tie share a place."""
    table = people(view.seats, names)
    rows: list[Entry] = []
    for tied in outcome.ranking:
        place = len(rows) + 1
        rows += [Entry(place, outcome.lines[index], table[outcome.lines[index].seat or 0]) for index in tied]
    return rows


def draw_scores(view: TableView, outcome: Outcome, names: Sequence[str], palette: Palette) -> Image.Image:
    """The sheet of a finished game."""
    rows = entries(view, outcome, names)
    canvas = Canvas(printed_sheet(palette, len(rows)), palette, MAT_TINY)
    for index, entry in enumerate(rows):
        _draw_row(canvas, entry, HEAD + 12 + index * (ROW + GAP))
    words = Style(27, "text", 600, Ink.CREAM)
    canvas.name(verdict(rows, outcome), WIDTH / 2, canvas.frame.height - FOOT / 2, words, WIDTH - 80)
    return canvas.frame


def verdict(rows: Sequence[Entry], outcome: Outcome) -> str:
    """Who won, and what decided it."""
    winners = [entry.person.name for entry in rows if entry.place == 1]
    total = f" with {rows[0].score.total} VP"
    if len(winners) > 1:
        return f"{', '.join(winners[:-1])} and {winners[-1]} share the win{total}."
    decided = f"; the tie was broken by {outcome.tie_break}" if outcome.tie_break else ""
    return f"{winners[0]} wins{total}{decided}."


@lru_cache(8)
def printed_sheet(palette: Palette, rows: int) -> Image.Image:
    """The evening sky behind the sheet, its title, the heads of its columns."""
    height = HEAD + 12 + rows * (ROW + GAP) + FOOT
    sun = (WIDTH / 2, float(height))
    drawn = motifs.sky_rings(WIDTH, height, sun, SKY_DUSK, 18, (120, 1000))
    drawn += motifs.rays(*sun, (130, 1300), 40, Ink.CREAM, 0.08) + circle(*sun, 120, Ink.PEACH)
    drawn += motifs.skyline((-20, WIDTH + 40), height, (40, 130), ("#653A72", Ink.DUSK), 9, Ink.PEACH, 40)
    drawn += rect(0, 0, WIDTH, 96, Ink.NIGHT) + motifs.rules(0, 96, WIDTH, Ink.GOLD)
    drawn += rect(0, height - FOOT, WIDTH, FOOT, Ink.NIGHT, 0, 0.85)
    canvas = Canvas(sprites.drawing(palette, drawn, WIDTH, height).convert("RGB"), palette, MAT_TINY)
    canvas.text("FINAL SCORE", WIDTH / 2, 52, Style(54, "deco", 700, Ink.CREAM, 10))
    for icon, x in COLUMNS:
        canvas.icon(icon, x, HEADS_Y, 48)
    canvas.text("TOTAL", TOTAL_X, HEADS_Y + 6, Style(28, "deco", 700, Ink.GOLD_L, 3))
    return canvas.frame


def _draw_row(canvas: Canvas, entry: Entry, y: int) -> None:
    won = entry.place == 1
    fill, edge = (Ink.CREAM, Ink.GOLD) if won else (Ink.PAPER, Ink.UMBER)
    size, inner = (RIGHT - LEFT, ROW), Ink.BRASS if won else None
    canvas.plate(LEFT, y, size, fill, cut=14, edge=edge, line=5, inner=inner, shadow=5, centred=False)
    place = Style(48, "num", 800, Ink.BRICK if won else Ink.COCOA)
    canvas.text(str(entry.place), LEFT + 44, y + UPPER_Y, place)
    canvas.token(entry.person.livery, LEFT + 106, y + UPPER_Y, 62)
    style = Style(38, "text", 700 if won else 600, Ink.INK)
    canvas.name(entry.person.name, NAME_X, y + UPPER_Y, style, NAME_WIDTH, across=0, floor=20)
    for (_, x), points in zip(COLUMNS, entry.parts, strict=True):
        canvas.text(str(points).replace("-", "–"), x, y + UPPER_Y, Style(40, "num", 800, Ink.INK))
    canvas.shield(entry.score.total, TOTAL_X, y + ROW / 2, 116)
    _draw_cards(canvas, entry.cards, y + CARDS_Y)


def _draw_cards(canvas: Canvas, cards: Sequence[str], y: float) -> None:
    """Which card scored how much, in two lines."""
    for size in CARD_SIZES:
        style = Style(size, "text", 500, Ink.COCOA)
        lines = _broken(cards, style) or ["No SCORE abilities."]
        if len(lines) <= CARD_LINES:
            break
    top = y - (len(lines) - 1) * size * 0.58
    for row, line in enumerate(lines):
        canvas.text(line, LEFT + 76, top + row * size * 1.16, style, across=0)


def _broken(cards: Sequence[str], style: Style) -> list[str]:
    """The cards in lines that end between two cards, so that every name keeps its points."""
    lines: list[str] = []
    for card in cards:
        longer = f"{lines[-1]} · {card}" if lines else card
        if lines and width_of(longer, style) <= CARDS_WIDTH - 150:
            lines[-1] = longer
        else:
            lines.append(card)
    return lines
