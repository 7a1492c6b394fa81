"""The 60 Faction cards: single-use payment, eleven of one icon and four of two for each faction (SR-G03)."""

from __future__ import annotations

from rules.skyward_republic.cards.records import FactionCard

FACTION_CARDS: tuple[FactionCard, ...] = (
    FactionCard("seer", "Seer", "S", 11, "Saw you coming and put the kettle on."),
    FactionCard("preserver", "Preserver", "P", 11, "Has a jar for that, with a label."),
    FactionCard("maker", "Maker", "M", 11, "Give it here. No, the other end."),
    FactionCard("collective", "Collective", "C", 11, "We have talked about it, and yes."),
    FactionCard("elite-seer", "Elite Seer", "SS", 4, "Her kettle boils before she thinks of tea."),
    FactionCard("elite-preserver", "Elite Preserver", "PP", 4, "Keeps the jar that the jars came in."),
    FactionCard("elite-maker", "Elite Maker", "MM", 4, "Built the tools that built the tools."),
    FactionCard("elite-collective", "Elite Collective", "CC", 4, "A committee of one, and still unanimous."),
)
