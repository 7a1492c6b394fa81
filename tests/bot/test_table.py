"""A whole game on Discord by presses alone, and everything players do to a table on the way."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.conversations import card, choices, open_panel, open_table, play_on, said, start_table, turn_messages
from tests.bot.world import World, ids, labels, world


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path) as running:
        yield running


async def test_a_lobby_card_shows_who_sits_down(here: World) -> None:
    place = await open_table(here, "bob", seats=3)
    assert card(here, place).content.split("\n")[:4] == [
        "**Pebbles**: a table for 3",
        "1. **Alice** (host)",
        "2. **Bob**",
        "3. free",
    ]
    await here.press("bob", card(here, place), "Leave")
    assert "2. free" in card(here, place).content


async def test_joining_says_that_a_dm_will_come_and_offers_to_refuse(here: World) -> None:
    place = await open_table(here)
    joined = await here.press("bob", card(here, place), "Join")
    assert joined.ephemeral
    assert "I will send you a DM" in joined.response.content
    refused = await here.press("bob", joined.response, "No DMs, please")
    assert "no DMs" in refused.response.content or "no DMs" in joined.response.content
    assert not (await here.bot.store.people.get(here.people["bob"].id)).dms


async def test_a_second_table_in_the_same_channel_is_refused(here: World) -> None:
    await open_table(here)
    again = await here.say("bob", here.table, "game new", game="pebbles", seats=2, thread=False)
    assert "already" in again.response.content
    assert len([message for message in here.messages() if "lobby:" in " ".join(ids(message))]) == 1


async def test_closing_a_table_asks_once_more(here: World) -> None:
    place = await open_table(here, "bob")
    asked = await here.press("alice", card(here, place), "Cancel …")
    assert card(here, place)
    await here.press("alice", asked.response, "Close this table")
    assert "closed" in here.messages(place)[0].content
    assert ids(here.messages(place)[0]) == []


async def test_options_change_the_card(here: World) -> None:
    place = await open_table(here)
    asked = await here.press("alice", card(here, place), "Options")
    match = ids(card(here, place))[0].split(":")[-1]
    await here.pick("alice", asked.response, f"seats:{match}", "3")
    await here.pick("alice", asked.response, f"switch:{match}", "0")
    await here.pick("alice", asked.response, f"value:{match}:0", "1")
    assert "a table for 3" in card(here, place).content
    assert "The taker may polish pebbles: no" in card(here, place).content


async def test_the_start_tells_everybody_how_a_turn_goes_and_those_who_are_to_act(here: World) -> None:
    place = await start_table(here, "bob")
    assert labels(turn_messages(here, place)[-1]) == ["Play", "My hand", "Since my turn", "Log", "History"]
    for name in ("alice", "bob"):
        assert any("How a turn goes" in message.content for message in here.dms(name))
        assert here.dms(name)[-1].content.startswith("Your turn in **Pebbles**")


async def test_a_whole_game_by_presses_alone(here: World) -> None:
    place = await start_table(here, "bob")
    for _ in range(40):
        if any("Rematch" in labels(message) for message in here.messages(place)):
            break
        for name in ("alice", "bob"):
            await play_on(here, name, place, last=True)
    sheet = here.messages(place)[-1]
    assert labels(sheet) == ["Rematch", "Log", "History"]
    assert " wins with " in sheet.content or "share the win with" in sheet.content
    assert [message for message in here.messages(place) if "Play" in labels(message)] == []
    await here.press("bob", sheet, "Rematch")
    assert "**Bob** (host)" in card(here, place).content


async def test_a_whole_turn_inside_the_dm(here: World) -> None:
    await start_table(here, "bob")
    for name in ("alice", "bob"):
        notice = here.dms(name)[-1]
        await here.press_id(name, notice, choices(notice)[0])
    taker = next(name for name in ("alice", "bob") if any("End turn" in labels(message) for message in here.dms(name)))
    notice = next(message for message in here.dms(taker) if "End turn" in labels(message))
    await here.press(taker, notice, "Polish")
    assert "polishes" in here.dms(taker)[-1].content
    await here.press(taker, here.dms(taker)[-1], "Undo")
    await here.press(taker, here.dms(taker)[-1], "End turn")
    assert "Hold out a pebble" in here.dms(taker)[-1].content


async def test_the_superseded_turn_message_loses_its_buttons(here: World) -> None:
    place = await start_table(here, "bob")
    for name in ("alice", "bob"):
        await play_on(here, name, place)
    assert len(turn_messages(here, place)) == 1


async def test_a_stranger_is_told_that_they_have_no_seat(here: World) -> None:
    place = await start_table(here, "bob")
    refused = await here.press("carol", turn_messages(here, place)[-1], "Play")
    assert refused.ephemeral
    assert "no seat" in refused.response.content


async def test_a_stale_button_does_nothing_and_shows_the_current_prompt(here: World) -> None:
    place = await start_table(here, "bob")
    first, second = [await open_panel(here, "alice", place) for _ in range(2)]
    await here.press_id("alice", first, choices(first)[0])
    late = await here.press_id("alice", second, choices(second)[1])
    assert late.response is not None or second.content
    log = await here.say("alice", place, "log")
    assert log.response.content.count("**Alice** holds out a pebble") == 1


async def test_two_presses_at_once_play_once(here: World) -> None:
    place = await start_table(here, "bob")
    panel = await open_panel(here, "alice", place)
    await here.at_once([("alice", panel, choices(panel)[0]), ("alice", panel, choices(panel)[1])])
    log = await here.say("alice", place, "log")
    assert log.response.content.count("**Alice** holds out a pebble") == 1


async def test_two_players_press_in_the_same_moment(here: World) -> None:
    place = await start_table(here, "bob")
    panels = {name: await open_panel(here, name, place) for name in ("alice", "bob")}
    await here.at_once([(name, panel, choices(panel)[0]) for name, panel in panels.items()])
    log = await here.say("alice", place, "log")
    assert "All show:" in log.response.content


async def test_a_hand_is_for_its_owner_alone(here: World) -> None:
    place = await start_table(here, "bob")
    shown = await here.press("alice", turn_messages(here, place)[-1], "My hand")
    assert shown.ephemeral


async def test_in_a_thread_of_its_own(here: World) -> None:
    thread = await start_table(here, "bob", "carol", seats=3, thread=True)
    assert await play_on(here, "carol", thread)
    elsewhere = await here.say("alice", here.table, "play")
    assert "Hold out a pebble" in elsewhere.response.content
    assert elsewhere.response.content.startswith(f"**Pebbles** in <#{thread.id}>")


async def test_typed_commands_are_the_same_actions(here: World) -> None:
    place = await start_table(here, "bob")
    refused = await here.say("alice", place, "endturn")
    assert "Not possible just now: end your turn." in refused.response.content
    for name in ("alice", "bob"):
        await play_on(here, name, place)
    ended = [await here.say(name, place, "endturn") for name in ("alice", "bob")]
    assert any("ends the turn" in result.response.content for result in ended)


async def test_the_list_of_games_leads_to_the_next_one(here: World) -> None:
    await start_table(here, "bob")
    mine = await here.say("alice", here.table, "games")
    assert "asked you <t:" in mine.response.content
    opened = await here.press("alice", mine.response, "Next game waiting for me")
    assert "Hold out a pebble" in opened.response.content


async def test_a_player_in_two_matches_plays_each_by_its_own_buttons(here: World) -> None:
    place = await start_table(here, "bob")
    other = here.guild.create_text_channel("second")
    await here.env.settle()
    await here.say("carol", other, "game new", game="pebbles", seats=2, thread=False)
    await here.press("alice", card(here, other), "Join")
    await here.press("carol", card(here, other), "Start")
    assert await play_on(here, "alice", other)
    assert not await play_on(here, "alice", other)
    assert await play_on(here, "alice", place)


async def test_a_match_of_another_guild_is_its_players_and_its_guilds_alone(here: World) -> None:
    """By its number a stranger of another guild finds nothing; whoever sits in it does, and so does its own guild."""
    place = await start_table(here, "bob")
    match = await here.bot.matches.match_in(place.id)
    assert match is not None
    harbour = here.env.create_guild("Another Harbour")
    quay = harbour.create_text_channel("quay")
    looking, seated = (harbour.add_member(here.people[name].user) for name in ("carol", "bob"))
    for command in ("board", "log", "history", "since"):
        assert f"There is no match {match.id}" in said(await looking.slash(quay, command, match=match.id))
    assert "There is no match" not in said(await seated.slash(quay, "log", match=match.id))
    assert "There is no match" not in said(await here.say("dave", here.table, "log", match=match.id))
