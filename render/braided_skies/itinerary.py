"""The itinerary on a mat: symbols in all, the starting wonder, covered wonders by their symbol rows, the newest."""

from __future__ import annotations

from collections.abc import Sequence

from render.braided_skies.scenes import newest_view, start_view
from render.canvas import Canvas
from render.labels import Style, wrapped
from render.theme import MAT_TINY, Ink
from rules.braided_skies.cards.decks import STARTING_WONDER, WONDER
from rules.braided_skies.cards.records import Captain, StartingWonder, Wonder
from rules.braided_skies.terms import SYMBOLS

X, Y, WIDTH, HEIGHT = 880, 96, 302, 522
INNER = WIDTH - 30
TOTALS_Y = Y + 62
FIRST_TOP = Y + 86
FIRST_HEIGHT = 100
LEAST_NEWEST = 176
LEAST_VIEW = 16
"""A lower view is a line of colours that shows nothing."""
WORDS_UP = 5
"""How far above the middle of their room an ability's words stand."""
BOTTOM = Y + HEIGHT - 12
MOST_ROWS = 7
ROW, LEAST_ROW = 40, 24
WORDS = tuple(Style(size, "text", 500, Ink.INK) for size in (22, 20, 18, 17, 16))


def draw_itinerary(canvas: Canvas, wonders: tuple[str, ...], symbols: tuple[int, ...]) -> None:
    """All that the itinerary shows; the newest wonder is largest, as its ability is in force."""
    canvas.plate(
        X, Y, (WIDTH, HEIGHT), Ink.PAPER, cut=16, edge=Ink.BRASS, line=4, inner=Ink.DUNE, shadow=6, centred=False
    )
    canvas.text("ITINERARY", X + 27, Y + 28, Style(25, "deco", 700, Ink.BRICK, 4), across=0)
    canvas.icon("wonder", X + WIDTH - 76, Y + 28, 30)
    canvas.text(f"{len(wonders)}", X + WIDTH - 54, Y + 29, Style(26, "num", 800, Ink.BRICK), across=0)
    _draw_totals(canvas, symbols)
    top = _draw_first(canvas, STARTING_WONDER[wonders[0]])
    if len(wonders) > 1:
        top = _draw_pile(canvas, [WONDER[card] for card in wonders[1:-1]], top)
        _draw_newest(canvas, WONDER[wonders[-1]], top, BOTTOM)
    else:
        canvas.put(start_view(canvas.palette, wonders[0]), X + WIDTH / 2, BOTTOM, 0.5, 1)


def _draw_pile(canvas: Canvas, covered: Sequence[Wonder], top: int) -> int:
    """The covered wonders, oldest first; of a very long pile the oldest are a number. Where the next thing goes."""
    shown = covered[-MOST_ROWS:] if len(covered) <= MOST_ROWS else covered[1 - MOST_ROWS :]
    more = len(covered) - len(shown)
    row = max(LEAST_ROW, min(ROW, (BOTTOM - top - LEAST_NEWEST) // max(1, len(shown) + bool(more))))
    if more:
        words = f"{more} more, counted above"
        canvas.text(words, X + WIDTH / 2, top + row / 2, Style(row - 8, "text", 500, Ink.COCOA))
        top += row
    for card in shown:
        _draw_covered(canvas, card, top, row)
        top += row
    return top


def _draw_totals(canvas: Canvas, symbols: Sequence[int]) -> None:
    """How many of each symbol there are in all."""
    for index, (symbol, count) in enumerate(zip(SYMBOLS, symbols, strict=True)):
        x = X + 36 + index * 68
        canvas.icon(symbol, x, TOTALS_Y, 30)
        canvas.text(str(count), x + 19, TOTALS_Y + 1, Style(24, "num", 800, Ink.INK), across=0)


def _draw_first(canvas: Canvas, card: StartingWonder) -> int:
    """The starting wonder, always exposed; where the next thing goes."""
    canvas.plate(X + 15, FIRST_TOP, (INNER, FIRST_HEIGHT - 4), Ink.CREAM, cut=8, edge=Ink.UMBER, line=2, centred=False)
    canvas.row(card.symbols, X + WIDTH - 26, FIRST_TOP + 20, 30, 3, across=1)
    canvas.name(card.name, X + 28, FIRST_TOP + 19, Style(20, "text", 600, Ink.INK), INNER - 80, across=0, lines=1)
    _draw_ability(canvas, card, FIRST_TOP + 38, FIRST_HEIGHT - 44)
    return FIRST_TOP + FIRST_HEIGHT


def _draw_covered(canvas: Canvas, card: Wonder, top: int, row: int) -> None:
    """A wonder under others: its name and its symbol row."""
    canvas.plate(X + 15, top, (INNER, row - 3), Ink.NAVY, cut=7, edge=Ink.BRASS, line=2, centred=False)
    middle = top + (row - 3) / 2
    canvas.name(
        card.name, X + 28, middle, Style(min(20, row - 8), "text", 500, Ink.MIST), INNER - 118, across=0, lines=1
    )
    canvas.row(card.symbols, X + WIDTH - 26, middle, row - 8, 3, across=1)


def _draw_newest(canvas: Canvas, card: Wonder, top: int, bottom: int) -> None:
    """The newest wonder: its symbols, its view, its name and what it does."""
    height = bottom - top
    canvas.plate(X + 12, top, (WIDTH - 24, height), Ink.NAVY, cut=10, edge=Ink.GOLD, line=4, centred=False)
    canvas.row(card.symbols, X + WIDTH / 2, top + 24, 32, 10)
    view = height - 44 - 108
    if view >= LEAST_VIEW:
        canvas.put(newest_view(canvas.palette, card.id, view), X + WIDTH / 2, top + 42, 0.5, 0)
    words_top = bottom - 106
    canvas.plate(X + 18, words_top, (WIDTH - 36, 100), Ink.CREAM, cut=8, centred=False)
    canvas.name(card.name, X + WIDTH / 2, words_top + 17, Style(21, "text", 600, Ink.INK), INNER - 20, lines=1)
    _draw_ability(canvas, card, words_top + 38, 60)


def _draw_ability(canvas: Canvas, card: Wonder | StartingWonder, y: float, height: float) -> None:
    """The captain or an endless loop, then the ability in words."""
    icon = "captain" if isinstance(card.ability, Captain) else "infinity"
    words = card.ability.text().partition(": ")[2]
    text = words[:1].upper() + words[1:]
    canvas.icon(icon, X + 44, y + height / 2 - WORDS_UP, 36)
    style = next(
        (style for style in WORDS if len(wrapped(text, style, INNER - 68)) * (style.size + 1) <= height),
        WORDS[0].sized(MAT_TINY),
    )
    lines = wrapped(text, style, INNER - 68)
    step = min(style.size + 2, height / len(lines))
    for index, line in enumerate(lines):
        canvas.text(line, X + 68, y + height / 2 - WORDS_UP + (index - (len(lines) - 1) / 2) * step, style, across=0)
