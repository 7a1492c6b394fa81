"""What went wrong for others who host games on Discord: each kind of it, tried on ours."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rules.shelf import SHELF
from tests.bot.conversations import card, choices, open_panel, open_table, play_on, start_table, turn_messages
from tests.bot.painted import here as here
from tests.bot.world import World, fail, ids, labels, mend, world

HOUR = 60 * 60


async def log_of(here: World, place: Any) -> str:
    """The story so far."""
    return str((await here.say("carol", place, "log")).response.content)


async def taker(here: World, place: Any) -> str:
    """Both hold out a pebble; gives who took them."""
    for name in ("alice", "bob"):
        await play_on(here, name, place)
    alices = (await here.say("alice", place, "play")).response
    return "alice" if "End turn" in labels(alices) else "bob"


async def test_eight_equal_presses_in_one_moment_are_one_action(here: World) -> None:
    place = await start_table(here, "bob")
    panel = await open_panel(here, "alice", place)
    await here.at_once([("alice", panel, choices(panel)[0])] * 8)
    assert (await log_of(here, place)).count("holds out a pebble") == 1


async def test_a_turn_ended_at_two_doors_at_once_ends_once(here: World) -> None:
    place = await start_table(here, "bob")
    name = await taker(here, place)
    panel, notice = await open_panel(here, name, place), here.dms(name)[-1]
    both = [(name, door, choices(door)[-1]) for door in (panel, notice)]
    await here.at_once(both)
    assert (await log_of(here, place)).count("ends the turn") == 1
    assert len(turn_messages(here, place)) == 1


async def test_a_stranger_an_early_and_a_late_player_each_hear_what_is_wrong(here: World) -> None:
    place = await start_table(here, "bob")
    old = {name: await open_panel(here, name, place) for name in ("alice", "bob")}
    name = await taker(here, place)
    other = "bob" if name == "alice" else "alice"
    stranger = await here.press("carol", turn_messages(here, place)[-1], "Play")
    assert "no seat" in stranger.response.content
    await here.press_id(other, old[other], choices(old[other])[0])
    assert f"It is **{name.title()}**'s turn" in old[other].content
    while turn_messages(here, place):
        for player in ("alice", "bob"):
            await play_on(here, player, place, last=True)
    late = await here.press_id(name, old[name], choices(old[name])[0])
    assert "is over" in late.followups[0].content


@pytest.mark.parametrize("custom_id", ["claim:1:2", "act:1", "act:1:2:x", "v1/play/7"])
async def test_a_button_of_an_earlier_version_gets_an_answer(here: World, custom_id: str) -> None:
    place = await start_table(here, "bob")
    (told,) = await here.at_once([("alice", turn_messages(here, place)[-1], custom_id)])
    assert told.ephemeral
    assert "earlier version" in told.response.content


async def test_an_option_that_is_gone_is_a_sentence(here: World) -> None:
    place = await open_table(here)
    asked = await here.press("alice", card(here, place), "Options")
    match = ids(card(here, place))[0].split(":")[-1]
    await here.pick("alice", asked.response, f"switch:{match}", "0")
    here.bot.shelf = {"pebbles": _without_switches(here)}
    told = await here.pick("alice", asked.response, f"value:{match}:0", "1")
    assert "earlier version" in (told.followups[0] if told.followups else told.response).content


def _without_switches(here: World) -> Any:
    from dataclasses import replace

    return replace(here.bot.shelf["pebbles"], switches=())


async def test_every_posted_button_works_after_a_restart_hours_later(here: World) -> None:
    place = await open_table(here, "bob")
    await here.env.advance_time(HOUR)
    await here.restart()
    await here.press("alice", card(here, place), "Start")
    await here.env.advance_time(3 * HOUR)
    await here.restart()
    turn = turn_messages(here, place)[-1]
    for label in ("Play", "My hand", "Since my turn", "Log", "History"):
        shown = await here.press("alice", turn, label)
        assert shown.response.content
    assert (await here.press("alice", here.messages(place)[0], "How a turn goes")).response.content
    notice = here.dms("alice")[-1]
    await here.press_id("alice", notice, choices(notice)[0])
    assert (await log_of(here, place)).count("holds out a pebble") == 1


async def test_a_second_ready_posts_nothing_again(here: World) -> None:
    place = await start_table(here, "bob")
    before = [len(here.messages(place)), len(here.dms("alice")), len(here.dms("bob"))]
    loops = list(here.bot._loops)
    for _ in range(2):
        here.bot.dispatch("ready")
        here.bot.dispatch("resumed")
    await here.env.settle()
    await here.env.advance_time(120)
    assert [len(here.messages(place)), len(here.dms("alice")), len(here.dms("bob"))] == before
    assert here.bot._loops == loops


@pytest.mark.parametrize("code", [50007, 50278, 10013])
async def test_who_left_the_server_holds_up_nobody(here: World, code: int) -> None:
    place = await start_table(here, "bob")
    fail(here, "POST", f"/channels/{here.people['bob'].user.dm_channel.id}/messages", 403, code)
    fail(here, "POST", "/users/@me/channels", 403, code)
    name = await taker(here, place)
    await play_on(here, name, place, last=True)
    assert await play_on(here, "alice", place)
    assert "ends the turn" in await log_of(here, place)


async def test_a_message_that_loses_its_buttons_keeps_its_pictures(here: World) -> None:
    place = await start_table(here, "bob")
    first, notice = turn_messages(here, place)[-1], here.dms("alice")[-1]
    await taker(here, place)
    old = next(message for message in here.messages(place) if message.id == first.id)
    assert labels(old) == []
    assert [picture.filename for picture in old.attachments] == ["board.png", "mat_0.png", "mat_1.png"]
    kept = here.again(notice)
    assert [picture.filename for picture in kept.attachments] == ["board.png", f"mat_{seat_of(notice)}.png"]


def seat_of(notice: Any) -> str:
    """Whose mat came with a notice."""
    return str(notice.attachments[-1].filename.removeprefix("mat_").removesuffix(".png"))


async def test_no_link_to_an_attachment_is_ever_kept(here: World) -> None:
    """They expire within a day."""
    place = await start_table(here, "bob")
    await taker(here, place)
    kept = b"".join(file.read_bytes() for file in here.database.parent.glob("skyport.sqlite3*"))
    assert b"/attachments/" not in kept
    assert b"cdn." not in kept


async def test_no_message_uses_what_cannot_be_taken_back(here: World) -> None:
    """Neither the second kind of components, nor a channel's name for the state of a game."""
    place = await start_table(here, "bob")
    while turn_messages(here, place):
        for name in ("alice", "bob"):
            await play_on(here, name, place, last=True)
    assert not any(message.flags.value & (1 << 15) for message in here.messages(place))
    renamed = [
        call for call in here.env.http_requests if call.method == "PATCH" and call.path == f"/channels/{place.id}"
    ]
    assert renamed == []


