"""What the announcer says, in words: the lobby card, a completed turn, a notice, the end. Knows no Discord."""

from __future__ import annotations

from datetime import datetime

from bot.looks import USUAL, Looks
from bot.results import Announcement, MatchInfo, Pictures, SeatInfo, Standing, State
from bot.seating import name_in, whose_turn
from bot.story import story
from bot.words import ago, escaped, fitted, listed, mention, place
from rules.core.game import Game
from storage.outbox import Kind

PICTURES = {
    Pictures.TURN: "board and mats are shown every turn",
    Pictures.ROUND: "board and mats are shown once a round",
    Pictures.DEMAND: "board and mats are shown when somebody asks for them",
}
IN_WORDS, COLOUR_BLIND = "told in words", ", in the colour-blind palette"
NO_PICTURES = " The button Board and /board show them at any time."
UNOFFICIAL = "-# Unofficial, with cards of its own."


def lobby_text(match: MatchInfo, title: str, game: Game, closes: datetime | None = None) -> str:
    """The lobby card: who sits where, what is free, which options differ from the usual."""
    match match.state:
        case State.LOBBY:
            fate = f" If nobody starts it, this table closes {ago(closes)}." if closes else ""
            head = f"**{title}**: a table for {match.wanted}"
            return fitted([head, *_seats(match), *_options(match, game), UNOFFICIAL + fate])
        case State.ENDED if not _was_played(match):
            return f"**{title}**: this table was closed before it started. /game new opens another."
        case _:
            return f"**{title}** has started: {listed(_seat_name(seat) for seat in match.seats)}. Good flying."


def _was_played(match: MatchInfo) -> bool:
    return any(seat.prompt for seat in match.seats)


def _seats(match: MatchInfo) -> list[str]:
    taken = [f"{number}. {_seat_words(match, seat)}" for number, seat in enumerate(match.seats, start=1)]
    free = [f"{number}. free" for number in range(len(match.seats) + 1, match.wanted + 1)]
    return taken + free


def _seat_words(match: MatchInfo, seat: SeatInfo) -> str:
    host = " (host)" if seat.user_id == match.host_id else ""
    return _seat_name(seat) + host + (f" (computer player, {seat.level})" if seat.level else "")


def _seat_name(seat: SeatInfo) -> str:
    return f"**{escaped(seat.name)}**"


def _options(match: MatchInfo, game: Game) -> list[str]:
    """What differs from the usual, a line each."""
    usual = match.pictures is Pictures.TURN and match.looks == USUAL
    pictures = [] if usual else [pictures_words(match.pictures, match.looks).capitalize()]
    return [f"- {line}" for line in (*differing(match, game), *pictures)]


def differing(match: MatchInfo, game: Game) -> list[str]:
    """The options of the game that differ from the usual: "Supplies are limited: yes"."""
    given = {switch.key: match.options.get(switch.key, switch.default) for switch in game.switches}
    return [
        f"{switch.says.rstrip('.')}: {value_words(given[switch.key])}"
        for switch in game.switches
        if given[switch.key] != switch.default
    ]


def pictures_words(wish: Pictures, looks: Looks) -> str:
    """How often everybody sees the table, and how."""
    often = PICTURES[wish]
    if looks.text_only:
        return often.replace("shown", IN_WORDS)
    return often + COLOUR_BLIND if looks.colour_blind else often


def value_words(value: object) -> str:
    """The value of an option as one says it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value).replace("_", " ")


def turn_text(told: Announcement, mentions: tuple[int, ...]) -> str:
    """A completed turn: who did what, then whose turn it is; those who want no DM are mentioned."""
    asked = [seat.user_id for seat in told.to_act if seat.user_id in mentions]
    happened = story(told.news, None, name_in(told.standing))
    if told.standing.match.state is State.ENDED:
        return fitted(happened or [whose_turn(told.standing)])
    tail = " ".join([whose_turn(told.standing), *(mention(user) for user in asked if user is not None)])
    return fitted([*happened, tail])


def notice_head(standing: Standing, title: str) -> str:
    """The first line of a notice, which a phone shows: "Your turn in Braided Skies (#sky-3): turn 14."."""
    return (
        f"Your turn in **{title}** ({place(standing.match.channel_id)}): turn {standing.game.turn(standing.table) + 1}."
    )


def summons(user: int, why: str) -> str:
    """A notice in the channel, where a DM does not reach the player or was not wanted."""
    return f"{mention(user)}, it is your turn{': ' + why if why else '.'} Press Play."


def start_text(title: str, place_id: int, turn: tuple[str, ...]) -> str:
    """How a turn goes, whispered to everybody at the start."""
    return f"**{title}** has started in {place(place_id)}. " + "\n".join(["How a turn goes:", *_lines(turn)])


def guide_text(title: str, turn: tuple[str, ...]) -> str:
    """How a turn goes, at any time."""
    return "\n".join([f"**{title}**: how a turn goes.", *_lines(turn)])


def _lines(turn: tuple[str, ...]) -> list[str]:
    return [f"- {line}" for line in turn]


def expired_text(title: str) -> str:
    """A lobby nobody filled."""
    return f"The table for **{title}** was not filled in time, so I closed it. /game new opens another."


def frozen_text(title: str) -> str:
    """A match that tripped a guard or cannot be read."""
    return (
        f"**{title}** is frozen: something in this match went wrong, and a maintainer has to look at it. "
        "Nothing of it is lost, and other matches go on. "
        "Its host, or whoever may manage this server, can end it with /game cancel to make room for another."
    )


def pictures_text(match: MatchInfo) -> str:
    """How often there are pictures from now on, and how they look."""
    wish = match.pictures
    told = f"The host has changed it: {pictures_words(wish, match.looks)}."
    return told + (NO_PICTURES if wish is not Pictures.TURN else "")


def cancelled_text(title: str) -> str:
    """A match that ended without an outcome."""
    return f"**{title}** is closed without a result; what was played is kept. This channel is free for another table."


def plain_text(kind: Kind, match: MatchInfo, title: str) -> str:
    """What is said in the channel without any table to show."""
    match kind:
        case Kind.EXPIRED:
            return expired_text(title)
        case Kind.PICTURES:
            return pictures_text(match)
        case _:
            return frozen_text(title)
