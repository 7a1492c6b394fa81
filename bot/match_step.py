"""One step of a game on stored bytes: all that is slow about a press, to be worked out off the event loop."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from rules.core.game import Game
from rules.core.news import News
from rules.core.questions import Seat

Pick: TypeAlias = Callable[[tuple[Any, ...]], Any]
"""Which action of the legal ones; raises `OutOfReach`."""

Player: TypeAlias = Callable[[Any, tuple[Any, ...], Random], Any]
"""A computer player: a view, the legal actions and luck go in, one of the actions comes out."""


class OutOfReach(Exception):
    """A button whose number the prompt does not have."""


@dataclass(frozen=True, slots=True)
class Step:
    """A table after something was done to it, and what the match must know of that."""

    table: Any
    stored: bytes
    payload: bytes
    news: tuple[News, ...]
    turn: int
    reveals: int
    acting_before: frozenset[Seat]
    acting: frozenset[Seat]
    changed: frozenset[Seat]
    """The seats that are asked something else than before; whoever acted is, and not looked at."""
    handed_over: bool
    ended: bool
    locked: bool
    """It may not be undone: it revealed something, handed over, or changed who is to act."""


def numbered(number: int) -> Pick:
    """The action of that number."""

    def pick(actions: tuple[Any, ...]) -> Any:
        if not 0 <= number < len(actions):
            raise OutOfReach(f"There is no action {number} among {len(actions)}.")
        return actions[number]

    return pick


def named(action: Any) -> Pick:
    """That very action; the rules say whether it is legal, and why not."""
    return lambda _: action


def legal(game: Game, table: Any, seat: Seat) -> tuple[Any, ...]:
    """What a seat may do; nothing where it is not asked."""
    return game.legal_actions(table, seat) if seat in game.to_act(table) else ()


def step(game: Game, stored: bytes, seat: Seat, pick: Pick) -> Step:
    """The table after the action of a seat; raises `RulesError` or `OutOfReach`."""
    before = game.load(stored)
    action = pick(legal(game, before, seat))
    after = game.apply(before, seat, action)
    handed_over = game.turn(after) != game.turn(before)
    revealed = game.reveals(after) != game.reveals(before) or game.locks(before, seat, action)
    passed = game.to_act(after) != game.to_act(before)
    return _step(
        game,
        before,
        after,
        actor=seat,
        payload=game.dump_action(action),
        news=game.news(after),
        handed_over=handed_over,
        locked=revealed or handed_over or passed,
    )


def deal(game: Game, seats: int, seed: int, options: dict[str, Any], payload: bytes) -> Step:
    """A new table; everybody is asked something new."""
    table = game.setup(seats=seats, seed=seed, options=options)
    acting = game.to_act(table)
    return Step(
        table=table,
        stored=game.dump(table),
        payload=payload,
        news=game.news(table),
        turn=game.turn(table),
        reveals=game.reveals(table),
        acting_before=frozenset(),
        acting=acting,
        changed=frozenset(map(Seat, range(seats))),
        handed_over=True,
        ended=game.outcome(table) is not None,
        locked=True,
    )


def step_back(game: Game, stored: bytes, snapshot: bytes, actions: Iterable[tuple[Seat, bytes]], news: News) -> Step:
    """From a snapshot, all that still stands; ``stored`` is the table that is being left."""
    return _step(
        game,
        game.load(stored),
        replayed(game, snapshot, actions),
        payload=b"",
        news=(news,),
        handed_over=False,
        locked=True,
    )


def replayed(game: Game, snapshot: bytes, actions: Iterable[tuple[Seat, bytes]]) -> Any:
    """The table after some actions."""
    table = game.load(snapshot)
    for seat, payload in actions:
        table = game.apply(table, seat, game.load_action(payload))
    return table


def chosen(game: Game, stored: bytes, seat: Seat, player: Player, luck: str) -> Any:
    """What a computer player does: it sees the seat's view and the legal actions, and has luck of its own."""
    table = game.load(stored)
    return player(game.view(table, seat), game.legal_actions(table, seat), Random(luck))


def _step(
    game: Game,
    before: Any,
    after: Any,
    *,
    actor: Seat | None = None,
    payload: bytes,
    news: tuple[News, ...],
    handed_over: bool,
    locked: bool,
) -> Step:
    asked, asks = game.to_act(before), game.to_act(after)
    others = (asked | asks) - {actor}
    return Step(
        table=after,
        stored=game.dump(after),
        payload=payload,
        news=news,
        turn=game.turn(after),
        reveals=game.reveals(after),
        acting_before=asked,
        acting=asks,
        changed=frozenset(seat for seat in others if legal(game, before, seat) != legal(game, after, seat)),
        handed_over=handed_over,
        ended=game.outcome(after) is not None,
        locked=locked,
    )
