"""The legal actions of a decision laid out for a phone: few things at first, the rest in menus. Knows no Discord."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

import msgspec

from bot.words import LABEL_LIMIT, OPTION_LIMIT, PLACEHOLDER_LIMIT, cut
from rules.core.game import Game
from rules.core.news import named
from rules.core.questions import Seat

MOST_BUTTONS = 10
MOST_OPTIONS = 25
BUTTONS_A_ROW = 5
ROWS = 4
"""Rows for choices; the fifth holds the tools (Undo, Why can't I? …)."""

WARNING = "Reveals something: no undo after this."


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action as it is offered: its number among all of them, what it says, what follows, its warning."""

    number: int
    label: str
    hint: str
    locks: bool
    action: Any
    icon: str | None = None
    """The icon of what it is about."""

    @property
    def button(self) -> str:
        """The label of its button; the sign means that it cannot be taken back."""
        return cut(self.label, LABEL_LIMIT - 2) + " ⚠" if self.locks else cut(self.label, LABEL_LIMIT)

    @property
    def words(self) -> str:
        """What follows from it, the warning first so that it is never cut away."""
        return " ".join(part for part in (WARNING if self.locks else "", self.hint) if part)


@dataclass(frozen=True, slots=True)
class Menu:
    """Choices behind one select. ``page`` is its number among all pages of the panel, ``more`` the page after it."""

    page: int
    title: str
    choices: tuple[Choice, ...]
    more: int | None = None
    shared: str = ""
    """What all its choices begin with; the title says it once, so that on a phone the rest is seen."""

    @property
    def has_telling_icons(self) -> bool:
        """Whether an icon says which choice is which: one that they all share only takes up room."""
        return len({choice.icon for choice in self.choices}) > 1

    def option(self, choice: Choice) -> str:
        """The label of a choice in this menu."""
        rest = choice.label.removeprefix(self.shared).lstrip()
        return cut(rest[:1].upper() + rest[1:], OPTION_LIMIT)


@dataclass(frozen=True, slots=True)
class Offer:
    """Everything a seat may do now: the plainest things as buttons, the many as menus."""

    buttons: tuple[Choice, ...]
    menus: tuple[Menu, ...]

    @property
    def rows(self) -> int:
        """How many rows of components this takes."""
        return -(-len(self.buttons) // BUTTONS_A_ROW) + len(self.menus)


def seat_name(seat: Seat) -> str:
    """What a seat is called where nobody's name is known."""
    return f"Seat {seat + 1}"


def choices_of(game: Game, table: Any, seat: Seat, name: Callable[[Seat], str] = seat_name) -> tuple[Choice, ...]:
    """All that is legal for the seat, in the order of the rules, no two reading the same even where cut.

    ``name`` says what players are called in labels and hints: plainly, for a button shows no markup.
    """
    actions = game.legal_actions(table, seat)
    said = [named(str(action), name) for action in actions]
    twins = Counter(cut(words, LABEL_LIMIT - 2) for words in said)
    return tuple(
        Choice(
            number,
            f"{number + 1}. {words}" if twins[cut(words, LABEL_LIMIT - 2)] > 1 else words,
            named(game.hint(table, seat, action), name),
            game.locks(table, seat, action),
            action,
            game.icon(action),
        )
        for number, (action, words) in enumerate(zip(actions, said, strict=True))
    )


def offered(choices: Sequence[Choice], page: int = 0) -> Offer:
    """Lay the choices out; where a menu has several pages, ``page`` says which one is open."""
    if len(choices) <= MOST_BUTTONS:
        return Offer(tuple(choices), ())
    groups = _groups(choices)
    buttons = tuple(group[0] for group in groups if len(group) == 1)
    several = [group for group in groups if len(group) > 1]
    rows = -(-len(buttons) // BUTTONS_A_ROW) + len(several)
    if rows > ROWS or len(buttons) > MOST_BUTTONS:
        return Offer((), _menus([list(choices)], page))
    return Offer(buttons, _menus(several, page))


def _groups(choices: Sequence[Choice]) -> list[list[Choice]]:
    """By kind of action; a large kind is split by its first field, if that makes few parts: deploys by ship."""
    groups: list[list[Choice]] = []
    for kind in _parted(choices, lambda choice: type(choice.action)):
        parts = _parted(kind, _first_field) if len(kind) > MOST_BUTTONS else [kind]
        few = len(parts) <= 3 and all(1 < len(part) <= MOST_OPTIONS for part in parts)
        groups += parts if few else [kind]
    return groups


def _parted(choices: Sequence[Choice], key: Callable[[Choice], Any]) -> list[list[Choice]]:
    parts: dict[Any, list[Choice]] = {}
    for choice in choices:
        parts.setdefault(key(choice), []).append(choice)
    return list(parts.values())


def _first_field(choice: Choice) -> Any:
    fields = choice.action.__struct_fields__ if isinstance(choice.action, msgspec.Struct) else ()
    return getattr(choice.action, fields[0]) if fields else None


def _menus(groups: Iterable[Sequence[Choice]], page: int) -> tuple[Menu, ...]:
    """One menu a group, each open at the page asked for where it has it, else at its first."""
    menus: list[Menu] = []
    first = 0
    for group in groups:
        pages = [tuple(group[start : start + MOST_OPTIONS]) for start in range(0, len(group), MOST_OPTIONS)]
        at = page - first if 0 <= page - first < len(pages) else 0
        after = first + (at + 1) % len(pages) if len(pages) > 1 else None
        shared = _shared(group)
        title = _title(shared) + (f" ({at + 1} of {len(pages)})" if len(pages) > 1 else f" ({len(group)})")
        menus.append(Menu(first + at, title, pages[at], after, shared))
        first += len(pages)
    return tuple(menus)


def _shared(group: Sequence[Choice]) -> str:
    """The words all of a group begin with: "Deploy the blue ship to"."""
    side_by_side = zip(*(choice.label.split() for choice in group), strict=False)
    return " ".join(words[0] for words in takewhile(lambda words: len(set(words)) == 1, side_by_side))


def _title(shared: str) -> str:
    return cut(f"{shared} …" if shared else "Choose …", PLACEHOLDER_LIMIT - 12)


def narrowed(choices: Sequence[Choice], **fields: Any) -> tuple[Choice, ...]:
    """The choices whose action has every given field at that value (None: any)."""
    wanted = {name: value for name, value in fields.items() if value is not None}
    return tuple(
        choice
        for choice in choices
        if all(getattr(choice.action, name, None) == value for name, value in wanted.items())
    )
