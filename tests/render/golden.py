"""Goldens: pictures kept small, compared field by field so that one missing token is noticed; their words, exactly."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from render.picture import Picture
from render.plans import Plan, pasted

GOLDENS = Path(__file__).parent / "goldens"
WIDTH = 320
FIELD = 4
"""The side of a field: on a board 20 px, which is less than a token, a ship or a numeral."""
STEP = 4
"""Levels are kept in steps of four, which nobody sees and which halves the files."""
TOLERANCE = 10.0
"""Levels of 255 by which a field may differ in the mean: edges move with a library's version, things do not."""
NOTICED = 150
"""So many pixels of a picture, or more, are a thing; fewer are the edge of one that lies under others."""


def opened(png: bytes) -> Image.Image:
    """The pixels of a file."""
    return Image.open(io.BytesIO(png)).convert("RGB")


def reduced(picture: Image.Image) -> Image.Image:
    """A picture at the size of its golden."""
    return picture.resize((WIDTH, round(WIDTH * picture.height / picture.width)), Image.Resampling.BOX)


def apart(one: Image.Image, other: Image.Image) -> float:
    """How far two small pictures are apart in the field where they are most."""
    if one.size != other.size:
        return 255.0
    fields = ImageStat.Stat(ImageChops.difference(one, other).reduce(FIELD))
    return float(max(most for _least, most in fields.extrema))


def kept(name: str) -> Image.Image:
    """A golden."""
    with Image.open(GOLDENS / f"{name}.png") as golden:
        return golden.convert("RGB")


def differs(picture: Picture, name: str) -> str:
    """What differs from the golden: "" if nothing does. With SKYPORT_GOLDENS=write it is made instead."""
    small, words = reduced(opened(picture.png)), GOLDENS / f"{name}.txt"
    if os.environ.get("SKYPORT_GOLDENS") == "write":
        small.point([level - level % STEP + STEP // 2 for level in range(256)] * 3).save(
            GOLDENS / f"{name}.png", optimize=True
        )
        words.write_text(f"{picture.alt}\n", encoding="utf-8")
    if picture.alt != words.read_text(encoding="utf-8").rstrip("\n"):
        return f"the words: {picture.alt}"
    levels = apart(small, kept(name))
    return "" if levels <= TOLERANCE else f"a field of the picture, by {levels:.0f} levels"


def unnoticed(plan: Plan, step: int = 1) -> Iterator[float]:
    """Take one thing after another off a plan: how far each picture is from the whole one, if not far enough."""
    whole = pasted(plan)
    small, laid = reduced(whole), plan.laid
    for number in range(0, len(laid), step):
        plan.laid = laid[:number] + laid[number + 1 :]
        without = pasted(plan)
        changed = ImageChops.difference(whole, without).convert("L").point([0] * 32 + [255] * 224)
        if changed.histogram()[255] >= NOTICED and (levels := apart(small, reduced(without))) <= TOLERANCE:
            yield levels
    plan.laid = laid
