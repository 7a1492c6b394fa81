"""The desk where matches are kept: the store, the shelf, the clock, a lock for each match, and a place to think."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

import structlog

from bot.journal import reference
from bot.match_refusals import NO_MATCH, closed, frozen
from bot.match_step import OutOfReach
from bot.results import Refused, State
from rules.core.errors import RulesError, RunawayTable, UnreadableTable
from rules.core.game import Game
from storage.errors import Conflict
from storage.outbox import Kind
from storage.records import Commit, NewErrand, NewMove, StoredMatch
from storage.store import Store

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 5
"""How often a change that somebody else overtook is tried again."""

PATIENCE_S = 20.0
"""No action takes longer to work out than this; one that does has run away."""

log = structlog.get_logger(__name__)


class Broken(Exception):
    """The rules or the stored table failed in a way no player can mend: the match has to be frozen."""


class Desk:
    """What the parts of `Matches` share."""

    def __init__(
        self, store: Store, shelf: Mapping[str, Game], clock: Callable[[], datetime], executor: Executor | None
    ) -> None:
        """Nothing about a match is kept here but its lock."""
        self.store = store
        self.shelf = shelf
        self.clock = clock
        self._executor = executor
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, match: int) -> asyncio.Lock:
        """One thing at a time for each match; the others queue."""
        lock = self._locks.get(match)
        if lock is None:
            lock = self._locks[match] = asyncio.Lock()
        return lock

    async def think(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work something out off the event loop; raises `RulesError`, `OutOfReach` or `Broken`."""
        thinking = asyncio.get_running_loop().run_in_executor(self._executor, partial(work, *args, **kwargs))
        with _breaking():
            return await asyncio.wait_for(thinking, PATIENCE_S)

    def table(self, stored: StoredMatch) -> Any:
        """The table of a match, read at once: it takes less time than another thread to do it; raises `Broken`."""
        game = self.game(stored)
        with _breaking():
            return game.load(stored.table or b"")

    def game(self, stored: StoredMatch) -> Game:
        """The game of a match, in the version it was stored by; raises `Broken`."""
        game = self.shelf.get(stored.game)
        if game is None or game.rules_version != stored.rules_version:
            raise Broken(f"{stored.game} {stored.rules_version} is not on the shelf.")
        return game

    async def refusal(self, stored: StoredMatch | None) -> str | None:
        """Why a match takes no action now, if it does not."""
        if stored is None:
            return NO_MATCH
        reference = ""
        if stored.state == State.FROZEN:
            last = await self.store.moves.last(stored.id)
            reference = last.move.payload.decode() if last is not None else ""
        return closed(State(stored.state), reference)

    def report(self, match: int, error: BaseException) -> str:
        """Log what went wrong, under a reference the players are told."""
        named = reference()
        log.error("match broken", match=match, reference=named, exc_info=error)
        return named

    async def freeze(self, stored: StoredMatch, error: BaseException) -> Refused:
        """Stop a match where it stands, with a reference the players are told; the others go on."""
        reference = self.report(stored.id, error)
        if stored.state == State.ENDED:
            return Refused(await self.refusal(stored) or NO_MATCH)
        last = await self.store.moves.last(stored.id)
        turn, reveals = (last.move.turn, last.move.reveals) if last is not None else (0, 0)
        host = NewMove(None, "host", None, reference.encode(), b"[]", turn, reveals, locked=True)
        try:
            await self.store.matches.commit(
                Commit(
                    stored.id,
                    stored.version,
                    self.clock(),
                    state=State.FROZEN,
                    move=host,
                    errands=(NewErrand(Kind.FROZEN),),
                )
            )
        except Conflict:
            log.warning("match went on meanwhile", match=stored.id, reference=reference)
        return Refused(frozen(reference))


@contextmanager
def _breaking() -> Iterator[None]:
    """Whatever the rules trip over in here is `Broken`, which freezes this match alone; what they refuse is not."""
    try:
        yield
    except (RunawayTable, UnreadableTable) as error:
        raise Broken(str(error)) from error
    except (RulesError, OutOfReach):
        raise
    except Exception as error:  # whatever it is, it freezes this match alone
        raise Broken(type(error).__name__) from error
