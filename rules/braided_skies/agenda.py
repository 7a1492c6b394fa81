"""The agenda: what is still to be done, each thing either done by itself or asked of a player.

An effect is data; its deed or its question is registered here by the chapter it belongs to. What is asked
is never stored: it is worked out from the table, so an encounter played meanwhile changes what is offered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from rules.braided_skies.effects import AnyEffect, Effect
from rules.braided_skies.table import Table
from rules.core.errors import RunawayTable
from rules.core.questions import Option, Question, Seat

MOST_EFFECTS = 2_000
"""The step guard: one action never sets off more effects than this."""

Asked = Question[AnyEffect]
Deed = Callable[[Table, Seat, Any], None]
Asking = Callable[[Table, Seat, Any], Asked | None]
Waiting = Callable[[Table, Seat, Any], bool]
F = TypeVar("F", bound=Callable[..., Any])

DEEDS: dict[type[Effect], Deed] = {}
ASKS: dict[type[Effect], Asking] = {}
WAITS: dict[type[Effect], Waiting] = {}


def deed(kind: type[Effect]) -> Callable[[F], F]:
    """Register how an effect is done."""

    def register(function: F) -> F:
        DEEDS[kind] = function
        return function

    return register


def asks(kind: type[Effect]) -> Callable[[F], F]:
    """Register what an effect asks; the function answers None where it is to be done instead."""

    def register(function: F) -> F:
        ASKS[kind] = function
        return function

    return register


def waits(kind: type[Effect]) -> Callable[[F], F]:
    """Register when an effect must wait for its player, however few options it has."""

    def register(function: F) -> F:
        WAITS[kind] = function
        return function

    return register


def option(label: str, *effects: AnyEffect, hint: str = "") -> Option[AnyEffect]:
    """One thing to pick, and what follows."""
    return Option(label, effects, hint)


def question_of(table: Table, seat: Seat, effect: AnyEffect) -> Asked | None:
    """What an effect asks as the table stands, or None if it asks nothing."""
    asking = ASKS.get(type(effect))
    return asking(table, seat, effect) if asking else None


def open_question(table: Table) -> tuple[Seat, Asked] | None:
    """The question that is being asked of somebody now, if any."""
    if not table.agenda:
        return None
    seat, effect = table.agenda[-1]
    asked = question_of(table, seat, effect)
    return (seat, asked) if asked else None


def must_wait(table: Table, seat: Seat, effect: AnyEffect) -> bool:
    """Whether the effect waits although there is nothing, or only one thing, to pick."""
    waiting = WAITS.get(type(effect))
    return bool(waiting and waiting(table, seat, effect))


def settle(table: Table) -> None:
    """Resolve the agenda, depth first, until it is empty or somebody must be asked.

    A question with no option is a part that cannot be done and is skipped (conventions 3.4); where only
    one way exists it is not asked.
    """
    for _ in range(MOST_EFFECTS):
        if not table.agenda:
            return
        seat, effect = table.agenda.pop()
        asked = question_of(table, seat, effect)
        if asked is None:
            DEEDS[type(effect)](table, seat, effect)
        elif len(asked.options) > 1 or must_wait(table, seat, effect):
            table.agenda.append((seat, effect))
            return
        elif asked.options:
            table.then(seat, *asked.options[0].effects)
        elif missed := effect.missed():
            table.tell(f"{{{seat}}} {missed}.")
    raise RunawayTable(f"One action set off more than {MOST_EFFECTS} effects; the table was left as it was.")
