"""What stands in the zone when there is no draft: a district a player, with their city, sky and means at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.canvas import Canvas
from render.labels import Style
from render.places import Kind
from render.skyward_republic.draft_zone import LEFT, ZONE, Column, columns
from render.skyward_republic.glyphs import FACTION_ICON
from render.skyward_republic.grid import Plot, plots
from render.skyward_republic.people import Person
from render.skyward_republic.small_cards import coin, small_card
from render.skyward_republic.views import faction_of, picture
from render.theme import FACTION, Ink
from rules.core.questions import Seat
from rules.skyward_republic.cards.decks import any_card
from rules.skyward_republic.terms import ICONS, TOKENS
from rules.skyward_republic.view import BuildingView, MatView, TableView

TOP, FOOT = 180, 838
STATE_Y, SKY_Y = 257, 301
CITY_TOP, CITY_FOOT = 326, 606
ICONS_Y, MEANS_Y, TOKENS_Y = 644, 712, 784
BLOCK, LEVEL = 86, 12
"""How high a Building is in the small city, and a level on it."""
MOST_LEVELS = 4
MEANS = 216
SHARED_TOP, SHARED = 344, 272
"""Between the counts of the sky row and those of the icons, so that none is half hidden."""


class Block(NamedTuple):
    """Where a Building stands in a small city."""

    x: float
    foot: float
    wide: float


def draw_districts(canvas: Canvas, view: TableView, table: Sequence[Person]) -> None:
    """Everybody's district, its ground first, so that a ring may run over two; over them the cards being shared out."""
    for mat, column in zip(view.mats, columns(view.seats), strict=True):
        _draw_ground(canvas, column, active=_is_active(view, mat))
    for mat, person, column in zip(view.mats, table, columns(view.seats), strict=True):
        _draw_district(canvas, view, mat, person, column)
    if view.shown:
        draw_shared(canvas, view.shown)


def _is_active(view: TableView, mat: MatView) -> bool:
    return mat.seat in view.acting and not view.over


def _draw_ground(canvas: Canvas, column: Column, *, active: bool) -> None:
    canvas.plate(
        column.x - column.wide / 2,
        TOP,
        (column.wide, FOOT - TOP),
        Ink.EVENING,
        cut=16,
        edge=Ink.GOLD if active else Ink.AMETHYST,
        line=6 if active else 3,
        shadow=6,
        centred=False,
    )


def _draw_district(canvas: Canvas, view: TableView, mat: MatView, person: Person, column: Column) -> None:
    left = column.x - column.wide / 2
    canvas.token(person.livery, left + 38, TOP + 34, 46)
    canvas.name(person.name, left + 70, TOP + 33, Style(31, "text", 600, Ink.CREAM), column.wide - 88, across=0)
    words, fill = state(view, mat, active=_is_active(view, mat))
    if words:
        size = (min(column.wide - 40, 220), 36)
        canvas.plate(column.x, STATE_Y, size, fill, cut=8, edge=Ink.GOLD, line=2)
        canvas.place(f"state:{mat.seat}", words, column.x, STATE_Y, size, Kind.QUIET)
        canvas.text(words, column.x, STATE_Y, Style(22, "deco", 700, Ink.CREAM, 3))
    canvas.part(_draw_sky, mat.seat, mat.sky, column)
    canvas.part(_draw_city, mat.seat, mat.buildings, column)
    canvas.part(_draw_icons, mat.seat, mat.icons, column)
    canvas.part(_draw_means, mat.seat, mat.hand, mat.cogs, column)
    canvas.part(_draw_tokens, person, mat.tokens, column)


def state(view: TableView, mat: MatView, *, active: bool) -> tuple[str, Ink]:
    """Whether a player has had their turn of the phase."""
    if view.over:
        return "", Ink.NAVY
    if active:
        return "NOW", Ink.BRICK
    return ("DONE", Ink.PRESERVER_D) if mat.acted else ("TO COME", Ink.NAVY)


def _draw_sky(canvas: Canvas, seat: Seat, sky: tuple[str, ...], column: Column) -> None:
    """Vehicles and Critters, counted."""
    canvas.place(f"sky:{seat}", sky, column.x, SKY_Y, (186, 44))
    for kind, x in (("vehicle", column.x - 64), ("critter", column.x + 24)):
        count = sum(any_card(card).kind == kind for card in sky)
        canvas.icon(kind, x, SKY_Y, 38)
        canvas.text(str(count), x + 26, SKY_Y + 1, Style(27, "num", 700, Ink.CREAM), across=0)


