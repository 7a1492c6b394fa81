"""The tables of colours, cut once by `python -m render.bake` and kept in files beside the code."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PIL import Image

from render.png import COLOURS
from render.theme import PaletteName

FOLDER = Path(__file__).parent / "colours"
"""A file a table, three bytes a colour."""


def file_of(game: str, kind: str, palette: PaletteName) -> Path:
    """Where the table of a kind of picture is kept."""
    return FOLDER / f"{game}.{kind}.{palette}.bin"


@lru_cache(64)
def frozen(game: str, kind: str, palette: PaletteName) -> Image.Image:
    """The colours of a kind of picture in a palette, as a palette picture."""
    table = Image.new("P", (1, 1))
    table.putpalette(file_of(game, kind, palette).read_bytes())
    return table


def freeze(table: Image.Image, file: Path) -> None:
    """Keep a table; what it lacks of 256 colours is black, so that every table is as long."""
    levels = bytes(table.getpalette("RGB") or ())[: 3 * COLOURS]
    file.write_bytes(levels.ljust(3 * COLOURS, b"\0"))
