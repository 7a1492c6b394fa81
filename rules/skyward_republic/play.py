"""Playing: taking an action, and warning of those that reveal something (SR-R)."""

from __future__ import annotations

from typing import assert_never

from rules.core.errors import IllegalAction
from rules.core.questions import Seat
from rules.core.revealing import would_reveal
from rules.skyward_republic import chapters as chapters
from rules.skyward_republic.abilities import play_hand, use
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
from rules.skyward_republic.agenda import open_question, settle
from rules.skyward_republic.benefactors import claim, pass_claim, start_benefactor_phase
from rules.skyward_republic.cleanup import seal, sealed_of, set_aside
from rules.skyward_republic.drafting import flip, pick
from rules.skyward_republic.launching import attach, launch, next_launch_turn
from rules.skyward_republic.legal import legal_actions
from rules.skyward_republic.sealing import place, seal_draft
from rules.skyward_republic.splitting import move_card, move_token, split, take_group
from rules.skyward_republic.table import Table
from rules.skyward_republic.trading import Trade


def apply(table: Table, seat: Seat, action: Action) -> Table:
    """The table after the action; the table given is left as it was. Raises `IllegalAction`."""
    if action not in legal_actions(table, seat):
        raise IllegalAction(refusal(table, seat, action))
    after = table.copy()
    take(after, seat, action)
    return after


def refusal(table: Table, seat: Seat, action: Action) -> str:
    """Why an action is not legal, in a sentence."""
    from rules.skyward_republic.refusals import why_not  # it asks this chapter what is legal

    return why_not(table, seat, action)


def take(table: Table, seat: Seat, action: Action) -> None:
    """Do a legal action on this very table, then resolve the agenda until somebody must be asked."""
    table.news = []
    match action:
        case Flip() | Pick() | TakeGroup() | MoveCard() | MoveToken() | Split():
            draft(table, seat, action)
        case Launch() | Attach() | UseAbility() | PlayHand() | TradeCards() | EndTurn():
            act(table, seat, action)
        case Claim(benefactor=benefactor):
            claim(table, seat, benefactor)
        case PassClaim():
            pass_claim(table, seat)
        case SetAside(card=card):
            set_aside(table, seat, card)
        case TakeBack():
            take_back(table, seat)
        case Seal():
            confirm(table, seat)
        case Answer(number=number):
            answer(table, seat, number)
        case _:
            assert_never(action)
    settle(table)


def draft(table: Table, seat: Seat, action: Flip | Pick | TakeGroup | MoveCard | MoveToken | Split) -> None:
    """An action of the Draft phase."""
    match action:
        case Flip():
            flip(table, seat)
        case Pick(pile=number):
            pick(table, seat, number)
        case TakeGroup(group=number):
            take_group(table, seat, number)
        case MoveCard(card=card, group=number):
            move_card(table, seat, card, number)
        case MoveToken(group=number):
            move_token(table, seat, number)
        case Split():
            split(table, seat)
        case _:
            assert_never(action)


def act(table: Table, seat: Seat, action: Launch | Attach | UseAbility | PlayHand | TradeCards | EndTurn) -> None:
    """An action of the Launch turn, or of the hand."""
    match action:
        case Launch(card=card):
            launch(table, seat, card)
        case Attach(card=card):
            attach(table, seat, card)
        case UseAbility(card=card):
            use(table, seat, card)
        case PlayHand(card=card):
            play_hand(table, seat, card)
        case TradeCards():
            begin_trade(table, seat)
        case EndTurn():
            end_turn(table, seat)
        case _:
            assert_never(action)


def begin_trade(table: Table, seat: Seat) -> None:
    """Three cards are picked one by one; in the clean-up they are sealed with the rest (SQ-14)."""
    if table.phase == "clean-up":
        sealed_of(table, seat).trading = True
    else:
        table.then(seat, Trade())


def end_turn(table: Table, seat: Seat) -> None:
    """The next Launch turn, or the Benefactor phase after the last (SR-R01)."""
    table.turns += 1
    if not next_launch_turn(table, seat):
        start_benefactor_phase(table)


def take_back(table: Table, seat: Seat) -> None:
    """Nothing chosen yet."""
    sealed = sealed_of(table, seat)
    sealed.chosen, sealed.trades, sealed.trading = [], [], False


def confirm(table: Table, seat: Seat) -> None:
    """Seal the answer of a phase in which all choose at once."""
    if table.phase == "clean-up":
        seal(table, seat)
    else:
        seal_draft(table, seat)


def answer(table: Table, seat: Seat, number: int) -> None:
    """The question asked gives way to what its option sets going."""
    asked = open_question(table)
    if asked is None:
        place(table, seat, number)
        return
    table.agenda.pop()
    table.then(seat, *asked[1].options[number].effects)


def locks(table: Table, seat: Seat, action: Action) -> bool:
    """Whether an action would bring something to light (see `rules.core.revealing`)."""
    return would_reveal(table.copy(), lambda watched: take(watched, seat, action))
