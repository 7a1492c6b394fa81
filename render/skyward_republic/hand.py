"""A player's own hand, 1200 wide: like cards together, with their number, every word readable; shown to nobody else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render import motifs, sprites
from render.canvas import Canvas
from render.labels import Style, wrapped
from render.plans import Plan
from render.skyward_republic.people import Person
from render.skyward_republic.small_cards import (
    CLEAR,
    card_ink,
    coin,
    dark_ink,
    icons_of,
    sign_of,
    vp_of,
)
from render.skyward_republic.views import ink_of, picture
from render.sprites import Tile
from render.theme import MAT_TINY, SKY_DUSK, Ink, Palette
from render.vector import rect
from rules.core.words import sentence
from rules.skyward_republic.cards.decks import any_card, is_lightning, text
from rules.skyward_republic.cards.records import AnyCard
from rules.skyward_republic.terms import HAND_LIMIT, ICONS
from rules.skyward_republic.view import SealedView, TableView

WIDTH = 1200
HEAD, FOOT, EDGE = 104, 22, 20
GAP, HIGH, TAB = 10, 216, 30
"""A hand with anything to mark has a tab's height under each row, so that no mark hides a word."""
FEW, MANY = 4, 5
"""Columns for up to eight titles, and for more."""
MOST_ROWS = 10
KINDS = ("faction", "building", "extension", "vehicle", "critter", "benefactor")
WORDS_SIZES = (20, 19, 18, 17, 16, 15)


def sorted_hand(hand: Sequence[str]) -> list[tuple[str, int]]:
    """Every title once, with how many there are: Faction cards first, by faction, then by cost."""
    counts = Counter(hand)
    return sorted(counts.items(), key=lambda item: _order(item[0]))


def _order(card_id: str) -> tuple[int, int, int, str]:
    card = any_card(card_id)
    icons = icons_of(card)
    faction = ICONS.index(ink_of(card)) if icons else 0
    return KINDS.index(card.kind), faction, len(icons), card.name


def dealt(view: TableView) -> tuple[str, ...]:
    """The Benefactors dealt in the experienced draft, of which nobody else knows."""
    return view.sealed.dealt if view.sealed else ()


