"""Activating outfittings in a recall, with crewmates and the captain to fill what is open (BS-R03 to R10, BS-X)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.braided_skies.agenda import deed, option
from rules.braided_skies.effects import (
    AnyEffect,
    Effect,
    GritForFame,
    PayGrit,
    PayToken,
)
from rules.braided_skies.mats import (
    card_of,
    place_name,
)
from rules.braided_skies.paying import payable
from rules.braided_skies.table import Recall, Standing, Table
from rules.braided_skies.terms import FLAGS, Pawn
from rules.core.errors import RulesError
from rules.core.questions import Option, Seat


class NextInRecall(Effect, frozen=True):
    """What next: an outfitting of the row at work, the captain, or the next ship (BS-R01)."""

    def text(self) -> str:
        return "go on with the recall"


class Activate(Effect, frozen=True):
    """Activate an outfitting, with the pawns that fill its open slots (BQ-85)."""

    row: int
    place: int
    pawns: tuple[Standing, ...]

    def text(self) -> str:
        return "activate an outfitting"


def recall_of(table: Table) -> Recall:
    """The recall going on."""
    if table.recall is None:
        raise RulesError("No recall is going on.")
    return table.recall


def open_places(table: Table, seat: Seat, row: int, place: int) -> list[int]:
    """Slots of an outfitting with neither token nor pawn on them."""
    tokens = table.mats[seat].rows[row][place].tokens
    stood = {pawn.slot for pawn in recall_of(table).standing if (pawn.row, pawn.place) == (row, place)}
    return [slot for slot, token in enumerate(tokens) if not token and slot not in stood]


def pawns_for(table: Table, seat: Seat, row: int, place: int) -> Iterator[tuple[Standing, ...]]:
    """The ways to fill what is open with the row's crewmate and the captain (BS-X01, BS-X02, BS-X04).

    Where both stand it makes no difference who stands on which slot, so that is one way.
    """
    now = recall_of(table)
    missing = open_places(table, seat, row, place)
    crew = table.mats[seat].ships[row].crewmate and row not in now.crew_used
    able: list[tuple[Pawn, bool]] = [("crewmate", crew), ("captain", not now.captain_used)]
    free = [pawn for pawn, is_free in able if is_free]
    if not missing:
        yield ()
    elif len(missing) == 1:
        for pawn in free:
            yield (Standing(pawn, row, place, missing[0]),)
    elif len(missing) == len(free):
        yield tuple(Standing(pawn, row, place, slot) for pawn, slot in zip(free, missing, strict=True))


def may_activate(table: Table, seat: Seat, row: int, place: int) -> bool:
    """Each at most once a recall, its grit at hand (BQ-39, BS-R03, BQ-41)."""
    now = recall_of(table)
    card = card_of(table.mats[seat], row, place)
    if (row, place) in now.activated or not grit_at_hand(table, seat, card.grit, card.effects):
        return False
    return not (card.engine and now.engines_used and table.options.wind_engines_limit == "per_turn")


def grit_at_hand(table: Table, seat: Seat, cost: int, effects: tuple[AnyEffect, ...]) -> bool:
    """Whether a printed cost can be paid, and what follows at all done: a payment is all or nothing."""
    grit = table.mats[seat].grit - cost
    first = effects[0]
    if grit < 0:
        return False
    if isinstance(first, PayGrit):
        return grit >= first.grit
    if isinstance(first, PayToken):
        return payable(table, seat, "W")
    return grit > 0 if isinstance(first, GritForFame) else True


def activations(table: Table, seat: Seat) -> list[Option[AnyEffect]]:
    """Outfittings of the row at work that can be activated, with each way to fill them (BQ-38, BQ-85)."""
    row = recall_of(table).row
    if row is None:
        return []
    mat = table.mats[seat]
    found: list[Option[AnyEffect]] = []
    for place in range(len(mat.rows[row])):
        if may_activate(table, seat, row, place):
            for pawns in pawns_for(table, seat, row, place):
                name = place_name(mat, row, place).removesuffix(f", {FLAGS[row]} row")
                does = card_of(mat, row, place).text()
                found.append(
                    option(f"Activate {name}{_helped(pawns)}", Activate(row, place, pawns), NextInRecall(), hint=does)
                )
    return found


PAWN_NAME = {"captain": "the captain", "crewmate": "a crewmate"}


@deed(Activate)
def activate(table: Table, seat: Seat, effect: Activate) -> None:
    """Nothing on the slots is discarded (BS-R04); the printed grit is paid (BS-R03)."""
    now = recall_of(table)
    card = card_of(table.mats[seat], effect.row, effect.place)
    now.activated.append((effect.row, effect.place))
    for pawn in effect.pawns:
        now.standing.append(pawn)
        if pawn.pawn == "captain":
            now.captain_used = True
        else:
            now.crew_used.append(effect.row)
    now.engines_used = now.engines_used or card.engine is not None
    table.tell(f"{{{seat}}} activates {card.name}{_helped(effect.pawns)}.")
    run(table, seat, card.grit, card.effects)


def _helped(pawns: Sequence[Standing]) -> str:
    return f" with {' and '.join(PAWN_NAME[pawn.pawn] for pawn in pawns)}" if pawns else ""


def run(table: Table, seat: Seat, grit: int, effects: tuple[AnyEffect, ...]) -> None:
    """Pay the printed grit and put the effects on the agenda."""
    table.mats[seat].grit -= grit
    table.then(seat, *effects)
