"""Skyward Republic on Discord: commands that offer only what is legal, hands nobody else sees, choices made at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from render.shelf import ARTISTS
from rules.skyward_republic.cards.decks import name as card_name
from rules.skyward_republic.effects import Steal
from tests.bot.conversations import open_panel, turn_messages
from tests.bot.limits import must_fit_message
from tests.bot.skyward import GAME, lay, names_by_seat, press_on, seat_of, skyward_world, start_skyward, table_of
from tests.bot.world import World, acting, ids, labels, options
from tests.rules.skyward_republic.building import ME, YOU, a_claim, a_launch, build, fly, hold


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    async with skyward_world(tmp_path) as running:
        yield running


async def values(here: World, name: str, place: Any, command: str, option: str, **given: Any) -> list[Any]:
    """What autocomplete offers."""
    return [each["value"] for each in await here.people[name].autocomplete(place, command, option, "", **given)]


async def test_a_panel_says_what_lies_in_each_pile_and_what_a_flip_risks(here: World) -> None:
    place = await start_skyward(here, "bob", "carol")
    name = acting(here, place)[0]
    panel = await open_panel(here, name, place)
    must_fit_message(panel)
    assert len(options(panel)) == 4
    assert "2 other players may pick before you choose again" in panel.content
    table = await table_of(here, place)
    for pile in table.draft.piles:
        assert all(card_name(card) in panel.content for card in pile.cards)
    assert "then the 2 cards near you are flipped onto the other piles" in panel.content


async def test_a_flip_by_command_asks_for_the_pile_and_stays_in(here: World) -> None:
    place = await start_skyward(here, "bob")
    name = acting(here, place)[0]
    flipped = await here.say(name, place, "draft flip")
    assert "Where does" in flipped.response.content
    assert labels(flipped.response)[:2] == ["On pile 1", "On pile 2"]
    again = await here.say(name, place, "draft flip")
    assert "First answer" in again.response.content
    await here.press(name, flipped.response, "On pile 2")
    assert acting(here, place) != [name]


async def test_piles_are_offered_by_their_contents_and_picked_by_number(here: World) -> None:
    place = await start_skyward(here, "bob")
    name = acting(here, place)[0]
    offered = await values(here, name, place, "draft pick", "pile")
    table = await table_of(here, place)
    assert [value.split(":")[0] for value in offered] == ["Pile 1", "Pile 2"]
    assert card_name(table.draft.piles[0].cards[0]) in offered[0]
    other = "alice" if name == "bob" else "bob"
    assert await values(here, other, place, "draft pick", "pile") == []
    several = await here.say(name, place, "draft pick")
    assert len(options(several.response)) == 2
    picked = await here.say(name, place, "draft pick", pile="2")
    assert "picks pile 2" in picked.response.content
    late = await here.say(name, place, "draft flip")
    assert options(late.response) or "'s turn" in late.response.content


async def test_what_is_not_of_this_phase_is_refused_in_a_sentence(here: World) -> None:
    place = await start_skyward(here, "bob")
    name = acting(here, place)[0]
    for command, rule, given in (
        ("cog", "(SR-K01)", {}),
        ("draft split", "(SR-R01)", {}),
        ("launch", "(SR-R01)", {}),
        ("launch", "(SR-R01)", {"card": "Clock Tower", "space": "Above Nothing"}),
        ("attach", "(SR-R01)", {"card": "no such card"}),
        ("ability", "(SR-R01)", {}),
        ("claim", "(SR-R01)", {"benefactor": "Solar Pact"}),
        ("draft pick", "(SR-D06)", {"pile": "Pile 9"}),
    ):
        refused = await here.say(name, place, command, **given)
        assert rule in refused.response.content, refused.response.content
        assert options(refused.response)
    assert (await table_of(here, place)).turns == 0


async def test_a_launch_by_command_takes_the_space_that_was_named(here: World) -> None:
    """SR-L05 With one way to pay the Building goes straight to the space; else payment is asked first."""
    place = await start_skyward(here, "bob")
    table = a_launch()
    build(table, "world-fair")
    hold(table, "brass-shed", "bolt-counter", "maker")
    await lay(here, place, table)
    name, other = await names_by_seat(here, place)
    assert await values(here, name, place, "launch", "card") == ["Brass Shed", "Bolt Counter"]
    spaces = await values(here, name, place, "launch", "space")
    assert spaces == ["Above World Fair", "Left of World Fair", "Right of World Fair", "Below World Fair"]
    assert await values(here, other, place, "launch", "space") == []
    asked = await here.say(name, place, "launch", card="Brass Shed", space="Right of World Fair")
    assert "How do you pay for Brass Shed" in asked.response.content
    await press_on(here, name, asked.response, "Pay Maker", "Right of World Fair")
    table = await table_of(here, place)
    table.launching.launches.append(0)
    await lay(here, place, table)
    told = await here.say(name, place, "launch", card="Bolt Counter", space="Right of Brass Shed")
    assert "launches Bolt Counter" in told.response.content
    placed = {each.card: (each.row, each.column) for each in (await table_of(here, place)).mats[0].buildings}
    assert placed == {"world-fair": (0, 0), "brass-shed": (0, 1), "bolt-counter": (0, 2)}


async def test_an_extension_by_command_goes_on_the_building_that_was_named(here: World) -> None:
    """SR-L08 Attaching to another's Building is refused, and nothing is changed."""
    place = await start_skyward(here, "bob")
    table = a_launch()
    build(table, "world-fair")
    build(table, "clock-tower")
    build(table, "rope-tram", seat=YOU)
    hold(table, "landing-pad")
    await lay(here, place, table)
    name, _ = await names_by_seat(here, place)
    assert await values(here, name, place, "attach", "card") == ["Landing Pad"]
    assert await values(here, name, place, "attach", "building") == ["World Fair", "Clock Tower"]
    told = await here.say(name, place, "attach", card="Landing Pad", building="Clock Tower")
    assert "attaches Landing Pad to Clock Tower" in told.response.content
    refused = await here.say(name, place, "attach", card="Landing Pad", building="Rope Tram")
    assert "(SR-L08)" in refused.response.content


