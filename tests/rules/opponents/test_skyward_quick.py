"""The quick player of Skyward Republic: it plays by the rules, plays the game, beats chance, and is quick."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

import pytest

from rules.core.questions import Seat
from rules.opponents.levels import LEVELS, Player
from rules.skyward_republic.actions import (
    Answer,
    Launch,
    MoveCard,
    MoveToken,
    PassClaim,
    SetAside,
    Split,
    TakeBack,
    TradeCards,
)
from rules.skyward_republic.game import GAME
from rules.skyward_republic.terms import HAND_LIMIT
from tests.measure.skyward_self_play import Story, play

QUICK, RANDOM = LEVELS["quick"], LEVELS["random"]
MOST_SECONDS = 0.003
"""The longest a decision may take on average, the view included."""
MOST_DECISIONS = 1_000


def wins(games: int) -> int:
    """Two-player games the quick player wins against chance alone, from either seat; a shared win is none."""
    won = 0
    for seed in range(games):
        mine = seed % 2
        players: list[Player] = [RANDOM, RANDOM]
        players[mine] = QUICK
        first = GAME.setup(seats=2, seed=seed).warden
        won += play(players, seed).winners == [(mine - first) % 2]
    return won


def self_play(seats: int, seed: int) -> Story:
    """One game among quick players."""
    return play([QUICK] * seats, seed)


def actions_of(seats: int, seed: int, **options: object) -> list[tuple[Any, Any]]:
    """Every action of a game among quick players with switches, each with the view before it."""
    table, luck = GAME.setup(seats=seats, seed=seed, options=options), Random(seed)
    found: list[tuple[Any, Any]] = []
    while (acting := GAME.to_act(table)) and len(found) < MOST_DECISIONS:
        seat = min(acting)
        view = GAME.view(table, seat)
        action = QUICK(view, GAME.legal_actions(table, seat), luck)
        found.append((view, action))
        GAME.take(table, seat, action)
    assert GAME.outcome(table), "it came to no end"
    return found


def test_it_beats_chance() -> None:
    """At least 95% of games against random: a few of them here."""
    assert wins(8) == 8


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_it_beats_chance_in_400_games() -> None:
    """At least 95% of 400 two-player games against random."""
    assert wins(400) >= 380


def test_it_never_does_what_is_not_legal_and_is_the_same_each_time() -> None:
    """One of the legal actions, the same one for the same view, actions and luck."""

    def watched(view: Any, actions: tuple[Any, ...], luck: Random) -> Any:
        action = QUICK(view, actions, Random(7))
        assert action in actions
        assert QUICK(view, actions, Random(8)) == action
        return action

    story = play([watched] * 3, 5)
    assert story.over
    assert story.decisions == self_play(3, 5).decisions


def test_it_sees_nothing_but_its_view() -> None:
    """Two tables that differ in another's hand and in the deck are played alike."""
    table = GAME.setup(seats=2, seed=11)
    seat = min(GAME.to_act(table))
    twin = GAME.copy(table)
    twin.deck.reverse()
    twin.mats[1 - seat].hand, twin.benefactors[0] = [twin.benefactors[0]], twin.mats[1 - seat].hand[0]
    chosen = [QUICK(GAME.view(each, seat), GAME.legal_actions(each, seat), Random(1)) for each in (table, twin)]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_the_game(seats: int) -> None:
    """It comes to an end in good time, launches nearly every turn, attaches, claims and uses abilities."""
    stories = [self_play(seats, seed) for seed in (1, 2, 3)]
    assert all(story.over for story in stories)
    assert all(5 <= story.rounds <= 10 for story in stories)
    assert sum(story.idle for story in stories) <= 0.2 * sum(story.turns for story in stories)
    assert 1.5 <= sum(story.claims for story in stories) / 3 / seats <= 4
    assert sum(story.attached for story in stories) / 3 / seats >= 1
    assert sum(story.abilities for story in stories) >= 1


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"two_player_draft_variant": True, "experienced_benefactor_draft": True}),
        (3, {"experienced_benefactor_draft": True, "last_picker_leftovers": "take"}),
        (4, {"discard3_window": "launch_turn", "hand_limit_in_last_round": False}),
    ],
)
def test_it_plays_every_variant(seats: int, options: dict[str, object]) -> None:
    """Both drafts and the switches: no game among quick players goes round in circles."""
    done = [action for _, action in actions_of(seats, 4, **options)]
    assert not [action for action in done if isinstance(action, TakeBack)]
    splits = [action for action in done if isinstance(action, Split)]
    moved = [action for action in done if isinstance(action, MoveCard | MoveToken)]
    assert len(moved) <= 8 * len(splits)


def test_what_is_begun_is_not_taken_back() -> None:
    """A trade of three cards is finished, and no choice of the clean-up is undone."""
    steps = actions_of(3, 2)
    assert any(isinstance(action, TradeCards) for _, action in steps)
    assert not [action for _, action in steps if isinstance(action, TakeBack)]
    assert not [action for _, action in steps if isinstance(action, Answer) and action.says == "Keep your cards"]


def test_it_parts_with_what_it_needs_least() -> None:
    """In the clean-up it never puts down more than it must, but for a cog."""
    for view, action in actions_of(4, 3):
        if isinstance(action, SetAside) and not action.trade:
            gone = len(view.sealed.chosen) + len(view.sealed.trades)
            assert len(view.hand) - gone > HAND_LIMIT


def test_it_launches_before_it_ends_its_turn() -> None:
    """With a launch left, and a Building that can be paid for, a turn is seldom ended without."""
    ends = launches = 0

    def watched(view: Any, actions: tuple[Any, ...], luck: Random) -> Any:
        nonlocal ends, launches
        action = QUICK(view, actions, luck)
        if any(isinstance(each, Launch) for each in actions):
            ends += action == actions[-1]
            launches += isinstance(action, Launch)
        return action

    play([watched] * 3, 6)
    assert launches >= 10
    assert ends <= 1


def test_it_claims_where_it_can() -> None:
    """It passes only where it has no Benefactor to claim."""
    passes = [view for view, action in actions_of(3, 7) if isinstance(action, PassClaim)]
    assert passes
    assert not [view for view in passes if view.mats[view.viewer].claimable and view.mats[view.viewer].tokens > 1]


@pytest.mark.long
@pytest.mark.timeout(600)
def test_it_is_quick() -> None:
    """At most 3 ms a decision on average, its view included."""
    spent, decisions = 0.0, 0
    for seats in (2, 3, 4):
        table = GAME.setup(seats=seats, seed=seats)
        while acting := GAME.to_act(table):
            seat: Seat = min(acting)
            actions = GAME.legal_actions(table, seat)
            began = process_time()
            action = QUICK(GAME.view(table, seat), actions, Random(seats))
            spent += process_time() - began
            decisions += 1
            GAME.take(table, seat, action)
    assert spent / decisions < MOST_SECONDS


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_game_comes_to_a_dead_end(seats: int) -> None:
    """20 games a seat count, for dead ends and length only."""
    stories = [self_play(seats, seed) for seed in range(100, 120)]
    assert all(story.over for story in stories)
    assert all(4 <= story.rounds <= 12 for story in stories)
