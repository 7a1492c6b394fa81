"""A game as a record of functions: all that the bot, the store and the computer players know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.core.errors import SetupError
from rules.core.lexicon import NOTHING, Lexicon
from rules.core.news import News
from rules.core.outcome import Outcome
from rules.core.questions import Refusal, Seat


@dataclass(frozen=True, slots=True)
class Switch:
    """An option of a game: its key, what it does in a sentence, its values and the one it has untold."""

    key: str
    says: str
    default: Any
    values: Sequence[Any]


@dataclass(frozen=True, slots=True)
class Face:
    """A card as anybody may look it up: its name, its kind, its words, and a line of flavour."""

    id: str
    name: str
    kind: str
    words: tuple[str, ...]
    flavour: str = ""


@dataclass(frozen=True, slots=True)
class Game:
    """The functions of one game. A table is a value: no function here changes the table it is given,
    except ``take``, which plays on the very table (for play-outs and computer players).

    ``setup(seats=, seed=, options=)`` a new table; raises ``SetupError``.
    ``to_act(table)`` the seats that must decide now; empty only when the game is over.
    ``legal_actions(table, seat)`` in a fixed order, at most 60, none reading like another.
    ``apply(table, seat, action)`` the table after it; raises ``RulesError``, the given table untouched.
    ``view(table, seat)`` all that a seat (None: a spectator) may know.
    ``prompt(table, seat)`` what the seat is asked, in a sentence.
    ``hint(table, seat, action)`` what follows from a legal action, in words; may be empty.
    ``locks(table, seat, action)`` whether it would reveal something, and so could not be undone.
    ``refused(table, seat)`` what cannot be done now, and by which rule.
    ``turn(table)`` how many hand-overs there have been; ``reveals(table)`` how many things came to light.
    ``news(table)`` what the last action made happen.
    ``outcome(table)`` None while it lasts.
    ``passes(table, seat)`` what to do for a seat that lets itself be passed, and what to say of it, by what
    everybody can see; None: it must be asked.
    ``icon(action)`` the icon that stands for what an action is about, by the action alone; None: none does.
    ``nouns`` the things that are counted, and their icons.
    ``dump``/``load`` and ``dump_action``/``load_action``: bytes and back; loading raises ``UnreadableTable``.
    """

    slug: str
    title: str
    least_seats: int
    most_seats: int
    rules_version: int
    switches: tuple[Switch, ...]
    setup: Callable[..., Any]
    to_act: Callable[[Any], frozenset[Seat]]
    legal_actions: Callable[[Any, Seat], tuple[Any, ...]]
    apply: Callable[[Any, Seat, Any], Any]
    take: Callable[[Any, Seat, Any], None]
    copy: Callable[[Any], Any]
    view: Callable[[Any, Seat | None], Any]
    prompt: Callable[[Any, Seat], str]
    hint: Callable[[Any, Seat, Any], str]
    locks: Callable[[Any, Seat, Any], bool]
    refused: Callable[[Any, Seat], tuple[Refusal, ...]]
    turn: Callable[[Any], int]
    reveals: Callable[[Any], int]
    news: Callable[[Any], tuple[News, ...]]
    outcome: Callable[[Any], Outcome | None]
    dump: Callable[[Any], bytes]
    load: Callable[[bytes], Any]
    dump_action: Callable[[Any], bytes]
    load_action: Callable[[bytes], Any]
    faces: Callable[[], tuple[Face, ...]] = field(default=lambda: ())
    passes: Callable[[Any, Seat], tuple[Any, str] | None] = field(default=lambda _table, _seat: None)
    icon: Callable[[Any], str | None] = field(default=lambda _action: None)
    nouns: Lexicon = NOTHING


def chosen_options(switches: Sequence[Switch], options: Mapping[str, Any] | None) -> dict[str, Any]:
    """Every switch with the value asked for, or its default; raises ``SetupError`` naming what is wrong."""
    if options is not None and not isinstance(options, Mapping):
        raise SetupError("Options are given by name, each with its value.")
    chosen = {switch.key: switch.default for switch in switches}
    known = {switch.key: switch for switch in switches}
    for key, value in (options or {}).items():
        if key not in known:
            raise SetupError(f"There is no option called {key}; there are {', '.join(sorted(known)) or 'none'}.")
        if value not in known[key].values or isinstance(value, bool) != isinstance(known[key].default, bool):
            raise SetupError(f"{key} can be {allowed_values(known[key])}, not {value}.")
        chosen[key] = value
    return chosen


def checked_seed(seed: int) -> int:
    """The seed, which is a whole number; raises ``SetupError``."""
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise SetupError(f"A seed is a whole number, not {seed}.")
    return seed


def allowed_values(switch: Switch) -> str:
    """The values of a switch in words: "true, false", "4 to 30"."""
    if isinstance(switch.values, range):
        return f"{switch.values[0]} to {switch.values[-1]}"
    return ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in switch.values)
