"""Why something is not legal, in a sentence, and the rule that says so."""

from __future__ import annotations

from rules.core.questions import Seat
from rules.skyward_republic.abilities import ability_of, playable
from rules.skyward_republic.airspace import cards_of
from rules.skyward_republic.benefactors import lacking
from rules.skyward_republic.cards.decks import CARD
from rules.skyward_republic.cards.records import Active, Hand
from rules.skyward_republic.launching import fits
from rules.skyward_republic.paying import can_pay, printed_cost
from rules.skyward_republic.prompts import prompt
from rules.skyward_republic.table import Table
from rules.skyward_republic.terms import SEALED, TRADE, icon_words

Reason = tuple[str, str]
"""Why not, in a sentence without a capital, and the rule."""


def not_asked(table: Table, seat: Seat) -> Reason:
    """Why a seat has nothing to decide."""
    if table.over:
        return "the game is over.", "SR-E01"
    if table.phase in SEALED:
        return "others have still to choose.", "SQ-44"
    if table.phase == "draft" and table.mats[seat].picked:
        return "you have picked and are out of this draft.", "SR-D10"
    return "it is the turn of another player.", {"draft": "SR-D04", "benefactor": "SR-B01"}.get(table.phase, "SR-L01")


def first_answer(table: Table, seat: Seat) -> Reason:
    """What must be answered before anything else."""
    return f'first answer "{prompt(table, seat)}".', "SQ-14"


def flip_reason(table: Table) -> Reason:
    """Why no card can be flipped."""
    if table.phase == "split" or (table.draft and table.draft.token):
        return "in this draft nothing lies face down.", "SR-T01"
    return "no card lies face down near you; you must pick.", "SR-D05"


def launch_reason(table: Table, seat: Seat, card: str) -> Reason:
    """Why a Building cannot be launched."""
    if card not in table.mats[seat].hand or CARD[card].kind != "building":
        return "it is no Building of your hand.", "SR-L03"
    allowed = table.launching.launches if table.launching else []
    if not allowed:
        return "you have launched your 1 Building this turn.", "SR-L02"
    if not any(fits(most, card) for most in allowed):
        return f"your extra launch is for a cost of {max(allowed)} or less.", "SQ-55"
    return pay_reason(card)


def pay_reason(card: str) -> Reason:
    """Why a card cannot be paid for."""
    return f"you cannot pay {icon_words(printed_cost(card))} with your Faction cards and cogs.", "SR-L04"


def attach_reason(table: Table, seat: Seat, card: str) -> Reason:
    """Why an Extension cannot be attached."""
    if card not in table.mats[seat].hand or CARD[card].kind != "extension":
        return "it is no Extension of your hand.", "SR-L08"
    if not table.mats[seat].buildings:
        return "it needs a Building of your own to stand on.", "SR-L08"
    return pay_reason(card) if not can_pay(table, seat, card) else ("it can be attached in your Launch turn.", "SR-L08")


def ability_reason(table: Table, seat: Seat, card: str) -> Reason:
    """Why an ACTIVE ability cannot be used."""
    if card not in cards_of(table.mats[seat]) or not isinstance(ability_of(card), Active):
        return "it is no ACTIVE ability in your airspace that is used as an action.", "SR-L10"
    if card in table.mats[seat].used:
        return "you have used it this turn.", "SQ-27"
    return "it would do nothing now, or you cannot pay for it.", "SQ-42"


def hand_reason(table: Table, seat: Seat, card: str) -> Reason:
    """Why a HAND ability cannot be used."""
    if card not in table.mats[seat].hand or not isinstance(ability_of(card), Hand):
        return "it is no card of your hand with a HAND ability.", "SR-L11"
    if card in playable(table, seat):
        return "it can be used at another moment.", "SQ-33"
    return "its ability is for your Launch turn, or would do nothing now.", "SQ-33"


def claim_reason(table: Table, seat: Seat, benefactor: str) -> Reason | None:
    """Why a Benefactor cannot be claimed; None if it can."""
    mat = table.mats[seat]
    sponsor = next((each for each in table.market if each.card == benefactor), None)
    if sponsor is None and benefactor not in mat.hand:
        return "it is neither in the market nor in your hand.", "SR-B01"
    if not mat.tokens:
        return "all your Benefactor tokens are placed.", "SQ-41"
    if sponsor and seat in sponsor.tokens:
        return "your token lies there already.", "SR-B02"
    if short := lacking(mat, benefactor):
        return f"your airspace lacks {icon_words(short)}.", "SR-B03"
    return None


def trade_reason(table: Table, seat: Seat) -> Reason:
    """Why three cards cannot be discarded for a cog."""
    if len(table.mats[seat].hand) < TRADE:
        return f"you need {TRADE} cards in hand.", "SR-K01"
    return "only at a decision point of your own.", "SQ-14"
