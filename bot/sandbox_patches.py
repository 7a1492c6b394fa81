"""Every change the sandbox makes to simcord; each is checked at the start, so a changed simcord is noticed."""

from __future__ import annotations

import asyncio
import re
import struct
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

from simcord import _dpy_internals
from simcord.backend.access import channel_accessible
from simcord.backend.cdn import CDN_BASE
from simcord.preview import Preview, _media, _messages, _server

from bot.sandbox_mends import MENDS

if TYPE_CHECKING:
    from datetime import datetime
    from types import CodeType

    import discord
    import simcord
    from simcord.backend import Backend
    from simcord.env import Env

PINNED = "3.2.1"
_STATIC = Path(__file__).with_name("sandbox_static")
_ADDED = {"/preview.css": "preview.css", "/app.js": "preview.js"}
_CHANGED = {mend.path for mend in MENDS} | set(_ADDED)
_LONGEST_WAIT = 1.0
_LONGEST_WAIT_FOR_TIME = 0.2
_LONGEST_WORK = 60.0
_PATIENCE = 0.005
_PAGES_KEPT = 64
_PICTURES_AT_ONCE = 1000
_PNG = b"\x89PNG\r\n\x1a\n"


class ChangedSimcord(Exception):
    """Simcord is not the release these changes were written for."""


real_monotonic: Callable[[], float] = _dpy_internals.real_monotonic


def patch(port: int) -> None:
    """Change simcord for the sandbox, whose page is on this port. Fails at once where something is not as expected."""
    check_page_texts()
    _mend_page_texts(port)
    _let_workers_wait()
    _name_channels_in_dms()
    _trust_pictures()
    Preview._MAX_PAGES = _PAGES_KEPT


def check_page_texts() -> None:
    """Make sure that each text to be replaced is there, once."""
    folder = Path(_server.__file__).with_name("static")
    for mend in MENDS:
        found = (folder / mend.path[1:]).read_text(encoding="utf-8").count(mend.old)
        if found != 1:
            raise ChangedSimcord(
                f"The sandbox was written for simcord {PINNED}, and the installed one differs: its page file "
                f"{mend.path} holds {mend.old!r} {found} times, not once. Run `make play`, which installs {PINNED}."
            )


def mended(path: str, text: str) -> str:
    """A file of simcord's page with the sandbox's changes and additions."""
    for mend in MENDS:
        if mend.path == path:
            text = text.replace(mend.old, mend.new)
    if path in _ADDED:
        text += "\n" + (_STATIC / _ADDED[path]).read_text(encoding="utf-8")
    return text


def _mend_page_texts(port: int) -> None:
    server: Any = _server.PreviewServer
    plain = getattr(server, "sandbox_plain", server._static)

    async def static(self: Any, request: Any) -> Any:
        response = await plain(self, request)
        if request.path in _CHANGED:
            response.text = mended(request.path, response.text)
        return response

    server.sandbox_plain, server._static = plain, static
    server._SECURITY_HEADERS = _framed(server._SECURITY_HEADERS, port)


def _framed(headers: dict[str, str], port: int) -> dict[str, str]:
    """Let the sandbox's own page, and no other, show simcord's page inside it."""
    parent = f"frame-ancestors http://127.0.0.1:{port} http://localhost:{port}"
    policy = headers["Content-Security-Policy"].split("frame-ancestors")[0] + parent
    return {key: value for key, value in headers.items() if key != "X-Frame-Options"} | {
        "Content-Security-Policy": policy
    }


def _let_workers_wait() -> None:
    """A worker that waits for its next piece of work is idle: simcord would wait for it to finish, for ever."""
    internals: Any = _dpy_internals
    known = getattr(internals, "sandbox_known", internals.is_wait_for_listener)

    def waits(client: discord.Client, task: asyncio.Task[Any]) -> bool:
        return bool(known(client, task)) or _innermost(task) in _IDLE

    internals.sandbox_known, internals.is_wait_for_listener = known, waits


_IDLE = {
    function.__code__
    for function in (asyncio.Queue.get, asyncio.Event.wait, asyncio.Condition.wait)  # a lock is work, these are not
}


def _innermost(task: asyncio.Task[Any]) -> CodeType | None:
    """The code in which a task is suspended, as deep as coroutines go."""
    coroutine: Any = task.get_coro()
    while hasattr(getattr(coroutine, "cr_await", None), "cr_code"):
        coroutine = coroutine.cr_await
    return getattr(coroutine, "cr_code", None)


