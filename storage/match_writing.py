"""Writing a match: what one transaction consists of. It runs at every press, so it makes statements and no rows."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import Connection, bindparam, delete, func, insert, update

from storage.errors import Conflict
from storage.outbox import write_errands
from storage.records import Commit, NewErrand, NewJob, NewMatch, NewMove, StoredMatch, StoredSeat
from storage.rows import JOBS, MATCHES, MOVES, SEATS, SNAPSHOTS

LOBBY = "lobby"

_KEPT = (
    "state",
    "board",
    "rules_version",
    "host_id",
    "wanted",
    "told",
    "pictures",
    "colour_blind",
    "text_only",
)
_SWAP = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("match"), MATCHES.c.version == bindparam("expected"))
    .values(
        version=MATCHES.c.version + 1,
        moves=MATCHES.c.moves + bindparam("step"),
        **{
            name: func.coalesce(bindparam(f"new_{name}", type_=MATCHES.c[name].type), MATCHES.c[name]) for name in _KEPT
        },
    )
    .returning(MATCHES.c.version, MATCHES.c.moves)
)
_OPTIONS = update(MATCHES).where(MATCHES.c.id == bindparam("match"))
_SEAT, _LOG, _SNAP, _TIMER = insert(SEATS), insert(MOVES), insert(SNAPSHOTS), insert(JOBS)
_ASK = (
    update(SEATS)
    .where(SEATS.c.match_id == bindparam("match"), SEATS.c.number == bindparam("seat"))
    .values(prompt=bindparam("asks"), since=bindparam("from", type_=SEATS.c.since.type))
)
_UNSEAT = delete(SEATS).where(SEATS.c.match_id == bindparam("match"))
_UNDO = update(MOVES).where(MOVES.c.match_id == bindparam("match"), MOVES.c.number == bindparam("undone"))
_THIN = delete(SNAPSHOTS).where(
    SNAPSHOTS.c.match_id == bindparam("match"), SNAPSHOTS.c.move > 1, SNAPSHOTS.c.move < bindparam("last")
)


def open_match(
    connection: Connection, new: NewMatch, at: datetime, errands: Iterable[NewErrand], jobs: Iterable[NewJob]
) -> StoredMatch:
    """A new lobby."""
    made = connection.execute(
        insert(MATCHES).returning(MATCHES.c.id),
        {
            "game": new.game,
            "rules_version": new.rules_version,
            "options": new.options,
            "pictures": new.pictures,
            "colour_blind": new.colour_blind,
            "text_only": new.text_only,
            "state": LOBBY,
            "guild_id": new.guild_id,
            "channel_id": new.channel_id,
            "host_id": new.host_id,
            "wanted": new.wanted,
            "version": 1,
            "moves": 0,
            "told": 0,
        },
    )
    match = int(made.scalar_one())
    _seat(connection, match, new.seats)
    write_errands(connection, match, 1, errands, at)
    _set_timers(connection, match, 1, jobs)
    return StoredMatch(
        id=match,
        game=new.game,
        rules_version=new.rules_version,
        options=new.options,
        state=LOBBY,
        guild_id=new.guild_id,
        channel_id=new.channel_id,
        host_id=new.host_id,
        wanted=new.wanted,
        version=1,
        table=None,
        moves=0,
        told=0,
        seats=new.seats,
        pictures=new.pictures,
        colour_blind=new.colour_blind,
        text_only=new.text_only,
    )


def change_match(connection: Connection, commit: Commit) -> int:
    """Whatever a commit changes, if the match has the expected version; raises `Conflict`. The new version."""
    version, number = _swap(connection, commit)
    match = commit.match_id
    if commit.options is not None:
        connection.execute(_OPTIONS.values(options=commit.options), {"match": match})
    if commit.seats is not None:
        connection.execute(_UNSEAT, {"match": match})
        _seat(connection, match, commit.seats)
    if commit.asked:
        seats = [
            {"match": match, "seat": seat.number, "asks": seat.prompt, "from": seat.since} for seat in commit.asked
        ]
        connection.execute(_ASK, seats)
    if commit.move is not None:
        _write_move(connection, commit, commit.move, number)
    write_errands(connection, match, version, commit.errands, commit.at)
    _set_timers(connection, match, version, commit.jobs)
    return version


def _swap(connection: Connection, commit: Commit) -> tuple[int, int]:
    """The new version, and the number of the newest move."""
    new = {f"new_{name}": getattr(commit, "table" if name == "board" else name) for name in _KEPT}
    step = 0 if commit.move is None else 1
    done = connection.execute(
        _SWAP, {"match": commit.match_id, "expected": commit.expected, "step": step, **new}
    ).one_or_none()
    if done is None:
        raise Conflict(f"Match {commit.match_id} is no longer at version {commit.expected}.")
    return int(done[0]), int(done[1])


def _seat(connection: Connection, match: int, seats: Iterable[StoredSeat]) -> None:
    rows = [
        {
            "match_id": match,
            "number": seat.number,
            "kind": "person" if seat.level is None else "computer",
            "user_id": seat.user_id,
            "level": seat.level,
            "name": seat.name,
            "prompt": seat.prompt,
            "since": seat.since,
        }
        for seat in seats
    ]
    if rows:
        connection.execute(_SEAT, rows)


def _write_move(connection: Connection, commit: Commit, move: NewMove, number: int) -> None:
    match = commit.match_id
    connection.execute(_LOG, _move_values(match, number, move, commit.at))
    if move.undoes is not None:
        connection.execute(_UNDO.values(undone_by=number), {"match": match, "undone": move.undoes})
    if commit.snapshot is not None:
        board = zlib.compress(commit.snapshot)
        connection.execute(_SNAP, {"match_id": match, "move": number, "board": board})
    if move.ended:
        connection.execute(_THIN, {"match": match, "last": number})


def _move_values(match: int, number: int, move: NewMove, at: datetime) -> dict[str, object]:
    return {
        "match_id": match,
        "number": number,
        "seat": move.seat,
        "kind": move.kind,
        "by": move.by,
        "payload": move.payload,
        "news": move.news,
        "turn": move.turn,
        "reveals": move.reveals,
        "locked": move.locked,
        "handed_over": move.handed_over,
        "ended": move.ended,
        "at": at,
        "interaction_id": move.interaction_id,
    }


def _set_timers(connection: Connection, match: int, version: int, jobs: Iterable[NewJob]) -> None:
    rows = [{"match_id": match, "kind": job.kind, "version": version, "due": job.due} for job in jobs]
    if rows:
        connection.execute(_TIMER, rows)
