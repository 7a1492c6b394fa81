"""When the rules fail or the bytes cannot be read: that match is frozen with a reference, and the others go on."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot import match_desk
from bot.results import MatchInfo, Played, Refused, Standing, State
from rules.core.errors import RulesError, RunawayTable
from rules.core.game import Game
from rules.core.questions import Seat
from storage.records import Errand
from tests.pebbles.parlour import MIRELA, OKONKWO, Parlour, parlour
from tests.pebbles.pebbles import PEBBLES

REFERENCE = re.compile(r"the reference ([0-9A-F]{6})\.$")


@pytest.fixture(autouse=True)
def logged() -> Iterator[list[Any]]:
    """What is logged, instead of a long traceback on the screen."""
    with capture_logs() as lines:
        yield lines


def _failing(fault: Callable[[], object]) -> dict[str, Game]:
    """Pebbles, and pebbles that fail when they are applied."""

    def apply(table: object, seat: Seat, action: object) -> object:
        fault()
        return PEBBLES.apply(table, seat, action)

    return {"pebbles": PEBBLES, "trouble": replace(PEBBLES, slug="trouble", apply=apply)}


def _raise(error: Exception) -> Callable[[], object]:
    def fault() -> object:
        raise error

    return fault


async def _frozen(place: Parlour, match: int, answer: object) -> str:
    assert isinstance(answer, Refused), answer
    found = REFERENCE.search(answer.why)
    assert found is not None, answer.why
    info = await place.matches.info(match)
    assert info is not None
    assert info.state is State.FROZEN
    return found[1]


async def _frozen_errands(place: Parlour) -> list[Errand]:
    leased = (await place.store.outbox.lease_due(place.now, limit=99)).errands
    for errand in leased:
        await place.store.outbox.done(errand.id)
    if not leased:
        return []
    return [errand for errand in leased if errand.kind == "frozen"] + await _frozen_errands(place)


@pytest.mark.parametrize(
    "error", [RunawayTable("It would not come to rest."), ZeroDivisionError("oh"), KeyError("gone"), AssertionError()]
)
async def test_rules_that_fail_freeze_their_match_alone(tmp_path: Path, error: Exception, logged: list[Any]) -> None:
    """The players are told a reference, now and later; nothing of the table is changed."""
    async with parlour(tmp_path / "sky.sqlite3", shelf=_failing(_raise(error))) as place:
        match, other = await place.begun(OKONKWO, game="trouble"), await place.begun(OKONKWO)
        before = await place.store.matches.get(match)
        reference = await _frozen(place, match, await place.press(match, MIRELA))
        assert await _frozen(place, match, await place.press(match, OKONKWO)) == reference
        assert [line["reference"] for line in logged] == [reference]
        after = await place.store.matches.get(match)
        assert before is not None
        assert after is not None
        assert after.table == before.table
        assert [errand.match_id for errand in await _frozen_errands(place)] == [match]
        assert isinstance(await place.press(other, MIRELA), Played)


async def test_a_refusal_of_the_rules_freezes_nothing(tmp_path: Path) -> None:
    """It is a sentence."""
    shelf = _failing(_raise(RulesError("The pebbles are wet.")))
    async with parlour(tmp_path / "sky.sqlite3", shelf=shelf) as place:
        match = await place.begun(OKONKWO, game="trouble")
        answer = await place.press(match, MIRELA)
        assert isinstance(answer, Refused)
        assert answer.why == "The pebbles are wet."
        info = await place.matches.info(match)
        assert info is not None
        assert info.state is State.LIVE


async def test_rules_that_take_too_long_freeze_their_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The wall clock is a guard as well."""
    monkeypatch.setattr(match_desk, "PATIENCE_S", 0.05)
    async with parlour(tmp_path / "sky.sqlite3", shelf=_failing(lambda: time.sleep(0.2))) as place:
        match = await place.begun(OKONKWO, game="trouble")
        await _frozen(place, match, await place.press(match, MIRELA))


def _spoil(file: Path, match: int, change: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"UPDATE match SET {change} WHERE id = ?", (match,))
        connection.commit()


