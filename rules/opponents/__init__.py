"""Computer players: a seat's view and its legal actions go in, an action comes out. None ever sees a table."""

from __future__ import annotations

from rules.opponents.levels import LEVELS

__all__ = ["LEVELS"]
