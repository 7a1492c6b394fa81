"""Every word on a picture as it was inked: where, how large, on what, and how much of it later tiles leave in sight."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from PIL import Image, ImageChops

from render.labels import Lettering, Style
from render.places import Box
from render.theme import rgb

OPAQUE = 128
"""Cover from which a pixel counts as inked."""
INKED = [0] * OPAQUE + [255] * (256 - OPAQUE)
HIDES = [0] * 200 + [255] * 56
"""Cover from which a pixel hides what lies under it: less, and it is a veil."""
FILLED = [0] * 250 + [255] * 6
"""Cover from which a ground is whole."""
WORST = 0.1
"""The contrast of a word is that of the worst tenth of the ground under it."""


@dataclass(frozen=True)
class Inked:
    """A word: its ink, the box its inked pixels take, their cover, its contrast (None: not yet on any ground)."""

    text: str
    size: int
    ink: tuple[int, int, int]
    left: int
    top: int
    cover: Image.Image
    contrast: float | None = None
    plate: Box | None = None
    """The last plate laid under its middle."""

    @cached_property
    def box(self) -> Box:
        """Where any of it is still in sight."""
        seen = self.cover.point(INKED).getbbox() or (0, 0, 0, 0)
        return Box(self.left + seen[0], self.top + seen[1], self.left + seen[2], self.top + seen[3])

    @cached_property
    def inked(self) -> int:
        """How many pixels of it are in sight."""
        return sum(self.cover.histogram()[OPAQUE:])

    def moved(self, x: int, y: int) -> Inked:
        """The same word elsewhere."""
        return replace(self, left=self.left + x, top=self.top + y, plate=self.plate and self.plate.moved(x, y))

    def scaled(self, across: float, down: float) -> Inked:
        """The same word narrower or lower."""
        wide, high = (max(1, round(side * part)) for side, part in zip(self.cover.size, (across, down), strict=True))
        left, top, size = round(self.left * across), round(self.top * down), round(self.size * down)
        return replace(self, left=left, top=top, size=size, cover=self.cover.resize((wide, high)))

    def on(self, plates: list[Box]) -> Inked:
        """The same word on whichever of these plates lies under it, if it has none yet."""
        if self.plate is not None:
            return self
        x, y = (self.box.left + self.box.right) / 2, (self.box.top + self.box.bottom) / 2
        under = (box for box in reversed(plates) if box.left <= x <= box.right and box.top <= y <= box.bottom)
        return replace(self, plate=next(under, None))


@dataclass
class Sheet:
    """The words of an image, those that lie lowest first; all are kept, in sight or not."""

    image: Image.Image
    words: list[Inked]
    whole: list[int]
    """How many pixels of each were inked at first."""
    plates: list[Box] = field(default_factory=list)


class Recorder:
    """Knows the words of every image made while it records."""

    def __init__(self) -> None:
        self._sheets: dict[int, Sheet] = {}

    def words(self, image: Image.Image, least: float = 0.5) -> list[Inked]:
        """The words of an image of which at least that part is in sight."""
        sheet = self._sheets.get(id(image))
        if sheet is None:
            return []
        known = zip(sheet.words, sheet.whole, strict=True)
        return [word for word, whole in known if whole and word.inked >= least * whole]

    def hidden(self, image: Image.Image, least: float) -> list[tuple[str, float]]:
        """The words of which less than that part is in sight, and how much is."""
        sheet = self._sheets.get(id(image))
        known = zip(sheet.words, sheet.whole, strict=True) if sheet else ()
        parts = [(word.text, word.inked / whole) for word, whole in known if whole]
        return [(text, part) for text, part in parts if part < least]

    def plate(self, tile: Image.Image, wide: int, high: int) -> None:
        """A plate has been made."""
        sheet = self._sheets.setdefault(id(tile), Sheet(tile, [], []))
        sheet.plates = [Box(0, 0, wide, high)]
        sheet.words = [word.on(sheet.plates) for word in sheet.words]

    def letter(self, text: str, style: Style, lettering: Lettering) -> None:
        """Words have been set."""
        cover = lettering.tile.getchannel("A")
        word = Inked(text, style.size, rgb(style.ink), 0, 0, cover)
        self._sheets[id(lettering.tile)] = Sheet(lettering.tile, [word], [word.inked])

    def is_unlaid(self, tile: Any) -> bool:
        """Whether words of a tile have no ground as yet."""
        sheet = self._sheets.get(id(tile))
        return sheet is not None and any(word.contrast is None for word in sheet.words)

    def derive(self, image: Image.Image, made: Image.Image, change: Callable[[Inked], Inked]) -> None:
        """An image has been made of another: copied, cut, or made narrower."""
        sheet = self._sheets.get(id(image))
        if sheet and made is not image:
            words = [change(word) for word in sheet.words]
            resized = made.size != image.size and len(words) == 1
            whole = [words[0].inked] if resized else list(sheet.whole)
            self._sheets[id(made)] = Sheet(made, words, whole, list(sheet.plates))

    def lay(self, image: Image.Image, tile: Image.Image, x: int, y: int, before: Image.Image) -> None:
        """A tile has been laid on an image, which looked there like ``before``."""
        own = self._sheets.setdefault(id(image), Sheet(image, [], []))
        if "A" in tile.getbands():
            own.words = [_hidden(word, tile, x, y) for word in own.words]
        laid = self._sheets.get(id(tile))
        if laid:
            own.words += [_grounded(word, before).moved(x, y).on(own.plates) for word in laid.words]
            own.whole += laid.whole
            own.plates += [box.moved(x, y) for box in laid.plates]


def _hidden(word: Inked, tile: Image.Image, x: int, y: int) -> Inked:
    """A word after a tile has been laid there."""
    wide, high = word.cover.size
    left, top = max(word.left, x), max(word.top, y)
    right, bottom = min(word.left + wide, x + tile.width), min(word.top + high, y + tile.height)
    if right <= left or bottom <= top:
        return word
    hiding = Image.new("L", word.cover.size, 0)
    over = tile.getchannel("A").crop((left - x, top - y, right - x, bottom - y))
    hiding.paste(over.point(HIDES), (left - word.left, top - word.top))
    return replace(word, cover=ImageChops.subtract(word.cover, hiding))


def _grounded(word: Inked, ground: Image.Image) -> Inked:
    """A word with its contrast, if what lies under it is there already."""
    if word.contrast is not None:
        return word
    wide, high = word.cover.size
    under = ground.crop((word.left, word.top, word.left + wide, word.top + high)).convert("RGBA")
    inked = word.cover.point(INKED)
    filled = under.getchannel("A").point(FILLED)
    if sum(ImageChops.subtract(inked, filled).histogram()[1:]):
        return word
    under.putalpha(inked)
    found = [(count, colour) for count, colour in under.getcolors(wide * high) or [] if isinstance(colour, tuple)]
    parts = [(count, contrast(word.ink, colour[:3])) for count, colour in found if colour[3]]
    return replace(word, contrast=_worst(parts))


def _worst(parts: list[tuple[int, float]]) -> float | None:
    """The contrast that nine tenths of the ground reach."""
    left = WORST * sum(count for count, _ in parts)
    for count, value in sorted(parts, key=lambda part: part[1]):
        left -= count
        if left <= 0:
            return value
    return None


def luminance(colour: tuple[int, ...]) -> float:
    """Of WCAG: how light a colour is, 0 to 1."""
    parts = [level / 255 for level in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """Of WCAG: 1 for the same colour, 21 for black and white."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)
