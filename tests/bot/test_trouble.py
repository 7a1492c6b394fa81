"""What goes wrong with a press: nothing is lost, nothing happens twice, and the player is told."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.prompts import STALE
from tests.bot.conversations import card, choices, open_panel, open_table, play_on, start_table, turn_messages
from tests.bot.painter import Painter
from tests.bot.world import World, fail, labels, mend, world
from tests.pebbles.pebbles import PEBBLES, EndTurn


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, artists={"pebbles": Painter()}) as running:
        yield running


async def held(here: World, place: Any, name: str) -> int:
    """How often the log says that somebody held out a pebble."""
    log = await here.say("alice", place, "log")
    own = [line for line in log.response.content.split("\n") if line.startswith(f"**{name.title()}**")]
    return sum(line.count("holds out a pebble") for line in own)


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


async def test_an_unexpected_error_is_logged_with_the_reference_the_player_is_shown(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await start_table(here, "bob")

    async def broken(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(here.bot.matches.past, "since", broken)
    with capture_logs() as logs:
        shown = await here.press("alice", turn_messages(here, place)[-1], "Since my turn")
    told = next(line for line in logs if line["event"] == "unexpected error")
    assert f"reference {told['reference']}" in (shown.response or shown.followups[0]).content


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
