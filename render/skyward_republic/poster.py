"""The scenery of the lobby's poster: an evening over a city that grows upwards, tower by tower."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import motifs, sprites
from render.lobby import FOOT, HEAD, HEIGHT, WIDTH
from render.theme import SKY_DUSK, Ink, Palette
from render.vector import circle, rect

SUN = (600.0, 400.0)
SUN_RADIUS, HALO = 112, 140
FAR, NEAR = (Ink.HEATHER, Ink.AMETHYST), (Ink.DUSK, Ink.TWILIGHT)
SHIPS = ((160.0, 174.0, 1.35, False), (1030.0, 176.0, 0.9, True), (500.0, 184.0, 0.6, True))
HULL = (Ink.CREAM, Ink.APRICOT, Ink.TANGERINE)
HEROES = ((404.0, 92.0, 224.0), (772.0, 104.0, 262.0), (868.0, 78.0, 176.0))
"""Tall towers beside the sun: the middle, how wide, how high."""


@lru_cache(4)
def printed_poster(palette: Palette) -> Image.Image:
    """All of it that no lobby ever changes."""
    drawn = _sky() + _city() + _foot() + _head()
    return sprites.drawing(palette, drawn, WIDTH, HEIGHT).convert("RGB")


def _sky() -> str:
    drawn = motifs.sky_rings(WIDTH, HEIGHT, SUN, SKY_DUSK, 22, (150, 840))
    drawn += motifs.rays(*SUN, (HALO, 900), 44, Ink.CREAM, 0.1)
    drawn += circle(*SUN, HALO, Ink.PEACH) + circle(*SUN, SUN_RADIUS, Ink.CREAM)
    for x, y, scale, mirrored in SHIPS:
        drawn += motifs.airship(x, y, scale, HULL, Ink.BRICK, mirrored=mirrored)
    return drawn


def _city() -> str:
    far = motifs.skyline((-20, WIDTH + 40), 540, (90, 230), FAR, 21, Ink.PEACH, 62)
    drawn = f'<g opacity=".7">{far}</g>'
    drawn += motifs.bank((-40, WIDTH + 60), 470, 40, Ink.MAUVE, 4, 300, Ink.ROSE)
    for seed, (x, width, height) in enumerate(HEROES):
        drawn += motifs.tower(x, 540, width, height, (Ink.CREAM, Ink.DUNE), Ink.WINE, seed + 0.3, spire=True)
    return drawn + motifs.skyline((-20, WIDTH + 40), 560, (30, 120), NEAR, 8, Ink.GOLD_L, 50)


def _foot() -> str:
    drawn = motifs.bank((-60, WIDTH + 60), 520, 34, Ink.EVENING, 8, 300, Ink.DUSK)
    drawn += rect(0, HEIGHT - FOOT, WIDTH, FOOT, Ink.NIGHT)
    return drawn + motifs.rules(0, HEIGHT - FOOT, WIDTH, Ink.GOLD)


def _head() -> str:
    return rect(0, 0, WIDTH, HEAD, Ink.NIGHT) + motifs.rules(0, HEAD, WIDTH, Ink.GOLD)
