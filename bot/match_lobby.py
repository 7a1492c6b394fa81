"""The lobby: who sits down, with which options, and the start. Each answers the match, or a refusal in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from bot import match_refusals as refusals
from bot.looks import USUAL, Looks
from bot.match_changes import Change, changed
from bot.match_desk import Desk
from bot.match_reading import info_of
from bot.match_seating import computer_name, known_game, must_host, must_seat, renumbered
from bot.match_start import Start
from bot.results import MatchInfo, Pictures, Played, Refused, State
from rules.core.errors import SetupError
from rules.core.game import Game, chosen_options
from storage.errors import ChannelTaken
from storage.outbox import Kind
from storage.records import Commit, NewErrand, NewJob, NewMatch, StoredMatch, StoredSeat

LIFETIME = timedelta(days=3)
EXPIRY = "lobby_expiry"
CARD = (NewErrand(Kind.LOBBY),)


class Lobby:
    """What may be done to a match before it starts. Every change leaves a ``lobby`` errand in the outbox."""

    def __init__(
        self,
        desk: Desk,
        start: Start,
        *,
        levels: tuple[str, ...],
        lifetime: timedelta = LIFETIME,
    ) -> None:
        """A lobby nobody starts lives for ``lifetime``; ``levels`` are the computer players there are."""
        self._desk = desk
        self._start = start
        self._levels = levels
        self._lifetime = lifetime

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
        pictures: Pictures = Pictures.TURN,
        looks: Looks = USUAL,
    ) -> MatchInfo | Refused:
        """Open a lobby with the host in its first seat; refused where the channel has a match already."""
        now = self._desk.clock()
        try:
            record = self._game(game)
            must_seat(record, seats)
            chosen = chosen_options(record.switches, options)
            sitting = (StoredSeat(0, name, host, None),)
            new = NewMatch(
                game,
                record.rules_version,
                chosen,
                guild,
                channel,
                host,
                seats,
                sitting,
                pictures,
                looks.colour_blind,
                looks.text_only,
            )
            job = NewJob(EXPIRY, now + self._lifetime)
            return info_of(await self._desk.store.matches.open(new, at=now, errands=CARD, jobs=(job,)))
        except SetupError as error:
            return Refused(str(error))
        except ChannelTaken:
            return Refused(refusals.CHANNEL_TAKEN)

    async def join(self, *, match: int, user: int, name: str) -> MatchInfo | Refused:
        """Take a free seat; joining twice changes nothing."""

        def change(stored: StoredMatch) -> Commit | None:
            if any(seat.user_id == user for seat in stored.seats):
                return None
            return self._seated(stored, StoredSeat(len(stored.seats), name, user, None))

        return await self._change(match, change)

    async def leave(self, *, match: int, user: int) -> MatchInfo | Refused:
        """Give up one's seat; when the last person leaves, the lobby closes."""

        def change(stored: StoredMatch) -> Commit:
            staying = tuple(seat for seat in stored.seats if seat.user_id != user)
            if len(staying) == len(stored.seats):
                raise SetupError(refusals.NOT_SEATED)
            persons = [seat.user_id for seat in staying if seat.user_id is not None]
            host = stored.host_id if stored.host_id in persons else next(iter(persons), None)
            state = None if persons else State.ENDED
            return replace(self._commit(stored), seats=renumbered(staying), host_id=host, state=state)

        return await self._change(match, change)

    async def add_computer(self, *, match: int, user: int, level: str) -> MatchInfo | Refused:
        """The host seats a computer player."""

        def change(stored: StoredMatch) -> Commit:
            must_host(stored, user)
            if level not in self._levels:
                raise SetupError(refusals.no_such_level(level, self._levels))
            return self._seated(stored, StoredSeat(len(stored.seats), computer_name(stored, level), None, level))

        return await self._change(match, change)

    async def remove_computer(self, *, match: int, user: int) -> MatchInfo | Refused:
        """The host sends the last computer player away."""

        def change(stored: StoredMatch) -> Commit:
            must_host(stored, user)
            computers = [seat for seat in stored.seats if seat.level is not None]
            if not computers:
                raise SetupError(refusals.NO_COMPUTER_SEATED)
            staying = tuple(seat for seat in stored.seats if seat is not computers[-1])
            return replace(self._commit(stored), seats=renumbered(staying))

        return await self._change(match, change)

    async def choose(self, *, match: int, user: int, options: Mapping[str, Any]) -> MatchInfo | Refused:
        """The host changes options; those not named stay."""

        def change(stored: StoredMatch) -> Commit:
            must_host(stored, user)
            chosen = chosen_options(self._game(stored.game).switches, {**stored.options, **options})
            return replace(self._commit(stored), options=chosen)

        return await self._change(match, change)

    async def resize(self, *, match: int, user: int, seats: int) -> MatchInfo | Refused:
        """The host asks for another number of seats."""

        def change(stored: StoredMatch) -> Commit:
            must_host(stored, user)
            must_seat(self._game(stored.game), seats)
            if seats < len(stored.seats):
                raise SetupError(refusals.TOO_MANY_SEATED.format(seated=len(stored.seats), seats=seats))
            return replace(self._commit(stored), wanted=seats)

        return await self._change(match, change)

    async def closes(self, match: int) -> datetime | None:
        """When a lobby that nobody starts is closed."""
        return await self._desk.store.jobs.due_of(match, EXPIRY)

    async def expire(self, now: datetime) -> tuple[MatchInfo, ...]:
        """Close the lobbies whose time has come, leaving an ``expired`` errand; call it now and then."""

        def change(stored: StoredMatch) -> Commit:
            return replace(self._commit(stored), state=State.ENDED, errands=(*CARD, NewErrand(Kind.EXPIRED)))

        closed = []
        for job in await self._desk.store.jobs.due(now, EXPIRY):
            answer = await self._change(job.match_id, change)
            closed += [answer] if isinstance(answer, MatchInfo) else []
            await self._desk.store.jobs.drop(job.id)
        return tuple(closed)

    async def start(self, *, match: int, user: int, interaction: int | None = None) -> Played | Refused:
        """Shuffle the seats, deal, and tell the first player. All wanted seats must be taken, or at least
        as many as the game needs; empty seats are dropped."""
        return await self._start.start(match, user, interaction)

    async def _change(self, match: int, change: Change) -> MatchInfo | Refused:
        def checked(stored: StoredMatch) -> Commit | None:
            if stored.state != State.LOBBY:
                raise SetupError(refusals.STARTED if stored.table is not None else refusals.CLOSED_LOBBY)
            return change(stored)

        return await changed(self._desk, match, checked)

    def _commit(self, stored: StoredMatch) -> Commit:
        return Commit(stored.id, stored.version, self._desk.clock(), errands=CARD)

    def _seated(self, stored: StoredMatch, seat: StoredSeat) -> Commit:
        if len(stored.seats) >= stored.wanted:
            raise SetupError(refusals.FULL.format(wanted=stored.wanted))
        return replace(self._commit(stored), seats=(*stored.seats, seat))

    def _game(self, slug: str) -> Game:
        return known_game(self._desk.shelf, slug)
