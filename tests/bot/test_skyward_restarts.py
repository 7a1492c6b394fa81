"""The bot is restarted in the middle of everything in Skyward Republic: old panels go on where they stood."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rules.skyward_republic.cards.decks import building
from rules.skyward_republic.cards.decks import name as card_name
from tests.bot.conversations import open_panel
from tests.bot.skyward import lay, names_by_seat, press_on, skyward_world, start_skyward, table_of
from tests.bot.world import World, acting
from tests.rules.skyward_republic.building import YOU, a_draft, a_launch, build, hold, on_top


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    async with skyward_world(tmp_path) as running:
        yield running


async def panel_of(here: World, name: str, place: Any) -> Any:
    """The panel of whoever is asked."""
    return (await here.say(name, place, "play")).response


async def test_in_the_middle_of_a_draft(here: World) -> None:
    """SR-D05 The card that was flipped still lies face up, and its panel still asks for a pile."""
    place = await start_skyward(here, "bob", "carol")
    name = acting(here, place)[0]
    panel = await press_on(here, name, await open_panel(here, name, place), "Flip a card")
    (shown,) = (await table_of(here, place)).shown
    await here.restart()
    assert (await table_of(here, place)).shown == [shown]
    assert f"Where does {card_name(shown)}" in (await panel_of(here, name, place)).content
    panel = await press_on(here, name, panel, "On pile 3")
    assert shown in (await table_of(here, place)).draft.piles[2].cards
    assert "'s turn" in panel.content


async def test_in_the_middle_of_a_pick_with_three_lightning_cards(here: World) -> None:
    """SR-D07 Their LAUNCH abilities are resolved in the player's order, with a restart before each."""
    place = await start_skyward(here, "bob")
    table = a_draft(2, ("scrap-barge", "loud-gull", "counting-gyrocopter", "maker"), ("seer",), near=(("maker",),))
    await lay(here, place, table)
    name, _ = await names_by_seat(here, place)
    panel = await press_on(here, name, await panel_of(here, name, place), "Pick pile 1")
    for first in ("Loud Gull", "Counting Gyrocopter"):
        await here.restart()
        assert "Which LAUNCH ability comes first?" in (await panel_of(here, name, place)).content
        panel = await press_on(here, name, panel, first)
    after = await table_of(here, place)
    assert after.mats[0].sky == ["scrap-barge", "counting-gyrocopter"]
    assert after.mats[1].sky == ["loud-gull"]
    assert after.mats[0].cogs == 3 + 2
    assert after.mats[0].near == []
    assert after.turn == YOU


async def test_in_the_middle_of_a_launch_with_triggers(here: World) -> None:
    """SR-L03, SR-L07 Between payment, placing and the triggers set off by it, in the owner's order."""
    place = await start_skyward(here, "bob")
    table = a_launch()
    build(table, "reluctant-oracle", 0, 0, "bucket-conveyor")
    build(table, "palace-of-seedlings", 0, 2)
    build(table, "fern-bathhouse", 1, 0)
    hold(table, "brass-shed", "maker")
    on_top(table, "seer")
    await lay(here, place, table)
    name, _ = await names_by_seat(here, place)
    panel = await press_on(here, name, await panel_of(here, name, place), "Launch Brass Shed")
    for asks, answer in (
        ("How do you pay for Brass Shed", "Pay Maker"),
        ("Where do you place Brass Shed", "Right of Reluctant Oracle"),
        ("Which ability comes first?", "Palace of Seedlings"),
        ("Which ability comes first?", "Bucket Conveyor"),
    ):
        await here.restart()
        assert asks in (await panel_of(here, name, place)).content
        panel = await press_on(here, name, panel, answer)
    mat = (await table_of(here, place)).mats[0]
    assert (mat.buildings[-1].card, mat.cogs, mat.hand) == ("brass-shed", 3 + 1, ["seer"])
    assert mat.vp == 5 + building("brass-shed").vp + 2
    assert "You have launched" in panel.content
