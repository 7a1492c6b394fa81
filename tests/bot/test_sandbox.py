"""The sandbox without a browser: its changes to simcord, its world, its page's answers, and how it refuses to start."""

from __future__ import annotations

import asyncio
import importlib.util
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
import simcord
from discord.ext import commands, tasks
from simcord import _dpy_internals
from simcord.preview import Preview, _media, _messages
from simcord.preview._server import PreviewServer

from bot import sandbox, sandbox_patches
from bot.sandbox_mends import MENDS, Mend
from bot.sandbox_page import Page, listen
from bot.sandbox_world import World, portrait


class Bell(commands.Bot):
    """A bot with a command that answers, one that fails, a worker that waits, and a clock that ticks."""

    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True))
        self.ticks = 0
        self.tree.command(name="ring", description="Answer")(ring)
        self.tree.command(name="crack", description="Fail")(crack)

    async def setup_hook(self) -> None:
        await self.tree.sync()
        self.work: asyncio.Queue[None] = asyncio.Queue()
        self.worker = asyncio.create_task(self.work.get())
        self.tick.start()

    @tasks.loop(seconds=0.2)
    async def tick(self) -> None:
        """Count, to see that time passes."""
        self.ticks += 1


async def ring(interaction: discord.Interaction[Any]) -> None:
    """Answer in public."""
    await interaction.response.send_message("Ding.")


async def crack(interaction: discord.Interaction[Any]) -> None:
    """Fail on purpose."""
    raise RuntimeError("the bell is cracked")


@pytest.fixture
def patched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simcord as the sandbox has it, for the length of one test."""
    for owner, name in (
        (PreviewServer, "_static"),
        (PreviewServer, "_SECURITY_HEADERS"),
        (_dpy_internals, "is_wait_for_listener"),
        (Preview, "_MAX_PAGES"),
        (_messages, "_markdown_context"),
        (_media.MediaWorker, "_decode"),
        (_media, "MAX_QUEUE"),
    ):
        monkeypatch.setattr(owner, name, getattr(owner, name))
    sandbox_patches.patch(port=1)


@asynccontextmanager
async def furnished() -> AsyncIterator[World]:
    """A world with the bell in it. No fixture: simcord's time is of one task and its own."""
    bot = Bell()
    run = simcord.run(bot, check_errors=False)
    sandbox_patches.prepare(run, bot, discord.utils.utcnow())
    async with run as env:
        world = World(env, title="Bellroom", compose=Bell)
        world.furnish()
        yield world
        await env.bot.close()


async def slash(world: World, name: str) -> None:
    alice = next(iter(world.people.values())).member
    async with world.lock:
        await alice.slash(world.guild.channels["table"], name)


def messages(world: World) -> int:
    return next(world.places(next(iter(world.people.values())))).messages


def test_every_text_that_is_replaced_is_in_this_simcord() -> None:
    sandbox_patches.check_page_texts()
    page = (sandbox_patches._STATIC / "preview.js").read_text(encoding="utf-8")
    assert sandbox_patches.mended("/app.js", "").strip() == page.strip()


def test_a_changed_simcord_is_told_with_the_release_it_should_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox_patches, "MENDS", (*MENDS, Mend("/app.js", "no such text", "", "a test")))
    with pytest.raises(sandbox_patches.ChangedSimcord, match=r"simcord 3\.2\.1.*/app\.js.*make play"):
        sandbox_patches.check_page_texts()


def test_without_its_packages_it_says_what_to_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SystemExit) as stopped:
        sandbox.main()
    assert stopped.value.code == 2
    assert capsys.readouterr().err.count("make play") == 1


def test_a_port_that_is_none_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SKYPORT_SANDBOX_PORT", "eighty")
    with pytest.raises(SystemExit) as stopped:
        sandbox.main()
    assert stopped.value.code == 2
    assert "SKYPORT_SANDBOX_PORT is wrong" in capsys.readouterr().err


