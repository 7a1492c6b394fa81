"""The Buildings: what they cost, their VP, their abilities."""

from __future__ import annotations

from rules.skyward_republic.cards.records import Active, Building, Hand, Launch, Score, Whenever
from rules.skyward_republic.effects import (
    Cogs,
    CogToExtension,
    Draw,
    ExtraLaunch,
    NeighbourCogs,
    PayCogs,
    Per,
    Vp,
)

BUILDINGS: tuple[Building, ...] = (
    Building("anarchist-noodle-house", "Anarchist Noodle House", "NN", 2, Launch((NeighbourCogs("N"),))),
    Building("world-fair", "World Fair", "CCNN", 5, Score((Per("factions", Vp(1)),))),
    Building("clock-tower", "Clock Tower", "MMM", 3, Score((Per("cogs", Vp(1)),))),
    Building("tea-tower", "Tea Tower", "S", 1, Launch((Draw(1),))),
    Building("seed-vault", "Seed Vault", "PP", 2, Whenever("attach", (Cogs(1),), once=True)),
    Building("brass-shed", "Brass Shed", "M", 1, Active((PayCogs(1, (CogToExtension(),)),))),
    Building("rope-tram", "Rope Tram", "CN", 2, Launch((ExtraLaunch(2),))),
    Building("spare-parts", "Spare Parts Market", "MN", 2, Hand((Cogs(1),), when="turn")),
)
