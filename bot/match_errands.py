"""What a change leaves to be told, and to whom: a turn message whenever somebody else is to act, and one notice."""

from __future__ import annotations

from dataclasses import dataclass

from bot.match_step import Step
from storage.outbox import Kind
from storage.records import NewErrand, StoredMatch, StoredSeat


@dataclass(frozen=True, slots=True)
class Telling:
    """The errands, and up to which move the channel has been told once they are done."""

    errands: tuple[NewErrand, ...]
    told: int


def told_by(stored: StoredMatch, done: Step, quiet: frozenset[int], passed: frozenset[int] = frozenset()) -> Telling:
    """What the next move of a match leaves to be told; ``quiet`` are the persons who want no DMs.

    Somebody who is asked in another's turn is told of in the channel as well: it always says who is waited for.
    While only computer players are to act, or seats that are ``passed``, nothing is said: their turns join the
    next person's in one message.
    """
    number = stored.moves + 1
    news = _Span(stored.told + 1, number)
    asked = [seat for seat in stored.seats if _is_newly_asked(seat, done) and seat.number not in passed]
    waits = done.acting - passed
    next_turn = done.handed_over and any(seat.user_id and seat.number in waits for seat in stored.seats)
    if not (next_turn or asked or done.ended):
        return Telling((), stored.told)
    mentioned = tuple(seat.user_id for seat in asked if seat.user_id in quiet and seat.user_id is not None)
    turn = NewErrand(Kind.TURN, None, news.first, news.last, mentioned)
    told = (seat.user_id for seat in asked if seat.user_id not in quiet)
    notices = tuple(NewErrand(Kind.NOTICE, user, news.first, news.last) for user in told)
    return Telling((turn, *notices, *(_farewells(stored, news, quiet) if done.ended else ())), number)


def _farewells(stored: StoredMatch, news: _Span, quiet: frozenset[int]) -> tuple[NewErrand, ...]:
    """The score sheet, which mentions those who want no DMs; the others hear by DM that it is over."""
    persons = [seat.user_id for seat in stored.seats if seat.user_id is not None]
    silent = tuple(user for user in persons if user in quiet)
    over = NewErrand(Kind.OVER, None, news.first, news.last, silent)
    told = (user for user in persons if user not in quiet)
    return (over, *(NewErrand(Kind.FAREWELL, user, news.first, news.last) for user in told))


def told_by_start(stored: StoredMatch, done: Step, quiet: frozenset[int]) -> Telling:
    """The start: the lobby card says so, each person learns how a turn goes, and the first is asked."""
    begun = told_by(stored, done, quiet)
    number = stored.moves + 1
    whispers = tuple(
        NewErrand(Kind.WHISPER_START, seat.user_id, number, number)
        for seat in stored.seats
        if seat.user_id is not None and seat.user_id not in quiet
    )
    return Telling((NewErrand(Kind.LOBBY), *whispers, *begun.errands), begun.told)


@dataclass(frozen=True, slots=True)
class _Span:
    first: int
    last: int


def _is_newly_asked(seat: StoredSeat, done: Step) -> bool:
    """A person who is to act now and was not before; whoever just played needs no notice of it."""
    return seat.user_id is not None and seat.number in done.acting and seat.number not in done.acting_before
