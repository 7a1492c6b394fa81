"""What a press costs at most, in transactions and requests; they are counted, for time depends on the machine."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event

from tests.bot.conversations import choices, start_table
from tests.bot.world import World, labels, world


class Count:
    """What happened since it was begun: transactions of both kinds, and requests to Discord."""

    reads = writes = requests = 0


@contextmanager
def counting(here: World) -> Iterator[Count]:
    """Count until the block ends."""
    count, database, before = Count(), here.bot.store._database, len(here.env.backend.http_requests)

    def read(_connection: object) -> None:
        count.reads += 1

    def wrote(_connection: object) -> None:
        count.writes += 1

    event.listen(database.reader.engine, "begin", read)
    event.listen(database.writer.engine, "begin", wrote)
    try:
        yield count
    finally:
        event.remove(database.reader.engine, "begin", read)
        event.remove(database.writer.engine, "begin", wrote)
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


async def test_a_press_within_a_turn(here: World) -> None:
    """Read once, stored once, answered once: the answer is the acknowledgement too."""
    await start_table(here, "bob")
    await _in_dm(here, "alice")
    await _in_dm(here, "bob")
    taker = next(name for name in ("alice", "bob") if "Polish" in labels(here.dms(name)[-1]))
    count = await _in_dm(here, taker, "Polish")
    assert (count.reads, count.writes, count.requests) == (1, 1, 1)


async def test_a_press_that_hands_over(here: World) -> None:
    """The channel is told, and the next by DM; what the turn before posted loses its buttons."""
    await start_table(here, "bob")
    await _in_dm(here, "alice")
    await _in_dm(here, "bob")
    taker = next(name for name in ("alice", "bob") if "End turn" in labels(here.dms(name)[-1]))
    count = await _in_dm(here, taker, "End turn")
    assert (count.reads, count.writes, count.requests) == (7, 4, 4)
