"""What the quick player holds things to be worth, in fame: every figure it plays by."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Taste:
    """Figures found by playing one taste against another; none of them is a rule of the game."""

    token: float = 1.5
    """A tapstone or a tourist on a slot, wanted for nothing in particular."""
    goal: float = 0.35
    """How much of a wonder's gain is seen in the tokens still lacking, the best wonder first."""
    other_goals: float = 0.15
    most_wanted: float = 3.0
    """The most a token may be worth for the sake of one wonder."""
    grit: tuple[float, ...] = (1.3, 1.2, 1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.3, 0.1)
    """The first grit, the second, and so on."""
    encounter: float = 1.6
    held: float = 1.3
    """An encounter card kept for a better moment."""
    turn: float = 5.0
    """What a turn should bring; less than that, and it is time to recall."""
    activation: float = 0.5
    """A row that would be activated in the recall to come, as a share of what it would bring."""
    harvester: float = 1.0
    crewmate: float = 1.0
    outfitting: float = 1.0
    explore: float = 3.0
    """A cloud tile that can be explored only with an upgrade."""
    large_cloud: float = 2.8
    small_cloud: float = 4.3
    revealed: float = 0.8
    transfer: float = 0.2
    """What a transfer costs beyond its grit."""
    recalls: float = 0.24
    """Recalls in a turn, over a game."""
    visits: float = 0.36
    """Visits to collection ports in a turn, over a game."""
    wonders: float = 0.2
    """Wonders gained in a turn, over a game."""
    steps: float = 0.27
    """Steps on each track in a turn, over a game."""
    length: float = 26.0
    """The turns a game is expected to have."""


PLAIN = Taste()
