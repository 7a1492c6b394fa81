"""The Critters: free, and mostly less welcome (SR-G04)."""

from __future__ import annotations

from rules.skyward_republic.cards.records import Critter, Launch
from rules.skyward_republic.effects import Give

CRITTERS: tuple[Critter, ...] = (Critter("loud-gull", "Loud Gull", -2, Launch((Give(),))),)
