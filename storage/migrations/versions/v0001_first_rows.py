"""The first rows: persons, matches with their seats and moves, messages, outbox, timers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from storage.rows import COUNTED, SNOWFLAKE, Moment

revision = "0001"
down_revision = None


def _match_id(*, key: bool = False) -> sa.Column[int]:
    return sa.Column("match_id", COUNTED, sa.ForeignKey("match.id"), primary_key=key, nullable=False)


def _counted() -> sa.Column[int]:
    return sa.Column("id", COUNTED, primary_key=True)


def upgrade() -> None:
    """Make every table of the first version."""
    _people_and_odds()
    _matches()
    _moves()
    _messages()


def _people_and_odds() -> None:
    op.create_table(
        "person",
        sa.Column("user_id", SNOWFLAKE, primary_key=True, autoincrement=False),
        sa.Column("locale", sa.String()),
        sa.Column("zone", sa.String()),
        sa.Column("dms", sa.Boolean(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("first_dm_at", Moment()),
    )
    op.create_index("ix_person_first_dm_at", "person", ["first_dm_at"])
    op.create_table(
        "keepsake",
        sa.Column("key", sa.String(), primary_key=True),
        sa.Column("value", sa.String(), nullable=False),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", Moment(), nullable=False),
    )


def _matches() -> None:
    op.create_table(
        "match",
        _counted(),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("pictures", sa.String(), nullable=False),
        sa.Column("colour_blind", sa.Boolean(), nullable=False),
        sa.Column("text_only", sa.Boolean(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("guild_id", SNOWFLAKE, nullable=False),
        sa.Column("channel_id", SNOWFLAKE, nullable=False),
        sa.Column("host_id", SNOWFLAKE, nullable=False),
        sa.Column("wanted", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.Column("board", sa.LargeBinary()),
    )
    op.create_index("ix_match_state", "match", ["state", "game", "colour_blind"])
    op.create_index("ix_match_channel_id", "match", ["channel_id"])
    running = sa.text("state <> 'ended'")
    op.create_index(
        "one_match_a_channel", "match", ["channel_id"], unique=True, sqlite_where=running, postgresql_where=running
    )
    op.create_table(
        "seat",
        _match_id(key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("user_id", SNOWFLAKE),
        sa.Column("level", sa.String()),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("prompt", sa.Integer(), nullable=False),
        sa.Column("since", Moment()),
        sa.UniqueConstraint("match_id", "user_id", name="one_seat_a_person"),
    )
    op.create_index("ix_seat_user_id", "seat", ["user_id"])
    asked = sa.text("since IS NOT NULL")
    op.create_index("seats_asked", "seat", ["match_id"], sqlite_where=asked, postgresql_where=asked)


def _moves() -> None:
    op.create_table(
        "move",
        _match_id(key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("seat", sa.Integer()),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("by", SNOWFLAKE),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
        sa.Column("news", sa.LargeBinary(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("reveals", sa.Integer(), nullable=False),
        sa.Column("locked", sa.Boolean(), nullable=False),
        sa.Column("handed_over", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.Boolean(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.Column("interaction_id", SNOWFLAKE, unique=True),
        sa.Column("undone_by", sa.Integer()),
    )
    op.create_table(
        "snapshot",
        _match_id(key=True),
        sa.Column("move", sa.Integer(), primary_key=True),
        sa.Column("board", sa.LargeBinary(), nullable=False),
    )


def _messages() -> None:
    op.create_table(
        "message",
        _match_id(key=True),
        sa.Column("purpose", sa.String(), primary_key=True),
        sa.Column("channel_id", SNOWFLAKE, nullable=False),
        sa.Column("message_id", SNOWFLAKE, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
    )
    op.create_table(
        "outbox",
        _counted(),
        _match_id(),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("recipient", SNOWFLAKE),
        sa.Column("nonce", sa.String(25), nullable=False, unique=True),
        sa.Column("first_move", sa.Integer(), nullable=False),
        sa.Column("last_move", sa.Integer(), nullable=False),
        sa.Column("mentions", sa.JSON(), nullable=False),
        sa.Column("due", Moment(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("leased_until", Moment()),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("why", sa.String()),
    )
    op.create_index("ix_outbox_state", "outbox", ["state", "match_id"])
    op.create_table(
        "job",
        _counted(),
        _match_id(),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("due", Moment(), nullable=False),
        sa.UniqueConstraint("match_id", "kind", "version", name="one_job_of_a_kind"),
    )
    op.create_index("ix_job_due", "job", ["due"])
