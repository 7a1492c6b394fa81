"""The column at the right of an airspace: icons of the city, cogs, hand, tokens and the Benefactors claimed."""

from __future__ import annotations

from collections.abc import Sequence

from render.canvas import Canvas
from render.labels import Style
from render.skyward_republic.glyphs import FACTION_ICON
from render.skyward_republic.people import Person
from render.theme import FACTION, Ink
from rules.skyward_republic.cards.decks import name
from rules.skyward_republic.terms import ICONS, TOKENS
from rules.skyward_republic.view import MatView

SIDE_LEFT, TOP, WIDTH, HEIGHT = 960, 98, 222, 688
MIDDLE = SIDE_LEFT + WIDTH / 2
ICON_TOP, ICON_STEP = 166, 52
BARS, BAR_STEP = 6, 16
MEANS_Y, TOKENS_Y, CLAIMED_Y = 456, 594, 640
CLAIMED_STEP, MOST_CLAIMED = 34, 4


def print_side(canvas: Canvas) -> None:
    """The frame, and what never changes in it."""
    size = (WIDTH, HEIGHT)
    canvas.plate(SIDE_LEFT, TOP, size, Ink.NAVY, cut=16, edge=Ink.BRASS, line=4, inner=Ink.HARBOUR, centred=False)
    canvas.text("CITY", MIDDLE, TOP + 28, Style(24, "deco", 700, Ink.GOLD_L, 6))
    for index, icon in enumerate(ICONS):
        canvas.icon(FACTION_ICON[icon], SIDE_LEFT + 40, ICON_TOP + index * ICON_STEP, 44)
    for y in (MEANS_Y - 40, TOKENS_Y - 36):
        canvas.plate(MIDDLE, y, (WIDTH - 36, 3), Ink.BRASS, cut=0)


def draw_side(canvas: Canvas, mat: MatView, person: Person, claimed: Sequence[str]) -> None:
    """Counts."""
    for index, icon in enumerate(ICONS):
        canvas.part(_draw_icons, mat.icons[index], Ink(FACTION[icon].main), ICON_TOP + index * ICON_STEP)
    for row, (means, count, ink) in enumerate((("cog", mat.cogs, Ink.GOLD_L), ("hand", mat.hand, Ink.CREAM))):
        y = MEANS_Y + row * 62
        canvas.icon(means, SIDE_LEFT + 62, y, 58)
        canvas.text(f"×{count}", SIDE_LEFT + 112, y + 1, Style(46, "num", 800, ink), across=0)
    for place in range(TOKENS):
        x = MIDDLE + (place - (TOKENS - 1) / 2) * 48
        if place < mat.tokens:
            canvas.token(person.livery, x, TOKENS_Y, 40)
        else:
            canvas.plate(x, TOKENS_Y, (36, 36), Ink.GAUGE, cut=18, edge=Ink.STEEL, line=2, rounded=True)
    size = WIDTH - 24
    canvas.place("icons", mat.icons, MIDDLE, ICON_TOP + 2 * ICON_STEP, (size, 5 * ICON_STEP))
    canvas.place("means", (mat.cogs, mat.hand), MIDDLE, MEANS_Y + 31, (size, 124))
    canvas.place("tokens", mat.tokens, MIDDLE, TOKENS_Y, (size, 48))
    canvas.place("claimed", tuple(claimed), MIDDLE, CLAIMED_Y + 60, (size, 130))
    canvas.part(_draw_claimed, tuple(claimed))


def _draw_icons(canvas: Canvas, count: int, ink: Ink, y: float) -> None:
    """A bar for each icon, up to six, and the number."""
    for bar in range(BARS):
        x, lit = SIDE_LEFT + 78 + bar * BAR_STEP, bar < count
        size = (14, 30) if lit else (14, 20)
        canvas.plate(
            x, y, size, ink if lit else Ink.GAUGE, cut=4, edge=Ink.CREAM if lit else None, line=2, rounded=True
        )
    canvas.text(str(count), SIDE_LEFT + WIDTH - 16, y + 1, Style(32, "num", 800, Ink.CREAM), across=1)


def _draw_claimed(canvas: Canvas, claimed: tuple[str, ...]) -> None:
    """The Benefactors on which a token lies."""
    if not claimed:
        canvas.put(canvas.glyph("benefactor", 52), MIDDLE, CLAIMED_Y + 44)
        canvas.text("NONE CLAIMED", MIDDLE, CLAIMED_Y + 100, Style(17, "deco", 700, Ink.MIST, 2))
        return
    for row, card in enumerate(claimed[:MOST_CLAIMED]):
        y = CLAIMED_Y + row * CLAIMED_STEP + 6
        canvas.plate(MIDDLE, y, (WIDTH - 32, 30), Ink.WINE, cut=6, edge=Ink.GOLD, line=2)
        canvas.name(name(card), MIDDLE, y, Style(20, "text", 600, Ink.CREAM), WIDTH - 48, lines=1)
