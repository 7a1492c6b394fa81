"""Rings round what has changed on a picture: double, gold between dark edges, to be seen on any ground."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from render.labels import Style
from render.places import Box, Change, Kind, Place, gathered
from render.plans import Paste, Plan
from render.sprites import OVERSIZE, Tile
from render.theme import Ink, Palette, rgb
from rules.core.words import some

MOST = 12
"""Rings on one picture: what lies near together is ringed together where there would be more."""
MARGIN, SLIM_MARGIN = 12, 6
CORNER = 18
BANDS = ((0, Ink.SHADOW), (2, Ink.GOLD), (7, Ink.SHADOW), (9, Ink.GOLD_L), (12, Ink.SHADOW), (14, Ink.SHADOW))
"""From the outside to the inside: where each line of a ring begins, and last the hole."""
SLIM_BANDS = ((0, Ink.SHADOW), (1, Ink.GOLD), (4, Ink.SHADOW), (5, Ink.GOLD_L), (7, Ink.SHADOW), (8, Ink.SHADOW))
SLIM = 170
"""A ring lower than this has slimmer lines and lies closer, to hide nothing beside it."""
GHOST_BANDS = ((0, Ink.SHADOW), (2, Ink.GOLD_L), (6, Ink.SHADOW), (8, Ink.SHADOW))
LEGEND = Style(32, "deco", 700, Ink.GOLD_L, 3)
LONGEST_WORDS = 560
"""Characters of changes in words: the state of the board still follows them."""
IN_PART = 0.3
"""Of the room of a token that was: more of it under one that stands there by now is no room for a dashed ring."""
DASH = 24
"""How many degrees of a dashed ring a dash and its gap take."""


def ring_changes(plan: Plan, changed: Sequence[Change]) -> None:
    """A ring round each place that changed; a dashed one where a token was, unless there are too many to tell apart."""
    whole = Box(0, 0, *plan.frame.size)
    around = {_around(change.now).common(whole): change.now for change in changed}
    sorts = {box: place.sort for box, place in around.items()}
    rings = [(_layer(box, around.values()), _paste(ring, plan, box)) for box in gathered(sorts, MOST)]
    if len(changed) <= MOST:
        standing = [place.box for place in plan.places if place.kind is Kind.TOKEN]
        plan.laid += [_paste(ghost, plan, box) for box in _left_behind(changed, standing)]
    for layer, paste in sorted(rings, key=lambda each: each[0], reverse=True):
        plan.laid.insert(layer, paste)


def _paste(shape: Callable[[Palette, int, int], Tile], plan: Plan, box: Box) -> Paste:
    tile = shape(plan.palette, round(box.right - box.left), round(box.bottom - box.top))
    return Paste.at(tile, box.left, box.top)


def _around(place: Place) -> Box:
    """Where the ring of a place runs."""
    return place.box.grown(MARGIN if place.size[1] + 2 * MARGIN >= SLIM else SLIM_MARGIN)


def _layer(box: Box, changed: Iterable[Place]) -> int:
    """A ring lies over the ground of the first place in it, and under all that was laid on that."""
    return min(place.layer for place in changed if place.box.common(box).area == place.box.area)


def ringed(words: Sequence[str]) -> str:
    """What is ringed as a sentence; of a great many changes the first, and how many more."""
    if not words:
        return "Nothing here is new."
    told = [word for index, word in enumerate(words) if len("; ".join(words[: index + 1])) <= LONGEST_WORDS]
    more = f"; and {some(len(words) - len(told), 'more change')}" if len(told) < len(words) else ""
    return f"Ringed is what is new: {'; '.join(told)}{more}."


def draw_legend(plan: Plan, x: float, y: float, size: tuple[int, int]) -> None:
    """In place of the title: what the rings mean, in a ring."""
    width = size[0]
    plan.plate(x, y, size, Ink.NAVY, cut=12)
    plan.put(ring(plan.palette, *size), x, y)
    plan.name("WHAT IS", x, y - 19, LEGEND, width - 40, lines=1)
    plan.name("NEW", x, y + 19, LEGEND, width - 40, lines=1)


def _left_behind(changed: Iterable[Change], standing: Sequence[Box]) -> list[Box]:
    """Where tokens were that have moved away; not where another stands by now, whose mark a dashed ring would cross."""
    tokens = [(change.was, change.now) for change in changed if change.was and change.now.kind is Kind.TOKEN]
    were = [was.box for was, now in tokens if was.box.common(now.box).area == 0]
    return [box.grown(2) for box in were if all(box.common(other).area <= IN_PART * box.area for other in standing)]


@lru_cache(256)
def ring(palette: Palette, width: int, height: int) -> Tile:
    """A ring of that size outside, its lines drawn large and reduced."""
    slim = min(width, height) < SLIM
    return _banded(palette, (width, height), SLIM_BANDS if slim else BANDS, CORNER)


@lru_cache(16)
def ghost(palette: Palette, width: int, height: int) -> Tile:
    """A small dashed ring: here something was."""
    tile = _banded(palette, (width, height), GHOST_BANDS, min(width, height) // 2)
    gaps = Image.new("L", (width * OVERSIZE, height * OVERSIZE), 255)
    draw = ImageDraw.Draw(gaps)
    for start in range(0, 360, DASH):
        draw.pieslice((-width, -height, width * (OVERSIZE + 1), height * (OVERSIZE + 1)), start, start + DASH // 2, 0)
    cover = Image.new("L", tile.size)
    cover.paste(tile.getchannel("A"), (0, 0), gaps.resize(tile.size, Image.Resampling.BOX))
    tile.putalpha(cover)
    return tile


def _banded(palette: Palette, size: tuple[int, int], bands: Sequence[tuple[int, Ink]], corner: int) -> Tile:
    """Shapes in each other, each in its ink; the last is cut out."""
    *lines, (hole, _) = bands
    tile = Image.new("RGBA", size, (*rgb(Ink.SHADOW), 0))
    for inset, ink in lines:
        layer = Image.new("RGBA", size, rgb(palette.ink(ink)))
        layer.putalpha(_shape(size, inset, corner))
        tile.alpha_composite(layer)
    cover = tile.getchannel("A")
    cover.paste(0, (0, 0), _shape(size, hole, corner))
    tile.putalpha(cover)
    return tile


def _shape(size: tuple[int, int], inset: int, corner: int) -> Tile:
    width, height = (side * OVERSIZE for side in size)
    near = inset * OVERSIZE
    shape = Image.new("L", (width, height), 0)
    radius = max(0, corner * OVERSIZE - near)
    ImageDraw.Draw(shape).rounded_rectangle((near, near, width - near - 1, height - near - 1), radius, fill=255)
    return shape.resize(size, Image.Resampling.BOX)
