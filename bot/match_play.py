"""Playing: from a press to one stored transaction. What is told of it is left in the outbox, never sent from here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime

from bot import match_refusals as refusals
from bot.looks import Looks, looks_in
from bot.match_desk import TRIES, Broken, Desk
from bot.match_errands import told_by
from bot.match_passing import passed_seats
from bot.match_reading import (
    ACTION,
    Reading,
    info_of,
    is_undoable,
    news_of,
    news_to_bytes,
    standing_actions,
)
from bot.match_step import OutOfReach, Pick, Step, step, step_back
from bot.results import Played, Refused, Result, SeatInfo, Stale, Standing, State
from rules.core.errors import RulesError
from rules.core.news import News, named
from storage.errors import Conflict, Repeated
from storage.records import Commit, Found, NewMove, StoredMatch, StoredMove, StoredSeat


@dataclass(frozen=True, slots=True)
class Press:
    """Who wants something of a match, under which prompt, by which interaction. A computer player is a seat."""

    match: int
    user: int | None
    seat: int | None = None
    prompt: int | None = None
    interaction: int | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """A press that may go on: the match as it was read, and the seat that pressed."""

    press: Press
    stored: StoredMatch
    quiet: frozenset[int]
    passing: frozenset[int]
    seat: SeatInfo
    looks: Looks | None


class Play:
    """Actions and undo. ``woken`` is called with each match in which somebody acts by themselves, once it is stored."""

    def __init__(self, desk: Desk, reading: Reading, woken: Callable[[int], None]) -> None:
        """It plays at the desk, and answers with what reading would find."""
        self._desk = desk
        self._reading = reading
        self._woken = woken

    async def take(self, press: Press, pick: Pick, note: str = "") -> Result:
        """Take the action that is picked from the legal ones; the ``note`` is told with what happened."""

        async def take(turn: Turn) -> Result:
            return await self._take(turn, pick, note)

        return await self._queue(press, take)

    async def undo(self, press: Press) -> Result:
        """Take back the last action."""
        return await self._queue(press, self._undo)

    async def _queue(self, press: Press, deed: Callable[[Turn], Awaitable[Result]]) -> Result:
        async with self._desk.lock(press.match):
            for _ in range(TRIES):
                try:
                    return await self._admit(press, deed)
                except (Conflict, Repeated):  # somebody else's process was quicker: look again
                    continue
        return Refused(refusals.CROWDED)

    async def _admit(self, press: Press, deed: Callable[[Turn], Awaitable[Result]]) -> Result:
        found = await self._desk.store.matches.find(press.match)
        if found is None:
            return Refused(refusals.NO_MATCH)
        try:
            return await self._repeat(press, found.match) or await self._admit_to(found, press, deed)
        except Broken as error:
            return await self._desk.freeze(found.match, error)

    async def _repeat(self, press: Press, stored: StoredMatch) -> Result | None:
        """The outcome this very interaction had; whoever has acted is under another prompt since."""
        asked = _seat(stored, press)
        if press.interaction is None or stored.state == State.FROZEN:
            return None
        if asked is not None and press.prompt == asked.prompt:
            return None
        move = await self._desk.store.moves.by_interaction(press.interaction)
        if move is None or move.match_id != press.match:
            return None
        standing = await self._reading.standing_of(stored, press.user)
        seat = None if standing.seat is None else standing.seat.number
        return Played(standing, news_of(move, seat), move.move.handed_over, move.move.ended)

    async def _admit_to(self, found: Found, press: Press, deed: Callable[[Turn], Awaitable[Result]]) -> Result:
        stored = found.match
        refusal = await self._desk.refusal(stored)
        if refusal is not None:
            return Refused(refusal)
        seat = _seat(stored, press)
        if seat is None:
            return Refused(refusals.NO_SEAT)
        if press.prompt is not None and press.prompt != seat.prompt:
            return Stale(await self._standing(stored, seat))
        looks = None if seat.user_id is None else looks_in(found.settings.get(seat.user_id, {}))
        return await deed(Turn(press, stored, found.quiet, found.passing, seat, looks))

    async def _take(self, turn: Turn, pick: Pick, note: str) -> Result:
        stored, seat = turn.stored, turn.seat
        if seat.since is None:
            why = refusals.not_your_turn(info_of(stored))
            return Refused(why, await self._standing(stored, seat))
        game = self._desk.game(stored)
        try:
            done = await self._desk.think(step, game, stored.table or b"", seat.number, pick)
        except OutOfReach:
            return Stale(await self._standing(stored, seat))
        except RulesError as error:
            return Refused(_named(error, stored), await self._standing(stored, seat))
        if note:
            done = replace(done, news=(*done.news, News(note)))
        return await self._store(turn, done, kind=ACTION)

    async def _undo(self, turn: Turn) -> Result:
        stored, seat = turn.stored, turn.seat
        last = await self._desk.store.moves.last(stored.id)
        why = _not_undoable(stored, last, seat)
        if last is None or why is not None:
            return Refused(why or refusals.NOTHING_TO_UNDO, await self._standing(stored, seat))
        first, snapshot = await self._reading.snapshot(stored, last.number - 1)
        moves = await self._desk.store.moves.between(stored.id, first + 1, last.number - 1)
        news = News(f"{{{seat.number}}} takes back their last action.")
        actions = standing_actions(moves, stored.moves)
        game = self._desk.game(stored)
        try:
            done = await self._desk.think(step_back, game, stored.table or b"", snapshot, actions, news)
        except RulesError as error:
            raise Broken(f"The log of match {stored.id} does not replay.") from error
        return await self._store(turn, done, kind="undo", undoes=last.number)

    async def _store(self, turn: Turn, done: Step, *, kind: str, undoes: int | None = None) -> Result:
        stored, now = turn.stored, self._desk.clock()
        passed = passed_seats(self._desk.game(stored), done.table, stored.seats, done.acting, turn.passing)
        telling = told_by(stored, done, turn.quiet, frozenset(each.seat.number for each in passed))
        seats = tuple(_seat_after(seat, done, stored.version + 1, turn.seat, now) for seat in stored.seats)
        state = State.ENDED if done.ended else State.LIVE
        commit = Commit(
            stored.id,
            stored.version,
            now,
            state=state,
            table=done.stored,
            told=telling.told,
            asked=tuple(seat for seat, was in zip(seats, stored.seats, strict=True) if seat != was),
            move=_move(turn, done, kind, undoes),
            snapshot=done.stored if done.handed_over or done.ended else None,
            errands=telling.errands,
        )
        version = await self._desk.store.matches.commit(commit)
        if passed or any(seat.level is not None and seat.since is not None for seat in seats):
            self._woken(stored.id)
        after = replace(stored, state=state, version=version, moves=stored.moves + 1, seats=seats)
        info = info_of(after)
        own = next(seat for seat in info.seats if seat.number == turn.seat.number)
        undoable = not done.locked if kind == ACTION else await self._may_undo(stored.id, own)
        standing = Standing(info, self._desk.game(stored), done.table, own, undoable, turn.looks)
        news = tuple(line for line in done.news if line.may_read(own.number))
        return Played(standing, news, done.handed_over, done.ended)

    async def _may_undo(self, match: int, seat: SeatInfo) -> bool:
        last = await self._desk.store.moves.last(match)
        return last is not None and is_undoable(last, seat.number)

    async def _standing(self, stored: StoredMatch, seat: SeatInfo) -> Standing:
        return replace(await self._reading.standing_of(stored, seat.user_id), seat=seat)


def _seat(stored: StoredMatch, press: Press) -> SeatInfo | None:
    match = info_of(stored)
    if press.user is not None:
        return match.seat_of(press.user)
    return next((seat for seat in match.seats if seat.number == press.seat and seat.level is not None), None)


def _named(error: RulesError, stored: StoredMatch) -> str:
    """A refusal of the rules with the players' names in it."""
    names = {seat.number: seat.name for seat in stored.seats}
    return named(str(error), lambda seat: names.get(seat, f"Seat {seat + 1}"))


