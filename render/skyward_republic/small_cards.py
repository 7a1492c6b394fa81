"""Cards as they lie on the table: small, with all that matters in the upper part, a cascade hides only views."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import motifs, sprites
from render.canvas import Canvas
from render.labels import Style
from render.skyward_republic.glyphs import FACTION_ICON
from render.skyward_republic.views import ink_of, picture
from render.sprites import Tile
from render.theme import FACTION, TINY, Ink, Palette
from render.vector import at, circle, line, rect
from rules.skyward_republic.cards.decks import any_card, is_lightning
from rules.skyward_republic.cards.records import (
    Active,
    AnyCard,
    Benefactor,
    Building,
    Discount,
    Extension,
    FactionCard,
    Hand,
    Launch,
    Score,
    Whenever,
)

ABILITY_ICON: dict[type, str] = {
    Launch: "launch",
    Hand: "hand",
    Active: "active",
    Whenever: "active",
    Discount: "active",
    Score: "score",
}
CLEAR = (0, 0, 0, 0)
BAND, COIN, SHIELD = 46, 38, 46
LOW_COIN, LOW_SHIELD = 36, 40
"""Coins and the shield of a card so low that they would hang over its edge."""
NARROW, APART = 150, 0.7
"""On a high card narrower than this the shield stands under its coins; each coin shows so much of itself."""
UPPER = 96
"""The height of a small card's name and cost: less is never shown of it."""
SHADOW = 6
BACK = (84, 118)


def card_ink(card: AnyCard) -> Ink:
    """The colour of a card: its faction's; blue for a Vehicle, brick for a Critter, wine for a Benefactor."""
    if isinstance(card, Benefactor):
        return Ink.WINE
    faction = ink_of(card)
    if faction:
        return Ink(FACTION[faction].main)
    return Ink.HARBOUR if card.kind == "vehicle" else Ink.BRICK


def dark_ink(card: AnyCard) -> Ink:
    """The same, deep enough to print cream words on."""
    faction = "" if isinstance(card, Benefactor) else ink_of(card)
    return Ink(FACTION[faction].dark) if faction else card_ink(card)


def icons_of(card: AnyCard) -> str:
    """The faction icons printed on a card: its cost, what it pays, or what it asks for."""
    match card:
        case Building(cost=icons) | Extension(cost=icons) | FactionCard(icons=icons) | Benefactor(threshold=icons):
            return icons
        case _:
            return ""


def sign_of(card: AnyCard) -> str:
    """The icon that says what a card is for: when its ability works, else its kind."""
    if isinstance(card, FactionCard):
        return ""
    if isinstance(card, Benefactor):
        return "benefactor"
    if card.ability:
        return ABILITY_ICON[type(card.ability)]
    return {"building": "building", "extension": "extension", "vehicle": "vehicle", "critter": "critter"}[card.kind]


def vp_of(card: AnyCard) -> int | None:
    """The shield of a card; None for one that has none."""
    return None if isinstance(card, FactionCard) else card.vp


@lru_cache(1024)
def small_card(palette: Palette, card_id: str, width: int, height: int, floor: int = TINY) -> Tile:
    """Name and sign on a band, cost and shield under it, the view below; as high as given, at least UPPER."""
    card = any_card(card_id)
    canvas = Canvas(Image.new("RGBA", (width + SHADOW, height + SHADOW + 2), CLEAR), palette, floor)
    canvas.plate(0, 0, (width, height), card_ink(card), cut=10, edge=Ink.CREAM, line=4, shadow=SHADOW, centred=False)
    canvas.put(picture(palette, card_id, width - 16, height - BAND - 16), 8, BAND + 8, 0, 0)
    canvas.plate(8, 8, (width - 16, BAND), Ink.CREAM, cut=7, centred=False)
    _head(canvas, card, width, 31)
    _draw_means(canvas, card, width, height)
    return canvas.frame


def _draw_means(canvas: Canvas, card: AnyCard, width: int, height: int) -> None:
    """Cost and shield under the name, inside the card's edge and above what lies over its lower part."""
    icons, vp, low = icons_of(card), vp_of(card), height <= UPPER
    coin_size, shield = (LOW_COIN, LOW_SHIELD) if low else (COIN, SHIELD)
    y = BAND + (24 if low else 28)
    below = width < NARROW and len(icons) > 2 and height >= UPPER + 2 * SHIELD
    room = width - 20 - (0 if below or vp is None else shield + 4)
    _coins(canvas, icons, y, room, coin_size)
    if vp is not None:
        canvas.shield(vp, width - 34, y + (SHIELD - 4) * below, shield)


def _head(canvas: Canvas, card: AnyCard, width: int, y: float) -> None:
    """A bolt where the card is played at once, the name, the sign."""
    left, right, sign = 16, width - 14, sign_of(card)
    if is_lightning(card.id):
        canvas.icon("lightning", left + 10, y, 38)
        left += 30
    if sign:
        canvas.icon(sign, right - 16, y, 36)
        right -= 38
    size = 24 if width > 170 else 21
    style = Style(size, "text", 600, Ink.INK)
    canvas.name(card.name, left, y, style, right - left, across=0)


