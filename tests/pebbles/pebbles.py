"""Pebbles: a tiny game with a hidden hand and a simultaneous choice, to prove the seams that every game uses.

All hold out a pebble unseen; the highest takes all. The taker may polish or dig, and ends the turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from rules.core.chance import Chance
from rules.core.errors import IllegalAction, SetupError, UnreadableTable
from rules.core.game import Face, Game, Switch, chosen_options
from rules.core.news import News
from rules.core.outcome import Outcome, Score, ScoreLine
from rules.core.questions import Refusal, Seat

SWITCHES = (Switch("polishing", "The taker may polish pebbles.", True, (True, False)),)
HAND, DECK = 3, 24


class Hold(msgspec.Struct, frozen=True, tag=True):
    """Hold out a pebble, unseen until everybody has."""

    pebble: int

    def __str__(self) -> str:
        return f"Hold pebble {self.pebble}"


class Polish(msgspec.Struct, frozen=True, tag=True):
    """Make the taken pebbles worth 1 more, twice at most."""

    def __str__(self) -> str:
        return "Polish"


class Dig(msgspec.Struct, frozen=True, tag=True):
    """Draw a pebble and keep it as points."""

    def __str__(self) -> str:
        return "Dig for a pebble"


class EndTurn(msgspec.Struct, frozen=True, tag=True):
    """Let the next round begin."""

    def __str__(self) -> str:
        return "End turn"


Action: TypeAlias = Hold | Polish | Dig | EndTurn


class Table(msgspec.Struct):
    """Hands, what is held out, and the points; ``taker`` is None while all choose."""

    hands: list[list[int]]
    held: list[int | None]
    points: list[int]
    deck: list[int]
    chance: Chance
    polishing: bool
    taker: Seat | None = None
    polished: int = 0
    dug: bool = False
    turn: int = 0
    reveals: int = 0
    told: list[News] = []


class View(msgspec.Struct, frozen=True):
    """What a seat may know: its own hand, who has chosen, and the points."""

    seat: Seat | None
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    chosen: tuple[bool, ...]
    points: tuple[int, ...]
    taker: Seat | None


def setup(*, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> Table:
    """Deal three pebbles each from a shuffled deck."""
    if not 2 <= seats <= 4:
        raise SetupError(f"Pebbles is for 2 to 4 seats, not {seats}.")
    chosen, chance, deck = chosen_options(SWITCHES, options), Chance(seed), list(range(1, DECK + 1))
    chance.shuffle(deck, "pebbles")
    hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(seats)]
    return Table(hands, [None] * seats, [0] * seats, deck, chance, chosen["polishing"])


def is_over(table: Table) -> bool:
    """Nobody has a pebble left to hold."""
    return table.taker is None and not any(table.hands) and not any(table.held)


def to_act(table: Table) -> frozenset[Seat]:
    """The taker, or everybody who has not chosen yet."""
    if table.taker is not None:
        return frozenset({table.taker})
    return frozenset(Seat(seat) for seat, held in enumerate(table.held) if held is None and table.hands[seat])


def legal_actions(table: Table, seat: Seat) -> tuple[Action, ...]:
    """A pebble of the hand; or polish, dig and end."""
    if seat not in to_act(table):
        return ()
    if table.taker is None:
        return tuple(Hold(pebble) for pebble in table.hands[seat])
    polish = (Polish(),) if table.polishing and table.polished < 2 else ()
    return (*polish, *(() if table.dug or not table.deck else (Dig(),)), EndTurn())


def apply(table: Table, seat: Seat, action: Action) -> Table:
    """The table after the action."""
    if action not in legal_actions(table, seat):
        raise IllegalAction(f"You cannot do that now: {str(action).lower()}.")
    after = copy(table)
    take(after, seat, action)
    return after


def take(table: Table, seat: Seat, action: Action) -> None:
    """Do the action on this very table."""
    name = f"{{{seat}}}"
    match action:
        case Hold(pebble=pebble):
            table.hands[seat].remove(pebble)
            table.held[seat] = pebble
            table.told = [News(f"{name} holds out a pebble."), News(f"It is pebble {pebble}.", (seat,))]
            if None not in table.held:
                _reveal(table)
        case Polish():
            table.points[seat] += 1
            table.polished += 1
            table.told = [News(f"{name} polishes: 1 point.")]
        case Dig():
            table.dug = True
            table.reveals += 1
            table.points[seat] += table.deck.pop()
            table.told = [News(f"{name} digs, and has {table.points[seat]} points.")]
        case EndTurn():
            table.taker, table.polished, table.dug = None, 0, False
            table.turn += 1
            table.told = [News(f"{name} ends the turn.")]


def _reveal(table: Table) -> None:
    held = [pebble or 0 for pebble in table.held]
    taker = Seat(held.index(max(held)))
    table.points[taker] += sum(held)
    table.taker, table.held = taker, [None] * len(held)
    table.turn += 1
    table.reveals += 1
    table.told.append(News(f"All show: {', '.join(map(str, held))}. {{{taker}}} takes them."))


def copy(table: Table) -> Table:
    """The same table again, sharing nothing that changes."""
    return msgspec.structs.replace(
        table,
        hands=[hand.copy() for hand in table.hands],
        held=table.held.copy(),
        points=table.points.copy(),
        deck=table.deck.copy(),
        chance=table.chance.copy(),
        told=table.told.copy(),
    )


def view(table: Table, seat: Seat | None) -> View:
    """All that a seat may know."""
    hand = () if seat is None else tuple(table.hands[seat])
    chosen = tuple(held is not None for held in table.held)
    return View(seat, hand, tuple(map(len, table.hands)), chosen, tuple(table.points), table.taker)


def locks(table: Table, seat: Seat, action: Action) -> bool:
    """Digging reveals, and so does the last pebble held out."""
    return isinstance(action, Dig) or (isinstance(action, Hold) and len(to_act(table)) == 1)


def prompt(table: Table, seat: Seat) -> str:
    """The question, in a sentence."""
    return "Hold out a pebble." if table.taker is None else "Polish, dig, or end your turn."


def refused(table: Table, seat: Seat) -> tuple[Refusal, ...]:
    """Polishing a third time."""
    spent = table.taker == seat and table.polished == 2
    return (Refusal("Polish", "you have polished twice this turn", "PB-1"),) if spent else ()


def outcome(table: Table) -> Outcome | None:
    """Most points wins; equal points share the place."""
    if not is_over(table):
        return None
    lines = tuple(
        Score((ScoreLine("Pebbles", points),), points, Seat(seat)) for seat, points in enumerate(table.points)
    )
    totals = sorted(set(table.points), reverse=True)
    ranking = tuple(tuple(row for row, line in enumerate(lines) if line.total == total) for total in totals)
    return Outcome(lines, ranking, ranking[0])


def load(stored: bytes) -> Table:
    """Bytes back to a table."""
    try:
        return msgspec.json.decode(stored, type=Table)
    except msgspec.DecodeError as error:
        raise UnreadableTable("These bytes are no table of Pebbles.") from error


def load_action(stored: bytes) -> Action:
    """Bytes back to an action."""
    try:
        return msgspec.json.decode(stored, type=Action)
    except msgspec.DecodeError as error:
        raise UnreadableTable("These bytes are no action of Pebbles.") from error


PEBBLES = Game(
    slug="pebbles",
    title="Pebbles",
    least_seats=2,
    most_seats=4,
    rules_version=1,
    switches=SWITCHES,
    setup=setup,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    take=take,
    copy=copy,
    view=view,
    prompt=prompt,
    hint=lambda table, seat, action: "1 point" if isinstance(action, Polish) else "",
    locks=locks,
    refused=refused,
    turn=lambda table: table.turn,
    reveals=lambda table: table.reveals,
    news=lambda table: tuple(table.told),
    outcome=outcome,
    dump=msgspec.json.encode,
    load=load,
    dump_action=msgspec.json.encode,
    load_action=load_action,
    faces=lambda: (Face("pebble", "River Pebble", "pebble", ("Worth its number.",)),),
)
