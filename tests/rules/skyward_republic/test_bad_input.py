"""Bad input, one test for each kind: refused with the rule in a sentence, and nothing changed."""

from __future__ import annotations

from rules.skyward_republic.actions import Answer, Attach, Claim, EndTurn, Flip, Launch, Seal, Split, TradeCards
from rules.skyward_republic.effects import ExtraLaunch
from rules.skyward_republic.legal import legal_actions
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
    mine,
    refusal,
    resolve,
    says_why,
    token,
)


def test_a_launch_without_payment() -> None:
    """SR-L04, SQ-17 Without Faction cards or cogs nothing is launched; only the payments offered are taken."""
    table = a_launch()
    mine(table).cogs = 1
    hold(table, "clock-tower", "maker")
    said = refusal(table, Launch("clock-tower"))
    assert says_why(said, "You cannot pay 3 Maker with your Faction cards and cogs", "SR-L04")
    hold(table, "toll-bench")
    paying = do(table, "Launch Toll Bench")
    assert says_why(refusal(paying, Answer(0, "Pay nothing")), "A payment covers every icon", "SR-L04")


def test_a_launch_off_the_grid() -> None:
    """SR-A02 A Building goes next to another, within 2 rows of 4: elsewhere is refused, and so is a false number."""
    table = a_launch()
    build(table, "tea-tower")
    hold(table, "toll-bench")
    placing = do(table, "Launch Toll Bench")
    offered = legal_actions(placing, ME)
    for answer in (Answer(len(offered), "Far away"), Answer(0, "Two right of Tea Tower"), Answer(-1, str(offered[-1]))):
        assert says_why(refusal(placing, answer), "It goes next to a Building of yours, within 2 rows of 4", "SR-A02")


def test_a_fifth_building_in_a_row() -> None:
    """SR-A02, SQ-19 The grid is 4 wide: a fifth place in a row is not offered, and refused by name."""
    table = a_launch()
    for card in ("tea-tower", "world-fair", "clock-tower", "brass-shed"):
        build(table, card)
    hold(table, "toll-bench")
    placing = do(table, "Launch Toll Bench")
    assert not any("Right of Brass Shed" in str(each) for each in legal_actions(placing, ME))
    assert "(SR-A02)" in refusal(placing, Answer(0, "Right of Brass Shed"))


def test_a_second_building() -> None:
    """SR-L02, SQ-55 A second Building without an extra launch, or one too dear for it."""
    table = a_launch()
    hold(table, "toll-bench", "clock-tower", *["maker"] * 3)
    table = do(table, "Launch Toll Bench", "Pay 1 cog")
    assert says_why(refusal(table, Launch("clock-tower")), "You have launched your 1 Building this turn", "SR-L02")
    said = refusal(resolve(table, ExtraLaunch(2)), Launch("clock-tower"))
    assert says_why(said, "Your extra launch is for a cost of 2 or less", "SQ-55")


def test_attaching_to_the_building_of_another() -> None:
    """SR-L08 An Extension goes on a Building of one's own: not on another's, and not on none."""
    table = a_launch()
    hold(table, "landing-pad")
    build(table, "tea-tower", seat=YOU)
    said = refusal(table, Attach("landing-pad"))
    assert says_why(said, "It needs a Building of your own to stand on", "SR-L08")
    build(table, "clock-tower")
    build(table, "toll-bench")
    said = refusal(do(table, "Attach Landing Pad"), Answer(2, "On Tea Tower"))
    assert says_why(said, "An Extension goes on a Building of your own", "SR-L08")


def test_claiming_below_the_threshold() -> None:
    """SR-B03 With an icon short; what is lacking is said."""
    table = a_claim(2, "night-school")
    build(table, "patient-telescope")
    assert says_why(refusal(table, Claim("night-school")), "Your airspace lacks 1 Preserver", "SR-B03")


def test_claiming_twice() -> None:
    """SR-B02, SR-B01 A second token on the same Benefactor, and a second Benefactor in a round."""
    table = a_claim(2, "night-school", "solar-pact")
    for card in ("patient-telescope", "sunrise-allotment", "clock-tower"):
        build(table, card)
    token(table, "night-school", ME)
    assert says_why(refusal(table, Claim("night-school")), "Your token lies there already", "SR-B02")
    claimed = do(table, "Claim no")
    assert says_why(refusal(claimed, Claim("solar-pact")), "It is the turn of another player", "SR-B01")


def test_fewer_than_three_for_a_cog() -> None:
    """SR-K01, SQ-14 With two cards nothing begins; a trade begun takes three, and nothing comes between."""
    table = a_launch()
    hold(table, "seer", "maker")
    assert says_why(refusal(table, TradeCards()), "You need 3 cards in hand", "SR-K01")
    hold(table, "collective", "tea-tower")
    begun = do(table, "Discard 3", "Discard Maker", "Discard Seer")
    assert says_why(refusal(begun, Answer(0, "That is enough")), "Pick 3 cards of your own hand", "SR-K01")
    assert "(SQ-14)" in refusal(begun, EndTurn())
    assert says_why(refusal(a_cleanup_trade(), Seal(0)), "You keep up to 7 cards, and 3 make a cog", "SR-B06")


def a_cleanup_trade() -> Table:
    """A clean-up in which 2 of 3 cards for a cog are chosen."""
    table = a_claim()
    hold(table, *["seer"] * 9)
    table = do(do(table, "Claim no"), "Claim no", seat=YOU)
    return do(table, "Discard 3", "Discard Seer", "Discard Seer")


def test_flipping_after_picking() -> None:
    """SR-D10, SR-D05 Who has picked is out of the draft; who has nothing face down must pick."""
    table = a_draft(3, ("seer",), ("maker",), ("seer",), near=((), ("maker",), ()))
    assert says_why(refusal(table, Flip()), "No card lies face down near you; you must pick", "SR-D05")
    picked = do(table, "Pick pile 1")
    assert refusal(picked, Flip()) == "You have picked and are out of this draft (SR-D10)."


def test_a_split_with_an_empty_group() -> None:
    """SQ-12, SR-AT08 All cards in one group are refused, by number and as they lie."""
    table = a_table(2, two_player_draft_variant=True)
    assert says_why(refusal(table, Split((8, 0))), "Each group needs at least 1 card", "SQ-12")
    assert table.draft is not None
    first, second = table.draft.piles
    first.cards, second.cards = [*first.cards, *second.cards], []
    for sizes in ((8, 0), (0, 8), (4, 4)):
        assert says_why(refusal(table, Split(sizes)), "Each group needs at least 1 card", "SQ-12")
