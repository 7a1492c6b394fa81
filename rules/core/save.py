"""Tables and actions to bytes and back, for any game whose table holds effects as data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import Any, Generic, TypeVar, Union

import msgspec

from rules.core.errors import UnreadableTable

T = TypeVar("T")
A = TypeVar("A")


def kinds_of(kind: type[Any]) -> Iterator[type[Any]]:
    """Every class below a class, however deep: every effect there is, once all chapters are loaded."""
    for below in kind.__subclasses__():
        yield below
        yield from kinds_of(below)


def bind_effects(effect: type[Any], modules: Iterable[ModuleType]) -> Any:
    """Let ``AnyEffect`` stand for the union of all effects in these modules; before, the name stands for Any."""
    union: Any = Union[tuple(kinds_of(effect))]  # noqa: UP007  # the members are found at run time
    for module in modules:
        vars(module)["AnyEffect"] = union
    return union


class Keeping(Generic[T, A]):
    """How a game's tables and actions are written as JSON and read again."""

    def __init__(self, title: str, table: Any, action: Any) -> None:
        """The types are looked at here, so every effect must be known by now."""
        self._title = title
        self._encoder = msgspec.json.Encoder()
        self._tables = msgspec.json.Decoder(table)
        self._actions = msgspec.json.Decoder(action)

    def dump(self, table: T) -> bytes:
        """A table as JSON in bytes."""
        return self._encoder.encode(table)

    def load(self, stored: bytes) -> T:
        """A table from its bytes; raises `UnreadableTable`."""
        table: T = self._read(self._tables, stored, "a table")
        return table

    def dump_action(self, action: A) -> bytes:
        """An action as JSON in bytes."""
        return self._encoder.encode(action)

    def load_action(self, stored: bytes) -> A:
        """An action from its bytes; raises `UnreadableTable`."""
        action: A = self._read(self._actions, stored, "an action")
        return action

    def _read(self, decoder: msgspec.json.Decoder[Any], stored: bytes, what: str) -> Any:
        try:
            return decoder.decode(stored)
        except (msgspec.DecodeError, UnicodeDecodeError) as fault:
            raise UnreadableTable(f"These bytes are not {what} of {self._title}: {fault}.") from fault