async def test_messages_that_players_delete_are_not_missed(here: World) -> None:
    place = await open_table(here)
    backend = here.env.backend
    backend.delete_message(place.id, card(here, place).id)
    await here.say("bob", place, "game join")
    assert "2. **Bob**" in card(here, place).content, "the card is posted anew"
    await here.press("alice", card(here, place), "Start")
    backend.delete_message(place.id, turn_messages(here, place)[-1].id)
    backend.delete_message(here.people["bob"].user.dm_channel.id, here.dms("bob")[-1].id)
    panels = [await here.say(name, place, "play") for name in ("alice", "bob")]
    for name, panel in zip(("alice", "bob"), panels, strict=True):
        await here.press_id(name, panel.response, choices(panel.response)[0])
    assert len(turn_messages(here, place)) == 1


@pytest.mark.parametrize("thread", [True, False])
async def test_without_its_place_a_match_is_played_on_by_dm(here: World, thread: bool) -> None:
    place = await start_table(here, "bob", thread=thread)
    here.env.backend.delete_channel(place.id)
    await here.env.settle()
    for name in ("alice", "bob"):
        notice = here.dms(name)[-1]
        await here.press_id(name, notice, choices(notice)[0])
    assert all(
        len([message for message in here.dms(name) if "I can no longer post" in message.content]) == 1
        for name in ("alice", "bob")
    )
    panels = [await here.say(name, here.table if thread else elsewhere(here), "play") for name in ("alice", "bob")]
    assert any("End turn" in labels(panel.response) for panel in panels)


