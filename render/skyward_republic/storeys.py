"""The parts of an airspace: a storey for an Extension, a card of the sky row, a free place."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import sprites
from render.canvas import Canvas
from render.labels import Style
from render.skyward_republic.glyphs import FACTION_ICON
from render.skyward_republic.small_cards import CLEAR, card_ink, dark_ink, icons_of, sign_of
from render.skyward_republic.views import flight
from render.sprites import Tile
from render.theme import MAT_TINY, Ink, Palette
from render.vector import line, rect
from rules.skyward_republic.cards.decks import extension, sky_card

COG, COG_VP = "cog", 2
"""A cog turned into an Extension (SQ-31)."""


@lru_cache(256)
def storey(palette: Palette, card_id: str, width: int, height: int, used: bool = False) -> Tile:
    """An Extension as a storey on the roof: its cost, its name, its VP."""
    cog = card_id == COG
    card = None if cog else extension(card_id)
    canvas = Canvas(Image.new("RGBA", (width, height), CLEAR), palette, MAT_TINY)
    fill = dark_ink(card) if card else Ink.BRASS_D
    canvas.plate(0, 0, (width, height), fill, cut=8, edge=Ink.CREAM, line=3, centred=False)
    y, size = (height - 10) / 2 + 1, min(30, height - 16)
    left = 8.0
    for icon in icons_of(card) if card else "":
        canvas.plate(left + size / 2, y, (size, size), Ink.CREAM, cut=size // 2, edge=Ink.INK, line=2, rounded=True)
        canvas.icon(FACTION_ICON[icon], left + size / 2, y, round(size * 0.78))
        left += size - (3 if width > 150 else 14)
    left += 3 if width > 150 else 14
    if cog:
        canvas.icon("cog", left + size / 2, y, size)
        left += size
    right = width - 8 - size
    canvas.shield(card.vp if card else COG_VP, right + size / 2, y, size + 2)
    if used and width <= 150:
        canvas.icon("lock", 8 + size * 0.8, y + size * 0.12, round(size * 0.8))
    if card and card.ability and width > 150:
        canvas.icon("lock" if used else sign_of(card), right - size / 2 + 2, y, size - 2)
        right -= size
    style = Style(20, "text", 600, Ink.CREAM)
    canvas.name(card.name if card else "Cog", left + 8, y, style, max(24, round(right - left - 12)), across=0, lines=1)
    return canvas.frame


@lru_cache(256)
def flyer(palette: Palette, card_id: str, width: int, height: int, used: bool = False) -> Tile:
    """A Vehicle or Critter of the sky row."""
    card = sky_card(card_id)
    canvas = Canvas(Image.new("RGBA", (width + 5, height + 6), CLEAR), palette, MAT_TINY)
    canvas.plate(0, 0, (width, height), card_ink(card), cut=12, edge=Ink.CREAM, line=4, shadow=5, centred=False)
    canvas.put(flight(palette, card_id, width - 16, height - 40), 8, 8, 0, 0)
    canvas.plate(8, height - 40, (width - 16, 32), Ink.CREAM, cut=6, centred=False)
    left = 16
    if width > 150:
        canvas.icon("lock" if used else sign_of(card), 30, height - 26, 34)
        left = 50
    elif used:
        canvas.icon("lock", 24, 26, 34)
    room = width - left - 56
    canvas.name(card.name, left, height - 24, Style(21, "text", 600, Ink.INK), room, across=0)
    canvas.shield(card.vp, width - 31, height - 34, 48)
    return canvas.frame


@lru_cache(32)
def more(palette: Palette, count: int, width: int, height: int) -> Tile:
    """So many more than there is room for."""
    canvas = Canvas(Image.new("RGBA", (width, height), CLEAR), palette, MAT_TINY)
    canvas.plate(0, 0, (width, height), Ink.NAVY, cut=12, edge=Ink.GOLD, line=3, centred=False)
    canvas.text(f"+{count}", width / 2, height / 2, Style(34, "num", 800, Ink.CREAM))
    return canvas.frame


@lru_cache(32)
def free_place(palette: Palette, width: int, height: int, free: bool) -> Tile:
    """An empty space: plain, or waiting for a Building where one might stand next."""
    outline = f"M17 5H{width - 17}a12 12 0 0 1 12 12V{height - 17}a12 12 0 0 1 -12 12"
    outline += "H17a12 12 0 0 1 -12 -12V17a12 12 0 0 1 12 -12Z"
    drawn = rect(5, 5, width - 10, height - 10, Ink.CREAM, 12, 0.34 if free else 0.12)
    drawn += line(outline, Ink.CREAM, 4, 0.95 if free else 0.45, "14 11")
    tile = sprites.drawing(palette, drawn, width, height)
    if not free:
        return tile
    canvas = Canvas(tile, palette, MAT_TINY)
    canvas.put(sprites.faint(palette, "building", 70), width / 2, height / 2)
    return canvas.frame
