"""The quick player: one look at the table, every legal action weighed, the heaviest taken."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.braided_skies.actions import Action, Answer, Deploy, PlayEncounter, Recall
from rules.braided_skies.view import TableView
from rules.opponents.braided_skies.answers import answer
from rules.opponents.braided_skies.deploys import deploy, row_ready
from rules.opponents.braided_skies.goals import side, want
from rules.opponents.braided_skies.sight import Sight, look
from rules.opponents.braided_skies.taste import PLAIN, Taste

AGAINST = -100.0
"""Only where nothing else can be done."""
WEIGHT_OF_A_SHIP = 0.5
"""What each ship beyond two adds to a recall."""
MANY_CARDS = 3
"""Encounter cards enough to part with one lightly."""


def quick(view: TableView, actions: tuple[Any, ...], luck: Random, taste: Taste = PLAIN) -> Any:
    """The action that weighs most; of equal ones the first. Luck is not needed."""
    if len(actions) == 1:
        return actions[0]
    sight = look(view, taste)
    want(sight)
    return max(actions, key=lambda action: weight(sight, action))


def weight(sight: Sight, action: Action) -> float:
    """What an action is worth; ending the turn, or passing, nothing."""
    match action:
        case Deploy():
            return deploy(sight, action)
        case Recall():
            return recall(sight)
        case PlayEncounter(card=card):
            return encounter(sight, card)
        case Answer(number=number):
            return answer(sight, number)
        case _:
            return 0.0


def recall(sight: Sight) -> float:
    """The rows that come home; and a turn that brings less than a turn should is no loss."""
    away = [row for row, ship in enumerate(sight.me.ships) if ship.port is not None]
    ready = sum(row_ready(sight, row) for row in away)
    if sight.last:
        return ready
    tempo = min(1.0, (sight.turns - 1) / 3)
    return tempo * (sight.taste.turn + WEIGHT_OF_A_SHIP * (len(away) - 2)) + (1 - tempo) * ready


def encounter(sight: Sight, card: int) -> float:
    """After the main action, when its better option brings more than keeping it; sooner only if it must be."""
    if sight.view.question and not sight.last:
        return AGAINST + side(sight, card)
    if not sight.view.acted and not sight.last:
        return AGAINST + side(sight, card)
    held = 0.0 if sight.last else sight.taste.held
    if len(sight.me.encounters) >= MANY_CARDS:
        held *= 0.7
    return side(sight, card) - held
