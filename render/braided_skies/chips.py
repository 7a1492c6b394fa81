"""What recurs on board and mat: a bonus chip, a moored ship, a slot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render import sprites
from render.braided_skies.glyphs import TOKEN_ICON, Glyphs
from render.canvas import Canvas
from render.labels import Style
from render.sprites import Tile
from render.theme import Ink, Livery, Palette

CHIP, CHIP_ICON = 36, 30
CROWDED = 30
"""Ships nearer than this would hide each other's tokens."""
CLEAR = (0, 0, 0, 0)
BOW, WATER, TOKEN = 0.30, 0.34, 0.56
"""Where the token at a ship's bow stands, from the left and from below, and its size, in parts of the hull's height."""


@lru_cache(128)
def chip(palette: Palette, who: str, gain: Glyphs) -> Tile:
    """A bonus: an upgrade, and what it earns."""
    canvas = Canvas(Image.new("RGBA", (1, 1)), palette)
    tiles = [canvas.glyph(glyph, CHIP_ICON) for glyph in gain]
    width = CHIP_ICON + 22 + sum(tile.width + 2 for tile in tiles) + 14
    canvas = Canvas(
        sprites.plate(palette, width, CHIP, Ink.SAND, cut=18, edge=Ink.UMBER, line=2, rounded=True), palette
    )
    canvas.icon(who, 6 + CHIP_ICON / 2, CHIP / 2, CHIP_ICON)
    canvas.icon("arrow", CHIP_ICON + 17, CHIP / 2, 16)
    left = CHIP_ICON + 28.0
    for tile in tiles:
        canvas.put(tile, left, CHIP / 2, 0, 0.5)
        left += tile.width + 2
    return canvas.frame


@lru_cache(256)
def ship(palette: Palette, flag: str, owner: Livery, height: int) -> Tile:
    """A moored ship: its hull tells the flag, its colours and the token at the bow tell whose it is."""
    hull = sprites.hull(palette, flag, height, owner)
    canvas = Canvas(Image.new("RGBA", (hull.width + height // 4, height + height // 5), CLEAR), palette)
    canvas.put(hull, canvas.frame.width, 0, 1, 0)
    _name(canvas, owner, 0, canvas.frame.height, height)
    return canvas.frame


def _name(canvas: Canvas, owner: Livery, left: float, bottom: float, height: int) -> None:
    """The owner's token at the bow of a ship so high."""
    canvas.token(owner, left + height * BOW, bottom - height * WATER, round(height * TOKEN))


def moor(
    canvas: Canvas, ships: Sequence[tuple[Livery, str]], x: float, bottom: float, height: int, width: float
) -> None:
    """Ships side by side from x to the right, closer where there are many; every token stays in sight."""
    tiles = [ship(canvas.palette, flag, owner, height) for owner, flag in ships]
    if not tiles:
        return
    widest = max(tile.width for tile in tiles)
    step = min(widest + 6.0, (width - widest) / max(1, len(tiles) - 1))
    if len(tiles) > 1 and step < CROWDED:
        _crowd(canvas, ships, x, bottom - 22)
        return
    for index, tile in reversed(list(enumerate(tiles))):
        canvas.put(tile, x + index * step, bottom, 0, 1)
    if len(tiles) > 1 and step < widest:
        for index, (owner, _flag) in enumerate(ships):
            _name(canvas, owner, x + index * step, bottom, height)


def _crowd(canvas: Canvas, ships: Sequence[tuple[Livery, str]], x: float, y: float) -> None:
    """More ships than can lie side by side: each owner's token, and how many of theirs are there."""
    counts = Counter(owner for owner, _ in ships)
    canvas.plate(x + 46 * len(counts) / 2, y, (46 * len(counts) + 4, 38), Ink.NIGHT, cut=8, edge=Ink.GOLD, line=2)
    for owner, count in counts.items():
        canvas.token(owner, x + 17, y, 30)
        canvas.text(str(count), x + 33, y, Style(22, "num", 700, Ink.CREAM), across=0)
        x += 46


def slot(canvas: Canvas, kind: str, filled: str, x: float, y: float, size: int) -> None:
    """A slot: open, a recess with a pale shape of what fits; filled, a gold ring with the thing itself."""
    cut = 8 if kind == "K" else size // 2
    if filled:
        canvas.plate(x, y, (size, size), Ink.GOLD_L, cut=cut, edge=Ink.INK, rounded=True)
        canvas.icon(TOKEN_ICON[filled], x, y, size - 8)
        return
    canvas.plate(x, y, (size, size), Ink.RECESS, cut=cut, edge=Ink.UMBER, rounded=True)
    if kind in ("W", "K"):
        canvas.icon(TOKEN_ICON[kind], x, y, size - 6)
    else:
        canvas.put(sprites.faint(canvas.palette, TOKEN_ICON[kind], size - 8), x, y)
