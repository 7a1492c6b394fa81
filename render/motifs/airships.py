"""Vehicles that hang from something lighter than air, each large and aloft."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import aloft, leaning, vapour
from render.motifs.motif import Motif
from render.motifs.parts import ring
from render.theme import Ink
from render.vector import circle, cogwheel, line, path, polygon, rect


def _post_balloon() -> str:
    """A balloon with a letter on it and a sack of post under it."""
    drawn = circle(0, -42, 92, Ink.BRICK) + path("M-92 -42A92 92 0 0 1 0 -134V50A92 92 0 0 1 -92 -42Z", Ink.VERMILION)
    drawn += (
        rect(-42, -74, 84, 58, Ink.CREAM, 4)
        + line("M-42 -72L0 -38L42 -72", Ink.DUNE, 6)
        + circle(0, -34, 12, Ink.BRICK)
    )
    drawn += (
        line("M-60 28L-28 82M60 28L28 82", Ink.INK, 4)
        + rect(-34, 80, 68, 40, Ink.UMBER, 8)
        + rect(-34, 80, 68, 11, Ink.GOLD)
    )
    return (
        drawn
        + path("M36 84q30 4 26 40h-30Z", Ink.SAND)
        + line("M38 92h16", Ink.UMBER, 4)
        + leaning(-14, 78, -12, rect(-14, -12, 28, 18, Ink.WHITE, 2))
    )


def _bakery_zeppelin() -> str:
    """An airship that is a loaf, with an oven for a gondola."""
    loaf = path("M-142 -28C-124 -92 -20 -104 40 -98C104 -92 138 -66 144 -28C124 16 -96 24 -142 -28Z", Ink.DUNE)
    loaf += path("M-142 -28C-124 -92 -20 -104 40 -98C104 -92 138 -66 144 -28C84 -58 -60 -60 -142 -28Z", Ink.WHEAT)
    loaf += line(
        "M-74 -84Q-52 -60 -64 -34M-20 -96Q4 -68 -8 -36M38 -98Q62 -70 50 -36M88 -88Q108 -64 98 -36", Ink.UMBER, 9
    )
    fins = polygon([(-128, -36), (-156, -78), (-104, -62)], Ink.BRICK) + polygon(
        [(-128, -20), (-154, 18), (-100, 2)], Ink.WINE
    )
    oven = (
        line("M-40 8L-34 34M60 8L54 34", Ink.INK, 4)
        + rect(-52, 32, 124, 62, Ink.BRICK, 10)
        + rect(10, 32, 62, 62, Ink.WINE, 10)
    )
    oven += (
        path("M-30 86V62a20 20 0 0 1 40 0v24Z", Ink.GOLD_L)
        + path("M-22 86q-4 -16 8 -26q14 8 12 26Z", Ink.TANGERINE)
        + rect(26, 46, 32, 22, Ink.GOLD_L, 3)
    )
    return fins + loaf + oven + rect(48, 8, 14, 26, Ink.SLATE) + vapour(96, 30, 48)


def _scrap_barge() -> str:
    """A flying barge heaped with scrap."""
    heap = polygon([(-92, 20), (-70, -34), (-30, -24), (-8, -66), (34, -50), (58, -20), (96, 20)], Ink.SLATE_D)
    heap += (
        path(cogwheel(-42, -22, 34, 26, 10), Ink.GOLD)
        + circle(-42, -22, 13, Ink.BRASS_D)
        + path(cogwheel(40, -34, 26, 20, 9), Ink.TANGERINE)
        + circle(40, -34, 10, Ink.RUST)
    )
    heap += (
        line("M-4 -10L22 -72", Ink.SLATE, 10)
        + ring(26, -82, 11, 8, Ink.SLATE)
        + rect(62, -28, 30, 36, Ink.VIOLET, 4)
        + ring(-84, 0, 16, 8, Ink.BRICK)
        + rect(-18, -4, 40, 22, Ink.MIST, 3)
    )
    hull = (
        path("M-132 16H132Q116 92 58 96H-62Q-116 92 -132 16Z", Ink.HARBOUR)
        + path("M4 16H132Q116 92 58 96H4Z", Ink.NAVY)
        + rect(-138, 10, 276, 14, Ink.GOLD, 4)
    )
    lifts = "".join(
        path(f"M{x - 48} -96a48 34 0 0 1 96 0a48 22 0 0 1 -96 0Z", ink)
        + line(f"M{x - 30} -80L{x * 1.14:.0f} 14", Ink.INK, 3)
        for x, ink in ((-98, Ink.TANGERINE), (98, Ink.MAKER))
    )
    return lifts + heap + hull + "".join(circle(x, 56, 9, Ink.GOLD) + circle(x, 56, 5, Ink.INK) for x in (-64, 0, 64))


AIRSHIPS: Mapping[str, Motif] = MappingProxyType(
    {
        "post-balloon": aloft(_post_balloon),
        "loaf-zeppelin": aloft(_bakery_zeppelin),
        "scrap-barge": aloft(_scrap_barge),
    }
)
