"""What storage takes and gives: plain values. No row, no session and no table of a game is among them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

EVERY_TURN = "turn"
"""How often the channel gets pictures, unless its host says otherwise."""


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """A seat as it is stored; ``since`` says from when it has to act, None while it has not."""

    number: int
    name: str
    user_id: int | None
    level: str | None
    prompt: int = 0
    since: datetime | None = None


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as it is stored. ``table`` is bytes nobody here understands; None in the lobby."""

    id: int
    game: str
    rules_version: int
    options: dict[str, Any]
    state: str
    guild_id: int
    channel_id: int
    host_id: int
    wanted: int
    version: int
    table: bytes | None
    moves: int
    told: int
    seats: tuple[StoredSeat, ...]
    pictures: str = EVERY_TURN
    colour_blind: bool = False
    text_only: bool = False


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A lobby to open, with its first seats."""

    game: str
    rules_version: int
    options: dict[str, Any]
    guild_id: int
    channel_id: int
    host_id: int
    wanted: int
    seats: tuple[StoredSeat, ...]
    pictures: str = EVERY_TURN
    colour_blind: bool = False
    text_only: bool = False


@dataclass(frozen=True, slots=True)
class NewMove:
    """A log row to write. ``locked``: it may not be undone. ``undoes``: the number of the move it takes back."""

    seat: int | None
    kind: str
    by: int | None
    payload: bytes
    news: bytes
    turn: int
    reveals: int
    locked: bool = False
    handed_over: bool = False
    ended: bool = False
    interaction_id: int | None = None
    undoes: int | None = None


@dataclass(frozen=True, slots=True)
class StoredMove:
    """A log row as it is stored."""

    match_id: int
    number: int
    move: NewMove
    at: datetime
    undone_by: int | None


@dataclass(frozen=True, slots=True)
class TurnMade:
    """The move with which a turn was over, the start among them: whose it was, and how many turns had been made."""

    move: int
    seat: int | None
    turn: int


@dataclass(frozen=True, slots=True)
class Found:
    """What a press finds: the match, and who wants no DMs."""

    match: StoredMatch
    quiet: frozenset[int]
    passing: frozenset[int] = frozenset()
    """Who lets us pass for them where they can do nothing."""
    settings: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    """What those who sit there have set for themselves."""


@dataclass(frozen=True, slots=True)
class Happened:
    """A match with some of its moves, at one moment; ``own`` is the last move of a person's seat that still stands."""

    match: StoredMatch
    moves: tuple[StoredMove, ...]
    own: StoredMove | None = None
    person: Person | None = None


@dataclass(frozen=True, slots=True)
class NewErrand:
    """Something to be told after the commit; ``first_move``..``last_move`` is what happened."""

    kind: str
    recipient: int | None = None
    first_move: int = 0
    last_move: int = 0
    mentions: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Errand:
    """An outbox row on lease: send it, then say ``done`` or ``failed``.

    ``nonce`` is unique and at most 25 characters. ``mentions`` are the user ids a turn message has to
    mention, because they want no DMs.
    """

    id: int
    match_id: int
    version: int
    kind: str
    recipient: int | None
    nonce: str
    due: datetime
    tries: int
    first_move: int
    last_move: int
    mentions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Posted:
    """Where a message of a match is; ``purpose`` is ``lobby``, ``turn``, ``over``, ``notice:<user id>`` …"""

    match_id: int
    purpose: str
    channel_id: int
    message_id: int
    version: int


@dataclass(frozen=True, slots=True)
class NewJob:
    """A timer to keep: unique for its match, kind and version."""

    kind: str
    due: datetime


@dataclass(frozen=True, slots=True)
class Job:
    """A timer that is kept."""

    id: int
    match_id: int
    kind: str
    version: int
    due: datetime


@dataclass(frozen=True, slots=True)
class Person:
    """What a person has told us about themselves, across guilds."""

    user_id: int
    locale: str | None = None
    zone: str | None = None
    dms: bool = True
    settings: dict[str, Any] = field(default_factory=dict)
    had_dm: bool = False
    """Whether they ever got a DM from us; kept by `People.first_dm` alone."""


@dataclass(frozen=True, slots=True)
class Commit:
    """One transaction on one match: all of it or nothing. None leaves a thing as it is."""

    match_id: int
    expected: int
    at: datetime
    state: str | None = None
    options: dict[str, Any] | None = None
    pictures: str | None = None
    colour_blind: bool | None = None
    text_only: bool | None = None
    table: bytes | None = None
    rules_version: int | None = None
    host_id: int | None = None
    wanted: int | None = None
    told: int | None = None
    seats: tuple[StoredSeat, ...] | None = None
    asked: tuple[StoredSeat, ...] = ()
    """Those who are asked something else, or whose wait has begun or ended: of each, only that is changed."""
    move: NewMove | None = None
    snapshot: bytes | None = None
    errands: tuple[NewErrand, ...] = ()
    jobs: tuple[NewJob, ...] = ()
