"""Games for the gallery: computer players play them from a fixed seed, and moments of them are picked out."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from rules.core.game import Game
from rules.core.outcome import Outcome
from rules.core.questions import Seat
from rules.opponents.levels import LEVELS
from rules.shelf import SHELF

NAMES = ("Mirela", "Okonkwo", "Søren", "小百合", "Ingrid Bjørnsdóttir")
WIDE_NAMES = ("Wilhelmina W. Mwangi", "محمد الأمين", "Søren 🎲", "小百合", "Ingrid Bjørnsdóttir-Halvorsen")
"""What people are called at a full table: long names, and letters of several scripts."""


class Moment(NamedTuple):
    """A game as it stood before a press: what everybody saw, and what the seat to act saw."""

    view: Any
    own: Any
    turn: int


class Story(NamedTuple):
    """A game from its first press to its score."""

    moments: tuple[Moment, ...]
    last: Any
    outcome: Outcome

    def at(self, part: float, fits: Callable[[Any], bool] = lambda _view: True) -> Moment:
        """The first moment after that part of the game whose view fits."""
        begin = int(len(self.moments) * part)
        return next(moment for moment in self.moments[begin:] if fits(moment.view))

    def earlier(self, moment: Moment, turns: int) -> Moment:
        """The moment so many turns before."""
        return next(each for each in self.moments if each.turn >= moment.turn - turns)


@lru_cache(8)
def played(slug: str, seats: int, seed: int) -> Story:
    """A whole game among quick computer players; the same seed gives the same game."""
    game = SHELF[slug]
    table, luck, moments = game.setup(seats=seats, seed=seed), Random(seed), []
    while acting := game.to_act(table):
        seat = min(acting)
        moments.append(Moment(game.view(table, None), game.view(table, seat), game.turn(table)))
        game.take(table, seat, _chosen(game, table, seat, luck))
    outcome = game.outcome(table)
    assert outcome
    return Story(tuple(moments), game.view(table, None), outcome)


def _chosen(game: Game, table: Any, seat: Seat, luck: Random) -> Any:
    actions = game.legal_actions(table, seat)
    return actions[0] if len(actions) == 1 else LEVELS["quick"](game.view(table, seat), actions, luck)
