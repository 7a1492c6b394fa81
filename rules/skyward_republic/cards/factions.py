"""The 60 Faction cards: single-use payment, eleven of one icon and four of two for each faction (SR-G03)."""

from __future__ import annotations

from rules.skyward_republic.cards.records import FactionCard

FACTION_CARDS: tuple[FactionCard, ...] = (
    FactionCard(
        "seer",
        "Seer",
        "S",
        11,
        "Saw you coming and put the kettle on.",
        motifs=("seer-emblem", "kettle", "tea-cup", "far-spires"),
    ),
    FactionCard(
        "preserver",
        "Preserver",
        "P",
        11,
        "Has a jar for that, with a label.",
        motifs=("preserver-emblem", "labelled-jar", "fern-pot", "hills"),
    ),
    FactionCard(
        "maker",
        "Maker",
        "M",
        11,
        "Give it here. No, the other end.",
        motifs=("maker-emblem", "tool-box", "gears", "far-chimneys"),
    ),
    FactionCard(
        "collective",
        "Collective",
        "C",
        11,
        "We have talked about it, and yes.",
        motifs=("collective-emblem", "round-table", "megaphone", "far-domes"),
    ),
    FactionCard(
        "elite-seer",
        "Elite Seer",
        "SS",
        4,
        "Her kettle boils before she thinks of tea.",
        motifs=("crowned-seer-emblem", "kettle", "stars", "far-spires"),
    ),
    FactionCard(
        "elite-preserver",
        "Elite Preserver",
        "PP",
        4,
        "Keeps the jar that the jars came in.",
        motifs=("crowned-preserver-emblem", "labelled-jar", "jam-jar", "hills"),
    ),
    FactionCard(
        "elite-maker",
        "Elite Maker",
        "MM",
        4,
        "Built the tools that built the tools.",
        motifs=("crowned-maker-emblem", "hammer-and-anvil", "spanner", "far-chimneys"),
    ),
    FactionCard(
        "elite-collective",
        "Elite Collective",
        "CC",
        4,
        "A committee of one, and still unanimous.",
        motifs=("crowned-collective-emblem", "ballot-box", "round-table", "far-domes"),
    ),
)
