"""The views of cards: no two of a deck look alike, and the sky tells the kind."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.braided_skies.faces import FACES, dress
from render.braided_skies.scenes import ALONE, ON_MAT, ON_PORT, Window, drawn, newest_view
from render.theme import PALETTES
from rules.braided_skies.cards.decks import WONDER

DAY = PALETTES["day"]
DECKS = sorted({face_id.partition(":")[0] for face_id in FACES})
THUMBNAIL = Window(200, 118)
"""The view of a card 200 px wide."""
UNLIKE = 12.0
"""The mean difference, of 255, between two views of a deck at that size; the closest pair there is has 16."""
OTHER_SKY = 14.0
"""The same between two skies over the same land; the closest pair, culture and fair, has 16."""


def thumbnail(mood: str, motifs: Sequence[str]) -> Image.Image:
    return drawn(DAY, mood, motifs, THUMBNAIL).convert("RGB")


def difference(first: Image.Image, second: Image.Image) -> float:
    mean = ImageStat.Stat(ImageChops.difference(first, second)).mean
    return sum(mean) / len(mean)


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_faces_of_a_deck_look_alike(deck: str) -> None:
    worn = {face_id: dress(face_id) for face_id in FACES if face_id.startswith(f"{deck}:")}
    views = {face_id: thumbnail(face.mood, face.motifs) for face_id, face in worn.items()}
    alike = [
        (first, second) for first, second in combinations(views, 2) if difference(views[first], views[second]) < UNLIKE
    ]
    assert alike == []


def test_the_sky_tells_the_kind() -> None:
    """The same land under the sky of each kind: another picture each time."""
    moods = sorted({dress(face_id).mood for face_id in FACES})
    skies = {mood: thumbnail(mood, ("hills", "rolling-ground")) for mood in moods}
    alike = [pair for pair in combinations(moods, 2) if difference(skies[pair[0]], skies[pair[1]]) < OTHER_SKY]
    assert alike == []


@pytest.mark.parametrize("window", [ON_PORT, ON_MAT, ALONE, Window(300, 90), Window(556, 560)], ids=str)
def test_a_scene_fills_a_window_of_any_shape(window: Window) -> None:
    tile = drawn(DAY, "culture", WONDER["weather-opera"].motifs, window)
    assert tile.size == (window.width, window.height)
    assert tile.getchannel("A").getextrema() == (255, 255)


@pytest.mark.parametrize("height", [1, 90, ON_MAT.height, ON_MAT.height + 40])
def test_the_newest_wonder_shows_a_band_of_its_view(height: int) -> None:
    assert newest_view(DAY, "kettle-hall", height).size == (ON_MAT.width, min(height, ON_MAT.height))
