"""A guild whose pebbles are painted in grey squares, and of whose first round it is known who takes them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.painter import Painter
from tests.bot.world import World, world

ALICE_TAKES = 1
"""Luck with which Alice, who holds out first, takes the pebbles of the first round: she gets a notice then."""


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    """The fixture of whoever imports it."""
    async with world(tmp_path, artists={"pebbles": Painter()}) as running:
        running.bot.matches.lobby._start._seeds = lambda: ALICE_TAKES
        yield running
