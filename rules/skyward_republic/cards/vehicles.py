"""The Vehicles: free, and welcome (SR-G04)."""

from __future__ import annotations

from rules.skyward_republic.cards.records import Launch, Vehicle
from rules.skyward_republic.effects import Cogs

VEHICLES: tuple[Vehicle, ...] = (Vehicle("post-balloon", "Post Balloon", 2, Launch((Cogs(1),))),)
