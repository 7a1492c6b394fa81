"""Pictures as they look where a cone, or all colour, is missing: Machado, Oliveira and Fernandes 2009, severity 1."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PIL import Image, ImageChops

from render.theme import rgb

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

SIGHTS: Mapping[str, Matrix] = MappingProxyType(
    {
        "deuteranopia": (
            (0.367322, 0.860646, -0.227968),
            (0.280085, 0.672501, 0.047413),
            (-0.011820, 0.042940, 0.968881),
        ),
        "protanopia": (
            (0.152286, 1.052583, -0.204868),
            (0.114503, 0.786281, 0.099216),
            (-0.003882, -0.048116, 1.051998),
        ),
        "tritanopia": (
            (1.255528, -0.076749, -0.178779),
            (-0.078411, 0.930809, 0.147602),
            (0.004733, 0.691367, 0.303900),
        ),
        "grey": ((0.2126, 0.7152, 0.0722),) * 3,
    }
)
WHITE = (0.95047, 1.0, 1.08883)
TO_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
FAR = 0.2
"""From here on no shift brings two pictures near each other."""
SHIFTS = [(across, down) for across in (-1, 0, 1) for down in (-1, 0, 1)]


def _times(matrix: Matrix, light: Triple) -> Triple:
    red, green, blue = (sum(a * b for a, b in zip(row, light, strict=True)) for row in matrix)
    return red, green, blue


def _linear(level: int) -> float:
    part = level / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _level(light: float) -> int:
    part = min(1.0, max(0.0, light))
    return round(255 * (part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055))


def seen(colour: tuple[int, int, int], sight: str) -> tuple[int, int, int]:
    """A colour as it looks so."""
    red, green, blue = colour
    light = _times(SIGHTS[sight], (_linear(red), _linear(green), _linear(blue)))
    return _level(light[0]), _level(light[1]), _level(light[2])


def picture_seen(image: Image.Image, sight: str) -> Image.Image:
    """A small picture as it looks so."""
    made = image.copy()
    levels = image.tobytes()
    pixels = zip(levels[::3], levels[1::3], levels[2::3], strict=True)
    made.frombytes(bytes(level for pixel in pixels for level in seen(pixel, sight)))
    return made


def apart(one: Image.Image, other: Image.Image) -> float:
    """How far two pictures differ in the mean, 0 to 1, laid on each other as well as a pixel's shift allows."""
    straight = _mean(one, other)
    if straight > FAR:
        return straight
    return min(_mean(ImageChops.offset(one, *shift), other) for shift in SHIFTS)


def _mean(one: Image.Image, other: Image.Image) -> float:
    levels = ImageChops.difference(one, other).tobytes()
    return sum(levels) / len(levels) / 255


def distance(one: str, other: str, sight: str | None) -> float:
    """How far two colours are apart in CIELAB; 2 can just be told apart side by side."""
    first, second = (_lab(seen(rgb(colour), sight) if sight else rgb(colour)) for colour in (one, other))
    return float(sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5)


def _lab(colour: tuple[int, int, int]) -> Triple:
    red, green, blue = (_linear(level) for level in colour)
    parts = (part / white for part, white in zip(_times(TO_XYZ, (red, green, blue)), WHITE, strict=True))
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in parts)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
