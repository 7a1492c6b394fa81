"""Reading matches: how they stand for a person, what has happened, who is waited for, what an errand tells."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import msgspec

from bot.looks import Looks
from bot.match_desk import Broken, Desk
from bot.match_refusals import NO_MATCH, NOT_FROZEN
from bot.match_step import replayed
from bot.results import Announcement, LogEntry, MatchInfo, Pictures, Refused, SeatInfo, Standing, State, Waiting
from rules.core.errors import RulesError
from rules.core.game import Game
from rules.core.news import News
from rules.core.questions import Seat
from storage.errors import UnreadableSnapshot
from storage.moves import UNDO
from storage.outbox import Kind
from storage.records import Commit, Errand, Happened, StoredMatch, StoredMove, StoredSeat

ACTION = "action"
_TO_ONE = (Kind.NOTICE, Kind.WHISPER_START)
_OF_A_TABLE = (*_TO_ONE, Kind.TURN, Kind.OVER, Kind.FAREWELL)
_AT_REST = (State.FROZEN, State.ENDED)
"""What cannot be read of these is no reason to freeze them."""


class Reading:
    """The questions that change nothing (but freeze a match that cannot be read)."""

    def __init__(self, desk: Desk) -> None:
        """It reads at the desk."""
        self._desk = desk

    async def info(self, match: int) -> MatchInfo | None:
        """A match without its table."""
        stored = await self._desk.store.matches.get(match)
        return None if stored is None else info_of(stored)

    async def match_in(self, channel: int) -> MatchInfo | None:
        """The match of a channel that is not over."""
        stored = await self._desk.store.matches.in_channel(channel)
        return None if stored is None else info_of(stored)

    async def last_match_in(self, channel: int) -> MatchInfo | None:
        """The newest match of a channel that was ever dealt, over or not."""
        stored = await self._desk.store.matches.last_in_channel(channel)
        return None if stored is None else info_of(stored)

    async def standing(self, match: int, user: int | None) -> Standing | Refused:
        """The match as it stands for a person."""
        stored = await self._desk.store.matches.get(match)
        if stored is None or stored.table is None:
            return Refused(await self._desk.refusal(stored) or NO_MATCH)
        try:
            return await self.standing_of(stored, user)
        except Broken as error:
            if stored.state in _AT_REST:
                return Refused(await self._desk.refusal(stored) or NO_MATCH)
            return await self._desk.freeze(stored, error)

    async def standing_of(self, stored: StoredMatch, user: int | None) -> Standing:
        """The same, for a match that has been read; raises `Broken`."""
        game, seat = self._desk.game(stored), info_of(stored).seat_of(user) if user is not None else None
        table = self._desk.table(stored)
        return Standing(info_of(stored), game, table, seat, await self._undoable(stored, seat))

    async def waiting(self, user: int) -> tuple[Waiting, ...]:
        """A person's running matches, those that wait for them first, longest wait first."""
        matches = await self._desk.store.matches.of_person(user)
        found = [self._waiting(info_of(match), user) for match in matches if match.state != State.LOBBY]
        waited = sorted((one for one in found if one.since), key=lambda one: one.since or self._desk.clock())
        return (*waited, *(one for one in found if not one.since))

    async def log(self, match: int, user: int | None, *, last: int | None = None) -> tuple[LogEntry, ...]:
        """The log, oldest first, as this person may read it."""
        stored = await self._desk.store.matches.get(match)
        if stored is None:
            return ()
        first = 1 if last is None else stored.moves - last + 1
        return entries_of(await self._desk.store.moves.between(match, first), _seat(stored, user))

    async def announcement(self, errand: Errand) -> Announcement | None:
        """What an errand tells; None where there is no table to show."""
        if errand.kind not in _OF_A_TABLE:
            return None
        to_one, matches = errand.kind in _TO_ONE, self._desk.store.matches
        if to_one:
            found = await matches.since_own(errand.match_id, errand.recipient)
        else:
            found = await matches.with_moves(errand.match_id, errand.first_move - 1, errand.last_move)
        if found is None or found.match.table is None:
            return None
        stored = found.match
        try:
            return await (self._to_one if to_one else self._to_all)(found, errand)
        except (Broken, RulesError) as error:
            if stored.state not in _AT_REST:
                await self._desk.freeze(stored, error)
            return None

    async def thaw(self, match: int) -> MatchInfo | Refused:
        """A frozen match goes on, if its table can be read."""
        stored = await self._desk.store.matches.get(match)
        if stored is None or stored.state != State.FROZEN:
            return Refused(NO_MATCH if stored is None else NOT_FROZEN)
        try:
            await self.standing_of(stored, None)
        except Broken as error:
            return Refused(f"It still cannot be read: {error}")
        await self._desk.store.matches.commit(Commit(stored.id, stored.version, self._desk.clock(), state=State.LIVE))
        return info_of(replace(stored, state=State.LIVE, version=stored.version + 1))

    async def _to_all(self, found: Happened, errand: Errand) -> Announcement:
        """The table as it was at that hand-over, and all the news that led to it."""
        stored, moves = found.match, found.moves
        game = self._desk.game(stored)
        if errand.last_move == stored.moves and stored.table is not None:  # nothing has happened since
            table = self._desk.table(stored)
        else:
            table = await self.table_at(stored, game, errand.last_move)
        before = moves[0] if moves and moves[0].number < errand.first_move else None
        match = info_of(stored)
        acting = tuple(seat for seat in match.seats if seat.number in game.to_act(table))
        standing = Standing(match, game, table, None, undoable=False)
        current = errand.kind in (Kind.OVER, Kind.FAREWELL) or stored.told <= errand.last_move
        told = moves if before is None else moves[1:]
        return Announcement(
            standing, standing_news(told, None), acting, current, _is_new_round(game, table, before, match)
        )

    async def _to_one(self, found: Happened, errand: Errand) -> Announcement:
        """The table of now, as the recipient sees it, and the news since they last did something."""
        stored, own = found.match, found.own
        game, match = self._desk.game(stored), info_of(stored)
        seat = match.seat_of(errand.recipient) if errand.recipient is not None else None
        table = self._desk.table(stored)
        undoable = seat is not None and match.state is State.LIVE and _may_undo(found, seat.number)
        standing, reader = Standing(match, game, table, seat, undoable), None if seat is None else seat.number
        news = standing_news(found.moves, reader)
        overtaken = own is not None and own.number > errand.last_move
        asked = seat is not None and (seat.since is not None or errand.kind == Kind.WHISPER_START)
        acting = tuple(seat for seat in standing.match.seats if seat.since is not None)
        current = asked and not overtaken and stored.state == State.LIVE
        entries = entries_of(found.moves, reader)
        return Announcement(standing, news, acting, current, entries=entries, person=found.person)

    async def table_at(self, stored: StoredMatch, game: Game, move: int) -> Any:
        """The table after a move: the newest snapshot, and all that still stood then; raises `Broken`."""
        first, snapshot = await self.snapshot(stored, move)
        actions = standing_actions(await self._desk.store.moves.between(stored.id, first + 1, move), move)
        return await self._desk.think(replayed, game, snapshot, actions)

    async def snapshot(self, stored: StoredMatch, move: int) -> tuple[int, bytes]:
        """The newest snapshot not later than a move; raises `Broken`."""
        try:
            found = await self._desk.store.moves.snapshot(stored.id, move)
        except UnreadableSnapshot as error:
            raise Broken(str(error)) from error
        if found is None:
            raise Broken(f"Match {stored.id} has no snapshot before move {move}.")
        return found

    async def _undoable(self, stored: StoredMatch, seat: SeatInfo | None) -> bool:
        if seat is None or stored.state != State.LIVE:
            return False
        last = await self._desk.store.moves.last(stored.id)
        return last is not None and is_undoable(last, seat.number)

    def _waiting(self, match: MatchInfo, user: int) -> Waiting:
        seat, game = match.seat_of(user), self._desk.shelf.get(match.game)
        since = seat.since if seat is not None and match.state is State.LIVE else None
        return Waiting(match, game.title if game is not None else match.game, since)


