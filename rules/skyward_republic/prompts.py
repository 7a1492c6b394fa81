"""What a seat is asked, in a sentence, phase by phase."""

from __future__ import annotations

from rules.core.questions import Seat
from rules.core.words import some
from rules.skyward_republic.agenda import open_question
from rules.skyward_republic.benefactors import claimable_market, claimable_private
from rules.skyward_republic.cleanup import remaining, sealed_of
from rules.skyward_republic.drafting import groups, zone
from rules.skyward_republic.gaining import names
from rules.skyward_republic.legal import to_act
from rules.skyward_republic.sealing import PROMPTS
from rules.skyward_republic.table import Table
from rules.skyward_republic.terms import HAND_LIMIT, TRADE

CONFIRM = "Confirm your choice; it shows when all have answered."


def prompt(table: Table, seat: Seat) -> str:
    """What a seat is asked, in a sentence; "" if nothing."""
    if seat not in to_act(table):
        return ""
    asked = open_question(table)
    return asked[1].prompt if asked else phase_prompt(table, seat)


def phase_prompt(table: Table, seat: Seat) -> str:
    """What a phase asks of a seat."""
    match table.phase:
        case "benefactor draft":
            chosen = len(sealed_of(table, seat).chosen)
            return PROMPTS[chosen] if chosen < len(PROMPTS) else CONFIRM
        case "draft":
            return draft_prompt(table, seat)
        case "split":
            return f"{groups(table)} Split them as you like: the other player takes one group, you the other."
        case "launch":
            return launch_prompt(table)
        case "benefactor":
            return benefactor_prompt(table, seat)
        case _:
            return cleanup_prompt(table, seat)


def launch_prompt(table: Table) -> str:
    """What is left of a Launch turn."""
    left = len(table.launching.launches) if table.launching else 0
    if not left:
        return "You have launched. Attach Extensions, use abilities, or end your turn."
    return f"Launch {some(left, 'Building')}, attach Extensions and use abilities, in any order; then end your turn."


def benefactor_prompt(table: Table, seat: Seat) -> str:
    """Claim or pass; where nothing can be claimed, that it is so."""
    if claimable_market(table, seat) or claimable_private(table, seat):
        return "Claim 1 Benefactor, or none."
    return "There is no Benefactor you can claim now."


def draft_prompt(table: Table, seat: Seat) -> str:
    """Flip or pick."""
    if zone(table).token:
        return "Pick a group; the other one goes to the Warden."
    near = len(table.mats[seat].near)
    lying = "1 card lies" if near == 1 else f"{near} cards lie"
    return f"Flip a card or pick a pile; {lying} face down near you." if near else "Pick a pile."


def cleanup_prompt(table: Table, seat: Seat) -> str:
    """How many cards are still to be chosen."""
    sealed = sealed_of(table, seat)
    chosen = [*sealed.trades, *sealed.chosen]
    so_far = f" Chosen: {names(chosen)}." if chosen else ""
    if sealed.trading:
        return f"Card {len(sealed.trades) % TRADE + 1} of {TRADE} to discard for a cog?{so_far}"
    over = remaining(table, seat) - HAND_LIMIT
    if over > 0:
        return f"Discard down to {HAND_LIMIT}: {some(over, 'more card')}.{so_far} It shows when all have answered."
    return f"{CONFIRM}{so_far}"
