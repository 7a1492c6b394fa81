"""Ships moored at a port: drawn as ships as long as there is room, counted where there is none."""

from __future__ import annotations

from PIL import Image, ImageChops

from render.braided_skies.chips import moor
from render.canvas import Canvas
from render.theme import LIVERIES, PALETTES, Ink


def drawn(ships: int, width: float) -> Image.Image:
    """So many ships of one player in a berth of that width."""
    palette = PALETTES["day"]
    canvas = Canvas(Image.new("RGB", (400, 200), palette.ink(Ink.PAPER)), palette)
    moor(canvas, [(next(iter(LIVERIES.values())), "yellow")] * ships, 10, 150, 66, width)
    return canvas.frame


def test_a_lone_ship_is_a_ship_however_narrow_its_berth() -> None:
    assert ImageChops.difference(drawn(1, 80), drawn(1, 400)).getbbox() is None


def test_more_ships_than_there_is_room_for_are_counted() -> None:
    assert ImageChops.difference(drawn(6, 100), drawn(6, 400)).getbbox() is not None
