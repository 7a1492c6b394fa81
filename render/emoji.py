"""Icons as emojis: a small square picture of each, and a mark that changes when, and only when, the drawing does."""

from __future__ import annotations

import hashlib
import io

from PIL import Image

from render.sprites import Tile, icon_names, icon_svg
from render.theme import LIVERIES, PALETTES, UNOWNED
from render.vector import raster

SIDE = 128
"""Discord shows an emoji 18 to 48 px high, and takes 128."""
MARGIN = 2
OVERSIZE = 2
MARK = 6
"""Letters of a mark."""
EDITION = 1
"""Raised when this file draws the same icon another way."""
PARTS = ("mark_", "fame_blank", "shield_blank", "slot_ship_out")
"""Drawings that are only laid on others, or under a number."""


def emoji_names() -> tuple[str, ...]:
    """Every icon that can stand by itself."""
    return tuple(name for name in icon_names() if not name.startswith(PARTS))


def emoji_mark(name: str) -> str:
    """A few letters that stand for the drawing of an icon."""
    return hashlib.sha256(f"{EDITION}:{SIDE}:{_drawing(name)}".encode()).hexdigest()[:MARK]


def emoji_png(name: str) -> bytes:
    """An icon as large as a square of `SIDE` allows, on nothing, as a PNG file."""
    shape, square = _shape(name), Image.new("RGBa", (SIDE, SIDE))
    square.paste(shape, ((SIDE - shape.width) // 2, (SIDE - shape.height) // 2))
    stored = io.BytesIO()
    square.convert("RGBA").save(stored, "PNG")
    return stored.getvalue()


def _shape(name: str) -> Tile:
    """The icon without the air around it, reduced with its colours multiplied by their cover."""
    large = SIDE * OVERSIZE
    drawn = raster(_drawing(name), large, large).convert("RGBa")
    shape = drawn.crop(drawn.getbbox())
    scale = (SIDE - 2 * MARGIN) / max(shape.size)
    size = (max(1, round(shape.width * scale)), max(1, round(shape.height * scale)))
    return shape.resize(size, Image.Resampling.BOX)


def _drawing(name: str) -> str:
    """The icon in the day's inks; a token in the colours of the player whose mark it bears."""
    _, _, mark = name.partition("token_")
    return icon_svg(PALETTES["day"], name, LIVERIES.get(mark, UNOWNED))
