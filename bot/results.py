"""What `Matches` answers: plain values, no Discord in them; the cogs and buttons turn them into messages."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any

from bot.looks import USUAL, Looks
from rules.core.game import Game
from rules.core.news import News
from rules.core.questions import Seat
from storage.records import Person


class State(StrEnum):
    """Where a match stands. A frozen match waits for a maintainer; nothing of it is lost."""

    LOBBY = "lobby"
    LIVE = "live"
    PAUSED = "paused"
    FROZEN = "frozen"
    ENDED = "ended"


class Pictures(StrEnum):
    """How often a match shows its pictures in the channel, as its host wants it."""

    TURN = "turn"
    ROUND = "round"
    DEMAND = "demand"


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """One seat: a person (``user_id``) or a computer player (``level``), and the prompt its buttons carry."""

    number: Seat
    name: str
    user_id: int | None
    level: str | None
    prompt: int
    since: datetime | None = None
    """Since when the match waits for this seat; None while it does not."""


@dataclass(frozen=True, slots=True)
class MatchInfo:
    """A match without its table. ``channel_id`` is the thread's id where there is one."""

    id: int
    game: str
    state: State
    version: int
    guild_id: int
    channel_id: int
    host_id: int
    options: dict[str, Any]
    wanted: int
    """How many seats the host asked for."""
    seats: tuple[SeatInfo, ...]
    pictures: Pictures = Pictures.TURN
    looks: Looks = USUAL
    """How everybody sees it, as its host wants it."""

    def seat_of(self, user_id: int) -> SeatInfo | None:
        """The seat of a person, or None for a stranger."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)


@dataclass(frozen=True, slots=True)
class Standing:
    """A match as it stands in the store, seen from one seat (None: a spectator).

    ``table`` is for `prompts` and `view` only; nothing of it is shown but through ``game.view(table, seat)``.
    """

    match: MatchInfo
    game: Game
    table: Any
    seat: SeatInfo | None
    undoable: bool
    """Whether this seat may take back its last action now."""
    looks: Looks | None = field(default=None, compare=False)
    """How whoever looks wants what only they see, where that was read with the match."""


@dataclass(frozen=True, slots=True)
class Played:
    """It was done and stored (or had been: a repeated interaction gets the same answer)."""

    standing: Standing
    news: tuple[News, ...]
    handed_over: bool = False
    ended: bool = False


@dataclass(frozen=True, slots=True)
class Stale:
    """The button was of an earlier prompt: nothing happened, here is the current one."""

    standing: Standing


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing happened: a sentence that says why, and the standing where the person has one."""

    why: str
    standing: Standing | None = None


Result = Played | Stale | Refused


@dataclass(frozen=True, slots=True)
class Waiting:
    """A live match of a person, for `/games`: since when it waits for them, or None."""

    match: MatchInfo
    title: str
    since: datetime | None = None


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log: who did it (seat, or None for the host or the clock), and the news a reader may see.

    ``kind`` is ``action``, ``undo`` or ``host``; an undone action stays in the log and says so.
    """

    number: int
    seat: Seat | None
    kind: str
    turn: int
    at: datetime
    news: tuple[News, ...]
    undone: bool = False


@dataclass(frozen=True, slots=True)
class Announcement:
    """What an outbox row stands for, ready to be put into words.

    A turn is seen by a spectator (``standing.seat`` None), with the table as it was at that hand-over; a
    notice by its recipient, with the table and the prompt of now. ``current`` is False when the row has
    been overtaken: a later turn has been played, or the seat no longer has to act.
    """

    standing: Standing
    news: tuple[News, ...]
    to_act: tuple[SeatInfo, ...]
    current: bool
    new_round: bool = False
    """Whether the turn came back to the first seat since the channel was told last."""
    entries: tuple[LogEntry, ...] = ()
    """For one person: what happened since their own last action."""
    person: Person | None = None
    """Whom it is for, where it is for one."""
