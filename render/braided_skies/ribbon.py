"""The foot of the board: the fame track, what will end the game and how near it is, decks and supplies."""

from __future__ import annotations

from collections.abc import Sequence

from render.braided_skies.people import Person
from render.braided_skies.scenery import RIBBON
from render.braided_skies.towers import final_reached
from render.canvas import Canvas
from render.labels import Style
from render.places import Kind
from render.spacing import spread
from render.theme import TINY, Ink
from render.vector import rect
from rules.braided_skies.terms import some
from rules.braided_skies.view import TableView

LEFT, STEP = 70, 17.6
"""Where 0 fame lies, and how far apart two steps are."""
RAIL_Y, WORDS_Y = 1166, 1127
TURN_OVER = 60
"""At 60 fame the token flips and starts again from 0 (BS-EN03)."""
TOKEN, LEAST_GAP = 36, 34
FIRST_X, LAST_X = LEFT - 4, LEFT + STEP * TURN_OVER + 4
TAG, NUMBER = (50, 22), (28, 20)
STORES_X, STORES, STORE = 1166, (420, 80), 83
NUMERAL = Style(26, "num", 700, Ink.CREAM)


def rail() -> str:
    """The fame track as a drawing."""
    drawn = rect(LEFT - 14, RAIL_Y + 6, STEP * TURN_OVER + 28, 6, Ink.BRASS, 3)
    for fame in range(TURN_OVER + 1):
        x, whole = LEFT + fame * STEP, fame % 5 == 0
        drawn += rect(x - 2 if whole else x - 1, RAIL_Y - (8 if whole else 2), 4 if whole else 2, 14, Ink.GOLD_L)
    return drawn


def print_rail(canvas: Canvas) -> None:
    """The numbers under the track."""
    for fame in range(0, TURN_OVER + 1, 5):
        canvas.text(str(fame), LEFT + fame * STEP, RAIL_Y + 25, Style(TINY, "num", 600, Ink.SAND))
    canvas.icon("fame", 28, RAIL_Y, 44)
    canvas.plate(STORES_X, RIBBON + 12, STORES, Ink.NAVY, cut=10, edge=Ink.BRASS, line=2, centred=False)


def draw_ribbon(canvas: Canvas, view: TableView, table: tuple[Person, ...]) -> None:
    """Tokens on the track, the line about the end, the stores."""
    canvas.part(_draw_tokens, tuple(mat.fame for mat in view.mats), table)
    style = Style(22, "text", 500, Ink.CREAM)
    words = end_line(view, table)
    wide = canvas.name(words, LEFT - 10, WORDS_Y, style, STORES_X - LEFT - 20, across=0, lines=1)
    canvas.place("near the end", words, LEFT - 10 + wide / 2, WORDS_Y, (wide + 12, 30), Kind.QUIET)
    _draw_stores(canvas, view)


def _draw_tokens(canvas: Canvas, fames: tuple[int, ...], table: tuple[Person, ...]) -> None:
    """Each token near its fame, spread where they would cover each other; a dot marks the very step."""
    order = sorted(enumerate(fames), key=lambda one: (one[1] % TURN_OVER, one[0]))
    exact = [LEFT + (fame % TURN_OVER) * STEP for _, fame in order]
    tagged = -TAG[0] * 1.0
    places = spread(exact, LEAST_GAP, FIRST_X, LAST_X)
    for (_, fame), x in zip(order, places, strict=True):
        if fame >= TURN_OVER:
            canvas.plate(x, RAIL_Y - 6, (TOKEN + 8, TOKEN + 8), Ink.GOLD_L, cut=12, rounded=True)
    for (seat, fame), step, x in zip(order, exact, places, strict=True):
        canvas.plate(step, RAIL_Y + 8, (8, 8), Ink.CREAM, cut=4, rounded=True)
        canvas.token(table[seat].livery, x, RAIL_Y - 6, TOKEN)
        canvas.place(f"fame:{seat}", fame, x, RAIL_Y - 6, (TOKEN, TOKEN), Kind.TOKEN)
        if fame >= TURN_OVER and x - tagged >= TAG[0]:
            _draw_tag(canvas, fame // TURN_OVER * TURN_OVER, x)
            tagged = x


def _draw_tag(canvas: Canvas, flipped: int, x: float) -> None:
    """How much to add for a token that has flipped, once or more (BQ-27); a number it would cut is covered whole."""
    near = LEFT + round((x - LEFT) / STEP / 5) * 5 * STEP
    if abs(near - x) < (TAG[0] + NUMBER[0]) / 2:
        canvas.plate(near, RAIL_Y + 25, NUMBER, Ink.NIGHT, cut=0)
    canvas.plate(x, RAIL_Y + 25, TAG, Ink.BRICK, cut=6, rounded=True)
    canvas.text(f"+{flipped}", x, RAIL_Y + 25, Style(TINY, "num", 700, Ink.CREAM))


def end_line(view: TableView, table: Sequence[Person]) -> str:
    """What ends the game and how near it is; once it is set off, in whose turn and how many turns are left."""
    if view.over:
        return "The game is over."
    if view.ending:
        turns = some(view.ending.turns_left, "turn")
        return (
            f"The end was set off in the turn of {table[view.ending.seat].name}: {view.ending.trigger}. {turns} left."
        )
    fame = max(mat.fame for mat in view.mats)
    wonders = max(len(mat.wonders) for mat in view.mats)
    finals = final_reached(view.mats)
    parts = (
        f"The end: 60 fame (best {fame})",
        f"{view.wonders_to_end} wonders (best {wonders})",
        f"4× on all 3 tracks ({finals} of 3)",
    )
    return "  ·  ".join(parts)


def _draw_stores(canvas: Canvas, view: TableView) -> None:
    """What is left in the supply and in the decks, and what has been discarded."""
    yellow, blue, red, tourists = view.supply
    rows = (
        (("stone_yellow", yellow), ("stone_blue", blue), ("stone_red", red), ("tourist", tourists)),
        (
            ("fame", view.fame_supply),
            ("encounter", view.encounter_deck),
            ("outfitting", view.outfitting_deck),
            ("outpost", view.outpost_tiles),
        ),
    )
    for row, things in enumerate(rows):
        y = RIBBON + 33 + row * 38
        for column, (name, left) in enumerate(things):
            canvas.part(_draw_store, name, left, STORES_X + 26 + column * STORE, y)
    canvas.part(_draw_discards, "encounter", view.encounter_discards, RIBBON + 33)
    canvas.part(_draw_discards, "outfitting", view.outfitting_discards, RIBBON + 71)


def _draw_store(canvas: Canvas, name: str, left: int, x: float, y: float) -> None:
    canvas.icon(name, x, y, 34)
    canvas.place(f"stores:{name}", left, x + 24, y, (STORE, 36), Kind.QUIET)
    canvas.text(str(max(0, left)), x + 22, y + 1, NUMERAL, across=0)


def _draw_discards(canvas: Canvas, name: str, count: int, y: float) -> None:
    """A heap of discarded cards of a kind: reshuffled when its deck runs out."""
    x = STORES_X + 26 + 4 * STORE
    canvas.icon("discard", x, y, 34)
    canvas.icon(name, x + 11, y + 8, 22)
    canvas.place(f"discards:{name}", count, x + 24, y, (STORE, 36), Kind.QUIET)
    canvas.text(str(count), x + 26, y + 1, NUMERAL, across=0)
