"""Who sits where and whose turn it is, in the words of the table. Knows no Discord."""

from __future__ import annotations

from collections.abc import Callable

from bot.results import Standing, State
from bot.words import ago, escaped, listed
from rules.core.questions import Seat


def name_in(standing: Standing) -> Callable[[Seat], str]:
    """How the story calls each seat: its player's name, in bold."""
    names = {seat.number: f"**{escaped(seat.name)}**" for seat in standing.match.seats}
    return lambda seat: names.get(seat, f"Seat {seat + 1}")


def plain_name_in(standing: Standing) -> Callable[[Seat], str]:
    """How a button calls each seat: its player's name, without markup."""
    names = {seat.number: " ".join(seat.name.split()) for seat in standing.match.seats}
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
    names, asked = listed(name_in(standing)(seat) for seat in acting), _asked(standing, acting)
    return f"It is {names}'s turn{asked}." if len(acting) == 1 else f"{names} are to choose{asked}."


def _asked(standing: Standing, acting: list[Seat]) -> str:
    """How long they have been waited for, as each reader's own Discord counts it."""
    moments = [seat.since for seat in standing.match.seats if seat.number in acting and seat.since is not None]
    return f", asked {ago(min(moments))}" if moments else ""


_NOBODY = {
    State.LOBBY: "The match has not started yet.",
    State.PAUSED: "The match is paused; its host can resume it.",
    State.FROZEN: "The match is frozen until a maintainer has looked at it. Nothing of it is lost.",
    State.ENDED: "The match is over; its score sheet is in the channel.",
}


def is_asked(standing: Standing) -> bool:
    """Whether the seat looking must decide something now."""
    return standing.seat is not None and standing.seat.number in to_act(standing)
