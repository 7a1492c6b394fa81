"""The sandbox's own page, on the loopback only: who you are, where you are, and simcord's page of that place."""

from __future__ import annotations

import secrets
import socket
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from aiohttp import web

if TYPE_CHECKING:
    from bot.sandbox_world import Person, World

HOST = "127.0.0.1"
_STATIC = Path(__file__).with_name("sandbox_static")
_FILES = {"": "shell.html", "shell.css": "shell.css", "shell.js": "shell.js"}
_KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}
_HEADERS = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": f"default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    f"frame-src http://{HOST}:*",
}
_Answer = Callable[[web.Request], Awaitable[web.Response]]


def listen(port: int) -> socket.socket:
    """A socket on this port, or on a free one if the port is taken."""
    try:
        return socket.create_server((HOST, port))
    except OSError:
        return socket.create_server((HOST, 0))


class Page:
    """The page under a secret address, so that no other page in the browser can play here."""

    def __init__(self, world: World, door: socket.socket) -> None:
        self.world = world
        self._door = door
        self._key = secrets.token_urlsafe(12)
        self._runner = web.AppRunner(self._application(), access_log=None)

    @property
    def address(self) -> str:
        """What to open in a browser."""
        return f"http://{HOST}:{self._door.getsockname()[1]}/{self._key}/"

    async def open(self) -> None:
        """Begin to answer."""
        await self._runner.setup()
        await web.SockSite(self._runner, self._door).start()

    async def close(self) -> None:
        """Stop answering."""
        await self._runner.cleanup()

    def _application(self) -> web.Application:
        application = web.Application()
        for name in _FILES:
            application.router.add_get(f"/{self._key}/{name}", self._file)
        application.router.add_get(f"/{self._key}/state", self._state)
        application.router.add_post(f"/{self._key}/open", self._open)
        application.router.add_post(f"/{self._key}/restart", self._restart)
        return application

    async def _file(self, request: web.Request) -> web.Response:
        path = _STATIC / _FILES[request.path.rsplit("/", 1)[1]]
        text = path.read_text(encoding="utf-8").replace("{{title}}", self.world.title)
        return web.Response(text=text, content_type=_KINDS[path.suffix], headers=_HEADERS)

    async def _state(self, request: web.Request) -> web.Response:
        people = [self._person(person) for person in self.world.people.values()]
        return web.json_response({"people": people, "troubles": self.world.troubles}, headers=_HEADERS)

    def _person(self, person: Person) -> dict[str, Any]:
        # Ids are longer than the numbers of a browser are exact.
        places = [asdict(place) | {"id": str(place.id)} for place in self.world.places(person)]
        return {"id": str(person.member.id), "name": person.name, "colour": person.colour, "places": places}

    async def _open(self, request: web.Request) -> web.Response:
        person = self.world.people.get(_number(request, "person"))
        place = _number(request, "place")
        if person is None or place not in {known.id for known in self.world.places(person)}:
            raise web.HTTPNotFound(text="There is no such person or place.")
        async with self.world.lock:
            address = await self.world.address(person, place, _zone(request.query.get("zone", "UTC")))
        return web.json_response({"address": address}, headers=_HEADERS)

    async def _restart(self, request: web.Request) -> web.Response:
        async with self.world.lock:
            await self.world.restart_bot()
        return web.json_response({}, headers=_HEADERS)


def _number(request: web.Request, name: str) -> int:
    given = request.query.get(name, "")
    if not given.isdecimal():
        raise web.HTTPBadRequest(text=f"{name} must be a number.")
    return int(given)


def _zone(name: str) -> str:
    """The browser's time zone, where it is known here."""
    try:
        return ZoneInfo(name).key
    except (ZoneInfoNotFoundError, ValueError):
        return "UTC"
