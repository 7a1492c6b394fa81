"""The five captains to play as; they differ in colour and mark only, so nothing is told by colour alone (BS-C10)."""

from __future__ import annotations

from rules.braided_skies.cards.records import CaptainCard

CAPTAINS: tuple[CaptainCard, ...] = (
    CaptainCard(
        "odile-marrow",
        "Odile Marrow",
        "scarlet",
        "star",
        "Never late, often early, once both.",
        motifs=("captain-odile", "far-town", "planks", "pocket-watch", "birds"),
    ),
    CaptainCard(
        "bastian-oke",
        "Bastian Oke",
        "teal",
        "moon",
        "Hums back when the tapstones hum.",
        motifs=("captain-bastian", "far-islands", "planks", "tapstones", "notes"),
    ),
    CaptainCard(
        "wren-halloway",
        "Wren Halloway",
        "violet",
        "chevron",
        "Reads clouds aloud to nervous passengers.",
        motifs=("captain-wren", "cloudbanks", "planks", "tourists", "cloud"),
    ),
    CaptainCard(
        "tamsin-gold",
        "Tamsin Gold",
        "amber",
        "crown",
        "Pours tea level in any weather.",
        motifs=("captain-tamsin", "thunderheads", "planks", "tea-cup", "storm-cloud"),
    ),
    CaptainCard(
        "ivo-saltmarsh",
        "Ivo Saltmarsh",
        "slate",
        "wave",
        "Learned to steer by falling upwards.",
        motifs=("captain-ivo", "peaks", "planks", "life-ring", "wind"),
    ),
)
