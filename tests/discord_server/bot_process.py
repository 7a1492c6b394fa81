"""The unmodified bot as a child process, which a test may kill and start again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from tests.discord_server.server import TOKEN, DiscordServer, until

ROOT = Path(__file__).parents[2]
_START = 60
_PATIENCE = 30


class BotProcess:
    """`python -m bot`, pointed at a loopback Discord, with its database in a folder that outlives it."""

    def __init__(self, server: DiscordServer, folder: Path, **settings: str) -> None:
        self.server = server
        self.journal = folder / "bot.log"
        self._settings = settings
        self._folder = folder
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start, and wait until it is connected."""
        with self.journal.open("ab") as journal:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", cwd=ROOT, env=self._environment(), stdout=journal, stderr=journal
            )
        shards = int(self._settings.get("SHARD_COUNT", "1"))
        await until(lambda: self._has_ended() or self.server.gateway.connected >= shards, _START)
        assert not self._has_ended(), f"The bot did not come up. It said:\n{self.said()}"

    def _has_ended(self) -> bool:
        return self._process is None or self._process.returncode is not None

    def _environment(self) -> dict[str, str]:
        return {
            **os.environ,
            "DISCORD_TOKEN": TOKEN,
            "DATABASE_URL": f"sqlite+aiosqlite:///{self._folder / 'bot.sqlite3'}",
            "SKYPORT_DATA": str(self._folder),
            "SKYPORT_DISCORD_API": self.server.api,
            "SKYPORT_DISCORD_GATEWAY": self.server.gateway.address,
            "SKYPORT_EMOJIS": "0",
            **self._settings,
        }

    @property
    def process_id(self) -> int:
        """Its number, while it runs."""
        assert self._process is not None
        return self._process.pid

    async def kill(self) -> None:
        """End it without a warning, as a power cut does."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """End it as a service manager does, and say with which code it ended."""
        return await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> int:
        process = self._process
        if process is None:
            return 0
        if process.returncode is None:
            process.send_signal(how)
        async with asyncio.timeout(_PATIENCE):
            code = await process.wait()
        self._process = None
        await until(lambda: not self.server.gateway.connected)
        return code

    def actions(self) -> int:
        """How many actions of players are stored, in all matches."""
        with contextlib.closing(sqlite3.connect(self._folder / "bot.sqlite3")) as database:
            (count,) = database.execute("select count(*) from move where kind = 'action'").fetchone()
        return int(count)

    def said(self) -> str:
        """What it wrote to its journal."""
        return self.journal.read_text(encoding="utf-8", errors="replace")


@contextlib.asynccontextmanager
async def bot_process(server: DiscordServer, folder: Path, **settings: str) -> AsyncIterator[BotProcess]:
    """A running bot for the length of a test."""
    bot = BotProcess(server, folder, **settings)
    try:
        await bot.start()
        yield bot
    finally:
        await bot.kill()
