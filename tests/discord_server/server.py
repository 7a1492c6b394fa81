"""A Discord on this machine: REST, gateway and CDN on real sockets, for a bot that runs in a process of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web

from tests.discord_server.gateway import Gateway
from tests.discord_server.rest import Rest, answer
from tests.discord_server.seam import (
    Backend,
    GuildHandle,
    InteractionResult,
    MemberActor,
    RemoteWorld,
    UserHandle,
    WallClock,
    cdn,
)

TOKEN = "a.loopback.token"
FIRST_ANSWER = 3.5
"""How long a person waits for the bot's first answer: Discord's 3 seconds, and a little for this machine."""
_PATIENCE = 60.0
"""How long a test waits for anything else: the first pictures of a process take a while on a busy machine."""
_GLANCE = 0.01


class DiscordServer:
    """The world behind the sockets, and the people in it."""

    def __init__(self) -> None:
        self.backend = Backend(clock=WallClock())
        self.world: Any = RemoteWorld(self.backend)
        self.rest = Rest(self.backend, TOKEN)
        self.gateway = Gateway(self.backend, TOKEN)
        self.guilds: list[GuildHandle] = []
        self.port = 0

    @property
    def api(self) -> str:
        """Where a bot finds the REST API."""
        return f"http://127.0.0.1:{self.port}/api/v10"

    def guild(self, name: str) -> GuildHandle:
        """A new guild, with the bot in it."""
        self.guilds.append(GuildHandle(self.world, self.backend.create_guild(name)))
        return self.guilds[-1]

    def member(self, guild: GuildHandle, name: str) -> MemberActor:
        """A new person in the guild."""
        return guild.add_member(UserHandle(self.world, self.backend.make_user(name.lower(), global_name=name)))

    def messages(self, channel: int) -> list[Any]:
        """Every message of a channel, oldest first."""
        return [message for _, message in sorted(self.backend.messages.get(channel, {}).items())]

    def dms(self, member: MemberActor) -> list[Any]:
        """Every message between the bot and this person."""
        channel = self.backend.dm_channels.get(member.id)
        return self.messages(channel) if channel else []

    async def shards(self, count: int = 1) -> None:
        """Wait until the bot is there and has told its commands."""
        await until(lambda: self.gateway.connected >= count and bool(self.backend.commands.get(None)))

    def application(self) -> web.Application:
        """The addresses it answers."""
        application = web.Application(client_max_size=64 * 2**20)
        application.router.add_get("/gateway/", self.gateway.handle)
        application.router.add_get("/cdn/{tail:.*}", self._file)
        application.router.add_get("/api/v10/gateway", self._where)
        application.router.add_get("/api/v10/gateway/bot", self._where)
        application.router.add_route("*", "/api/v10/{tail:.*}", self.rest.handle)
        return application

    async def _where(self, request: web.Request) -> web.Response:
        starts = {"total": 1000, "remaining": 999, "reset_after": 1000, "max_concurrency": 16}
        return answer({"url": self.gateway.address, "shards": 1, "session_start_limit": starts})

    async def _file(self, request: web.Request) -> web.Response:
        stored = self.backend.cdn.get(f"{cdn.CDN_BASE}/{request.match_info['tail']}")
        return web.Response(status=404) if stored is None else web.Response(body=stored)


@asynccontextmanager
async def discord_server() -> AsyncIterator[DiscordServer]:
    """A Discord for the length of a test."""
    server = DiscordServer()
    runner = web.AppRunner(server.application(), access_log=None, shutdown_timeout=1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    server.port = runner.addresses[0][1]
    server.gateway.address = f"ws://127.0.0.1:{server.port}/gateway/"
    elsewhere, cdn.CDN_BASE = cdn.CDN_BASE, f"http://127.0.0.1:{server.port}/cdn"
    try:
        yield server
    finally:
        cdn.CDN_BASE = elsewhere
        await server.gateway.drop(1001)
        await runner.cleanup()


async def until(seen: Callable[[], Any], seconds: float = _PATIENCE) -> Any:
    """Wait until something is so, and give what was seen; fail if it does not come to be."""
    end = time.monotonic() + seconds
    while not (found := seen()):
        assert time.monotonic() < end, f"it did not happen within {seconds:g} s"
        await asyncio.sleep(_GLANCE)
    return found


async def acknowledged(pressed: Awaitable[InteractionResult], seconds: float = FIRST_ANSWER) -> InteractionResult:
    """Let a person do something, and wait for the bot's first answer to it."""
    result = await pressed
    await until(lambda: result._interaction.responded, seconds)
    return result
