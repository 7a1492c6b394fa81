"""A database file as the first start leaves it, copied: most tests have no need to see it migrated again."""

from __future__ import annotations

import asyncio
import shutil
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from storage.store import open_store

FIRST_START = datetime(2025, 1, 1, tzinfo=UTC)


async def lay_database(file: Path) -> None:
    """Put an empty, migrated database there, unless something lies there already."""
    await asyncio.to_thread(_lay, file)


def _lay(file: Path) -> None:
    if not file.exists():
        shutil.copyfile(_empty(), file)


@cache
def _empty() -> Path:
    file = Path(mkdtemp(prefix="skyport-")) / "empty.sqlite3"
    asyncio.run(_made(file))
    return file


async def _made(file: Path) -> None:
    store = await open_store(f"sqlite:///{file}", now=FIRST_START)
    await store.close()
