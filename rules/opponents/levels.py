"""The levels a computer player can have; each plays every game on the shelf."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, TypeAlias

from rules.braided_skies.view import TableView as BraidedSkiesView
from rules.opponents.braided_skies.quick import quick as quick_at_braided_skies
from rules.opponents.skyward_republic.quick import quick as quick_at_skyward_republic
from rules.skyward_republic.view import TableView as SkywardRepublicView

Player: TypeAlias = Callable[[Any, tuple[Any, ...], Random], Any]
"""A seat's view, its legal actions and luck of the player's own go in; one of the actions comes out."""

QUICK: Mapping[type, Player] = {
    BraidedSkiesView: quick_at_braided_skies,
    SkywardRepublicView: quick_at_skyward_republic,
}
"""Who plays a game quickly, by the kind of view the game gives."""


def at_random(view: Any, actions: tuple[Any, ...], luck: Random) -> Any:
    """Any legal action is as good as another."""
    return actions[int(luck.random() * len(actions))]


def quick(view: Any, actions: tuple[Any, ...], luck: Random) -> Any:
    """One look at the table and the action that seems best; at random where nobody has learned the game."""
    return QUICK.get(type(view), at_random)(view, actions, luck)


LEVELS: Mapping[str, Player] = {"quick": quick, "random": at_random}
"""The computer players there are; the first is the one a lobby offers."""
