"""The store: a commit beside sqlite3 alone, and what many matches, and long ones, cost."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import process_time

from rules.braided_skies.game import GAME
from storage.records import Commit, NewMatch, NewMove, StoredMatch, StoredSeat
from storage.store import Store, open_store
from tests.measure.bench_rules import mid_game
from tests.measure.timing import Row

NOON = datetime(2031, 5, 1, 12, tzinfo=UTC)
ROOT = Path(__file__).parents[2]
COMMITS = 60
ACTIONS = (1, 100, 500)
MATCHES = (10, 1_000, 10_000)


@asynccontextmanager
async def a_store(folder: Path) -> AsyncIterator[Store]:
    """A store on a file."""
    store = await open_store(f"sqlite:///{folder / 'bench.sqlite3'}", now=NOON)
    try:
        yield store
    finally:
        await store.close()


async def opened(store: Store, channel: int) -> StoredMatch:
    """A match of five in a channel of its own."""
    seats = tuple(StoredSeat(seat, f"Player {seat}", 100 + seat, None, 1) for seat in range(5))
    new = NewMatch(GAME.slug, GAME.rules_version, {}, 1, channel, 100, 5, seats)
    return await store.matches.open(new, at=NOON)


async def pressed(store: Store, match: StoredMatch, number: int, table: bytes) -> None:
    """A press stored, as `bot.match_play` stores it."""
    move = NewMove(0, "action", 100, b"{}", b"[]", number, 0, interaction_id=match.id * 100_000 + number)
    version = match.version + number - 1
    await store.matches.commit(Commit(match.id, version, NOON, state="live", table=table, seats=match.seats, move=move))


async def commit_costs(folder: Path) -> tuple[float, float]:
    """CPU milliseconds of a press read and stored, and of as many bytes written by sqlite3 alone; the best laps."""
    body, raw = GAME.dump(mid_game()), _raw(folder)
    async with a_store(folder) as store:
        match, ours, peers = await opened(store, 1), [], []
        for number in range(1, COMMITS + 1):
            begun = process_time()
            await pressed(store, match, number, body)
            ours.append((process_time() - begun) * 1000)
            begun = process_time()
            raw.execute("insert into match (stored) values (?)", (body,))
            peers.append((process_time() - begun) * 1000)
    raw.close()
    return median(sorted(ours)[: COMMITS // 2]), median(sorted(peers)[: COMMITS // 2])


def commits() -> tuple[float, float]:
    """The same, in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(commit_costs(Path(folder)))


def _raw(folder: Path) -> sqlite3.Connection:
    """sqlite3 with the same pragmas."""
    raw = sqlite3.connect(folder / "raw.sqlite3", isolation_level=None)
    for line in ("pragma journal_mode=wal", "pragma synchronous=full"):
        raw.execute(line)
    raw.execute("create table match (id integer primary key, stored blob)")
    return raw


async def growth(folder: Path) -> tuple[list[float], list[float]]:
    """Milliseconds of reading and storing a press after so many actions, and among so many matches."""
    body = GAME.dump(mid_game())
    async with a_store(folder) as store:
        long, by_actions, number = await opened(store, 1), [], 0
        for wanted in ACTIONS:
            while number < wanted:
                number += 1
                await pressed(store, long, number, body)
            by_actions.append(await _lap(store, long, number, body))
            number += LAP
        by_matches, there = [], 1
        for wanted in MATCHES:
            await fill(folder, there, wanted)
            there = wanted
            newest = await opened(store, wanted * 10**9)
            by_matches.append(await _lap(store, newest, 0, body))
    return by_actions, by_matches


LAP = 9


async def _lap(store: Store, match: StoredMatch, number: int, body: bytes) -> float:
    spent = []
    for step in range(1, LAP + 1):
        begun = process_time()
        await store.matches.find(match.id)
        await pressed(store, match, number + step, body)
        spent.append((process_time() - begun) * 1000)
    return min(spent)


async def fill(folder: Path, there: int, wanted: int) -> None:
    """As many live matches as wanted, copied from the first by SQL: quicker than opening each."""
    with sqlite3.connect(folder / "bench.sqlite3", timeout=30) as database:
        first = database.execute("select min(id), max(channel_id) from match").fetchone()
        for table, key in (("match", "id"), ("seat", "match_id")):
            columns = [row[1] for row in database.execute(f"pragma table_info({table})")]
            kept = [
                name for name in columns if name not in {key, "channel_id"} and not (table == "seat" and name == "id")
            ]
            extra = ", channel_id" if "channel_id" in columns else ""
            values = f", {first[1]} + n.n" if extra else ""
            database.execute(
                f"with recursive n(n) as (select 1 union all select n + 1 from n where n < {wanted - there})"
                f" insert into {table} ({key}, {', '.join(kept)}{extra})"
                f" select {there * 1_000_000} + n.n, {', '.join('t.' + name for name in kept)}{values}"
                f" from {table} t, n where t.{key} = {first[0]}"
            )


async def full_store(folder: Path, matches: int) -> None:
    """A store in which so many matches are under way."""
    body = GAME.dump(mid_game())
    async with a_store(folder) as store:
        await pressed(store, await opened(store, 1), 1, body)
    await fill(folder, 1, matches)


CHILD = """
import asyncio, sys, time
from bot.app import build
from bot.settings import Settings
async def main():
    bot = build(Settings(_env_file=None, database_url=sys.argv[1]))
    await bot.open()
    await bot.store.matches.under_way()
    await bot.matches.wake()
    ready = time.process_time()
    for match in range(1, 1 + int(sys.argv[2])):
        await bot.matches.standing(match if match == 1 else 1_000_000 + match - 1, 100)
    with open("/proc/self/status") as status:
        memory = next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
    print(ready, memory / 1024)
    await bot.store.close()
asyncio.run(main())
"""


def start_of_bot(matches: int, looked_at: int) -> tuple[float, float]:
    """CPU seconds until a bot among so many matches is ready, and its megabytes once so many were looked at."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(full_store(Path(folder), matches))
        url = f"sqlite+aiosqlite:///{Path(folder) / 'bench.sqlite3'}"
        asked = [sys.executable, "-c", CHILD, url, str(looked_at)]
        said = subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    ready, memory = said.split()[-2:]
    return float(ready), float(memory)


def rows() -> Iterator[Row]:
    """The lines of the table."""
    ours, raw = commits()
    yield Row("commit of a press", f"{ours:.2f} ms", f"raw sqlite3 {raw:.2f} ms", f"{ours / raw:.1f}", "10")
    _, memory = start_of_bot(1_000, 1_000)
    yield Row("memory, 1,000 live matches looked at, no pictures", f"{memory:.0f} MB", hold="300 MB")
    ready, few = start_of_bot(10_000, 0)[0], start_of_bot(10, 0)[0]
    yield Row(
        "cold start, 10,000 matches stored", f"{ready:.1f} s", f"10 matches {few:.1f} s", f"{ready / few:.1f}", "3 s"
    )
    with tempfile.TemporaryDirectory() as folder:
        by_actions, by_matches = asyncio.run(growth(Path(folder)))
    yield Row(f"a press read and stored, after {_listed(ACTIONS)} actions", _curve(by_actions), hold="flat")
    yield Row(f"the same among {_listed(MATCHES)} matches", _curve(by_matches), hold="flat")


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join(f"{number:,}" for number in numbers)


def _curve(figures: list[float]) -> str:
    return ", ".join(f"{figure:.2f}" for figure in figures) + " ms"
