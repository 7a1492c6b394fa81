"""The Extensions: attached to Buildings (SR-L08)."""

from __future__ import annotations

from rules.skyward_republic.cards.records import Extension, Score
from rules.skyward_republic.effects import If, Vp

EXTENSIONS: tuple[Extension, ...] = (
    Extension("landing-pad", "Landing Pad", "S", 1, Score((If("vehicles", (Vp(2),)),))),
)
