"""The Benefactor market: what each asks for, what it gives, its VP, and whose tokens lie on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render import sprites
from render.canvas import Canvas
from render.labels import Style
from render.places import Kind
from render.skyward_republic.glyphs import FACTION_ICON, Glyphs, glyphs
from render.skyward_republic.people import Person
from render.skyward_republic.small_cards import CLEAR
from render.skyward_republic.views import picture
from render.sprites import Tile
from render.theme import Ink, Livery, Palette
from rules.core.questions import Seat
from rules.skyward_republic.cards.decks import BENEFACTOR
from rules.skyward_republic.view import MatView, SponsorView, TableView

LEFT, TOP, WIDTH, HEIGHT = 1086, 190, 492, 642
MIDDLE = LEFT + WIDTH / 2
INSET, GAP = 16, 10
HEAD = 30
TALL = 400
PLACES = 4
"""A token of every colour may lie on a Benefactor (SQ-35)."""
HIGHEST, PORTRAIT = 586, 330
"""The most a Benefactor and its portrait are high: what is left is for larger icons."""
MOST = 10
"""Benefactors that are shown; more are a number."""


class Term(NamedTuple):
    """A row of icons on a Benefactor."""

    size: int
    under: int


class Measure(NamedTuple):
    """How a Benefactor is drawn: its size, and how high its portrait is."""

    wide: int
    high: int
    portrait: int

    @property
    def tight(self) -> bool:
        """Whether what is asked for and what is given stand side by side."""
        return self.high < 170

    @property
    def token(self) -> int:
        """The size of a token on it."""
        return 46 if self.high > TALL else 36 if self.high > 130 else 28

    @property
    def terms(self) -> tuple[Term, Term]:
        """What is asked for and what is given: the size of each, and how far it stands under the band's middle."""
        if self.high > TALL:
            return Term(48, 62), Term(44, 128)
        return (Term(38, 38), Term(32, 74)) if self.portrait else (Term(42, 46), Term(36, 94))


def print_market(canvas: Canvas) -> None:
    """The frame they stand in."""
    canvas.plate(
        LEFT,
        TOP,
        (WIDTH, HEIGHT),
        Ink.EVENING,
        cut=18,
        edge=Ink.BRASS,
        line=4,
        inner=Ink.AMETHYST,
        shadow=8,
        centred=False,
    )
    canvas.plate(MIDDLE, TOP, (330, 42), Ink.WINE, cut=10, edge=Ink.GOLD)
    canvas.text("BENEFACTORS", MIDDLE, TOP, Style(28, "deco", 700, Ink.CREAM, 4))


def draw_market(canvas: Canvas, view: TableView, table: Sequence[Person]) -> None:
    """In two columns, smaller where there are many."""
    shown = view.market if len(view.market) <= MOST else view.market[: MOST - 1]
    if not shown:
        canvas.icon("benefactor", MIDDLE, TOP + 300, 130)
        canvas.text("NONE YET", MIDDLE, TOP + 400, Style(28, "deco", 700, Ink.LILAC, 4))
    measure, last = measured(len(view.market)), min(len(view.market), MOST) - 1
    for index, sponsor in enumerate(shown):
        x, y = place(index, last, measure)
        able = [] if view.over else [mat.seat for mat in view.mats if _can_claim(mat, sponsor)]
        canvas.part(_draw_sponsor, sponsor, tuple(able), tuple(table), x, y, measure)
    if len(shown) < len(view.market):
        x, y = place(last, last, measure)
        words = Style(32, "num", 800, Ink.CREAM)
        canvas.text(f"+{len(view.market) - len(shown)}", x + measure.wide / 2, y + measure.high / 2, words)


def _can_claim(mat: MatView, sponsor: SponsorView) -> bool:
    return sponsor.card in mat.claimable and mat.seat not in sponsor.tokens


def _draw_sponsor(
    canvas: Canvas,
    sponsor: SponsorView,
    able: tuple[Seat, ...],
    table: tuple[Person, ...],
    x: float,
    y: float,
    measure: Measure,
) -> None:
    canvas.put(benefactor(canvas.palette, sponsor.card, measure), x, y, 0, 0)
    middle, size = (x + measure.wide / 2, y + measure.high / 2), (measure.wide - 12, measure.high - 12)
    canvas.place(f"market:{sponsor.card}", sponsor.tokens, *middle, size)
    canvas.place(f"claimable:{sponsor.card}", able, *middle, size, Kind.QUIET)
    _draw_tokens(canvas, sponsor, able, table, x, y, measure)


