"""Passing for those who wish it, in the Benefactor phase: by public facts only, at once, and said aloud."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.core.questions import Seat
from rules.skyward_republic.game import GAME as SKYWARD
from rules.skyward_republic.table import Table
from tests.bot.conversations import turn_messages
from tests.bot.skyward import lay, names_by_seat, seat_of, skyward_world, start_skyward, table_of
from tests.bot.world import World, acting, options
from tests.playouts.skyward.twins import twin_of
from tests.rules.skyward_republic.building import YOU, a_claim, build, hold


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    async with skyward_world(tmp_path) as running:
        yield running


def one_short() -> Table:
    """Seat 0 is to claim and can; seat 1 can claim nothing of the market, but what it holds; seat 2 nothing."""
    table = a_claim(3, "solar-pact")
    build(table, "clock-tower", 0, 0, "landing-pad")
    build(table, "reluctant-oracle")
    build(table, "archive-of-omens", seat=YOU)
    build(table, "night-foundry", seat=YOU)
    hold(table, "night-school", "maker", seat=YOU)
    return table


def test_the_rules_look_at_the_market_only() -> None:
    """SR-B01 A private Benefactor that could be claimed does not keep a seat from being passed: hands are secret."""
    table = a_claim(2, "solar-pact")
    passed = SKYWARD.passes(table, Seat(0))
    assert passed is not None
    assert str(passed[0]) == "Claim no Benefactor"
    assert SKYWARD.passes(table, Seat(1)) is None
    hold(table, "night-school", "maker", "seer")
    assert SKYWARD.passes(table, Seat(0)) == passed
    for seed in range(20):
        twin = twin_of(table, None, Random(seed))
        assert SKYWARD.passes(twin, Seat(0)) == passed
    build(table, "clock-tower", 0, 0, "landing-pad")
    build(table, "reluctant-oracle")
    assert table.mats[0].tokens
    table.market[0].tokens.append(Seat(0))
    assert SKYWARD.passes(table, Seat(0)) == passed
    table.phase = "launch"
    assert SKYWARD.passes(table, Seat(0)) is None


async def test_it_is_off_until_wished_and_says_what_it_looks_at(here: World) -> None:
    shown = await here.say("alice", here.table, "settings")
    assert "Passing is off" in shown.response.content
    wished = await here.say("alice", here.table, "settings", passing=True)
    assert "I look only at what everybody sees, never at your hand" in wished.response.content
    again = await here.say("alice", here.table, "settings", dms=True)
    assert "Passing is on" in again.response.content


async def test_who_wishes_it_is_passed_without_being_asked(here: World) -> None:
    place = await start_skyward(here, "bob", "carol")
    await lay(here, place, one_short())
    first, second, third = await names_by_seat(here, place)
    await here.say(second, here.table, "settings", passing=True)
    letters = len(here.dms(second))
    turns = len(here.messages(place))
    await here.say(first, place, "claim", benefactor="No Benefactor")
    assert (await table_of(here, place)).turn == 2
    assert len(here.dms(second)) == letters
    told = here.messages(place)[turns:]
    assert len(told) == 1
    said = f"**{second.title()}** claims no Benefactor and lets me pass: no Benefactor of the market is open to them."
    assert said in told[0].content
    assert acting(here, place) == [third]


async def test_nobody_is_passed_who_did_not_wish_it(here: World) -> None:
    place = await start_skyward(here, "bob", "carol")
    await lay(here, place, one_short())
    first, second, _ = await names_by_seat(here, place)
    await here.say(first, place, "claim", benefactor="No Benefactor")
    assert acting(here, place) == [second]
    assert "lets me pass" not in turn_messages(here, place)[-1].content


async def test_whoever_can_claim_is_asked(here: World) -> None:
    place = await start_skyward(here, "bob", "carol")
    await lay(here, place, one_short())
    first, *_ = await names_by_seat(here, place)
    await here.say(first, here.table, "settings", passing=True)
    panel = (await here.say(first, place, "play")).response
    assert "Claim 1 Benefactor" in panel.content
    assert options(panel)


async def test_a_wish_counts_at_once_and_after_a_restart(here: World) -> None:
    place = await start_skyward(here, "bob", "carol")
    table = one_short()
    table.acted, table.turn = [Seat(0)], YOU
    await lay(here, place, table)
    _, second, third = await names_by_seat(here, place)
    await here.say(second, here.table, "settings", passing=True)
    await here.env.settle()
    assert (await table_of(here, place)).turn == 2
    await lay(here, place, table)
    await here.restart()
    assert (await table_of(here, place)).turn == 2
    assert await seat_of(here, place, third) == 2


def outbox(here: World) -> list[tuple[Any, ...]]:
    """All that was left to be told, with when it was due."""
    with sqlite3.connect(here.database) as connection:
        return connection.execute(
            "select kind, recipient, due, first_move, last_move from outbox order by id"
        ).fetchall()


async def test_its_timing_tells_nothing(tmp_path: Path) -> None:
    """Twin tables, one of a player who holds a Benefactor to claim: as many errands, in the same order, as soon."""
    seen = []
    for luck in (None, 1, 2):
        folder = tmp_path / str(luck)
        folder.mkdir()
        async with skyward_world(folder) as here:
            place = await start_skyward(here, "bob", "carol")
            table = one_short() if luck is None else twin_of(one_short(), None, Random(luck))
            await lay(here, place, table, order=("alice", "bob", "carol"))
            await here.say("bob", here.table, "settings", passing=True)
            before = len(outbox(here))
            await here.say("alice", place, "claim", benefactor="No Benefactor")
            seen.append((outbox(here)[before:], here.messages(place)[-1].content))
    assert seen[0] == seen[1] == seen[2]
    assert len(seen[0][0]) == 2
