"""The Benefactors: what they want to see, and what they give (SR-B)."""

from __future__ import annotations

from rules.skyward_republic.cards.records import Benefactor
from rules.skyward_republic.effects import Cogs, Draw, ReclaimToken, RevealAndShare

BENEFACTORS: tuple[Benefactor, ...] = (
    Benefactor("solar-pact", "Solar Pact", "SSMMM", 4, (RevealAndShare(), ReclaimToken())),
    Benefactor("night-school", "Night School", "SSP", 2, (Draw(2),), starting=True),
    Benefactor("brass-guild", "Brass Guild", "MMP", 2, (Cogs(1),), starting=True),
)
