"""`make play` without a token: the same bot in a local browser page, with four people to be and no account needed."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import logging
import os
import signal
import sys
import tempfile
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import discord

if TYPE_CHECKING:
    from bot.settings import Settings

    Compose = Callable[[], discord.Client]

PORT = 8765
_EMOJI_PACE = 0.05
"""Seconds between two uploads of emojis: nobody here counts them, and every start begins with none."""
_NEEDED = ("simcord", "markdown_it", "linkify_it", "regex", "PIL")


def main() -> int:
    """Serve the sandbox until it is stopped. Exits with 2 and a sentence where it cannot start."""
    if any(importlib.util.find_spec(name) is None for name in _NEEDED):
        _refuse("The sandbox needs a few more packages than the bot does: run `make play`, which installs them.")
    logging.getLogger("discord.state").setLevel(logging.ERROR)  # simcord looks at a client that may see nothing
    from bot.sandbox_patches import ChangedSimcord

    try:
        _play_here(_port(os.environ.get("SKYPORT_SANDBOX_PORT", "")))
    except ChangedSimcord as changed:
        _refuse(str(changed))
    return 0


def _play_here(port: int) -> None:
    from bot.app import build

    def compose() -> discord.Client:
        bot = build(settings, clock=discord.utils.utcnow)
        bot.engraver.pace = _EMOJI_PACE
        return bot

    with _fresh_settings() as settings, contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        asyncio.run(serve(compose, title=settings.skyport_title, port=port, browser=_has_browser()))


@contextlib.contextmanager
def _fresh_settings() -> Iterator[Settings]:
    """Settings with an empty database that is gone when the sandbox is."""
    from bot.settings import SettingsError, read_settings

    with tempfile.TemporaryDirectory(prefix="skyport-sandbox-", ignore_cleanup_errors=True) as folder:
        try:
            yield read_settings(
                discord_token=None,
                database_url=f"sqlite+aiosqlite:///{Path(folder) / 'sandbox.sqlite3'}",
                skyport_data=Path(folder),
                shard_count=1,
                skyport_discord_api=None,
                skyport_discord_gateway=None,
            )
        except SettingsError as wrong:
            _refuse(str(wrong))


async def serve(compose: Compose, *, title: str, port: int, browser: bool) -> None:
    """Put the bot into a world of its own and show it, until cancelled."""
    import simcord

    from bot import sandbox_patches
    from bot.sandbox_page import Page, listen
    from bot.sandbox_world import World

    now = discord.utils.utcnow()
    door = listen(port)
    sandbox_patches.patch(door.getsockname()[1])
    bot = compose()
    run = simcord.run(bot, check_errors=False)
    sandbox_patches.prepare(run, bot, now)
    _stop_when_told()
    async with run as env:
        world = World(env, title=title, compose=compose)
        page = Page(world, door)
        try:
            world.furnish()
            await page.open()
            _announce(page.address, port=port, found=door.getsockname()[1], browser=browser)
            await world.live()
        finally:
            await page.close()
            await env.bot.close()
            await sandbox_patches.finish_work(env)


def _stop_when_told() -> None:
    """End as tidily on the signal of a service manager as on Ctrl-C."""
    task = asyncio.current_task()
    if task is not None and sys.platform != "win32":
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)


def _announce(address: str, *, port: int, found: int, browser: bool) -> None:
    if port not in (0, found):
        print(f"Port {port} is taken, so this is on {found}.")
    print(f"Play here: {address}   (Ctrl-C stops; the games of the sandbox are not kept)", flush=True)
    if browser:
        webbrowser.open(address)


def _has_browser() -> bool:
    """Whether a page can be opened: there is a screen, and nobody asked not to."""
    has_screen = sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    return has_screen and not os.environ.get("NO_BROWSER")


def _port(given: str) -> int:
    if not given:
        return PORT
    if not given.isdecimal() or int(given) > 65535:
        _refuse(f"SKYPORT_SANDBOX_PORT is wrong: {given!r} is not a port. Use a number from 0 (any free one) to 65535.")
    return int(given)


def _refuse(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    raise SystemExit(2)
