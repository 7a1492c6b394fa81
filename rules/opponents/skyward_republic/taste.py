"""What the quick player holds things to be worth, in VP: every figure it plays by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

TYPICAL: Mapping[str, float] = {
    "neighbours": 2.2,
    "neighbours sharing": 1.3,
    "costly neighbours": 1.1,
    "buildings": 2.6,
    "costly buildings": 3.0,
    "icons": 5.0,
    "factions": 3.6,
    "extensions here": 0.7,
    "extensions": 2.0,
    "height": 1.6,
    "tallest": 2.0,
    "cost": 3.0,
    "row": 1.7,
    "full rows": 1.0,
    "full columns": 2.5,
    "critters": 0.8,
    "vehicles": 1.0,
    "rival critters": 1.2,
    "cogs": 2.0,
    "hand": 3.0,
    "hand factions": 1.8,
    "tokens": 2.2,
    "row end": 0.6,
    "upper row": 0.6,
    "lower row": 0.6,
    "alone": 0.2,
}
"""How many of a thing there are at the end of an average game, for whoever wants them."""


@dataclass(frozen=True, slots=True)
class Taste:
    """Figures found by playing one taste against another; none of them is a rule of the game."""

    icon: float = 1.0
    """An icon of a Faction card in hand."""
    wanted_icon: float = 0.35
    """What it is worth more, where the hand wants its colour."""
    cog: float = 1.25
    card: float = 1.4
    """A card from the deck, not yet known."""
    benefactor: float = 1.0
    """A Benefactor card in hand, not yet known."""
    launch: float = 2.5
    """What one more Building in the airspace is worth beyond its own words."""
    extra_launch: float = 3.2
    patience: float = 0.5
    """How much of what a LAUNCH ability would bring later is lost by launching now."""
    claim: float = -1.5
    """What a claim is worth beyond its VP and its ability: a token is gone, and rivals may follow."""
    near: tuple[float, ...] = (1.0, 0.2, 0.05, 0.0)
    """A Benefactor that lacks so many icons, as a share of what it will bring."""
    buildings: tuple[float, ...] = (3.0, 2.2, 1.4, 0.6, 0.2)
    """What the first Building in hand adds, the second, and so on, by giving something to launch."""
    extensions: tuple[float, ...] = (1.0, 0.7, 0.4)
    """How much of an Extension in hand is used: of the first, the second, and so on."""
    rival: float = 0.35
    """A VP more or less for a rival."""
    lead: float = 0.4
    """How much better than a fair share a pile must be to be picked while there is something to flip."""
    warden: float = 1.6
    """The Warden token with its cog."""
    typical: Mapping[str, float] = field(default_factory=lambda: TYPICAL)


PLAIN = Taste()