async def test_a_rival_is_called_by_name_on_buttons(here: World) -> None:
    """A question about a rival's card names the rival, not a number in braces."""
    place = await start_skyward(here, "bob")
    table = a_launch()
    fly(table, "scrap-barge", "racing-bathtub", seat=YOU)
    table.agenda = [(ME, Steal("vehicle"))]
    await lay(here, place, table)
    name, other = await names_by_seat(here, place)
    panel = (await here.say(name, place, "play")).response
    assert labels(panel)[:2] == [f"Gain Scrap Barge of {other.title()}", f"Gain Racing Bathtub of {other.title()}"]
    assert "{" not in panel.content


async def test_claims_by_command(here: World) -> None:
    """SR-B01 to B03: what can be claimed is offered, and none; the rest is refused with what it lacks."""
    place = await start_skyward(here, "bob")
    table = a_claim(2, "midnight-debaters", "solar-pact")
    build(table, "archive-of-omens")
    await lay(here, place, table)
    name, other = await names_by_seat(here, place)
    assert await values(here, name, place, "claim", "benefactor") == ["No Benefactor"]
    refused = await here.say(name, place, "claim", benefactor="Solar Pact")
    assert "your airspace lacks" in refused.response.content
    assert "(SR-B03)" in refused.response.content
    assert (await table_of(here, place)).turn == ME
    await here.say(name, place, "claim", benefactor="No Benefactor")
    assert (await table_of(here, place)).turn == YOU
    late = await here.say(name, place, "claim", benefactor="Solar Pact")
    assert f"It is **{other.title()}**'s turn" in late.response.content


async def test_three_cards_for_a_cog_by_command(here: World) -> None:
    """SR-K01 The panel asks for one card after the other; fewer than three give nothing."""
    place = await start_skyward(here, "bob")
    table = a_launch()
    hold(table, "maker", "seer", "collective", "preserver")
    await lay(here, place, table)
    name, _ = await names_by_seat(here, place)
    asked = (await here.say(name, place, "cog")).response
    await press_on(here, name, asked, "Discard Maker", "Discard Seer", "Discard Preserver")
    mat = (await table_of(here, place)).mats[0]
    assert (mat.hand, mat.cogs) == (["collective"], 4)
    refused = await here.say(name, place, "cog")
    assert "you need 3 cards in hand. (SR-K01)" in refused.response.content


async def test_the_hand_is_told_to_its_holder_only(here: World) -> None:
    place = await start_skyward(here, "bob")
    table = await table_of(here, place)
    held = {name: table.mats[await seat_of(here, place, name)].hand[0] for name in ("alice", "bob")}
    shown = await here.say("alice", place, "hand")
    assert card_name(held["alice"]) in shown.response.content
    assert card_name(held["bob"]) not in shown.response.content
    assert "You lack" in shown.response.content
    for viewer in ("bob", "carol"):
        seen = "\n".join(message.content for message in here.messages(place, viewer=here.people[viewer]))
        assert card_name(held["alice"]) not in seen
    stranger = await here.say("carol", place, "hand")
    assert "You have no seat" in stranger.response.content


