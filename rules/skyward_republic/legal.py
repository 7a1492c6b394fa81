"""Whose decision it is, what is legal there, and what is asked, phase by phase (SR-R01)."""

from __future__ import annotations

from rules.core.questions import Seat
from rules.skyward_republic.abilities import playable, usable
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
from rules.skyward_republic.benefactors import claimable_market, claimable_private
from rules.skyward_republic.cleanup import must_choose, remaining, sealed_of
from rules.skyward_republic.discarding import left_in_hand
from rules.skyward_republic.drafting import zone
from rules.skyward_republic.launching import legal_attachments, legal_launches
from rules.skyward_republic.sealing import left_to_place, place_words
from rules.skyward_republic.splitting import other_group
from rules.skyward_republic.table import Table
from rules.skyward_republic.terms import SEALED, TRADE
from rules.skyward_republic.trading import is_trade_window, may_trade


def to_act(table: Table) -> frozenset[Seat]:
    """Who must decide: one seat, but where all choose at once; nobody when the game is over."""
    if table.over:
        return frozenset()
    if table.agenda:
        return frozenset((table.agenda[-1][0],))
    if table.phase in SEALED:
        return frozenset(Seat(seat) for seat, mat in enumerate(table.mats) if mat.sealed and not mat.sealed.done)
    return frozenset((table.turn,))


def legal_actions(table: Table, seat: Seat) -> tuple[Action, ...]:
    """All that a seat may do now, in a fixed order; empty only if it is not asked."""
    if seat not in to_act(table):
        return ()
    asked = open_question(table)
    if asked:
        return tuple(Answer(number, option.label) for number, option in enumerate(asked[1].options))
    match table.phase:
        case "benefactor draft":
            return benefactor_choices(table, seat)
        case "draft":
            return (*draft_choices(table, seat), *hand_choices(table, seat))
        case "split":
            return (*split_choices(table), *hand_choices(table, seat))
        case "launch":
            return (*launch_choices(table, seat), *hand_choices(table, seat), EndTurn())
        case "benefactor":
            return (*claim_choices(table, seat), *hand_choices(table, seat), PassClaim())
        case "clean-up":
            return cleanup_choices(table, seat)
        case "scoring":
            return ()


def hand_choices(table: Table, seat: Seat) -> tuple[Action, ...]:
    """What the hand allows at any own decision point: HAND abilities, and 3 cards for a cog (SQ-14)."""
    trade = (TradeCards(),) if may_trade(table, seat) else ()
    return (*(PlayHand(card) for card in playable(table, seat)), *trade)


def draft_choices(table: Table, seat: Seat) -> tuple[Action, ...]:
    """Flip, while a card is face down nearby, or pick (SR-D04); a group, in the variant (SR-T03)."""
    draft = zone(table)
    if draft.token:
        return tuple(TakeGroup(pile.number, tuple(pile.cards), pile.number == draft.token) for pile in draft.piles)
    flips = (Flip(),) if table.mats[seat].near else ()
    return (*flips, *(Pick(pile.number, tuple(pile.cards)) for pile in draft.piles))


def split_choices(table: Table) -> tuple[Action, ...]:
    """Move cards and the token about; offer the groups when neither is empty (SQ-12)."""
    draft = zone(table)
    first, second = (len(pile.cards) for pile in draft.piles)
    moves = [MoveCard(card, other_group(pile.number)) for pile in draft.piles for card in dict.fromkeys(pile.cards)]
    offer = (Split((first, second)),) if (first and second) or first + second < len(draft.piles) else ()
    return (*offer, MoveToken(other_group(draft.token)), *moves)


def launch_choices(table: Table, seat: Seat) -> tuple[Action, ...]:
    """Launch, attach, use: any of these in any order (SR-L01)."""
    return (
        *(Launch(card) for card in legal_launches(table, seat)),
        *(Attach(card) for card in legal_attachments(table, seat)),
        *(UseAbility(card) for card in usable(table, seat)),
    )


def claim_choices(table: Table, seat: Seat) -> tuple[Action, ...]:
    """Benefactors that can be claimed (SR-B01)."""
    return tuple(Claim(card) for card in (*claimable_market(table, seat), *claimable_private(table, seat)))


def benefactor_choices(table: Table, seat: Seat) -> tuple[Action, ...]:
    """Place the dealt cards, then confirm (SR-V01)."""
    back = (TakeBack(),) if sealed_of(table, seat).chosen else ()
    cards = left_to_place(table, seat)
    places = [Answer(number, place_words(table, seat, card)) for number, card in enumerate(cards)]
    confirm = () if places else (Seal(),)
    return (*places, *confirm, *back)


def cleanup_choices(table: Table, seat: Seat) -> tuple[Action, ...]:
    """Choose cards until seven are left, trade three, take all back, confirm (SQ-44)."""
    sealed = sealed_of(table, seat)
    gone = [*sealed.chosen, *sealed.trades]
    back = (TakeBack(),) if gone or sealed.trading else ()
    cards = left_in_hand(table.mats[seat].hand, gone) if must_choose(table, seat) else []
    choose = tuple(SetAside(card, sealed.trading) for card in cards)
    trade = (TradeCards(),) if may_trade_sealed(table, seat) else ()
    confirm = () if must_choose(table, seat) else (Seal(len(gone)),)
    return (*confirm, *choose, *trade, *back)


def may_trade_sealed(table: Table, seat: Seat) -> bool:
    """Whether three more cards can be set aside for a cog in the clean-up (SQ-14)."""
    return is_trade_window(table) and not sealed_of(table, seat).trading and remaining(table, seat) >= TRADE
