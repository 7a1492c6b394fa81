"""Fragments of SVG, and the one place where they become pixels: only while warming up, never in a turn."""

from __future__ import annotations

import io
import math
from collections.abc import Iterable, Sequence

import resvg_py
from PIL import Image

from render.disk import DISK

Point = tuple[float, float]


def rect(x: float, y: float, width: float, height: float, ink: str, round_by: float = 0, opacity: float = 1) -> str:
    """A rectangle, its corners rounded if asked."""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="{round_by}" '
        f'fill="{ink}" fill-opacity="{opacity}"/>'
    )


def path(outline: str, ink: str, opacity: float = 1, extra: str = "") -> str:
    """A filled outline."""
    return f'<path d="{outline}" fill="{ink}" fill-opacity="{opacity}" {extra}/>'


def line(outline: str, ink: str, width: float = 2, opacity: float = 1, dash: str = "") -> str:
    """A stroke with round ends."""
    return (
        f'<path d="{outline}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linejoin="round" '
        f'stroke-linecap="round" stroke-opacity="{opacity}" stroke-dasharray="{dash}"/>'
    )


def circle(x: float, y: float, radius: float, ink: str, opacity: float = 1) -> str:
    """A disc."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{ink}" fill-opacity="{opacity}"/>'


def polygon(points: Iterable[Point], ink: str, opacity: float = 1) -> str:
    """A filled polygon."""
    return path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z", ink, opacity)


def at(x: float, y: float, body: str, scale: float = 1.0, across: float | None = None) -> str:
    """A fragment moved and scaled; ``across`` stretches it sideways (negative mirrors it)."""
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({across or scale} {scale})">{body}</g>'


def around(x: float, y: float, radius: float, angle: float) -> Point:
    """The point on a circle, clockwise from the right."""
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def cogwheel(x: float, y: float, outer: float, inner: float, teeth: int) -> str:
    """The outline of a toothed wheel."""
    tooth = math.pi / teeth
    flanks: Sequence[Point] = ((inner, -0.95), (outer, -0.52), (outer, 0.52), (inner, 0.95))
    points = [around(x, y, radius, (2 * index + turn) * tooth) for index in range(teeth) for radius, turn in flanks]
    return "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in points) + "Z"


def document(body: str, width: float, height: float) -> str:
    """A whole drawing around fragments."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f"{body}</svg>"
    )


def raster(svg: str, width: int, height: int) -> Image.Image:
    """The drawing as pixels of that size, anti-aliased; read from the disk where it has been drawn before."""
    drawn = DISK.recalled(f"{width} {height} {svg}", lambda: rasterised(svg, width, height))
    return Image.open(io.BytesIO(drawn)).convert("RGBA")


def rasterised(svg: str, width: int, height: int) -> bytes:
    """The drawing as a PNG file."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True))