@pytest.mark.parametrize(
    ("change", "way"),
    [
        ("board = x'00FF'", "press"),
        ("board = '{\"hands\": 3}'", "act"),
        ("rules_version = 99", "look"),
        ("rules_version = 0", "press"),
        ("game = 'go'", "act"),
    ],
)
async def test_a_table_that_cannot_be_read_is_frozen(tmp_path: Path, change: str, way: str) -> None:
    """Whatever is asked of it; the others go on, and it goes on once it can be read again."""
    file = tmp_path / "sky.sqlite3"
    async with parlour(file) as place:
        match, other = await place.begun(OKONKWO), await place.begun(OKONKWO)
        good = await place.store.matches.get(match)
        assert good is not None
        assert good.table is not None
        _spoil(file, match, change)
        asked: dict[str, Callable[[], Any]] = {
            "press": lambda: place.matches.press(match=match, user=MIRELA, prompt=4, number=0, interaction=1000),
            "look": lambda: place.matches.standing(match, MIRELA),
            "act": lambda: place.matches.act(match=match, user=MIRELA, action=None),
        }
        reference = await _frozen(place, match, await asked[way]())
        assert await _frozen(place, match, await place.matches.standing(match, None)) == reference
        assert isinstance(await place.press(other, MIRELA), Played)
        assert isinstance(await place.matches.thaw(match), Refused)
        _spoil(file, match, "rules_version = 1, game = 'pebbles'")
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("UPDATE match SET board = ? WHERE id = ?", (good.table, match))
            connection.commit()
        assert isinstance(await place.matches.thaw(match), MatchInfo)
        assert isinstance(await place.press(match, MIRELA), Played)


@pytest.mark.parametrize("change", ["board = x'00FF'", "rules_version = 99"])
async def test_a_frozen_match_that_was_ended_stays_ended(tmp_path: Path, change: str) -> None:
    """Nobody is waited for, its channel is free, its log is kept, and looking at it freezes nothing again."""
    async with parlour(tmp_path / "sky.sqlite3") as place:
        match = await place.begun(OKONKWO)
        await place.press(match, MIRELA)
        _spoil(tmp_path / "sky.sqlite3", match, change)
        await _frozen(place, match, await place.matches.standing(match, MIRELA))
        hosting = place.matches.hosting
        assert isinstance(await hosting.cancel(match=match, user=OKONKWO), Refused)
        ended = await hosting.cancel(match=match, user=OKONKWO, moderator=True)
        assert isinstance(ended, MatchInfo)
        assert [seat.since for seat in ended.seats] == [None, None]
        for answer in (
            await place.matches.standing(match, MIRELA),
            await place.matches.press(match=match, user=MIRELA, prompt=2, number=0, interaction=999),
            await hosting.cancel(match=match, user=MIRELA),
        ):
            assert isinstance(answer, Refused)
            assert "over" in answer.why
        now = await place.matches.info(match)
        assert now is not None
        assert now.state is State.ENDED
        assert len(await place.matches.log(match, MIRELA)) > 2
        assert await place.matches.match_in(now.channel_id) is None


async def test_a_snapshot_that_cannot_be_read_freezes_one_match(tmp_path: Path) -> None:
    """Undo needs it: that match waits, the others go on."""
    file = tmp_path / "sky.sqlite3"
    async with parlour(file) as place:
        matches = [await place.begun(OKONKWO) for _ in range(2)]
        for match in matches:
            await place.press(match, MIRELA)
            await place.press(match, OKONKWO)
            (taker,) = await place.acting(match)
            await place.press(match, taker)
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("UPDATE snapshot SET board = x'0102' WHERE match_id = ?", (matches[0],))
            connection.commit()
        await _frozen(place, matches[0], await place.matches.undo(match=matches[0], user=taker))
        assert isinstance(await place.matches.undo(match=matches[1], user=taker), Played)


async def test_only_a_frozen_match_is_thawed(tmp_path: Path) -> None:
    """Others are left alone."""
    async with parlour(tmp_path / "sky.sqlite3") as place:
        match = await place.begun(OKONKWO)
        answer = await place.matches.thaw(match)
        assert isinstance(answer, Refused)
        assert isinstance(await place.matches.standing(match, MIRELA), Standing)


async def test_a_deal_that_fails_leaves_the_lobby(tmp_path: Path) -> None:
    """With a reference, and it can be tried again."""

    def setup(**given: object) -> object:
        raise KeyError("deck")

    shelf = {"pebbles": replace(PEBBLES, setup=setup)}
    async with parlour(tmp_path / "sky.sqlite3", shelf=shelf) as place:
        lobby = await place.lobby(OKONKWO)
        answer = await place.matches.lobby.start(match=lobby.id, user=MIRELA)
        assert isinstance(answer, Refused)
        assert "the lobby is as it was" in answer.why
        info = await place.matches.info(lobby.id)
        assert info is not None
        assert info.state is State.LOBBY
