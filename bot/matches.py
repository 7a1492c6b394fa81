"""Matches: from a person's wish to a stored table. It imports no discord; it stores before anything is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from datetime import datetime
from random import Random
from typing import Any, TypeAlias

from bot.match_lobby import Lobby
from bot.results import Announcement, LogEntry, MatchInfo, Refused, Result, Standing, Waiting
from rules.core.game import Game
from storage.records import Errand
from storage.store import Store

Player: TypeAlias = Callable[[Any, tuple[Any, ...], Random], Any]
"""A computer player: a view, the legal actions and luck go in, one of the actions comes out."""


class Matches:
    """All that may be asked of matches. Ids are Discord's; every method may be called by several at once."""

    lobby: Lobby
    store: Store

    def __init__(
        self,
        store: Store,
        shelf: Mapping[str, Game],
        *,
        clock: Callable[[], datetime],
        players: Mapping[str, Player] | None = None,
        executor: Executor | None = None,
    ) -> None:
        raise NotImplementedError

    async def wake(self) -> None:
        """After a start: let computer players go on where they were stopped. Call it once the store is open."""
        raise NotImplementedError

    async def rest(self) -> None:
        """Wait until no computer player is at it any more (tests, and an orderly stop)."""
        raise NotImplementedError

    async def press(self, *, match: int, user: int, prompt: int, number: int, interaction: int) -> Result:
        """The button ``act:<match>:<prompt>:<number>``: ``number`` counts the legal actions of that prompt from 0."""
        raise NotImplementedError

    async def act(
        self, *, match: int, user: int, action: Any, interaction: int | None = None, prompt: int | None = None
    ) -> Result:
        """Take an action by itself (a slash command), under a prompt if one is given."""
        raise NotImplementedError

    async def undo(self, *, match: int, user: int, interaction: int | None = None, prompt: int | None = None) -> Result:
        """Take back one's last action: never past a reveal, somebody else's move or a hand-over."""
        raise NotImplementedError

    async def standing(self, match: int, user: int | None) -> Standing | Refused:
        """The match as it stands for a person (a stranger or None: a spectator); refused while there is no table."""
        raise NotImplementedError

    async def legal(self, standing: Standing) -> tuple[Any, ...]:
        """The legal actions of the standing's seat, in order (their index is the button's number), off the loop."""
        raise NotImplementedError

    async def info(self, match: int) -> MatchInfo | None:
        """A match without its table."""
        raise NotImplementedError

    async def match_in(self, channel: int) -> MatchInfo | None:
        """The match of a channel or thread that is not over, lobby included."""
        raise NotImplementedError

    async def waiting(self, user: int) -> tuple[Waiting, ...]:
        """A person's running matches: those that wait for them first, longest wait first."""
        raise NotImplementedError

    async def log(self, match: int, user: int | None, *, last: int | None = None) -> tuple[LogEntry, ...]:
        """The log, oldest first, with the news this person may read; only the ``last`` entries if given."""
        raise NotImplementedError

    async def since(self, match: int, user: int) -> tuple[LogEntry, ...]:
        """What happened since a person's own last turn."""
        raise NotImplementedError

    async def announcement(self, errand: Errand) -> Announcement | None:
        """What an errand (turn, notice, mention, over, whisper_start) tells; None if there is no table to show."""
        raise NotImplementedError