def _is_new_round(game: Game, table: Any, before: StoredMove | None, match: MatchInfo) -> bool:
    """A round is a turn for each seat; the first begins with the game."""
    seats = len(match.seats)
    return before is None or game.turn(table) // seats > before.move.turn // seats


def is_undoable(last: StoredMove, seat: Seat) -> bool:
    """Whether a seat may take back the last move that stands."""
    return last.move.kind == ACTION and last.move.seat == seat and not last.move.locked


def _may_undo(found: Happened, seat: Seat) -> bool:
    """Whether the last move that stands is the seat's own: nothing that stands came after it."""
    after = any(move.move.kind != UNDO and move.undone_by is None for move in found.moves)
    return found.own is not None and not after and is_undoable(found.own, seat)


def standing_actions(moves: Iterable[StoredMove], at: int) -> tuple[tuple[Seat, bytes], ...]:
    """The actions that had not been undone by a move's time, for replaying."""
    return tuple(
        (Seat(move.move.seat), move.move.payload)
        for move in moves
        if move.move.kind == ACTION and move.move.seat is not None and (move.undone_by is None or move.undone_by > at)
    )


def info_of(stored: StoredMatch) -> MatchInfo:
    """A stored match as the conversation knows it."""
    return MatchInfo(
        id=stored.id,
        game=stored.game,
        state=State(stored.state),
        version=stored.version,
        guild_id=stored.guild_id,
        channel_id=stored.channel_id,
        host_id=stored.host_id,
        options=stored.options,
        wanted=stored.wanted,
        seats=tuple(map(_seat_info, stored.seats)),
        pictures=Pictures(stored.pictures),
        looks=Looks(stored.colour_blind, stored.text_only),
    )


def news_to_bytes(news: tuple[News, ...]) -> bytes:
    """News as they are stored: with ``{0}`` for names, and who may read them."""
    return msgspec.json.encode(news)


def news_of(move: StoredMove, seat: Seat | None) -> tuple[News, ...]:
    """The news of a move that a seat (None: anybody) may read."""
    news = msgspec.json.decode(move.move.news, type=tuple[News, ...])
    return tuple(line for line in news if line.may_read(seat))


def standing_news(moves: Iterable[StoredMove], seat: Seat | None) -> tuple[News, ...]:
    """What stands of what happened: an undone action and its undoing are no news any more."""
    return tuple(
        line for move in moves if move.undone_by is None and move.move.kind != "undo" for line in news_of(move, seat)
    )


def entries_of(moves: Iterable[StoredMove], seat: Seat | None) -> tuple[LogEntry, ...]:
    """The lines of the log that these moves are, as a seat (None: anybody) may read them."""
    return tuple(
        LogEntry(
            number=move.number,
            seat=None if move.move.seat is None else Seat(move.move.seat),
            kind=move.move.kind,
            turn=move.move.turn,
            at=move.at,
            news=news_of(move, seat),
            undone=move.undone_by is not None,
        )
        for move in moves
    )


def _seat(stored: StoredMatch, user: int | None) -> Seat | None:
    return next((Seat(seat.number) for seat in stored.seats if user is not None and seat.user_id == user), None)


def _seat_info(seat: StoredSeat) -> SeatInfo:
    return SeatInfo(Seat(seat.number), seat.name, seat.user_id, seat.level, seat.prompt, seat.since)
