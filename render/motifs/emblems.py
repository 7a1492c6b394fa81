"""The emblems of the factions, large: for the cards that only pay, and for those of the elite on a crowned medal."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache, partial
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, SHADE, large, leaning
from render.motifs.motif import Motif
from render.sprites import ICONS
from render.theme import Ink
from render.vector import around, at, circle, line, polygon

FACTIONS = ("seer", "preserver", "maker", "collective")
ICON = 64
"""The frame of an icon file."""


@lru_cache(8)
def _icon(name: str) -> str:
    """The fragments of an icon file."""
    svg = (ICONS / f"{name}.svg").read_text(encoding="utf-8")
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")]


def _emblem(faction: str, size: float) -> str:
    """The icon of a faction about (0, -140)."""
    return at(-size / 2, -140 - size / 2, _icon(faction), size / ICON)


def _plain(faction: str) -> str:
    """An emblem on a cream disc."""
    return (
        circle(4, -136, 106, EAVES, 0.4)
        + circle(0, -140, 106, SHADE)
        + circle(0, -140, 98, LIT)
        + circle(0, -140, 86, Ink.CREAM)
        + _emblem(faction, 136)
    )


def _elite(faction: str) -> str:
    """An emblem on a star of brass, under a crown."""
    points = [around(0, -128, 124 if index % 2 else 98, math.pi * index / 12) for index in range(24)]
    drawn = (
        polygon(points, Ink.BRASS)
        + circle(0, -128, 96, Ink.GOLD)
        + circle(0, -128, 84, SHADE)
        + circle(0, -128, 76, Ink.CREAM)
    )
    crown = polygon([(-58, -222), (-70, -278), (-32, -250), (0, -292), (32, -250), (70, -278), (58, -222)], Ink.GOLD)
    crown += polygon([(4, -286), (32, -250), (70, -278), (58, -222), (4, -222)], Ink.BRASS) + line(
        "M-54 -230H54", Ink.BRICK, 9
    )
    gems = "".join(circle(x, y, 8, Ink.VERMILION) for x, y in ((-70, -280), (0, -294), (70, -280)))
    ribbons = "".join(
        leaning(0, -128, lean, polygon([(-22, 84), (22, 84), (22, 146), (0, 130), (-22, 146)], ink))
        for lean, ink in ((24, Ink.VERMILION), (-24, Ink.BRICK))
    )
    return ribbons + drawn + at(0, 12, _emblem(faction, 116)) + crown + gems


EMBLEMS: Mapping[str, Motif] = MappingProxyType(
    {
        **{f"{faction}-emblem": large(partial(_plain, faction)) for faction in FACTIONS},
        **{f"crowned-{faction}-emblem": large(partial(_elite, faction)) for faction in FACTIONS},
    }
)