def _draw_city(canvas: Canvas, seat: Seat, buildings: tuple[BuildingView, ...], column: Column) -> None:
    """Each Building a block in its faction's colour, as high as it has levels."""
    plan = plots(buildings)
    wide = min(96.0, (column.wide - 28) / plan.columns)
    left = column.x - wide * plan.columns / 2
    row_high = (CITY_FOOT - CITY_TOP) / 2
    for plot in plan.plots:
        foot = CITY_TOP + row_high * (plot.row + 1) - 6
        block = Block(left + wide * (plot.column + 0.5), foot, wide - 6)
        if plot.building is None:
            canvas.plate(
                block.x,
                foot - BLOCK / 2,
                (round(block.wide), BLOCK - 6),
                Ink.TWILIGHT,
                cut=8,
                edge=Ink.AMETHYST,
                line=2,
                rounded=True,
            )
        else:
            _draw_block(canvas, plot, block)
            key = f"city:{seat}:{plot.building.row}:{plot.building.column}"
            high = BLOCK + LEVEL * levels(plot.building)
            canvas.place(key, plot.building, block.x, foot - high / 2, (wide - 8, high))


def levels(building: BuildingView) -> int:
    """How many levels are drawn on a Building."""
    return min(building.height - 1, MOST_LEVELS)


def _draw_block(canvas: Canvas, plot: Plot, block: Block) -> None:
    building = plot.building
    assert building is not None
    shades = FACTION[faction_of(building.cost)]
    wide, high = round(block.wide), BLOCK
    for level in range(levels(building)):
        y = block.foot - high - LEVEL * (level + 0.5)
        canvas.plate(block.x, y, (wide - 10, LEVEL), shades.light, cut=3, edge=Ink.INK, line=2, rounded=True)
    canvas.plate(block.x, block.foot - high / 2, (wide, high), shades.main, cut=6, edge=Ink.CREAM, line=2)
    canvas.put(picture(canvas.palette, building.card, wide - 10, high - 10), block.x, block.foot - high / 2)
    coin(canvas, faction_of(building.cost), block.x - wide / 2 + 14, block.foot - high + 12, 28)


def _draw_icons(canvas: Canvas, seat: Seat, icons: tuple[int, ...], column: Column) -> None:
    """Icons in the airspace, counted."""
    step = min(64.0, (column.wide - 20) / len(ICONS))
    canvas.place(f"icons:{seat}", icons, column.x, ICONS_Y + 8, (column.wide - 24, 56), Kind.QUIET)
    for index, icon in enumerate(ICONS):
        x = column.x + (index - 2) * step
        canvas.icon(FACTION_ICON[icon], x, ICONS_Y - 6, 34)
        canvas.text(str(icons[index]), x, ICONS_Y + 26, Style(25, "num", 700, Ink.CREAM))


def _draw_means(canvas: Canvas, seat: Seat, hand: int, cogs: int, column: Column) -> None:
    """Cogs, and cards in hand."""
    canvas.place(f"means:{seat}", (hand, cogs), column.x, MEANS_Y + 10, (MEANS, 46))
    for means, count, x in (("cog", cogs, column.x - 82), ("hand", hand, column.x + 32)):
        canvas.icon(means, x, MEANS_Y + 10, 46)
        canvas.text(str(count), x + 30, MEANS_Y + 11, Style(34, "num", 700, Ink.GOLD_L), across=0)


def _draw_tokens(canvas: Canvas, person: Person, left: int, column: Column) -> None:
    """Benefactor tokens left."""
    canvas.place(f"tokens:{person.seat}", left, column.x, TOKENS_Y, (200, 46))
    for index in range(TOKENS):
        x = column.x + (index - (TOKENS - 1) / 2) * 50
        if index < left:
            canvas.token(person.livery, x, TOKENS_Y, 40)
        else:
            canvas.plate(x, TOKENS_Y, (34, 34), Ink.TWILIGHT, cut=17, edge=Ink.THISTLE, line=2, rounded=True)


def draw_shared(canvas: Canvas, cards: Sequence[str]) -> None:
    """Cards revealed and not yet given to anybody."""
    wide = 212 * len(cards) + 40
    middle = LEFT + ZONE / 2
    y = SHARED_TOP + SHARED / 2
    canvas.plate(middle, y, (wide, SHARED), Ink.CREAM, cut=18, edge=Ink.GOLD, line=6, shadow=4)
    canvas.place("shown", cards, middle, y, (wide, SHARED))
    canvas.plate(middle, SHARED_TOP, (min(wide - 20, 320), 42), Ink.BRICK, cut=8, edge=Ink.GOLD_L)
    canvas.name("TO SHARE OUT", middle, SHARED_TOP, Style(26, "deco", 700, Ink.CREAM, 3), min(wide - 40, 300), lines=1)
    for index, card in enumerate(cards):
        x = middle + (index - (len(cards) - 1) / 2) * 212
        canvas.put(small_card(canvas.palette, card, 196, 228), x - 98, SHARED_TOP + 28, 0, 0)
