"""Skyward Republic on the Discord in memory: a table is opened, turns are taken by presses, games are played out."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from rules.shelf import SHELF
from rules.skyward_republic.game import GAME as SKYWARD
from storage.records import Commit
from tests.bot.conversations import card, open_panel, open_table, turn_messages
from tests.bot.limits import must_fit_message
from tests.bot.world import World, acting, labels, options, world

GAME = SKYWARD.slug
PRESSES = 60
"""More presses than this in one go would be a turn that does not end."""
TURNS = 600
"""More turns than this would be a game that does not end, or a channel that names nobody who is to act."""


@asynccontextmanager
async def skyward_world(folder: Path, **given: Any) -> AsyncIterator[World]:
    """A world in which it can be played."""
    async with world(folder, shelf={**SHELF, GAME: SKYWARD}, **given) as here:
        yield here


async def start_skyward(here: World, *others: str, thread: bool = False, **switches: Any) -> Any:
    """A started match of Alice and the others, with some switches set; gives the channel it is in."""
    place = await open_table(here, *others, seats=1 + len(others), game=GAME, thread=thread)
    match = await here.bot.matches.match_in(place.id)
    assert match is not None
    if switches:
        await here.bot.matches.lobby.choose(match=match.id, user=here.people["alice"].id, options=switches)
    await here.press("alice", card(here, place), "Start")
    return place


async def match_of(here: World, place: Any) -> int:
    """The match of a channel."""
    match = await here.bot.matches.match_in(place.id)
    assert match is not None
    return match.id


async def table_of(here: World, place: Any) -> Any:
    """The table itself, for tests that must know what is hidden."""
    standing: Any = await here.bot.matches.standing(await match_of(here, place), None)
    return standing.table


async def seat_of(here: World, place: Any, name: str) -> int:
    """Where somebody sits."""
    match = await here.bot.matches.match_in(place.id)
    seat = match.seat_of(here.people[name].id) if match else None
    assert seat is not None
    return int(seat.number)


async def take_turn(here: World, name: str, panel: Any, luck: Random) -> int:
    """Press at random in one panel until nothing is asked any more; gives the number of presses."""
    presses = 0
    while presses < PRESSES and (offered := options(panel := here.again(panel))):
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
    turns = tried = 0
    while turn_messages(here, place):
        tried += 1
        assert tried < TURNS, here.messages(place)[-1].content
        name = luck.choice([name for name in acting(here, place) if name in here.people])
        panel = here.dms(name)[-1] if luck.random() < 0.3 else await open_panel(here, name, place)
        if not options(panel):
            panel = await open_panel(here, name, place)
        presses = await take_turn(here, name, panel, luck)
        turns += bool(presses)
        if turns <= restarts:
            await here.restart()
    return turns


async def lay(here: World, place: Any, table: Any, order: Sequence[str] = ()) -> None:
    """Put a table of the test's own in place of that of the match; whoever is to act is asked anew.

    ``order`` says who sits where, for tests that compare two matches.
    """
    store, now = here.bot.store, here.bot.clock()
    stored = await store.matches.get(await match_of(here, place))
    assert stored is not None
    asked = SKYWARD.to_act(table)
    seats = tuple(
        replace(seat, prompt=stored.version + 1, since=now if seat.number in asked else None) for seat in stored.seats
    )
    if order:
        sitting = ((name.title(), here.people[name].id) for name in order)
        seats = tuple(replace(seat, name=name, user_id=user) for seat, (name, user) in zip(seats, sitting, strict=True))
    laid = SKYWARD.dump(table)
    await store.matches.commit(Commit(stored.id, stored.version, now, table=laid, seats=seats))
    with sqlite3.connect(here.database) as connection:  # what follows is replayed from here
        snapshot = (stored.id, stored.moves, zlib.compress(laid))
        connection.execute("insert or replace into snapshot (match_id, move, board) values (?, ?, ?)", snapshot)


async def names_by_seat(here: World, place: Any) -> list[str]:
    """Who sits where, seat by seat."""
    people = {actor.id: name for name, actor in here.people.items()}
    match = await here.bot.matches.match_in(place.id)
    assert match is not None
    return [people[seat.user_id or 0] for seat in sorted(match.seats, key=lambda seat: seat.number)]


async def press_on(here: World, name: str, panel: Any, *words: str) -> Any:
    """Press the buttons whose labels begin with these words, one after the other, and read the panel again."""
    for each in words:
        found = [label for label in labels(here.again(panel)) if label.startswith(each)]
        assert found, f"{each!r} is not on {labels(here.again(panel))}"
        await here.press(name, here.again(panel), found[0])
    return here.again(panel)
