"""Illustrations composed from motifs: a view for each kind of card, drawn to any size while warming up."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from render import motifs, sprites
from render.sprites import Tile
from render.theme import SKY_DAWN, SKY_DUSK, Ink, Palette
from render.vector import circle, line, path, polygon, rect

Scene = Callable[[float, float], str]


def culture(width: float, height: float) -> str:
    """A domed hall on its steps, under an aurora."""
    k, x, base = height / 600, width / 2, height * 0.78
    drawn = motifs.sky_rings(width, height, (x, height * 0.62), SKY_DUSK, 14, (60 * k, 1.1 * width))
    drawn += motifs.rays(x, height * 0.62, (0, max(width, height)), 28, Ink.CREAM, 0.10)
    drawn += circle(x, height * 0.55, 150 * k, Ink.PEACH) + circle(x, height * 0.55, 122 * k, Ink.CREAM)
    for index, ink in enumerate((Ink.JADE, Ink.MINT, Ink.LILAC)):
        y = height * (0.16 + 0.04 * index)
        drawn += line(
            f"M-20 {y + 60 * k}C{width * 0.25} {y - 70 * k} {width * 0.42} {y + 110 * k} {width * 0.62} {y + 10 * k}"
            f"S{width * 0.9} {y - 40 * k} {width + 20} {y + 30 * k}",
            ink,
            15 * k,
            0.8,
        )
    return (
        drawn
        + _hall(x, base, k)
        + motifs.bank((-30, width + 40), height * 0.93, 40 * k, Ink.DUSK, 7, height, "#653A72")
    )


def _hall(x: float, base: float, k: float) -> str:
    wide, eaves = 430 * k, base - 130 * k
    dome = f"M{x - 90 * k} {base - 190 * k}A{90 * k} {90 * k} 0 0 1 "
    drawn = path(f"{dome}{x + 90 * k} {base - 190 * k}Z", Ink.TEAL)
    drawn += path(f"{dome}{x} {base - 280 * k}V{base - 190 * k}Z", Ink.JADE)
    drawn += line(f"M{x} {base - 280 * k}V{base - 330 * k}", Ink.GOLD, 5 * k)
    drawn += polygon([(x - wide / 2, eaves), (x, eaves - 100 * k), (x + wide / 2, eaves)], Ink.SAND)
    drawn += polygon(
        [(x - wide * 0.38, eaves - 8 * k), (x, eaves - 82 * k), (x + wide * 0.38, eaves - 8 * k)], Ink.MAKER
    )
    drawn += rect(x - wide / 2, eaves, wide, 20 * k, Ink.CREAM)
    drawn += rect(x - wide / 2 + 14 * k, eaves + 20 * k, wide - 28 * k, 160 * k, Ink.PLUM)
    for index in range(7):
        left = x - wide / 2 + (15 + index * 62) * k
        drawn += rect(left, eaves + 20 * k, 30 * k, 160 * k, Ink.CREAM)
        drawn += rect(left + 18 * k, eaves + 20 * k, 12 * k, 160 * k, Ink.DUNE)
    return drawn


def scenic(width: float, height: float) -> str:
    """A rope bridge between pines, before snowy peaks."""
    k = height / 600
    drawn = motifs.sky_rings(width, height, (width * 0.7, height * 0.4), SKY_DAWN, 14, (50 * k, width * 0.75))
    drawn += circle(width * 0.7, height * 0.34, 90 * k, Ink.CREAM)
    drawn += motifs.mountain(width * 0.3, height * 0.85, 520 * k, 420 * k, (Ink.STEEL, Ink.HARBOUR), Ink.CREAM)
    drawn += motifs.mountain(width * 0.85, height * 0.85, 480 * k, 330 * k, (Ink.JADE, Ink.TEAL), Ink.CREAM)
    drawn += line(f"M-10 {height * 0.62}Q{width / 2} {height * 0.86} {width + 10} {height * 0.58}", Ink.BRASS_D, 12 * k)
    for index in range(13):
        part = (index + 0.5) / 13
        sag = height * (0.62 + 0.46 * part * (1 - part))
        drawn += line(f"M{width * part} {height * 0.6}V{sag}", Ink.COCOA, 3 * k)
    drawn += line(f"M-10 {height * 0.54}Q{width / 2} {height * 0.72} {width + 10} {height * 0.5}", Ink.COCOA, 5 * k)
    for part, tall in ((0.06, 260), (0.15, 200), (0.26, 150), (0.94, 280), (0.84, 210), (0.74, 150)):
        drawn += motifs.pine(width * part, height, tall * k, Ink.PINE if tall > 180 else Ink.FOREST)
    return drawn + motifs.bank((-20, width + 30), height * 0.95, 30 * k, Ink.PINE, 2, height)


STORM = (Ink.NIGHT, Ink.NAVY, Ink.HARBOUR, Ink.HEATHER, Ink.TANGERINE, Ink.APRICOT)
BOLT = ((0.62, 0.5), (0.54, 0.74), (0.59, 0.74), (0.53, 0.98), (0.68, 0.68), (0.62, 0.68), (0.68, 0.5))


def adventure(width: float, height: float) -> str:
    """An airship running before a thunderhead."""
    k = height / 600
    drawn = motifs.sky_rings(width, height, (width * 0.3, height), STORM, 16, (50 * k, width * 0.9))
    drawn += motifs.cloud(width * 0.62, height * 0.62, 620 * k, 360 * k, (Ink.NAVY, Ink.HARBOUR, Ink.STEEL), 8, 0.03)
    drawn += polygon([(width * x, height * y) for x, y in BOLT], Ink.GOLD_L)
    drawn += motifs.airship(width * 0.1, height * 0.5, 2.0 * k, (Ink.PEACH, Ink.VERMILION, Ink.BRICK), Ink.NIGHT)
    return drawn + motifs.bank((-20, width + 30), height * 0.92, 40 * k, Ink.NIGHT, 3, height, Ink.HARBOUR)


NORTHERN = (Ink.NIGHT, Ink.NAVY, Ink.HARBOUR, Ink.TEAL, Ink.JADE, Ink.PEACH)


def starting(width: float, height: float) -> str:
    """A lighthouse on a rock, its beams across a northern sky."""
    k, x, base = min(width / 600, height / 560), width * 0.56, height * 0.9
    top = base - 400 * k
    reach = (40 * k, max(width, height) * 1.2)
    drawn = motifs.sky_rings(width, height, (x, top), NORTHERN, 18, (34 * k, max(width, height) * 0.86))
    drawn += motifs.rays(x, top, reach, 9, Ink.GOLD_L, 0.30, (math.pi * 0.86, math.pi * 1.30))
    drawn += motifs.rays(x, top, reach, 7, Ink.GOLD_L, 0.22, (-0.55, 0.35))
    drawn += motifs.cloud(width * 0.16, height * 0.80, 380 * k, 150 * k, (Ink.STEEL, Ink.SKY, Ink.MIST, Ink.FOAM), 7)
    drawn += _lighthouse(x, base, top, k, height)
    return drawn + motifs.bank((-30, width + 40), height * 0.93, 42 * k, Ink.TEAL_D, 4, height, Ink.TEAL)


def _lighthouse(x: float, base: float, top: float, k: float, height: float) -> str:
    foot = [
        (x - 150 * k, height + 5),
        (x - 96 * k, base - 30 * k),
        (x + 110 * k, base - 22 * k),
        (x + 170 * k, height + 5),
    ]
    tower = [(x - 62 * k, base), (x - 36 * k, top + 40 * k), (x + 36 * k, top + 40 * k), (x + 62 * k, base)]
    drawn = polygon(foot, Ink.COCOA) + polygon(tower, Ink.CREAM)
    for index in range(4):
        low = base - (46 + index * 84) * k
        half = 60 * k - 6 * k * index
        drawn += rect(x - half * 0.95, low - 42 * k, half * 1.9, 42 * k, Ink.VERMILION)
    drawn += rect(x - 52 * k, top + 30 * k, 104 * k, 12 * k, Ink.INK) + rect(
        x - 30 * k, top - 32 * k, 60 * k, 62 * k, Ink.GOLD_L
    )
    drawn += rect(x - 8 * k, top - 32 * k, 16 * k, 62 * k, Ink.WHITE)
    roof = path(f"M{x - 42 * k} {top - 32 * k}A{42 * k} {46 * k} 0 0 1 {x + 42 * k} {top - 32 * k}Z", Ink.BRICK)
    return drawn + roof + line(f"M{x} {top - 74 * k}V{top - 112 * k}", Ink.GOLD, 5 * k)


EVENING = (Ink.NAVY, Ink.HARBOUR, Ink.STEEL, Ink.SKY, Ink.PEACH, Ink.GOLD_L)


def outfitting(width: float, height: float) -> str:
    """A lantern lit above the roofs."""
    k, x, y = height / 600, width / 2, height * 0.54
    drawn = motifs.sky_rings(width, height, (x, y), EVENING, 16, (150 * k, width * 0.9))
    drawn += motifs.rays(x, y, (160 * k, max(width, height)), 30, Ink.CREAM, 0.10) + circle(x, y, 170 * k, Ink.GOLD_L)
    drawn += motifs.skyline(
        (-20, width + 30), height, (60 * k, 150 * k), (Ink.HARBOUR, Ink.NAVY), 5, Ink.GOLD_L, 52 * k
    )
    glass = [(x - 78 * k, y - 110 * k), (x + 78 * k, y - 110 * k), (x + 58 * k, y + 110 * k), (x - 58 * k, y + 110 * k)]
    roof = [(x - 88 * k, y - 120 * k), (x - 40 * k, y - 180 * k), (x + 40 * k, y - 180 * k), (x + 88 * k, y - 120 * k)]
    flame = f"M{x} {y - 80 * k}C{x + 60 * k} {y - 10 * k} {x + 40 * k} {y + 80 * k} {x} {y + 90 * k}"
    flame += f"C{x - 40 * k} {y + 80 * k} {x - 60 * k} {y - 10 * k} {x} {y - 80 * k}Z"
    drawn += polygon(glass, Ink.CREAM) + path(flame, Ink.GOLD) + polygon(roof, Ink.BRASS)
    return (
        drawn
        + rect(x - 92 * k, y - 122 * k, 184 * k, 16 * k, Ink.BRASS_D)
        + rect(x - 72 * k, y + 106 * k, 144 * k, 18 * k, Ink.BRASS)
    )


def encounter(width: float, height: float) -> str:
    """A gangway at dusk, and somebody's lamp on it."""
    k, x = height / 600, width / 2
    drawn = motifs.sky_rings(width, height, (x, height * 0.8), SKY_DUSK, 14, (80 * k, width))
    drawn += motifs.cloud(width * 0.2, height * 0.7, 340 * k, 140 * k, (Ink.MAUVE, Ink.ROSE, Ink.PEACH), 6)
    drawn += motifs.cloud(width * 0.85, height * 0.62, 300 * k, 120 * k, (Ink.MAUVE, Ink.ROSE, Ink.PEACH), 6)
    drawn += polygon([(0, height * 0.86), (width, height * 0.78), (width, height), (0, height)], Ink.COCOA)
    hem, shoulder = height * 0.83, height * 0.5
    coat = (
        f"M{x - 60 * k} {hem}L{x - 34 * k} {shoulder}Q{x} {height * 0.42} {x + 34 * k} {shoulder}L{x + 60 * k} {hem}Z"
    )
    drawn += path(coat, Ink.INK) + circle(x, height * 0.4, 40 * k, Ink.PEACH)
    drawn += rect(x - 54 * k, height * 0.35, 108 * k, 14 * k, Ink.INK, 6) + rect(
        x - 32 * k, height * 0.27, 64 * k, 52 * k, Ink.INK, 8
    )
    lamp = (x + 110 * k, height * 0.6)
    return (
        drawn
        + circle(*lamp, 90 * k, Ink.GOLD_L, 0.35)
        + circle(*lamp, 34 * k, Ink.GOLD_L)
        + line(f"M{x + 40 * k} {height * 0.54}H{lamp[0]}", Ink.INK, 10 * k)
    )


SCENES: dict[str, Scene] = {
    "culture": culture,
    "scenic": scenic,
    "adventure": adventure,
    "starting": starting,
    "outfitting": outfitting,
    "encounter": encounter,
}


@lru_cache(64)
def scene(palette: Palette, kind: str, width: int, height: int) -> Tile:
    """The view of a kind of card at a size."""
    return sprites.drawing(palette, SCENES[kind](width, height), width, height)


FOCUS = 0.45
"""How far down its view the eye of a scene lies."""


@lru_cache(64)
def view_of(palette: Palette, kind: str, size: tuple[int, int], height: int) -> Tile:
    """A band of a scene, about the height its eye lies at."""
    whole = scene(palette, kind, *size)
    top = round((whole.height - height) * FOCUS)
    return whole.crop((0, top, whole.width, top + height))
