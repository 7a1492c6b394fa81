"""Tiles side by side: what a table of colours is cut from."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from render.sprites import Tile
from render.theme import Ink, Palette

SHEET = 1600


def contact_sheet(tiles: Iterable[Tile], palette: Palette) -> Image.Image:
    """Tiles side by side on paper."""
    sheet = Image.new("RGB", (SHEET, SHEET), palette.ink(Ink.CREAM))
    x = y = tallest = 0
    for tile in tiles:
        if x + tile.width > SHEET:
            x, y, tallest = 0, y + tallest, 0
        sheet.paste(tile, (x, y), tile)
        x, tallest = x + tile.width, max(tallest, tile.height)
    return sheet.crop((0, 0, SHEET, min(SHEET, y + tallest)))
