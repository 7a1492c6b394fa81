"""PNG for pictures of at most 256 colours: row filter 0, deflated by isal where it is there, else by zlib."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable

from PIL import Image

Deflate = Callable[[bytes], bytes]

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256


def deflate_zlib(rows: bytes) -> bytes:
    """What every Python has."""
    return zlib.compress(rows, 3)


def quickest_deflate() -> Deflate:
    """isal's deflate, four times as quick, or zlib's where isal has no wheel."""
    try:
        from isal import isal_zlib
    except ImportError:
        return deflate_zlib
    return lambda rows: isal_zlib.compress(rows, 2)


DEFLATE = quickest_deflate()


def png(picture: Image.Image, deflate: Deflate = DEFLATE) -> bytes:
    """A palette picture (mode P) as a PNG file."""
    width, height = picture.size
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    inks = bytes(picture.getpalette("RGB") or ())[: 3 * COLOURS]
    rows = deflate(_filtered(picture.tobytes(), width))
    chunks = ((b"IHDR", header), (b"PLTE", inks), (b"IDAT", rows), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(kind, body) for kind, body in chunks)


def _filtered(pixels: bytes, width: int) -> bytes:
    return b"".join(b"\0" + pixels[start : start + width] for start in range(0, len(pixels), width))


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
