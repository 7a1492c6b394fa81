"""The loopback Discord itself, with a small discord.py client over real sockets."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from tests.discord_server.limits import Fault, Limit
from tests.discord_server.seam import GuildHandle, MemberActor, autocomplete
from tests.discord_server.server import TOKEN, DiscordServer, acknowledged, discord_server, until


class Echo(discord.Client):
    """A client with a few commands, one for each thing that is tested."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1)
        self.tree = app_commands.CommandTree(self)
        self.resumes = 0
        for name, callback in (("send", send), ("dm", dm), ("late", late), ("pick", pick)):
            self.tree.command(name=name, description=name)(callback)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_resumed(self) -> None:
        """Count."""
        self.resumes += 1


async def send(interaction: discord.Interaction[Any], kind: str) -> None:
    """Send one kind of message to the channel, and whisper what came of it."""
    sent: dict[str, dict[str, Any]] = {
        "word": {"content": "word"},
        "long": {"content": "x" * 2001},
        "picture": {"file": discord.File(io.BytesIO(b"picture"), "board.png", description="The board")},
        "huge": {"file": discord.File(io.BytesIO(bytes(11 * 2**20)), "huge.bin")},
        "nonce": {"content": "once", "nonce": "turn-7"},
    }
    await interaction.response.defer(ephemeral=True)
    assert isinstance(interaction.channel, discord.TextChannel)
    try:
        await interaction.channel.send(**sent[kind])
    except discord.HTTPException as refused:
        await interaction.followup.send(f"{refused.status} {refused.code}")
    else:
        await interaction.followup.send("sent")


async def dm(interaction: discord.Interaction[Any], person: discord.User) -> None:
    """Write to somebody in private."""
    await interaction.response.defer(ephemeral=True)
    try:
        await person.send("Your turn.")
    except discord.Forbidden as refused:
        await interaction.followup.send(f"{refused.status} {refused.code}")


async def late(interaction: discord.Interaction[Any]) -> None:
    """Defer, and answer when told to."""
    await interaction.response.defer(ephemeral=True)
    client: Any = interaction.client
    await client.told.wait()
    try:
        await interaction.followup.send("at last")
    except discord.HTTPException as refused:
        client.refusal = (refused.status, refused.code)


async def pick(interaction: discord.Interaction[Any], number: str) -> None:
    """Nothing: its autocomplete is what is tested."""
    await interaction.response.send_message(number)


class Table:
    """A server with a client, a guild, a channel and two people."""

    def __init__(self, server: DiscordServer, client: Echo) -> None:
        self.server = server
        self.client = client
        self.guild: GuildHandle = server.guild("Guild")
        self.channel = self.guild.create_text_channel("table")
        self.alice: MemberActor = server.member(self.guild, "Alice")
        self.bob: MemberActor = server.member(self.guild, "Bob")

    async def say(self, kind: str) -> str:
        """What the client whispers after sending one kind of message."""
        result = await acknowledged(self.alice.slash(self.channel, "send", kind=kind))
        whispered = await until(lambda: result.response is not None and result.response.content)
        return str(whispered)


@asynccontextmanager
async def seated(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Table]:
    async with discord_server() as server, Echo() as client:
        monkeypatch.setattr(Route, "BASE", server.api)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(server.gateway.address))
        table = Table(server, client)
        life = asyncio.create_task(client.start(TOKEN))
        await server.shards()
        await client.wait_until_ready()
        yield table
        await client.close()
        await life
    assert server.rest.unsupported == []


async def test_a_message_with_a_picture_arrives_with_its_alternative_text(monkeypatch: pytest.MonkeyPatch) -> None:
    async with seated(monkeypatch) as table:
        assert await table.say("picture") == "sent"
        (message,) = [posted for posted in table.server.messages(table.channel.id) if posted.attachments]
        (picture,) = message.attachments
        assert (picture["filename"], picture["description"]) == ("board.png", "The board")
        async with aiohttp.ClientSession() as browser, browser.get(picture["url"]) as answer:
            assert await answer.read() == b"picture"


