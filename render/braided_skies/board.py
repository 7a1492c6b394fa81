"""The board of Braided Skies, 1600 by 1200: a printed layer that is drawn once, and all that moves on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render import sprites
from render.braided_skies.collection import draw_owners, draw_ports
from render.braided_skies.header import draw_header, print_title
from render.braided_skies.people import people
from render.braided_skies.ribbon import draw_ribbon, print_rail, rail
from render.braided_skies.scenery import HEIGHT, WIDTH, scenery
from render.braided_skies.services import draw_services, print_services
from render.braided_skies.towers import draw_tokens, print_bonuses, towers
from render.braided_skies.wonder_ports import draw_wonder_ports
from render.canvas import Canvas
from render.plans import Plan
from render.theme import Palette
from rules.braided_skies.view import TableView


@lru_cache(2)
def printed_board(palette: Palette) -> Image.Image:
    """Everything that is the same in every game."""
    drawn = sprites.drawing(palette, scenery() + towers() + rail(), WIDTH, HEIGHT)
    canvas = Canvas(drawn.convert("RGB"), palette)
    print_title(canvas)
    print_bonuses(canvas)
    print_services(canvas)
    print_rail(canvas)
    return canvas.frame


def lay_board(view: TableView, names: Sequence[str], palette: Palette) -> Plan:
    """The board as it stands, laid out."""
    table = people(view, names)
    canvas = Plan(printed_board(palette), palette)
    draw_ports(canvas, view.ports, table)
    draw_wonder_ports(canvas, view.wonder_ports, table)
    draw_tokens(canvas, view.mats, table)
    draw_services(canvas, view, table)
    draw_owners(canvas, view.ports, table)
    draw_ribbon(canvas, view, table)
    draw_header(canvas, view, table)
    return canvas
