"""What happened, in words, and who may read it."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

from rules.core.questions import Seat

_NAMED = re.compile(r"\{(\d+)\}")


def named(text: str, name: Callable[[Seat], str]) -> str:
    """A text with every seat's name filled in for its ``{0}``, ``{1}`` …"""
    return _NAMED.sub(lambda found: name(Seat(int(found[1]))), text)


class News(msgspec.Struct, frozen=True):
    """One line of the story. ``{0}``, ``{1}`` … stand for the players' names by seat."""

    text: str
    readers: tuple[Seat, ...] | None = None

    def may_read(self, seat: Seat | None) -> bool:
        """Whether a seat (None: anybody) may see this line."""
        return self.readers is None or seat in self.readers

    def told(self, name: Callable[[Seat], str]) -> str:
        """The line with every seat's name filled in."""
        return named(self.text, name)
