"""All or nothing: the database fails at each write in turn, and nothing half-done is ever found."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError

from bot.results import MatchInfo, Played
from storage.errors import Repeated
from storage.records import Commit, NewMove, StoredMove
from tests.pebbles.parlour import CHANNEL, GUILD, MIRELA, OKONKWO, Parlour, parlour
from tests.pebbles.pebbles import EndTurn, Polish


class Gremlin:
    """Breaks the writer at its n-th statement, the commit counting as one; -1: at none."""

    def __init__(self, place: Parlour) -> None:
        """It sits at the writing connection."""
        self.at, self.seen = -1, 0
        engine = place.store._database.writer.engine
        event.listen(engine, "before_cursor_execute", self._statement)
        event.listen(engine, "commit", self._count)

    def _statement(self, connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        if not statement.startswith(("SELECT", "BEGIN", "PRAGMA")):
            self._count(connection)

    def _count(self, _connection: Any) -> None:
        if self.seen == self.at:
            self.at = -1
            raise SQLAlchemyError("The disk is full.")
        self.seen += 1


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Parlour]:
    """A parlour with pebbles on the shelf."""
    async with parlour(tmp_path / "sky.sqlite3") as place:
        yield place


def _everything(file: Path) -> dict[str, list[Any]]:
    """Every row there is."""
    with closing(sqlite3.connect(file)) as connection:
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {table: connection.execute(f"SELECT * FROM {table!r}").fetchall() for table in tables}


async def _fails_everywhere(place: Parlour, file: Path, deed: Callable[[], Awaitable[Any]]) -> tuple[int, Any]:
    """Do it with the first write failing, then the second, and so on until none fails: how many, and the answer."""
    gremlin, before = Gremlin(place), _everything(file)
    for broken in range(40):
        gremlin.at, gremlin.seen = broken, 0
        place.store.outbox.woken.clear()
        try:
            answer = await deed()
        except SQLAlchemyError:
            assert _everything(file) == before, f"write {broken} left something behind"
            assert not place.store.outbox.woken.is_set()
            continue
        assert _everything(file) != before
        return broken, answer
    raise AssertionError("It never went through.")


async def test_a_press_that_hands_over(place: Parlour, tmp_path: Path) -> None:
    """Table, seats, log, snapshot and errands: together or not at all; and it can be pressed again."""
    match = await place.begun(OKONKWO)
    await place.press(match, MIRELA)
    await place.press(match, OKONKWO)
    (taker,) = await place.acting(match)

    async def end_turn() -> object:
        return await place.matches.act(match=match, user=taker, action=EndTurn(), interaction=9_001)

    writes, answer = await _fails_everywhere(place, tmp_path / "sky.sqlite3", end_turn)
    assert writes >= 6
    assert isinstance(answer, Played)
    assert answer.handed_over
    assert len(await place.matches.log(match, None)) == 4


async def test_a_start(place: Parlour, tmp_path: Path) -> None:
    """A lobby or a dealt table, nothing between."""
    lobby = await place.lobby(OKONKWO)

    async def start() -> object:
        return await place.matches.lobby.start(match=lobby.id, user=MIRELA, interaction=9_002)

    writes, answer = await _fails_everywhere(place, tmp_path / "sky.sqlite3", start)
    assert writes >= 6
    assert isinstance(answer, Played)


async def test_an_undo(place: Parlour, tmp_path: Path) -> None:
    """The action stands, or is undone and marked so."""
    match = await place.begun(OKONKWO)
    await place.press(match, MIRELA)
    await place.press(match, OKONKWO)
    (taker,) = await place.acting(match)
    await place.matches.act(match=match, user=taker, action=Polish())

    async def undo() -> object:
        return await place.matches.undo(match=match, user=taker, interaction=9_003)

    writes, answer = await _fails_everywhere(place, tmp_path / "sky.sqlite3", undo)
    assert writes >= 5
    assert isinstance(answer, Played)


async def test_a_lobby(place: Parlour, tmp_path: Path) -> None:
    """Opened with its seat, its card and its timer, or not."""

    async def open_lobby() -> object:
        return await place.matches.lobby.open(
            game="pebbles", guild=GUILD, channel=CHANNEL, host=MIRELA, name="Mirela", seats=2
        )

    writes, answer = await _fails_everywhere(place, tmp_path / "sky.sqlite3", open_lobby)
    assert writes >= 4
    assert isinstance(answer, MatchInfo)


async def test_whoever_stops_waiting_stops_nothing(place: Parlour, tmp_path: Path) -> None:
    """A press whose task is cancelled at any moment is stored whole or not at all, and the match plays on."""
    for moment in range(12):
        match = await place.begun(OKONKWO)
        pressing = asyncio.create_task(place.press(match, MIRELA))
        await asyncio.sleep(moment * 0.003)
        pressing.cancel()
        await asyncio.gather(pressing, return_exceptions=True)
        await place.store.people.first_dms_since(place.now)
        await place.store.keeping.beat(place.now)  # behind whatever was being written
        stored = await place.store.matches.get(match)
        assert stored is not None
        log = await place.matches.log(match, None)
        assert (len(log), stored.version) in {(1, 3), (2, 4)}
        assert (MIRELA in await place.acting(match)) == (len(log) == 1)
        assert isinstance(await place.press(match, OKONKWO), Played)


async def test_an_interaction_is_stored_once_whatever_the_version(place: Parlour) -> None:
    """The database itself says so."""
    match = await place.begun(OKONKWO)
    stored = await place.store.matches.get(match)
    assert stored is not None
    move = NewMove(0, "action", MIRELA, b"{}", b"[]", 0, 0, interaction_id=77)
    version = await place.store.matches.commit(Commit(match, stored.version, place.now, move=move))
    before = await place.store.matches.get(match)
    with pytest.raises(Repeated):
        await place.store.matches.commit(Commit(match, version, place.now, move=move))
    assert await place.store.matches.get(match) == before
    found = await place.store.moves.by_interaction(77)
    assert isinstance(found, StoredMove)
    assert found.move == move


async def test_a_timer_is_unique_for_its_match_kind_and_version(place: Parlour) -> None:
    """A lobby's expiry is there once, and gone when it is dropped."""
    await place.lobby(OKONKWO)
    due = await place.store.jobs.next_due()
    assert due is not None
    assert await place.store.jobs.due(place.now) == ()
    (job,) = await place.store.jobs.due(due)
    assert (job.kind, job.version) == ("lobby_expiry", 1)
    await place.store.jobs.drop(job.id)
    assert await place.store.jobs.next_due() is None
