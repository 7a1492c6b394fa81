"""What a host decides beside playing: how often there are pictures, who is asked to the table, an early end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest

from tests.bot.conversations import card, open_panel, open_table, play_on, start_table, turn_messages
from tests.bot.painter import Painter
from tests.bot.world import World, acting, ids, labels, rows, world
from tests.pebbles.pebbles import PEBBLES, EndTurn


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, artists={"pebbles": Painter()}) as running:
        yield running


async def start_with(here: World, wish: str) -> Any:
    """A match whose host chose its pictures in the lobby, by the menu."""
    place = await open_table(here, "bob")
    asked = await here.press("alice", card(here, place), "Options")
    number = ["turn", "round", "demand"].index(wish)
    await here.pick("alice", asked.response, f"pictures:{match_of(here, place)}", str(number))
    await here.press("alice", card(here, place), "Start")
    return place


def match_of(here: World, place: Any) -> str:
    """The id of the match, as the lobby card's buttons have it."""
    return ids(card(here, place))[0].split(":")[-1]


async def hand_over(here: World, place: Any) -> None:
    """One turn of pebbles: both hold one out, the taker ends the turn."""
    for name in ("alice", "bob"):
        await play_on(here, name, place, last=True)
    (taker,) = acting(here, place)
    await play_on(here, taker, place, last=True)


def told(here: World, place: Any) -> list[Any]:
    """The turn messages, buttons or no."""
    return [message for message in here.messages(place) if ", asked <t:" in message.content]


async def test_pictures_come_every_turn_unless_the_host_says_otherwise(here: World) -> None:
    place = await start_table(here, "bob")
    await hand_over(here, place)
    assert [len(message.attachments) for message in told(here, place)] == [3, 3, 3]
    assert "Board" not in labels(turn_messages(here, place)[-1])


async def test_once_a_round_they_come_when_the_turn_is_back_at_the_first_seat(here: World) -> None:
    place = await start_with(here, "round")
    for _ in range(2):
        await hand_over(here, place)
    assert [len(message.attachments) for message in told(here, place)] == [3, 0, 3, 0, 3]
    assert "Board" in labels(turn_messages(here, place)[-1])
    assert all(here.dms(name)[-1].attachments for name in ("alice", "bob")), "one's own turn comes once a round"


async def test_on_demand_there_are_words_until_somebody_asks(here: World) -> None:
    place = await start_with(here, "demand")
    await hand_over(here, place)
    assert [len(message.attachments) for message in told(here, place)] == [0, 0, 0]
    assert here.dms("alice")[-1].attachments == []
    panel = await open_panel(here, "alice", place)
    assert panel.attachments == []
    assert "Board" in labels(panel)
    shown = await here.press("carol", turn_messages(here, place)[-1], "Board")
    assert [picture.filename for picture in shown.response.attachments] == ["board.png", "mat_0.png", "mat_1.png"]
    assert shown.ephemeral
    typed = await here.say("bob", place, "board")
    assert len(typed.response.attachments) == 3


async def test_the_lobby_card_shows_the_choice_and_a_rematch_keeps_it(here: World) -> None:
    place = await open_table(here, "bob")
    await here.say("alice", place, "game pictures", when="round")
    assert "shown once a round" in card(here, place).content
    await here.press("alice", card(here, place), "Start")
    while turn_messages(here, place):
        await hand_over(here, place)
    await here.press("bob", here.messages(place)[-1], "Rematch")
    assert "shown once a round" in card(here, place).content


async def test_the_host_changes_it_during_the_match_and_the_channel_is_told(here: World) -> None:
    place = await start_table(here, "bob")
    refused = await here.say("bob", place, "game pictures", when="demand")
    assert "Only the host" in refused.response.content
    await here.say("alice", place, "game pictures", when="demand")
    assert "shown when somebody asks" in here.messages(place)[-1].content
    await hand_over(here, place)
    assert [len(message.attachments) for message in told(here, place)] == [3, 0, 0]
    info = await here.bot.matches.match_in(place.id)
    assert info is not None
    assert "pictures" not in info.options, "it is no switch of the rules"


async def test_it_spoils_nobodys_prompt(here: World) -> None:
    place = await start_table(here, "bob")
    panel = await open_panel(here, "bob", place)
    await here.say("alice", place, "game pictures", when="round")
    await here.press_id("bob", panel, next(custom_id for custom_id in ids(panel) if custom_id.startswith("act:")))
    assert "It is pebble" in panel.content


async def freeze(tmp: Path) -> Any:
    """A world whose game breaks at the first end of a turn."""

    def breaks(table: Any, seat: Any, action: Any) -> Any:
        if isinstance(action, EndTurn):
            raise ZeroDivisionError
        return PEBBLES.apply(table, seat, action)

    return world(tmp, shelf={"pebbles": replace(PEBBLES, apply=breaks)})


async def frozen_table(here: World) -> Any:
    """A match that is frozen in the middle of a turn."""
    place = await start_table(here, "bob")
    for name in ("alice", "bob"):
        await play_on(here, name, place)
    for name in ("alice", "bob"):
        await here.say(name, place, "endturn")
    assert "is frozen" in here.messages(place)[-1].content
    return place


