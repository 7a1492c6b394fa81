"""The end of a game: the last pictures, the sheet with every line, and a word to each player, once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.bot.conversations import card, open_table, play_on, turn_messages
from tests.bot.painter import Painter
from tests.bot.world import World, fail, labels, world


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, artists={"pebbles": Painter()}) as running:
        yield running


async def play_out(here: World, wish: str = "turn", *, quiet: str = "") -> Any:
    """A whole game; gives the channel it was played in."""
    place = await open_table(here, "bob")
    await here.say("alice", place, "game pictures", when=wish)
    if quiet:
        await here.say(quiet, place, "settings", dms=False)
    await here.press("alice", card(here, place), "Start")
    while turn_messages(here, place):
        for name in ("alice", "bob"):
            await play_on(here, name, place, last=True)
    return place


def sheet(here: World, place: Any) -> Any:
    """The score sheet."""
    return next(message for message in here.messages(place) if "Rematch" in labels(message))


def farewells(here: World, name: str) -> list[Any]:
    """The DMs that say that it is over."""
    return [message for message in here.dms(name) if "is over" in message.content]


def names_of(message: Any) -> list[str]:
    """The pictures of a message."""
    return [picture.filename for picture in message.attachments]


async def test_the_last_turn_shows_the_table_and_the_sheet_the_score(here: World) -> None:
    place = await play_out(here)
    assert names_of(sheet(here, place)) == ["scores.png"]
    last_turn = here.messages(place)[here.messages(place).index(sheet(here, place)) - 1]
    assert names_of(last_turn) == ["board.png", "mat_0.png", "mat_1.png"]


@pytest.mark.parametrize("wish", ["round", "demand"])
async def test_where_turns_have_no_pictures_the_table_comes_with_the_sheet(here: World, wish: str) -> None:
    place = await play_out(here, wish)
    assert names_of(sheet(here, place)) == ["board.png", "mat_0.png", "mat_1.png", "scores.png"]
    last_turn = here.messages(place)[here.messages(place).index(sheet(here, place)) - 1]
    assert names_of(last_turn) == []


async def test_the_sheet_has_every_line_of_everybody(here: World) -> None:
    lines = sheet(here, await play_out(here)).content.split("\n")
    assert " wins with " in lines[0] or "share the win" in lines[0]
    assert [line.split(" ")[0] for line in lines[2::2]] == ["-#", "-#"]
    assert {line.split("**")[1] for line in lines[1::2]} == {"Alice", "Bob"}


async def test_each_player_hears_once_who_won_and_where_to_look(here: World) -> None:
    place = await play_out(here)
    winner = sheet(here, place).content.split("\n")[0]
    for name in ("alice", "bob"):
        (letter,) = farewells(here, name)
        assert letter.content.startswith("**Pebbles** is over: ")
        assert winner in letter.content
        assert f"https://discord.com/channels/{here.guild.id}/{place.id}" in letter.content
    assert sheet(here, place).mentions == []
    await here.restart()
    await here.env.advance_time(600)
    assert len(farewells(here, "alice")) == 1


async def test_who_wants_no_dms_is_mentioned_once_and_the_others_never(here: World) -> None:
    place = await play_out(here, quiet="bob")
    assert farewells(here, "bob") == []
    over = here.messages(place)[here.messages(place).index(sheet(here, place)) - 1 :]
    mentioned = [user.id for message in over for user in message.mentions]
    assert mentioned == [here.people["bob"].id]
    assert len(farewells(here, "alice")) == 1


async def test_closed_dms_at_the_end_become_a_mention(here: World) -> None:
    """Closed all the time: the match starts, goes on and ends all the same."""
    fail(here, "POST", f"/channels/{here.people['bob'].user.dm_channel.id}/messages", 403, 50007)
    place = await play_out(here)
    (told,) = [message for message in here.messages(place) if "is over" in message.content]
    assert [user.id for user in told.mentions] == [here.people["bob"].id]
    assert "closed" in told.content
