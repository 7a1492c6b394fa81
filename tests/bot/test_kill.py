"""Killing the process that plays, at random points: what was shown is stored, what is stored is shown, each once."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import threading
import time
from collections import Counter
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.match_desk import Desk
from bot.match_reading import Reading
from storage.store import open_store
from tests.bot.kill_child import NOON, shelf

CHILD = Path(__file__).with_name("kill_child.py")
MATCHES, ENOUGH = 3, 100_000


class Ward:
    """The parent: starts the child, kills it, and keeps all that it said."""

    def __init__(self, file: Path, game: str, luck: Random) -> None:
        """Everything is in the file; the ward only knows what was said."""
        self.file, self.game, self.luck = file, game, luck
        self.said: list[dict[str, Any]] = []
        self._runs = 0

    def run(self, *, presses: int, kill: bool) -> None:
        """One life of the child, with the press the last one may have died over sent again."""
        self._runs += 1
        args = [str(self.file), str(self._runs), self.game, str(MATCHES), str(presses), self._unanswered()]
        with subprocess.Popen([sys.executable, str(CHILD), *args], stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            if kill:
                threading.Thread(target=self._kill, args=(child,), daemon=True).start()
            lines = [line for line in child.stdout if line.endswith("\n")]
        self.said += [json.loads(line) for line in lines]
        assert kill or (child.returncode == 0 and self.said[-1]["kind"] == "finished")

    def _kill(self, child: subprocess.Popen[str]) -> None:
        """At a point no two lives share: while it opens the file, deals, plays or tells."""
        began = self.file.stat().st_mtime_ns if self.file.exists() else 0
        wal = self.file.with_name(f"{self.file.name}-wal")
        deadline = time.monotonic() + 20
        while (
            child.poll() is None
            and time.monotonic() < deadline
            and not (wal.exists() and wal.stat().st_mtime_ns > began)
        ):
            time.sleep(0.005)
        time.sleep(self.luck.random() * 0.6)
        child.kill()

    def _unanswered(self) -> str:
        answered = {line["interaction"] for line in self.said if line["kind"] == "ack"}
        tried = [line for line in self.said if line["kind"] == "try"]
        if not tried or tried[-1]["interaction"] in answered:
            return ""
        return json.dumps({key: value for key, value in tried[-1].items() if key != "kind"})

    def acknowledged(self) -> list[dict[str, Any]]:
        """What was shown to have been done."""
        return [line for line in self.said if line["kind"] == "ack" and line["answer"] == "Played"]

    def told(self) -> Counter[str]:
        """How often each message was sent; Discord keeps one of each nonce."""
        return Counter(line["nonce"] for line in self.said if line["kind"] == "told")


async def _check(ward: Ward) -> None:
    store = await open_store(f"sqlite:///{ward.file}", now=NOON)
    reading = Reading(Desk(store, shelf(), lambda: NOON, None))
    for line in ward.acknowledged():
        stored = await store.matches.get(line["match"])
        move = await store.moves.by_interaction(line["interaction"])
        assert stored is not None
        assert move is not None, line
        table = await reading.table_at(stored, reading._desk.game(stored), move.number)
        assert sha256(shelf()[ward.game].dump(table)).hexdigest() == line["table"], line
    for match in _column(ward.file, "SELECT id FROM match"):
        stored = await store.matches.get(match)
        assert stored is not None
        moves = await store.moves.between(match, 1)
        assert [move.number for move in moves] == list(range(1, stored.moves + 1))
        if stored.table is not None:
            game = reading._desk.game(stored)
            assert game.dump(await reading.table_at(stored, game, stored.moves)) == stored.table
    await store.close()


def _column(file: Path, question: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as connection:
        return [row[0] for row in connection.execute(question)]


def _kill_and_check(file: Path, game: str, kills: int, seed: int) -> None:
    ward = Ward(file, game, Random(seed))
    for _ in range(kills):
        ward.run(presses=ENOUGH, kill=True)
        if file.exists() and _column(file, "PRAGMA integrity_check") != ["ok"]:
            raise AssertionError("The file did not survive.")
    ward.run(presses=60, kill=False)
    asyncio.run(_check(ward))
    assert ward.acknowledged()
    interactions = _column(file, "SELECT interaction_id FROM move WHERE interaction_id IS NOT NULL")
    assert len(interactions) == len(set(interactions))
    assert set(ward.told()) >= set(_column(file, "SELECT nonce FROM outbox WHERE state = 'done'"))
    assert _column(file, "SELECT count(*) FROM outbox WHERE state = 'waiting'") == [0]
    assert sum(count - 1 for count in ward.told().values()) <= 20 * kills  # at most a lease for each death
    assert _column(file, "SELECT count(*) FROM match WHERE state <> 'ended'")[0] <= MATCHES
    assert _column(file, "SELECT count(*) FROM match WHERE state = 'frozen'") == [0]


@pytest.mark.timeout(180)
def test_five_deaths(tmp_path: Path) -> None:
    """The default: a few seconds."""
    _kill_and_check(tmp_path / "sky.sqlite3", "pebbles", 5, seed=1)


@pytest.mark.long
@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", sorted(shelf()))
def test_twenty_deaths(tmp_path: Path, game: str) -> None:
    """Every game on the shelf."""
    _kill_and_check(tmp_path / "sky.sqlite3", game, 20, seed=2)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.skipif(os.environ.get("SKYPORT_SOAK") != "1", reason="SKYPORT_SOAK=1 asks for it")
@pytest.mark.parametrize("game", sorted(shelf()))
def test_two_hundred_deaths(tmp_path: Path, game: str) -> None:
    """Before an issue is closed."""
    _kill_and_check(tmp_path / "sky.sqlite3", game, 200, seed=3)
