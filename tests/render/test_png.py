"""PNG files: the pixels come back, whichever deflate wrote them."""

from __future__ import annotations

import builtins
import io
from typing import Any

import pytest
from PIL import Image

from render.png import deflate_zlib, png, quickest_deflate
from render.theme import Ink, rgb


@pytest.fixture
def flat() -> Image.Image:
    """Bars of a few inks, in palette mode."""
    picture = Image.new("RGB", (60, 40), rgb(Ink.CREAM))
    for index, ink in enumerate((Ink.NAVY, Ink.GOLD, Ink.BRICK)):
        picture.paste(rgb(ink), (index * 20, 10, index * 20 + 10, 30))
    return picture.quantize(16)


def decoded(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


def test_both_encoders_give_the_same_pixels(flat: Image.Image) -> None:
    quick, plain = decoded(png(flat)), decoded(png(flat, deflate_zlib))
    assert quick.tobytes() == plain.tobytes() == flat.convert("RGB").tobytes()


def test_without_isal_zlib_writes_the_file(monkeypatch: pytest.MonkeyPatch, flat: Image.Image) -> None:
    real = builtins.__import__

    def refuse(name: str, *rest: Any, **more: Any) -> Any:
        if name == "isal":
            raise ImportError(name)
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", refuse)
    assert quickest_deflate() is deflate_zlib
    assert decoded(png(flat, quickest_deflate())).tobytes() == flat.convert("RGB").tobytes()