async def test_an_airspace_is_shown_to_anybody(here: World) -> None:
    place = await start_skyward(here, "bob")
    shown = await here.say("carol", place, "airspace", player=1)
    assert shown.response.content.startswith("The airspace of **")
    nobody = await here.say("carol", place, "airspace", player=9)
    assert "Nobody sits there" in nobody.response.content


async def test_choices_made_at_once_disturb_nobody_and_show_when_all_have_answered(here: World) -> None:
    """SR-V01 Each answers in any order, a restart between; no prompt of another is stale, nothing shows before."""
    place = await start_skyward(here, "bob", "carol", experienced_benefactor_draft=True)
    assert acting(here, place) == ["alice", "bob", "carol"]
    panels = {name: here.dms(name)[-1] for name in ("alice", "bob", "carol")}
    before = [message.content for message in here.messages(place)]
    for turn, name in enumerate(("carol", "alice")):
        panel = panels[name]
        assert "Which Benefactor do you keep in hand?" in panel.content
        await here.press_id(name, panel, options(panel)[0][0])
        assert ids(here.again(panels["bob"])) == ids(panels["bob"])
        panel = here.again(panel)
        await here.press_id(name, panel, options(panel)[1][0])
        await here.press(name, here.again(panel), "Confirm your choice")
        if turn == 0:
            await here.restart()
        assert "to choose" in here.again(panel).content or "'s turn" in here.again(panel).content
    assert [message.content for message in here.messages(place)] == before
    table = await table_of(here, place)
    assert table.market == []
    panel = panels["bob"]
    await here.press_id("bob", panel, options(panel)[2][0])
    panel = here.again(panel)
    assert "earlier moment" not in panel.content
    await here.press_id("bob", panel, options(panel)[0][0])
    await here.press("bob", here.again(panel), "Confirm your choice ⚠")
    table = await table_of(here, place)
    told = turn_messages(here, place)[-1].content
    assert all(card_name(sponsor.card) in told for sponsor in table.market)
    assert not any(card_name(card) in told for mat in table.mats for card in mat.hand)


async def test_the_split_of_two_players_by_command(here: World) -> None:
    """SR-T01 to T03: cards move, groups are offered, the other player picks one."""
    place = await start_skyward(here, "bob", two_player_draft_variant=True)
    name = acting(here, place)[0]
    other = "alice" if name == "bob" else "bob"
    opened = await here.say(name, place, "draft split")
    assert "Group 1 with the token: " in opened.response.content
    cards = await values(here, name, place, "draft split", "card")
    assert len(cards) in range(5, 9)
    await here.say(name, place, "draft split", card=cards[0])
    panel = await open_panel(here, name, place)
    offer = next(label for label in labels(panel) if label.startswith("Offer groups of"))
    await here.press(name, panel, offer)
    assert acting(here, place) == [other]
    groups = await values(here, other, place, "draft pick", "pile")
    assert [group[:7] for group in groups] == ["Group 1", "Group 2"]
    picked = await here.say(other, place, "draft pick", pile=groups[0])
    assert "picks group 1" in picked.response.content


@pytest.mark.long
@pytest.mark.timeout(300)
@pytest.mark.xdist_group("pictures of skyward-republic")
async def test_the_picture_of_a_hand_is_seen_by_its_holder_only(tmp_path: Path) -> None:
    """The hand, with words for those who cannot see it, comes by /hand and by DM, and never into the channel."""
    await asyncio.to_thread(ARTISTS[GAME].warm)
    async with skyward_world(tmp_path, artists={GAME: ARTISTS[GAME]}) as here:
        place = await start_skyward(here, "bob")
        table = await table_of(here, place)
        held = {name: card_name(table.mats[await seat_of(here, place, name)].hand[0]) for name in ("alice", "bob")}
        shown = (await here.say("alice", place, "hand")).response
        assert [picture.filename for picture in shown.attachments] == ["hand.png"]
        assert held["alice"] in (shown.attachments[0].description or "")
        name = acting(here, place)[0]
        words = [picture.description or "" for picture in here.dms(name)[-1].attachments]
        assert sum(held[name] in each for each in words) == 1
        public = [picture for message in here.messages(place) for picture in message.attachments]
        assert sum(picture.filename != "lobby.png" for picture in public) == 3
        assert not any(card in (picture.description or "") for picture in public for card in held.values())
        assert all(len(picture.description or "") <= 1024 for picture in (*public, *shown.attachments))
