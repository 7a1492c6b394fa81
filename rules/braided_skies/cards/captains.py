"""The five captains to play as; they differ in colour and mark only, so nothing is told by colour alone (BS-C10)."""

from __future__ import annotations

from rules.braided_skies.cards.records import CaptainCard

CAPTAINS: tuple[CaptainCard, ...] = (
    CaptainCard("odile-marrow", "Odile Marrow", "scarlet", "star", "Never late, often early, once both."),
    CaptainCard("bastian-oke", "Bastian Oke", "teal", "moon", "Hums back when the tapstones hum."),
    CaptainCard("wren-halloway", "Wren Halloway", "violet", "chevron", "Reads clouds aloud to nervous passengers."),
    CaptainCard("tamsin-gold", "Tamsin Gold", "amber", "crown", "Pours tea level in any weather."),
    CaptainCard("ivo-saltmarsh", "Ivo Saltmarsh", "slate", "wave", "Learned to steer by falling upwards."),
)
