"""Whole games of Skyward Republic on Discord, press by press, with restarts, to the score sheet."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.skyward_republic.game import GAME as SKYWARD
from tests.bot.conversations import turn_messages
from tests.bot.skyward import match_of, play_to_the_end, skyward_world, start_skyward
from tests.bot.world import World, labels

SHORT: dict[str, Any] = {"max_rounds_guard": 2}


async def play_and_end(here: World, place: Any, seats: int, luck: Random, restarts: int = 0) -> int:
    """To the score sheet, with a line for each player; then nothing asks for anything. Gives the number of turns."""
    match = await match_of(here, place)
    turns = await play_to_the_end(here, place, luck, restarts)
    sheet = here.messages(place)[-1]
    standing: Any = await here.bot.matches.standing(match, None)
    outcome = SKYWARD.outcome(standing.table)
    assert outcome is not None
    assert "Rematch" in labels(sheet)
    assert " wins with " in sheet.content or "share the win with" in sheet.content
    assert sheet.content.count("In play") == seats
    for line in outcome.lines:
        assert f"**{line.total}**" in sheet.content
    assert turn_messages(here, place) == []
    return turns


async def test_two_rounds_of_two_with_a_restart_after_each_of_the_first_turns(tmp_path: Path) -> None:
    async with skyward_world(tmp_path) as here:
        place = await start_skyward(here, "bob", **SHORT)
        assert await play_and_end(here, place, 2, Random(2), restarts=3) >= 8


async def test_two_rounds_of_two_with_the_split(tmp_path: Path) -> None:
    async with skyward_world(tmp_path) as here:
        place = await start_skyward(here, "bob", two_player_draft_variant=True, **SHORT)
        assert await play_and_end(here, place, 2, Random(3)) >= 6


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("others", "switches"),
    [
        (("bob",), {}),
        (("bob",), {"two_player_draft_variant": True, "experienced_benefactor_draft": True}),
        (("bob", "carol"), {"experienced_benefactor_draft": True}),
        (("bob", "carol", "dave"), {}),
    ],
    ids=["two", "two split", "three sealed", "four"],
)
async def test_a_whole_game_with_twelve_restarts(
    tmp_path: Path, others: tuple[str, ...], switches: dict[str, Any]
) -> None:
    async with skyward_world(tmp_path) as here:
        place = await start_skyward(here, *others, thread=len(others) > 1, **switches)
        assert await play_and_end(here, place, 1 + len(others), Random(len(others)), restarts=12) > 20
