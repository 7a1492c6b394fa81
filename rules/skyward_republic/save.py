"""The table and the actions to bytes and back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Union

import msgspec

from rules.core.errors import UnreadableTable
from rules.skyward_republic import actions, effects, table
from rules.skyward_republic import play as play  # it brings along every chapter, and so every effect there is


def kinds_of(kind: type[effects.Effect]) -> Iterator[type[effects.Effect]]:
    """Every effect there is, of all chapters."""
    for below in kind.__subclasses__():
        yield below
        yield from kinds_of(below)


ANY_EFFECT: Any = Union[tuple(kinds_of(effects.Effect))]  # noqa: UP007  # the members are found at run time
for module in (effects, table):
    vars(module)["AnyEffect"] = ANY_EFFECT  # before this line the name stands for Any
vars(effects)["Effects"] = tuple[ANY_EFFECT, ...]

_encoder = msgspec.json.Encoder()
_tables = msgspec.json.Decoder(table.Table)
_actions = msgspec.json.Decoder(actions.Action)


def dump(given: table.Table) -> bytes:
    """A table as JSON in bytes."""
    return _encoder.encode(given)


def load(stored: bytes) -> table.Table:
    """A table from its bytes; raises `UnreadableTable`."""
    try:
        return _tables.decode(stored)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise UnreadableTable(f"These bytes are not a table of Skyward Republic: {fault}.") from fault


def dump_action(action: actions.Action) -> bytes:
    """An action as JSON in bytes."""
    return _encoder.encode(action)


def load_action(stored: bytes) -> actions.Action:
    """An action from its bytes; raises `UnreadableTable`."""
    try:
        return _actions.decode(stored)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise UnreadableTable(f"These bytes are not an action of Skyward Republic: {fault}.") from fault
