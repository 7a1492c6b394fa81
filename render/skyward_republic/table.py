"""The table of Skyward Republic, 1600 by 1200: a printed layer drawn once, and all that moves on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render import sprites
from render.canvas import Canvas
from render.plans import Plan
from render.skyward_republic.districts import draw_districts
from render.skyward_republic.draft_zone import draw_draft
from render.skyward_republic.header import draw_header, print_title
from render.skyward_republic.market import draw_market, print_market
from render.skyward_republic.people import people
from render.skyward_republic.scenery import HEIGHT, WIDTH, scenery
from render.skyward_republic.stair import draw_stair, draw_strip, print_stair
from render.theme import Palette
from rules.skyward_republic.view import TableView


@lru_cache(2)
def printed_table(palette: Palette) -> Image.Image:
    """Everything that is the same in every game."""
    canvas = Canvas(sprites.drawing(palette, scenery(), WIDTH, HEIGHT).convert("RGB"), palette)
    print_title(canvas)
    print_market(canvas)
    print_stair(canvas)
    return canvas.frame


def lay_table(view: TableView, names: Sequence[str], palette: Palette) -> Plan:
    """The table as it stands, laid out."""
    table = people(view.seats, names)
    canvas = Plan(printed_table(palette), palette)
    if view.draft:
        draw_draft(canvas, view, view.draft, table)
    else:
        draw_districts(canvas, view, table)
    draw_market(canvas, view, table)
    draw_strip(canvas, view, table)
    draw_stair(canvas, view, table)
    draw_header(canvas, view, table)
    return canvas
