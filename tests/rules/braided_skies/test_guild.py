"""The Free Flyer's Guild: its market, its refresh, and outfittings placed on the mat (BS-P03 to P09)."""

from __future__ import annotations

from rules.braided_skies.refusals import refused
from tests.rules.braided_skies.building import ME, a_table, at_port, do, put, says, tokens_of, told
from tests.rules.braided_skies.dealing import deal, fit

GUILD = "Deploy the yellow ship to Free Flyer's Guild"
MARKET_CARDS = ["semaphore-mast", "pennant-gallery", "singing-samovar", "souvenir-loom"]


def test_the_guild_costs_grit_and_yellow() -> None:
    """BS-P03 Free Flyer's Guild: 1 grit and a yellow tapstone; without either it is closed."""
    table = a_table()
    put(table, "YB")
    assert GUILD in says(table)
    after = do(table, GUILD)
    assert (after.mats[ME].grit, tokens_of(after)) == (1, "B")
    table.mats[ME].grit = 0
    assert GUILD not in says(table)
    table.mats[ME].grit, table.mats[ME].rows[0][-2].tokens = 2, [""]
    assert GUILD not in says(table)


def test_the_refresh_of_the_market() -> None:
    """BS-P04, BS-AT21 Before choosing, the oldest card may go; the others slide and a new one comes top left."""
    table = a_table()
    put(table, "Y")
    table.guild = MARKET_CARDS.copy()
    table.outfittings += ["gossip-porthole", "honest-scales"]  # the top is the last
    asked = do(table, GUILD, "Discard Souvenir Loom")
    assert asked.guild == ["honest-scales", *MARKET_CARDS[:3]]
    assert asked.mats[ME].grit == table.mats[ME].grit - 1
    after = do(asked, "Take Pennant Gallery", "Place it in the red row")
    assert after.guild == ["gossip-porthole", "honest-scales", "semaphore-mast", "singing-samovar"]
    assert after.outfitting_discards == ["souvenir-loom"]


def test_the_refresh_is_offered_once() -> None:
    """BQ-54 The refresh is optional, comes after paying, once a deploy, and the card goes to the discards."""
    table = a_table()
    put(table, "Y")
    oldest = table.guild[-1]
    asked = do(table, GUILD)
    assert tokens_of(asked) == ""
    assert len(says(asked)) == 2
    assert "Keep the market" in says(asked)
    again = do(asked, "Discard")
    assert all(each.startswith("Take ") for each in says(again))
    assert again.outfitting_discards == [oldest]


def test_a_refresh_with_an_empty_deck() -> None:
    """BQ-55, BS-P09 The card is discarded first; then all discards, it among them, are shuffled into a new deck."""
    table = a_table()
    put(table, "Y")
    oldest = table.guild[-1]
    table.outfittings, table.outfitting_discards = [], []
    after = do(table, GUILD, "Discard")
    assert after.guild[0] == oldest
    assert (after.outfittings, after.outfitting_discards) == ([], [])


def test_taking_an_outfitting() -> None:
    """BS-P05, BS-AT30 A card goes to the leftmost space of a row; its benefit is gained; the market refills at once."""
    table = a_table()
    put(table, "Y", row=2)
    table.guild = MARKET_CARDS.copy()
    table.outfittings.append("gossip-porthole")
    after = do(table, GUILD, "Keep", "Take Pennant Gallery", "Place it in the red row: gain 1 grit")
    assert after.guild == ["gossip-porthole", "semaphore-mast", "singing-samovar", "souvenir-loom"]
    assert after.mats[ME].rows[2][-1].card == "pennant-gallery"
    assert after.mats[ME].rows[2][-1].tokens == ["", "", ""]
    assert after.mats[ME].grit == 2 - 1 + 1


