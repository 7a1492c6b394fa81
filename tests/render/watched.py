"""While `recording` lasts, Pillow's own steps carry words from tile to tile; drawing itself knows nothing of it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PIL import Image

from render import labels, sprites
from render.labels import Lettering, Style
from render.theme import Palette
from tests.render.inked import Recorder


def forget_tiles() -> None:
    """Empty the kept tiles, so that their words are set again; what is rasterised is kept."""
    for module in [module for name, module in sys.modules.items() if name.startswith("render")]:
        for made in vars(module).values():
            if hasattr(made, "cache_clear") and made.__name__ not in RASTERS:
                made.cache_clear()


RASTERS = {"_master", "drawing", "_heaven", "_front", "frozen", "table_of_colours", "font"}


@contextmanager
def recording() -> Iterator[Recorder]:
    """Every word that is drawn is noted."""
    recorder, patch = Recorder(), pytest.MonkeyPatch()
    forget_tiles()
    with patch.context() as patched:
        _watch(patched, recorder)
        yield recorder
    forget_tiles()


def _watch(patched: pytest.MonkeyPatch, recorder: Recorder) -> None:
    letters, plate = labels._letters, sprites.plate

    def noted(text: str, style: Style, shaped: bool) -> Lettering:
        made = letters(text, style, shaped)
        recorder.letter(text, style, made)
        return made

    def plated(palette: Palette, wide: int, high: int, fill: str, **look: Any) -> Image.Image:
        made = plate(palette, wide, high, fill, **look)
        recorder.plate(made, wide, high)
        return made

    patched.setattr(labels, "_letters", noted)
    patched.setattr(sprites, "plate", plated)
    for name in ("medal", "shield"):
        patched.setattr(sprites, name, _counting(getattr(sprites, name), recorder))
    _watch_pillow(patched, recorder)


def _counting(real: Callable[..., Image.Image], recorder: Recorder) -> Callable[..., Image.Image]:
    """A medal or a shield is the plate of the number in it."""

    def counted(palette: Palette, number: int, height: int, floor: int = 20) -> Image.Image:
        made = real(palette, number, height, floor)
        recorder.plate(made, height, height)
        return made

    return counted


def _watch_pillow(patched: pytest.MonkeyPatch, recorder: Recorder) -> None:
    """Note Pillow's own steps, but for those it takes within another."""
    inside = [False]

    def watch(name: str, note: Note) -> None:
        real = getattr(Image.Image, name)

        def step(self: Image.Image, *given: Any, **named: Any) -> Any:
            if inside[0]:
                return real(self, *given, **named)
            inside[0] = True
            try:
                before = self
                if name in LAYING and recorder.is_unlaid(given[0]):
                    x, y = given[1][:2] if len(given) > 1 else (0, 0)
                    before = CROP(self, (x, y, x + given[0].width, y + given[0].height))
                made = real(self, *given, **named)
                note(recorder, self, made, before, *given)
            finally:
                inside[0] = False
            return made

        patched.setattr(Image.Image, name, step)

    for name, note in {"copy": _same, "convert": _same, "crop": _cut, "resize": _resized}.items():
        watch(name, note)
    for name in LAYING:
        watch(name, _laid)


Note = Callable[..., None]
CROP = Image.Image.crop
LAYING = ("paste", "alpha_composite")


def _same(recorder: Recorder, image: Image.Image, made: Image.Image, *_: Any) -> None:
    recorder.derive(image, made, lambda word: word)


def _cut(
    recorder: Recorder, image: Image.Image, made: Image.Image, _: Image.Image, box: tuple[int, int, int, int]
) -> None:
    recorder.derive(image, made, lambda word: word.moved(-box[0], -box[1]))


def _resized(
    recorder: Recorder, image: Image.Image, made: Image.Image, _: Image.Image, size: tuple[int, int], *__: Any
) -> None:
    across, down = size[0] / image.width, size[1] / image.height
    recorder.derive(image, made, lambda word: word.scaled(across, down))


def _laid(
    recorder: Recorder,
    image: Image.Image,
    _: None,
    before: Image.Image,
    tile: Any,
    box: tuple[int, ...] = (0, 0),
    *__: Any,
) -> None:
    if isinstance(tile, Image.Image):
        recorder.lay(image, tile, box[0], box[1], before)
