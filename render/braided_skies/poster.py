"""The scenery of the lobby's poster: a morning over floating islands, with ships on their way."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import motifs, sprites
from render.lobby import FOOT, HEAD, HEIGHT, WIDTH
from render.theme import SKY_DAY, Ink, Palette
from render.vector import circle, rect

SUN = (600.0, 430.0)
SUN_RADIUS, HALO = 96, 122
ROCK = (Ink.LEAF, Ink.MAUVE, Ink.HEATHER)
ISLANDS = ((214.0, 318.0, 250.0, 120.0), (1004.0, 300.0, 286.0, 130.0))
"""Of each: the middle, where its ground lies, how wide, how deep."""
PINES = ((116, 34), (142, 46), (272, 56), (300, 40), (322, 28), (888, 40), (912, 58), (1092, 48), (1122, 32))
TOWERS = ((206.0, 58.0, 118.0), (976.0, 52.0, 96.0), (1028.0, 64.0, 140.0))
WALLS = (Ink.CREAM, Ink.DUNE)
SHIPS = ((452.0, 174.0, 1.35, False), (806.0, 178.0, 0.85, True), (56.0, 176.0, 0.7, False))
HULL = (Ink.CREAM, Ink.APRICOT, Ink.TANGERINE)
FAR_HULL = (Ink.FOAM, Ink.MIST, Ink.SKY)


@lru_cache(4)
def printed_poster(palette: Palette) -> Image.Image:
    """All of it that no lobby ever changes."""
    drawn = _sky() + _islands() + _ships() + _foot() + _head()
    return sprites.drawing(palette, drawn, WIDTH, HEIGHT).convert("RGB")


def _sky() -> str:
    drawn = motifs.sky_rings(WIDTH, HEIGHT, SUN, SKY_DAY, 22, (130, 820))
    drawn += motifs.rays(*SUN, (HALO, 900), 44, Ink.CREAM, 0.13)
    drawn += circle(*SUN, HALO, Ink.PEACH) + circle(*SUN, SUN_RADIUS, Ink.WHITE)
    return drawn + f'<g opacity=".45">{motifs.bank((-40, WIDTH + 60), 380, 42, Ink.FOAM, 4, 320, Ink.CREAM)}</g>'


def _islands() -> str:
    drawn = ""
    for x, y, width, height in ISLANDS:
        drawn += motifs.island(x, y, width, ROCK, height)
    for seed, (x, width, height) in enumerate(TOWERS):
        drawn += motifs.tower(x, _ground(x), width, height, WALLS, Ink.BRICK, seed + 0.5, spire=True)
    return drawn + "".join(motifs.pine(x, _ground(x), height, Ink.PINE) for x, height in PINES)


def _ground(x: float) -> float:
    """Where the ground lies on the island at x."""
    return min(ISLANDS, key=lambda island: abs(island[0] - x))[1]


def _ships() -> str:
    drawn = ""
    for x, y, scale, mirrored in SHIPS:
        inks = HULL if scale > 1 else FAR_HULL
        drawn += motifs.airship(x, y, scale, inks, Ink.BRICK if scale > 1 else Ink.HARBOUR, mirrored=mirrored)
    return drawn


def _foot() -> str:
    drawn = motifs.bank((-60, WIDTH + 60), 470, 40, Ink.MAUVE, 5, 300, Ink.ROSE)
    drawn += motifs.bank((-60, WIDTH + 60), 524, 34, Ink.NAVY, 8, 300, Ink.HARBOUR)
    drawn += rect(0, HEIGHT - FOOT, WIDTH, FOOT, Ink.NIGHT)
    return drawn + motifs.rules(0, HEIGHT - FOOT, WIDTH, Ink.GOLD)


def _head() -> str:
    return rect(0, 0, WIDTH, HEAD, Ink.NIGHT) + motifs.rules(0, HEAD, WIDTH, Ink.GOLD)
