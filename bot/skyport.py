"""The bot as discord.py sees it: opens the store, recognises its buttons, keeps its loops alive, closes in order."""

from __future__ import annotations

import asyncio
import hashlib
import json
import pkgutil
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from importlib import import_module
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot import cogs
from bot.announcer import Announcer
from bot.door import DOORS, is_known
from bot.emojis import Engraver
from bot.gallery import Gallery
from bot.guides import Guide
from bot.heart import Heart
from bot.icons import NO_ICONS, Icons
from bot.looks import Looks
from bot.matches import Matches, Player
from bot.settings import Settings
from bot.trouble import OUTDATED, cosmetic, explain, whisper
from render.artist import Artist
from rules.core.game import Game
from storage.store import Store, open_store

log = structlog.get_logger()


class Tree(app_commands.CommandTree["Skyport"]):
    """The slash commands; whatever goes wrong in one ends in the same place as a button's trouble."""

    async def on_error(self, interaction: discord.Interaction[Skyport], error: app_commands.AppCommandError, /) -> None:
        """Say it in a sentence."""
        await explain(interaction, getattr(error, "original", error))


class Skyport(commands.AutoShardedBot):
    """One process of the bot. Nothing about a match is kept in it between two presses."""

    matches: Matches
    store: Store
    announcer: Announcer

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Callable[[], datetime],
        shelf: Mapping[str, Game],
        players: Mapping[str, Player],
        artists: Mapping[str, Artist],
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            shard_count=settings.shard_count,
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            tree_cls=Tree,
            max_messages=None,
            chunk_guilds_at_startup=False,
        )
        self.settings = settings
        self.clock = clock
        self.shelf = shelf
        self.players = players
        self.gallery = Gallery(artists)
        self.guides: dict[str, Guide] = {}
        self.icons: Icons = NO_ICONS
        self.engraver = Engraver(self)
        self.is_open = False
        self._loops: list[asyncio.Task[None]] = []

    def title(self, slug: str) -> str:
        """What a game is called here; a host may have renamed it."""
        return self.settings.skyport_titles.get(slug) or self.shelf[slug].title

    async def open(self) -> None:
        """Open the store, once; `python -m bot` does so before it speaks to Discord, to refuse a bad one first."""
        if self.is_open:
            return
        self.store = await open_store(self.settings.database, now=self.clock())
        self.matches = Matches(
            self.store,
            self.shelf,
            clock=self.clock,
            players=self.players,
            lobby_lifetime=timedelta(hours=self.settings.skyport_lobby_hours),
        )
        self.is_open = True

    async def setup_hook(self) -> None:
        """Everything that must stand before the first press arrives."""
        await self.open()
        for module in pkgutil.iter_modules(cogs.__path__):
            await import_module(f"{cogs.__name__}.{module.name}").setup(self)
        self.add_dynamic_items(*DOORS)
        await self.sync_commands()
        self.announcer = Announcer(self)
        self._loops = [
            asyncio.create_task(self.announcer.run(), name="announcer"),
            asyncio.create_task(Heart(self).run(), name="heart"),
        ]
        if self.settings.skyport_emojis:
            self._loops.append(asyncio.create_task(self.engraver.run(), name="engraver"))
        for slug, colour_blind in await self.store.matches.under_way():
            self.gallery.prepare(slug, Looks(colour_blind).palette)
        await self.matches.wake()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """A button or menu nobody here knows any more gets an answer too."""
        given: Any = interaction.data or {}
        if interaction.type is discord.InteractionType.component and not is_known(given.get("custom_id", "")):
            with cosmetic():
                await whisper(interaction, OUTDATED)

    async def sync_commands(self) -> None:
        """Tell Discord our slash commands, only when they differ from those it was told last."""
        told = json.dumps([command.to_dict(self.tree) for command in self.tree.get_commands()], sort_keys=True)
        key, now = f"commands:{self.application_id}", hashlib.sha256(told.encode()).hexdigest()
        if await self.store.keeping.get(key) != now:
            await self.tree.sync()
            await self.store.keeping.put(key, now)
            log.info("slash commands told to Discord", commands=len(self.tree.get_commands()))

    async def close(self) -> None:
        """Stop the loops, leave Discord, let go of the store; what was not told yet is told after the next start."""
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        await super().close()
        self.gallery.close()
        if self.is_open:
            await self.store.close()
