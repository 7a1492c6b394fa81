"""What goes wrong on Discord: nothing is lost, nothing happens twice, and somebody is told."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.prompts import STALE
from render.picture import Picture
from tests.bot.conversations import card, choices, open_panel, open_table, play_on, start_table, turn_messages
from tests.bot.world import World, ids, labels, world
from tests.pebbles.pebbles import PEBBLES, EndTurn


class Painter:
    """An artist who paints one grey square, whatever is asked."""

    picture = Picture("board", b"\x89PNG\r\n\x1a\n", "A grey square")

    def __init__(self) -> None:
        self.drawn: list[str] = []

    def warm(self) -> None:
        """Nothing to lay out."""

    def board(self, view: Any, names: tuple[str, ...]) -> Picture:
        """The board."""
        return self._drawn("board")

    def mat(self, view: Any, seat: int, names: tuple[str, ...]) -> Picture:
        """One mat."""
        return self._drawn(f"mat_{seat}")

    def scores(self, view: Any, outcome: Any, names: tuple[str, ...]) -> Picture:
        """The sheet."""
        return self._drawn("scores")

    def board_key(self, view: Any, names: tuple[str, ...]) -> object:
        """A board changes with the points."""
        return ("board", view.points)

    def mat_key(self, view: Any, seat: int, names: tuple[str, ...]) -> object:
        """So does the mat of who has them."""
        return ("mat", seat, view.points[seat])

    def _drawn(self, name: str) -> Picture:
        self.drawn.append(name)
        return replace(self.picture, name=name)


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, artists={"pebbles": Painter()}) as running:
        yield running


def fail(here: World, method: str, path: str, status: int, code: int, times: int | None = None) -> None:
    """From now on Discord answers like this."""
    here.env.inject_error(method, path, status=status, code=code, message="said so", times=times)


def mend(here: World) -> None:
    """Discord is well again."""
    here.env.backend.faults.clear()


async def held(here: World, place: Any, name: str) -> int:
    """How often the log says that somebody held out a pebble."""
    log = await here.say("alice", place, "log")
    return int(log.response.content.count(f"**{name.title()}** holds out a pebble"))


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


async def test_a_restart_between_every_kind_of_press(here: World) -> None:
    place = await open_table(here)
    await here.restart()
    await here.press("bob", card(here, place), "Join")
    await here.restart()
    await here.press("alice", card(here, place), "Start")
    await here.restart()
    panels = {name: await open_panel(here, name, place) for name in ("alice", "bob")}
    for name, panel in panels.items():
        await here.restart()
        await here.press_id(name, panel, choices(panel)[0])
    taker = next(name for name, panel in panels.items() if "End turn" in labels(panel) or await_turn(here, name))
    panel = await open_panel(here, taker, place)
    for label in ("Polish", "Undo", "Polish", "Polish", "Why can't I?", "My hand", "End turn"):
        await here.restart()
        await here.press(taker, panel, label)
    await here.restart()
    assert await play_on(here, "alice", place)
    assert await held(here, place, "alice") == 2


def await_turn(here: World, name: str) -> bool:
    """Whether the newest turn message names this player."""
    return f"**{name.title()}**'s turn" in turn_messages(here, here.table)[-1].content


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
    real = here.bot.http.request

    async def refuse_files(route: Any, *, files: Any = None, **given: Any) -> Any:
        if files and route.path.endswith("/messages") and route.channel_id == place.id:
            raise forbidden(50013)
        return await real(route, files=files, **given)

    here.bot.http.request = refuse_files  # type: ignore[method-assign]
    await here.press("alice", card(here, place), "Start")
    turn = turn_messages(here, place)[-1]
    assert "ask a moderator for Attach Files" in turn.content
    assert turn.attachments == []


def forbidden(code: int) -> discord.Forbidden:
    """What discord.py raises when Discord says no."""
    response: Any = SimpleNamespace(status=403, reason="Forbidden")
    return discord.Forbidden(response, {"code": code, "message": "Missing Permissions"})


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


async def test_an_acknowledgement_that_came_too_late_is_cosmetic(here: World) -> None:
    place = await start_table(here, "bob")
    panel = await open_panel(here, "alice", place)
    fail(here, "POST", "/interactions/*/callback", 404, 10062, times=1)
    with capture_logs() as logs:
        await here.press_id("alice", panel, choices(panel)[0])
    mend(here)
    assert any(line["event"] == "acknowledgement lost" for line in logs)
    assert not [line for line in logs if line["log_level"] == "error"]
    assert await held(here, place, "alice") == 1


async def test_a_lost_acknowledgement_in_a_dm_still_shows_the_outcome(here: World) -> None:
    await start_table(here, "bob")
    notice = here.dms("alice")[-1]
    fail(here, "POST", "/interactions/*/callback", 404, 10062, times=1)
    fail(here, "PATCH", "/webhooks/*", 404, 10015, times=1)
    await here.press_id("alice", notice, choices(notice)[0])
    mend(here)
    assert "It is pebble" in here.dms("alice")[-1].content


async def test_a_panel_left_open_for_hours_still_works(here: World) -> None:
    place = await start_table(here, "bob")
    panel = await open_panel(here, "alice", place)
    await here.env.advance_time(16 * 60)
    await here.press_id("alice", panel, choices(panel)[0])
    assert "It is pebble" in panel.content


async def test_a_button_of_a_finished_match_says_so(here: World) -> None:
    place = await start_table(here, "bob")
    old = await open_panel(here, "alice", place)
    while turn_messages(here, place):
        for name in ("alice", "bob"):
            await play_on(here, name, place, last=True)
    refused = await here.press_id("alice", old, choices(old)[0])
    assert "This game is over" in refused.followups[0].content


async def test_a_stale_press_says_so(here: World) -> None:
    place = await start_table(here, "bob")
    panel, old = [await open_panel(here, "alice", place) for _ in range(2)]
    await here.press_id("alice", panel, choices(panel)[0])
    await here.press_id("alice", old, choices(old)[1])
    assert old.content.startswith((STALE, "It is not your turn"))
    assert await held(here, place, "alice") == 1


async def test_a_foreign_button_is_refused(here: World) -> None:
    place = await start_table(here, "bob")
    panel = await open_panel(here, "alice", place)
    (refused,) = await here.at_once([("carol", panel, choices(panel)[0])])
    assert "no seat" in refused.followups[0].content
    assert await held(here, place, "alice") == 0


async def test_an_unexpected_error_is_logged_with_the_reference_the_player_is_shown(here: World) -> None:
    place = await start_table(here, "bob")

    async def broken(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError

    here.bot.matches.since = broken  # type: ignore[assignment]
    with capture_logs() as logs:
        shown = await here.press("alice", turn_messages(here, place)[-1], "Since my turn")
    told = next(line for line in logs if line["event"] == "unexpected error")
    assert f"reference {told['reference']}" in (shown.response or shown.followups[0]).content


async def test_the_announcer_survives_what_nobody_thought_of(here: World) -> None:
    place = await open_table(here, "bob")
    real = here.bot.store.outbox.lease_due
    calls = []

    async def once_broken(*given: Any, **more: Any) -> Any:
        calls.append(given)
        if len(calls) == 1:
            raise ZeroDivisionError
        return await real(*given, **more)

    here.bot.store.outbox.lease_due = once_broken  # type: ignore[method-assign]
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


async def test_a_broken_match_is_frozen_and_others_go_on(tmp_path: Path) -> None:
    def breaks(table: Any, seat: Any, action: Any) -> Any:
        if isinstance(action, EndTurn):
            raise ZeroDivisionError
        return PEBBLES.apply(table, seat, action)

    async with world(tmp_path, shelf={"pebbles": replace(PEBBLES, apply=breaks)}) as here:
        place = await start_table(here, "bob")
        for name in ("alice", "bob"):
            await play_on(here, name, place)
        results = [await here.say(name, place, "endturn") for name in ("alice", "bob")]
        assert any("Something went wrong in this game" in result.response.content for result in results)
        assert any("is frozen" in message.content for message in here.messages(place))


async def test_slash_commands_are_told_to_discord_once(here: World) -> None:
    told = [call for call in here.env.backend.http_requests if "commands" in str(call)]
    await here.restart()
    again = [call for call in here.env.backend.http_requests if "commands" in str(call)]
    assert len(told) == len(again)
