"""The nouns of the rulebook: icons, kinds of cards, phases, the measures of the airspace, and how each is said."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from rules.core.words import listed, some

Icon: TypeAlias = Literal["S", "P", "M", "C", "N"]
"""Seer, Preserver, Maker, Collective, Neutral (SR-G01)."""

Kind: TypeAlias = Literal["building", "extension", "faction", "vehicle", "critter", "benefactor"]
Phase: TypeAlias = Literal["benefactor draft", "draft", "split", "launch", "benefactor", "clean-up", "scoring"]

ICONS: tuple[Icon, ...] = get_args(Icon)
FACTIONS: tuple[Icon, ...] = ("S", "P", "M", "C")
NEUTRAL: Icon = "N"

FACTION_NAME: dict[str, str] = {"S": "Seer", "P": "Preserver", "M": "Maker", "C": "Collective", "N": "Neutral"}
KIND_NAME: dict[str, str] = {
    "building": "Building",
    "extension": "Extension",
    "faction": "Faction card",
    "vehicle": "Vehicle",
    "critter": "Critter",
    "benefactor": "Benefactor",
}
PHASE_NAME: dict[str, str] = {
    "benefactor draft": "Benefactor draft",
    "draft": "Draft phase",
    "split": "Draft phase",
    "launch": "Launch phase",
    "benefactor": "Benefactor phase",
    "clean-up": "Clean-up",
    "scoring": "Scoring",
}

GRID_ROWS, GRID_COLUMNS = 2, 4
FULL_GRID = GRID_ROWS * GRID_COLUMNS
"""Buildings that fill the grid, and that set off the end (SR-A02, SR-E01)."""

PILE = 2
"""Cards of a draft pile, and face-down cards near a player (SR-D01)."""

SPLIT = 8
"""Cards dealt in the two-player draft variant (SR-T01)."""

HAND_LIMIT = 7
TRADE = 3
"""Cards discarded for one cog (SR-K01)."""

TOKENS = 4
"""Benefactor tokens of a player (SR-S04)."""

COGS = 3
"""Cogs at the start (SR-S06)."""

SEALED: tuple[Phase, ...] = ("benefactor draft", "clean-up")
"""Phases in which all answer at once, and nothing shows until all have (SR-V01, SQ-44)."""


def icon_words(icons: str) -> str:
    """Icons as a player says them: "MMN" is "2 Maker and 1 Neutral"."""
    return listed([some(icons.count(icon), FACTION_NAME[icon], FACTION_NAME[icon]) for icon in ICONS if icon in icons])
