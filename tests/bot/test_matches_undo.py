"""Undo: what may be taken back and what not, and that taking back is as if nothing had been done."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.results import Played, Refused, Stale
from storage.records import Errand
from tests.pebbles.parlour import MIRELA, OKONKWO, STRANGER, Parlour, parlour
from tests.pebbles.pebbles import Dig, EndTurn, Polish


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Parlour]:
    """A parlour with pebbles on the shelf."""
    async with parlour(tmp_path / "sky.sqlite3") as place:
        yield place


async def _taker(place: Parlour) -> tuple[int, int, int]:
    """A match in which somebody has taken the pebbles: the match, the taker, and the other."""
    match = await place.begun(OKONKWO)
    await place.press(match, MIRELA)
    await place.press(match, OKONKWO)
    (taker,) = await place.acting(match)
    return match, taker, MIRELA + OKONKWO - taker


async def _bytes(place: Parlour, match: int) -> bytes:
    stored = await place.store.matches.get(match)
    assert stored is not None
    assert stored.table is not None
    return stored.table


async def _act(place: Parlour, match: int, user: int, action: object) -> Played:
    answer = await place.matches.act(match=match, user=user, action=action, interaction=place.interaction())
    assert isinstance(answer, Played), answer
    return answer


async def _undo(place: Parlour, match: int, user: int) -> Played:
    answer = await place.matches.undo(match=match, user=user, interaction=place.interaction())
    assert isinstance(answer, Played), answer
    return answer


async def _refused(place: Parlour, match: int, user: int) -> str:
    before = await place.store.matches.get(match)
    answer = await place.matches.undo(match=match, user=user, interaction=place.interaction())
    assert isinstance(answer, Refused), answer
    assert await place.store.matches.get(match) == before
    return answer.why


async def test_an_action_and_its_undo_are_nothing(place: Parlour) -> None:
    """Once, twice and in turns: the table is byte for byte what it was."""
    match, taker, _ = await _taker(place)
    tables = [await _bytes(place, match)]
    for _ in range(2):
        played = await _act(place, match, taker, Polish())
        assert played.standing.undoable
        tables.append(await _bytes(place, match))
    assert (await _undo(place, match, taker)).standing.undoable
    assert await _bytes(place, match) == tables[1]
    await _act(place, match, taker, Polish())
    assert await _bytes(place, match) == tables[2]
    await _undo(place, match, taker)
    assert not (await _undo(place, match, taker)).standing.undoable
    assert await _bytes(place, match) == tables[0]
    assert "nothing of yours" in await _refused(place, match, taker)


async def test_the_log_keeps_what_was_undone(place: Parlour) -> None:
    """Marked so, with the undo after it; the turn message does not tell of it."""
    match, taker, _ = await _taker(place)
    await _act(place, match, taker, Polish())
    await _undo(place, match, taker)
    log = await place.matches.log(match, taker, last=2)
    assert [(entry.kind, entry.undone) for entry in log] == [("action", True), ("undo", False)]
    await _act(place, match, taker, EndTurn())
    (errand,) = [errand for errand in await _all_errands(place) if errand.last_move == log[-1].number + 1]
    told = await place.matches.announcement(errand)
    assert told is not None
    assert [line.text.split("} ")[1] for line in told.news] == ["ends the turn."]


async def _all_errands(place: Parlour) -> list[Errand]:
    errands: list[Errand] = []
    while leased := (await place.store.outbox.lease_due(place.now)).errands:
        for errand in leased:
            await place.store.outbox.done(errand.id)
            errands += [errand] if errand.kind == "turn" else []
    return errands


async def test_an_undo_gives_a_new_prompt(place: Parlour) -> None:
    """The buttons from before it, and from between, are stale."""
    match, taker, _ = await _taker(place)
    first = (await place.standing(match, taker)).seat
    second = (await _act(place, match, taker, Polish())).standing.seat
    third = (await _undo(place, match, taker)).standing.seat
    assert first is not None
    assert second is not None
    assert third is not None
    assert first.prompt < second.prompt < third.prompt
    assert isinstance(await place.press(match, taker, prompt=first.prompt), Stale)
    assert isinstance(await place.press(match, taker, prompt=second.prompt), Stale)
    assert isinstance(await place.matches.undo(match=match, user=taker, prompt=second.prompt), Stale)


async def test_one_undo_is_undone_once(place: Parlour) -> None:
    """The same interaction again gets the same answer."""
    match, taker, _ = await _taker(place)
    await _act(place, match, taker, Polish())
    await _act(place, match, taker, Polish())
    first = await place.matches.undo(match=match, user=taker, interaction=800)
    again = await place.matches.undo(match=match, user=taker, interaction=800)
    assert isinstance(first, Played)
    assert isinstance(again, Played)
    assert again.news == first.news
    assert again.standing == first.standing
    assert again.standing.table.polished == 1


async def test_never_past_a_reveal(place: Parlour) -> None:
    """Nor what came before it."""
    match, taker, _ = await _taker(place)
    await _act(place, match, taker, Polish())
    assert not (await _act(place, match, taker, Dig())).standing.undoable
    assert "showed something new" in await _refused(place, match, taker)


async def test_never_past_a_hand_over(place: Parlour) -> None:
    """Neither by the one who ended the turn, nor by another."""
    match, taker, other = await _taker(place)
    await _act(place, match, taker, EndTurn())
    assert "passed the game on" in await _refused(place, match, taker)
    assert "nothing of yours" in await _refused(place, match, other)


async def test_never_past_another_seats_move(place: Parlour) -> None:
    """Nor a change of who is to act: a pebble held out stays out."""
    match = await place.begun(OKONKWO)
    await place.press(match, MIRELA)
    assert "passed the game on" in await _refused(place, match, MIRELA)
    assert "nothing of yours" in await _refused(place, match, OKONKWO)
    await place.press(match, OKONKWO)
    assert await place.acting(match) != [MIRELA, OKONKWO]


async def test_not_by_a_stranger_and_not_before_anything_was_done(place: Parlour) -> None:
    """Each in its sentence."""
    match = await place.begun(OKONKWO)
    assert "no seat" in await _refused(place, match, STRANGER)
    assert "nothing of yours" in await _refused(place, match, MIRELA)


async def test_undo_in_any_game_is_as_if_nothing_was_done(place: Parlour) -> None:
    """Wherever a random game may be taken back, the table before comes back, also after a restart of the turn."""
    match, luck, undone = await place.begun(OKONKWO), Random(11), 0
    while acting := await place.acting(match):
        user = luck.choice(acting)
        before = await _bytes(place, match)
        legal = await place.matches.legal(await place.standing(match, user))
        answer = await place.press(match, user, luck.randrange(len(legal)))
        assert isinstance(answer, Played)
        if answer.standing.undoable:
            await _undo(place, match, user)
            assert await _bytes(place, match) == before
            await _act(place, match, user, legal[0] if undone % 2 else legal[-1])
            undone += 1
    assert undone >= 1
