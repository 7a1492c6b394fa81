"""What the bot must be told about a game beyond its rules; the game's own cog registers it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rules.core.questions import Seat


@dataclass(frozen=True, slots=True)
class Guide:
    """``turn`` says in five lines how a turn goes; ``hand`` puts what a seat holds into words, from its view."""

    turn: tuple[str, ...]
    hand: Callable[[Any, Seat], str]


def no_hand(_view: Any, _seat: Seat) -> str:
    """For a game that told us nothing."""
    return "This game has no hand: everything lies on the table."


PLAIN = Guide(("When it is your turn I tell you. Press Play, choose, and end your turn.",), no_hand)
"""For a game whose cog registered nothing."""
