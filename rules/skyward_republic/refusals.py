"""What cannot be done now, why, and by which rule: the answers to "Why can't I?"."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.questions import SOMETHING_ELSE, Refusal, Seat
from rules.core.words import listed, refusal
from rules.skyward_republic.abilities import ability_of, usable
from rules.skyward_republic.actions import (
    Action,
    Answer,
    Attach,
    Claim,
    EndTurn,
    Flip,
    Launch,
    MoveCard,
    MoveToken,
    PassClaim,
    Pick,
    PlayHand,
    Seal,
    SetAside,
    Split,
    TakeBack,
    TakeGroup,
    TradeCards,
    UseAbility,
)
from rules.skyward_republic.agenda import open_question
from rules.skyward_republic.airspace import cards_of
from rules.skyward_republic.cards.decks import BENEFACTOR, name
from rules.skyward_republic.cards.records import Active
from rules.skyward_republic.drafting import PlaceFlipped
from rules.skyward_republic.launching import legal_attachments, legal_launches, of_kind
from rules.skyward_republic.legal import legal_actions, to_act
from rules.skyward_republic.paying import PayFor
from rules.skyward_republic.placing import ChooseHost, PlaceBuilding
from rules.skyward_republic.reasons import (
    Reason,
    ability_reason,
    attach_reason,
    claim_reason,
    first_answer,
    flip_reason,
    hand_reason,
    launch_reason,
    not_asked,
    trade_reason,
)
from rules.skyward_republic.sharing import Share
from rules.skyward_republic.table import Table
from rules.skyward_republic.terms import SEALED, TRADE
from rules.skyward_republic.trading import Trade, may_trade

PHASE_RULE = "SR-R01"


def refused(table: Table, seat: Seat) -> tuple[Refusal, ...]:
    """Everything a seat might expect to be able to do now and cannot."""
    if table.over or seat not in to_act(table):
        return (Refusal("Take a turn", *not_asked(table, seat)),)
    if open_question(table):
        return (Refusal(SOMETHING_ELSE, *first_answer(table, seat)),)
    found = [*phase_refusals(table, seat)]
    if table.phase not in SEALED and not may_trade(table, seat):
        found.append(Refusal(f"Discard {TRADE} cards for a cog", *trade_reason(table, seat)))
    return tuple(found)


def phase_refusals(table: Table, seat: Seat) -> Iterator[Refusal]:
    """What the phase does not allow a seat."""
    match table.phase:
        case "draft" if not table.mats[seat].near:
            yield Refusal("Flip", *flip_reason(table))
        case "launch":
            yield from launch_refusals(table, seat)
        case "benefactor":
            private = [card for card in table.mats[seat].hand if card in BENEFACTOR]
            for card in (*(each.card for each in table.market), *private):
                if reason := claim_reason(table, seat, card):
                    yield Refusal(f"Claim {name(card)}", *reason)
        case _:
            return


def launch_refusals(table: Table, seat: Seat) -> Iterator[Refusal]:
    """Buildings, Extensions and abilities that cannot be used now."""
    for card in of_kind(table, seat, "building"):
        if card not in legal_launches(table, seat):
            yield Refusal(f"Launch {name(card)}", *launch_reason(table, seat, card))
    for card in of_kind(table, seat, "extension"):
        if card not in legal_attachments(table, seat):
            yield Refusal(f"Attach {name(card)}", *attach_reason(table, seat, card))
    for card in cards_of(table.mats[seat]):
        if isinstance(ability_of(card), Active) and card not in usable(table, seat):
            yield Refusal(f"Use {name(card)}", *ability_reason(table, seat, card))


def why_not(table: Table, seat: Seat, action: Action) -> str:
    """Why an action is not legal, and what would be, in a sentence."""
    reason, rule = why(table, seat, action)
    return refusal(reason, rule, instead_of(table, seat))


def why(table: Table, seat: Seat, action: Action) -> Reason:
    """The reason an action is not legal, and the rule."""
    if table.over or seat not in to_act(table):
        return not_asked(table, seat)
    if open_question(table):
        if isinstance(action, Answer):
            return wrong_answer(table)
        return first_answer(table, seat)
    if table.phase not in PHASES.get(type(action), (table.phase,)):
        return f"that belongs to another phase: {listed([*PHASES[type(action)]], 'or')}.", PHASE_RULE
    return own_reason(table, seat, action)


def wrong_answer(table: Table) -> Reason:
    """Why something is no answer to the question asked: what an answer would be."""
    return WANTED.get(type(table.agenda[-1][1]), ("that is not an answer to what you are asked.", "SQ-14"))


WANTED: dict[type, Reason] = {
    PlaceBuilding: ("it goes next to a Building of yours, within 2 rows of 4 (a 9th beside a row).", "SR-A02"),
    PayFor: ("a payment covers every icon with your Faction cards and cogs, and discards no more.", "SR-L04"),
    ChooseHost: ("an Extension goes on a Building of your own.", "SR-L08"),
    PlaceFlipped: ("the card goes on a pile that is still there.", "SR-D05"),
    Trade: ("pick 3 cards of your own hand.", "SR-K01"),
    Share: ("each player gets 1 of the cards.", "SQ-38"),
}
"""What the questions of the rulebook want for an answer."""


PHASES: dict[type, tuple[str, ...]] = {
    Flip: ("draft",),
    Pick: ("draft",),
    TakeGroup: ("draft",),
    MoveCard: ("split",),
    MoveToken: ("split",),
    Split: ("split",),
    Launch: ("launch",),
    Attach: ("launch",),
    UseAbility: ("launch",),
    EndTurn: ("launch",),
    Claim: ("benefactor",),
    PassClaim: ("benefactor",),
    SetAside: ("clean-up",),
    TakeBack: SEALED,
    Seal: SEALED,
}
"""The phases to which an action belongs; the others are not tied to one."""


def own_reason(table: Table, seat: Seat, action: Action) -> Reason:
    """Why an action of this phase is not legal."""
    match action:
        case Flip():
            return flip_reason(table)
        case Launch(card=card):
            return launch_reason(table, seat, card)
        case Attach(card=card):
            return attach_reason(table, seat, card)
        case UseAbility(card=card):
            return ability_reason(table, seat, card)
        case PlayHand(card=card):
            return hand_reason(table, seat, card)
        case Claim(benefactor=card):
            return claim_reason(table, seat, card) or ("it can be claimed.", "SR-B01")
        case TradeCards():
            return trade_reason(table, seat)
        case _:
            return table_reason(action)


def table_reason(action: Action) -> Reason:
    """Why an action that names what lies on the table does not fit it."""
    match action:
        case Pick() | TakeGroup():
            return "there is no such pile.", "SR-D06"
        case MoveCard() | MoveToken():
            return "it is there already, or not in this draft.", "SR-T01"
        case Split():
            return "each group needs at least 1 card.", "SQ-12"
        case SetAside() | Seal() | TakeBack():
            return "you keep up to 7 cards, and 3 make a cog; nothing else is discarded.", "SR-B06"
        case _:
            return "that cannot be done now.", PHASE_RULE


def instead_of(table: Table, seat: Seat) -> str:
    """A few things that are legal."""
    legal = [str(action) for action in legal_actions(table, seat)]
    if not legal:
        return ""
    more = ", among others" if len(legal) > 2 else ""
    return f"You can: {listed([each[0].lower() + each[1:] for each in legal[:2]], 'or')}{more}."
