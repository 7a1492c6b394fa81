"""Paying tokens: which slots give them up, and encounters as part of a payment (BS-P12, BQ-12, BQ-30)."""

from __future__ import annotations

import pytest

from rules.braided_skies.refusals import refused
from rules.braided_skies.table import Table
from tests.rules.braided_skies.building import (
    ME,
    a_table,
    at_port,
    do,
    put,
    says,
    tokens_of,
    told,
    top_wonder,
)
from tests.rules.braided_skies.dealing import deal, fit, own

FESTIVAL = "Deploy the yellow ship to Tomtom Festival"
CULTURE = "Deploy the yellow ship to Culture Port"
GUILD = "Deploy the yellow ship to Free Flyer's Guild"
FLAGON = "Deploy the yellow ship to Cracked Flagon"


def with_cards(*cards: int, tokens: str = "", grit: int = 2) -> Table:
    """A table with cards and tokens of seat 0, and no open slot for more."""
    table = a_table()
    table.mats[ME].rows = [[], [], []]
    table.mats[ME].grit = grit
    put(table, tokens)
    deal(table, *cards)
    return table


def test_which_slots_give_up_their_tokens() -> None:
    """BS-P12, BQ-12 Where several tokens could pay, the player chooses which slots give them up."""
    table = with_cards(tokens="RR")
    fit(table, "blue", "singing-samovar", "B", "R")
    asked = do(table, FLAGON)
    assert len(says(asked)) == 3
    after = do(asked, "Pay the red tapstone of Singing Samovar, blue row")
    assert (after.mats[ME].rows[1][0].tokens, tokens_of(after)) == (["B", ""], "BRR")


def test_where_only_one_way_exists_it_is_not_asked() -> None:
    """BS-P12 Where only one token can pay, it pays without a question, and lies in the supply again."""
    table = with_cards(tokens="RY")
    after = do(table, FLAGON)
    assert says(after)[0].startswith("Install the crewmate")
    assert tokens_of(after) == "Y"


def test_a_port_one_cannot_pay() -> None:
    """BQ-01 A deploy to a wonder or special port one cannot pay is illegal."""
    table = with_cards(tokens="YY")
    top_wonder(table, "paper-observatory")
    assert CULTURE not in says(table)
    assert {each.what: each.rule for each in refused(table, ME)}["Deploy to Culture Port"] == "BS-W01"
    put(table, "T")
    assert CULTURE in says(table)


def test_a_card_that_may_still_be_played_counts() -> None:
    """BQ-30, BQ-01 A deploy is legal if slots and the tokens of cards that may still be played cover its cost."""
    table = with_cards(4, 25, tokens="TT")
    assert FESTIVAL in says(table)
    asked = do(table, FESTIVAL)
    assert says(asked) == ["Play Homesick Tenor", "Play Stowaway Poet"]  # playing them is part of paying
    asked = do(asked, "Play Homesick", "Pay the tourist")
    assert says(asked) == ["Play Stowaway Poet"]
    after = do(asked, "Play Stowaway", "Pay the tourist")
    assert told(after).count("pays a tourist") == 1
    assert (after.mats[ME].fame, tokens_of(after)) == (9, "")


def test_a_card_too_few() -> None:
    """BQ-30, BQ-31 Cards count only as far as two may be played in the turn."""
    table = with_cards(4, 25, 12, tokens="T")
    assert FESTIVAL not in says(table)
    put(table, "T")
    assert FESTIVAL in says(table)
    table.plays = 1
    assert FESTIVAL not in says(table)


def test_only_the_option_that_completes_the_payment() -> None:
    """BQ-30 While a payment waits for a card, an option that would leave it unpaid is not offered."""
    table = with_cards(25, tokens="TTT")
    asked = do(table, FESTIVAL, "Play Stowaway")
    assert (asked.mats[ME].grit, asked.pending) == (2, ["T"])  # the only option left was taken
    assert do(asked, "Pay the tourist").mats[ME].fame == 9


def test_the_grit_of_port_and_card_together() -> None:
    """BQ-30 A card that itself costs grit counts only if that grit is left after the port's own."""
    card = 22  # pay 1 grit for a tourist, or a yellow tapstone
    table = with_cards(11, tokens="TT", grit=1)
    assert FESTIVAL in says(table)
    table.mats[ME].grit = 0
    assert FESTIVAL not in says(table)
    assert GUILD in says(with_cards(card, grit=1))
    pair = with_cards(5, grit=1)  # a tapstone of any colour, or 1 grit for two of one colour
    assert GUILD in says(pair)


