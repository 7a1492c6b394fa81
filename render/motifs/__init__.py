"""Poster motifs as fragments of SVG: the shapes they are made of, the library of them, and scenes of several."""

from __future__ import annotations

from render.motifs.shapes import (
    airship,
    bank,
    cloud,
    fan,
    island,
    mountain,
    pine,
    ramp,
    rays,
    rules,
    scallop,
    sky_rings,
    skyline,
    speed_lines,
    tower,
)

__all__ = [
    "airship",
    "bank",
    "cloud",
    "fan",
    "island",
    "mountain",
    "pine",
    "ramp",
    "rays",
    "rules",
    "scallop",
    "sky_rings",
    "skyline",
    "speed_lines",
    "tower",
]
