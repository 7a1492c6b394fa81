"""The Faction cards: single-use payment (SR-G03)."""

from __future__ import annotations

from rules.skyward_republic.cards.records import FactionCard

FACTION_CARDS: tuple[FactionCard, ...] = (
    FactionCard("seer", "Seer", "S", 11),
    FactionCard("preserver", "Preserver", "P", 11),
    FactionCard("maker", "Maker", "M", 11),
    FactionCard("collective", "Collective", "C", 11),
    FactionCard("elite-seer", "Elite Seer", "SS", 4),
    FactionCard("elite-preserver", "Elite Preserver", "PP", 4),
    FactionCard("elite-maker", "Elite Maker", "MM", 4),
    FactionCard("elite-collective", "Elite Collective", "CC", 4),
)
