"""Timers as rows: they survive a restart, and there is one of a kind for a version of a match."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session
from sqlmodel import col

from storage.database import Database
from storage.records import Job
from storage.rows import JobRow


class Jobs:
    """The chapter of the timers. They are written with the match (`MatchStore.commit`)."""

    def __init__(self, database: Database) -> None:
        """It shares the database with the other chapters."""
        self._database = database

    async def due(self, now: datetime, kind: str | None = None) -> tuple[Job, ...]:
        """The timers whose time has come, oldest first; of one kind, if given."""
        asked = select(JobRow).where(col(JobRow.due) <= now)
        if kind is not None:
            asked = asked.where(col(JobRow.kind) == kind)

        def work(session: Session) -> tuple[Job, ...]:
            return tuple(map(_job, session.scalars(asked.order_by(col(JobRow.due), col(JobRow.id))).all()))

        return await self._database.read(work)

    async def due_of(self, match: int, kind: str) -> datetime | None:
        """When the timer of a match runs out; the latest, if there are several of the kind."""
        asked = select(func.max(col(JobRow.due))).where(col(JobRow.match_id) == match, col(JobRow.kind) == kind)

        def work(session: Session) -> datetime | None:
            return session.scalar(asked)

        return await self._database.read(work)

    async def next_due(self) -> datetime | None:
        """When the earliest timer runs out."""

        def work(session: Session) -> datetime | None:
            return session.scalar(select(func.min(col(JobRow.due))))

        return await self._database.read(work)

    async def drop(self, job: int) -> None:
        """A timer that has been seen to."""

        def work(session: Session) -> None:
            session.execute(delete(JobRow).where(col(JobRow.id) == job))

        await self._database.write(work)


def _job(row: JobRow) -> Job:
    assert row.id is not None
    return Job(row.id, row.match_id, row.kind, row.version, row.due)