def _not_undoable(stored: StoredMatch, last: StoredMove | None, seat: SeatInfo) -> str | None:
    if last is None or last.move.kind != ACTION:
        return refusals.NOTHING_TO_UNDO
    if last.move.seat != seat.number:
        name = next((other.name for other in stored.seats if other.number == last.move.seat), "somebody else")
        return refusals.NOTHING_TO_UNDO if seat.since else refusals.NOT_YOURS_TO_UNDO.format(name=name)
    return refusals.LOCKED if last.move.locked else None


def _seat_after(seat: StoredSeat, done: Step, version: int, actor: SeatInfo, now: datetime) -> StoredSeat:
    """Its prompt is a new one if it acted or is asked something else; it waits from when it was first asked."""
    renewed = seat.number == actor.number or seat.number in done.changed
    since = (seat.since or now) if seat.number in done.acting else None
    return replace(seat, prompt=version if renewed else seat.prompt, since=since)


def _move(turn: Turn, done: Step, kind: str, undoes: int | None) -> NewMove:
    return NewMove(
        seat=turn.seat.number,
        kind=kind,
        by=turn.press.user,
        payload=done.payload,
        news=news_to_bytes(done.news),
        turn=done.turn,
        reveals=done.reveals,
        locked=done.locked,
        handed_over=done.handed_over,
        ended=done.ended,
        interaction_id=turn.press.interaction,
        undoes=undoes,
    )
