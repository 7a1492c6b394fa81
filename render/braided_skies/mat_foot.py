"""The foot of a mat: the grit track, the encounter cards, the outposts left."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import sprites
from render.braided_skies.chips import CLEAR
from render.braided_skies.glyphs import ARROW, TIMES, Glyphs, glyphs
from render.braided_skies.itinerary import WIDTH as RIGHT_WIDTH
from render.braided_skies.itinerary import X as RIGHT
from render.braided_skies.mat_rows import LEFT
from render.braided_skies.people import Person
from render.canvas import Canvas
from render.labels import Style
from render.sprites import Tile
from render.theme import MAT_TINY, Ink, Palette
from rules.braided_skies.cards.decks import ENCOUNTER
from rules.braided_skies.view import MatView

TOP, HEIGHT = 630, 152
GRIT_WIDTH = 392
GRIT_GAUGE, GRIT_GAP = 330, 8
CARDS_LEFT, CARDS_WIDTH = LEFT + 408, 440
CARD, CARD_HEIGHT = 118, 128
MOST_CARDS = 8
"""Encounter cards that are shown; more are a number."""
OUTPOSTS = 6
SMALL = 28


def draw_foot(canvas: Canvas, mat: MatView, person: Person) -> None:
    """All three panels."""
    canvas.part(_draw_grit, mat.grit, mat.grit_top)
    canvas.part(_draw_encounters, mat.encounters)
    canvas.part(_draw_outposts, mat.outposts, person)


def _draw_grit(canvas: Canvas, grit: int, top: int) -> None:
    size = (GRIT_WIDTH, HEIGHT)
    canvas.plate(LEFT, TOP, size, Ink.NAVY, cut=14, edge=Ink.BRASS, line=4, shadow=5, centred=False)
    canvas.icon("grit", LEFT + 50, TOP + 54, 76)
    width = canvas.text(str(grit), LEFT + 98, TOP + 54, Style(74, "num", 800, Ink.GOLD_L), across=0)
    canvas.text("GRIT", LEFT + 114 + width, TOP + 54, Style(34, "deco", 700, Ink.CREAM, 6), across=0)
    stride = GRIT_GAUGE // top
    for step in range(top + 1):
        x = LEFT + 32 + step * stride
        fill = Ink.GOLD if step <= grit else Ink.GAUGE
        wide = min(max(stride - GRIT_GAP, stride // 2), 25)
        tall = 42 if step == grit else 28
        canvas.plate(x, TOP + 108, (wide, tall), fill, cut=min(6, wide // 3), rounded=True)
        if step % 5 == 0:
            canvas.text(str(step), x, TOP + 137, Style(20, "num", 600, Ink.SAND))


def _draw_encounters(canvas: Canvas, cards: tuple[int, ...]) -> None:
    size = (CARDS_WIDTH, HEIGHT)
    canvas.plate(CARDS_LEFT, TOP, size, Ink.PLUM, cut=14, edge=Ink.BRASS, line=4, shadow=5, centred=False)
    if not cards:
        canvas.put(sprites.faint(canvas.palette, "encounter", 70), CARDS_LEFT + CARDS_WIDTH / 2, TOP + 60)
        canvas.text("NO ENCOUNTERS", CARDS_LEFT + CARDS_WIDTH / 2, TOP + 122, Style(20, "deco", 700, Ink.LILAC, 3))
        return
    shown = cards if len(cards) <= MOST_CARDS else cards[: MOST_CARDS - 1]
    places = len(shown) + (len(cards) > len(shown))
    room = CARDS_WIDTH - 28
    wide = min(CARD, room // places - 4)
    step = min(wide + 14, room / places)
    x = CARDS_LEFT + CARDS_WIDTH / 2 - step * (places - 1) / 2
    for number in shown:
        canvas.put(encounter_card(canvas.palette, number, wide), x, TOP + HEIGHT / 2)
        x += step
    if len(cards) > len(shown):
        canvas.text(f"+{len(cards) - len(shown)}", x, TOP + HEIGHT / 2, Style(34, "num", 800, Ink.CREAM))


@lru_cache(256)
def encounter_card(palette: Palette, number: int, width: int) -> Tile:
    """A small encounter card: option A above, option B below."""
    card = ENCOUNTER[number]
    canvas = Canvas(Image.new("RGBA", (width, CARD_HEIGHT), CLEAR), palette, MAT_TINY)
    canvas.plate(0, 0, (width, CARD_HEIGHT), Ink.CREAM, cut=8, edge=Ink.LILAC, line=5, centred=False)
    middle = width / 2
    canvas.plate(middle, CARD_HEIGHT / 2, (max(8, width - 32), 2), Ink.VIOLET, cut=0)
    _draw_option(canvas, glyphs(card.a), middle, -1, width - 14)
    _draw_option(canvas, glyphs(card.b), middle, 1, width - 14)
    canvas.icon("encounter", middle, CARD_HEIGHT / 2, 20)
    return canvas.frame


def _draw_option(canvas: Canvas, option: Glyphs, x: float, side: int, width: int) -> None:
    """An option on one line above (-1) or below (1) the middle; where that would be small, on two."""
    parts = _parted(option)
    if len(parts) == 1 or sum(canvas.glyph(glyph, SMALL).width + 2 for glyph in option) <= width:
        canvas.row(option, x, CARD_HEIGHT / 2 + 30 * side, 44, 2, width=width)
        return
    y = CARD_HEIGHT / 2 + 33 * side
    for part, beside in zip(parts, (-12, 12), strict=True):
        canvas.row(part, x, y + beside, SMALL - 4, 1, width=width)


def _parted(option: Glyphs) -> tuple[Glyphs, ...]:
    """What is paid and what is gained; what is gained and for each of what; or the whole."""
    if ARROW in option:
        cut = option.index(ARROW)
        return (*option[:cut], "arrow_down"), option[cut + 1 :]
    if TIMES in option:
        cut = option.index(TIMES) + 1
        return option[:cut], option[cut:]
    return (option,)


def _draw_outposts(canvas: Canvas, left: int, person: Person) -> None:
    """Those still to be placed; pale where one stands on the map."""
    size = (RIGHT_WIDTH, HEIGHT)
    canvas.plate(RIGHT, TOP, size, Ink.TEAL_D, cut=14, edge=Ink.BRASS, line=4, shadow=5, centred=False)
    canvas.text("OUTPOSTS", RIGHT + RIGHT_WIDTH / 2, TOP + 30, Style(24, "deco", 700, Ink.CREAM, 4))
    for index in range(OUTPOSTS):
        x = RIGHT + 38 + index * 45.4
        if index < left:
            canvas.icon("outpost", x, TOP + 84, 56)
            canvas.token(person.livery, x, TOP + 122, 28)
        else:
            canvas.put(sprites.faint(canvas.palette, "outpost", 46), x, TOP + 86)
