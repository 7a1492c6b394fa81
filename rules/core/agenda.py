"""The agenda: what is still to be done, each thing either done by itself or asked of a player.

An effect is data; its deed or its question is registered by the chapter it belongs to. What is asked is
never stored: it is worked out from the table, so whatever happens meanwhile changes what is offered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from rules.core.errors import RunawayTable
from rules.core.questions import Option, Question, Seat

MOST_EFFECTS = 2_000
"""The step guard: one action never sets off more effects than this."""


class Laid(Protocol):
    """A table with an agenda: a stack of effects, each with the seat it happens to; the last is resolved first."""

    agenda: list[tuple[Seat, Any]]

    def then(self, seat: Seat, *effects: Any) -> None:
        """Put effects ahead of all that is there, the first of them soonest."""

    def tell(self, text: str) -> None:
        """Say what happened."""


T = TypeVar("T", bound=Laid)
F = TypeVar("F", bound=Callable[..., Any])


def option(label: str, *effects: Any, hint: str = "") -> Option[Any]:
    """One thing to pick, and what follows."""
    return Option(label, effects, hint)


class Agenda(Generic[T]):
    """What each kind of effect of one game does, or asks, and when it waits."""

    def __init__(self) -> None:
        self.deeds: dict[type[Any], Callable[[T, Seat, Any], None]] = {}
        self.asking: dict[type[Any], Callable[[T, Seat, Any], Question[Any] | None]] = {}
        self.waiting: dict[type[Any], Callable[[T, Seat, Any], bool]] = {}

    def deed(self, kind: type[Any]) -> Callable[[F], F]:
        """Register how an effect is done."""
        return _into(self.deeds, kind)

    def asks(self, kind: type[Any]) -> Callable[[F], F]:
        """Register what an effect asks; the function answers None where it is to be done instead."""
        return _into(self.asking, kind)

    def waits(self, kind: type[Any]) -> Callable[[F], F]:
        """Register when an effect must wait for its player, however few options it has."""
        return _into(self.waiting, kind)

    def question_of(self, table: T, seat: Seat, effect: Any) -> Question[Any] | None:
        """What an effect asks as the table stands, or None if it asks nothing."""
        asking = self.asking.get(type(effect))
        return asking(table, seat, effect) if asking else None

    def open_question(self, table: T) -> tuple[Seat, Question[Any]] | None:
        """The question that is being asked of somebody now, if any."""
        if not table.agenda:
            return None
        seat, effect = table.agenda[-1]
        asked = self.question_of(table, seat, effect)
        return (seat, asked) if asked else None

    def must_wait(self, table: T, seat: Seat, effect: Any) -> bool:
        """Whether the effect waits although there is nothing, or only one thing, to pick."""
        waiting = self.waiting.get(type(effect))
        return bool(waiting and waiting(table, seat, effect))

    def settle(self, table: T) -> None:
        """Resolve the agenda, depth first, until it is empty or somebody must be asked.

        A question with no option is a part that cannot be done and is skipped (conventions 3.4); where only
        one way exists it is not asked.
        """
        for _ in range(MOST_EFFECTS):
            if not table.agenda:
                return
            seat, effect = table.agenda.pop()
            asked = self.question_of(table, seat, effect)
            if asked is None:
                self.deeds[type(effect)](table, seat, effect)
            elif len(asked.options) > 1 or self.must_wait(table, seat, effect):
                table.agenda.append((seat, effect))
                return
            elif asked.options:
                table.then(seat, *asked.options[0].effects)
            elif missed := effect.missed():
                table.tell(f"{{{seat}}} {missed}.")
        raise RunawayTable(f"One action set off more than {MOST_EFFECTS} effects; the table was left as it was.")


def _into(registered: dict[type[Any], Any], kind: type[Any]) -> Callable[[F], F]:
    """A decorator that writes a function down under a kind of effect."""

    def register(function: F) -> F:
        registered[kind] = function
        return function

    return register
