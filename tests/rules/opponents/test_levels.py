"""The levels of computer players, and the random one."""

from __future__ import annotations

from random import Random

from rules.opponents import LEVELS
from rules.opponents.levels import at_random
from tests.measure.self_play import play


def test_the_levels() -> None:
    """The quick player is offered first; there is a random one."""
    assert list(LEVELS) == ["quick", "random"]


def test_random_play_is_its_luck() -> None:
    """The same luck picks the same action; over many, every action is picked."""
    actions = tuple("abcde")
    assert at_random(None, actions, Random(3)) == at_random(None, actions, Random(3))
    luck = Random(1)
    assert {at_random(None, actions, luck) for _ in range(200)} == set(actions)


def test_a_game_nobody_has_learned_is_played_at_random() -> None:
    """The quick level plays on where it knows no better."""
    luck = Random(1)
    assert {LEVELS["quick"](object(), ("a", "b"), luck) for _ in range(50)} == {"a", "b"}


def test_a_random_game_ends() -> None:
    """Within 5,000 decisions."""
    story = play([LEVELS["random"]] * 2, 3)
    assert story.trigger
    assert story.decisions < 5_000
