"""Why nothing happened, in sentences a player can read. Names in them are as given: escape them before showing."""

from __future__ import annotations

from collections.abc import Iterable

from bot.results import MatchInfo, State

NO_MATCH = "I cannot find this game any more."
NO_SEAT = "You have no seat in this game. You are welcome to look on: /board shows the table."
CROWDED = "A lot is happening in this game at once, and your press did not get through. Nothing has changed; try again."
NOT_THE_HOST = "Only the host can do that; here it is {host}."
NOT_FROZEN = "This game is not frozen."
CLOSED_LOBBY = "This lobby is closed. /game new opens another."
UNDEALT = "Something went wrong as I dealt, and the lobby is as it was. Please tell whoever runs this bot {reference}."
STARTED = "This game has started already."
NOTHING_TO_UNDO = "There is nothing of yours to take back now."
NOT_YOURS_TO_UNDO = "You cannot take anything back now: the last action was {name}'s."
LOCKED = "Your last action cannot be taken back: it showed something new, or passed the game on."
OVER = "This game is over already."
RUNNING = (
    "A running game cannot be cancelled yet; a later release brings that. "
    "Play on, or open another game in another channel or thread."
)
CHANNEL_TAKEN = "There is a game in this channel already. Open this one in another channel or thread."
NO_SUCH_GAME = "I do not know a game called {game}; I know {known}."
NO_COMPUTER_SEATED = "No computer player is seated here."
FULL = "Every seat is taken: this game is for {wanted}."
NOT_SEATED = "You are not seated here, so there is no seat to give up."
WRONG_SEATS = "{title} is for {least} to {most} players, not {seats}."
TOO_MANY_SEATED = "{seated} are seated already; {seats} seats are too few for them."
TOO_FEW_SEATED = (
    "{title} needs at least {least} players; {seated} seated so far. Invite somebody, or add a computer player."
)

_CLOSED = {
    State.LOBBY: "This game has not started yet; the lobby is open.",
    State.PAUSED: "This game is paused. Nothing is lost; the host can let it go on.",
    State.ENDED: "This game is over. /games shows those that go on.",
}


def closed(state: State, reference: str) -> str | None:
    """Why a match takes no action now; None while it does."""
    return frozen(reference) if state is State.FROZEN else _CLOSED.get(state)


def frozen(reference: str) -> str:
    """The match waits for a maintainer."""
    return (
        "Something went wrong in this game, so I have stopped it where it stands. Nothing is lost. "
        f"Please tell whoever runs this bot the reference {reference}."
    )


def past_lost(reference: str) -> str:
    """A turn of long ago that cannot be shown; nothing else suffers from it."""
    return (
        "I cannot show that turn any more: what I kept of it is damaged, or of an earlier version of the rules. "
        f"The game itself is not touched. Whoever runs this bot finds the reason under {reference}."
    )


def no_such_level(level: str, known: tuple[str, ...]) -> str:
    """Which computer players there are instead."""
    if not known:
        return "I have no computer players yet."
    return f"I have no computer player called {level}; I have {listed(known)}."


def not_your_turn(match: MatchInfo) -> str:
    """Who is awaited."""
    return f"It is not your turn: {listed(seat.name for seat in match.seats if seat.since)} must act first."


def listed(names: Iterable[str]) -> str:
    """Names as one says them: A, B and C."""
    *first, last = [*names] or ["somebody"]
    return f"{', '.join(first)} and {last}" if first else last
