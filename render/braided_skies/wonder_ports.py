"""The three wonder ports: the card on top with its cost, how many lie there, fame tokens, and who is moored."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render import sprites
from render.braided_skies.chips import CLEAR, chip, moor
from render.braided_skies.glyphs import glyphs, paid
from render.braided_skies.people import Person
from render.braided_skies.scenes import ON_PORT, wonder_view
from render.braided_skies.towers import TOWER_X
from render.canvas import Canvas
from render.labels import Style
from render.sprites import Tile
from render.theme import TINY, TRACK, Ink, Palette
from rules.braided_skies.cards.decks import SERVICE, WONDER
from rules.braided_skies.view import WonderPortView

TOP_Y = 758
WIDTH, HEIGHT = 188, 152


def draw_wonder_ports(canvas: Canvas, ports: Sequence[WonderPortView], table: tuple[Person, ...]) -> None:
    """Every wonder port as it stands."""
    for x, port in zip(TOWER_X, ports, strict=True):
        canvas.part(_draw_port, port, x, table)


def _draw_port(canvas: Canvas, port: WonderPortView, x: int, table: tuple[Person, ...]) -> None:
    if port.top is None:
        canvas.put(empty(canvas.palette, port.track), x - WIDTH / 2, TOP_Y, 0, 0)
    else:
        canvas.put(wonder_plate(canvas.palette, port.top, bool(port.ships)), x - WIDTH / 2, TOP_Y, 0, 0)
    shown = (port.top, port.cards, port.fame_tokens, port.ships)
    canvas.place(f"wonder:{port.track}", shown, x, TOP_Y + HEIGHT / 2 - 3, (WIDTH - 14, HEIGHT - 6))
    canvas.put(chip(canvas.palette, "crewmate", glyphs(SERVICE[port.id].crewmate)), x - 42, TOP_Y - 2)
    _deck(canvas, port.cards, x + 66)
    _laid(canvas, port, x, table)


def _deck(canvas: Canvas, cards: int, x: float) -> None:
    canvas.plate(x, TOP_Y - 2, (50, 34), Ink.NIGHT, cut=6, edge=Ink.GOLD, line=2)
    canvas.text(f"×{cards}", x, TOP_Y - 2, Style(24, "num", 700, Ink.CREAM))


def _laid(canvas: Canvas, port: WonderPortView, x: int, table: Sequence[Person]) -> None:
    """What lies on the port: ships, a lock where it is taken, fame tokens."""
    moor(canvas, [(table[seat].livery, str(flag)) for seat, flag in port.ships], x - 70, TOP_Y + 76, 56, 140)
    if port.ships:
        canvas.icon("lock", x - 72, TOP_Y + 34, 40)
    if port.fame_tokens:
        canvas.medal(port.fame_tokens, x + 64, TOP_Y + 46, 54)


@lru_cache(128)
def wonder_plate(palette: Palette, card_id: str, taken: bool) -> Tile:
    """A small face of a wonder card: its scene, its name and what it costs. Slate where the port is taken."""
    card = WONDER[card_id]
    shades = TRACK[card.track]
    canvas = Canvas(Image.new("RGBA", (WIDTH + 8, HEIGHT + 8), CLEAR), palette)
    canvas.plate(0, 0, (WIDTH, HEIGHT), shades.dark, cut=12, edge=Ink.BRASS, line=4, shadow=6, centred=False)
    canvas.put(wonder_view(palette, card_id, ON_PORT), WIDTH / 2, 9, 0.5, 0)
    canvas.plate(WIDTH / 2, 93, (WIDTH - 10, 46), Ink.SLATE if taken else Ink.CREAM, cut=6)
    canvas.name(card.name, WIDTH / 2, 93, Style(22, "text", 600, Ink.INK), WIDTH - 22, floor=TINY)
    canvas.row(paid(0, card.cost), WIDTH / 2, 132, 36, 4, width=WIDTH - 14)
    return canvas.frame


@lru_cache(8)
def empty(palette: Palette, track: str) -> Tile:
    """A port whose deck has run out: closed (BQ-56)."""
    canvas = Canvas(sprites.plate(palette, WIDTH, HEIGHT, Ink.SLATE, cut=12, edge=Ink.BRASS, line=4, shadow=6), palette)
    canvas.put(sprites.faint(palette, track, 70), WIDTH / 2, 60)
    canvas.text("CLOSED", WIDTH / 2, 122, Style(26, "sign", 500, Ink.INK, 2))
    return canvas.frame
