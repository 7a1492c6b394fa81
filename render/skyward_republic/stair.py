"""The stair of scores, and above it the strip with the Warden's key, the decks, and what ends the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render.canvas import Canvas
from render.labels import Style
from render.places import Kind
from render.skyward_republic.people import Person
from render.skyward_republic.scenery import STAIR_LEFT, STAIR_STEP, STEPS, stair_top, stair_x
from render.skyward_republic.small_cards import CLEAR, card_back
from render.spacing import spread
from render.sprites import Tile
from render.theme import TINY, Ink, Palette
from rules.core.words import some
from rules.skyward_republic.cards.decks import name
from rules.skyward_republic.terms import FULL_GRID
from rules.skyward_republic.view import MatView, TableView

TOKEN, LEAST_GAP, ASIDE = 58, 60, 12
TAG = (52, 26)
DECK_BACK = (40, 56)
STRIP_Y, STRIP = 886, 74
KEY_X, KEY = 26, 232
STORES_X, STORES = 274, 592
HINT_Y, END_Y = 944, 976
HINT, END = 830, 600
"""How wide the lines may be: beside them the stair rises."""


def print_stair(canvas: Canvas) -> None:
    """The numbers of the steps, and the frames of the strip."""
    for step in range(0, STEPS, 5):
        canvas.text(str(step), stair_x(step), stair_top(step) + 28, Style(22, "num", 700, Ink.CREAM))
    for x, wide in ((KEY_X, KEY), (STORES_X, STORES)):
        canvas.plate(
            x, STRIP_Y - STRIP / 2, (wide, STRIP), Ink.EVENING, cut=14, edge=Ink.BRASS, line=3, shadow=5, centred=False
        )


def draw_stair(canvas: Canvas, view: TableView, table: Sequence[Person]) -> None:
    """A token at each score."""
    order = sorted(view.mats, key=lambda mat: (_step(mat), mat.seat))
    exact = [stair_x(_step(mat)) for mat in order]
    least, most = STAIR_LEFT + TOKEN / 2, STAIR_LEFT + STAIR_STEP * STEPS - TOKEN / 2
    for mat, x, stands in zip(order, exact, spread(exact, LEAST_GAP, least, most), strict=True):
        step = min(STEPS - 1, max(0, round((stands - STAIR_LEFT) / STAIR_STEP - 0.5)))
        top = min(stair_top(_step(mat)), stair_top(step))
        canvas.plate(x, stair_top(_step(mat)) + 2, (10, 10), Ink.CREAM, cut=5, rounded=True)
        if abs(x - stands) < ASIDE:
            canvas.plate(x, top - 12, (6, 30), Ink.GOLD_L, cut=3, rounded=True)
        canvas.token(table[mat.seat].livery, stands, top - 42, TOKEN)
        canvas.place(f"vp:{mat.seat}", mat.vp, stands, top - 42, (TOKEN, TOKEN), Kind.TOKEN)
        _draw_tag(canvas, mat.vp, stands, top - 72)


def _step(mat: MatView) -> int:
    """The step a token stands on: it starts again after 49 (SR-P05), and does not go below 0 (SQ-02)."""
    return mat.vp % STEPS if mat.vp >= 0 else 0


def _draw_tag(canvas: Canvas, vp: int, x: float, y: float) -> None:
    """What must be added for a token that has gone round, and the score itself where it is below 0."""
    if 0 <= vp < STEPS:
        return
    words, ink = (f"+{vp // STEPS * STEPS}", Ink.BRASS_D) if vp > 0 else (f"–{-vp}", Ink.BRICK)
    canvas.plate(x, y, TAG, ink, cut=6, edge=Ink.GOLD_L, line=2, rounded=True)
    canvas.text(words, x, y + 1, Style(TINY, "num", 700, Ink.CREAM))


def draw_strip(canvas: Canvas, view: TableView, table: Sequence[Person]) -> None:
    """Key, decks, and the line about the end."""
    _draw_key(canvas, view, table)
    _draw_decks(canvas, view)
    hint = Style(23, "text", 500, Ink.CREAM)
    words = hint_line(view, table)
    canvas.name(words, KEY_X + 4, HINT_Y, hint, HINT, across=0, lines=1)
    canvas.place("hint", words, KEY_X + HINT / 2, HINT_Y, (HINT, 28), Kind.QUIET)
    end = Style(23, "text", 600, Ink.GOLD_L)
    wide = canvas.name(end_line(view, table), KEY_X + 4, END_Y, end, END, across=0, lines=1)
    set_off = (view.over, view.ending and view.ending.seat, view.ending and view.ending.trigger)
    canvas.place("end", set_off, KEY_X + 4 + wide / 2, END_Y, (wide + 22, 28))


def _draw_key(canvas: Canvas, view: TableView, table: Sequence[Person]) -> None:
    """In the draft the key lies beside the piles with its cog, for who picks last; else it says whose it is."""
    canvas.place("warden", view.warden, KEY_X + KEY / 2, STRIP_Y, (KEY - 12, STRIP - 12))
    draft = view.draft
    if draft is None:
        canvas.icon("warden", KEY_X + 44, STRIP_Y, 60)
        canvas.token(table[view.warden].livery, KEY_X + 100, STRIP_Y, 46)
        words = Style(24, "text", 600, Ink.CREAM)
        canvas.name("Warden", KEY_X + 134, STRIP_Y, words, KEY - 146, across=0, lines=1)
        return
    canvas.icon("warden", KEY_X + 34, STRIP_Y, 54)
    canvas.text("+", KEY_X + 68, STRIP_Y + 2, Style(30, "num", 700, Ink.GOLD_L))
    canvas.place("draft:cogs", draft.cogs, KEY_X + 100, STRIP_Y, (48, 52), Kind.QUIET)
    if draft.cogs == 1:
        canvas.icon("cog", KEY_X + 100, STRIP_Y, 46)
    else:
        canvas.icon("cog", KEY_X + 100, STRIP_Y - 12, 34)
        canvas.text(f"×{draft.cogs}", KEY_X + 100, STRIP_Y + 20, Style(24, "num", 700, Ink.GOLD_L))
    split = any(pile.token for pile in draft.piles)
    for row, word in enumerate(("with its", "group") if split else ("to the last", "to pick")):
        style = Style(22, "text", 500, Ink.CREAM)
        canvas.name(word, KEY_X + 128, STRIP_Y - 12 + row * 25, style, KEY - 136, across=0, lines=1)


def _draw_decks(canvas: Canvas, view: TableView) -> None:
    """The central deck, the discard pile, the Benefactor deck and its discards."""
    number = Style(32, "num", 700, Ink.CREAM)
    shown = (view.deck, view.discards, view.benefactor_deck, view.benefactor_discards)
    canvas.place("decks", shown, STORES_X + STORES / 2, STRIP_Y, (STORES, STRIP), Kind.QUIET)
    for shift in (0, 5, 10):
        canvas.put(stacked(canvas.palette), STORES_X + 18 + shift, STRIP_Y, 0, 0.5)
    canvas.text(str(view.deck), STORES_X + 80, STRIP_Y + 1, number, across=0)
    canvas.icon("discard", STORES_X + 190, STRIP_Y, 56)
    wide = canvas.text(str(len(view.discards)), STORES_X + 224, STRIP_Y + 1, number, across=0)
    if view.discards:
        left = STORES_X + 232 + wide
        canvas.name(
            name(view.discards[-1]),
            left,
            STRIP_Y,
            Style(22, "text", 500, Ink.CREAM),
            round(STORES_X + 392 - left),
            across=0,
        )
    canvas.icon("benefactor", STORES_X + 424, STRIP_Y, 52)
    canvas.text(str(view.benefactor_deck), STORES_X + 454, STRIP_Y + 1, number, across=0)
    canvas.icon("discard", STORES_X + 524, STRIP_Y, 42)
    canvas.icon("benefactor", STORES_X + 536, STRIP_Y + 10, 28)
    count = Style(28, "num", 700, Ink.CREAM)
    canvas.text(str(len(view.benefactor_discards)), STORES_X + 554, STRIP_Y + 1, count, across=0)


@lru_cache(4)
def stacked(palette: Palette) -> Tile:
    """A card back of the deck, edged so that it is told from the one under it."""
    wide, high = DECK_BACK
    canvas = Canvas(Image.new("RGBA", (wide + 4, high + 4), CLEAR), palette)
    canvas.plate(0, 0, (wide + 4, high + 4), Ink.INK, cut=7, rounded=True, centred=False)
    canvas.put(card_back(palette, wide, high), 2, 2, 0, 0)
    return canvas.frame


def end_line(view: TableView, table: Sequence[Person]) -> str:
    """What ends the game and how near it is; once it is set off, by whom."""
    if view.over:
        return "The game is over."
    if view.ending is None:
        most = max(view.mats, key=lambda mat: len(mat.buildings))
        built = some(len(most.buildings), "Building")
        return f"The end: {FULL_GRID} Buildings in one airspace (most so far: {built.partition(' ')[0]})."
    by = f" {table[view.ending.seat].name} has" if view.ending.seat is not None else ""
    return f"This round is the last:{by} {view.ending.trigger}."


HINTS = {
    "benefactor draft": "Each keeps a Benefactor, puts one in the market and one under the deck, unseen till all have.",
    "draft": "Flip: a face-down card joins any pile. Pick: take a pile; your face-down cards left join the rest.",
    "split": "The Warden makes two groups and puts the key with one; the other player picks first.",
    "benefactor": "Claim a Benefactor whose icons stand in your airspace, or pass.",
    "clean-up": "Everybody keeps at most 7 cards; nothing shows until all have chosen.",
    "scoring": "SCORE abilities, then 1 VP per cog.",
}


def hint_line(view: TableView, table: Sequence[Person]) -> str:
    """What may be done now, in a sentence."""
    if view.over:
        return ""
    if view.draft and view.phase == "draft" and any(pile.token for pile in view.draft.piles):
        return "Pick a group: the other goes to the Warden; the key and its cog go with their group."
    if view.phase != "launch":
        return HINTS[view.phase]
    launches = view.launching.launches if view.launching else ()
    bounded = "".join(f", one of cost {dearest} or less" for dearest in launches if dearest)
    discounts = "".join(f"; {discount}" for discount in view.launching.discounts) if view.launching else ""
    return f"{table[view.turn].name} may launch {some(len(launches), 'more Building')} this turn{bounded}{discounts}."
