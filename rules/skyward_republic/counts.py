"""What abilities count, and how it is said: "per neighbouring Maker Building", "if you have a Vehicle".

`counting.py` does the counting. A count with a faction (``of``) looks at things of that faction only.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.skyward_republic.terms import FACTION_NAME

Counted: TypeAlias = Literal[
    "neighbours",
    "neighbours sharing",
    "costly neighbours",
    "buildings",
    "costly buildings",
    "icons",
    "factions",
    "extensions here",
    "extensions",
    "height",
    "tallest",
    "cost",
    "row",
    "full rows",
    "full columns",
    "critters",
    "vehicles",
    "rival critters",
    "cogs",
    "hand",
    "hand factions",
    "tokens",
    "row end",
    "upper row",
    "lower row",
    "alone",
]

COSTLY = 3
"""A costly Building has this many cost icons or more, its Extensions counted (SQ-26)."""

PER: dict[str, str] = {
    "neighbours": "neighbouring {of}Building",
    "neighbours sharing": "neighbouring Building that shares a faction",
    "costly neighbours": "neighbouring Building of cost 3 or more",
    "buildings": "{of}Building in your airspace",
    "costly buildings": "Building of cost 3 or more in your airspace",
    "icons": "{of}icon in the costs of your airspace",
    "factions": "different faction of your Buildings",
    "extensions here": "Extension on this Building",
    "extensions": "{of}Extension in your airspace",
    "height": "level of this Building",
    "tallest": "level of your tallest Building",
    "cost": "cost icon of this Building",
    "row": "{of}Building in this row",
    "full rows": "row of 4 or more Buildings",
    "full columns": "column of 2 Buildings",
    "critters": "Critter in your airspace",
    "vehicles": "Vehicle in your airspace",
    "rival critters": "Critter in rival airspaces",
    "cogs": "cog you have",
    "hand": "card in your hand",
    "hand factions": "different faction of Faction cards in your hand",
    "tokens": "Benefactor token you have placed",
}
"""After "per": one of the thing counted."""

PLACES: dict[str, str] = {
    "row end": "if this is at an end of its row",
    "upper row": "if this is in the upper of 2 rows",
    "lower row": "if this is in the lower of 2 rows",
    "alone": "if this has no neighbouring Building",
}
"""Counts of a place: 1 if it is so, else 0; only for conditions."""

LEVELS: dict[str, str] = {
    "height": "if this Building has {least} or more levels",
    "tallest": "if your tallest Building has {least} or more levels",
    "cost": "if this Building costs {least} or more icons",
    "hand": "if you have {least} or more cards in hand",
    "cogs": "if you have {least} or more cogs",
}
"""Conditions that are not said as "if you have 2 or more ..."."""


def per_words(counted: Counted, of: str = "") -> str:
    """One of the thing counted: "neighbouring Maker Building"."""
    return PER[counted].format(of=f"{FACTION_NAME[of]} " if of else "")


def plural(thing: str) -> str:
    """Several of it: its noun, the first word with a capital but a faction's, or the first there is, in the plural."""
    words = thing.split(" ")
    nouns = (
        "Building",
        "Extension",
        "Critter",
        "Vehicle",
        "icon",
        "faction",
        "row",
        "column",
        "token",
        "level",
        "cog",
        "card",
    )
    for place, word in enumerate(words):
        if word in nouns:
            words[place] = word + "s"
            break
    return " ".join(words)


def if_words(counted: Counted, least: int, of: str = "") -> str:
    """A condition: so many of the thing counted, or more."""
    if counted in PLACES:
        return PLACES[counted]
    if counted in LEVELS:
        return LEVELS[counted].format(least=least)
    thing = per_words(counted, of)
    return f"if you have a {thing}" if least == 1 else f"if you have {least} or more {plural(thing)}"


def fewer_words(counted: Counted, of: str = "") -> str:
    """What rivals have fewer of: "Maker Buildings"."""
    return plural(per_words(counted, of)).removesuffix(" in your airspace").removesuffix(" you have")
