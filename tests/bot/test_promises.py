"""A quick answer is its own acknowledgement; a slow one, and one among many, is acknowledged ahead."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot import promises
from bot.promises import BUSY, promise_of, promised


class Deferred:
    """Counts the acknowledgements."""

    def __init__(self) -> None:
        self.count = 0

    async def __call__(self) -> None:
        self.count += 1


def _interaction() -> Any:
    return SimpleNamespace(extras={})


async def test_a_quick_answer_is_the_acknowledgement() -> None:
    tell, interaction = Deferred(), _interaction()
    async with promised(interaction, tell):
        promise = promise_of(interaction)
        assert promise is not None
        assert await promise.is_open()
        promise.forgo()
    assert tell.count == 0


async def test_a_slow_answer_is_acknowledged_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promises, "PATIENCE", 0.0)
    tell, interaction = Deferred(), _interaction()
    async with promised(interaction, tell):
        await asyncio.sleep(0.01)
        assert tell.count == 1
        promise = promise_of(interaction)
        assert promise is not None
        assert not await promise.is_open()
    assert tell.count == 1


async def test_a_press_that_fails_is_acknowledged_before_it_is_explained() -> None:
    tell = Deferred()
    with pytest.raises(ZeroDivisionError):
        async with promised(_interaction(), tell):
            raise ZeroDivisionError
    assert tell.count == 1


async def test_among_many_presses_each_is_acknowledged_at_once() -> None:
    tell, told_at_once = Deferred(), []

    async def press() -> None:
        interaction = _interaction()
        async with promised(interaction, tell):
            told_at_once.append(promise_of(interaction) is None)
            await asyncio.sleep(0)

    await asyncio.gather(*(press() for _ in range(2 * BUSY)))
    assert told_at_once == [False] * BUSY + [True] * BUSY
