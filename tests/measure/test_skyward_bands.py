"""The bands of Skyward Republic: what a game is told as, and which bands good and bad games keep."""

from __future__ import annotations

from typing import Any

from rules.opponents.levels import LEVELS
from tests.measure.skyward_balance import averages, bands
from tests.measure.skyward_self_play import Story, play


def story(rounds: int, winner: int, **changes: Any) -> Story:
    """A two-player game in which all is as it should be but what is told."""
    told: dict[str, Any] = {
        "over": True,
        "totals": [75, 55],
        "in_play": [40, 30],
        "buildings": [8, 7],
        "turns": 15,
        "idle": 1,
        "claims": 5,
        "drafted": {"tea-tower", "ivy-storey"},
        "launched": {"tea-tower", "ivy-storey"},
    }
    return Story(2, 1, rounds=rounds, winners=[winner], **(told | changes))


def failing(played: list[Story]) -> list[str]:
    """The names of the bands that fail."""
    return [band.name for band in bands(played) if not band.holds]


def test_good_games_keep_every_band() -> None:
    """6 to 8 rounds, few idle turns, 1.5 to 3.5 claims, each title launched, fair seats, 65 to 85 VP."""
    assert failing([story(6 + number % 3, number % 2) for number in range(400)]) == []


def test_bad_games_fail_theirs() -> None:
    """Each band names what is wrong; a title drafted and left in hand is named too."""
    bad = [story(11, 0, idle=5, claims=8, totals=[99, 90], launched={"tea-tower"}) for _ in range(400)]
    assert failing([*bad, Story(2, 2)]) == [
        "games without an end",
        "games of 6 to 8 rounds",
        "idle Launch turns",
        "claims a player",
        "total of the winner",
        "launched: Ivy Storey",
        "wins: place 1 of the first round",
        "wins: place 2 of the first round",
    ]


def test_a_game_is_told() -> None:
    """One game among quick players, with all that the bands are drawn from."""
    found = play([LEVELS["quick"]] * 2, 5)
    assert found.over
    assert found.turns == 2 * found.rounds
    assert 0 <= found.idle < found.turns
    assert sum(found.buildings) <= len(found.launched) <= len(found.drafted)
    assert len(found.totals) == 2
    assert set(found.winners) <= {0, 1}
    assert averages([found]).startswith(f"rounds {found.rounds:.1f}; total ")
