"""`/rules` and `/card` on Discord: by id, by name, of one game, and that of the channel's match first."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.rulebook import about, read_rules, told_first
from rules.shelf import SHELF
from tests.bot.conversations import start_table
from tests.bot.skyward import GAME
from tests.bot.world import World, world

BRAIDED = "braided-skies"


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, shelf=SHELF) as running:
        yield running


def test_each_statement_knows_its_game() -> None:
    assert {rule.id[0]: rule.game for rule in read_rules()} == {"B": BRAIDED, "S": GAME}


def test_a_game_may_be_told_first() -> None:
    rules = read_rules()
    assert [told_first(rules, game)[0].game for game in (None, BRAIDED, GAME)] == [BRAIDED, BRAIDED, GAME]
    assert sorted(told_first(rules, GAME), key=rules.index) == list(rules)
    assert [rule.id for rule in about(rules, "sr-k01")] == ["SR-K01"]


async def test_a_topic_of_both_games_is_told_game_by_game(here: World) -> None:
    told = (await here.say("carol", here.table, "rules", topic="discard")).response.content
    assert told.startswith("**Braided Skies**\n- **B")
    assert told.index("**Skyward Republic**") > told.index("**Braided Skies**")


async def test_the_rules_of_one_game_only(here: World) -> None:
    for game in (GAME, "Skyward Republic"):
        told = (await here.say("carol", here.table, "rules", topic="hand", game=game)).response.content
        lines = told.split("\n")
        assert all(line.startswith(("- **S", "-# …")) for line in lines), told
    none = (await here.say("carol", here.table, "rules", topic="BS-K05", game=GAME)).response.content
    assert "I find no rule of Skyward Republic about that." in none
    wrong = (await here.say("carol", here.table, "rules", topic="hand", game="Chess")).response.content
    assert "I know no game of that name. The games here are Braided Skies and Skyward Republic." in wrong


async def test_the_game_of_the_channel_comes_first(here: World) -> None:
    place = await start_table(here, "bob", game=GAME, thread=True)
    told = (await here.say("carol", place, "rules", topic="discard")).response.content
    assert told.startswith("**Skyward Republic**\n- **S")
    carol = here.people["carol"]
    for where, first in ((place, GAME), (here.table, BRAIDED)):
        games = await carol.autocomplete(where, "rules", "game", "")
        assert [games[0]["value"], len(games)] == [first, 2]
        topics = await carol.autocomplete(where, "rules", "topic", "house")
        assert about(read_rules(), topics[0]["value"])[0].game == first


async def test_topics_are_those_of_the_game_that_was_chosen(here: World) -> None:
    topics = await here.people["carol"].autocomplete(here.table, "rules", "topic", "", game=GAME)
    assert topics
    assert all(about(read_rules(), topic["value"])[0].game == GAME for topic in topics), topics
    assert await here.people["carol"].autocomplete(here.table, "rules", "game", "republic") == [
        {"name": "Skyward Republic", "value": GAME}
    ]


async def test_a_card_is_found_by_how_its_name_begins(here: World) -> None:
    """ "Clock" is the Clock Tower before it is the Unhurried Clocktower; the game of the channel comes first."""
    found = (await here.say("carol", here.table, "card", name="clock")).response
    assert found.content.startswith("**Clock Tower** (Building)")
    place = await start_table(here, "bob", game=GAME, thread=True)
    offered = await here.people["carol"].autocomplete(place, "card", "name", "")
    assert offered[0]["name"] == "Seer (Faction card)"
