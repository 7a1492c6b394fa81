"""The unmodified bot process on real sockets: killed, told to wait, cut off, refused, pressed twice at once.

One bot and one Discord serve the whole chapter, as they would; each test has a table and people of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.discord_server.bot_process import BotProcess, bot_process
from tests.discord_server.limits import Fault, Limit
from tests.discord_server.match import Match, decisions
from tests.discord_server.server import DiscordServer, acknowledged, discord_server, until

pytestmark = [pytest.mark.long, pytest.mark.asyncio(loop_scope="module"), pytest.mark.timeout(400)]

_POSTS = r"/channels/\d+/messages"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def discord_here() -> AsyncIterator[DiscordServer]:
    """A Discord that has answered everything it was asked."""
    async with discord_server() as server:
        yield server
        assert server.rest.unsupported == []


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bot(discord_here: DiscordServer, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[BotProcess]:
    """The bot in a process of its own."""
    discord_here.guild("Guild")
    async with bot_process(discord_here, tmp_path_factory.mktemp("bot")) as process:
        yield process


@pytest.fixture
def match(discord_here: DiscordServer, bot: BotProcess) -> Match:
    """A new table. The bot may have been left waiting by the test before."""
    discord_here.rest.trouble.faults.clear()
    discord_here.rest.trouble.limits.clear()
    return Match(discord_here, discord_here.guilds[0])


async def test_two_turns_are_played_in_private(match: Match) -> None:
    await match.start()
    first = await match.first()
    await match.play_turn(first)
    await match.play_turn(match.other(first))
    await until(lambda: decisions(match.server.dms(first)[-1]))


async def test_a_killed_bot_goes_on_where_it_was(match: Match, bot: BotProcess) -> None:
    """Whatever was shown is stored: the buttons of before work after, once."""
    await match.start()
    first = await match.first()
    message = await match.in_private(first)
    await match.decide(first, message)
    seen = message.content
    await bot.kill()
    await bot.start()
    assert message.content == seen
    await match.play_turn(first)
    await match.in_private(match.other(first))


async def test_what_was_stored_is_told_after_a_restart_and_only_once(match: Match, bot: BotProcess) -> None:
    """The bot is killed after a turn is stored and before Discord has taken the message that tells of it."""
    await match.start()
    first = await match.first()
    told = len(match.turns_told())
    faults = match.server.rest.trouble.faults
    faults.append(Fault("POST", _POSTS, 503, times=1000))
    await match.play_turn(first)
    await bot.kill()
    assert len(match.turns_told()) == told
    faults.clear()
    await bot.start()
    await match.in_private(match.other(first))
    await until(lambda: len(match.turns_told()) == told + 1)


async def test_a_lost_answer_does_not_make_a_message_appear_twice(match: Match) -> None:
    await match.start()
    first = await match.first()
    told, notices = len(match.turns_told()), len(match.server.dms(match.other(first)))
    match.server.rest.trouble.faults.append(Fault("POST", _POSTS, 502, times=2, after=True))
    await match.play_turn(first)
    await match.in_private(match.other(first))
    await until(lambda: len(match.turns_told()) == told + 1)
    await asyncio.sleep(1.5)
    assert len(match.turns_told()) == told + 1
    assert len(match.server.dms(match.other(first))) == notices + 1


async def test_a_bot_that_is_told_to_wait_waits_and_goes_on(match: Match) -> None:
    match.server.rest.trouble.limits.append(Limit("POST", _POSTS, requests=1, seconds=0.4))
    match.server.rest.trouble.faults.append(Fault("POST", _POSTS, 429, retry_after=0.3))
    told = match.server.rest.trouble.waits_told
    await match.start()
    await match.play_turn(await match.first())
    assert match.server.rest.trouble.waits_told > told


async def test_closed_direct_messages_are_said_in_the_channel(match: Match) -> None:
    closed = match.server.rest.strictness.closed_dms
    closed |= {match.alice.id, match.bob.id}
    await match.start()
    mentions = {f"<@{member.id}>": member for member in (match.alice, match.bob)}
    told = await until(lambda: [text for text in match.public() if any(name in text for name in mentions)])
    assert "DM" in told[-1]


async def test_a_cut_connection_is_resumed(match: Match) -> None:
    gateway = match.server.gateway
    await match.start()
    identified, resumed = gateway.identified, gateway.resumed
    await gateway.drop()
    await until(lambda: gateway.resumed > resumed)
    await match.play_turn(await match.first())
    assert gateway.identified == identified


async def test_two_presses_at_once(match: Match, bot: BotProcess) -> None:
    """Two people join at once: both sit. One presses one button twice at once: it is done once, and nobody waits."""
    card = await match.open(seats=3)
    await asyncio.gather(match.press(match.bob, card, "Join"), match.press(match.carol, card, "Join"))
    await until(lambda: "Bob" in card.content and "Carol" in card.content)
    await match.press(match.alice, card, "Start")
    first = await match.first()
    message = await match.in_private(first)
    button = decisions(message._message)[0]["custom_id"]
    actions = bot.actions()
    twice = [acknowledged(first.user.click(message, custom_id=button)) for _ in range(2)]
    await asyncio.gather(*twice)
    await until(lambda: button not in [part["custom_id"] for part in decisions(message._message)])
    await asyncio.sleep(0.5)
    assert bot.actions() == actions + 1


async def test_a_service_manager_ends_it_tidily(match: Match, bot: BotProcess) -> None:
    await match.open()
    before = len(bot.said())
    assert await bot.stop() == 0
    assert "Traceback" not in bot.said()[before:]
    await bot.start()
