"""The moods of the cards: each faction has a sky and stone of its own, each kind of card a sun in its own place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from render.motifs.moods import Mood
from render.theme import SKY_DAWN, SKY_DUSK, Ink

SUN = (0.68, 0.34, 0.14)
"""Where the sun stands behind a Building, and how large it is, as parts of the view."""

FACTION_MOOD: Mapping[str, Mood] = MappingProxyType(
    {
        "S": Mood(
            (Ink.AUBERGINE, Ink.GRAPE, Ink.VIOLET, Ink.ORCHID, Ink.MALLOW, Ink.PEACH),
            SUN,
            Ink.CREAM,
            Ink.CREAM,
            far=(Ink.ORCHID, Ink.AMETHYST),
            near=(Ink.GRAPE, Ink.AUBERGINE),
            wall=(Ink.LILAC, Ink.GRAPE),
            roof=(Ink.ORCHID, Ink.PLUM),
        ),
        "P": Mood(
            (Ink.BOTTLE, Ink.IVY, Ink.FOREST, Ink.SAGE, Ink.LICHEN, Ink.PAPER),
            SUN,
            Ink.CREAM,
            Ink.CREAM,
            far=(Ink.SAGE, Ink.FERN),
            near=(Ink.IVY, Ink.BOTTLE),
            wall=(Ink.CELERY, Ink.FERN),
            roof=(Ink.LEAF, Ink.PINE),
        ),
        "M": Mood(
            (Ink.OXBLOOD, Ink.RUST, Ink.COPPER, Ink.EMBER, Ink.APRICOT, Ink.HONEY),
            SUN,
            Ink.CREAM,
            Ink.CREAM,
            far=(Ink.EMBER, Ink.COPPER),
            near=(Ink.MAHOGANY, Ink.OXBLOOD),
            wall=(Ink.TERRACOTTA, Ink.MAHOGANY),
            roof=(Ink.COPPER, Ink.OXBLOOD),
        ),
        "C": Mood(
            (Ink.ABYSS, Ink.LAGOON, Ink.TEAL, Ink.SURF, Ink.AQUA, Ink.PAPER),
            SUN,
            Ink.CREAM,
            Ink.CREAM,
            far=(Ink.SURF, Ink.TEAL),
            near=(Ink.LAGOON, Ink.ABYSS),
            wall=(Ink.GLACIER, Ink.LAGOON),
            roof=(Ink.SURF, Ink.ABYSS),
        ),
        "N": Mood(
            (Ink.GRAPHITE, Ink.LEAD, Ink.PEWTER, Ink.STONE, Ink.FLAX, Ink.PAPER),
            SUN,
            Ink.CREAM,
            Ink.CREAM,
            far=(Ink.STONE, Ink.PEWTER),
            near=(Ink.LEAD, Ink.GRAPHITE),
            wall=(Ink.SAND, Ink.ROCK_D),
            roof=(Ink.BRICK, Ink.WINE),
        ),
    }
)
KIND_SUN: Mapping[str, tuple[float, float, float]] = MappingProxyType(
    {
        "building": SUN,
        "extension": (0.5, 0.84, 0.46),
        "faction": (0.5, 0.42, 0.2),
        "benefactor": (0.5, 0.5, 0.34),
    }
)
"""Beside a Building, rising behind the roof an Extension stands on, behind an emblem, round a head."""
KIND_MOOD: Mapping[str, Mood] = MappingProxyType(
    {
        "vehicle": Mood(
            SKY_DAWN,
            (0.2, 0.9, 0.16),
            Ink.CREAM,
            Ink.CREAM,
            far=(Ink.MIST, Ink.SKY),
            near=(Ink.FOAM, Ink.MIST),
            glow=0.14,
        ),
        "critter": Mood(
            (*SKY_DUSK[3:], Ink.PEACH),
            (0.5, 0.5, 0.2),
            Ink.APRICOT,
            Ink.CREAM,
            far=(Ink.ROSE, Ink.MAUVE),
            near=(Ink.HEATHER, Ink.PLUM),
            glow=0.2,
        ),
    }
)
"""A Vehicle flies at dawn, a Critter comes at dusk."""


def mood_of(kind: str, faction: str) -> Mood:
    """The mood of a kind of card, in its faction's inks where it has one."""
    return KIND_MOOD[kind] if kind in KIND_MOOD else replace(FACTION_MOOD[faction], sun=KIND_SUN[kind])
