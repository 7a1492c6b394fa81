"""A picture laid out and not yet pasted; printed in bands, of which only those that look new are made.

Most of a picture is as it was a press ago: same tiles, same places. A band is known by what is pasted on it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Concatenate, NamedTuple

from PIL import Image

from render.canvas import Canvas, P
from render.places import Kind, Place
from render.png import Band, band, bound
from render.sprites import Tile
from render.theme import TINY, Palette

BAND = 40
KEPT = 3072
"""Bands kept: some 25 megabytes, the last pictures of a hundred tables."""
KEPT_PARTS = 2048
"""Parts kept: what lies where, as lists of tiles that are mostly kept anyway."""


class Paste(NamedTuple):
    """A tile in its place; ``bottom`` is the row below it."""

    tile: Tile
    left: int
    top: int
    bottom: int

    @classmethod
    def at(cls, tile: Tile, left: float, top: float) -> Paste:
        """With its top left corner there, to the nearest pixel."""
        return cls(tile, round(left), round(top), round(top) + tile.size[1])


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
        wide, high = tile.size
        self.laid.append(Paste.at(tile, x - wide * across, y - high * down))

    def place(
        self, key: str, value: Hashable, x: float, y: float, size: tuple[float, float], kind: Kind = Kind.FIXED
    ) -> None:
        """Name the place about that point, and what it shows."""
        self.places.append(Place(key, value, x, y, size, kind, len(self.laid)))

    def part(self, draw: Callable[Concatenate[Canvas, P], None], *told: P.args, **named: P.kwargs) -> None:
        """Lay what depends on nothing but what it is told: drawn once, recalled whenever it is told the same."""
        part, below = _part(draw, self.palette, self.floor, told, tuple(named.items())), len(self.laid)
        self.laid += part.laid
        self.places += [place._replace(layer=place.layer + below) for place in part.places]


class _Part(NamedTuple):
    """What is laid for a part of a picture, and the places in it."""

    laid: tuple[Paste, ...]
    places: tuple[Place, ...]


@lru_cache(KEPT_PARTS)
def _part(
    draw: Callable[..., None], palette: Palette, floor: int, told: tuple[Any, ...], named: tuple[tuple[str, Any], ...]
) -> _Part:
    plan = Plan(_NOTHING, palette, floor)
    draw(plan, *told, **dict(named))
    return _Part(tuple(plan.laid), tuple(plan.places))


class _Kept(NamedTuple):
    """A band, and what it is known by: as long as it is kept, nothing else can have the same identity."""

    band: Band
    known_by: tuple[object, ...]


_NOTHING = Image.new("RGB", (1, 1))
"""What a part is laid on: it may not look at it."""
_bands: OrderedDict[Hashable, _Kept] = OrderedDict()


def pasted(plan: Plan) -> Image.Image:
    """The whole picture as a frame."""
    return _laid(plan.frame.copy(), plan.laid, 0)


def printed_plan(plan: Plan, table: Image.Image) -> bytes:
    """The picture as a PNG file in the colours of the table: the same pixels as `printed` gives of its frame."""
    parted = _parted(plan)
    keys = [_known_by(plan, table, number, on_it) for number, on_it in enumerate(parted)]
    bands = [_recalled(key) for key in keys]
    for first, end in _gaps(bands):
        for number, made in enumerate(_made(plan, table, first, end), first):
            bands[number] = made
            _keep(keys[number], _Kept(made, (plan.frame, table, *(paste.tile for paste in parted[number]))))
    return bound(plan.frame.size, table, [one for one in bands if one is not None])


def _parted(plan: Plan) -> list[list[Paste]]:
    """What is pasted on each band."""
    bands: list[list[Paste]] = [[] for _ in range(0, plan.frame.height, BAND)]
    for paste in plan.laid:
        for number in range(max(0, paste.top // BAND), min(len(bands), (paste.bottom - 1) // BAND + 1)):
            bands[number].append(paste)
    return bands


def _known_by(plan: Plan, table: Image.Image, number: int, on_it: Sequence[Paste]) -> Hashable:
    return (number, id(plan.frame), id(table), *((id(paste.tile), paste.left, paste.top) for paste in on_it))


def _recalled(key: Hashable) -> Band | None:
    kept = _bands.get(key)
    if kept is None:
        return None
    _bands.move_to_end(key)
    return kept.band


def _keep(key: Hashable, kept: _Kept) -> None:
    _bands[key] = kept
    if len(_bands) > KEPT:
        _bands.popitem(last=False)


def _gaps(bands: Sequence[Band | None]) -> list[tuple[int, int]]:
    """The runs of bands that are missing, each from its first to before its end."""
    missing = [one is None for one in bands]
    starts = [number for number, lacks in enumerate(missing) if lacks and not (number and missing[number - 1])]
    ends = [number + 1 for number, lacks in enumerate(missing) if lacks and not any(missing[number + 1 : number + 2])]
    return list(zip(starts, ends, strict=True))


def _made(plan: Plan, table: Image.Image, first: int, end: int) -> list[Band]:
    """A run of bands: laid and put in the table's colours as one, which is quicker than each by itself."""
    width, height = plan.frame.size
    top, bottom = first * BAND, min(end * BAND, height)
    on_it = [paste for paste in plan.laid if paste.top < bottom and paste.bottom > top]
    rows = _laid(plan.frame.crop((0, top, width, bottom)), on_it, top)
    inked = rows.quantize(palette=table, dither=Image.Dither.NONE)
    return [band(inked.crop((0, y, width, min(y + BAND, bottom - top)))) for y in range(0, bottom - top, BAND)]


def _laid(frame: Image.Image, pastes: Iterable[Paste], top: int) -> Image.Image:
    for paste in pastes:
        frame.paste(paste.tile, (paste.left, paste.top - top), paste.tile)
    return frame
