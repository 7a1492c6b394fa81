"""Encounter cards: drawn, kept, and played two a turn (BS-E)."""

from __future__ import annotations

import pytest

from rules.braided_skies.play import legal_actions
from rules.braided_skies.refusals import refused
from rules.braided_skies.seeing import view
from rules.braided_skies.table import Table
from rules.braided_skies.terms import FLAGS
from tests.rules.braided_skies.building import (
    ME,
    YOU,
    a_table,
    at_port,
    do,
    fill,
    next_dice,
    put,
    says,
    step_to,
    tokens_of,
    top_wonder,
)
from tests.rules.braided_skies.dealing import clear_clouds, deal, fit, own


def with_cards(*cards: int) -> Table:
    """A table with these cards in front of seat 0."""
    table = a_table()
    deal(table, *cards)
    return table


def blocked(table: Table) -> None:
    """No open slot on the mat of seat 0, and nothing on it that pays a port."""
    table.mats[ME].rows = [[], [], []]
    for flag in FLAGS:
        fit(table, flag, "crew-story-hour-1", "Y")


def test_drawn_cards_lie_face_up_without_limit() -> None:
    """BS-E01 Drawn cards lie face up for all to see, and there is no hand limit."""
    table = with_cards(*range(1, 21))
    assert view(table, YOU).mats[ME].encounters == tuple(range(1, 21))
    assert len([each for each in says(table) if each.startswith("Play")]) == 20


def test_a_card_is_played_by_discarding_it() -> None:
    """BS-E02 A card is played by discarding it; one of its two options is chosen."""
    table = with_cards(6)
    asked = do(table, "Play Rival")
    assert asked.mats[ME].encounters == []
    assert asked.encounter_discards[-1] == 6
    assert says(asked) == ["A: Gain 2 grit", "B: Gain 2 fame"]
    assert do(asked, "A").mats[ME].grit == 4
    assert do(asked, "B").mats[ME].fame == 2


def test_an_option_that_costs_grit() -> None:
    """BS-E02, BQ-36 Some options cost grit; without it that option is not offered."""
    table = with_cards(13)
    put(table, "-")
    assert (do(table, "Play Echo", "B").mats[ME].grit, do(table, "Play Echo", "B").mats[ME].fame) == (1, 3)
    table.mats[ME].grit = 0
    assert not [each for each in says(do(table, "Play Echo")) if each.startswith("B")]


def test_two_cards_a_turn() -> None:
    """BS-E03, BQ-31 At most 2 cards in a turn, deploy or recall, before and during the main action together."""
    table = with_cards(6, 4, 13)
    at_port(table, "yellow", "zephyr")
    at_port(table, "blue", "geyser")
    after = do(table, "Play Rival", "A", "Recall", "Bring the yellow", "Play Homesick", "A", "Bring the blue", "Finish")
    assert says(after) == ["End your turn"]
    assert {each.what: each.rule for each in refused(after, ME)}["Play Echo Collector"] == "BQ-31"
    fresh = do(after, "End")
    fresh.turn = ME
    assert "Play Echo Collector" in says(fresh)


def test_played_in_the_turn_it_was_gained() -> None:
    """BS-E03 A card may be played in the very turn it was gained."""
    table = a_table()
    put(table, "Y")
    at_port(table, "yellow", None, crewmate=True)
    table.encounters.remove(6)
    table.encounters.append(6)
    after = do(table, "Deploy the yellow ship to Free", "Keep", "Take", "Place it in the red", "Play Rival", "B")
    assert after.mats[ME].fame == 2


def test_the_kinds_of_options() -> None:
    """BS-E04 Options give 2 grit, a tapstone, a tourist, or a one-time ability."""
    assert do(with_cards(1), "Play Stranded", "A").mats[ME].grit == 4
    assert tokens_of(do(with_cards(1), "Play Stranded", "B", "Yellow tapstone to Crew")) == "Y"
    assert tokens_of(do(with_cards(4), "Play Homesick", "B", "Tourist to Crew")) == "T"
    assert do(with_cards(17), "Play Wandering", "B").mats[ME].tracks == [1, 0, 0]


