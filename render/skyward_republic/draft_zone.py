"""The draft zone: piles face up and what taking one would bring, and the face-down cards near each player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from render import sprites
from render.canvas import Canvas
from render.labels import Style
from render.places import Kind
from render.skyward_republic.people import Person
from render.skyward_republic.small_cards import UPPER, card_back, empty_place, slip, small_card
from render.sprites import Tile
from render.theme import Ink, Palette
from render.vector import line, path
from rules.skyward_republic.cards.decks import is_lightning, sky_card
from rules.skyward_republic.terms import PILE
from rules.skyward_republic.view import DraftView, MatView, PileView, TableView

LEFT, ZONE, GAP = 26, 1042, 16
PAD_TOP, PAD_FOOT = 186, 642
CARDS_TOP, CARDS_FOOT = 214, 590
GAIN_Y = 615
TRAY_TOP, TRAY = 652, 186
BACK, BACKS_Y = (64, 90), 62
FLIP, FLIP_Y = 46, 155
"""The sign that a card may be flipped: under the backs, over no more than their foot."""
CARD, CASCADE = (196, 232), 96
GAIN, NUMERAL = 38, Style(30, "num", 700, Ink.CREAM)
WIDE = 440
"""A pad from this width has its cards in two columns."""


class Column(NamedTuple):
    """A place in the zone."""

    x: float
    wide: int


def columns(count: int) -> list[Column]:
    """The zone in so many columns."""
    pitch = ZONE / count
    return [Column(LEFT + pitch * (index + 0.5), round(pitch - GAP)) for index in range(count)]


def draw_draft(canvas: Canvas, view: TableView, draft: DraftView, table: Sequence[Person]) -> None:
    """Piles above, players below; the ground of each first, so that a ring may run over two."""
    left = {pile.number: pile for pile in draft.piles}
    for mat, column in zip(view.mats, columns(view.seats), strict=True):
        canvas.put(pad(canvas.palette, column.wide), column.x, PAD_TOP, 0.5, 0)
        _draw_ground(canvas, column, active=mat.seat in view.acting)
    for number, column in enumerate(columns(view.seats), 1):
        shown = (left[number].cards, left[number].token) if number in left else None
        size = (column.wide - 14, PAD_FOOT - PAD_TOP - 12)
        canvas.place(f"draft:pile:{number}", shown, column.x, (PAD_TOP + PAD_FOOT) / 2, size)
        if number in left:
            canvas.part(_draw_pile, left[number], tuple(gain(left[number], draft)), column)
        else:
            canvas.text("TAKEN", column.x, 420, Style(30, "deco", 700, Ink.LILAC, 6))
    for mat, person, column in zip(view.mats, table, columns(view.seats), strict=True):
        _draw_tray(canvas, view, mat, person, column)


@lru_cache(8)
def pad(palette: Palette, wide: int) -> Tile:
    """A niche with a round top."""
    high = PAD_FOOT - PAD_TOP
    outline = f"M4 {high - 4}V104A{wide / 2 - 4} 100 0 0 1 {wide - 4} 104V{high - 4}Z"
    return sprites.drawing(palette, path(outline, Ink.EVENING, 0.9) + line(outline, Ink.GOLD, 3, 0.8), wide, high)


def _draw_pile(canvas: Canvas, pile: PileView, gains: tuple[Gain, ...], column: Column) -> None:
    """The cards, the number of the pile, and what it brings."""
    _draw_cards(canvas, pile.cards, column)
    canvas.plate(column.x, PAD_TOP, (52, 52), Ink.GOLD, cut=26, edge=Ink.INK, rounded=True)
    canvas.text(str(pile.number), column.x, PAD_TOP + 1, Style(36, "num", 800, Ink.INK))
    canvas.plate(column.x, GAIN_Y, (column.wide - 22, 44), Ink.EVENING, cut=8, edge=Ink.BRASS, line=2)
    _draw_gain(canvas, gains, column)


class Gain(NamedTuple):
    """Something a pile brings: its icon, and how many or how much ("" where it is one)."""

    icon: str
    much: str = ""


def gain(pile: PileView, draft: DraftView) -> list[Gain]:
    """What taking a pile brings: cards in the hand, lightning cards with their VP at once, the token's cog."""
    bolts = [sky_card(card).vp for card in pile.cards if is_lightning(card)]
    gains = [Gain("hand", f"+{len(pile.cards) - len(bolts)}")]
    if bolts:
        gains += [Gain("lightning"), Gain("shield" if sum(bolts) >= 0 else "shield_bad", f"{sum(bolts):+}")]
    if pile.token:
        gains += [Gain("warden"), Gain("cog", f"+{draft.cogs}")]
    return gains