def lay_hand(view: TableView, person: Person, palette: Palette) -> Plan:
    """The viewer's hand, laid out, every row in the middle."""
    groups = sorted_hand(view.hand)
    choice = [(card, 1) for card in dealt(view)]
    cards = [*choice, *groups]
    columns = FEW if len(cards) <= 2 * FEW else MANY
    rows = max(1, -(-len(cards) // columns))
    marked = any(count > 1 or secret(card, view.sealed) for card, count in cards)
    canvas = Plan(printed_ground(palette, rows, marked), palette, MAT_TINY)
    _draw_head(canvas, view, person)
    wide = (WIDTH - 2 * EDGE + GAP) // columns - GAP
    for index, (card, count) in enumerate(cards):
        row, column = divmod(index, columns)
        beside = min(columns, len(cards) - row * columns)
        left = (WIDTH - beside * (wide + GAP) + GAP) // 2
        x, y = left + column * (wide + GAP), HEAD + row * (HIGH + GAP + TAB * marked)
        canvas.put(hand_card(palette, card, wide), x, y, 0, 0)
        _draw_marks(canvas, card, count, view.sealed, x + wide, y)
    if not cards:
        canvas.plate(WIDTH / 2, HEAD + HIGH / 2, (360, 90), Ink.NIGHT, cut=14, edge=Ink.BRASS)
        canvas.text("NO CARDS", WIDTH / 2, HEAD + HIGH / 2, Style(40, "deco", 700, Ink.CREAM, 8))
    return canvas


def height_of(rows: int, marked: bool = False) -> int:
    """How high a hand of so many rows is drawn; a marked one has tabs under its cards."""
    return HEAD + rows * (HIGH + GAP + TAB * marked) + FOOT


@lru_cache(6)
def printed_ground(palette: Palette, rows: int, marked: bool = False) -> Image.Image:
    """Evening behind so many rows: the foot of one tall sky."""
    tallest, height = _tallest_ground(palette), height_of(rows, marked)
    ground = tallest.crop((0, tallest.height - height, WIDTH, tallest.height))
    head = sprites.drawing(palette, rect(0, 0, WIDTH, 75, Ink.NIGHT) + motifs.rules(0, 74, WIDTH, Ink.GOLD), WIDTH, 90)
    ground.paste(head, (0, 0), head)
    return ground


@lru_cache(2)
def _tallest_ground(palette: Palette) -> Image.Image:
    height = height_of(MOST_ROWS, marked=True)
    sun = (WIDTH / 2, float(height))
    drawn = motifs.sky_rings(WIDTH, height, sun, SKY_DUSK[:6], 14, (160, 1100))
    drawn += motifs.rays(*sun, (130, 2400), 40, Ink.CREAM, 0.06)
    return sprites.drawing(palette, drawn, WIDTH, height).convert("RGB")


def _draw_head(canvas: Canvas, view: TableView, person: Person) -> None:
    canvas.token(person.livery, 52, 40, 64)
    wide = canvas.name(person.name, 98, 38, Style(44, "text", 700, Ink.CREAM), 420, across=0, floor=22)
    canvas.text("HAND", 122 + wide, 40, Style(26, "deco", 600, Ink.GOLD_L, 6), across=0)
    over = len(view.hand) > HAND_LIMIT
    cogs = view.mats[person.seat].cogs
    canvas.icon("hand", 900, 38, 52)
    count = Style(42, "num", 800, Ink.GOLD_L if over else Ink.CREAM)
    wide = canvas.text(str(len(view.hand)), 936, 40, count, across=0)
    canvas.text(f"/{HAND_LIMIT}", 940 + wide, 41, Style(28, "num", 700, Ink.SAND), across=0)
    canvas.icon("cog", 1076, 38, 52)
    canvas.text(str(cogs), 1112, 40, Style(42, "num", 800, Ink.CREAM), across=0)


def _draw_marks(canvas: Canvas, card: str, count: int, sealed: SealedView | None, right: float, top: float) -> None:
    """How many of a title, and what has been chosen in secret, on tabs under the card."""
    y = top + HIGH + TAB / 2 - 2
    if count > 1:
        canvas.plate(right - 34, y, (54, 36), Ink.GOLD, cut=10, edge=Ink.INK, rounded=True)
        canvas.text(f"×{count}", right - 34, y + 1, Style(28, "num", 800, Ink.INK))
    words = secret(card, sealed)
    if words:
        canvas.plate(right - 142, y, (150, 36), Ink.BRICK, cut=8, edge=Ink.GOLD_L)
        canvas.name(words, right - 142, y, Style(20, "deco", 700, Ink.CREAM, 1), 136, lines=1)


def secret(card: str, sealed: SealedView | None) -> str:
    """What the viewer has chosen for a card, unseen by all others until everybody has."""
    if sealed is None:
        return ""
    if sealed.dealt:
        purposes = dict(zip(sealed.chosen, ("KEPT", "TO MARKET"), strict=False))
        return purposes.get(card, "UNDER DECK" if sealed.done and card in sealed.dealt else "")
    put_down, traded = sealed.chosen.count(card), sealed.trades.count(card)
    return " · ".join(f"{word} {count}" for word, count in (("DISCARD", put_down), ("TRADE", traded)) if count)


@lru_cache(256)
def hand_card(palette: Palette, card_id: str, width: int) -> Tile:
    """A card with its words."""
    card = any_card(card_id)
    canvas = Canvas(Image.new("RGBA", (width + 5, HIGH + 6), CLEAR), palette, MAT_TINY)
    canvas.plate(0, 0, (width, HIGH), card_ink(card), cut=10, edge=Ink.CREAM, line=4, shadow=5, centred=False)
    style, lines = _fitted_words(_said(text(card)), width)
    high = round(len(lines) * style.size * 1.12) + 14 if lines else 0
    canvas.put(picture(palette, card_id, width - 16, HIGH - 58 - high), 8, 50, 0, 0)
    _draw_card_head(canvas, card, width)
    _draw_card_icons(canvas, card, width)
    if lines:
        size, edge = (width - 16, high), dark_ink(card)
        canvas.plate(8, HIGH - 8 - high, size, Ink.PAPER, cut=6, edge=edge, line=2, centred=False)
    for row, line in enumerate(lines):
        canvas.text(line, 18, HIGH - 1 - high + style.size * (0.56 + 1.12 * row), style, across=0)
    return canvas.frame


def _draw_card_head(canvas: Canvas, card: AnyCard, width: int) -> None:
    """A bolt where the card is played at once, the name, the sign."""
    canvas.plate(8, 8, (width - 16, 44), Ink.CREAM, cut=7, centred=False)
    left, right, sign = 18, width - 14, sign_of(card)
    if is_lightning(card.id):
        canvas.icon("lightning", 28, 30, 34)
        left = 48
    if sign:
        canvas.icon(sign, right - 18, 30, 36)
        right -= 40
    canvas.name(card.name, left, 30, Style(24, "text", 600, Ink.INK), right - left, across=0)


def _draw_card_icons(canvas: Canvas, card: AnyCard, width: int) -> None:
    """What it costs, pays or asks for, and its shield."""
    icons, vp = icons_of(card), vp_of(card)
    step = min(36.0, (width - 58 - 52) / max(1, len(icons) - 1))
    for index, icon in enumerate(icons):
        coin(canvas, icon, 30 + index * step, 76, 36)
    if vp is not None:
        canvas.shield(vp, width - 36, 80, 50)


def _said(words: str) -> str:
    """The words of an ability without its timing, which the sign says."""
    timing, _, deed = words.partition(": ")
    return sentence(deed) if deed and timing.isupper() else words


def _fitted_words(words: str, width: int) -> tuple[Style, tuple[str, ...]]:
    """As large as fits under the icons."""
    for size in WORDS_SIZES:
        style = Style(size, "text", 500, Ink.INK)
        lines = wrapped(words, style, width - 36)
        if len(lines) * size * 1.12 <= HIGH - 128:
            break
    return style, lines
