"""The short form of `make bench`: what must hold on any machine, however busy, as ratios inside one run."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from render.shelf import ARTISTS
from rules.braided_skies.game import GAME
from tests.measure import bench_rules
from tests.measure.bench_pictures import KIB, KINDS, drawing, message_bytes
from tests.measure.bench_store import commits
from tests.measure.rush import lags, percentile

pytestmark = [pytest.mark.long, pytest.mark.timeout(600), pytest.mark.xdist_group("measures")]

TRIES = 4
"""A measure fails only if it fails so many times: a busy machine makes things slower, never quicker."""


def holds(measure: Callable[[], float], most: float) -> bool:
    """Whether a figure is small enough, at least once."""
    return any(measure() <= most for _ in range(TRIES))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind[0]))
def test_drawing_and_encoding_cost_a_quarter_of_a_plain_png(kind: tuple[str, Any, Any]) -> None:
    ARTISTS[GAME.slug].warm()
    assert holds(lambda: 1 / drawing(kind[1], kind[2]).times, 0.25)


def test_a_copy_is_ten_times_quicker_than_a_deep_copy() -> None:
    assert holds(lambda: 1 / bench_rules.copying().times, 1 / 10)


def test_loading_and_dumping_is_three_times_quicker_than_pydantic() -> None:
    assert holds(lambda: 1 / bench_rules.loading().times, 1 / 3)


def test_a_commit_costs_no_more_than_ten_of_sqlite_alone() -> None:
    def ratio() -> float:
        ours, raw = commits()
        return ours / raw

    assert holds(ratio, 10)


def test_the_event_loop_waits_no_longer_than_50_ms_while_20_boards_are_drawn() -> None:
    assert holds(lambda: percentile(asyncio.run(lags()), 0.99), 50)


def test_the_pictures_of_a_turn_message_for_five_are_a_mebibyte_at_most() -> None:
    assert message_bytes() <= KIB * KIB
