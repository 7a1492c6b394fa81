"""A question the game puts to one player: a choice as data, which may wait for days."""

from __future__ import annotations

from typing import Generic, NewType, TypeVar

import msgspec

Seat = NewType("Seat", int)
E = TypeVar("E")

MOST_ACTIONS = 60
"""A decision never has more legal actions than this; "choose three" is three decisions."""


class Option(msgspec.Struct, Generic[E], frozen=True):
    """One thing a player may pick: what the button says, and the effects that follow from it."""

    label: str
    effects: tuple[E, ...] = ()
    hint: str = ""
    """The second line: what follows, where the label does not say it all."""


class Question(msgspec.Struct, Generic[E], frozen=True):
    """Pick one of the options. It is worked out afresh from the table whenever it is looked at."""

    prompt: str
    options: tuple[Option[E], ...]


SOMETHING_ELSE = "Do something else"
"""What is refused while a question waits to be answered."""


class Refusal(msgspec.Struct, frozen=True):
    """Something that cannot be done now: what, why in a sentence, and the rule that says so."""

    what: str
    why: str
    rule: str

    def __str__(self) -> str:
        return f"{self.what}: {self.why} ({self.rule})"
