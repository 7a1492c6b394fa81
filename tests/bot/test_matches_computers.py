"""Computer players: they play by themselves, go on after a restart, join their turns, and cannot break a match."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.results import State
from storage.records import Errand
from tests.pebbles.parlour import MIRELA, OKONKWO, Parlour, parlour
from tests.pebbles.pebbles import EndTurn, View


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Parlour]:
    """A parlour with pebbles on the shelf."""
    async with parlour(tmp_path / "sky.sqlite3") as place:
        yield place


async def _told(place: Parlour) -> list[Errand]:
    errands: list[Errand] = []
    while leased := (await place.store.outbox.lease_due(place.now)).errands:
        for errand in leased:
            await place.store.outbox.done(errand.id)
        errands += leased
    return sorted(errands, key=lambda errand: errand.id)


async def _state(place: Parlour, match: int) -> State:
    info = await place.matches.info(match)
    assert info is not None
    return info.state


async def test_one_person_and_three_computers_play_to_the_end(place: Parlour) -> None:
    """Woken by the commits, never asked."""
    match = await place.begun(computers=3)
    await place.play_on(match, 200, Random(2))
    await place.matches.rest()
    assert await _state(place, match) is State.ENDED


async def test_they_see_their_own_view_and_have_luck_of_their_own(tmp_path: Path) -> None:
    """Seeded from match and move, so that the same match goes the same way."""
    seen: list[tuple[View, float]] = []

    def watcher(view: View, actions: tuple[Any, ...], luck: Random) -> Any:
        seen.append((view, luck.random()))
        return actions[0]

    for name in ("one", "two"):
        async with parlour(tmp_path / f"{name}.sqlite3", players={"plain": watcher}) as place:
            match = await place.begun(OKONKWO, computers=1)
            await place.play_on(match, 6, Random(1))
            await place.matches.rest()
    half = len(seen) // 2
    assert half > 1
    assert seen[:half] == seen[half:]
    assert len({luck for _, luck in seen[:half]}) == half
    for view, _ in seen:
        assert view.seat is not None
        assert len(view.hand) == view.sizes[view.seat]


async def test_they_go_on_after_a_restart(tmp_path: Path) -> None:
    """What was theirs to do when the process ended is done by the next."""
    file = tmp_path / "sky.sqlite3"

    def never(view: object, actions: tuple[Any, ...], luck: Random) -> Any:
        time.sleep(0.2)
        return actions[0]

    async with parlour(file, players={"plain": never}) as place:
        match = await place.begun(computers=1)
    async with parlour(file) as place:
        await place.matches.wake()
        await place.matches.rest()
        (entry,) = await place.matches.log(match, None, last=1)
        assert entry.kind == "action"
        assert await place.acting(match) == [MIRELA]


async def test_their_turns_join_the_next_persons_in_one_message(place: Parlour) -> None:
    """The channel hears of a run of computer turns once, when a person is to act, with all its news."""
    match = await place.begun(computers=1)
    await place.play_on(match, 200, Random(4))
    await place.matches.rest()
    turns = [errand for errand in await _told(place) if errand.kind == "turn"]
    log = await place.matches.log(match, None)
    spans = [(errand.first_move, errand.last_move) for errand in turns]
    assert [first for first, _ in spans] == [1, *(last + 1 for _, last in spans[:-1])]
    assert spans[-1][1] == log[-1].number
    computer = next(seat.number for seat in (await place.standing(match, None)).match.seats if seat.level)
    hand_overs = [entry.number for entry in log if entry.seat == computer and entry.turn % 2 == 0]
    assert hand_overs
    for errand in turns[:-1]:
        told = await place.matches.announcement(errand)
        assert told is not None
        assert any(seat.user_id == MIRELA for seat in told.to_act)


@pytest.mark.parametrize("fault", ["cheat", "fall", "ghost"])
async def test_a_computer_player_that_fails_freezes_its_match(tmp_path: Path, fault: str) -> None:
    """It cheats, it falls over, or it is no longer there: the others go on."""

    def faulty(view: object, actions: tuple[Any, ...], luck: Random) -> Any:
        if fault == "fall":
            raise ZeroDivisionError("a bad thought")
        return EndTurn()

    players = {"faulty": faulty, "plain": lambda view, actions, luck: actions[0]}
    async with parlour(tmp_path / "sky.sqlite3", players=players) as place:
        if fault == "ghost":
            place.matches._computers._players = {"plain": players["plain"]}  # it was taken off since
        lobby = await place.lobby()
        place.matches.lobby._levels = ("faulty", "plain")
        await place.matches.lobby.add_computer(match=lobby.id, user=MIRELA, level="faulty")
        await place.matches.lobby.start(match=lobby.id, user=MIRELA)
        other = await place.begun(computers=1)
        await place.matches.rest()
        assert await _state(place, lobby.id) is State.FROZEN
        assert await _state(place, other) is State.LIVE
        assert "frozen" in [errand.kind for errand in await _told(place)]