@pytest.mark.parametrize(("kind", "refusal"), [("long", "400 50035"), ("huge", "413 40005")])
async def test_what_is_too_big_is_refused(monkeypatch: pytest.MonkeyPatch, kind: str, refusal: str) -> None:
    async with seated(monkeypatch) as table:
        assert await table.say(kind) == refusal


async def test_a_missing_permission_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async with seated(monkeypatch) as table:
        everyone = table.guild.default_role
        overwrites: Any = {everyone: discord.PermissionOverwrite(attach_files=False)}
        table.channel = table.guild.create_text_channel("words", overwrites=overwrites)
        await until(lambda: table.client.get_channel(table.channel.id))
        assert await table.say("picture") == "403 50013"
        assert await table.say("word") == "sent"


async def test_closed_dms_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async with seated(monkeypatch) as table:
        await acknowledged(table.alice.slash(table.channel, "dm", person=table.bob))
        await until(lambda: table.server.dms(table.bob))
        table.server.rest.strictness.closed_dms.add(table.bob.id)
        result = await acknowledged(table.alice.slash(table.channel, "dm", person=table.bob))
        await until(lambda: result.response is not None and result.response.content == "403 50007")


async def test_a_limit_is_told_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async with seated(monkeypatch) as table:
        table.server.rest.trouble.limits.append(Limit("POST", r"/channels/\d+/messages", requests=2, seconds=0.6))
        began = time.monotonic()
        assert [await table.say("word") for _ in range(3)] == ["sent"] * 3
        assert time.monotonic() - began > 0.3


async def test_faults_are_met_and_survived(monkeypatch: pytest.MonkeyPatch) -> None:
    async with seated(monkeypatch) as table:
        faults = table.server.rest.trouble.faults
        faults.append(Fault("POST", r"/channels/\d+/messages", 429, retry_after=0.1))
        assert await table.say("word") == "sent"
        assert table.server.rest.trouble.waits_told == 1
        faults.append(Fault("POST", r"/channels/\d+/messages", 502))
        assert await table.say("word") == "sent"
        assert len(table.server.messages(table.channel.id)) == 4  # two words, two whispers


async def test_a_nonce_makes_a_message_whose_answer_was_lost_appear_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async with seated(monkeypatch) as table:
        table.server.rest.trouble.faults.append(Fault("POST", r"/channels/\d+/messages", 502, after=True))
        assert await table.say("nonce") == "sent"
        assert [posted.content for posted in table.server.messages(table.channel.id)].count("once") == 1


async def test_a_lost_connection_is_resumed_and_nothing_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    async with seated(monkeypatch) as table:
        await table.server.gateway.drop()
        meanwhile = table.guild.create_text_channel("meanwhile")
        await until(lambda: table.client.resumes, 10)
        assert table.server.gateway.identified == 1
        assert table.client.get_channel(meanwhile.id) is not None
        assert await table.say("word") == "sent"


async def test_an_interaction_expires_after_a_quarter_of_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    async with seated(monkeypatch) as table:
        client: Any = table.client
        client.told = asyncio.Event()
        await acknowledged(table.alice.slash(table.channel, "late"))
        table.server.backend.advance_clock(15 * 60 + 1)
        client.told.set()
        await until(lambda: getattr(client, "refusal", None))
        assert client.refusal == (401, 50027)


async def test_more_than_25_choices_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async with seated(monkeypatch) as table:
        command: Any = table.client.tree.get_command("pick")

        async def offer(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name=str(number), value=str(number)) for number in range(int(typed))]

        command.autocomplete("number")(offer)
        await table.client.tree.sync()
        for typed, seen in (("25", True), ("26", False)):
            result = await autocomplete(table.alice, table.channel, "pick", "number", typed, {})
            await asyncio.sleep(0.2)
            assert (result.autocomplete_choices is not None) is seen
