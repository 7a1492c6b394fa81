"""The sandbox's world: one guild, four people, a bot that lives in it, and real time. Serves no page itself."""

from __future__ import annotations

import asyncio
import io
import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PIL import Image, ImageDraw, ImageFont
from simcord.backend.access import channel_accessible
from simcord.builders import ChannelHandle

from bot import sandbox_patches as patches

if TYPE_CHECKING:
    import discord
    from simcord.actors import MemberActor
    from simcord.backend.models import Channel
    from simcord.env import Env
    from simcord.preview import Preview

PEOPLE = {"Alice": "#c2554d", "Bob": "#3f74b5", "Carol": "#4c8f5b", "Dave": "#b08535"}
CHANNEL = "table"
_BOT_COLOUR = "#4b5a8c"
_TICK = 0.15
_KINDS = {0: "channel", 1: "dm", 11: "thread", 12: "thread"}


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody the player at the browser can be."""

    member: MemberActor
    name: str
    colour: str


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere a person can read: the channel, a thread, or their direct messages with the bot."""

    id: int
    name: str
    kind: str
    messages: int
    """How many of its messages the person sees that are not their own."""


class World:
    """One guild and its people. One lock keeps presses, restarts and the passing of time apart."""

    def __init__(self, env: Env, *, title: str, compose: Callable[[], discord.Client]) -> None:
        self.env = env
        self.title = title
        self.compose = compose
        self.people: dict[int, Person] = {}
        self.troubles: list[str] = []
        self.lock = asyncio.Lock()
        self._previews: dict[tuple[int, int], Preview] = {}

    def furnish(self) -> None:
        """Bring in the guild, its channel and the four people."""
        self.guild = self.env.create_guild(self.title)
        self.guild.create_text_channel(CHANNEL)
        bot_user = self.env.backend.bot_user
        bot_user.name = self.title
        bot_user.avatar = self._portrait(bot_user.id, self.title, _BOT_COLOUR)
        for name, colour in PEOPLE.items():
            user = self.env.create_user(name.lower(), global_name=name)
            self.env.backend.get_user(user.id).avatar = self._portrait(user.id, name, colour)
            self.people[user.id] = Person(self.guild.add_member(user), name, colour)

    def _portrait(self, user_id: int, name: str, colour: str) -> str:
        patches.store_image(self.env.backend, f"avatars/{user_id}/portrait.png", portrait(name[0], colour))
        return "portrait"

    def places(self, person: Person) -> Iterator[Place]:
        """Where this person can read, in the order of the channels' creation, a thread under its channel."""
        backend = self.env.backend
        for channel in sorted(backend.channels.values(), key=_order):
            if channel.type in _KINDS and channel_accessible(backend, channel.id, person.member.id, history=True):
                yield self._place(channel, person.member.id)

    def _place(self, channel: Channel, reader: int) -> Place:
        messages = self.env.backend.messages.get(channel.id, {}).values()
        others = sum(message.visible_to(reader) and message.author_id != reader for message in messages)
        return Place(channel.id, channel.name or self.title, _KINDS[channel.type], others)

    async def address(self, person: Person, place: int, zone: str) -> str:
        """Where the browser finds this place as this person sees it."""
        key = (person.member.id, place)
        if key not in self._previews:
            self._previews[key] = await self._preview(person, self.env.backend.channels[place], zone)
        return self._previews[key].url

    async def _preview(self, person: Person, channel: Channel, zone: str) -> Preview:
        is_dm = channel.guild_id is None
        patches.share_preview(self.env, None)
        preview: Preview = self.env.preview(
            ChannelHandle(self.env, None if is_dm else self.guild, channel),
            viewers=[person.member.user if is_dm else person.member],
            layout="channel",
            timezone=zone,
        )
        await preview.__aenter__()
        patches.take_turns(self.env, preview, self.lock)
        return preview

    async def restart_bot(self) -> None:
        """Replace the bot by a newly composed one; the guild, its messages and the database stay."""
        bot = self.compose()
        patches.keep_emoji_images(self.env, bot)
        await patches.finish_work(self.env)
        await self.env.restart_bot(bot)

    async def live(self) -> None:
        """Let time pass as it does on the wall, and show what the bot does as it does it, until cancelled."""
        began = patches.real_monotonic() - self.env.backend.clock.elapsed
        heard = self.env.error_cursor
        while True:
            await asyncio.sleep(_TICK)
            async with self.lock:
                await self._let_pass(patches.real_monotonic() - began - self.env.backend.clock.elapsed)
                for error in self.env.errors_since(heard):
                    self.report(error)
                heard = self.env.error_cursor
                if patches.has_news(self.env):
                    self._show_news()

    async def _let_pass(self, seconds: float) -> None:
        try:
            await self.env.advance_time(max(0.0, seconds))
        except TimeoutError:
            return  # the bot is busy: the rest of the time passes at the next tick

    def _show_news(self) -> None:
        for preview in self._previews.values():
            patches.show_news(preview)

    def report(self, error: BaseException) -> None:
        """Tell the terminal the whole of an error of the bot's, and the page its last line."""
        traceback.print_exception(error, file=sys.stderr)
        cause = getattr(error, "original", error)
        self.troubles.append(f"{type(cause).__name__}: {cause}")


def _order(channel: Any) -> tuple[bool, int, int]:
    """Direct messages last, threads after the channel they belong to."""
    is_thread = _KINDS.get(channel.type) == "thread"
    parent = channel.parent_id if is_thread and channel.parent_id else channel.id
    return channel.guild_id is None, parent, channel.id if is_thread else 0


def portrait(letter: str, colour: str) -> bytes:
    """A plain picture for somebody: their letter on their colour."""
    picture = Image.new("RGB", (128, 128), colour)
    font = ImageFont.load_default(64)
    ImageDraw.Draw(picture).text((64, 64), letter, fill="#ffffff", font=font, anchor="mm")
    stored = io.BytesIO()
    picture.save(stored, "PNG")
    return stored.getvalue()