def measured(count: int) -> Measure:
    """The size that lets so many stand in the frame, in two columns."""
    rows = max(1, -(-min(count, MOST) // 2))
    high = min(HIGHEST, (HEIGHT - HEAD - INSET) // rows - GAP)
    wide = (WIDTH - 2 * INSET - GAP) // 2
    return Measure(wide, high, min(PORTRAIT, high - 168) if high > 220 else 0)


def place(index: int, last: int, measure: Measure) -> tuple[float, float]:
    """The top left corner of a Benefactor; the last stands in the middle where it is alone in its row."""
    row, column = divmod(index, 2)
    if index == last and column == 0:
        return MIDDLE - measure.wide / 2, TOP + HEAD + row * (measure.high + GAP)
    return LEFT + INSET + column * (measure.wide + GAP), TOP + HEAD + row * (measure.high + GAP)


@lru_cache(256)
def benefactor(palette: Palette, card_id: str, measure: Measure) -> Tile:
    """A Benefactor in the market: portrait, name, what it asks for, what it gives."""
    card, (wide, high, portrait) = BENEFACTOR[card_id], measure
    canvas = Canvas(Image.new("RGBA", (wide + 4, high + 6), CLEAR), palette)
    canvas.plate(0, 0, (wide, high), Ink.CREAM, cut=12, edge=Ink.GOLD, line=4, shadow=4, centred=False)
    if portrait:
        canvas.put(picture(palette, card_id, wide - 20, portrait), 10, 10, 0, 0)
        canvas.shield(card.vp, wide - 38, 42, 62)
    band = portrait + 22 if portrait else 24
    canvas.plate(wide / 2, band, (wide - 20, 32), Ink.WINE, cut=6)
    room = wide - 36 if portrait else wide - 76
    x = wide / 2 if portrait else 18 + room / 2
    canvas.name(card.name.upper(), x, band, Style(22, "deco", 700, Ink.CREAM, 1), room, lines=1)
    if not portrait:
        canvas.shield(card.vp, wide - 30, 26, 46)
    _draw_terms(canvas, card.threshold, glyphs(card.effects), measure, band)
    return canvas.frame


def _draw_terms(canvas: Canvas, threshold: str, gives: Glyphs, measure: Measure, band: float) -> None:
    """What is asked for above, what is given below; side by side where it is low."""
    wide = measure.wide
    asked: Glyphs = tuple(FACTION_ICON[icon] for icon in threshold)
    if measure.tight:
        size = 30 if measure.high > 120 else 24
        canvas.row(asked, 12, band + 16 + size * 0.8, size, 1, across=0, width=wide // 2 - 16)
        canvas.row(gives, wide - 12, band + 16 + size * 0.8, size, 2, across=1, width=wide // 2 - 16)
        return
    for row, term in zip((asked, gives), measure.terms, strict=True):
        canvas.row(row, wide / 2, band + term.under, term.size, 4, width=wide - 24)


def _draw_tokens(
    canvas: Canvas,
    sponsor: SponsorView,
    able: Sequence[Seat],
    table: Sequence[Person],
    x: float,
    y: float,
    measure: Measure,
) -> None:
    """Whose tokens lie there, and room for the others: pale, with the mark of whoever could claim it now."""
    size = measure.token
    places = max(len(table), len(sponsor.tokens))
    for index in range(places):
        at = x + measure.wide / 2 + (index - (places - 1) / 2) * (size + 8), y + measure.high - size / 2 - 8
        if index < len(sponsor.tokens):
            canvas.token(table[sponsor.tokens[index]].livery, *at, size)
        else:
            canvas.plate(*at, (size - 4, size - 4), Ink.LINEN, cut=size // 2 - 2, edge=Ink.DUNE, line=2, rounded=True)
            if index - len(sponsor.tokens) < len(able):
                livery = table[able[index - len(sponsor.tokens)]].livery
                canvas.put(pale_token(canvas.palette, livery, size - 8), *at)


@lru_cache(64)
def pale_token(palette: Palette, livery: Livery, size: int) -> Tile:
    """A token that might be laid there."""
    tile = sprites.token(palette, livery, size).copy()
    tile.putalpha(tile.getchannel("A").point(lambda cover: cover // 2))
    return tile
