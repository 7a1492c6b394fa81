"""Recalling drop ships: ship by ship, row by row, with crewmates and the captain (BS-R, BS-X)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.braided_skies.agenda import Asked, asks, deed, option
from rules.braided_skies.cards.records import Captain, Rule
from rules.braided_skies.effects import (
    ActivateAgain,
    AnyEffect,
    Effect,
    GainFame,
    GainGrit,
    GritForFame,
    PayGrit,
    PayToken,
    Swap,
    words,
)
from rules.braided_skies.mats import (
    Slot,
    active_wonders,
    card_of,
    fits,
    has_rule,
    held,
    in_supply,
    place_name,
    slot_name,
    wonder_card,
)
from rules.braided_skies.paying import payable
from rules.braided_skies.table import Recall, Standing, Table
from rules.braided_skies.terms import FLAGS, TAPSTONES, TOKEN_NAME, Pawn, Token, sentence
from rules.core.errors import RulesError
from rules.core.questions import Option, Question, Seat

ALL_SHIPS = 3
"""What "all 3 ships" of an ability means (1.F.9)."""


class NextInRecall(Effect, frozen=True):
    """What next: an outfitting of the row at work, the captain, or the next ship (BS-R01)."""

    def text(self) -> str:
        return "go on with the recall"


class BringHome(Effect, frozen=True):
    """Return a ship to its row, which is then the row at work."""

    row: int

    def text(self) -> str:
        return f"bring the {FLAGS[self.row]} ship home"


class Activate(Effect, frozen=True):
    """Activate an outfitting, with the pawns that fill its open slots (BQ-85)."""

    row: int
    place: int
    pawns: tuple[Standing, ...]

    def text(self) -> str:
        return "activate an outfitting"


class CaptainActs(Effect, frozen=True):
    """Place the captain on an exposed wonder (BS-X01)."""

    wonder: str

    def text(self) -> str:
        return f"captain to {wonder_card(self.wonder).name}"


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


def recall_of(table: Table) -> Recall:
    """The recall going on."""
    if table.recall is None:
        raise RulesError("No recall is going on.")
    return table.recall


@asks(NextInRecall)
def what_next(table: Table, seat: Seat, effect: NextInRecall) -> Asked:
    """Activations of the row at work in any order, the captain at any time, then the next ship (BS-R01, BQ-46)."""
    now = recall_of(table)
    options = [*activations(table, seat), *captain_actions(table, seat)]
    options += [option(f"Bring the {FLAGS[row]} ship home", BringHome(row), NextInRecall()) for row in now.waiting]
    if not now.waiting:
        options.append(option("Finish the recall", FinishRecall()))
    at_work = f"{FLAGS[now.row].capitalize()} row: activate what you like" if now.row is not None else "Recall"
    return Question(f"{at_work}{'; then the next ship' if now.waiting else ''}.", tuple(options))


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
    table.tell(f"The {FLAGS[effect.row]} ship of {{{seat}}} comes home.")


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
                helped = f" with {' and '.join(pawn.pawn for pawn in pawns)}" if pawns else ""
                name = place_name(mat, row, place).removesuffix(f", {FLAGS[row]} row")
                does = card_of(mat, row, place).text()
                found.append(option(f"Activate {name}{helped}", Activate(row, place, pawns), NextInRecall(), hint=does))
    return found


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
    helped = f" with {' and '.join(pawn.pawn for pawn in effect.pawns)}" if effect.pawns else ""
    table.tell(f"{{{seat}}} activates {card.name}{helped}.")
    run(table, seat, card.grit, card.effects)


def run(table: Table, seat: Seat, grit: int, effects: tuple[AnyEffect, ...]) -> None:
    """Pay the printed grit and put the effects on the agenda."""
    table.mats[seat].grit -= grit
    table.then(seat, *effects)


def captain_actions(table: Table, seat: Seat) -> list[Option[AnyEffect]]:
    """The captain on one of the two exposed wonders, once a recall (BQ-46, BQ-47, BS-R10)."""
    if recall_of(table).captain_used:
        return []
    found: list[Option[AnyEffect]] = []
    for wonder in active_wonders(table, seat):
        ability = wonder_card(wonder).ability
        if isinstance(ability, Captain) and captain_can(table, seat, ability):
            label = f"Captain to {wonder_card(wonder).name}"
            does = sentence(words(ability.effects))
            found.append(option(label, CaptainActs(wonder), NextInRecall(), hint=does))
    return found


def captain_can(table: Table, seat: Seat, ability: Captain) -> bool:
    """Whether the action's cost can be met and it does something."""
    if isinstance(ability.effects[0], ActivateAgain):
        return bool(again(table, seat))
    return grit_at_hand(table, seat, 0, ability.effects)


