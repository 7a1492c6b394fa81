"""The captain on an exposed wonder, and what only wonders and rare cards do: activate again, swap (BS-X01, 1.F.9)."""

from __future__ import annotations

from rules.braided_skies.activating import NextInRecall, grit_at_hand, open_places, recall_of, run
from rules.braided_skies.agenda import Asked, asks, deed, option
from rules.braided_skies.cards.records import Captain
from rules.braided_skies.effects import (
    ActivateAgain,
    AnyEffect,
    Effect,
    PayGrit,
    Swap,
    words,
)
from rules.braided_skies.encounters import can_do, prospect
from rules.braided_skies.mats import (
    Slot,
    active_wonders,
    card_of,
    fits,
    held,
    in_supply,
    place_name,
    slot_name,
    wonder_card,
)
from rules.braided_skies.table import Table
from rules.braided_skies.terms import TAPSTONES, TOKEN_NAME, Token, sentence
from rules.core.questions import Option, Question, Seat


class CaptainActs(Effect, frozen=True):
    """Place the captain on an exposed wonder (BS-X01)."""

    wonder: str

    def text(self) -> str:
        return f"captain to {wonder_card(self.wonder).name}"


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
    first = ability.effects[0]
    if isinstance(first, ActivateAgain):
        return bool(again(table, seat))
    if isinstance(first, PayGrit) and not can_do(table, seat, first, prospect(table, seat)):
        return False
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
