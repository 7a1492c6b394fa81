"""Passing by itself, proven with a game of pebbles: whoever takes the pebbles and wishes it has the turn ended."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.results import State
from rules.core.questions import Seat
from storage.outbox import Kind
from storage.people import PASSING
from storage.records import Person
from tests.pebbles.parlour import MIRELA, NOON, OKONKWO, Parlour, parlour
from tests.pebbles.pebbles import PEBBLES, EndTurn, Table


def ends_turn(table: Table, seat: Seat) -> tuple[Any, str] | None:
    """The taker has nothing to decide."""
    return (EndTurn(), f"{{{seat}}} lets it be.") if table.taker == seat else None


SHELF = {"pebbles": replace(PEBBLES, passes=ends_turn)}


async def begun(place: Parlour, *wishing: int) -> int:
    """A match of two, some of whom wish to be passed."""
    for user in wishing:
        await place.store.people.put(Person(user, settings={PASSING: True}))
    return await place.begun(OKONKWO)


async def hold_out(place: Parlour, match: int) -> None:
    """Both hold out a pebble, and the higher one takes all."""
    for user in (MIRELA, OKONKWO):
        await place.press(match, user)
    await place.matches.rest()


async def test_the_turn_of_whoever_wishes_it_is_ended_at_once(tmp_path: Path) -> None:
    async with parlour(tmp_path / "store", shelf=SHELF) as place:
        match = await begun(place, MIRELA, OKONKWO)
        await hold_out(place, match)
        assert set(await place.acting(match)) == {MIRELA, OKONKWO}
        log = await place.matches.log(match, None)
        told = [line.text for entry in log for line in entry.news]
        assert told[-2].endswith("ends the turn.")
        assert told[-1].endswith("lets it be.")


async def test_who_does_not_wish_it_is_asked(tmp_path: Path) -> None:
    async with parlour(tmp_path / "store", shelf=SHELF) as place:
        match = await begun(place)
        await hold_out(place, match)
        (taker,) = await place.acting(match)
        await place.store.people.put(Person(taker, settings={PASSING: True}))
        await place.matches.wake_for(taker)
        await place.matches.rest()
        assert set(await place.acting(match)) == {MIRELA, OKONKWO}


async def test_nothing_is_told_of_a_turn_that_is_passed_but_with_the_next(tmp_path: Path) -> None:
    """One turn message for the take and the pass together; nobody is called to a turn that is over already."""
    async with parlour(tmp_path / "store", shelf=SHELF) as place:
        match = await begun(place, MIRELA, OKONKWO)
        while errands := (await place.store.outbox.lease_due(NOON)).errands:
            for errand in errands:
                await place.store.outbox.done(errand.id)
        await hold_out(place, match)
        kinds = []
        while errands := (await place.store.outbox.lease_due(NOON)).errands:
            for errand in errands:
                kinds.append(errand.kind)
                await place.store.outbox.done(errand.id)
        assert kinds.count(Kind.TURN) == 1


async def test_a_pass_that_a_stop_left_open_is_made_after_the_next_start(tmp_path: Path) -> None:
    file = tmp_path / "store"
    async with parlour(file, shelf=SHELF) as place:
        match = await begun(place)
        await hold_out(place, match)
        (taker,) = await place.acting(match)
        await place.store.people.put(Person(taker, settings={PASSING: True}))
    async with parlour(file, shelf=SHELF) as place:
        await place.matches.wake()
        await place.matches.rest()
        assert set(await place.acting(match)) == {MIRELA, OKONKWO}
        info = await place.matches.info(match)
        assert info is not None
        assert info.state is State.LIVE