@pytest.mark.parametrize("slot", ["Crew Story Hour, yellow row (wild)", "Hero's Gauntlet, red row (tourist)"])
def test_a_token_goes_to_any_open_slot(slot: str) -> None:
    """BS-E05, BQ-33 A token gained goes to an open slot of any row without grit."""
    table = with_cards(4)
    table.mats[ME].grit = 0
    after = do(table, "Play Homesick", "B", f"Tourist to {slot}")
    assert (tokens_of(after), after.mats[ME].grit) == ("T", 0)


def test_a_token_is_used_at_once() -> None:
    """BQ-30, BS-E05 While a token is pending only what uses it is legal: slots, and deploys that it pays."""
    table = with_cards(4, 6)
    at_port(table, "blue", "geyser")
    asked = do(table, "Play Homesick", "B")
    assert asked.pending == ["T"]
    assert {each.partition(" to ")[2] for each in says(asked) if each.startswith("Deploy")} == {"Underground Market"}
    assert not [each for each in says(asked) if each.startswith(("Recall", "Play", "End", "Pass"))]
    assert [each.rule for each in refused(asked, ME) if each.what == "Play Rival Signwriter"] == ["BQ-30"]


def test_an_option_whose_token_has_no_use() -> None:
    """BQ-30, BQ-36 An option whose token could go neither to a slot nor to a payment is not offered."""
    table = with_cards(1, 25)
    blocked(table)
    assert says(do(table, "Play Stowaway")) == ["A: Gain 2 grit", "B: Gain a tourist"]  # it would pay the Market
    for ship in table.mats[ME].ships:
        ship.port = "market"
    after = do(table, "Play Stowaway")
    assert (after.mats[ME].grit, after.pending) == (4, [])  # the only option left was taken


def test_a_colour_of_no_use_is_not_offered() -> None:
    """BQ-30 Of a tapstone of any colour only the colours are offered that can be placed or paid."""
    table = with_cards(13)
    blocked(table)
    fit(table, "yellow", "crew-story-hour-2")
    for ship in table.mats[ME].ships:
        ship.port = "market"
    after = do(table, "Play Echo", "A")
    assert tokens_of(after) == "BYYY"


def test_the_discards_become_a_new_deck() -> None:
    """BS-E06 When the encounter deck is empty the discards are shuffled into a new one."""
    table = with_cards(9)
    table.encounters, table.encounter_discards = [], [1, 2, 3]
    after = do(table, "Play Pigeon", "B")
    assert after.mats[ME].encounters[0] in (1, 2, 3, 9)
    assert sorted([*after.mats[ME].encounters, *after.encounters]) == [1, 2, 3, 9]
    assert after.encounter_discards == []


def test_sources_of_cards() -> None:
    """BS-E07 Cards come from the culture track, wonders, outfittings, outposts, the Guild's crewmate and the die."""
    table = a_table()
    clear_clouds(table)
    table.ports[2].outpost_tile, table.ports[2].owners = "crossroads-inn", [ME]
    at_port(table, "red", None, harvester=True)
    next_dice(table, None)
    assert len(do(table, "Deploy the red ship to Magnus").mats[ME].encounters) == 2  # the die and the outpost
    own(table, "kettle-hall")
    at_port(table, "yellow", "zephyr")
    fit(table, "yellow", "gossip-porthole", "T", "B")
    assert len(do(table, "Recall", "Captain to Kettle").mats[ME].encounters) == 1
    recall = do(table, "Recall", "Captain to Kettle", "Activate Gossip")
    assert len(recall.mats[ME].encounters) == 2  # the wonder and the outfitting
    top_wonder(table, "feast-on-ladders")
    put(table, "YRTT", row=1)
    bought = do(table, "Deploy the blue ship to Culture Port", "Pay the tourist", "Pay the tourist")
    while "End your turn" not in says(bought):
        bought = do(bought, next(each for each in says(bought) if not each.startswith("Play")))
    assert len(bought.mats[ME].encounters) >= 2  # step 1 of the culture track and the instant benefit


