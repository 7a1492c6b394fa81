"""A match as it was: after any completed turn, and when somebody last had a hand in it. It changes nothing.

All that is shown of then goes through the same gate as of now: the view of whoever looks, on the table of then.
"""

from __future__ import annotations

from dataclasses import dataclass

import structlog

from bot.match_desk import Broken, Desk
from bot.match_reading import Reading, entries_of, info_of, standing_news
from bot.match_refusals import NO_MATCH, past_lost
from bot.results import LogEntry, Refused, Standing
from rules.core.errors import RulesError
from rules.core.news import News
from rules.core.questions import Seat
from storage.records import StoredMatch, TurnMade

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class PastTurn:
    """The match after one of its turns: what was done in it, and the table as it was left."""

    standing: Standing
    news: tuple[News, ...]
    at: int
    """Which of the turns it is, counted from the start, which is 0."""
    turns: tuple[TurnMade, ...]

    @property
    def made(self) -> TurnMade:
        """The move that ended it."""
        return self.turns[self.at]


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """What happened since somebody last had a hand in it. ``before`` is None where then cannot be read any more."""

    now: Standing
    before: Standing | None
    entries: tuple[LogEntry, ...]
    then: int
    """The move after which it happened; the first is the start."""


class Past:
    """Looks back."""

    def __init__(self, desk: Desk, reading: Reading) -> None:
        """It reads at the desk."""
        self._desk = desk
        self._reading = reading

    async def turn(self, match: int, user: int, at: int | None = None) -> PastTurn | Refused:
        """The match after a turn, the last where none is named or there are not so many."""
        stored = await self._desk.store.matches.get(match)
        turns = await self._desk.store.moves.turns(match)
        if stored is None or stored.table is None or not turns:
            return Refused(await self._desk.refusal(stored) or NO_MATCH)
        last = len(turns) - 1
        at = last if at is None else min(at, last)
        try:
            standing = await self._standing(stored, user, turns[at].move)
        except (Broken, RulesError) as error:
            return Refused(past_lost(self._desk.report(match, error)))
        first = turns[at - 1].move + 1 if at else 1
        happened = await self._desk.store.moves.between(match, first, turns[at].move)
        news = standing_news(happened, standing.seat.number if standing.seat else None)
        return PastTurn(standing, news, at, turns)

    async def since(self, match: int, user: int) -> Meanwhile | Refused:
        """Since a person's own last action, or the start; for who has no seat, since the turn before the last."""
        now = await self._reading.standing(match, user)
        if isinstance(now, Refused):
            return now
        stored = await self._desk.store.matches.get(match)
        if stored is None:
            return Refused(NO_MATCH)
        seat = now.seat.number if now.seat else None
        then = await self._since_when(match, seat)
        happened = await self._desk.store.moves.between(match, then + 1 if then > 1 else 1)
        entries = entries_of(happened, seat)
        try:
            return Meanwhile(now, await self._standing(stored, user, then), entries, then)
        except (Broken, RulesError) as error:
            log.warning("an earlier table could not be read", match=match, move=then, why=str(error))
            return Meanwhile(now, None, entries, then)

    async def _since_when(self, match: int, seat: Seat | None) -> int:
        """The move after which everything is new to whoever looks."""
        moves = self._desk.store.moves
        if seat is not None:
            own = await moves.last(match, seat)
            return own.number if own else 1
        turns = await moves.turns(match)
        return turns[-2].move if len(turns) > 1 else 1

    async def _standing(self, stored: StoredMatch, user: int, move: int) -> Standing:
        """The match after a move, as this person could see it; raises `Broken` or `RulesError`."""
        game, info = self._desk.game(stored), info_of(stored)
        table = await self._reading.table_at(stored, game, move)
        return Standing(info, game, table, info.seat_of(user), undoable=False)
