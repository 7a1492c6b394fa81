"""Contact sheets: pictures side by side under a title, each over its caption."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PIL import Image

from render.canvas import Canvas
from render.gallery.shown import Hung
from render.labels import Style
from render.theme import NAME, PALETTES, SMALL, Ink, Palette
from render.vector import document, raster

BORDER, GAP, TOP = 40, 24, 96
CAPTION = Style(SMALL, "text", 600, Ink.INK)
CAPTION_HIGH = 36
RULE = 5


class Print(NamedTuple):
    """A picture for a sheet, and its caption; none under a card, which bears its name."""

    picture: Image.Image
    caption: str = ""

    @property
    def height(self) -> int:
        """How high it is with its caption."""
        return self.picture.height + (CAPTION_HIGH if self.caption else 0)


def reduced(picture: Image.Image, width: int) -> Image.Image:
    """The picture as a phone shows it: so wide, and as high as that makes it."""
    return picture.resize((width, round(width * picture.height / picture.width)), Image.Resampling.LANCZOS)


def prints(hung: Iterable[Hung], width: int) -> list[Print]:
    """Pictures of the gallery, so wide."""
    return [Print(reduced(opened(each.picture.png), width), each.caption) for each in hung]


def whole(hung: Iterable[Hung]) -> list[Print]:
    """Pictures of the gallery as they are sent."""
    return [Print(opened(each.picture.png), each.caption) for each in hung]


def opened(png: bytes) -> Image.Image:
    """The pixels of a file."""
    return Image.open(io.BytesIO(png)).convert("RGB")


def sheet(title: str, shown: Sequence[Print], columns: int) -> Image.Image:
    """Prints of one width under a title, each in the column that is shortest so far."""
    width = shown[0].picture.width
    feet = [TOP + GAP] * columns
    places = []
    for each in shown:
        column = feet.index(min(feet))
        places.append((BORDER + column * (width + GAP), feet[column]))
        feet[column] += each.height + GAP
    canvas = _titled(title, (2 * BORDER + columns * (width + GAP) - GAP, max(feet) - GAP + BORDER))
    for each, place in zip(shown, places, strict=True):
        _hang(canvas, each, place)
    return canvas.frame


def wall(title: str, shown: Sequence[Print], width: int, row: int) -> Image.Image:
    """Prints under a title in rows as wide as the sheet, each row about so high."""
    rows = [_stretched(line, width - 2 * BORDER) for line in _broken(shown, (width - 2 * BORDER) / row)]
    canvas = _titled(title, (width, TOP + sum(line[0].height + GAP for line in rows) + BORDER))
    y = TOP + GAP
    for line in rows:
        x = BORDER
        for each in line:
            _hang(canvas, each, (x, y))
            x += each.picture.width + GAP
        y += line[0].height + GAP
    return canvas.frame


def _broken(shown: Sequence[Print], longest: float) -> list[list[Print]]:
    """Rows of which each is about so many times as long as high."""
    rows: list[list[Print]] = [[]]
    for each in shown:
        if sum(map(_shape, rows[-1])) + _shape(each) / 2 > longest:
            rows.append([])
        rows[-1].append(each)
    return rows


def _stretched(line: Sequence[Print], width: int) -> list[Print]:
    """A row made just so wide."""
    high = (width - GAP * (len(line) - 1)) / sum(map(_shape, line))
    size = [(round(high * _shape(each)), round(high)) for each in line]
    return [
        Print(each.picture.resize(to, Image.Resampling.LANCZOS), each.caption)
        for each, to in zip(line, size, strict=True)
    ]


def _shape(each: Print) -> float:
    return each.picture.width / each.picture.height


def _hang(canvas: Canvas, each: Print, place: tuple[int, int]) -> None:
    """A print with its top left corner there, its caption under it."""
    (x, y), (width, height) = place, each.picture.size
    canvas.frame.paste(each.picture, place)
    if each.caption:
        canvas.name(each.caption, x + width / 2, y + height + CAPTION_HIGH / 2, CAPTION, width, lines=1)


def _titled(title: str, size: tuple[int, int]) -> Canvas:
    """Paper under a band with the sheet's title."""
    canvas = Canvas(Image.new("RGB", size, Ink.PAPER), PALETTES["day"])
    canvas.plate(0, 0, (size[0], TOP - RULE), Ink.NAVY, cut=0, centred=False)
    canvas.plate(0, TOP - RULE, (size[0], RULE), Ink.GOLD, cut=0, centred=False)
    canvas.text(title.upper(), size[0] / 2, TOP / 2, Style(NAME, "deco", 700, Ink.CREAM, track=6))
    return canvas


def drawn(body: str, width: int, height: int, palette: Palette) -> Image.Image:
    """Fragments of a drawing on a pale sky."""
    ground = Image.new("RGB", (width, height), palette.ink(Ink.MIST))
    tile = raster(palette.printed(document(body, width, height)), width, height)
    ground.paste(tile, (0, 0), tile)
    return ground
