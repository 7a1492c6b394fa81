"""A player's airspace, 1200 by 800: header, sky row, the grid and what stands beside it, the means at the right."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import motifs, sprites
from render.canvas import Canvas
from render.labels import Style
from render.plans import Plan
from render.skyward_republic.grid import Plot, plots
from render.skyward_republic.people import Person
from render.skyward_republic.side import SIDE_LEFT, draw_side, print_side
from render.skyward_republic.small_cards import UPPER, small_card
from render.skyward_republic.storeys import flyer, free_place, more, storey
from render.theme import MAT_TINY, SKY_NOON, Ink, Livery, Palette, between
from render.vector import line, path, rect
from rules.skyward_republic.terms import FULL_GRID
from rules.skyward_republic.view import MatView

WIDTH, HEIGHT = 1200, 800
HEAD = 75
SUN = (480.0, 760.0)
GRID_LEFT, GRID_WIDTH, GAP = 18, 930, 18
ROW_FOOT = (456, 742)
"""Where the Buildings of each row stand."""
CARD, LOW, STOREY, LEAST_STOREY = 192, 140, 34, 22
FREE_HIGH = CARD - 8
ROOM = (266, 272)
"""How high a Building and its storeys may be in each row."""
SKY_TOP, SKY = 104, 82
WIDEST_FLYER, LEAST_FLYER = 214, 112
NAME_WIDTH = 470


@lru_cache(8)
def printed_airspace(palette: Palette, owner: Livery) -> Image.Image:
    """Everything that is the same in every airspace of a colour."""
    canvas = Canvas(_printed_ground(palette), palette, MAT_TINY)
    canvas.drawing(_head(owner), 0, 0, (WIDTH, HEAD + 12))
    return canvas.frame


@lru_cache(2)
def _printed_ground(palette: Palette) -> Image.Image:
    canvas = Canvas(sprites.drawing(palette, _ground(), WIDTH, HEIGHT).convert("RGB"), palette, MAT_TINY)
    print_side(canvas)
    return canvas.frame


def _ground() -> str:
    drawn = motifs.sky_rings(WIDTH, HEIGHT, SUN, SKY_NOON, 20, (110, 930))
    drawn += motifs.rays(*SUN, (60, 1200), 36, Ink.CREAM, 0.11)
    drawn += f'<g opacity=".35">{motifs.bank((-30, 960), 486, 40, Ink.FOAM, 3, 60, Ink.CREAM)}</g>'
    drawn += f'<g opacity=".6">{motifs.bank((-30, 960), 786, 40, Ink.CREAM, 5, 80, Ink.PEACH)}</g>'
    return (
        drawn + line("M14 94Q480 108 946 94", Ink.BRASS, 3) + rect(SIDE_LEFT + 4, 102, 222, 686, Ink.SHADOW, 16, 0.25)
    )


def _head(owner: Livery) -> str:
    fan = motifs.fan(60, HEAD, 150, 15, (between(owner.shade, "#000000", 0.12), owner.shade))
    return rect(0, 0, WIDTH, HEAD, owner.shade) + fan + motifs.rules(0, HEAD - 1, WIDTH, Ink.GOLD)


@lru_cache(16)
def footing(palette: Palette, width: int) -> Image.Image:
    """The cloud a Building stands on."""
    k = width / 232
    arcs = f"a{20 * k} 18 0 0 1 {36 * k} -12a{26 * k} 24 0 0 1 {48 * k} -8a{30 * k} 28 0 0 1 {56 * k} 0"
    arcs += f"a{26 * k} 24 0 0 1 {48 * k} 8a{20 * k} 18 0 0 1 {36 * k} 12Z"
    drawn = path(f"M{4 * k} 40{arcs}", Ink.CREAM, 0.8) + rect(20 * k, 40, 192 * k, 5, Ink.MIST, 2)
    return sprites.drawing(palette, drawn, width, 48)


def lay_airspace(
    mat: MatView, person: Person, claimed: tuple[str, ...], palette: Palette, *, warden: bool = False
) -> Plan:
    """A player's airspace as it stands, laid out."""
    canvas = Plan(printed_airspace(palette, person.livery), palette, MAT_TINY)
    canvas.part(_draw_header, person, len(mat.buildings), mat.vp, warden=warden)
    canvas.part(_draw_sky, mat.sky, mat.used)
    _draw_grid(canvas, mat)
    draw_side(canvas, mat, person, claimed)
    return canvas


