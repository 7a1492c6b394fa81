"""Whether every word of a picture can be read: what is wrong with any is said in a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from PIL import Image

from tests.render.inked import Inked, Recorder

LEAST_CONTRAST = 4.5
"""Of WCAG, between a word's ink and the worst tenth of what lies under it."""
TOUCHING = 2
"""So many pixels, both across and down, may two boxes of words share."""
OVER_PLATE = 1
IN_SIGHT = 0.85
"""How much of a word must be seen; or else nothing of it."""
REMNANT = 0.02

STRANGE = ("W" * 32, "محمد الأمين", "👨‍👩‍👧‍👦 𝓩𝓸ë", "小百合小百合小百合", "Ingrid Bjørnsdóttir-Halvorsen")
WIDE = ("W" * 32,) * 5


def faults(recorder: Recorder, picture: Image.Image, floor: int) -> list[str]:
    """What is wrong with the words of a picture."""
    words = recorder.words(picture, REMNANT)
    single = (fault for word in words for fault in _faults(word, picture.size, floor))
    half = (
        f"{text!r} is half hidden: {part:.0%} is seen"
        for text, part in recorder.hidden(picture, IN_SIGHT)
        if part > REMNANT
    )
    return [*single, *_overlaps(words), *half]


def _faults(word: Inked, size: tuple[int, int], floor: int) -> Iterator[str]:
    box = word.box
    if box.left < 0 or box.top < 0 or box.right > size[0] or box.bottom > size[1]:
        yield f"{word.text!r} is cut off at the edge: {box}"
    if word.plate and word.plate.grown(OVER_PLATE).common(box) != box:
        yield f"{word.text!r} at {box} leaves its plate {word.plate}"
    if word.size < floor:
        yield f"{word.text!r} is {word.size} px high"
    if word.contrast is None or word.contrast < LEAST_CONTRAST:
        yield f"{word.text!r} at {box} has a contrast of {word.contrast}"


def _overlaps(words: Sequence[Inked]) -> Iterator[str]:
    for one, other in combinations(words, 2):
        common = one.box.common(other.box)
        if common.right - common.left > TOUCHING and common.bottom - common.top > TOUCHING:
            yield f"{one.text!r} at {one.box} lies over {other.text!r} at {other.box}"
