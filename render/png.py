"""PNG for pictures of at most 256 colours: row filter 0, deflated by isal where it is there, else by zlib.

A file is bound from bands, each deflated by itself, so that a band that has not changed need not be deflated again.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

Deflate = Callable[[bytes], bytes]
"""Rows to a piece of a deflate stream that leans on nothing before it."""

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256
ZLIB_BEGINS, ZLIB_ENDS = b"\x78\x5e", b"\x03\x00"
RAW = -15
ADLER = 65521


class Band(NamedTuple):
    """Some rows, ready for a file: their chunk, and what the checksum of the whole needs of them."""

    chunk: bytes
    adler: int
    length: int


def deflate_zlib(rows: bytes) -> bytes:
    """What every Python has."""
    deflater = zlib.compressobj(3, zlib.DEFLATED, RAW)
    return deflater.compress(rows) + deflater.flush(zlib.Z_FULL_FLUSH)


def quickest_deflate() -> Deflate:
    """isal's deflate, four times as quick, or zlib's where isal has no wheel."""
    try:
        from isal import isal_zlib
    except ImportError:
        return deflate_zlib

    def deflate_isal(rows: bytes) -> bytes:
        deflater = isal_zlib.compressobj(2, isal_zlib.DEFLATED, RAW)
        return deflater.compress(rows) + deflater.flush(isal_zlib.Z_FULL_FLUSH)

    return deflate_isal


DEFLATE = quickest_deflate()


def png(picture: Image.Image, deflate: Deflate = DEFLATE) -> bytes:
    """A palette picture (mode P) as a PNG file."""
    return bound(picture.size, picture, (band(picture, deflate),))


def band(rows: Image.Image, deflate: Deflate = DEFLATE) -> Band:
    """Rows of a palette picture; the filter's byte before each is a column of zeros."""
    width, height = rows.size
    filtered = rows.crop((-1, 0, width, height)).tobytes()
    return Band(_chunk(b"IDAT", deflate(filtered)), zlib.adler32(filtered), len(filtered))


def bound(size: tuple[int, int], table: Image.Image, bands: Sequence[Band]) -> bytes:
    """The file of bands from top to bottom, in the colours of the table."""
    header = struct.pack(">IIBBBBB", *size, 8, 3, 0, 0, 0)
    inks = bytes(table.getpalette("RGB") or ())[: 3 * COLOURS]
    begun = SIGNATURE + _chunk(b"IHDR", header) + _chunk(b"PLTE", inks) + _chunk(b"IDAT", ZLIB_BEGINS)
    ended = _chunk(b"IDAT", ZLIB_ENDS + struct.pack(">I", _adler(bands))) + _chunk(b"IEND", b"")
    return b"".join((begun, *(band.chunk for band in bands), ended))


def _adler(bands: Sequence[Band]) -> int:
    """The checksum of all rows, from those of the bands."""
    low, high = 1, 0
    for band in bands:
        high = (high + (band.adler >> 16) + band.length * (low - 1)) % ADLER
        low = (low + (band.adler & 0xFFFF) - 1) % ADLER
    return high << 16 | low


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
