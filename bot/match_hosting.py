"""What a host does to a match of theirs, before its start or after: how often it shows pictures, and its early end."""

from __future__ import annotations

from dataclasses import replace

from bot import match_refusals as refusals
from bot.looks import Looks
from bot.match_changes import changed
from bot.match_desk import Desk
from bot.match_reading import info_of, news_to_bytes
from bot.match_seating import must_host
from bot.results import MatchInfo, Pictures, Refused, State
from rules.core.errors import SetupError
from rules.core.news import News
from storage.outbox import Kind
from storage.records import Commit, NewErrand, NewMove, StoredMatch


class Hosting:
    """Each answers the match as it is then, or a refusal in a sentence."""

    def __init__(self, desk: Desk) -> None:
        """It works at the desk."""
        self._desk = desk

    async def choose_pictures(
        self, *, match: int, user: int, pictures: Pictures | None = None, looks: Looks | None = None
    ) -> MatchInfo | Refused:
        """How often the channel gets pictures from now on, and how they look; None leaves it as it is.

        The lobby card shows it, or the channel is told.
        """

        def change(stored: StoredMatch) -> Commit | None:
            must_host(stored, user)
            if stored.state == State.ENDED:
                raise SetupError(refusals.OVER)
            kind = Kind.LOBBY if stored.state == State.LOBBY else Kind.PICTURES
            now = info_of(stored)
            if pictures in (None, now.pictures) and looks in (None, now.looks):
                return None
            wished = replace(self._commit(stored, kind), pictures=pictures)
            blind, words = (looks.colour_blind, looks.text_only) if looks else (None, None)
            return replace(wished, colour_blind=blind, text_only=words)

        return await changed(self._desk, match, change)

    async def cancel(self, *, match: int, user: int, moderator: bool = False) -> MatchInfo | Refused:
        """End a lobby, or a match that is frozen. ``moderator`` is whoever may manage the server."""

        def change(stored: StoredMatch) -> Commit:
            must_be_cancellable(State(stored.state))
            if not moderator:
                must_host(stored, user)
            return self._closed(stored) if stored.state == State.LOBBY else self._given_up(stored, user)

        return await changed(self._desk, match, change)

    def _closed(self, stored: StoredMatch) -> Commit:
        return replace(self._commit(stored, Kind.LOBBY), state=State.ENDED)

    def _given_up(self, stored: StoredMatch, user: int) -> Commit:
        """It ends as it stands: nobody is waited for, its log and its table are kept."""
        seats = tuple(replace(seat, since=None) for seat in stored.seats)
        news = news_to_bytes((News("The match is closed without a result."),))
        move = NewMove(None, "host", user, b"", news, turn=0, reveals=0, locked=True)
        return replace(self._commit(stored, Kind.CANCELLED), state=State.ENDED, seats=seats, move=move)

    def _commit(self, stored: StoredMatch, kind: Kind) -> Commit:
        return Commit(stored.id, stored.version, self._desk.clock(), errands=(NewErrand(kind),))


def must_be_cancellable(state: State) -> None:
    """Refuse a match that goes on, or is over; raises `SetupError`."""
    if state is State.ENDED:
        raise SetupError(refusals.OVER)
    if state not in (State.LOBBY, State.FROZEN):
        raise SetupError(refusals.RUNNING)
