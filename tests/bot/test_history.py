"""History: a match is stepped through, each turn as it was for whoever looks."""

from __future__ import annotations

import sqlite3
from itertools import pairwise
from typing import Any

from bot.history_buttons import spaced
from tests.bot.conversations import open_table, play_rounds, said, start_table, turn_messages
from tests.bot.limits import must_fit_message
from tests.bot.painted import here as here
from tests.bot.world import World, ids, rows


async def opened(here: World, name: str, place: Any) -> Any:
    """Press History."""
    result = await here.press(name, turn_messages(here, place)[-1], "History")
    assert result.ephemeral
    must_fit_message(result.response)
    return result.response


def disabled(message: Any) -> list[str]:
    """The labels of the buttons that cannot be pressed."""
    return [part["label"] for row in rows(message) for part in row if part.get("disabled")]


async def test_it_opens_on_the_last_turn_with_board_and_words(here: World) -> None:
    place = await start_table(here, "bob")
    await play_rounds(here, place, 1)
    shown = await opened(here, "alice", place)
    assert shown.content.startswith("**Pebbles**: turn 2 of 2\n")
    assert "ends the turn" in shown.content
    assert shown.content.split("\n")[-1].startswith("Then ")
    assert [picture.filename for picture in shown.attachments] == ["board.png"]
    assert disabled(shown) == ["Forward", "Last"]


async def test_first_back_forward_last_and_a_leap(here: World) -> None:
    place = await start_table(here, "bob")
    await play_rounds(here, place, 2)
    shown = await opened(here, "alice", place)
    await here.press("alice", shown, "First")
    assert shown.content.startswith("**Pebbles**: the start\n")
    assert "The game begins" in shown.content
    assert disabled(shown) == ["First", "Back"]
    await here.press("alice", shown, "Forward")
    assert "turn 1 of 4" in shown.content
    await here.press("alice", shown, "Last")
    assert "turn 4 of 4" in shown.content
    await here.press("alice", shown, "Back")
    assert "turn 3 of 4" in shown.content
    await here.pick("alice", shown, "leap:1", "1")
    assert "turn 1 of 4" in shown.content
    must_fit_message(shown)


async def test_a_turn_is_named_in_the_command_and_too_late_a_one_is_the_last(here: World) -> None:
    place = await start_table(here, "bob")
    await play_rounds(here, place, 1)
    assert "turn 1 of 2" in (await here.say("bob", place, "history", turn=1)).response.content
    assert "turn 2 of 2" in (await here.say("bob", place, "history", turn=99)).response.content
    assert "the start" in (await here.say("dave", place, "history", turn=0)).response.content


async def test_an_open_page_works_after_a_restart_and_when_the_match_went_on(here: World) -> None:
    place = await start_table(here, "bob")
    await play_rounds(here, place, 1)
    shown = await opened(here, "alice", place)
    await here.restart()
    await play_rounds(here, place, 1)
    await here.press("alice", shown, "First")
    await here.press("alice", shown, "Last")
    assert "turn 4 of 4" in shown.content


async def test_everybody_reads_only_what_they_could_read_then(here: World) -> None:
    place = await start_table(here, "bob")
    await play_rounds(here, place, 1)
    pages = {
        name: (await here.say(name, place, "history", turn=1)).response.content for name in ("alice", "bob", "carol")
    }
    assert pages["alice"].count("It is pebble") == 1
    assert pages["bob"].count("It is pebble") == 1
    assert pages["alice"] != pages["bob"]
    assert "It is pebble" not in pages["carol"]


async def test_a_page_shows_whoever_presses_what_they_could_read(here: World) -> None:
    place = await start_table(here, "bob")
    await play_rounds(here, place, 1)
    shown = (await here.say("alice", place, "history", turn=1)).response
    assert "It is pebble" in shown.content
    for custom_id in ("past:1:0:0", "past:1:1:2"):
        await here.at_once([("carol", shown, custom_id)])
    assert "turn 1 of 2" in shown.content
    assert "It is pebble" not in shown.content


async def test_a_match_that_is_over_is_stepped_through_to_its_end(here: World) -> None:
    place = await start_table(here, "bob")
    await play_rounds(here, place, 40)
    sheet = here.messages(place)[-1]
    shown = (await here.press("carol", sheet, "History")).response
    assert shown.content.endswith("The match was over.")
    await here.press("carol", shown, "Back")
    assert "Then " in shown.content
    await here.press("carol", shown, "First")
    assert "The game begins" in shown.content
    typed = await here.say("bob", place, "history")
    assert typed.response.content.endswith("The match was over.")


async def test_before_the_start_and_where_no_match_is_there_is_a_sentence(here: World) -> None:
    place = await open_table(here, "bob")
    asked = await here.say("alice", place, "history")
    assert "has not started yet" in said(asked)
    elsewhere = here.guild.create_text_channel("elsewhere")
    await here.env.settle()
    assert "no match" in said(await here.say("carol", elsewhere, "history"))


async def test_a_page_of_a_match_that_is_gone_is_a_sentence(here: World) -> None:
    place = await start_table(here, "bob")
    await play_rounds(here, place, 1)
    shown = await opened(here, "alice", place)
    with sqlite3.connect(here.database) as connection:
        connection.execute("delete from match")
    assert "cannot find this game" in said(await here.press("alice", shown, "First"))
    assert "cannot find this game" in said(await here.press("alice", turn_messages(here, place)[-1], "History"))


async def test_a_damaged_snapshot_is_a_sentence_and_the_match_goes_on(here: World) -> None:
    place = await start_table(here, "bob")
    await play_rounds(here, place, 1)
    with sqlite3.connect(here.database) as connection:
        connection.execute("update snapshot set board = ? where move = 1", (b"no table",))
    shown = await opened(here, "alice", place)
    assert "turn 2 of 2" in shown.content
    told = await here.press("alice", shown, "First")
    assert "cannot show that turn" in said(told)
    assert "turn 2 of 2" in shown.content, "the page stays as it was"
    await play_rounds(here, place, 1)
    assert "turn 4 of 4" in (await opened(here, "alice", place)).content


async def test_it_opens_in_a_dm_too(here: World) -> None:
    await start_table(here, "bob")
    shown = await here.people["alice"].user.slash("history")
    assert "the start" in shown.response.content
    assert ids(shown.response)


def test_turns_to_leap_to_are_spread_evenly_with_both_ends() -> None:
    assert list(spaced(3, 25)) == [0, 1, 2]
    many = spaced(400, 25)
    assert len(set(many)) == 25
    assert (many[0], many[-1]) == (0, 399)
    assert max(b - a for a, b in pairwise(many)) <= 17
