"""The lobby: who sits down, with which options, and the start. Each answers the match, or a refusal in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from bot.results import MatchInfo, Played, Refused


class Lobby:
    """What may be done to a match before it starts. Every change leaves a ``lobby`` errand in the outbox."""

    async def open(
        self,
        *,
        game: str,
        guild: int,
        channel: int,
        host: int,
        name: str,
        seats: int,
        options: Mapping[str, Any] | None = None,
    ) -> MatchInfo | Refused:
        """Open a lobby with the host in its first seat; refused where the channel has a match already."""
        raise NotImplementedError

    async def join(self, *, match: int, user: int, name: str) -> MatchInfo | Refused:
        """Take a free seat; joining twice changes nothing."""
        raise NotImplementedError

    async def leave(self, *, match: int, user: int) -> MatchInfo | Refused:
        """Give up one's seat; when the last person leaves, the lobby closes."""
        raise NotImplementedError

    async def add_computer(self, *, match: int, user: int, level: str) -> MatchInfo | Refused:
        """The host seats a computer player."""
        raise NotImplementedError

    async def remove_computer(self, *, match: int, user: int) -> MatchInfo | Refused:
        """The host sends the last computer player away."""
        raise NotImplementedError

    async def choose(self, *, match: int, user: int, options: Mapping[str, Any]) -> MatchInfo | Refused:
        """The host changes options; those not named stay."""
        raise NotImplementedError

    async def resize(self, *, match: int, user: int, seats: int) -> MatchInfo | Refused:
        """The host asks for another number of seats."""
        raise NotImplementedError

    async def move_to(self, *, match: int, channel: int) -> MatchInfo | Refused:
        """The match has a thread of its own now."""
        raise NotImplementedError

    async def cancel(self, *, match: int, user: int) -> MatchInfo | Refused:
        """The host closes the lobby."""
        raise NotImplementedError

    async def start(self, *, match: int, user: int, interaction: int | None = None) -> Played | Refused:
        """Shuffle the seats, deal, and tell the first player. All wanted seats must be taken, or at least
        as many as the game needs; empty seats are dropped."""
        raise NotImplementedError

    async def expire(self, now: datetime) -> tuple[MatchInfo, ...]:
        """Close the lobbies whose time has come, leaving an ``expired`` errand; call it now and then."""
        raise NotImplementedError
