"""What is told arrives, in another way where it must: DMs, mentions, words without pictures, later, once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.bot.conversations import card, choices, open_table, play_on, start_table, turn_messages
from tests.bot.painter import Painter
from tests.bot.refusing import no_files
from tests.bot.world import World, fail, ids, labels, mend, world


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, artists={"pebbles": Painter()}) as running:
        yield running


async def test_pictures_come_with_words_and_the_board_first(here: World) -> None:
    place = await start_table(here, "bob")
    turn = turn_messages(here, place)[-1]
    assert [picture.filename for picture in turn.attachments] == ["board.png", "mat_0.png", "mat_1.png"]
    assert {picture.description for picture in turn.attachments} == {"A grey square"}
    assert [picture.filename for picture in here.dms("alice")[-1].attachments][:1] == ["board.png"]


async def test_what_has_not_changed_is_not_drawn_again(here: World) -> None:
    place = await start_table(here, "bob")
    painter: Any = here.build["artists"]["pebbles"]
    assert sorted(painter.drawn) == ["board", "mat_0", "mat_1"]
    for name in ("alice", "bob"):
        await play_on(here, name, place)
    assert len(painter.drawn) == 5


async def test_what_was_not_told_before_the_end_is_told_after_the_start(here: World) -> None:
    place = await open_table(here, "bob")
    fail(here, "POST", "/channels/*/messages", 503, 0)
    await here.press("alice", card(here, place), "Start")
    assert turn_messages(here, place) == []
    mend(here)
    await here.restart()
    await here.env.advance_time(60)
    assert len(turn_messages(here, place)) == 1


async def test_an_errand_that_cannot_be_sent_now_is_sent_later_and_once(here: World) -> None:
    place = await open_table(here, "bob")
    fail(here, "POST", f"/channels/{place.id}/messages", 502, 0, times=2)
    await here.press("alice", card(here, place), "Start")
    await here.env.advance_time(120)
    assert len([message for message in here.messages(place) if "The game begins" in message.content]) == 1


async def test_closed_dms_become_a_mention_with_the_reason(here: World) -> None:
    place = await open_table(here, "bob")
    bob = here.people["bob"]
    fail(here, "POST", f"/channels/{bob.user.dm_channel.id}/messages", 403, 50007)
    await here.press("alice", card(here, place), "Start")
    summons = [message for message in here.messages(place) if "your DMs are closed to me" in message.content]
    assert len(summons) == 1
    assert f"<@{bob.id}>" in summons[0].content
    assert [user.id for user in summons[0].mentions] == [bob.id]
    assert await play_on(here, "bob", place)


async def test_who_wants_no_dms_is_mentioned_in_the_channel(here: World) -> None:
    place = await open_table(here, "bob")
    await here.say("bob", place, "settings", dms=False)
    await here.press("alice", card(here, place), "Start")
    assert here.dms("bob") == []
    assert any(here.people["bob"].id in [user.id for user in message.mentions] for message in here.messages(place))


async def test_of_first_dms_only_so_many_are_sent_an_hour(tmp_path: Path) -> None:
    async with world(tmp_path, limits={"skyport_first_dms_an_hour": 1}) as here:
        place = await start_table(here, "bob")
        assert sorted(bool(here.dms(name)) for name in ("alice", "bob")) == [False, True]
        assert any("it is your turn" in message.content for message in here.messages(place))


async def test_without_attach_files_the_words_are_posted_and_say_what_is_missing(here: World) -> None:
    place = await open_table(here, "bob")
    with no_files(here, place.id):
        await here.press("alice", card(here, place), "Start")
    turn = turn_messages(here, place)[-1]
    assert "ask a moderator for Attach Files" in turn.content
    assert turn.attachments == []


async def test_without_its_channel_the_match_goes_on_and_the_players_are_told_once(here: World) -> None:
    place = await start_table(here, "bob")
    fail(here, "POST", f"/channels/{place.id}/messages", 404, 10003)
    for name in ("alice", "bob"):
        notice = here.dms(name)[-1]
        await here.press_id(name, notice, choices(notice)[0])
    gone = [
        [message for message in here.dms(name) if "I can no longer post" in message.content]
        for name in ("alice", "bob")
    ]
    assert [len(told) for told in gone] == [1, 1]
    taker = next(name for name in ("alice", "bob") if any("End turn" in labels(message) for message in here.dms(name)))
    notice = next(message for message in here.dms(taker) if "End turn" in labels(message))
    await here.press(taker, notice, "End turn")
    assert [
        len([message for message in here.dms(name) if "no longer post" in message.content]) for name in ("alice", "bob")
    ] == [1, 1]


async def test_a_locked_thread_is_answered_beside_it(here: World) -> None:
    thread = await open_table(here, "bob", thread=True)
    fail(here, "POST", f"/channels/{thread.id}/messages", 400, 50083)
    await here.press("alice", card(here, thread), "Start")
    beside = turn_messages(here, here.table)
    assert len(beside) == 1
    assert f"The thread <#{thread.id}> is locked" in beside[0].content


async def test_the_announcer_survives_what_nobody_thought_of(here: World, monkeypatch: pytest.MonkeyPatch) -> None:
    place = await open_table(here, "bob")
    real = here.bot.store.outbox.lease_due
    calls = []

    async def once_broken(*given: Any, **more: Any) -> Any:
        calls.append(given)
        if len(calls) == 1:
            raise ZeroDivisionError
        return await real(*given, **more)

    monkeypatch.setattr(here.bot.store.outbox, "lease_due", once_broken)
    await here.press("alice", card(here, place), "Start")
    await here.env.advance_time(30)
    assert turn_messages(here, place)


async def test_a_lobby_nobody_fills_is_closed_with_a_notice(tmp_path: Path) -> None:
    async with world(tmp_path, limits={"skyport_lobby_hours": 1}) as here:
        place = await open_table(here)
        await here.env.advance_time(3590)
        assert card(here, place)
        await here.env.advance_time(60)
        assert any("was not filled in time" in message.content for message in here.messages(place))
        assert not [message for message in here.messages(place) if "lobby:" in " ".join(ids(message))]


async def test_a_match_that_discord_keeps_waiting_holds_up_no_other(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await open_table(here, "bob")
    other = here.guild.create_text_channel("second")
    await here.env.settle()
    await here.say("carol", other, "game new", game="pebbles", seats=2, thread=False)
    await here.press("dave", card(here, other), "Join")
    held_back, real = asyncio.Event(), here.bot.announcer.errands.turn

    async def slowly(errand: Any) -> Any:
        if errand.match_id == 1:
            await held_back.wait()
        return await real(errand)

    monkeypatch.setattr(here.bot.announcer.errands, "turn", slowly)
    await here.press("alice", card(here, place), "Start")
    await here.press("carol", card(here, other), "Start")
    assert (len(turn_messages(here, place)), len(turn_messages(here, other))) == (0, 1)
    held_back.set()
    await here.env.settle()
    assert len(turn_messages(here, place)) == 1
