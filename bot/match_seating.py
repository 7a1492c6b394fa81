"""Seats before the start: who may decide, how many there are, in which order they come, and their computer players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot import match_refusals as refusals
from rules.core.chance import Chance
from rules.core.errors import SetupError
from rules.core.game import Game
from storage.records import StoredMatch, StoredSeat


def known_game(shelf: Mapping[str, Game], slug: str) -> Game:
    """The game of that name, or a refusal."""
    game = shelf.get(slug)
    if game is None:
        raise SetupError(refusals.NO_SUCH_GAME.format(game=slug, known=refusals.listed(shelf)))
    return game


def must_host(stored: StoredMatch, user: int) -> None:
    """Refuse whoever is not the host, by the host's name."""
    if user != stored.host_id:
        host = next((seat.name for seat in stored.seats if seat.user_id == stored.host_id), "somebody else")
        raise SetupError(refusals.NOT_THE_HOST.format(host=host))


def must_seat(game: Game, seats: int) -> None:
    """Refuse a number of seats the game is not for."""
    if not game.least_seats <= seats <= game.most_seats:
        least, most = game.least_seats, game.most_seats
        raise SetupError(refusals.WRONG_SEATS.format(title=game.title, least=least, most=most, seats=seats))


def renumbered(seats: Iterable[StoredSeat]) -> tuple[StoredSeat, ...]:
    """The seats counted from 0 again."""
    return tuple(replace(seat, number=number) for number, seat in enumerate(seats))


def shuffled(seats: Iterable[StoredSeat], seed: int) -> tuple[StoredSeat, ...]:
    """The seats in an order of luck: a stream of its own, so that the deal is not changed by it."""
    order = [*seats]
    Chance(seed).shuffle(order, "seats")
    return renumbered(order)


def persons(stored: StoredMatch) -> tuple[int, ...]:
    """The user ids of those seated."""
    return tuple(seat.user_id for seat in stored.seats if seat.user_id is not None)


def computer_name(stored: StoredMatch, level: str) -> str:
    """A name no other computer player here has: Quick computer, Quick computer 2 …"""
    taken = {seat.name for seat in stored.seats}
    name = f"{level.capitalize()} computer"
    return next(one for one in (name, *(f"{name} {number}" for number in range(2, 99))) if one not in taken)
