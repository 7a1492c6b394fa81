"""What a seat is asked, and what it is told follows: the words of prompts, hints and whispers."""

from __future__ import annotations

from rules.skyward_republic.hints import hint
from rules.skyward_republic.prompts import prompt
from rules.skyward_republic.table import Table
from tests.rules.skyward_republic.building import (
    ME,
    YOU,
    a_claim,
    a_draft,
    a_launch,
    a_table,
    build,
    do,
    hold,
    the,
    told,
)


def follows(table: Table, words: str) -> str:
    """The hint of the action that begins so."""
    return hint(table, ME, the(table, words))


def test_a_launch_turn_says_what_is_left() -> None:
    """SR-L01, SR-L02 What may be done, in any order, and that the turn is ended by its player."""
    table = a_launch()
    assert (
        prompt(table, ME) == "Launch 1 Building, attach Extensions and use abilities, in any order; then end your turn."
    )
    hold(table, "toll-bench", "maker")
    assert follows(table, "Launch Toll Bench").startswith("Pay Maker, or as you choose: ")
    launched = do(table, "Launch Toll Bench", "Pay 1 cog")
    assert prompt(launched, ME) == "You have launched. Attach Extensions, use abilities, or end your turn."


def test_a_benefactor_turn_says_whether_there_is_a_choice() -> None:
    """SR-B01, SR-B05 With nothing to claim it is said; a Benefactor of one's hand is open to others once claimed."""
    table = a_claim(2, "solar-pact")
    assert prompt(table, ME) == "There is no Benefactor you can claim now."
    build(table, "patient-telescope")
    build(table, "sunrise-allotment")
    hold(table, "night-school")
    assert prompt(table, ME) == "Claim 1 Benefactor, or none."
    assert follows(table, "Claim Night School") == "2 VP. Draw 2 cards. Others may claim it from then on."


def test_the_cards_near_a_player_are_told_as_they_lie() -> None:
    """SR-D05, SR-D08 One card lies, two cards lie; after a pick they are flipped onto the other piles."""
    one = a_draft(2, ("seer",), ("maker",), near=(("tea-tower",), ()))
    assert prompt(one, ME) == "Flip a card or pick a pile; 1 card lies face down near you."
    assert follows(one, "Pick pile 1").endswith("then the card near you is flipped onto the other piles.")
    two = a_draft(2, ("seer",), ("maker",), near=(("tea-tower", "toll-bench"), ()))
    assert prompt(two, ME) == "Flip a card or pick a pile; 2 cards lie face down near you."
    assert follows(two, "Pick pile 1").endswith("then the 2 cards near you are flipped onto the other piles.")


def test_a_split_says_what_each_card_is() -> None:
    """SR-T01 to T04 The cards that are moved, and what the token brings."""
    table = a_table(two_player_draft_variant=True)
    assert follows(table, "Move ")
    assert "becomes the Warden" in follows(table, "Put the Warden token")
    assert follows(table, "Offer") == "The other player takes one of the groups, and you have the other."


def test_who_must_discard_is_told_to_all_and_a_choice_only_to_who_made_it() -> None:
    """SR-B06, SQ-44 Hand sizes are open; that one has answered is whispered while others still choose."""
    table = a_claim()
    hold(table, *["maker"] * 8)
    hold(table, *["seer"] * 8, seat=YOU)
    table = do(do(table, "Claim no"), "Claim no", seat=YOU)
    assert "{0} and {1} hold more than 7 cards: some are discarded now." in told(table)
    table = do(table, "Discard Maker", "Confirm")
    assert told(table) == told(table, YOU) == ""
    assert told(table, ME) == "Your choice is made; it shows when all have answered."


def test_a_critter_costs() -> None:
    """SR-P04 Negative VP are lost, not scored."""
    table = do(a_draft(2, ("appointed-goose",), ("maker",)), "Pick pile 1")
    assert "{0} loses 1 VP for Appointed Goose." in told(table)
