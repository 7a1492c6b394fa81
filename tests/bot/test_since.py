"""Since my turn: what happened in words, and on the board, for a player, a newcomer and a stranger."""

from __future__ import annotations

import sqlite3
from typing import Any

from bot.results import Standing
from tests.bot.conversations import open_panel, play_on, play_rounds, start_table, turn_messages
from tests.bot.limits import must_fit_message
from tests.bot.painted import here as here
from tests.bot.world import World


async def since(here: World, name: str, place: Any) -> Any:
    """Press the button."""
    result = await here.press(name, turn_messages(here, place)[-1], "Since my turn")
    assert result.ephemeral
    must_fit_message(result.response)
    return result.response


async def test_who_has_just_played_sees_that_nothing_happened(here: World) -> None:
    place = await start_table(here, "bob")
    await play_on(here, "alice", place)
    shown = await since(here, "alice", place)
    assert shown.content == "Nothing has happened since your turn."
    assert shown.attachments == []


async def test_what_happened_since_ones_own_action_is_told_and_drawn(here: World) -> None:
    place = await start_table(here, "bob")
    await play_rounds(here, place, 1)
    shown = await since(here, "bob", place)
    assert "**Alice** ends the turn" in shown.content
    assert "**Bob** holds out" not in shown.content
    assert [picture.filename for picture in shown.attachments] == ["since.png"]
    typed = await here.say("bob", place, "since")
    assert typed.response.content == shown.content


async def test_the_board_of_then_is_the_one_after_ones_own_last_action(here: World) -> None:
    place = await start_table(here, "bob")
    for name in ("alice", "bob"):
        await play_on(here, name, place)
    panel = await open_panel(here, "alice", place)
    await here.press("alice", panel, "Polish")
    match = await here.bot.matches.standing(1, here.people["alice"].id)
    assert isinstance(match, Standing)
    now = tuple(match.table.points)
    then = (now[0] - 1, now[1]) if now[0] else (now[0], now[1] - 1)
    assert (await since(here, "bob", place)).attachments[0].description == f"From {then} to {now}"


async def test_who_has_not_moved_yet_sees_all_since_the_start(here: World) -> None:
    place = await start_table(here, "bob")
    await play_on(here, "alice", place)
    shown = await since(here, "bob", place)
    assert shown.content.startswith("Since the start:\nThe game begins")
    assert "**Alice** holds out a pebble" in shown.content
    assert "It is pebble" not in shown.content, "what she holds is hers to know"
    assert len(shown.attachments) == 1


async def test_a_stranger_sees_the_last_turn(here: World) -> None:
    place = await start_table(here, "bob")
    await play_rounds(here, place, 2)
    shown = await since(here, "carol", place)
    assert shown.content.startswith("The last turn, and what followed:\n")
    assert shown.content.count("ends the turn") == 1
    assert len(shown.attachments) == 1


async def test_it_works_after_a_restart_and_in_words_alone(here: World) -> None:
    place = await start_table(here, "bob")
    await play_rounds(here, place, 1)
    await here.restart()
    assert len((await since(here, "bob", place)).attachments) == 1
    await here.say("bob", place, "settings", text_only=True)
    shown = await since(here, "bob", place)
    assert shown.attachments == []
    assert "The board of Alice and Bob." in shown.content or "The board of Bob and Alice." in shown.content


async def test_an_earlier_table_that_is_damaged_leaves_the_words(here: World) -> None:
    place = await start_table(here, "bob")
    await play_rounds(here, place, 1)
    with sqlite3.connect(here.database) as connection:
        connection.execute("update snapshot set board = ?", (b"no table",))
    shown = await since(here, "bob", place)
    assert "**Alice** ends the turn" in shown.content
    assert shown.attachments == []
    assert turn_messages(here, place), "the match goes on"


async def test_a_button_of_a_match_that_is_gone_is_a_sentence(here: World) -> None:
    place = await start_table(here, "bob")
    with sqlite3.connect(here.database) as connection:
        connection.execute("delete from match")
    told = await here.press("alice", turn_messages(here, place)[-1], "Since my turn")
    assert "cannot find this game" in (told.followups[0] if told.followups else told.response).content