def _draw_gain(canvas: Canvas, gains: Sequence[Gain], column: Column) -> None:
    numerals = [sprites.words(canvas.palette, each.much.replace("-", "–"), NUMERAL) for each in gains]
    widths = [GAIN + (words.tile.width + 12 if each.much else 2) for each, words in zip(gains, numerals, strict=True)]
    x = column.x - sum(widths) / 2
    for each, words, wide in zip(gains, numerals, widths, strict=True):
        canvas.icon(each.icon, x + GAIN / 2, GAIN_Y, GAIN)
        if each.much:
            canvas.put(words.tile, x + GAIN + 2, GAIN_Y - words.middle, 0, 0)
        x += wide


def _draw_cards(canvas: Canvas, cards: Sequence[str], column: Column) -> None:
    across = 2 if column.wide >= WIDE and len(cards) > 1 else 1
    wide = min(232, (column.wide - 24) // across - 6)
    rows = -(-len(cards) // across)
    high, step = _measures(rows, cascade=across == 1)
    top = (CARDS_TOP + CARDS_FOOT - step * (rows - 1) - high) / 2
    for index, card in enumerate(cards):
        row, place = divmod(index, across)
        x = column.x + (place - (across - 1) / 2) * (wide + 12)
        drawn = small_card if high >= UPPER - 6 else slip
        canvas.put(drawn(canvas.palette, card, wide, high), x - wide / 2, top + row * step, 0, 0)


def _measures(rows: int, *, cascade: bool) -> tuple[int, float]:
    """How high a card is drawn, and how far below it the next one begins."""
    room = CARDS_FOOT - CARDS_TOP
    if rows <= 1:
        return 270, 0
    if cascade and rows <= 3:
        return room - CASCADE * 2 if rows == 3 else CARD[1], CASCADE
    step = (room + 4) / rows
    return min(240, int(step) - 4 if step > 40 else int(step)), step


# --- the players -----------------------------------------------------------------------------------------------------


def _draw_ground(canvas: Canvas, column: Column, *, active: bool) -> None:
    fill, edge = (Ink.CREAM, Ink.GOLD) if active else (Ink.TWILIGHT, Ink.AMETHYST)
    size, left = (column.wide, TRAY), column.x - column.wide / 2
    canvas.plate(left, TRAY_TOP, size, fill, cut=14, edge=edge, line=5 if active else 3, shadow=6, centred=False)


def _draw_tray(canvas: Canvas, view: TableView, mat: MatView, person: Person, column: Column) -> None:
    """A player's name, the face-down cards near them, cards in hand and cogs."""
    active = person.seat in view.acting
    ink = Ink.INK if active else Ink.CREAM
    size, left = (column.wide, TRAY), column.x - column.wide / 2
    shown = (active, mat.near, mat.picked, view.shown if active else ())
    canvas.place(f"draft:near:{mat.seat}", shown, column.x, TRAY_TOP + TRAY / 2, size, Kind.QUIET)
    canvas.token(person.livery, left + 34, TRAY_TOP + 34, 44)
    canvas.name(person.name, left + 64, TRAY_TOP + 34, Style(30, "text", 600, ink), column.wide - 82, across=0)
    middle = column.x - (38 if column.wide < WIDE else 60)
    if active and view.shown:
        canvas.put(small_card(canvas.palette, view.shown[0], 216, 118), column.x - 108, TRAY_TOP + 60, 0, 0)
        return
    if view.draft and any(pile.token for pile in view.draft.piles):
        canvas.icon("warden" if mat.seat == view.warden else "hand", middle, TRAY_TOP + 116, 74)
    elif mat.picked:
        canvas.plate(middle, TRAY_TOP + 116, (132, 44), Ink.BRICK, cut=8, edge=Ink.GOLD_L)
        canvas.text("PICKED", middle, TRAY_TOP + 116, Style(25, "deco", 700, Ink.CREAM, 2))
    else:
        _draw_backs(canvas, mat.near, middle, flips=active and mat.near > 0)
    x = left + column.wide - (66 if column.wide < WIDE else 130)
    canvas.place(f"means:{mat.seat}", (mat.hand, mat.cogs), x + 17, TRAY_TOP + 116, (78, 92))
    for row, (icon, count) in enumerate((("hand", mat.hand), ("cog", mat.cogs))):
        canvas.icon(icon, x, TRAY_TOP + 90 + row * 52, 36)
        canvas.text(str(count), x + 22, TRAY_TOP + 91 + row * 52, Style(28, "num", 700, ink), across=0)


def _draw_backs(canvas: Canvas, near: int, x: float, *, flips: bool) -> None:
    """Face-down cards, and dashed places where one has been flipped."""
    for place in range(max(PILE, near)):
        tile = card_back(canvas.palette, *BACK) if place < near else empty_place(canvas.palette, *BACK)
        canvas.put(tile, x + (place - 0.5) * (BACK[0] + 6), TRAY_TOP + BACKS_Y, 0.5, 0)
    if flips:
        canvas.icon("flip", x, TRAY_TOP + FLIP_Y, FLIP)