def elsewhere(here: World) -> Any:
    """Another channel."""
    return here.guild.create_text_channel("harbour")


async def test_a_category_may_go(here: World) -> None:
    category = here.guild.create_category("games")
    place = here.guild.create_text_channel("sky", category=category)
    await here.env.settle()
    await here.say("alice", place, "game new", game="pebbles", seats=2, thread=False)
    await here.press("bob", card(here, place), "Join")
    here.env.backend.delete_channel(category.id)
    await here.env.settle()
    await here.press("alice", card(here, place), "Start")
    assert await play_on(here, "alice", place)


async def test_permissions_taken_away_in_mid_game_are_said_and_given_back_are_used(here: World) -> None:
    place = await start_table(here, "bob")
    fail(here, "POST", f"/channels/{place.id}/messages", 403, 50013)
    name = await taker(here, place)
    assert "I can no longer post" in " ".join(message.content for message in here.dms("bob"))
    mend(here)
    panel = (await here.say(name, place, "play")).response
    await here.press_id(name, panel, choices(panel)[-1])
    assert "ends the turn" in here.messages(place)[-1].content


async def test_a_name_mentions_formats_and_links_nothing(here: World) -> None:
    wild = here.env.create_user("wild", global_name="@everyone **x** <@1>")
    here.people["wild"] = here.guild.add_member(wild)
    await here.env.settle()
    place = await open_table(here, "wild")
    assert r"\*\*x\*\* \<@1\>" in card(here, place).content
    await here.press("alice", card(here, place), "Start")
    for message in here.messages(place):
        assert message.mentions == []
        assert not message.mention_everyone
        assert "**x**" not in message.content.replace(r"\*\*x\*\*", "")


async def test_autocomplete_never_offers_more_than_discord_takes(tmp_path: Path) -> None:
    async with world(tmp_path, shelf=SHELF) as here:
        alice = here.people["alice"]
        for command, option in (("card", "name"), ("rules", "topic"), ("settings", "zone")):
            offered = await alice.autocomplete(here.table, command, option, "")
            assert len(offered) == 25, command
        assert await alice.autocomplete(here.table, "deploy", "port", "", match=404) == []


async def test_play_elsewhere_leads_back_by_a_link(here: World) -> None:
    place = await start_table(here, "bob", thread=True)
    shown = await here.say("alice", here.table, "play")
    turn = turn_messages(here, place)[-1]
    assert f"(https://discord.com/channels/{here.guild.id}/{place.id}/{turn.id})" in shown.response.content


async def test_a_notice_played_elsewhere_says_so_and_asks_for_nothing_when_it_is_done(here: World) -> None:
    place = await start_table(here, "bob")
    notices = {name: here.dms(name)[-1] for name in ("alice", "bob")}
    await play_on(here, "alice", place)
    assert here.again(notices["alice"]).content == "You have played this turn."
    name = await taker(here, place)
    own = here.dms(name)[-1]
    await play_on(here, name, place)
    assert "playing this turn elsewhere" in here.again(own).content
    assert "Play" in labels(here.again(own))
    other = "bob" if name == "alice" else "alice"
    assert here.again(notices[other]).content == "You have played this turn."
    assert labels(here.again(notices[other])) == []
