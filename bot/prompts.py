"""What a player is shown: from a standing to the words and choices of a panel. Knows no Discord.

A panel says first what happened, then whose turn it is, then what they may do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.icons import NO_ICONS, Icons, with_icon
from bot.menus import Choice, Offer, choices_of, offered
from bot.results import Pictures, Played, Refused, Result, Stale, Standing
from bot.seating import is_asked, name_in, plain_name_in, whose_turn
from bot.story import story
from bot.words import MESSAGE_LIMIT, cut, escaped, fitted, length
from rules.core.news import News, named
from rules.core.questions import Seat

STALE = "That button was of an earlier moment, so nothing happened. Here is how it stands now."
NOTHING = Offer((), ())
WARNED = "⚠ means that there is no undo after it."
ALL_WARNED = "Each of these reveals something: no undo after it."
MOST_WITH_ICONS = 1000
"""Letters of choices above which they are listed without icons, which are long to write."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A turn panel: its words, its choices, and which tools stand under them."""

    match: int
    prompt: int
    text: str
    offer: Offer = NOTHING
    undo: bool = False
    why: bool = False
    hand: bool = True
    back: bool = False
    """Whether the choices are only some of all, so that a button leads back to the rest."""
    board: bool = False
    """Whether a button shows the pictures, because they come on demand only."""


def panel(
    standing: Standing,
    *,
    head: str = "",
    before: Sequence[str] = (),
    page: int = 0,
    only: Sequence[Choice] | None = None,
    icons: Icons = NO_ICONS,
) -> Panel:
    """The panel of the seat that looks; ``head`` is its first line, ``before`` the lines of what just happened."""
    seat = standing.seat
    if seat is None or not is_asked(standing):
        return _waiting(standing, head, before)
    offer = offered(only if only is not None else choices_in(standing, seat.number), page)
    asks = named(standing.game.prompt(standing.table, seat.number), name_in(standing))
    return Panel(
        standing.match.id,
        seat.prompt,
        _fitting(head, list(before), [f"**Your turn.** {asks}", *_listing(offer, icons)]),
        offer,
        undo=standing.undoable,
        why=bool(standing.game.refused(standing.table, seat.number)),
        back=only is not None,
        board=standing.match.pictures is Pictures.DEMAND,
    )


def choices_in(standing: Standing, seat: Seat) -> tuple[Choice, ...]:
    """All that is legal for a seat, in words that call the players by their names."""
    return choices_of(standing.game, standing.table, seat, plain_name_in(standing))


def _waiting(standing: Standing, head: str, before: Sequence[str]) -> Panel:
    seat = standing.seat
    return Panel(
        standing.match.id,
        seat.prompt if seat else 0,
        _fitting(head, list(before), [whose_turn(standing)]),
        undo=standing.undoable,
        hand=seat is not None,
        board=standing.match.pictures is Pictures.DEMAND,
    )


def _listing(offer: Offer, icons: Icons = NO_ICONS) -> list[str]:
    """The buttons' consequences in words, with their icons where there is room."""
    shown = _lines(offer, icons)
    return shown if length("\n".join(shown)) <= MOST_WITH_ICONS else _lines(offer, NO_ICONS)


def _lines(offer: Offer, icons: Icons) -> list[str]:
    """A menu's consequences stand in the menu itself. What all warn of is said once."""
    if len(offer.buttons) > 1 and not offer.menus and all(choice.locks for choice in offer.buttons):
        return [*(_line(choice, choice.hint, icons) for choice in offer.buttons if choice.hint), f"-# {ALL_WARNED}"]
    lines = [_line(choice, choice.words, icons) for choice in offer.buttons if choice.words]
    warned = any(choice.locks for menu in offer.menus for choice in menu.choices)
    return lines + ([f"-# {WARNED}"] if warned else [])


def _line(choice: Choice, words: str, icons: Icons) -> str:
    return "- " + with_icon(icons, choice.icon, f"**{escaped(choice.label)}**: {escaped(words)}")


def _fitting(head: str, before: list[str], after: list[str]) -> str:
    """The head, all of what must be decided, and between them as much of what happened as there is room for."""
    below = cut("\n".join(after), MESSAGE_LIMIT - length(head) - 2)
    room = MESSAGE_LIMIT - length(head) - length(below) - 4
    between = fitted(before, room) if before and room > 60 else ""
    return "\n\n".join(part for part in ("\n".join(filter(None, (head, between))), below) if part)


def answered(result: Result, icons: Icons = NO_ICONS) -> Panel | None:
    """The panel that shows what came of a press; None where there is only a refusal to say."""
    match result:
        case Played(standing=standing, news=news):
            return panel(standing, before=_told(standing, news), icons=icons)
        case Stale(standing=standing):
            return panel(standing, before=[STALE], icons=icons)
        case Refused(why=why, standing=Standing() as standing):
            return panel(standing, before=[escaped(why)], icons=icons)
        case _:
            return None


def _told(standing: Standing, news: Sequence[News]) -> list[str]:
    return story(news, standing.seat.number if standing.seat else None, name_in(standing))


def refusals(standing: Standing) -> str:
    """Why can't I? Everything that cannot be done now, with the rule that says so."""
    if standing.seat is None or not is_asked(standing):
        return whose_turn(standing)
    refused = standing.game.refused(standing.table, standing.seat.number)
    lines = [f"- {named(str(line), name_in(standing))}" for line in refused]
    return fitted(["What you cannot do now, and why:", *lines]) if lines else "Nothing is refused to you just now."
