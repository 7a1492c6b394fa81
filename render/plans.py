"""A picture laid out and not yet pasted; printed in bands, of which only those that look new are made.

Most of a picture is as it was a press ago: same tiles, same places. A band is known by what is pasted on it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from PIL import Image

from render.canvas import Canvas
from render.places import Kind, Place
from render.png import Band, band, bound
from render.sprites import Tile
from render.theme import TINY, Palette

BAND = 40
KEPT = 3072
"""Bands kept: some 25 megabytes, the last pictures of a hundred tables."""


class Paste(NamedTuple):
    """A tile in its place."""

    tile: Tile
    left: int
    top: int


class Plan(Canvas):
    """A canvas that remembers what is to be pasted and what shows where, over a base that stays as it is."""

    def __init__(self, base: Image.Image, palette: Palette, floor: int = TINY) -> None:
        self.frame = base
        self.palette = palette
        self.floor = floor
        self.laid: list[Paste] = []
        self.places: list[Place] = []

    def put(self, tile: Tile, x: float, y: float, across: float = 0.5, down: float = 0.5) -> None:
        """Lay a tile with its anchor (0 to 1 of its width and height) at that point."""
        self.laid.append(Paste(tile, round(x - tile.width * across), round(y - tile.height * down)))

    def place(
        self, key: str, value: Hashable, x: float, y: float, size: tuple[float, float], kind: Kind = Kind.FIXED
    ) -> None:
        """Name the place about that point, and what it shows."""
        self.places.append(Place(key, value, x, y, size, kind, len(self.laid)))


class _Kept(NamedTuple):
    """A band, and what it is known by: as long as it is kept, nothing else can have the same identity."""

    band: Band
    known_by: tuple[object, ...]


_bands: OrderedDict[Hashable, _Kept] = OrderedDict()


def pasted(plan: Plan) -> Image.Image:
    """The whole picture as a frame."""
    return _laid(plan.frame.copy(), plan.laid, 0)


def printed_plan(plan: Plan, table: Image.Image) -> bytes:
    """The picture as a PNG file in the colours of the table: the same pixels as `printed` gives of its frame."""
    parted = enumerate(_parted(plan))
    return bound(plan.frame.size, table, [_band(plan, table, number * BAND, on_it) for number, on_it in parted])


def _parted(plan: Plan) -> list[list[Paste]]:
    """What is pasted on each band."""
    bands: list[list[Paste]] = [[] for _ in range(0, plan.frame.height, BAND)]
    for paste in plan.laid:
        bottom = paste.top + paste.tile.height - 1
        for number in range(max(0, paste.top // BAND), min(len(bands), bottom // BAND + 1)):
            bands[number].append(paste)
    return bands


def _band(plan: Plan, table: Image.Image, top: int, on_it: Sequence[Paste]) -> Band:
    key = (top, id(plan.frame), id(table), *((id(paste.tile), paste.left, paste.top) for paste in on_it))
    kept = _bands.get(key)
    if kept is None:
        tiles = (paste.tile for paste in on_it)
        kept = _bands[key] = _Kept(_made(plan, table, top, on_it), (plan.frame, table, *tiles))
        if len(_bands) > KEPT:
            _bands.popitem(last=False)
    _bands.move_to_end(key)
    return kept.band


def _made(plan: Plan, table: Image.Image, top: int, on_it: Iterable[Paste]) -> Band:
    width, height = plan.frame.size
    rows = _laid(plan.frame.crop((0, top, width, min(top + BAND, height))), on_it, top)
    return band(rows.quantize(palette=table, dither=Image.Dither.NONE))


def _laid(frame: Image.Image, pastes: Iterable[Paste], top: int) -> Image.Image:
    for paste in pastes:
        frame.paste(paste.tile, (paste.left, paste.top - top), paste.tile)
    return frame
