"""A frame under work: everything on it is a tile pasted in its place."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Concatenate, NamedTuple, ParamSpec

from PIL import Image

from render import sprites
from render.labels import Lettering, Style, fitted, wrapped
from render.places import Kind
from render.sprites import Tile
from render.theme import TINY, UNOWNED, Ink, Livery, Palette

P = ParamSpec("P")


class Count(NamedTuple):
    """So many of a thing."""

    number: int
    name: str


class Fame(NamedTuple):
    """A medal with its number in it."""

    amount: int


class Shield(NamedTuple):
    """A shield with its VP in it."""

    vp: int


class Word(NamedTuple):
    """A sign or short word between icons: "/", "+", "×"."""

    text: str
    ink: str = Ink.INK


ROOM = 1.5
"""A medal or shield is at least so much higher than the smallest number in it."""
Glyph = str | Count | Fame | Shield | Word
"""One thing of an icon row; a plain string is an icon's name."""


class Canvas:
    """A picture being pasted together, in one palette."""

    def __init__(self, base: Image.Image, palette: Palette, floor: int = TINY) -> None:
        self.frame = base.copy()
        self.palette = palette
        self.floor = floor

    def put(self, tile: Tile, x: float, y: float, across: float = 0.5, down: float = 0.5) -> None:
        """Paste a tile with its anchor (0 to 1 of its width and height) at that point."""
        place = (round(x - tile.width * across), round(y - tile.height * down))
        if self.frame.mode == "RGBA":
            self._lay(tile, place)
        else:
            self.frame.paste(tile, place, tile)

    def _lay(self, tile: Tile, place: tuple[int, int]) -> None:
        """On a sprite that is itself see-through, colours must be mixed by their cover."""
        x, y = place
        seen = tile.crop((max(0, -x), max(0, -y), tile.width, tile.height)) if x < 0 or y < 0 else tile
        self.frame.alpha_composite(seen, (max(0, x), max(0, y)))

    def place(
        self, key: str, value: Hashable, x: float, y: float, size: tuple[float, float], kind: Kind = Kind.FIXED
    ) -> None:
        """Name the place about that point, and what it shows; only a plan remembers it."""

    def part(self, draw: Callable[Concatenate[Canvas, P], None], *told: P.args, **named: P.kwargs) -> None:
        """Draw what depends on nothing but what it is told, all of it hashable; a plan lays it once and recalls it."""
        draw(self, *told, **named)

    def icon(self, name: str, x: float, y: float, height: int, livery: Livery = UNOWNED) -> None:
        self.put(sprites.icon(self.palette, name, height, livery), x, y)

    def token(self, livery: Livery, x: float, y: float, height: int) -> None:
        self.put(sprites.token(self.palette, livery, height), x, y)

    def medal(self, fame: int, x: float, y: float, height: int) -> None:
        self.put(sprites.medal(self.palette, fame, height, self.floor), x, y)

    def shield(self, vp: int, x: float, y: float, height: int) -> None:
        self.put(sprites.shield(self.palette, vp, height, self.floor), x, y)

    def plate(
        self,
        x: float,
        y: float,
        size: tuple[int, int],
        fill: str,
        *,
        cut: int = 10,
        edge: str | None = None,
        line: int = 3,
        inner: str | None = None,
        shadow: int = 0,
        rounded: bool = False,
        centred: bool = True,
    ) -> None:
        """A plate with its middle (or, not ``centred``, its top left corner) at that point."""
        tile = sprites.plate(
            self.palette, *size, fill, cut=cut, edge=edge, line=line, inner=inner, shadow=shadow, rounded=rounded
        )
        self.put(tile, x - size[0] / 2 * centred, y - size[1] / 2 * centred, 0, 0)

    def drawing(self, body: str, x: float, y: float, size: tuple[int, int]) -> None:
        """A drawing of motifs, its top left corner at that point."""
        self.put(sprites.drawing(self.palette, body, *size), x, y, 0, 0)

    # --- words -------------------------------------------------------------------------------------------------

    def text(self, text: str, x: float, y: float, style: Style, across: float = 0.5) -> int:
        """Words on one line, the middle of their capitals at y; how wide they came out."""
        return self._letter(sprites.words(self.palette, text, style), x, y, across)

    def _letter(self, words: Lettering, x: float, y: float, across: float) -> int:
        self.put(words.tile, x, y - words.middle, across, 0)
        return words.tile.width

    def name(
        self,
        text: str,
        x: float,
        y: float,
        style: Style,
        width: int,
        across: float = 0.5,
        floor: int | None = None,
        lines: int = 2,
    ) -> int:
        """Words fitted to a width, on one line or two about y; how wide they came out."""
        inked = style._replace(ink=self.palette.ink(style.ink))
        fit = fitted(text, inked, width, self.floor if floor is None else floor, lines)
        step = max((line.middle * 1.5 for line in fit), default=0)
        for index, line in enumerate(fit):
            self._letter(line, x, y + (index - (len(fit) - 1) / 2) * step, across)
        return max((line.tile.width for line in fit), default=0)

    def paragraph(self, text: str, x: float, y: float, style: Style, width: int, across: float = 0.5) -> float:
        """Words in as many lines as they need, the first at y; where the next line would be."""
        for line in wrapped(text, style, width):
            self.text(line, x, y, style, across)
            y += style.size * 1.2
        return y

    # --- rows of icons -----------------------------------------------------------------------------------------

    def glyph(self, glyph: Glyph, height: int) -> Tile:
        match glyph:
            case str():
                return sprites.icon(self.palette, glyph, height)
            case Count(number, name):
                return sprites.counted(self.palette, number, name, height, self.floor)
            case Fame(amount):
                return sprites.medal(self.palette, amount, max(height, round(self.floor * ROOM)), self.floor)
            case Shield(vp):
                return sprites.shield(self.palette, vp, max(height, round(self.floor * ROOM)), self.floor)
            case Word(text, ink):
                style = Style(max(self.floor, round(height * 0.62)), "num", 700, ink)
                return sprites.words(self.palette, text, style).tile

    def row(
        self,
        glyphs: Sequence[Glyph],
        x: float,
        y: float,
        height: int,
        gap: int = 6,
        across: float = 0.5,
        width: int | None = None,
    ) -> float:
        """Icons side by side, about y; made smaller until they fit the width. How wide they came out."""
        tiles = [self.glyph(glyph, height) for glyph in glyphs]
        wide = sum(tile.width for tile in tiles) + gap * (len(tiles) - 1)
        if width is not None and wide > width and height > self.floor:
            return self.row(glyphs, x, y, height - 2, max(0, gap - 1), across, width)
        left = x - wide * across
        for tile in tiles:
            self.put(tile, left, y, 0, 0.5)
            left += tile.width + gap
        return wide
