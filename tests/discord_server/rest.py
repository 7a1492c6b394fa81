"""REST version 10: a request over HTTP in, simcord's answer to it out, in the shape discord.py expects."""

from __future__ import annotations

import io
import json
import re
import urllib.parse
from collections import deque
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from aiohttp import BodyPartReader, web

from tests.discord_server import emojis
from tests.discord_server.limits import Fault, Trouble
from tests.discord_server.seam import Backend, BackendError, keep_emoji_image, read_form, serve, unsupported
from tests.discord_server.strictness import Strictness

_FREE_OF_TOKENS = ("/interactions/", "/webhooks/")
_POST = re.compile(r"/channels/(\d+)/messages")
_REQUESTS_KEPT = 2000
_THROUGH_A_PROXY = {"Via": "1.1 loopback"}  # discord.py takes a 429 without it for a ban


@dataclass(frozen=True, slots=True)
class Request:
    """One thing a bot asked for."""

    method: str
    path: str
    body: Any
    files: tuple[Any, ...]


def answer(payload: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """JSON, with exactly the content type that discord.py compares with."""
    body = json.dumps(payload, separators=(",", ":")).encode()
    return web.Response(body=body, status=status, headers=headers, content_type="application/json")


class Rest:
    """The API of one world."""

    def __init__(self, backend: Backend, token: str) -> None:
        self.backend = backend
        self.token = token
        self.trouble = Trouble()
        self.strictness = Strictness(backend)
        self.requests: deque[Request] = deque(maxlen=_REQUESTS_KEPT)
        self.unsupported: list[str] = []
        self._nonces: dict[tuple[str, str], str] = {}

    async def handle(self, asked: web.Request) -> web.Response:
        """Answer one request."""
        path = "/" + asked.match_info["tail"]
        if not path.startswith(_FREE_OF_TOKENS) and asked.headers.get("Authorization") != f"Bot {self.token}":
            return answer({"message": "401: Unauthorized", "code": 0}, 401)
        headers, wait = self.trouble.limited(asked.method, path)
        if wait is not None:
            return self._wait(wait, headers)
        request = Request(asked.method, path, *await _contents(asked))
        self.requests.append(request)
        fault = self.trouble.fault(asked.method, path)
        if fault is not None and not fault.after:
            return self._fail(fault, headers)
        given = self._obey(request, dict(asked.query), _reason(asked), headers)
        return given if fault is None else self._fail(fault, headers)

    def _obey(
        self, request: Request, query: dict[str, str], reason: str | None, headers: dict[str, str]
    ) -> web.Response:
        try:
            self.strictness.check(request.method, request.path, request.body, request.files)
            given = self._once(request, query, reason)
        except unsupported as gap:
            self.unsupported.append(str(gap))
            return answer({"message": str(gap), "code": 0}, 501)
        except BackendError as refused:
            return answer(*_refusal(request.path, refused), headers)
        finally:
            self.backend.http_requests.clear()  # simcord keeps every one, for ever
            self.backend.transcript.clear()
        return web.Response(status=204, headers=headers) if given is None else answer(given, headers=headers)

    def _once(self, request: Request, query: dict[str, str], reason: str | None) -> Any:
        """Obey, but a message whose nonce was seen before is not posted again."""
        posted = _POST.fullmatch(request.path) if request.method == "POST" else None
        body = request.body if isinstance(request.body, dict) else {}
        key = (posted[1], str(body.get("nonce"))) if posted and body.get("enforce_nonce") else None
        if key in self._nonces:
            return serve(self.backend, "GET", f"{request.path}/{self._nonces[key]}")
        given = serve(
            self.backend,
            request.method,
            request.path,
            json=request.body,
            params=query,
            files=list(request.files),
            reason=reason,
        )
        if key is not None:
            self._nonces[key] = given["id"]
        if request.method == "POST" and emojis.PATH.fullmatch(request.path):
            keep_emoji_image(self.backend, given["id"], emojis.image_of(request.body))
        return given

    def _wait(self, seconds: float, headers: dict[str, str]) -> web.Response:
        self.trouble.waits_told += 1
        told = {"message": "You are being rate limited.", "retry_after": seconds, "global": False}
        return answer(told, 429, headers | _THROUGH_A_PROXY | {"Retry-After": str(seconds)})

    def _fail(self, fault: Fault, headers: dict[str, str]) -> web.Response:
        if fault.status == 429:
            return self._wait(fault.retry_after, headers)
        return answer({"message": "A fault that a test asked for", "code": fault.code}, fault.status, headers)


def _refusal(path: str, refused: BackendError) -> tuple[dict[str, Any], int]:
    """What the real Discord answers where simcord's answer differs."""
    if path.startswith("/webhooks/") and refused.code == 10015:
        return {"message": "Invalid Webhook Token", "code": 50027}, 401
    told = refused.to_json()
    return (told | {"code": 50006} if "empty message" in refused.message else told), refused.status


def _reason(asked: web.Request) -> str | None:
    reason = asked.headers.get("X-Audit-Log-Reason")
    return urllib.parse.unquote(reason) if reason else None


async def _contents(asked: web.Request) -> tuple[Any, tuple[Any, ...]]:
    """The body of a request and its files."""
    if asked.content_type.startswith("multipart/"):
        return await _parts(asked)
    return (await asked.json() if asked.can_read_body else None), ()


async def _parts(asked: web.Request) -> tuple[Any, tuple[Any, ...]]:
    form: list[dict[str, Any]] = []
    uploads: dict[str, tuple[str, bytes]] = {}
    async for part in await asked.multipart():
        assert isinstance(part, BodyPartReader)
        if part.filename is None:
            form.append({"name": part.name, "value": (await part.read()).decode()})
        else:
            uploads[_digits(part.name)] = (part.filename, bytes(await part.read()))
    body, _ = read_form(form, [])
    return body, tuple(_file(uploads[number], number, body) for number in sorted(uploads, key=int))


def _digits(name: str | None) -> str:
    return re.sub(r"\D", "", name or "") or "0"


def _file(upload: tuple[str, bytes], number: str, body: Any) -> Any:
    """An uploaded file as simcord wants it, with its alternative text from the message it belongs to."""
    name, contents = upload
    message = body.get("data", body) if isinstance(body, dict) else {}
    described = {str(listed.get("id")): listed.get("description") for listed in message.get("attachments") or []}
    return SimpleNamespace(
        fp=io.BytesIO(contents), filename=name, description=described.get(number), size=len(contents)
    )