def _draw_header(canvas: Canvas, person: Person, built: int, vp: int, *, warden: bool) -> None:
    canvas.token(person.livery, 58, 44, 78)
    wide = canvas.name(person.name, 112, 38, Style(50, "text", 700, Ink.CREAM), NAME_WIDTH, across=0, floor=22)
    if wide < 340:
        canvas.text("AIRSPACE", 134 + wide, 40, Style(26, "deco", 600, person.livery.light, 6), across=0)
    if warden:
        canvas.icon("warden", 836, 38, 54)
    canvas.icon("building", 908, 38, 54)
    canvas.text(f"{built}/{FULL_GRID}", 944, 40, Style(46, "num", 800, Ink.CREAM), across=0)
    canvas.shield(vp, 1130, 50, 98)
    canvas.place("vp", vp, 1130, 50, (98, 98))
    canvas.place("warden", warden, 836, 38, (54, 54))


def _draw_sky(canvas: Canvas, sky: tuple[str, ...], used: tuple[str, ...]) -> None:
    """Vehicles and Critters, hung from the cable; so many as can be read, the others counted."""
    canvas.place("sky", (sky, used), GRID_LEFT + GRID_WIDTH / 2, SKY_TOP + SKY / 2, (GRID_WIDTH, SKY))
    most = GRID_WIDTH // LEAST_FLYER
    shown = sky if len(sky) <= most else sky[: most - 1]
    places = max(4, min(len(sky), most))
    step = GRID_WIDTH / places
    wide = min(WIDEST_FLYER, round(step) - 8)
    for index, card in enumerate(shown):
        x = GRID_LEFT + step * index
        canvas.plate(x + wide / 2, 102, (5, 22), Ink.BRASS, cut=2, rounded=True)
        canvas.put(flyer(canvas.palette, card, wide, SKY, card in used), x, SKY_TOP, 0, 0)
    if len(shown) < len(sky):
        canvas.put(more(canvas.palette, len(sky) - len(shown), wide, SKY), GRID_LEFT + step * len(shown), SKY_TOP, 0, 0)


def _draw_grid(canvas: Canvas, mat: MatView) -> None:
    plan = plots(mat.buildings)
    step = GRID_WIDTH / plan.columns
    wide = round(step - GAP)
    for plot in plan.plots:
        left, foot = GRID_LEFT + step * plot.column, ROW_FOOT[plot.row]
        canvas.put(footing(canvas.palette, wide + 16), left + wide / 2, foot - 26, 0.5, 0)
        if plot.building is None:
            canvas.put(free_place(canvas.palette, wide, FREE_HIGH, plot.free), left, foot - CARD + 2, 0, 0)
            continue
        if plot.building.outside:
            canvas.plate(left + wide / 2, foot + 14, (min(wide, 110), 26), Ink.BRICK, cut=6, edge=Ink.GOLD_L, line=2)
            canvas.text("BESIDE", left + wide / 2, foot + 14, Style(17, "deco", 700, Ink.CREAM, 2))
        key = f"building:{plot.building.row}:{plot.building.column}"
        used = frozenset({plot.building.card, *plot.building.extensions} & set(mat.used))
        canvas.place(key, (plot.building, used), left + wide / 2, foot - CARD / 2, (wide, CARD))
        canvas.part(_draw_building, plot, left, foot, wide, used)


def _draw_building(canvas: Canvas, plot: Plot, left: float, foot: float, wide: int, used: frozenset[str]) -> None:
    """The card, and over it a storey for each Extension, the lowest next to the roof."""
    building = plot.building
    assert building is not None
    high, level = _heights(len(building.extensions), ROOM[plot.row])
    roof = foot - high
    for number, card in reversed(list(enumerate(building.extensions))):
        tile = storey(canvas.palette, card, wide - 16, level + 12, card in used)
        canvas.put(tile, left + 8, roof - level * (number + 1), 0, 0)
    canvas.put(small_card(canvas.palette, building.card, wide, high, MAT_TINY), left, roof, 0, 0)
    if building.extensions:
        y = foot - 26 if high >= LOW else foot + 12
        canvas.plate(left + wide - 26, y, (44, 38), Ink.GOLD, cut=10, edge=Ink.INK, rounded=True)
        canvas.text(str(building.height), left + wide - 26, y + 1, Style(28, "num", 800, Ink.INK))
    if building.card in used:
        canvas.put(sprites.icon(canvas.palette, "lock", 32), left + 26, foot - 28)


def _heights(storeys: int, room: int) -> tuple[int, int]:
    """How high the card is drawn, and each storey: the card gives way first, down to its name and cost."""
    level = STOREY if storeys <= 3 else max(LEAST_STOREY, min(STOREY - 4, (room - UPPER) // storeys))
    return max(UPPER, min(CARD, room - level * storeys)), level
