"""Sends messages to channels and persons, and turns Discord's refusals into three of our own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import structlog

from bot.emojis import plainly_if_refused
from bot.gallery import files
from bot.icons import without
from bot.words import MESSAGE_LIMIT, cut
from render.picture import Picture

if TYPE_CHECKING:
    from bot.skyport import Skyport

log = structlog.get_logger()

NO_FILES = "-# I may not attach pictures here: ask a moderator for Attach Files. Nothing is lost."
UNKNOWN_CHANNEL, MISSING_ACCESS, MISSING_PERMISSION, LOCKED_THREAD = 10003, 50001, 50013, 50083

SKEW = timedelta(seconds=5)
"""How far our clock and Discord's may differ."""


class ChannelGone(Exception):
    """The channel or thread is no longer there, or the bot may not write in it."""


class NoDM(Exception):
    """This person cannot be sent a DM; the text says why, for the channel."""


class Unsent(Exception):
    """Discord or the way to it is out of order for now: try again later."""


@dataclass(frozen=True, slots=True)
class Letter:
    """What to send: ``mentions`` are the only persons it may notify, ``nonce`` keeps it from being sent twice."""

    text: str
    nonce: str
    pictures: Sequence[Picture] = ()
    view: discord.ui.View | None = None
    mentions: Sequence[int] = ()
    again_since: datetime | None = None
    """Set when an earlier try may have got through: look for it from then on before sending."""


class Postman:
    """Knows the ways of Discord; knows nothing of matches."""

    def __init__(self, bot: Skyport) -> None:
        self.bot = bot

    async def to_channel(self, channel_id: int, letter: Letter) -> tuple[int, int]:
        """Send it there, or beside a locked thread; where pictures are not allowed, the words alone."""
        channel = self.bot.get_partial_messageable(channel_id)
        try:
            return await self._send(channel, letter)
        except discord.HTTPException as error:
            if error.code == LOCKED_THREAD:
                return await self._beside_thread(channel_id, letter)
            if error.code == MISSING_PERMISSION and letter.pictures:
                return await self.to_channel(channel_id, bare(letter))
            raise _ours(error) from error
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            raise Unsent(str(error)) from error

    async def to_person(self, user_id: int, letter: Letter) -> tuple[int, int]:
        """Send a DM."""
        try:
            channel = await self.bot.create_dm(discord.Object(user_id))
            return await self._send(channel, letter)
        except discord.HTTPException as error:
            if error.status < 500 and error.status != 429:
                raise NoDM(_reason(error)) from error
            raise Unsent(f"{error.status} {error.code}") from error
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            raise Unsent(str(error)) from error

    async def edit(
        self,
        channel_id: int,
        message_id: int,
        text: str | None,
        view: discord.ui.View | None,
        pictures: Sequence[Picture] | None = None,
    ) -> bool:
        """Change a message of ours; False where it is gone. Text and pictures that are None stay as they are."""
        message = self.bot.get_partial_messageable(channel_id).get_partial_message(message_id)
        changes: dict[str, Any] = {"view": view}
        if text is not None:
            changes["content"] = text
        if pictures is not None:
            changes["attachments"] = files(pictures)
        try:
            await message.edit(**changes)
        except discord.HTTPException as error:
            if error.code == MISSING_PERMISSION and pictures:
                return await self.edit(channel_id, message_id, text, view)
            if error.status >= 500 or error.status == 429:
                raise Unsent(f"{error.status} {error.code}") from error
            log.info("a message of ours could not be edited", channel=channel_id, code=error.code)
            return False
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            raise Unsent(str(error)) from error
        return True

    async def _send(self, channel: discord.abc.Messageable, letter: Letter) -> tuple[int, int]:
        sent = await self._already_sent(channel, letter)
        if sent is None:
            sent = await plainly_if_refused(self.bot, letter.view, lambda: _sent(channel, letter))
            self.bot.gallery.sent.note(sent, letter.pictures)
        return sent.channel.id, sent.id

    async def _already_sent(self, channel: discord.abc.Messageable, letter: Letter) -> discord.Message | None:
        """The letter itself, if an earlier try did reach the channel though we never heard so."""
        if letter.again_since is None:
            return None
        try:
            async for message in channel.history(limit=20, after=letter.again_since - SKEW):
                mine = self.bot.user is not None and message.author.id == self.bot.user.id
                if mine and without(message.content) == without(cut(letter.text, MESSAGE_LIMIT)):
                    return message
        except discord.Forbidden:
            log.info("may not read back", channel=str(channel))
        return None

    async def _beside_thread(self, thread_id: int, letter: Letter) -> tuple[int, int]:
        thread = self.bot.get_channel(thread_id) or await self.bot.fetch_channel(thread_id)
        if not isinstance(thread, discord.Thread):
            raise ChannelGone("locked")
        note = f"-# The thread <#{thread_id}> is locked, so I write here."
        moved = Letter(f"{letter.text}\n{note}", letter.nonce, letter.pictures, letter.view, letter.mentions)
        return await self.to_channel(thread.parent_id, moved)


async def _sent(channel: discord.abc.Messageable, letter: Letter) -> discord.Message:
    users = [discord.Object(user) for user in letter.mentions]
    return await channel.send(
        cut(letter.text, MESSAGE_LIMIT),
        files=files(letter.pictures),
        view=letter.view or discord.utils.MISSING,
        nonce=letter.nonce,
        allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=users),
    )


def bare(letter: Letter) -> Letter:
    """The words alone, and why there are no pictures."""
    text = f"{cut(letter.text, MESSAGE_LIMIT - len(NO_FILES) - 1)}\n{NO_FILES}"
    return Letter(text, letter.nonce, (), letter.view, letter.mentions, letter.again_since)


def _ours(error: discord.HTTPException) -> Exception:
    if error.code in {UNKNOWN_CHANNEL, MISSING_ACCESS, MISSING_PERMISSION}:
        return ChannelGone(f"{error.code}")
    if error.status >= 500 or error.status == 429:
        return Unsent(f"{error.status} {error.code}")
    return error


def _reason(error: discord.HTTPException) -> str:
    match error.code:
        case 50007 | 50278:
            return "your DMs are closed to me"
        case 40003:
            return "Discord lets me open no more DMs just now"
        case _:
            return "I could not reach you by DM"