@deed(CaptainActs)
def captain_acts(table: Table, seat: Seat, effect: CaptainActs) -> None:
    """The pawn stands on the card until the recall is over (BS-X01)."""
    recall_of(table).captain_used = True
    card = wonder_card(effect.wonder)
    table.tell(f"{{{seat}}} sends the captain to {card.name}.")
    if isinstance(card.ability, Captain):
        table.then(seat, *card.ability.effects)


def again(table: Table, seat: Seat) -> list[Option[AnyEffect]]:
    """Outfittings activated in this recall that are still filled; not Wind Engines; grit is paid again (1.F.9)."""
    mat = table.mats[seat]
    found = []
    for row, place in recall_of(table).activated:
        card = card_of(mat, row, place)
        filled = not open_places(table, seat, row, place)
        if filled and not card.engine and grit_at_hand(table, seat, card.grit, card.effects):
            found.append(option(f"Again {place_name(mat, row, place)}", RunAgain(row, place), hint=card.text()))
    return found


class RunAgain(Effect, frozen=True):
    """The outfitting of a place once more."""

    row: int
    place: int

    def text(self) -> str:
        return "activate it again"


@asks(ActivateAgain)
def which_again(table: Table, seat: Seat, effect: ActivateAgain) -> Asked:
    """One of those activated."""
    return Question("Which outfitting do you activate again?", tuple(again(table, seat)) if table.recall else ())


@deed(RunAgain)
def run_again(table: Table, seat: Seat, effect: RunAgain) -> None:
    """Once more, cost and all."""
    card = card_of(table.mats[seat], effect.row, effect.place)
    table.tell(f"{{{seat}}} activates {card.name} again.")
    run(table, seat, card.grit, card.effects)


class SwapTo(Effect, frozen=True):
    """Replace the tapstone of a slot."""

    at: Slot
    token: Token

    def text(self) -> str:
        return f"replace it by a {TOKEN_NAME[self.token]}"


class SwapAt(Effect, frozen=True):
    """The slot has been chosen, now the colour."""

    at: Slot

    def text(self) -> str:
        return "replace the tapstone there"


def swaps(table: Table, seat: Seat, at: Slot, old: str) -> list[Token]:
    """The other colours that fit a slot (1.F.9)."""
    kind = card_of(table.mats[seat], at.row, at.place).slots[at.slot]
    return [
        token
        for token in TAPSTONES
        if token != old and fits(token, kind, tourist_stands_in=False) and in_supply(table, token)
    ]


@asks(Swap)
def which_swap(table: Table, seat: Seat, effect: Swap) -> Asked:
    """A tapstone on an own slot by one of another colour that fits the slot (1.F.9)."""
    mat = table.mats[seat]
    labels = {
        f"Replace the {TOKEN_NAME[old]} of {slot_name(mat, at)}": at
        for at, old in held(mat)
        if old in TAPSTONES and swaps(table, seat, at, old)
    }
    slots = [option(label, SwapAt(at)) for label, at in labels.items()]
    return Question("Which tapstone do you replace?", (*slots, option("Replace none")) if slots else ())


@asks(SwapAt)
def which_colour(table: Table, seat: Seat, effect: SwapAt) -> Asked:
    """Another colour."""
    old = table.mats[seat].rows[effect.at.row][effect.at.place].tokens[effect.at.slot]
    colours = [
        option(f"Put a {TOKEN_NAME[token]} there", SwapTo(effect.at, token))
        for token in swaps(table, seat, effect.at, old)
    ]
    return Question("Which tapstone takes its place?", tuple(colours))


@deed(SwapTo)
def swap(table: Table, seat: Seat, effect: SwapTo) -> None:
    """The old one goes to the supply."""
    mat = table.mats[seat]
    mat.rows[effect.at.row][effect.at.place].tokens[effect.at.slot] = effect.token
    table.tell(f"{{{seat}}} has a {TOKEN_NAME[effect.token]} now on {slot_name(mat, effect.at)}.")


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
    return f"{_ships(away).capitalize()}; {filled} of the outfittings there filled without a pawn."
