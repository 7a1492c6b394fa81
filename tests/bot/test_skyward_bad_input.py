"""Bad input on Discord: each is answered with a sentence and its rule, to whoever typed it, and nothing is changed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from rules.skyward_republic.game import GAME as SKYWARD
from rules.skyward_republic.table import Table
from tests.bot.skyward import lay, match_of, names_by_seat, skyward_world, start_skyward, table_of
from tests.bot.world import World, acting, labels
from tests.rules.skyward_republic.building import (
    ME,
    YOU,
    a_claim,
    a_draft,
    a_launch,
    a_table,
    build,
    do,
    hold,
    mine,
    token,
)


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    async with skyward_world(tmp_path) as running:
        yield running


def penniless() -> Table:
    """A Building in hand, and nothing to pay it with."""
    table = a_launch()
    mine(table).cogs = 0
    hold(table, "clock-tower", "seer")
    return table


def placing() -> Table:
    """A Building has been paid for; its place is asked."""
    table = a_launch()
    build(table, "tea-tower")
    hold(table, "toll-bench")
    return do(table, "Launch Toll Bench")


def launched() -> Table:
    """The launch of this turn is used."""
    table = a_launch()
    hold(table, "toll-bench", "clock-tower", *["maker"] * 3)
    return do(table, "Launch Toll Bench", "Pay 1 cog")


def beside_another() -> Table:
    """Only the other player has a Building."""
    table = a_launch()
    hold(table, "landing-pad")
    build(table, "tea-tower", seat=YOU)
    return table


def claiming() -> Table:
    """One Benefactor wants more icons, on the other there is a token of one's own."""
    table = a_claim(2, "solar-pact")
    build(table, "patient-telescope")
    token(table, "night-school", ME)
    return table


def two_cards() -> Table:
    """Too few for a cog."""
    table = a_launch()
    hold(table, "seer", "maker")
    return table


def third_card() -> Table:
    """Two of three cards for a cog have been chosen."""
    table = a_launch()
    hold(table, "seer", "maker", "collective", "tea-tower")
    return do(table, "Discard 3", "Discard Maker", "Discard Seer")


def nothing_near() -> Table:
    """No card lies face down near whoever acts."""
    return a_draft(2, ("seer",), ("maker",))


def one_group() -> Table:
    """All cards lie in one group."""
    table = a_table(two_player_draft_variant=True)
    assert table.draft is not None
    first, second = table.draft.piles
    first.cards, second.cards = [*first.cards, *second.cards], []
    return table


@pytest.mark.parametrize(
    ("make", "command", "given", "said"),
    [
        (
            penniless,
            "launch",
            {"card": "Clock Tower"},
            "You cannot pay 3 Maker with your Faction cards and cogs. (SR-L04)",
        ),
        (placing, "launch", {"card": "Toll Bench", "space": "Moon"}, 'First answer "Where do you place Toll Bench?"'),
        (launched, "launch", {"card": "Clock Tower"}, "You have launched your 1 Building this turn. (SR-L02)"),
        (beside_another, "attach", {"card": "Landing Pad", "building": "Tea Tower"}, "to stand on. (SR-L08)"),
        (claiming, "claim", {"benefactor": "Solar Pact"}, "Your airspace lacks 3 Maker. (SR-B03)"),
        (claiming, "claim", {"benefactor": "Night School"}, "Your token lies there already. (SR-B02)"),
        (two_cards, "cog", {}, "You need 3 cards in hand. (SR-K01)"),
        (third_card, "endturn", {}, "(SQ-14)"),
        (nothing_near, "draft flip", {}, "No card lies face down near you; you must pick. (SR-D05)"),
        (one_group, "draft split", {"card": "World Fair"}, "(SR-T01)"),
    ],
)
async def test_each_is_refused_in_a_sentence(
    here: World, make: Callable[[], Table], command: str, given: dict[str, Any], said: str
) -> None:
    """SR-L04, SR-A02, SR-L02, SR-L08, SR-B03, SR-B02, SR-K01, SR-D05, SR-T01"""
    place = await start_skyward(here, "bob")
    table = make()
    table.news = []
    await lay(here, place, table)
    name, _ = await names_by_seat(here, place)
    before, told = await stored(here, place), len(here.messages(place, viewer=here.people["carol"]))
    refused = (await here.say(name, place, command, **given)).response
    assert said.lower() in refused.content.lower(), refused.content
    assert await stored(here, place) == before
    assert len(here.messages(place, viewer=here.people["carol"])) == told
    assert SKYWARD.dump(await table_of(here, place)) == SKYWARD.dump(table)


async def stored(here: World, place: Any) -> tuple[int, bytes | None]:
    """How far the match has come in the store."""
    match = await here.bot.store.matches.get(await match_of(here, place))
    assert match is not None
    return match.moves, match.table


async def test_flipping_after_picking(here: World) -> None:
    """SR-D10 Who has picked is out of the draft: by command, and by the button of a panel left open."""
    place = await start_skyward(here, "bob")
    await lay(here, place, a_draft(2, ("seer",), ("maker",), near=((), ("tea-tower",))))
    name, other = await names_by_seat(here, place)
    panel = (await here.say(name, place, "play")).response
    left_open = (await here.say(name, place, "play")).response
    await here.press(name, panel, "Pick pile 1: Seer")
    before = await stored(here, place)
    refused = (await here.say(name, place, "draft flip")).response
    assert f"It is **{other.title()}**'s turn" in refused.content
    stale = (await here.press(name, left_open, "Pick pile 2: Maker")).response
    assert "earlier moment" in stale.content
    assert await stored(here, place) == before


async def test_an_empty_group_is_not_offered(here: World) -> None:
    """SQ-12 With all cards in one group the offer has no button, and a stranger's press changes nothing."""
    place = await start_skyward(here, "bob")
    await lay(here, place, one_group())
    name, other = await names_by_seat(here, place)
    panel = (await here.say(name, place, "play")).response
    assert not any(label.startswith("Offer") for label in labels(panel))
    before = await stored(here, place)
    wrong = (await here.say(other, place, "draft split")).response
    assert f"It is **{name.title()}**'s turn" in wrong.content
    assert await stored(here, place) == before


async def test_a_place_off_the_grid_is_asked_again(here: World) -> None:
    """SR-A02 A place that is none is not taken: what there is is offered instead."""
    place = await start_skyward(here, "bob")
    table = placing()
    table.news = []
    await lay(here, place, table)
    name, _ = await names_by_seat(here, place)
    panel = (await here.say(name, place, "play")).response
    assert [label for label in labels(panel) if label.endswith("Tea Tower")] == [
        *("Above Tea Tower", "Left of Tea Tower", "Right of Tea Tower", "Below Tea Tower")
    ]
    why = (await here.press(name, panel, "Why can't I?")).response
    assert "(SQ-14)" in why.content


async def test_a_command_of_another_game_says_so(here: World) -> None:
    """It is not "not possible just now": it belongs to another table."""
    place = await start_skyward(here, "bob")
    for command in ("deploy", "recall", "encounter"):
        refused = (await here.say("alice", place, command)).response
        assert refused.content.startswith("That command belongs to Braided Skies"), refused.content


async def test_out_of_turn_it_is_said_once_whose_turn_it_is(here: World) -> None:
    """SR-D04 Whoever is not asked reads whose turn it is, and nothing twice."""
    place = await start_skyward(here, "bob")
    name, other = await names_by_seat(here, place)
    if name != acting(here, place)[0]:
        name, other = other, name
    refused = (await here.say(other, place, "draft pick", pile="1")).response
    assert refused.content.count(f"It is **{name.title()}**'s turn") == 1