def test_placed_or_paid_by_choice() -> None:
    """BQ-30 The token goes to an open slot or into the payment being made, by the player's choice."""
    table = with_cards(4, tokens="TTTTT-")
    asked = do(table, FESTIVAL, "Play Homesick", "B")
    assert says(asked) == ["Pay the tourist", "Tourist to Spare Rack no. 6, yellow row (wild)"]
    paid = do(asked, "Pay the tourist")
    assert tokens_of(paid) == "TTTTT"
    kept = do(asked, "Tourist to Spare Rack no. 6")
    assert tokens_of(kept) == "TTTTTT"
    assert says(kept)[0].startswith("Pay the tourist of Spare Rack")


def test_a_colour_that_spoils_the_payment_is_not_offered() -> None:
    """BQ-30 Of a tapstone of any colour only what the payment can use is offered."""
    table = with_cards(21, tokens="T-")
    top_wonder(table, "paper-observatory")
    asked = do(table, CULTURE, "Play Marble")
    assert asked.pending == ["Y"]  # neither 2 grit nor another colour was offered
    assert says(do(table, "Play Marble", "A")) == [f"Gain a {colour} tapstone" for colour in ("yellow", "blue", "red")]


def test_a_token_in_hand_is_not_lost_for_a_deploy() -> None:
    """BQ-30 With a token pending only deploys it pays are legal; the token pays before any slot does."""
    table = with_cards(1, tokens="YB")
    asked = do(table, "Play Stranded", "B")
    ports = {each.partition(" to ")[2] for each in says(asked) if each.startswith("Deploy")}
    assert ports == {"Underground Market", "Free Flyer's Guild"}
    after = do(asked, GUILD)
    assert tokens_of(after) == "BY"
    assert after.pending == []


def test_two_tokens_of_one_card() -> None:
    """BQ-30 A card that gives two tokens pays with what is needed; the other goes to a slot or is lost."""
    table = with_cards(11, tokens="TTT")
    asked = do(table, FESTIVAL, "Play Overbooked", "Pay the tourist")
    assert asked.mats[ME].fame == 0  # the other tourist is placed first
    after = do(asked, "Tourist to Spare Rack no. 2", "Advance")
    assert (after.mats[ME].fame, tokens_of(after), after.pending) == (9, "T", [])
    full = with_cards(11)
    lost = do(full, "Play Overbooked", "B", "Deploy the yellow ship to Underground", "A tapstone or tourist")
    assert "no open slot" in told(lost)
    assert (lost.mats[ME].fame, tokens_of(lost), lost.pending) == (1, "", [])


def test_a_card_pays_for_another_card() -> None:
    """BQ-30 A token of an encounter may meet a wonder's "pay a token" in a recall."""
    table = with_cards(4)
    own(table, "bottomless-slide")
    at_port(table, "red", "carousel")
    asked = do(table, "Recall", "Captain to Bottomless")
    after = do(asked, "Play Homesick")
    assert (after.mats[ME].fame, after.plays) == (3, 1)


@pytest.mark.parametrize(("tokens", "legal"), [("YBT", True), ("YB", False), ("YYB", False)])
def test_what_a_wonder_costs(tokens: str, legal: bool) -> None:
    """BQ-01, BQ-30 Each token of the cost must be there, or come from a card: with card 4 a tourist is not wanting."""
    table = with_cards(tokens=tokens)
    top_wonder(table, "borrowed-library")
    assert (CULTURE in says(table)) is legal
    deal(table, 4)
    assert CULTURE in says(table)


def test_the_card_played_ends_before_the_payment_goes_on() -> None:
    """BQ-82, BQ-30 A card played while paying is finished first, then the same payment is asked again."""
    table = with_cards(6, tokens="RR")
    asked = do(table, FLAGON)
    before = [each for each in says(asked) if each.startswith("Pay")]
    again = do(asked, "Play Rival", "B")
    assert [each for each in says(again) if each.startswith("Pay")] == before
    assert again.mats[ME].fame == 2
