"""Moods: the sky of a scene and the inks its land and walls are printed in, one mood for a kind of card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from render.theme import SKY_DAWN, SKY_DAY, SKY_DUSK, SKY_MAT, Ink


class Tint(StrEnum):
    """Inks that a motif leaves to the mood: a drawing holds these marks, and the scene exchanges them."""

    FAR_L = "#FE0001"
    FAR = "#FE0002"
    NEAR_L = "#FE0003"
    NEAR = "#FE0004"
    WALL = "#FE0005"
    WALL_D = "#FE0006"
    ROOF = "#FE0007"
    ROOF_D = "#FE0008"


@dataclass(frozen=True, slots=True)
class Mood:
    """A sky from its edge to its sun, and the inks of far land, near land, walls and roofs, each lit and in shade."""

    sky: Sequence[str]
    sun: tuple[float, float, float]
    """Where the sun stands and its radius, as parts of the scene's width, height and height."""
    disc: str
    ray: str
    far: tuple[str, str]
    near: tuple[str, str]
    wall: tuple[str, str] = (Ink.CREAM, Ink.DUNE)
    roof: tuple[str, str] = (Ink.VERMILION, Ink.BRICK)
    glow: float = 0.11
    """How strong the rays are."""

    def tinted(self, svg: str) -> str:
        """A drawing with the mood's own inks where it left them open."""
        inks = (*self.far, *self.near, *self.wall, *self.roof)
        for tint, ink in zip(Tint, inks, strict=True):
            svg = svg.replace(tint.value, str(ink))
        return svg


STORM = (Ink.NIGHT, Ink.NAVY, Ink.WINE, Ink.BRICK, Ink.MAKER, Ink.TANGERINE, Ink.APRICOT)
NORTHERN = (Ink.NIGHT, Ink.NAVY, Ink.HARBOUR, Ink.TEAL, Ink.JADE, Ink.PEACH)
EVENING = (Ink.NAVY, Ink.HARBOUR, Ink.STEEL, Ink.SKY, Ink.PEACH, Ink.GOLD_L)

MOODS: Mapping[str, Mood] = MappingProxyType(
    {
        "culture": Mood(
            SKY_DUSK,
            (0.5, 0.56, 0.26),
            Ink.PEACH,
            Ink.CREAM,
            far=(Ink.HEATHER, Ink.AMETHYST),
            near=(Ink.DUSK, Ink.PLUM),
            roof=(Ink.JADE, Ink.TEAL),
        ),
        "scenic": Mood(
            SKY_DAWN,
            (0.68, 0.36, 0.15),
            Ink.CREAM,
            Ink.CREAM,
            far=(Ink.JADE, Ink.TEAL),
            near=(Ink.FOREST, Ink.PINE),
        ),
        "adventure": Mood(
            STORM,
            (0.3, 0.86, 0.2),
            Ink.PEACH,
            Ink.APRICOT,
            far=(Ink.HARBOUR, Ink.NAVY),
            near=(Ink.HARBOUR, Ink.NIGHT),
        ),
        "starting": Mood(
            NORTHERN,
            (0.56, 0.42, 0.12),
            Ink.PEACH,
            Ink.GOLD_L,
            far=(Ink.STEEL, Ink.HARBOUR),
            near=(Ink.TEAL, Ink.TEAL_D),
        ),
        "outfitting": Mood(
            EVENING,
            (0.5, 0.54, 0.3),
            Ink.GOLD_L,
            Ink.CREAM,
            far=(Ink.HARBOUR, Ink.NAVY),
            near=(Ink.STEEL, Ink.HARBOUR),
        ),
        "encounter": Mood(
            SKY_DUSK[3:],
            (0.5, 0.74, 0.2),
            Ink.PEACH,
            Ink.CREAM,
            far=(Ink.MAUVE, Ink.HEATHER),
            near=(Ink.MAUVE, Ink.WINE),
        ),
        "cloud": Mood(
            (Ink.STEEL, Ink.SKY, Ink.MIST, Ink.FOAM, Ink.CREAM),
            (0.62, 0.44, 0.18),
            Ink.WHITE,
            Ink.WHITE,
            far=(Ink.FOAM, Ink.SKY),
            near=(Ink.STEEL, Ink.HARBOUR),
            glow=0.2,
        ),
        "outpost": Mood(
            (Ink.UMBER, Ink.DUNE, Ink.SAND, Ink.PARCHMENT, Ink.CREAM),
            (0.4, 0.5, 0.22),
            Ink.GOLD_L,
            Ink.CREAM,
            far=(Ink.DUNE, Ink.ROCK),
            near=(Ink.FOREST, Ink.PINE),
            glow=0.2,
        ),
        "port": Mood(
            SKY_DAY,
            (0.42, 0.62, 0.2),
            Ink.PEACH,
            Ink.CREAM,
            far=(Ink.ROSE, Ink.MAUVE),
            near=(Ink.HARBOUR, Ink.NAVY),
        ),
        "fair": Mood(
            (Ink.EVENING, Ink.AMETHYST, Ink.HEATHER, Ink.ROSE, Ink.APRICOT, Ink.GOLD_L),
            (0.5, 0.6, 0.24),
            Ink.GOLD_L,
            Ink.CREAM,
            far=(Ink.MAUVE, Ink.AMETHYST),
            near=(Ink.AMETHYST, Ink.EVENING),
        ),
        "mat": Mood(
            SKY_MAT,
            (0.32, 0.56, 0.22),
            Ink.FOAM,
            Ink.CREAM,
            far=(Ink.JADE, Ink.TEAL),
            near=(Ink.TEAL, Ink.TEAL_D),
        ),
        "captain": Mood(
            (Ink.NAVY, Ink.HARBOUR, Ink.STEEL, Ink.MIST, Ink.CREAM),
            (0.5, 0.46, 0.34),
            Ink.GOLD_L,
            Ink.CREAM,
            far=(Ink.SKY, Ink.STEEL),
            near=(Ink.HARBOUR, Ink.NAVY),
        ),
    }
)