async def test_the_host_ends_a_frozen_match_and_the_channel_is_free(tmp_path: Path) -> None:
    async with await freeze(tmp_path) as here:
        place = await frozen_table(here)
        assert "/game cancel" in here.messages(place)[-1].content
        asked = await here.say("alice", place, "game cancel")
        assert [[part["label"] for part in row] for row in rows(asked.response)] == [["Keep it"], ["Close this table"]]
        kept = await here.press("alice", asked.response, "Keep it")
        assert "stays as it is" in (kept.response or asked.response).content
        asked = await here.say("alice", place, "game cancel")
        await here.press("alice", asked.response, "Close this table")
        last = here.messages(place)[-1]
        assert "closed without a result" in last.content
        assert turn_messages(here, place) == []
        log = await here.press("bob", last, "Log")
        assert "The match is closed without a result." in log.response.content
        assert "holds out a pebble" in log.response.content, "it is kept"
        assert "in no game" in (await here.say("bob", place, "games")).response.content
        again = await here.say("bob", place, "game new", game="pebbles", seats=2, thread=False)
        assert "stands in" in again.response.content


async def test_who_may_manage_the_server_may_end_it_too_and_nobody_else(tmp_path: Path) -> None:
    async with await freeze(tmp_path) as here:
        place = await frozen_table(here)
        refused = await here.say("bob", place, "game cancel")
        assert "Only the host, or whoever may manage this server" in refused.response.content
        role = here.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
        here.people["erin"] = here.guild.add_member(here.env.create_user("erin", global_name="Erin"), roles=[role])
        await here.env.settle()
        asked = await here.say("erin", place, "game cancel")
        (late,) = await here.at_once([("bob", asked.response, ids(asked.response)[-1])])
        assert "Only the host" in late.followups[0].content
        await here.press("erin", asked.response, "Close this table")
        assert "closed without a result" in here.messages(place)[-1].content


async def test_a_running_match_cannot_be_cancelled_yet_and_says_so(here: World) -> None:
    place = await start_table(here, "bob")
    refused = await here.say("alice", place, "game cancel")
    assert "a later release" in refused.response.content
    assert labels(refused.response) == []


async def test_cancel_never_stands_in_the_first_row(here: World) -> None:
    place = await open_table(here)
    first, second = rows(card(here, place))
    assert "Cancel …" not in [part["label"] for part in first]
    assert second[-1]["label"] == "Cancel …"


async def test_nobody_is_seated_by_somebody_else(here: World) -> None:
    place = await open_table(here)
    bob = here.people["bob"]
    done = await here.say("alice", place, "game invite", person=bob)
    assert "I asked" in done.response.content
    letter = here.messages(place)[-1]
    assert [user.id for user in letter.mentions] == [bob.id]
    assert "2. free" in card(here, place).content, "asked is not seated"
    await here.press("bob", letter, "Join")
    assert "2. **Bob**" in card(here, place).content


async def test_an_invitation_is_sent_once_and_not_to_everybody(here: World) -> None:
    place = await open_table(here, seats=3)
    robot = here.guild.add_member(here.env.create_user("robot", bot=True))
    await here.env.settle()
    refusals = [
        (await here.say("carol", place, "game invite", person=here.people["bob"]), "Take a seat yourself"),
        (await here.say("alice", place, "game invite", person=robot), "bots do not sit down"),
        (await here.say("alice", place, "game invite", person=here.people["alice"]), "sits at this table already"),
    ]
    await here.say("alice", place, "game invite", person=here.people["bob"])
    refusals.append((await here.say("alice", place, "game invite", person=here.people["bob"]), "asked already"))
    assert [words in answer.response.content for answer, words in refusals] == [True] * 4
    assert len([message for message in here.messages(place) if "asks you" in message.content]) == 1


async def test_nobody_sits_twice(here: World) -> None:
    place = await open_table(here, "bob", "bob", seats=3)
    assert card(here, place).content.count("**Bob**") == 1
    assert "3. free" in card(here, place).content


async def test_a_wrong_number_of_seats_leaves_no_empty_thread(here: World) -> None:
    refused = await here.say("alice", here.table, "game new", game="pebbles", seats=6)
    assert "is for 2 to 4 players" in refused.response.content
    assert here.table.threads == []


async def test_a_table_for_three_gets_a_thread_that_lasts_a_week(here: World) -> None:
    await here.say("alice", here.table, "game new", game="pebbles", seats=3)
    (thread,) = here.table.threads
    assert thread._channel.thread_metadata.auto_archive_duration == 10080
    assert "a table for 3" in card(here, thread).content
    two = await here.say("bob", here.table, "game new", game="pebbles", seats=2)
    assert f"<#{here.table.id}>" in two.response.content


async def test_the_lobby_card_says_when_it_closes(here: World) -> None:
    place = await open_table(here)
    closes = int(card(here, place).created_at.timestamp()) + 72 * 3600
    assert f"this table closes <t:{closes}:R>" in card(here, place).content


async def test_the_card_that_has_started_explains_how_a_turn_goes(here: World) -> None:
    place = await start_table(here, "bob")
    first = here.messages(place)[0]
    assert labels(first) == ["How a turn goes"]
    shown = await here.press("bob", first, "How a turn goes")
    assert shown.ephemeral
    assert "how a turn goes" in shown.response.content
    assert len(shown.response.attachments) == 1, "one picture: the player's own mat"


async def test_a_panel_says_how_long_others_have_been_waited_for(here: World) -> None:
    place = await start_table(here, "bob")
    asked = int(turn_messages(here, place)[-1].created_at.timestamp())
    await here.env.advance_time(3600)
    await play_on(here, "alice", place)
    panel = await open_panel(here, "alice", place)
    assert f"It is **Bob**'s turn, asked <t:{asked}:R>." in panel.content
    mine = await here.say("alice", place, "games")
    assert f"waits for **Bob**, asked <t:{asked}:R>" in mine.response.content
