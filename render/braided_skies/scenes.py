"""The views of cards, small and large: what a card names in its record, before the sky of its kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from render.motifs.moods import MOODS
from render.motifs.scene import scene
from render.sprites import Tile
from render.theme import Palette
from render.vector import at, document, raster
from rules.braided_skies.cards.decks import STARTING_WONDER, WONDER

FOCUS = 0.55
"""How far down its view the eye of a scene lies."""


class Window(NamedTuple):
    """A view's size, and how much of its scene's sky is left out, and how much of its foot lies under words."""

    width: int
    height: int
    above: int = 0
    below: int = 0


ON_PORT = Window(172, 74, above=12, below=13)
"""On a wonder port of the board."""
ON_MAT = Window(262, 172)
"""The newest wonder of an itinerary, before it is cut to what the pile leaves."""
ALONE = Window(262, 300)
"""The starting wonder of an itinerary that has no other yet."""


def drawn(palette: Palette, mood: str, motifs: Sequence[str], window: Window) -> Tile:
    """A scene through a window; drawn afresh each time it is asked for."""
    high = window.height + window.above - window.below
    body = at(0, -window.above, scene(MOODS[mood], motifs, window.width, high))
    return raster(palette.printed(document(body, window.width, window.height)), window.width, window.height)


@lru_cache(64)
def wonder_view(palette: Palette, card_id: str, window: Window) -> Tile:
    """The view of a wonder, on a port or on an itinerary."""
    card = WONDER[card_id]
    return drawn(palette, card.track, card.motifs, window)


@lru_cache(16)
def start_view(palette: Palette, card_id: str) -> Tile:
    """The view of a starting wonder that lies alone."""
    return drawn(palette, "starting", STARTING_WONDER[card_id].motifs, ALONE)


def newest_view(palette: Palette, card_id: str, height: int) -> Tile:
    """A band of the view of an itinerary's newest wonder, about the height its eye lies at."""
    whole = wonder_view(palette, card_id, ON_MAT)
    high = min(height, whole.height)
    top = round((whole.height - high) * FOCUS)
    return whole.crop((0, top, whole.width, top + high))


def itinerary_views(palette: Palette) -> Iterator[Tile]:
    """Every view that may lie on a mat."""
    yield from (wonder_view(palette, card_id, ON_MAT) for card_id in WONDER)
    yield from (start_view(palette, card_id) for card_id in STARTING_WONDER)