def _coins(canvas: Canvas, icons: str, y: float, room: int, most: int) -> None:
    """Faction icons on coins, nearer to each other where there are many, and smaller before they hide each other."""
    between = max(1, len(icons) - 1)
    size = min(most, int(room / (1 + APART * (len(icons) - 1)))) if icons else most
    step = min(size, (room - size) / between)
    for index, icon in enumerate(icons):
        coin(canvas, icon, 10 + size / 2 + index * step, y, size)


def coin(canvas: Canvas, icon: str, x: float, y: float, size: int) -> None:
    """A faction icon on a cream coin."""
    canvas.plate(x, y, (size, size), Ink.CREAM, cut=size // 2, edge=Ink.INK, line=2, rounded=True)
    canvas.icon(FACTION_ICON[icon], x, y, round(size * 0.76))


@lru_cache(512)
def slip(palette: Palette, card_id: str, width: int, height: int, floor: int = TINY) -> Tile:
    """A card where many lie: name above, cost and shield under it; on one line where there is no room for two."""
    card, vp = any_card(card_id), vp_of(any_card(card_id))
    canvas = Canvas(Image.new("RGBA", (width, height), CLEAR), palette, floor)
    canvas.plate(0, 0, (width, height), Ink.CREAM, cut=7, edge=card_ink(card), line=4, centred=False)
    tall = height >= 60
    size = min(34, height // 2 - 2) if tall else min(28, height - 12)
    right = width - 12
    if vp is not None:
        canvas.shield(vp, right - 16, height / 2, min(44, height - 8))
        right -= 38
    left = 12.0
    if is_lightning(card_id):
        canvas.icon("lightning", left + 10, height / 2, min(34, height - 10))
        left += 26
    icons = icons_of(card)
    y = height * 0.7 if tall else height / 2
    start = left + size / 2 if tall else right - (len(icons) - 0.5) * (size - 4)
    for index, icon in enumerate(icons):
        coin(canvas, icon, start + index * (size - 4 if not tall else size + 2), y, size)
    sign = sign_of(card)
    if sign and tall:
        canvas.icon(sign, left + (len(icons) + 0.5) * (size + 2) + 4, y, size)
    room = right - left if tall else right - left - len(icons) * (size - 4) - 4
    name_y = height * 0.3 if tall else height / 2
    canvas.name(card.name, left, name_y, Style(23, "text", 600, Ink.INK), round(room), across=0, lines=1)
    return canvas.frame


@lru_cache(16)
def card_back(palette: Palette, width: int = BACK[0], height: int = BACK[1]) -> Tile:
    """The back of a Skyward card: a golden tower before its sun."""
    x, k = width / 2, width / 84
    rays = motifs.rays(x, height * 0.62, (6, height), 24, Ink.HARBOUR, 1)
    inner = rect(7, 7, width - 14, height - 14, Ink.NAVY, 6)
    clip = f'<clipPath id="q"><rect x="7" y="7" width="{width - 14}" height="{height - 14}" rx="6"/></clipPath>'
    sun = circle(x, height * 0.62, 20 * k, Ink.GOLD) + circle(x, height * 0.62, 16 * k, Ink.NAVY)
    clouds = motifs.cloud(width * 0.3, height * 0.92, 50 * k, 17 * k, (Ink.STEEL, Ink.SKY), 5)
    clouds += motifs.cloud(width * 0.76, height * 0.94, 47 * k, 19 * k, (Ink.STEEL, Ink.SKY), 5)
    tower = motifs.tower(x, height * 0.78, 17 * k, 44 * k, (Ink.GOLD_L, Ink.BRASS), Ink.NAVY, 3, spire=True)
    drawn = rect(0, 0, width, height, Ink.CREAM, 10) + rect(4, 4, width - 8, height - 8, Ink.NAVY, 8) + clip + inner
    drawn += f'<g clip-path="url(#q)">{rays}{sun}{clouds}{tower}</g>'
    edge = f'<rect x="9" y="9" width="{width - 18}" height="{height - 18}" rx="5" fill="none"'
    return sprites.drawing(palette, f'{drawn}{edge} stroke="{Ink.GOLD}" stroke-width="2"/>', width, height)


@lru_cache(16)
def empty_place(palette: Palette, width: int = BACK[0], height: int = BACK[1], ink: str = Ink.THISTLE) -> Tile:
    """Where a card has lain."""
    outline = f"M11 3H{width - 11}a8 8 0 0 1 8 8V{height - 11}a8 8 0 0 1 -8 8H11a8 8 0 0 1 -8 -8V11a8 8 0 0 1 8 -8Z"
    return sprites.drawing(palette, at(0, 0, line(outline, ink, 3, 1, "9 8")), width, height)