def test_a_taken_port_gives_way_to_a_free_one_on_the_loopback(capsys: pytest.CaptureFixture[str]) -> None:
    with listen(0) as first, listen(first.getsockname()[1]) as second:
        taken, found = first.getsockname()[1], second.getsockname()[1]
        assert found != taken
        assert second.getsockname()[0] == "127.0.0.1"
    sandbox._announce("http://127.0.0.1/", port=taken, found=found, browser=False)
    assert f"Port {taken} is taken, so this is on {found}." in capsys.readouterr().out


def test_no_page_is_opened_where_none_can_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    assert sandbox._has_browser()
    monkeypatch.setenv("NO_BROWSER", "1")
    assert not sandbox._has_browser()
    monkeypatch.delenv("NO_BROWSER")
    monkeypatch.delenv("DISPLAY")
    assert not sandbox._has_browser()


def test_its_database_is_new_and_gone_afterwards() -> None:
    with sandbox._fresh_settings() as settings:
        folder = settings.skyport_data
        assert folder.is_dir()
        assert str(folder) in settings.database
        assert settings.discord_token is None
    assert not folder.exists()


async def test_four_people_read_one_channel_and_a_bot_with_a_waiting_worker_lives_there(patched: None) -> None:
    async with furnished() as world:
        assert [person.name for person in world.people.values()] == ["Alice", "Bob", "Carol", "Dave"]
        await slash(world, "ring")
        for person in world.people.values():
            assert [(place.name, place.kind, place.messages) for place in world.places(person)] == [
                ("table", "channel", 1)
            ]


async def test_a_new_bot_finds_the_world_as_it_was(patched: None) -> None:
    async with furnished() as world:
        await slash(world, "ring")
        before = world.env.bot
        async with world.lock:
            await world.restart_bot()
        assert world.env.bot is not before
        assert messages(world) == 1
        await slash(world, "ring")
        assert messages(world) == 2
        await before.close()


async def test_time_passes_and_errors_are_told(patched: None, capsys: pytest.CaptureFixture[str]) -> None:
    async with furnished() as world:
        life = asyncio.create_task(world.live())
        await slash(world, "crack")
        await asyncio.sleep(0.7)
        life.cancel()
        assert isinstance(world.env.bot, Bell)
        assert world.env.bot.ticks >= 2
        assert world.troubles == ["RuntimeError: the bell is cracked"]
        assert "Traceback" in capsys.readouterr().err


async def test_many_pictures_are_shown_at_once(patched: None) -> None:
    """Simcord checks pictures one by one in a process each, and refuses the ninth that waits."""
    worker = _media.MediaWorker()
    shown = await asyncio.gather(*(worker.validate(str(number), portrait("A", "#446688")) for number in range(20)))
    assert {(picture.width, picture.height, picture.content_type) for picture in shown} == {(128, 128, "image/png")}
    await worker.close()


async def test_the_page_answers_under_its_secret_address_only(patched: None) -> None:
    async with furnished() as world:
        page = Page(world, listen(0))
        await page.open()
        try:
            async with aiohttp.ClientSession() as browser:
                await _look_around(browser, page.address)
        finally:
            await page.close()


async def _look_around(browser: aiohttp.ClientSession, address: str) -> None:
    async with browser.get(address.rsplit("/", 2)[0] + "/") as answer:
        assert answer.status == 404
    async with browser.get(address) as answer:
        assert "Bellroom" in await answer.text()
        assert answer.headers["X-Frame-Options"] == "DENY"
    async with browser.get(address + "state") as answer:
        alice = (await answer.json())["people"][0]
    asked = {"person": alice["id"], "place": alice["places"][0]["id"], "zone": "Nowhere/Land"}
    async with browser.post(address + "open", params=asked) as answer:
        assert (await answer.json())["address"].startswith("http://127.0.0.1:")
    for wrong, status in (({"person": "x"}, 400), ({"place": "1"}, 404)):
        async with browser.post(address + "open", params=asked | wrong) as answer:
            assert answer.status == status


def test_listening_is_on_this_machine_only() -> None:
    with listen(0) as door:
        assert door.family == socket.AF_INET
        assert door.getsockname()[0] == "127.0.0.1"
