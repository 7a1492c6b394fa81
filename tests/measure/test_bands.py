"""The bands of the balance: their intervals, and when one fails."""

from __future__ import annotations

import pytest

from tests.measure.balance import bands
from tests.measure.bands import Band, Figure, average, middle_one, share
from tests.measure.self_play import Story


def test_a_band_fails_only_if_the_whole_interval_is_outside() -> None:
    """1.F.11: some of the interval within is enough."""
    assert Band("", Figure(0.27, 0.24, 0.31), least=0.3).holds
    assert not Band("", Figure(0.27, 0.24, 0.29), least=0.3).holds
    assert Band("", Figure(33, 31, 35), least=22, most=32).holds
    assert not Band("", Figure(35, 33, 36), least=22, most=32).holds


def test_intervals() -> None:
    """A share, a mean and a median, each with the interval of textbooks."""
    tenth = share(10, 100)
    assert (tenth.low, tenth.high) == pytest.approx((0.0552, 0.1744), abs=1e-4)
    assert share(0, 100).low == 0
    assert share(0, 100).high == pytest.approx(0.037, abs=1e-3)
    mean = average([0.0, 2.0] * 50)
    assert (mean.low, mean.value, mean.high) == pytest.approx((0.804, 1.0, 1.196))
    middle = middle_one(list(range(101)))
    assert (middle.low, middle.value, middle.high) == (40, 50, 61)


def story(trigger: str, rounds: int, winner: int) -> Story:
    """A two-player game that visited every port a player, once."""
    ports = "zephyr shoals terraces culture scenic adventure festival market guild workshop flagon"
    return Story(2, 1, rounds=rounds, trigger=trigger, winners=[winner], visits=dict.fromkeys(ports.split(), 2))


def test_the_bands_of_a_seat_count() -> None:
    """Good games keep every band; a game without an end, too short games and an unfair seat fail theirs."""
    names = ("all three final thresholds are reached", "7 wonders in one itinerary", "60 fame")
    good = [story(names[number % 3], 25, number // 3 % 2) for number in range(600)]
    assert [band.name for band in bands(good) if not band.holds] == []
    bad = [story(names[0], 15, 0) for _ in range(600)] + [Story(2, 2)]
    assert [band.name for band in bands(bad) if not band.holds] == [
        "games without an end",
        "turns a player, median",
        "end: 7 wonders in one itinerary",
        "end: 60 fame",
        "wins: place 1 of the first round",
        "wins: place 2 of the first round",
    ]
