"""Braided Skies on Discord: commands that offer only what is legal, and whole games to the score sheet."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from render.artist import Artist
from render.shelf import ARTISTS
from rules.opponents import LEVELS
from rules.shelf import SHELF
from tests.bot.conversations import card, open_panel, open_table, start_table, turn_messages
from tests.bot.limits import must_fit_message
from tests.bot.world import World, acting, labels, options, world

GAME = "braided-skies"


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, shelf=SHELF) as running:
        yield running


@pytest.fixture(scope="module")
def artists() -> Mapping[str, Artist]:
    """The real one, with its colours laid out: in memory Discord does not wait for that."""
    ARTISTS[GAME].warm()
    return {GAME: ARTISTS[GAME]}


async def take_turn(here: World, name: str, panel: Any, luck: Random) -> int:
    """Press at random in one panel until nothing is asked any more; gives the number of presses."""
    presses = 0
    while offered := options(panel := here.again(panel)):
        must_fit_message(panel)
        custom_id, value = luck.choice(offered)
        if value is None:
            await here.press_id(name, panel, custom_id)
        else:
            await here.pick(name, panel, custom_id, value)
        presses += 1
    return presses


async def play_to_the_end(here: World, place: Any, luck: Random, restarts: int = 0) -> int:
    """Every turn by presses, in the channel or in the DM; the bot is restarted now and then."""
    turns = 0
    while turn_messages(here, place):
        name = next((name for name in acting(here, place) if name in here.people), None)
        assert name is not None
        panel = here.dms(name)[-1] if luck.random() < 0.3 else await open_panel(here, name, place)
        assert await take_turn(here, name, panel, luck), panel.content
        turns += 1
        if turns <= restarts:
            await here.restart()
    return turns


async def test_the_first_panel_is_small_enough_for_a_phone(here: World) -> None:
    place = await start_table(here, "bob", game=GAME)
    name = acting(here, place)[0]
    panel = await open_panel(here, name, place)
    must_fit_message(panel)
    shown = [custom_id for custom_id, _ in options(panel)]
    assert len(set(shown)) <= 10
    assert panel.content.startswith("**Your turn.** Deploy one ship")


async def test_autocomplete_offers_only_what_is_legal_now(here: World) -> None:
    place = await start_table(here, "bob", game=GAME)
    name = acting(here, place)[0]
    actor = here.people[name]
    ships = [choice["value"] for choice in await actor.autocomplete(place, "deploy", "ship", "")]
    assert ships == ["yellow", "blue", "red"]
    ports = [choice["value"] for choice in await actor.autocomplete(place, "deploy", "port", "", ship="blue")]
    assert "Rainbow Geyser" in ports
    assert "Magnus Carousel" not in ports
    other = here.people["alice" if name == "bob" else "bob"]
    assert await other.autocomplete(place, "deploy", "port", "") == []


async def test_a_deploy_by_command_and_its_refusals_with_the_rule(here: World) -> None:
    place = await start_table(here, "bob", game=GAME)
    name = acting(here, place)[0]
    refused = await here.say(name, place, "deploy", ship="blue", port="Lantern Shoals")
    assert "(BS-K01)" in refused.response.content
    assert options(refused.response)
    refused = await here.say(name, place, "recall")
    assert "(BS-T04)" in refused.response.content
    several = await here.say(name, place, "deploy", ship="blue")
    assert "Everything I may do" in labels(several.response)
    played = await here.say(name, place, "deploy", ship="red", port="Magnus Carousel")
    assert "deploys the red ship to Magnus Carousel" in played.response.content
    other = "alice" if name == "bob" else "bob"
    early = await here.say(other, place, "deploy", ship="red")
    assert "'s turn" in early.response.content


async def test_the_hand_is_told_in_words(here: World) -> None:
    place = await start_table(here, "bob", game=GAME)
    shown = await here.say("alice", place, "hand")
    assert "**Encounter cards**" in shown.response.content
    assert "**Itinerary**" in shown.response.content


async def test_cards_and_rules_are_looked_up(here: World) -> None:
    found = await here.people["carol"].autocomplete(here.table, "card", "name", "paper obs")
    card = await here.say("carol", here.table, "card", name=found[0]["value"])
    assert "**Paper Observatory** (Culture wonder)" in card.response.content
    rule = await here.say("carol", here.table, "rules", topic="BS-K05")
    assert rule.response.content.startswith("- **BS-K05**")
    unknown = await here.say("carol", here.table, "card", name="no such thing")
    assert "no card of that name" in unknown.response.content
    about = await here.say("carol", here.table, "about")
    assert "Unofficial" in about.response.content


async def test_turns_with_a_restart_after_each(here: World) -> None:
    place = await start_table(here, "bob", "carol", seats=3, game=GAME)
    luck = Random(5)
    for _ in range(4):
        name = acting(here, place)[0]
        assert await take_turn(here, name, await open_panel(here, name, place), luck)
        await here.restart()
    log = await here.say("alice", place, "log")
    assert "deploys" in log.response.content


async def test_computer_players_take_their_turns_and_are_told_in_one_message(tmp_path: Path) -> None:
    async with world(tmp_path, shelf=SHELF, players=LEVELS) as here:
        place = await one_with_computers(here)
        panel = await open_panel(here, "alice", place)
        await take_turn(here, "alice", panel, Random(1))
        assert acting(here, place) == ["alice"]
        told = turn_messages(here, place)[-1].content
        assert all(name in told for name in computers(here))
        assert len(turn_messages(here, place)) == 1


async def one_with_computers(here: World) -> Any:
    """Alice and two computer players, started."""
    place = await open_table(here, seats=3, game=GAME)
    for _ in range(2):
        await here.press("alice", card(here, place), "Add computer player")
    assert card(here, place).content.count("computer player, quick") == 2
    await here.press("alice", card(here, place), "Start")
    return place


def computers(here: World) -> list[str]:
    """What the computer players are called, by the card that has started."""
    names = here.messages()[0].content.split("started: ")[1].split(". Good")[0]
    return [name.strip("*") for name in names.replace(" and ", ", ").split(", ") if name != "**Alice**"]


@pytest.mark.xdist_group("pictures of braided-skies")
async def test_the_pictures_of_a_turn_have_words_and_are_light(tmp_path: Path, artists: Mapping[str, Artist]) -> None:
    async with world(tmp_path, shelf=SHELF, artists=artists) as here:
        place = await start_table(here, "bob", "carol", seats=3, game=GAME)
        turn = turn_messages(here, place)[-1]
        assert len(turn.attachments) == 4
        assert all(picture.description and len(picture.description) <= 1024 for picture in turn.attachments)
        assert sum(picture.size for picture in turn.attachments) < 1024 * 1024
        name = acting(here, place)[0]
        assert len(here.dms(name)[-1].attachments) == 2
        card = await here.say(name, place, "card", name="Paper Observatory (Culture wonder)")
        assert len(card.response.attachments) == 1


@pytest.mark.long
@pytest.mark.timeout(600)
async def test_a_whole_game_of_one_with_two_computer_players(tmp_path: Path, artists: Mapping[str, Artist]) -> None:
    async with world(tmp_path, shelf=SHELF, players=LEVELS, artists=artists) as here:
        place = await one_with_computers(here)
        assert await play_to_the_end(here, place, Random(2), restarts=2) > 8
        sheet = here.messages(place)[-1]
        assert "Rematch" in labels(sheet)
        assert sheet.content.count("Heritage") == 3
        assert sheet.attachments[0].description


@pytest.mark.long
@pytest.mark.timeout(600)
async def test_a_whole_game_of_three_with_twelve_restarts(here: World) -> None:
    place = await start_table(here, "bob", "carol", seats=3, game=GAME, thread=True)
    turns = await play_to_the_end(here, place, Random(3), restarts=12)
    sheet = here.messages(place)[-1]
    assert turns > 30
    assert "Rematch" in labels(sheet)
    assert " wins with " in sheet.content or "share the win with" in sheet.content
    assert sheet.content.count("Heritage") == 3


async def test_the_order_of_play_begins_with_whoever_does(here: World) -> None:
    place = await start_table(here, "bob", "carol", game=GAME)
    told = here.messages(place)[-1].content
    first = acting(here, place)[0].title()
    assert f"the order of play is **{first}**" in told
