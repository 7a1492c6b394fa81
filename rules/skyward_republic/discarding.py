"""Discarding from the hand: three cards for a cog, and what cards ask for (SR-K01, SQ-14, SQ-39)."""

from __future__ import annotations

from collections import Counter

from rules.core.questions import Question, Seat
from rules.core.words import sentence, some
from rules.skyward_republic.agenda import Asked, asks, deed, option, waits
from rules.skyward_republic.cards.decks import CARD, name
from rules.skyward_republic.conditions import feasible
from rules.skyward_republic.effects import AnyEffect, DiscardCards, Effect, PayCards, words
from rules.skyward_republic.gaining import names
from rules.skyward_republic.table import Table


class Discard(Effect, frozen=True):
    """Certain cards of the hand are discarded."""

    cards: tuple[str, ...]

    def text(self) -> str:
        return f"discard {names(self.cards)}"


class PickCards(Effect, frozen=True):
    """Pick so many cards of the hand to discard."""

    amount: int
    chosen: tuple[str, ...] = ()

    def text(self) -> str:
        return "discard cards"


def left_in_hand(hand: list[str], chosen: tuple[str, ...] | list[str]) -> list[str]:
    """The different cards of a hand that are left when some have been chosen."""
    return list((Counter(hand) - Counter(chosen)).keys())


def put_down(table: Table, seat: Seat, cards: tuple[str, ...] | list[str]) -> None:
    """Discard face up: each card to the pile of its deck (SQ-39)."""
    for card in cards:
        table.mats[seat].hand.remove(card)
        (table.discards if card in CARD else table.benefactor_discards).append(card)
    if cards:
        table.tell(f"{{{seat}}} discards {names(cards)}.")


@deed(Discard)
def discard(table: Table, seat: Seat, effect: Discard) -> None:
    put_down(table, seat, effect.cards)


@asks(PayCards)
def discard_or_not(table: Table, seat: Seat, effect: PayCards) -> Asked:
    """A cost is all or nothing, and never compulsory."""
    if not payable_in_cards(table, seat, effect):
        return Question("", ())
    pay = option(
        f"Discard {some(effect.amount, 'card')}",
        PickCards(effect.amount),
        *effect.effects,
        hint=sentence(words(effect.effects)),
    )
    return Question("Do you discard for the ability?", (pay, option("Discard nothing")))


def payable_in_cards(table: Table, seat: Seat, effect: PayCards, more: int = 0) -> bool:
    """Enough cards in hand, with so many more, and something to gain by it."""
    return len(table.mats[seat].hand) >= effect.amount + more and feasible(table, seat, effect.effects)


@deed(DiscardCards)
def discard_some(table: Table, seat: Seat, effect: DiscardCards) -> None:
    """As many as there are (SQ-42)."""
    amount = min(effect.amount, len(table.mats[seat].hand))
    if amount:
        table.then(seat, PickCards(amount))


@asks(PickCards)
def which_to_discard(table: Table, seat: Seat, effect: PickCards) -> Asked:
    """One after the other."""
    so_far = f" Chosen: {names(effect.chosen)}." if effect.chosen else ""
    cards = left_in_hand(table.mats[seat].hand, effect.chosen)
    ways = [option(f"Discard {name(card)}", after_pick(effect, card)) for card in cards]
    which = (
        f"Card {len(effect.chosen) + 1} of {effect.amount} to discard?" if effect.amount > 1 else "What do you discard?"
    )
    return Question(f"{which}{so_far}", tuple(ways))


@waits(PickCards)
def waits_for_pick(table: Table, seat: Seat, effect: PickCards) -> bool:
    """Asked even where all cards left are alike: others must not learn that from who is to act next."""
    return len(table.mats[seat].hand) > len(effect.chosen)


def after_pick(effect: PickCards, card: str) -> AnyEffect:
    """The next card to pick, or all of them discarded."""
    chosen = (*effect.chosen, card)
    return PickCards(effect.amount, chosen) if len(chosen) < effect.amount else Discard(chosen)
