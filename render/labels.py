"""Words as tiles: set in one style, shaped in any script, fitted to a width and never clipped."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont, features

from render.fonts import CJK, FILES, Face, font
from render.scripts import Run, clusters, printable, runs, unshaped
from render.theme import TINY, Ink, rgb

SHAPED: bool = bool(features.check("raqm"))
"""Whether raqm lays text out here; without it leftward text is spelled out by `scripts.unshaped`."""
CJK_SCALE = 0.92
NARROWEST = 0.55
"""How far a line may be narrowed before it is broken in two."""


class Style(NamedTuple):
    """How words are set. ``track`` is the space between letters; ``edge`` an outline in another ink."""

    size: int
    face: Face = "text"
    weight: int = 500
    ink: str = Ink.INK
    track: float = 0
    edge: int = 0
    edge_ink: str = Ink.INK

    def sized(self, size: int) -> Style:
        """The same style at another size."""
        return self._replace(size=size, track=self.track * size / self.size)


class Lettering(NamedTuple):
    """Words as pixels, and how far below the tile's top the middle of a capital lies."""

    tile: Image.Image
    middle: int


def lettering(text: str, style: Style, shaped: bool = SHAPED) -> Lettering:
    """The words as a tile; empty words give an empty tile."""
    return _letters(text, style, shaped)


@lru_cache(1024)
def _letters(text: str, style: Style, shaped: bool) -> Lettering:
    pieces = _pieces(text, style, shaped)
    rise = max((piece.rise for piece in pieces), default=1) + style.edge
    drop = max((piece.drop for piece in pieces), default=0) + style.edge
    tile = Image.new("RGBA", (_wide(pieces, style), rise + drop + 1), (*rgb(style.ink), 0))
    draw, x = ImageDraw.Draw(tile), style.edge + 2.0
    for piece in pieces:
        piece.print(draw, (x, rise), style)
        x += piece.advance
    return Lettering(tile, round(rise - _capital(style, shaped) / 2))


def _wide(pieces: Sequence[_Piece], style: Style) -> int:
    """How wide a tile they need."""
    width = sum(piece.advance for piece in pieces) - (style.track if pieces else 0)
    return max(1, round(width) + 2 * style.edge + 4)


@lru_cache(256)
def _capital(style: Style, shaped: bool) -> int:
    """How high a capital of the style stands above the base line."""
    return -round(font(FILES[style.face], style.size, style.weight, shaped).getbbox("H", anchor="ls")[1])


class _Piece(NamedTuple):
    """A stretch that is drawn at once; a single letter where the style is tracked."""

    text: str
    type: ImageFont.FreeTypeFont
    advance: float
    rise: int
    drop: int
    direction: str | None

    def print(self, draw: ImageDraw.ImageDraw, at: tuple[float, float], style: Style) -> None:
        draw.text(
            at,
            self.text,
            fill=style.ink,
            font=self.type,
            anchor="ls",
            stroke_width=style.edge,
            stroke_fill=style.edge_ink,
            direction=self.direction,
        )


@lru_cache(1024)
def _pieces(text: str, style: Style, shaped: bool) -> tuple[_Piece, ...]:
    """What the words are set from: measured once, to fit them and to print them."""
    return tuple(piece for run in runs(text, FILES[style.face]) for piece in _cut(run, style, shaped))


def _cut(run: Run, style: Style, shaped: bool) -> list[_Piece]:
    tracked = style.track and run.file == FILES[style.face]
    texts = list(run.text) if tracked else [run.text]
    return [_piece(run, text, style, shaped) for text in texts]


def _piece(run: Run, text: str, style: Style, shaped: bool) -> _Piece:
    size = round(style.size * CJK_SCALE) if run.file == CJK else style.size
    used = font(Path(run.file), size, style.weight, shaped)
    direction = ("rtl" if run.leftwards else "ltr") if shaped else None
    spelled = unshaped(text) if run.leftwards and not shaped else text
    box = used.getbbox(spelled, anchor="ls", direction=direction)
    advance = max(used.getlength(spelled, direction=direction), box[2]) + style.track
    rise, drop = max(-round(box[1]), used.getmetrics()[0]), max(round(box[3]), used.getmetrics()[1])
    return _Piece(spelled, used, advance, rise, drop, direction)


@lru_cache(4096)
def width_of(text: str, style: Style, shaped: bool = SHAPED) -> int:
    """How wide the words are when set."""
    return _wide(_pieces(text, style, shaped), style)


@lru_cache(2048)
def wrapped(text: str, style: Style, width: int, shaped: bool = SHAPED) -> tuple[str, ...]:
    """The words in lines no wider than that, broken at spaces; a word that is too long is left whole."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, style, shaped) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


@lru_cache(1024)
def fitted(
    text: str, style: Style, width: int, floor: int = TINY, lines: int = 2, shaped: bool = SHAPED
) -> tuple[Lettering, ...]:
    """One line or two, no wider than that and no smaller than the floor; narrowed at the last, never cut.

    In order: smaller down to the floor; a little narrower; two lines at the floor; two narrow lines.
    """
    for size in range(style.size, floor - 1, -1):
        if width_of(text, style.sized(size), shaped) <= width:
            return (lettering(text, style.sized(size), shaped),)
    least = style.sized(floor)
    narrow = 1.0 if len(text.split()) > 1 else NARROWEST
    if lines == 1 or width_of(text, least, shaped) * narrow <= width:
        return (_narrowed(lettering(text, least, shaped), width),)
    return tuple(_narrowed(lettering(line, least, shaped), width) for line in _halves(text, least, width, shaped))


def _halves(text: str, style: Style, width: int, shaped: bool) -> Sequence[str]:
    lines = wrapped(text, style, width, shaped)
    if len(lines) == 2 and max(width_of(line, style, shaped) for line in lines) * NARROWEST <= width:
        return lines
    parts = clusters(printable(text))
    spaces = [index for index, part in enumerate(parts) if part.isspace()]
    middle = len(parts) / 2
    near = [index for index in spaces if abs(index - middle) <= middle / 2]
    cut = min(near, key=lambda index: abs(index - middle)) if near else (len(parts) + 1) // 2
    return ["".join(parts[:cut]).strip(), "".join(parts[cut:]).strip()]


def _narrowed(words: Lettering, width: int) -> Lettering:
    if words.tile.width <= width:
        return words
    tile = words.tile.convert("RGBa").resize((width, words.tile.height), Image.Resampling.HAMMING).convert("RGBA")
    return Lettering(tile, words.middle)


@lru_cache(1024)
def has_shape(text: str) -> bool:
    """Whether anything of the text can be printed."""
    return any(not run.text.isspace() for run in runs(text, FILES["text"]))
