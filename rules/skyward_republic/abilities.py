"""ACTIVE abilities used as an action, and HAND abilities (SR-L10, SR-L11, SQ-27 to SQ-33)."""

from __future__ import annotations

from rules.core.questions import Seat
from rules.skyward_republic.airspace import cards_of
from rules.skyward_republic.cards.decks import CARD, name
from rules.skyward_republic.cards.records import Ability, Active, Hand
from rules.skyward_republic.conditions import feasible, would_do
from rules.skyward_republic.discarding import PickCards, payable_in_cards, put_down
from rules.skyward_republic.effects import CostDiscount, Effects, ExtraLaunch, PayCards, PayCogs
from rules.skyward_republic.gaining import SpendCogs
from rules.skyward_republic.launching import of_kind
from rules.skyward_republic.table import Table


def ability_of(card: str) -> Ability | None:
    """The ability of a card of the central deck, if it has one."""
    return getattr(CARD[card], "ability", None) if card in CARD else None


def usable(table: Table, seat: Seat) -> list[str]:
    """Cards whose ACTIVE ability may be used: once a turn, in one's own Launch turn (SQ-27, SQ-28)."""
    mat = table.mats[seat]
    return [card for card in cards_of(mat) if card not in mat.used and would_work(table, seat, card)]


def would_work(table: Table, seat: Seat, card: str) -> bool:
    """Whether the ACTIVE ability of a card would do something, its cost paid."""
    ability = ability_of(card)
    return isinstance(ability, Active) and works(table, seat, tuple(each.on(card) for each in ability.effects))


def works(table: Table, seat: Seat, effects: Effects, *, from_hand: int = 0) -> bool:
    """Whether effects would do something now, their costs paid; a card played from hand cannot be one of them."""
    first = effects[0]
    if isinstance(first, PayCards):
        return payable_in_cards(table, seat, first, from_hand)
    return would_do(table, seat, first) if isinstance(first, PayCogs) else feasible(table, seat, effects)


def playable(table: Table, seat: Seat) -> list[str]:
    """Cards of the hand whose HAND ability may be used now (SQ-33)."""
    return [card for card in of_kind(table, seat, "building") if may_play(table, seat, card)]


def may_play(table: Table, seat: Seat, card: str) -> bool:
    """Whether a HAND ability is allowed at this point of one's own turn."""
    ability = ability_of(card)
    if not isinstance(ability, Hand):
        return False
    launching_only = ability.when == "launch" or any(isinstance(each, needs_launch) for each in ability.effects)
    return (table.phase == "launch" or not launching_only) and works(table, seat, ability.effects, from_hand=1)


needs_launch = (ExtraLaunch, CostDiscount)
"""Effects that only mean something in a Launch turn."""


def use(table: Table, seat: Seat, card: str) -> None:
    """Pay what it costs and resolve it; once a turn (SQ-27)."""
    ability = ability_of(card)
    assert isinstance(ability, Active)
    table.mats[seat].used.append(card)
    table.tell(f"{{{seat}}} uses {name(card)}.")
    table.then(seat, *paid_for(tuple(each.on(card) for each in ability.effects)))


def play_hand(table: Table, seat: Seat, card: str) -> None:
    """Discard the card and resolve its ability (SR-G05)."""
    ability = ability_of(card)
    assert isinstance(ability, Hand)
    put_down(table, seat, [card])
    table.then(seat, *paid_for(ability.effects))


def paid_for(effects: Effects) -> Effects:
    """A cost that stands first is not asked for again: using the ability is agreeing to it."""
    match effects[0]:
        case PayCogs(amount=amount, effects=then):
            return (SpendCogs(amount), *then, *effects[1:])
        case PayCards(amount=amount, effects=then):
            return (PickCards(amount), *then, *effects[1:])
        case _:
            return effects
