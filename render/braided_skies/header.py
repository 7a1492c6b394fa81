"""The header of the board: the title, the round and what remains of it, and a plaque for every player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from render import motifs, sprites
from render.braided_skies.people import Person
from render.canvas import Canvas
from render.labels import Style
from render.places import Kind
from render.sprites import Tile
from render.theme import TINY, Ink, Palette
from render.vector import at
from rules.braided_skies.view import TableView

TITLE_X = 128
LEFT, RIGHT = 250, 1590
WIDEST, GAP = 318, 10
TOP_Y, HEIGHT = 10, 126
NAME_Y, LOWER_Y = 35, 92
RIBBON_Y, ROUND_Y = 142, 131
SUNBURST = (420, 150)
ROUND, ROUND_WIDTH = Style(25, "deco", 700, Ink.GOLD_L, 2), 208
MOST_ROUNDS = 40
"""Longer games are not worth preparing for."""


def print_title(canvas: Canvas) -> None:
    """The name of the game."""
    canvas.text("BRAIDED", TITLE_X, 40, Style(40, "deco", 700, Ink.CREAM, 6))
    canvas.text("SKIES", TITLE_X, 84, Style(40, "deco", 700, Ink.GOLD_L, 17))


class Plaque(NamedTuple):
    """What a player's plaque shows; ``words`` are on its ribbon, which whoever's turn it is has."""

    fame: int
    ports: tuple[str | None, ...]
    first: bool
    words: str


def draw_header(canvas: Canvas, view: TableView, table: Sequence[Person]) -> None:
    """Round, plaques, and the ribbon that says whose turn it is."""
    wide = min(WIDEST, (RIGHT - LEFT + GAP) // len(table) - GAP)
    start = LEFT + (RIGHT - LEFT - len(table) * (wide + GAP) + GAP) / 2
    if not view.over:
        _shine(canvas, start + view.turn * (wide + GAP) + wide / 2)
    for person, mat in zip(table, view.mats, strict=True):
        words = "" if view.over or person.seat != view.turn else "ENDS TURN" if view.acted else "TO MOVE"
        shown = Plaque(mat.fame, tuple(ship.port for ship in mat.ships), view.first == person.seat, words)
        canvas.part(_plaque, shown, person, start + person.seat * (wide + GAP), wide)
    _round(canvas, view)


def _shine(canvas: Canvas, x: float) -> None:
    """The rays behind the plaque at x, kept off the title."""
    half = SUNBURST[0] / 2
    hidden = max(0, round(LEFT - GAP - x + half))
    canvas.put(_shown(canvas.palette, hidden), x - half + hidden, 0, 0, 0)


def _plaque(canvas: Canvas, shown: Plaque, person: Person, x: float, wide: int) -> None:
    active = bool(shown.words)
    fill, edge = (Ink.CREAM, Ink.GOLD) if active else (Ink.NAVY, Ink.HARBOUR)
    inner = Ink.BRASS if active else None
    size = (wide, HEIGHT)
    canvas.plate(x, TOP_Y, size, fill, cut=14, edge=edge, line=5 if active else 2, inner=inner, centred=False)
    style = Style(42, "text", 700, Ink.INK) if active else Style(40, "text", 500, Ink.CREAM)
    canvas.name(person.name, x + wide / 2, NAME_Y, style, wide - 30)
    canvas.token(person.livery, x + 42, LOWER_Y, 60)
    canvas.place(f"player:{person.seat}", shown, x + wide / 2, TOP_Y + HEIGHT / 2, size, Kind.QUIET)
    _berths(canvas, shown.ports, x + wide / 2 - 6)
    canvas.medal(shown.fame, x + wide - 48, LOWER_Y + 3, 82)
    if shown.first:
        _first(canvas, x + wide / 2 - 6)
    if active:
        _ribbon(canvas, shown.words, x + wide / 2, Ink.BRICK, wide - 40)


def _berths(canvas: Canvas, ports: Sequence[str | None], x: float) -> None:
    """A hull for each ship at home, a dashed one for each that is away."""
    for index, port in enumerate(ports):
        name = "slot_ship" if port is None else "slot_ship_out"
        canvas.icon(name, x + (index - 1) * 34, LOWER_Y - 8, 30)


def _first(canvas: Canvas, x: float) -> None:
    """The starting player's marker: after the others, the round is over."""
    canvas.plate(x, LOWER_Y + 21, (46, 24), Ink.GOLD, cut=6, edge=Ink.INK, line=2, rounded=True)
    canvas.text("1st", x, LOWER_Y + 21, Style(TINY, "text", 700, Ink.INK))


def _ribbon(canvas: Canvas, words: str, x: float, ink: Ink, wide: int) -> None:
    canvas.plate(x, RIBBON_Y, (min(220, wide), 34), ink, cut=8, edge=Ink.GOLD_L, shadow=4)
    canvas.text(words, x, RIBBON_Y, Style(25, "deco", 700, Ink.CREAM, 3))


def _round(canvas: Canvas, view: TableView) -> None:
    """The round; in the ending, how many turns are still to come."""
    words, ink = _round_words(view)
    canvas.plate(TITLE_X, ROUND_Y, (228, 38), ink, cut=8, edge=Ink.GOLD, line=2)
    set_off = (view.over, view.ending and view.ending.seat)
    canvas.place("round", words, TITLE_X, ROUND_Y, (228, 38), Kind.QUIET)
    canvas.place("end", set_off, TITLE_X, ROUND_Y, (228, 38))
    canvas.name(words, TITLE_X, ROUND_Y, ROUND, ROUND_WIDTH)


def warm_rounds(canvas: Canvas) -> None:
    """Set the number of every round once; letters set apart are slow to set."""
    for number in range(1, MOST_ROUNDS):
        canvas.name(f"ROUND {number}", TITLE_X, ROUND_Y, ROUND, ROUND_WIDTH)


def _round_words(view: TableView) -> tuple[str, Ink]:
    if view.over:
        return "GAME OVER", Ink.BRICK
    if view.ending:
        left = view.ending.turns_left
        return ("LAST TURN" if left == 1 else f"LAST {left} TURNS"), Ink.BRICK
    return f"ROUND {view.round}", Ink.NAVY


@lru_cache(64)
def _shown(palette: Palette, hidden: int) -> Tile:
    """The rays but for what is hidden at their left."""
    tile = sunburst(palette)
    return tile.crop((hidden, 0, tile.width, tile.height))


@lru_cache(4)
def sunburst(palette: Palette) -> Tile:
    """The rays behind the plaque of whose turn it is."""
    width, height = SUNBURST
    drawn = motifs.rays(0, 0, (40, 116), 36, Ink.GOLD, 0.8) + motifs.rays(
        0, 0, (40, 92), 36, Ink.GOLD_L, 0.8, (0.087, 6.37)
    )
    return sprites.drawing(palette, at(width / 2, 74, drawn, 1.0, 1.75), width, height)
