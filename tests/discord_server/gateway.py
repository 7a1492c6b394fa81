"""The gateway, version 10: sessions that hear what happens, and that can be resumed after their connection is lost."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from enum import IntEnum
from typing import Any

import discord
from aiohttp import WSMsgType, web

from tests.discord_server.seam import Backend, guild_payload, intent_needed, member_payload, user_payload

_EVENTS_KEPT = 2000
_HEARTBEAT = 41_250


class Op(IntEnum):
    """What a frame is about."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


def frame(op: Op, contents: Any = None, **more: Any) -> str:
    """A frame as it goes over the wire."""
    return json.dumps({"op": op, "d": contents} | more, separators=(",", ":"))


class Session:
    """One shard of one bot: what it was told, so that a resumed connection misses nothing."""

    def __init__(self, number: int, shard: tuple[int, int], wanted: discord.Intents) -> None:
        self.id = f"session-{number}"
        self.shard = shard
        self.wanted = wanted
        self.line: Line | None = None
        self._sequence = 0
        self._told: deque[tuple[int, str]] = deque(maxlen=_EVENTS_KEPT)

    def hears(self, event: str, payload: Any) -> bool:
        """Whether an event is of a guild of this shard, and one the bot wants to hear."""
        guild = payload.get("guild_id") or (payload.get("id") if event.startswith("GUILD_") else None)
        shard = (int(guild) >> 22) % self.shard[1] if guild else 0
        gate = intent_needed(event, payload)
        return shard == self.shard[0] and (gate is None or getattr(self.wanted, gate))

    def tell(self, event: str, payload: Any) -> None:
        """Tell the bot of an event now, or when it resumes."""
        self._sequence += 1
        told = frame(Op.DISPATCH, payload, t=event, s=self._sequence)
        self._told.append((self._sequence, told))
        if self.line is not None:
            self.line.send(told)

    def has_since(self, sequence: int) -> bool:
        """Whether everything after this event is still known."""
        return not self._told or sequence >= self._told[0][0] - 1

    def repeat(self, sequence: int) -> None:
        """Tell again what came after this event."""
        for number, told in list(self._told):
            if number > sequence and self.line is not None:
                self.line.send(told)


class Line:
    """One open connection. Frames go out in order, from a queue."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self._out: asyncio.Queue[str] = asyncio.Queue()
        self._sender = asyncio.create_task(self._send())

    def send(self, told: str) -> None:
        """Put a frame into the queue."""
        self._out.put_nowait(told)

    async def close(self, code: int) -> None:
        """Hang up."""
        self._sender.cancel()
        await self.socket.close(code=code)

    async def _send(self) -> None:
        while not self.socket.closed:
            told = await self._out.get()
            if not self.socket.closed:
                await self.socket.send_str(told)


class Gateway:
    """All sessions of the bot in this world."""

    def __init__(self, backend: Backend, token: str) -> None:
        self.backend = backend
        self.token = token
        self.address = ""
        self.identified = 0
        self.resumed = 0
        self._sessions: dict[str, Session] = {}
        backend.subscribers.append(self._hear)

    @property
    def connected(self) -> int:
        """How many shards have an open connection."""
        return sum(session.line is not None for session in self._sessions.values())

    async def drop(self, code: int = 4000) -> None:
        """Cut every connection, as Discord does several times a day."""
        for session in list(self._sessions.values()):
            line, session.line = session.line, None
            if line is not None:
                await line.close(code)

    def _hear(self, event: str, payload: Any) -> None:
        for session in self._sessions.values():
            if session.hears(event, payload):
                session.tell(event, payload)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it ends."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        line = Line(socket)
        line.send(frame(Op.HELLO, {"heartbeat_interval": _HEARTBEAT}))
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                given = json.loads(message.data)
                await self._receive(line, given["op"], given.get("d"))
        finally:
            await line.close(1000)
            for session in self._sessions.values():
                if session.line is line:
                    session.line = None
        return socket

    async def _receive(self, line: Line, op: int, contents: Any) -> None:
        if op == Op.HEARTBEAT:
            line.send(frame(Op.HEARTBEAT_ACK))
        elif op == Op.IDENTIFY:
            await self._identify(line, contents)
        elif op == Op.RESUME:
            self._resume(line, contents)
        elif op == Op.REQUEST_MEMBERS:
            self._tell_members(line, contents)

    async def _identify(self, line: Line, contents: Any) -> None:
        if contents["token"].removeprefix("Bot ") != self.token:
            await line.close(4004)
            return
        self.identified += 1
        first, count = contents.get("shard") or (0, 1)
        session = Session(self.identified, (first, count), discord.Intents._from_value(contents["intents"]))
        for old in [old for old in self._sessions.values() if old.shard == session.shard]:
            del self._sessions[old.id]
        self._sessions[session.id] = session
        session.line = line
        self._greet(session)

    def _greet(self, session: Session) -> None:
        first, count = session.shard
        guilds = [guild for guild in self.backend.guilds.values() if (guild.id >> 22) % count == first]
        session.tell(
            "READY",
            {
                "v": 10,
                "user": user_payload(self.backend.bot_user),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": self.address,
                "shard": list(session.shard),
                "application": {"id": str(self.backend.application_id), "flags": 0},
            },
        )
        for guild in guilds:
            session.tell("GUILD_CREATE", guild_payload(self.backend, guild, session.wanted))

    def _resume(self, line: Line, contents: Any) -> None:
        session = self._sessions.get(contents["session_id"])
        if session is None or not session.has_since(contents["seq"]):
            line.send(frame(Op.INVALID_SESSION, False))
            return
        self.resumed += 1
        session.line = line
        session.repeat(contents["seq"])
        session.tell("RESUMED", {})

    def _tell_members(self, line: Line, contents: Any) -> None:
        guild = self.backend.guilds[int(contents["guild_id"])]
        members = [member_payload(self.backend, guild, member) for member in guild.members.values()]
        chunk = {"guild_id": str(guild.id), "members": members, "chunk_index": 0, "chunk_count": 1}
        for session in self._sessions.values():
            if session.line is line:
                session.tell("GUILD_MEMBERS_CHUNK", chunk | {"nonce": contents.get("nonce")})