def test_a_token_from_a_track_or_a_space_is_placed_or_lost() -> None:
    """BQ-33 A token gained outside a visit goes to an open slot of any row free of grit, else it is lost."""
    table = a_table()
    own(table, "leaning-stones")
    at_port(table, "yellow", "zephyr")
    asked = do(table, "Recall", "Captain to Leaning", "Gain a blue")
    assert "Blue tapstone to Legend Lamplight, blue row (blue)" in says(asked)
    blocked(table)
    lost = do(table, "Recall", "Captain to Leaning")
    assert tokens_of(lost) == "YYY"


def test_only_in_ones_own_turn() -> None:
    """BQ-32 Cards are played only in one's own turn: nobody has a window in another's."""
    table = with_cards(6)
    deal(table, 4, seat=YOU)
    assert legal_actions(table, YOU) == ()
    after = do(table, "Deploy the red ship to Magnus", "Tourist to Crew", "End")
    assert legal_actions(after, ME) == ()
    assert "Play Homesick Tenor" in says(after, YOU)


def test_which_options_may_be_chosen() -> None:
    """BQ-36 Only options that can be paid and can have an effect at least in part."""
    table = with_cards(7, 6, 23)
    table.mats[ME].grit = 10
    blocked(table)
    for ship in table.mats[ME].ships:
        ship.port = "market"
    playable = [each for each in says(table) if each.startswith("Play")]
    assert playable == ["Play Rival Signwriter"]  # no harvester, no outpost, no slot
    assert do(table, "Play Rival").mats[ME].fame == 2  # 2 grit would be lost above 10
    assert {each.rule for each in refused(table, ME) if each.what.startswith("Play")} == {"BQ-36"}


def test_windows_for_cards() -> None:
    """BQ-82, BS-T07 Before the main action, at each decision of it, and after it, until the turn is ended."""
    table = with_cards(6)
    fill(table, "red", 0, "R", "")
    before = says(table)
    asked = do(table, "Deploy the red ship to Magnus")
    during = says(asked)
    after = says(do(asked, "Tourist to Hero"))
    assert all("Play Rival Signwriter" in each for each in (before, during, after))
    resumed = do(asked, "Play Rival", "B")
    assert says(resumed) == [each for each in during if not each.startswith("Play")]
    assert "End your turn" in after


def test_no_window_in_the_middle_of_a_card() -> None:
    """BQ-82 A card's effect is finished before another can be played."""
    table = with_cards(6, 16)
    step_to(table, "adventure", 4)
    asked = do(table, "Play One-Boot", "B")
    assert says(asked)[-1] == "Place no outpost"
    assert not [each for each in says(asked) if each.startswith("Play")]
    assert "Play Rival Signwriter" in says(do(asked, "Place no outpost"))


def test_the_first_card_in_the_first_turn() -> None:
    """BQ-79 The encounter card of the set-up may be played in the first turn."""
    table = with_cards(6)
    assert table.turns == 0
    assert do(table, "Play Rival", "A").mats[ME].grit == 4


def test_grit_of_a_card_pays_a_cost_in_the_same_turn() -> None:
    """BQ-28 Gain before cost is fine: the card's 2 grit pay the Guild."""
    table = with_cards(6)
    put(table, "Y")
    table.mats[ME].grit = 0
    guild = "Deploy the yellow ship to Free"
    assert not [each for each in says(table) if each.startswith(guild)]
    after = do(table, "Play Rival", "A", guild)
    assert after.mats[ME].grit == 1


def test_grit_of_a_card_carries_cargo_to_another_row() -> None:
    """BQ-82, BS-K14 A card drawn in a visit may be played before the cargo is left behind, and its grit used."""
    table = a_table()
    clear_clouds(table)
    table.mats[ME].rows[1], table.mats[ME].grit = [], 0
    at_port(table, "blue", None, harvester=True)
    next_dice(table, None)
    table.encounters.remove(6)
    table.encounters.append(6)
    asked = do(table, "Deploy the blue ship to Rainbow Geyser", "Gain a blue")
    assert says(asked) == ["Leave the rest at the port", "Play Rival Signwriter"]
    after = do(asked, "Play Rival", "A", "Blue tapstone to Crew Story Hour, yellow row (wild), 1 grit")
    assert (tokens_of(after), after.mats[ME].grit) == ("B", 1)
