"""Recalling drop ships: ship by ship, row by row (BS-R)."""

from __future__ import annotations

from rules.braided_skies.activating import NextInRecall, activations, recall_of
from rules.braided_skies.agenda import Asked, asks, deed, option
from rules.braided_skies.captaincy import captain_actions
from rules.braided_skies.cards.records import Rule
from rules.braided_skies.effects import (
    AnyEffect,
    Effect,
    GainFame,
    GainGrit,
)
from rules.braided_skies.mats import (
    has_rule,
)
from rules.braided_skies.table import Recall, Table
from rules.braided_skies.terms import FLAGS
from rules.core.questions import Question, Seat

ALL_SHIPS = 3
"""What "all 3 ships" of an ability means (1.F.9)."""


class BringHome(Effect, frozen=True):
    """Return a ship to its row, which is then the row at work."""

    row: int

    def text(self) -> str:
        return f"bring the {FLAGS[self.row]} ship home"


class FinishRecall(Effect, frozen=True):
    """Pawns return, and the recall is over (BS-R09)."""

    def text(self) -> str:
        return "finish the recall"


def recall(table: Table, seat: Seat) -> None:
    """Begin a recall of all deployed ships (BS-T02)."""
    away = [row for row, ship in enumerate(table.mats[seat].ships) if ship.port is not None]
    table.recall = Recall(waiting=away)
    table.acted = True
    table.tell(f"{{{seat}}} recalls {_ships(away)}.")
    table.then(seat, NextInRecall())


def _ships(rows: list[int]) -> str:
    if len(rows) == ALL_SHIPS:
        return "all 3 ships"
    flags = [FLAGS[row] for row in rows]
    return f"the {' and the '.join(flags)} ship{'s' if len(flags) > 1 else ''}"


@asks(NextInRecall)
def what_next(table: Table, seat: Seat, effect: NextInRecall) -> Asked:
    """Activations of the row at work in any order, the captain at any time, then the next ship (BS-R01, BQ-46)."""
    now = recall_of(table)
    options = [*activations(table, seat), *captain_actions(table, seat)]
    options += [option(f"Bring the {FLAGS[row]} ship home", BringHome(row), NextInRecall()) for row in now.waiting]
    if not now.waiting:
        options.append(option("Finish the recall", FinishRecall()))
    if now.row is None:
        return Question("Which ship comes home first?", tuple(options))
    then = ", then bring the next ship home" if now.waiting else ""
    return Question(f"{FLAGS[now.row].capitalize()} row: activate what you like{then}.", tuple(options))


@deed(BringHome)
def bring_home(table: Table, seat: Seat, effect: BringHome) -> None:
    """The row before is finished; the port is free at once (BS-R08, BS-R11)."""
    now = recall_of(table)
    if now.row is not None:
        now.done.append(now.row)
    now.row = effect.row
    now.waiting.remove(effect.row)
    now.came_home += 1
    table.mats[seat].ships[effect.row].port = None
    table.tell(f"{{{seat}}} brings the {FLAGS[effect.row]} ship home.")


def full_rows(table: Table, seat: Seat) -> int:
    """Rows recalled this turn whose slots all hold tokens; pawns do not count (1.F.9)."""
    mat = table.mats[seat]
    rows = [*recall_of(table).done, recall_of(table).row]
    return sum(all(token for placed in mat.rows[row] for token in placed.tokens) for row in rows if row is not None)


@deed(FinishRecall)
def finish_recall(table: Table, seat: Seat, effect: FinishRecall) -> None:
    """What holds at the end of a recall, then the pawns return (BS-R09)."""
    rewards: list[AnyEffect] = []
    if recall_of(table).came_home == ALL_SHIPS and has_rule(table, seat, Rule.FULL_RECALL_FAME):
        rewards.append(GainFame(2))
    rows = full_rows(table, seat)
    if rows and has_rule(table, seat, Rule.FULL_ROW_GRIT):
        rewards.append(GainGrit(rows))
    table.recall = None
    table.then(seat, *rewards)


def recall_hint(table: Table, seat: Seat) -> str:
    """Which ships would come home, and how many of their outfittings are filled as they stand."""
    mat = table.mats[seat]
    away = [row for row, ship in enumerate(mat.ships) if ship.port is not None]
    filled = sum(all(placed.tokens) for row in away for placed in mat.rows[row])
    come = "comes" if len(away) == 1 else "come"
    return f"{_ships(away).capitalize()} {come} home. Outfittings there that are filled without a pawn: {filled}."
