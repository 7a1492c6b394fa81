"""The heartbeat, and the health check that reads it from outside."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot import health
from storage.keeping import last_beat_in
from storage.store import open_store

NOW = datetime(2031, 5, 1, 12, tzinfo=UTC)


async def _beat(url: str) -> None:
    store = await open_store(url, now=NOW)
    await store.keeping.beat(NOW - timedelta(hours=1))
    await store.keeping.beat(NOW)
    assert await store.keeping.last_beat() == NOW
    await store.close()


async def test_the_last_beat_is_read_from_outside(tmp_path: Path) -> None:
    """And nothing is made where there is nothing."""
    url = f"sqlite:///{tmp_path / 'sky.sqlite3'}"
    assert await last_beat_in(url) is None
    assert not (tmp_path / "sky.sqlite3").exists()
    await _beat(url)
    assert await last_beat_in(url) == NOW


@pytest.mark.parametrize(("age", "code"), [(0, 0), (89, 0), (91, 1)])
def test_a_young_heartbeat_is_healthy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], age: int, code: int
) -> None:
    """Younger than 90 seconds."""
    url = f"sqlite:///{tmp_path / 'sky.sqlite3'}"
    monkeypatch.setenv("DATABASE_URL", url)
    assert health.main(lambda: NOW) == 1
    asyncio.run(_beat(url))
    assert health.main(lambda: NOW + timedelta(seconds=age)) == code
    assert f"{age} seconds old" in "".join(capsys.readouterr())
