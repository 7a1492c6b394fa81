"""The rows, as the database has them. They are bytes, numbers and texts, and never leave this package."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    DateTime,
    Dialect,
    Index,
    Integer,
    LargeBinary,
    Table,
    UniqueConstraint,
    inspect,
    text,
)
from sqlalchemy.types import TypeDecorator, TypeEngine
from sqlmodel import Field, SQLModel

ENDED = "ended"
ASKED = "since IS NOT NULL"
SNOWFLAKE = BigInteger
"""Discord's ids."""
COUNTED: TypeEngine[int] = BigInteger().with_variant(Integer, "sqlite")
"""A number the database counts itself; SQLite does so only for INTEGER."""


class Moment(TypeDecorator[datetime]):
    """An aware moment in UTC, for databases that forget the zone too."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Refuse a naive moment rather than guess its zone."""
        if value is not None and value.tzinfo is None:
            raise ValueError("A moment without a zone cannot be stored.")
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Give the zone back."""
        return None if value is None else value.replace(tzinfo=UTC) if value.tzinfo is None else value


def _id() -> Any:
    return Field(default=None, sa_column=Column(COUNTED, primary_key=True, autoincrement=True))


def _json() -> Any:
    return Field(sa_column=Column(JSON, nullable=False))


def _bytes(*, nullable: bool = False) -> Any:
    return Field(default=None, sa_column=Column(LargeBinary, nullable=nullable))


def _flake(**given: Any) -> Any:
    return Field(sa_type=SNOWFLAKE, **given)


def _moment(**given: Any) -> Any:
    return Field(sa_type=Moment, **given)


class PersonRow(SQLModel, table=True):
    """Somebody we met, across guilds."""

    __tablename__ = "person"
    user_id: int = Field(sa_column=Column(SNOWFLAKE, primary_key=True, autoincrement=False))
    locale: str | None = None
    zone: str | None = None
    dms: bool = True
    settings: dict[str, Any] = _json()
    first_dm_at: datetime | None = _moment(default=None, index=True)


class MatchRow(SQLModel, table=True):
    """A match; ``channel_id`` is the thread if there is one. ``table`` is a reserved word, so the bytes are a board."""

    __tablename__ = "match"
    __table_args__ = (
        Index(
            "one_match_a_channel",
            "channel_id",
            unique=True,
            sqlite_where=text("state <> 'ended'"),
            postgresql_where=text("state <> 'ended'"),
        ),
        Index("ix_match_state", "state", "game", "colour_blind"),
    )
    id: int | None = _id()
    game: str
    rules_version: int
    options: dict[str, Any] = _json()
    pictures: str
    colour_blind: bool
    text_only: bool
    state: str
    guild_id: int = _flake()
    channel_id: int = _flake(index=True)
    host_id: int = _flake()
    wanted: int
    version: int
    moves: int
    told: int
    board: bytes | None = _bytes(nullable=True)


class SeatRow(SQLModel, table=True):
    """A person's or a computer player's place."""

    __tablename__ = "seat"
    __table_args__ = (
        UniqueConstraint("match_id", "user_id", name="one_seat_a_person"),
        Index("seats_asked", "match_id", sqlite_where=text(ASKED), postgresql_where=text(ASKED)),
    )
    match_id: int = Field(primary_key=True, foreign_key="match.id", sa_type=COUNTED)
    number: int = Field(primary_key=True)
    kind: str
    user_id: int | None = _flake(default=None, index=True)
    level: str | None = None
    name: str
    prompt: int
    since: datetime | None = _moment(default=None)


class MoveRow(SQLModel, table=True):
    """A line of the log."""

    __tablename__ = "move"
    match_id: int = Field(primary_key=True, foreign_key="match.id", sa_type=COUNTED)
    number: int = Field(primary_key=True)
    seat: int | None = None
    kind: str
    by: int | None = _flake(default=None)
    payload: bytes = _bytes()
    news: bytes = _bytes()
    turn: int
    reveals: int
    locked: bool
    handed_over: bool
    ended: bool
    at: datetime = _moment()
    interaction_id: int | None = _flake(default=None, unique=True)
    undone_by: int | None = None


class SnapshotRow(SQLModel, table=True):
    """The table after a move that handed over, deflated."""

    __tablename__ = "snapshot"
    match_id: int = Field(primary_key=True, foreign_key="match.id", sa_type=COUNTED)
    move: int = Field(primary_key=True)
    board: bytes = _bytes()


class MessageRow(SQLModel, table=True):
    """Where a message of a match is."""

    __tablename__ = "message"
    match_id: int = Field(primary_key=True, foreign_key="match.id", sa_type=COUNTED)
    purpose: str = Field(primary_key=True)
    channel_id: int = _flake()
    message_id: int = _flake()
    version: int


class OutboxRow(SQLModel, table=True):
    """Something to be told: waiting, done, dropped (overtaken) or failed for good."""

    __tablename__ = "outbox"
    __table_args__ = (Index("ix_outbox_state", "state", "match_id"),)
    id: int | None = _id()
    match_id: int = Field(foreign_key="match.id", sa_type=COUNTED)
    version: int
    kind: str
    recipient: int | None = _flake(default=None)
    nonce: str = Field(unique=True, max_length=25)
    first_move: int
    last_move: int
    mentions: list[int] = _json()
    due: datetime = _moment()
    tries: int = 0
    leased_until: datetime | None = _moment(default=None)
    state: str = "waiting"
    why: str | None = None


class JobRow(SQLModel, table=True):
    """A timer."""

    __tablename__ = "job"
    __table_args__ = (UniqueConstraint("match_id", "kind", "version", name="one_job_of_a_kind"),)
    id: int | None = _id()
    match_id: int = Field(foreign_key="match.id", sa_type=COUNTED)
    kind: str
    version: int
    due: datetime = _moment(index=True)


class KeepsakeRow(SQLModel, table=True):
    """A text under a key."""

    __tablename__ = "keepsake"
    key: str = Field(primary_key=True)
    value: str


class HeartbeatRow(SQLModel, table=True):
    """One row: when the bot was last alive."""

    __tablename__ = "heartbeat"
    id: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    at: datetime = _moment()


def _table(row: type[SQLModel]) -> Table:
    table = inspect(row).local_table
    assert isinstance(table, Table)
    return table


MATCHES, SEATS = _table(MatchRow), _table(SeatRow)
MOVES, SNAPSHOTS = _table(MoveRow), _table(SnapshotRow)
PERSONS, JOBS = _table(PersonRow), _table(JobRow)
OUTBOX, MESSAGES = _table(OutboxRow), _table(MessageRow)
"""The tables behind the rows, for statements that make no rows."""