def _name_channels_in_dms() -> None:
    """In direct messages simcord shows a link to a channel as a number: give its name to those who may see it."""
    texts: Any = _messages
    plain = getattr(texts, "sandbox_context", texts._markdown_context)

    def context(preview: Preview, page: Any, message: Any, channel: Any, *, content: str = "") -> dict[str, Any]:
        known: dict[str, Any] = plain(preview, page, message, channel, content=content)
        if channel.guild_id is None:
            written = " ".join(texts._message_texts(message, content))
            known["channels"] |= _channels_named(preview.env, page.viewer.id, written)
            known["channel_ids"] = list(known["channels"])
        return known

    texts.sandbox_context, texts._markdown_context = plain, context


def _channels_named(env: Env, reader: int, written: str) -> dict[str, str]:
    """The channels a text links to, by id, as far as its reader may see them."""
    channels = env.backend.channels
    linked = [channels[int(number)] for number in re.findall(r"<#(\d+)>", written) if int(number) in channels]
    return {
        str(channel.id): channel.name or "?"
        for channel in linked
        if channel_accessible(env.backend, channel.id, reader, history=True)
    }


def _trust_pictures() -> None:
    """Simcord starts a process to check each picture, refuses the ninth in a row, and shows it as broken.

    The bot's own PNGs need no check: they are shown as they are.
    """
    worker: Any = _media.MediaWorker
    plain = getattr(worker, "sandbox_decode", worker._decode)

    async def decode(self: Any, key: str, blob: bytes, media_time: float | None) -> Any:
        if not blob.startswith(_PNG):
            return await plain(self, key, blob, media_time)
        width, height = struct.unpack("!II", blob[16:24])
        return _media.MediaInfo("PNG", width, height, 1, width * height * 4, blob, "image/png")

    worker.sandbox_decode, worker._decode = plain, decode
    _media.MAX_QUEUE = _PICTURES_AT_ONCE


def settle_softly(env: Env) -> None:
    """Wait a little for the bot after each press, and never fail: what takes longer is shown when it is done."""
    plain: Callable[..., Coroutine[Any, Any, None]] = env._settle_internal
    loop = asyncio.get_running_loop()

    async def settle(**given: Any) -> None:
        longest = _LONGEST_WAIT_FOR_TIME if "_deadline" in given else _LONGEST_WAIT
        deadline = min(given.get("_deadline") or float("inf"), loop.time() + longest)
        try:
            await plain(**given | {"idle": _PATIENCE, "_deadline": deadline})
        except TimeoutError:
            return

    env.__dict__["_settle_internal"] = settle


async def finish_work(env: Env) -> None:
    """Let a picture that is being drawn in a thread be finished: simcord cannot part from a bot before it is."""
    working = tuple(env._work.executors)
    if working:
        await asyncio.wait(working, timeout=_LONGEST_WORK)


def keep_emoji_images(env: Env, bot: discord.Client) -> None:
    """Simcord throws the images of an application's emojis away: store them, so that they show."""
    plain = bot.create_application_emoji

    async def create(*, name: str, image: bytes) -> discord.Emoji:
        emoji = await plain(name=name, image=image)
        store_image(env.backend, f"emojis/{emoji.id}.png", image)
        return emoji

    bot.__dict__["create_application_emoji"] = create


def store_image(backend: Backend, path: str, image: bytes) -> None:
    """Put an image where simcord's page looks for it."""
    backend.cdn._blobs[f"{CDN_BASE}/{path}"] = image


def prepare(run: simcord.run, bot: discord.Client, now: datetime) -> None:
    """Make a world ready before its bot starts in it: emoji images, patience, and time that begins now."""
    env = run._env
    keep_emoji_images(env, bot)
    settle_softly(env)
    env.backend.clock._epoch = now  # instead of simcord's fixed moment


def share_preview(env: Env, preview: Preview | None) -> None:
    """Simcord allows one page an environment; the sandbox keeps many, and uses one at a time under its lock."""
    env._preview = preview


def take_turns(env: Env, preview: Preview, lock: asyncio.Lock) -> None:
    """Let presses of several people queue instead of failing as "busy", and accept one made on a page a moment old."""
    plain = preview._action

    async def act(context: str | None, body: Any) -> dict[str, Any]:
        async with lock:
            share_preview(env, preview)
            if context in preview._pages and isinstance(body, dict):
                body["published_revision"] = preview._pages[context].revision
            return await plain(context, body)

    preview.__dict__["_action"] = act


def has_news(env: Env) -> bool:
    """Whether anything happened in the world since this was last asked."""
    backend = env.backend
    happened = bool(backend.transcript or backend.http_requests)
    backend.transcript.clear()
    backend.http_requests.clear()
    return happened


def show_news(preview: Preview) -> None:
    """Bring every open page of this preview up to date."""
    preview._advance_presentation_time()
    for page in [page for page in preview._pages.values() if page is not preview._python]:
        is_reading_back = page.latest_action is not None and page.latest_action.kind == "history"
        if not is_reading_back:
            page.window_end_id = None
        preview._publish(page, reason="refresh")
