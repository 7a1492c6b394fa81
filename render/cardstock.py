"""What every large card has: its printed frame, the band of its name, and its words in lines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from render import sprites
from render.canvas import Canvas
from render.labels import Style, wrapped
from render.sprites import Tile
from render.theme import Ink, Palette
from render.vector import circle

WIDTH, HEIGHT, EDGE = 600, 840, 22
SIDE = 56
"""The margin of the words."""
TITLE = 86
FLAVOUR = 22
BETWEEN = 14
"""The air after a sentence."""


@lru_cache(32)
def frame(palette: Palette, ink: str) -> Tile:
    """The printed frame: paper edge, ink band, brass hairline, four dots."""
    right, low = WIDTH - EDGE, HEIGHT - EDGE
    band = (
        f"M{EDGE} 46V{HEIGHT - 46}A24 24 0 0 1 46 {low}H{WIDTH - 46}A24 24 0 0 1 {right} {HEIGHT - 46}"
        f"V46A24 24 0 0 1 {WIDTH - 46} {EDGE}H46A24 24 0 0 1 {EDGE} 46Z"
    )
    hair = (
        f"M34 54V{HEIGHT - 54}A24 24 0 0 1 54 {HEIGHT - 34}H{WIDTH - 54}A24 24 0 0 1 {WIDTH - 34} {HEIGHT - 54}"
        f"V54A24 24 0 0 1 {WIDTH - 54} 34H54A24 24 0 0 1 34 54Z"
    )
    drawn = f'<path fill-rule="evenodd" fill="{Ink.CREAM}" d="M0 0H{WIDTH}V{HEIGHT}H0Z{band}"/>'
    drawn += f'<path d="{band}" fill="none" stroke="{ink}" stroke-width="9"/>'
    drawn += f'<path d="{hair}" fill="none" stroke="{Ink.GOLD}" stroke-width="2.5"/>'
    dots = ((15, 15), (WIDTH - 15, 15), (15, HEIGHT - 15), (WIDTH - 15, HEIGHT - 15))
    drawn += "".join(circle(x, y, 5, ink) for x, y in dots)
    return sprites.drawing(palette, drawn, WIDTH, HEIGHT)


def draw_title(canvas: Canvas, name: str, kind: str, ink: str, top: float) -> None:
    """The name on a band, and over it, on a slip, what the card is."""
    size = (WIDTH - 84, TITLE)
    canvas.plate(42, top, size, ink, cut=16, edge=Ink.GOLD, line=4, inner=Ink.BRASS, shadow=8, centred=False)
    canvas.plate(WIDTH / 2, top, (252, 34), Ink.CREAM, cut=8, edge=Ink.GOLD)
    canvas.name(kind.upper(), WIDTH / 2, top, Style(22, "deco", 700, Ink.BRICK, 2), 232, lines=1)
    canvas.name(name.upper(), WIDTH / 2, top + TITLE / 2 + 4, Style(44, "deco", 700, Ink.CREAM, 3), WIDTH - 132)


def height_of(sentences: Sequence[str], style: Style) -> float:
    """How much room the words need."""
    lines = sum(len(wrapped(sentence, style, WIDTH - 2 * SIDE)) for sentence in sentences)
    return lines * style.size * 1.2 + BETWEEN * len(sentences)


def draw_words(canvas: Canvas, sentences: Sequence[str], style: Style, top: float, across: float = 0.5) -> None:
    """Sentence by sentence."""
    y = top + style.size * 0.6
    for sentence in sentences:
        y = canvas.paragraph(sentence, WIDTH / 2, y, style, WIDTH - 2 * SIDE, across) + BETWEEN


def draw_flavour(canvas: Canvas, words: str) -> None:
    """A line of wit at the foot."""
    if words:
        style = Style(FLAVOUR, "text", 400, Ink.COCOA)
        canvas.name(words, WIDTH / 2, HEIGHT - 58, style, WIDTH - 2 * SIDE, lines=1)
