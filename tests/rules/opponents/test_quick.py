"""The quick player of Braided Skies: it plays by the rules, plays the game, beats chance, and is quick."""

from __future__ import annotations

from collections import Counter
from random import Random
from time import process_time
from typing import Any

import pytest

from rules.opponents.levels import LEVELS, Player
from tests.measure.self_play import GAME, Story, play

QUICK, RANDOM = LEVELS["quick"], LEVELS["random"]
MOST_SECONDS = 0.003
"""The longest a decision may take on average, the view included."""


def wins(games: int, seed: int) -> int:
    """Two-player games the quick player wins against chance alone, from either seat; a shared win is none."""
    won = 0
    for number in range(games):
        mine = number % 2
        players: list[Player] = [RANDOM, RANDOM]
        players[mine] = QUICK
        table_first = GAME.setup(seats=2, seed=seed + number).first
        story = play(players, seed + number)
        won += story.winners == [(mine - table_first) % 2]
    return won


def self_play(seats: int, seed: int) -> Story:
    """One game among quick players."""
    return play([QUICK] * seats, seed)


def test_it_beats_chance() -> None:
    """At least 95% of games against random: a few of them here."""
    assert wins(8, seed=1) == 8


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_it_beats_chance_in_400_games() -> None:
    """At least 95% of 400 two-player games against random."""
    assert wins(400, seed=1) >= 380


def test_it_never_does_what_is_not_legal_and_is_the_same_each_time() -> None:
    """One of the legal actions, the same one for the same view, actions and luck."""

    def watched(view: Any, actions: tuple[Any, ...], luck: Random) -> Any:
        action = QUICK(view, actions, Random(7))
        assert action in actions
        assert QUICK(view, actions, Random(7)) == action
        return action

    story = play([watched] * 3, 5)
    assert story.trigger
    assert story.decisions == self_play(3, 5).decisions


def test_it_plays_the_game() -> None:
    """It recalls, gains wonders, installs upgrades, explores, goes to every port, and comes to an end in good time."""
    stories = [self_play(seats, 1) for seats in (2, 3, 4, 5)]
    for story in stories:
        assert story.trigger
        assert 14 <= story.rounds <= 34
        assert story.recalls / story.rounds / story.seats > 0.15
        assert sum(story.wonders) >= 3 * story.seats
        assert sum(story.upgrades) >= 1.5 * story.seats
        assert story.explores >= 3
    visits = sum((Counter(story.visits) for story in stories), Counter[str]())
    assert {"culture", "scenic", "adventure", "guild", "workshop", "flagon", "market"} <= set(visits)


@pytest.mark.long
@pytest.mark.timeout(600)
def test_it_is_quick() -> None:
    """At most 3 ms a decision on average, its view included."""
    spent, decisions = 0.0, 0
    for seed in range(4):
        table = GAME.setup(seats=2 + seed, seed=seed)
        while acting := GAME.to_act(table):
            seat = min(acting)
            actions = GAME.legal_actions(table, seat)
            began = process_time()
            action = QUICK(GAME.view(table, seat), actions, Random(seed))
            spent += process_time() - began
            decisions += 1
            GAME.take(table, seat, action)
    assert spent / decisions < MOST_SECONDS


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_game_comes_to_a_dead_end(seats: int) -> None:
    """20 games a seat count, for dead ends and length only."""
    stories = [self_play(seats, seed) for seed in range(100, 120)]
    assert all(story.trigger for story in stories)
    assert all(10 <= story.rounds <= 45 for story in stories)
