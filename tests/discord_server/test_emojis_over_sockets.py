"""The emojis over real sockets: uploads told to wait, two processes at once, a kill, and a message that is refused."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import aiohttp
import discord
import pytest
from discord import ui
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot import emojis
from bot.emojis import Engraver, names_by_icon, plainly_if_refused
from render.emoji import emoji_png
from tests.discord_server.bot_process import bot_process
from tests.discord_server.limits import Limit
from tests.discord_server.match import Match
from tests.discord_server.server import TOKEN, DiscordServer, discord_server, until

FEW = ("grit", "hand", "tourist")
UPLOADS = r"/applications/\d+/emojis"


class Process(discord.Client):
    """As much of the bot as the engraver knows."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none())
        self.icons: dict[str, str] = {}
        self.engraver = Engraver(cast("Any", self))


@asynccontextmanager
async def two_processes(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[DiscordServer, Process, Process]]:
    """Two clients of one application, which have logged in."""
    monkeypatch.setattr(emojis, "PACE", 0)
    monkeypatch.setattr(emojis, "emoji_names", lambda: FEW)
    async with discord_server() as server, Process() as one, Process() as other:
        monkeypatch.setattr(Route, "BASE", server.api)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(server.gateway.address))
        for process in (one, other):
            await process.login(TOKEN)
        yield server, one, other


def names(server: DiscordServer) -> list[str]:
    return sorted(emoji.name for emoji in server.backend.application_emojis.values())


async def test_two_processes_at_once_make_each_emoji_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_processes(monkeypatch) as (server, one, other):
        server.rest.trouble.limits.append(Limit("POST", UPLOADS, requests=2, seconds=0.3))
        await asyncio.gather(one.engraver.bring_up_to_date(), other.engraver.bring_up_to_date())
        assert names(server) == sorted(names_by_icon().values())
        assert one.icons == other.icons
        assert server.rest.trouble.waits_told > 0
        assert server.rest.unsupported == []
        async with aiohttp.ClientSession() as browser:
            ids = [emoji.id for emoji in server.backend.application_emojis.values() if "grit" in emoji.name]
            async with browser.get(server.api.replace("/api/v10", f"/cdn/emojis/{ids[0]}.png")) as shown:
                assert await shown.read() == emoji_png("grit")


async def test_a_message_refused_for_its_emoji_is_sent_without(monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_processes(monkeypatch) as (server, one, _):
        await one.engraver.bring_up_to_date()
        server.backend.application_emojis.clear()
        table = server.guild("Guild").create_text_channel("table")
        channel, view = one.get_partial_messageable(table.id), ui.View()
        view.add_item(ui.Button(label="My hand", custom_id="hand:1", emoji=one.icons["hand"]))
        view.add_item(ui.Select(custom_id="pick", options=[discord.SelectOption(label="1", emoji=one.icons["grit"])]))
        await plainly_if_refused(cast("Any", one), view, lambda: channel.send("Your turn.", view=view))
        (message,) = server.messages(table.id)
        assert message.content == "Your turn."
        assert "emoji" not in str(message.components)


@pytest.mark.parametrize(
    ("name", "image"), [("x", b""), ("sp grit", b""), ("sp_grit", b"GIF"), ("sp_grit", b"0" * 300_000)]
)
async def test_this_discord_refuses_what_the_real_one_does(
    monkeypatch: pytest.MonkeyPatch, name: str, image: bytes
) -> None:
    async with two_processes(monkeypatch) as (_, one, other):
        picture = b"\x89PNG\r\n\x1a\n" + image if image != b"GIF" else b"GIF89a"
        with pytest.raises(discord.HTTPException) as refused:
            await one.create_application_emoji(name=name, image=picture)
        assert refused.value.status == 400
        assert await other.fetch_application_emojis() == []


@pytest.mark.long
@pytest.mark.timeout(400)
async def test_a_killed_bot_goes_on_uploading_and_a_game_is_played_meanwhile(tmp_path: Path) -> None:
    async with discord_server() as server:
        guild = server.guild("Guild")
        async with bot_process(server, tmp_path, SKYPORT_EMOJIS="1") as bot:
            match = Match(server, guild)
            await match.start()
            first = await match.first()
            await match.play_turn(first)
            await until(lambda: len(names(server)) >= 3)
            await bot.kill()
            before = set(server.backend.application_emojis)
            await bot.start()
            await until(lambda: len(names(server)) > len(before) + 2)
            await match.play_turn(match.other(first))
        assert before < set(server.backend.application_emojis)
        assert max(Counter(names(server)).values()) == 1
        assert server.rest.unsupported == []
