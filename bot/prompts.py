"""What a player is shown: from a standing to the words and choices of a panel. Knows no Discord.

A panel says first what happened, then whose turn it is, then what they may do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.menus import Choice, Offer, choices_of, offered
from bot.results import Played, Refused, Result, Stale, Standing, State
from bot.words import MESSAGE_LIMIT, cut, escaped, fitted, length, listed, story
from rules.core.news import News, named
from rules.core.outcome import Outcome, Score
from rules.core.questions import Seat

STALE = "That button was of an earlier moment, so nothing happened. Here is how it stands now."
NOTHING = Offer((), ())
WARNED = "⚠ means that there is no undo after it."


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


def name_in(standing: Standing) -> Callable[[Seat], str]:
    """How the story calls each seat: its player's name, in bold."""
    names = {seat.number: f"**{escaped(seat.name)}**" for seat in standing.match.seats}
    return lambda seat: names.get(seat, f"Seat {seat + 1}")


def plain_names(standing: Standing) -> tuple[str, ...]:
    """The players' names in seat order, as pictures show them."""
    return tuple(seat.name for seat in sorted(standing.match.seats, key=lambda seat: seat.number))


def to_act(standing: Standing) -> list[Seat]:
    """The seats that must decide now; nobody before the start, nor once the match is over."""
    if standing.match.state is not State.LIVE:
        return []
    return sorted(standing.game.to_act(standing.table))


def whose_turn(standing: Standing) -> str:
    """Whose turn it is, in a sentence."""
    acting = to_act(standing)
    if not acting:
        return _NOBODY.get(standing.match.state, "Nobody has to do anything now.")
    if standing.seat is not None and acting == [standing.seat.number]:
        return "It is your turn."
    names = listed(name_in(standing)(seat) for seat in acting)
    return f"It is {names}'s turn." if len(acting) == 1 else f"{names} are to choose."


_NOBODY = {
    State.LOBBY: "The match has not started yet.",
    State.PAUSED: "The match is paused; its host can resume it.",
    State.FROZEN: "The match is frozen until a maintainer has looked at it. Nothing of it is lost.",
    State.ENDED: "The match is over.",
}


def is_asked(standing: Standing) -> bool:
    """Whether the seat looking must decide something now."""
    return standing.seat is not None and standing.seat.number in to_act(standing)


def panel(
    standing: Standing,
    *,
    head: str = "",
    before: Sequence[str] = (),
    page: int = 0,
    only: Sequence[Choice] | None = None,
) -> Panel:
    """The panel of the seat that looks; ``head`` is its first line, ``before`` the lines of what just happened."""
    seat = standing.seat
    if seat is None or not is_asked(standing):
        return _waiting(standing, head, before)
    offer = offered(only if only is not None else choices_of(standing.game, standing.table, seat.number), page)
    asks = standing.game.prompt(standing.table, seat.number)
    return Panel(
        standing.match.id,
        seat.prompt,
        _fitting(head, list(before), [f"**Your turn.** {asks}", *_listing(offer)]),
        offer,
        undo=standing.undoable,
        why=bool(standing.game.refused(standing.table, seat.number)),
        back=only is not None,
    )


def _waiting(standing: Standing, head: str, before: Sequence[str]) -> Panel:
    seat = standing.seat
    return Panel(
        standing.match.id,
        seat.prompt if seat else 0,
        _fitting(head, list(before), [whose_turn(standing)]),
        undo=standing.undoable,
        hand=seat is not None,
    )


def _listing(offer: Offer) -> list[str]:
    """The buttons' consequences in words; a menu's stand in the menu itself."""
    lines = [_line(choice) for choice in offer.buttons if choice.words]
    warned = any(choice.locks for menu in offer.menus for choice in menu.choices)
    return lines + ([f"-# {WARNED}"] if warned else [])


def _line(choice: Choice) -> str:
    return f"- {escaped(choice.label)}: {choice.words}"


def _fitting(head: str, before: list[str], after: list[str]) -> str:
    """The head, all of what must be decided, and between them as much of what happened as there is room for."""
    below = cut("\n".join(after), MESSAGE_LIMIT - length(head) - 2)
    room = MESSAGE_LIMIT - length(head) - length(below) - 4
    between = fitted(before, room) if before and room > 60 else ""
    return "\n\n".join(part for part in ("\n".join(filter(None, (head, between))), below) if part)


def answered(result: Result) -> Panel | None:
    """The panel that shows what came of a press; None where there is only a refusal to say."""
    match result:
        case Played(standing=standing, news=news):
            return panel(standing, before=_told(standing, news))
        case Stale(standing=standing):
            return panel(standing, before=[STALE])
        case Refused(why=why, standing=Standing() as standing):
            return panel(standing, before=[escaped(why)])
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


def score_sheet(standing: Standing, outcome: Outcome) -> str:
    """The end in words: who won, by what, and every row's total."""
    name = name_in(standing)
    places = [_place(place, row, outcome, name) for place, row in _placed(outcome)]
    winners = listed(_who(outcome.lines[row], name) for row in outcome.winners)
    verb = "wins" if len(outcome.winners) == 1 else "share the win"
    decided = f" The tie is decided by {outcome.tie_break}." if outcome.tie_break else ""
    return fitted([f"{winners} {verb}!{decided}", *places])


def _placed(outcome: Outcome) -> list[tuple[int, int]]:
    """(place, row) from the first place down; tied rows share a place and the next one is left out."""
    placed: list[tuple[int, int]] = []
    for tied in outcome.ranking:
        place = len(placed) + 1
        placed += [(place, row) for row in tied]
    return placed


def _place(place: int, row: int, outcome: Outcome, name: Callable[[Seat], str]) -> str:
    score = outcome.lines[row]
    parts = ", ".join(f"{line.what} {line.points}" for line in score.lines)
    return f"{place}. {_who(score, name)}: **{score.total}**" + (f" ({parts})" if parts else "")


def _who(score: Score, name: Callable[[Seat], str]) -> str:
    return name(score.seat) if score.seat is not None else f"**{escaped(score.name or 'Nobody')}**"
