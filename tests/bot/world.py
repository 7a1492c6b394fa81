"""A small Discord in memory with the real bot in it. Everything these tests know of simcord's insides is here."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import simcord.env
from simcord import interactions
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.results import InteractionResult

from bot import app, sandbox_patches
from bot.settings import Settings
from bot.skyport import Skyport
from rules.core.game import Game
from tests.pebbles.migrated import lay_database
from tests.pebbles.pebbles import PEBBLES

_patience: Any = simcord.env.Env._settle_internal
_patience.__kwdefaults__["idle"] = 0.001  # a click costs 2 ms instead of 51
sandbox_patches._IDLE.add(asyncio.sleep.__code__)  # a loop that sleeps is idle, and wakes only when time is advanced
sandbox_patches._let_workers_wait()  # a loop that waits for its next errand is idle, not unfinished

PEOPLE = ("alice", "bob", "carol", "dave")


@dataclass
class World:
    """A guild, a channel, some people, and the bot; it may be restarted at any time."""

    env: simcord.env.Env
    database: Path
    build: Mapping[str, Any]
    guild: Any = None
    table: Any = None
    people: dict[str, MemberActor] = field(default_factory=dict)

    @property
    def bot(self) -> Skyport:
        """The bot of now."""
        bot = self.env.bot
        assert isinstance(bot, Skyport)
        return bot

    def begin(self) -> None:
        """A guild with a channel, and the people in it."""
        self.guild = self.env.create_guild("Cloud Harbour")
        self.table = self.guild.create_text_channel("table")
        for name in PEOPLE:
            self.people[name] = self.guild.add_member(self.env.create_user(name, global_name=name.title()))

    async def restart(self) -> None:
        """The process ends and another begins on the same database."""
        old = self.bot
        await self.env.restart_bot(bot_on(self.database, self.build))
        await old.store.close()
        await self.env.settle()

    def messages(self, channel: Any = None, viewer: Any = None) -> list[Any]:
        """What stands in a channel, oldest first."""
        return list((channel or self.table).history(viewer=viewer))

    def dms(self, name: str) -> list[Any]:
        """What the bot wrote to somebody, oldest first."""
        return list(self.people[name].user.dm_channel.history())

    async def say(self, name: str, channel: Any, command: str, /, **options: Any) -> Any:
        """Type a slash command."""
        return await self.people[name].slash(channel, command, **options)

    async def press(self, name: str, message: Any, label: str) -> Any:
        """Press a button by its label."""
        return await self.hand_of(name, message).click(message, label=label)

    async def press_id(self, name: str, message: Any, custom_id: str) -> Any:
        """Press a button by its id."""
        return await self.hand_of(name, message).click(message, custom_id=custom_id)

    async def pick(self, name: str, message: Any, custom_id: str, value: str) -> Any:
        """Choose a value in a menu."""
        return await self.hand_of(name, message).select(message, [value], custom_id=custom_id)

    def again(self, message: Any) -> Any:
        """The message as it stands now: what a DM's history gave out does not change by itself."""
        handle = next(
            (
                person.user.dm_channel
                for person in self.people.values()
                if person.user.dm_channel.id == channel_of(message)
            ),
            None,
        )
        return message if handle is None else next(one for one in handle.history() if one.id == message.id)

    def uploaded(self, attachment: Any) -> bytes:
        """The file that was attached."""
        stored = self.env.backend.cdn.get(attachment.url)
        assert stored is not None
        return bytes(stored)

    def hand_of(self, name: str, message: Any) -> Any:
        """A person in a guild, or the same one in their DMs."""
        actor = self.people[name]
        return actor.user if channel_of(message) == actor.user.dm_channel.id else actor

    async def at_once(self, presses: Iterable[tuple[str, Any, str]]) -> list[Any]:
        """Several presses in the same moment: (who, message, custom id)."""
        results = [self._emit(name, message, custom_id) for name, message, custom_id in presses]
        await self.env.settle()
        return results

    def _emit(self, name: str, message: Any, custom_id: str) -> InteractionResult:
        backend, actor = self.env.backend, self.people[name]
        channel_id = channel_of(message)
        stored = backend.get_message(channel_id, message.id)
        guild = None if backend.channels[channel_id].guild_id is None else self.guild.id
        record, payload = interactions.base_payload(
            backend,
            type=3,
            channel_id=channel_id,
            guild_id=guild,
            user_id=actor.id,
            data={"custom_id": custom_id, "component_type": 2},
        )
        payload["message"] = dict(serializers.message_payload(backend, stored))
        record.source_message_id = stored.id
        backend.emit("INTERACTION_CREATE", payload)
        return InteractionResult(self.env, record)


def bot_on(database: Path, given: Mapping[str, Any]) -> Skyport:
    """A bot on a database file, as `python -m bot` would build it."""
    others = dict(given)
    limits = {"skyport_emojis": False, **others.pop("limits", {})}
    settings = Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{database}", shard_count=1, **limits)
    return app.build(settings, **others)


@asynccontextmanager
async def world(folder: Path, *, shelf: Mapping[str, Game] | None = None, **given: Any) -> AsyncIterator[World]:
    """The world, for as long as a test lasts; a bot's unexpected error fails the test."""
    build = {"shelf": shelf or {"pebbles": PEBBLES}, "players": {}, "artists": {}, **given}
    database = folder / "skyport.sqlite3"
    await lay_database(database)
    env = simcord.env.Env(bot_on(database, build), check_errors=False, settle_timeout=30.0)
    await env.start()
    here = World(env, database, build)
    here.begin()
    await env.settle()
    try:
        yield here
    finally:
        last = here.bot
        await env.shutdown()
        await last.store.close()


def fail(here: World, method: str, path: str, status: int, code: int, times: int | None = None) -> None:
    """From now on Discord answers like this."""
    here.env.inject_error(method, path, status=status, code=code, message="said so", times=times)


def mend(here: World) -> None:
    """Discord is well again."""
    here.env.backend.faults.clear()


def channel_of(message: Any) -> int:
    """Where a message stands."""
    return int(getattr(message, "channel_id", None) or message.channel.id)


def labels(message: Any) -> list[str]:
    """The labels of a message's buttons."""
    return [part.get("label", "") for row in rows(message) for part in row if part["type"] == 2]


def ids(message: Any) -> list[str]:
    """The custom ids of a message's buttons and menus."""
    return [part["custom_id"] for row in rows(message) for part in row]


def options(message: Any) -> list[tuple[str, str | None]]:
    """What a message offers to play: the id of a button, or of a menu with one of its values."""
    parts = [part for row in rows(message) for part in row]
    buttons = [(part["custom_id"], None) for part in parts if part["custom_id"].startswith("act:")]
    menus = [part for part in parts if part["custom_id"].startswith("pick:")]
    return [*buttons, *((menu["custom_id"], option["value"]) for menu in menus for option in menu["options"])]


def acting(world: World, place: Any) -> list[str]:
    """Whom the newest turn message says is to act."""
    text = next(message.content for message in reversed(world.messages(place)) if "Play" in labels(message))
    return [name for name in world.people if f"**{name.title()}**" in text.split("\n")[-1]]


def rows(message: Any) -> list[list[dict[str, Any]]]:
    """The rows of components of a message, whichever way simcord hands it out."""
    found = [row if isinstance(row, dict) else row.to_dict() for row in message.components]
    return [list(row.get("components", [])) for row in found]
