"""ACTIVE abilities with a trigger: what sets them off, and the owner's order (SR-L07, SR-L10, SQ-27)."""

from __future__ import annotations

from rules.core.questions import Question, Seat
from rules.skyward_republic.agenda import Asked, asks, deed, option
from rules.skyward_republic.airspace import cards_of, extension_cost, is_of, neighbours, standing_of
from rules.skyward_republic.cards.decks import CARD, building, name
from rules.skyward_republic.cards.records import Trigger, Whenever
from rules.skyward_republic.effects import Effect, words
from rules.skyward_republic.table import Mat, Table


class Triggers(Effect, frozen=True):
    """Look for abilities that something sets off: what it was, and the card it was about."""

    event: Trigger
    about: str = ""

    def text(self) -> str:
        return "set off abilities"


class SetOff(Effect, frozen=True):
    """Several abilities set off at once: one after the other, in an order of choice."""

    cards: tuple[str, ...]

    def text(self) -> str:
        return "set off abilities in your order"


class SetOffOne(Effect, frozen=True):
    """The triggered ability of a card."""

    card: str

    def text(self) -> str:
        return f"set off {name(self.card)}"


@deed(Triggers)
def triggers(table: Table, seat: Seat, effect: Triggers) -> None:
    """Any card in the airspace with a matching trigger (SR-L07)."""
    mat = table.mats[seat]
    cards = tuple(card for card in cards_of(mat) if card != effect.about and answers(mat, card, effect))
    if cards:
        table.then(seat, SetOff(cards))


def answers(mat: Mat, card: str, effect: Triggers) -> bool:
    """Whether a card of an airspace is set off."""
    ability = getattr(CARD[card], "ability", None)
    if not isinstance(ability, Whenever) or (ability.once and card in mat.used):
        return False
    match ability.trigger, effect.event:
        case "launch beside", "launch":
            return is_beside(mat, card, effect.about) and is_built_of(mat, effect.about, ability.of)
        case "launch", "launch":
            return is_built_of(mat, effect.about, ability.of)
        case "attach here", "attach":
            carrier = standing_of(mat, card)
            return carrier is standing_of(mat, effect.about) and ability.of in extension_cost(effect.about)
        case "attach", "attach":
            return ability.of in extension_cost(effect.about)
        case "destroy", "destroy":
            return ability.of in building(effect.about).cost
        case trigger, event:
            return trigger == event


def is_beside(mat: Mat, card: str, other: str) -> bool:
    """Whether a Building stands next to the one that a card is, or is attached to."""
    here = standing_of(mat, card)
    return here is not None and any(each.card == other for each in neighbours(mat, here))


def is_built_of(mat: Mat, card: str, of: str) -> bool:
    """Whether the Building just launched still stands and is of a faction."""
    standing = standing_of(mat, card)
    return standing is not None and is_of(standing, of)


@asks(SetOff)
def which_first(table: Table, seat: Seat, effect: SetOff) -> Asked:
    """The owner's order (SQ-27)."""
    ways = [
        option(name(card), SetOffOne(card), *(rest(effect, card)), hint=ability_words(card)) for card in effect.cards
    ]
    return Question("Which ability comes first?", tuple(ways))


def rest(effect: SetOff, card: str) -> tuple[SetOff, ...]:
    """The others, if any."""
    left = tuple(other for other in effect.cards if other != card)
    return (SetOff(left),) if left else ()


def ability_words(card: str) -> str:
    """What the ability of a card does."""
    ability = getattr(CARD[card], "ability", None)
    return f"{ability.text()}." if ability else ""


@deed(SetOffOne)
def set_off(table: Table, seat: Seat, effect: SetOffOne) -> None:
    """If the card has gone meanwhile, nothing."""
    mat = table.mats[seat]
    ability = getattr(CARD[effect.card], "ability", None)
    if effect.card not in cards_of(mat) or not isinstance(ability, Whenever):
        return
    if ability.once:
        mat.used.append(effect.card)
    table.tell(f"{name(effect.card)} of {{{seat}}}: {words(ability.effects)}.")
    table.then(seat, *(each.on(effect.card) for each in ability.effects))