def test_the_second_space_of_a_row() -> None:
    """BQ-51 Each row fills from the left by itself; the row is the player's choice; printed outfittings stay."""
    table = a_table()
    put(table, "Y")
    fit(table, "yellow", "honest-scales")
    fit(table, "blue", "gossip-porthole")
    fit(table, "blue", "souvenir-loom")
    asked = do(table, GUILD, "Keep", "Take")
    assert [each.partition(": ")[2] for each in says(asked)] == ["draw an encounter", "gain 2 fame", "gain 1 grit"]
    after = do(asked, "Place it in the yellow")
    assert len(after.mats[ME].encounters) == 1
    assert [placed.card for placed in after.mats[ME].rows[0][:2]] == ["printed-story-hour", "printed-engines-culture"]


def test_the_covered_benefit_comes_before_the_refill() -> None:
    """BQ-29 The covered benefit is gained once, straight after placing and before the market is refilled."""
    table = a_table()
    put(table, "Y")
    fit(table, "yellow", "honest-scales")
    after = do(table, GUILD, "Keep", "Take", "Place it in the yellow")
    news = told(after)
    assert news.index("draws") < news.index("comes to the Guild's market")
    assert len(after.mats[ME].encounters) == 1
    assert says(after)[-1] == "End your turn"


def test_a_full_mat_closes_the_guild() -> None:
    """BS-P06, BS-AT20 With no empty space on the mat the Guild is not among the legal deploys."""
    table = a_table()
    put(table, "Y")
    for flag in ("yellow", "blue", "red"):
        for card in ("honest-scales", "gossip-porthole", "souvenir-loom"):
            fit(table, flag, card)
    assert GUILD not in says(table)
    assert ("Deploy to Free Flyer's Guild", "BS-P06") in [(each.what, each.rule) for each in refused(table, ME)]
    table.mats[ME].rows[1].pop()
    assert GUILD in says(table)


def test_a_market_that_cannot_be_refilled() -> None:
    """BQ-53 With deck and discards empty places stay empty; the Guild is open while a card is face up."""
    table = a_table()
    put(table, "Y")
    table.outfittings, table.outfitting_discards = [], []
    table.guild = ["honest-scales"]
    assert do(table, GUILD, "Keep", "Place it in the red").guild == []
    table.guild = []
    assert GUILD not in says(table)
    assert ("Deploy to Free Flyer's Guild", "BQ-53") in [(each.what, each.rule) for each in refused(table, ME)]


def test_the_crewmate_at_the_guild() -> None:
    """BS-P07 A crewmate at the Guild brings an encounter card; a harvester brings nothing there."""
    table = a_table()
    put(table, "Y")
    at_port(table, "yellow", None, crewmate=True)
    at_port(table, "red", None, harvester=True)
    turn = ("Keep", "Take", "Place it in the red")
    assert len(do(table, GUILD, *turn).mats[ME].encounters) == 1
    assert do(table, GUILD.replace("yellow", "red"), *turn).mats[ME].encounters == []


def test_an_outfitting_gained_elsewhere_is_the_top_of_the_deck() -> None:
    """BS-P08 Any other outfitting gained is the top card of the deck, shown, placed, paying what it covers."""
    table = a_table()
    deal(table, 20)
    table.outfittings.append("honest-scales")
    market = table.guild.copy()
    asked = do(table, "Play Bankrupt Shipwright", "B")
    assert "draws Honest Scales" in told(asked)
    after = do(asked, "Place it in the blue")
    assert (after.mats[ME].rows[1][-1].card, after.mats[ME].grit, after.guild) == ("honest-scales", 1, market)


def test_the_discards_become_a_new_deck() -> None:
    """BS-P09 When the outfitting deck is empty the discards are shuffled into a new one."""
    table = a_table()
    put(table, "Y")
    table.outfittings, table.outfitting_discards = [], ["honest-scales", "gossip-porthole", "souvenir-loom"]
    after = do(table, GUILD, "Keep", "Take", "Place it in the red")
    assert after.outfitting_discards == []
    assert {after.guild[0], *after.outfittings} == {"honest-scales", "gossip-porthole", "souvenir-loom"}
