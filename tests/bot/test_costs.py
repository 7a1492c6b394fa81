"""What a press costs at most, in transactions, statements and requests: counted, for time depends on the machine."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from tests.bot.conversations import choices, start_table
from tests.bot.world import World, labels, world


class Count:
    """What happened since it was begun: transactions of both kinds, all statements in them, requests to Discord."""

    reads = writes = statements = requests = 0


@contextmanager
def counting(here: World) -> Iterator[Count]:
    """Count until the block ends."""
    count, database, before = Count(), here.bot.store._database, len(here.env.backend.http_requests)

    def read(_connection: object) -> None:
        count.reads += 1

    def wrote(_connection: object) -> None:
        count.writes += 1

    def stated(*_told: object) -> None:
        count.statements += 1

    engines = (database.reader.engine, database.writer.engine)
    heard: list[tuple[Engine, str, Callable[..., None]]] = [
        *zip(engines, ("begin", "begin"), (read, wrote), strict=True)
    ]
    heard += [(engine, "before_cursor_execute", stated) for engine in engines]
    for listening in heard:
        event.listen(*listening)
    try:
        yield count
    finally:
        for listening in heard:
            event.remove(*listening)
        count.requests = len(here.env.backend.http_requests) - before


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    """A guild with the bot in it."""
    async with world(tmp_path) as here:
        yield here


async def _in_dm(here: World, name: str, label: str | None = None) -> Count:
    """Somebody presses a button of their newest DM, its first action unless a label is given."""
    notice = here.dms(name)[-1]
    with counting(here) as count:
        if label is None:
            await here.press_id(name, notice, choices(notice)[0])
        else:
            await here.press(name, notice, label)
    return count


async def _taking(here: World, label: str) -> Count:
    """In the second turn of a match, whoever is asked presses the button with that label."""
    await start_table(here, "bob")
    await _in_dm(here, "alice")
    await _in_dm(here, "bob")
    taker = next(name for name in ("alice", "bob") if label in labels(here.dms(name)[-1]))
    return await _in_dm(here, taker, label)


async def test_a_press_within_a_turn(here: World) -> None:
    """Read once, stored once, answered once: the answer is the acknowledgement too."""
    count = await _taking(here, "Polish")
    assert (count.reads, count.writes, count.requests) == (1, 1, 1)
    assert count.statements == 5


async def test_a_press_that_hands_over(here: World) -> None:
    """The channel is told, and the next by DM; what the turn before posted loses its buttons."""
    count = await _taking(here, "End turn")
    assert (count.reads, count.writes, count.requests) == (5, 4, 4)
    assert count.statements == 29
