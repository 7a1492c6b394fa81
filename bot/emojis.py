"""The application's emojis: made from the icons in the background, a missing one uploaded, a stale one deleted.

Nothing waits for them. Until they are there, and wherever Discord will not have them, there are words alone.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import aiohttp
import discord
import structlog
from discord import ui

from bot.trouble import INVALID_FORM
from render.emoji import emoji_mark, emoji_names, emoji_png

if TYPE_CHECKING:
    from bot.skyport import Skyport

log = structlog.get_logger()

T = TypeVar("T")
OURS = re.compile(r"sp_[a-z_]+_[0-9a-f]{6}")
"""The names of the emojis that are ours to delete; the last part is the mark of the drawing."""
PACE = 1.0
"""Seconds between two uploads: they are limited in a way of their own, and nobody is in a hurry."""
PAUSE = 600.0
"""Seconds before the emojis are looked through again after one was refused."""


class Engraver:
    """Keeps the emojis as the icons are. Several processes may do so at once: each finds what another made."""

    def __init__(self, bot: Skyport) -> None:
        self.bot = bot
        self.pace = PACE
        self._doubted = asyncio.Event()

    async def run(self) -> None:
        """Once at the start, and again some time after a message was refused; whatever fails, the bot goes on."""
        while True:
            try:
                await self.bring_up_to_date()
            except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
                log.warning("not all emojis could be uploaded; the next start tries again", why=str(error))
            except Exception:  # buttons do without pictures; it is logged
                log.exception("the emojis could not be made")
            await self._doubted.wait()
            await asyncio.sleep(PAUSE)
            self._doubted.clear()

    def doubt(self) -> None:
        """An emoji was refused that should be there: look again, by and by."""
        self._doubted.set()

    async def bring_up_to_date(self) -> None:
        """Learn what is there, upload what is missing, and at last delete what no icon looks like any more."""
        wanted = await asyncio.to_thread(names_by_icon)
        there = await self._there()
        self.bot.icons = {icon: str(there[name]) for icon, name in wanted.items() if name in there}
        missing = {icon: name for icon, name in wanted.items() if name not in there}
        for icon, name in missing.items():
            await self._upload(icon, name)
        stale = [emoji for name, emoji in there.items() if name not in wanted.values()]
        for emoji in stale:
            await self._delete(emoji)
        if missing or stale:
            log.info("emojis brought up to date", uploaded=len(missing), deleted=len(stale))

    async def _there(self) -> dict[str, discord.Emoji]:
        emojis = await self.bot.fetch_application_emojis()
        return {emoji.name: emoji for emoji in emojis if OURS.fullmatch(emoji.name)}

    async def _upload(self, icon: str, name: str) -> None:
        """Make one; where another process has made it meanwhile, theirs is as good."""
        await asyncio.sleep(self.pace)
        image = await asyncio.to_thread(emoji_png, icon)
        try:
            made = await self.bot.create_application_emoji(name=name, image=image)
        except discord.HTTPException as error:
            found = (await self._there()).get(name) if error.status == 400 else None
            if found is None:
                raise
            made = found
        self.bot.icons = {**self.bot.icons, icon: str(made)}

    async def _delete(self, emoji: discord.Emoji) -> None:
        await asyncio.sleep(self.pace)
        try:
            await emoji.delete()
        except discord.NotFound:
            log.info("another process deleted it first", emoji=emoji.name)


def names_by_icon() -> dict[str, str]:
    """What the emoji of each icon is called, as the icon is drawn now."""
    return {icon: f"sp_{icon}_{emoji_mark(icon)}" for icon in emoji_names()}


async def plainly_if_refused(bot: Skyport, view: ui.View | None, send: Callable[[], Awaitable[T]]) -> T:
    """Send something with this view; where Discord refuses it, and there are emojis on it, send it without them.

    Discord is known to refuse an application's emojis now and then, and always one that somebody has deleted.
    """
    try:
        return await send()
    except discord.HTTPException as error:
        if error.code != INVALID_FORM or view is None or not _made_plain(view):
            raise
        log.info("sent again without emojis", why=error.text)
    sent = await send()
    bot.engraver.doubt()
    return sent


def _made_plain(view: ui.View) -> bool:
    """Take every emoji off a view; whether there was one."""
    buttons = [item for item in view.children if isinstance(item, ui.Button) and item.emoji]
    selects = [item for item in view.children if isinstance(item, ui.Select)]
    options = [option for select in selects for option in select.options if option.emoji]
    for button in buttons:
        button.emoji = None
    for option in options:
        option.emoji = None
    return bool(buttons or options)
