"""The typefaces, found through their packages, and which characters each can print."""

from __future__ import annotations

import struct
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import BinaryIO, Literal

from PIL import ImageFont

Face = Literal["deco", "sign", "num", "text"]


def _package(name: str) -> Path:
    return Path(str(files(name)))


FILES: dict[Face, Path] = {
    "deco": _package("fontpkg_josefin_sans") / "files" / "JosefinSans[wght].ttf",
    "sign": _package("fontpkg_oswald") / "files" / "Oswald[wght].ttf",
    "num": _package("fontpkg_league_spartan") / "files" / "LeagueSpartan[wght].ttf",
    "text": _package("fontpkg_jost") / "files" / "Jost[wght].ttf",
}
"""Tracked capitals for titles; narrow capitals for places; numerals; names and sentences."""

CJK = _package("manimgx_fonts_cjk") / "NotoSansCJK-VF.otf.ttc"
EMOJI = "NotoEmoji[wght].ttf"


@cache
def fallbacks() -> tuple[Path, ...]:
    """Where a character is looked for that the face itself lacks: letters first, emoji last."""
    bundled = sorted(_package("manimgx_fonts").glob("*.ttf"))
    letters = [file for file in bundled if file.name != EMOJI and "Italic" not in file.name]
    latin = _package("fontpkg_noto_sans") / "files" / "NotoSans[wdth,wght].ttf"
    arabic = _package("fontpkg_noto_sans_arabic") / "files" / "NotoSansArabic[wdth,wght].ttf"
    emoji = [file for file in bundled if file.name == EMOJI]
    return (latin, arabic, *letters, CJK, *emoji)


@cache
def font(file: Path, size: int, weight: int, shaped: bool) -> ImageFont.FreeTypeFont:
    """The typeface at a size and weight; ``shaped`` lays it out with raqm, else letter by letter."""
    engine = ImageFont.Layout.RAQM if shaped else ImageFont.Layout.BASIC
    loaded = ImageFont.truetype(file, size, layout_engine=engine)
    axes = loaded.get_variation_axes()
    loaded.set_variation_by_axes([_setting(axis, weight) for axis in axes])
    return loaded


def _setting(axis: ImageFont.Axis, weight: int) -> float:
    if b"eight" not in (axis["name"] or b""):
        return float(axis["default"] or 0)
    return min(max(weight, axis["minimum"] or weight), axis["maximum"] or weight)


@cache
def coverage(file: Path) -> frozenset[int]:
    """Every code point the typeface has a glyph for, read from its character map."""
    with file.open("rb") as stream:
        start = _table(stream, b"cmap")
        stream.seek(start)
        _, count = struct.unpack(">HH", stream.read(4))
        records = [struct.unpack(">HHI", stream.read(8)) for _ in range(count)]
        offsets = {start + offset for platform, _, offset in records if platform in (0, 3)}
        return frozenset().union(*(_mapped(stream, offset) for offset in sorted(offsets)))


def _table(stream: BinaryIO, wanted: bytes) -> int:
    """Where a table of the font begins; in a collection, of its first font."""
    start = 0
    if stream.read(4) == b"ttcf":
        stream.seek(12)
        (start,) = struct.unpack(">I", stream.read(4))
    stream.seek(start + 4)
    (count,) = struct.unpack(">H", stream.read(2))
    stream.seek(start + 12)
    for _ in range(count):
        tag, _, offset, _ = struct.unpack(">4sIII", stream.read(16))
        if tag == wanted:
            return int(offset)
    raise ValueError(f"{stream.name} has no {wanted.decode()} table.")


def _mapped(stream: BinaryIO, start: int) -> set[int]:
    stream.seek(start)
    (form,) = struct.unpack(">H", stream.read(2))
    if form == 4:
        return _segments(stream, start)
    return _groups(stream, start) if form == 12 else set()


def _segments(stream: BinaryIO, start: int) -> set[int]:
    """Format 4: ranges of the basic plane."""
    stream.seek(start + 6)
    (doubled,) = struct.unpack(">H", stream.read(2))
    stream.seek(start + 14)
    ends = struct.unpack(f">{doubled // 2}H", stream.read(doubled))
    stream.read(2)
    starts = struct.unpack(f">{doubled // 2}H", stream.read(doubled))
    return {code for first, last in zip(starts, ends, strict=True) for code in range(first, last + 1)} - {0xFFFF}


def _groups(stream: BinaryIO, start: int) -> set[int]:
    """Format 12: ranges of every plane."""
    stream.seek(start + 12)
    (count,) = struct.unpack(">I", stream.read(4))
    groups = (struct.unpack(">III", stream.read(12)) for _ in range(count))
    return {code for first, last, _ in groups for code in range(first, last + 1)}
