"""Refusals: every one is a sentence a player can read."""

from __future__ import annotations


class RulesError(Exception):
    """Something the rules do not allow; its text is a sentence for the player, ending in a full stop."""


class IllegalAction(RulesError):
    """An action that is not among the legal actions of the seat that tried it."""


class SetupError(RulesError):
    """A game that cannot be set up as asked: a wrong number of seats, or an option nobody knows."""


class UnreadableTable(RulesError):
    """Stored bytes that are not a table of this game, or one of a version it does not know."""


class RunawayTable(RulesError):
    """A single action that would not come to rest: the step guard stopped it."""
