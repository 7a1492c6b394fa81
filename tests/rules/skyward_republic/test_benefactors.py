"""The Benefactor phase: who may claim what, and what a claim gives (SR-B01 to B05, SQ-35 to SQ-43)."""

from __future__ import annotations

import pytest

from rules.skyward_republic.seeing import view
from rules.skyward_republic.table import Sponsor, Table
from tests.rules.skyward_republic.building import (
    ME,
    START_VP,
    THIRD,
    YOU,
    a_claim,
    a_launch,
    build,
    do,
    fly,
    hold,
    mine,
    on_top,
    says,
    token,
    told,
    yours,
)

NONE = "Claim no Benefactor"


def with_hut(*market: str, seats: int = 2) -> Table:
    """A Benefactor turn of seat 0; everybody has a Building of a Neutral icon."""
    table = a_claim(seats, *market)
    for seat in range(seats):
        build(table, f"hut-{'abcd'[seat]}", seat=(ME, YOU, THIRD)[seat])
    return table


def sponsors(table: Table) -> dict[str, list[int]]:
    """Whose tokens lie on each Benefactor of the market."""
    return {each.card: [*each.tokens] for each in table.market}


def test_one_claim_or_none() -> None:
    """SR-B01 From the Warden clockwise each claims exactly one Benefactor, of the market or the hand, or passes."""
    table = with_hut("grey-friend", "one-maker")
    hold(table, "second-grey")
    assert says(table) == ["Claim Grey Friend", "Claim Second Grey", NONE]
    claimed = do(table, "Claim Grey Friend")
    assert (claimed.turn, says(claimed)) == (YOU, [])
    after = do(claimed, "Claim no", seat=YOU)
    assert (after.round, sponsors(after)) == (2, {"grey-friend": [ME], "one-maker": []})


def test_the_order_of_claims() -> None:
    """SR-B01, SQ-13 The Warden goes first, then clockwise."""
    table = with_hut("grey-friend", seats=3)
    table.warden = table.turn = YOU
    order = []
    while table.phase == "benefactor":
        order.append(table.turn)
        table = do(table, "Claim no", seat=table.turn)
    assert order == [YOU, THIRD, ME]


def test_what_a_claim_needs() -> None:
    """SR-B02, SQ-41 An unused token, the threshold met, and no token of one's own there; with no token one passes."""
    table = with_hut("grey-friend", "one-maker")
    assert "Claim One Maker" not in says(table)
    token(table, "grey-friend", ME)
    assert says(table) == [NONE]
    token(table, "second-grey")
    assert "Claim Second Grey" in says(table)
    mine(table).tokens = 0
    hold(table, "sharer")
    assert says(table) == [NONE]


def test_a_token_is_placed() -> None:
    """SR-B02, SR-S04 A claim places one of the 4 tokens."""
    after = do(with_hut("grey-friend"), "Claim Grey Friend")
    assert (mine(after).tokens, sponsors(after)) == (3, {"grey-friend": [ME]})


def test_the_threshold() -> None:
    """SR-B03, SQ-40 Icons on Buildings and on Extensions count, each kind by itself; more than needed is fine."""
    table = a_claim(2, "two-seers")
    build(table, "seer-house")
    build(table, "maker-mill")
    assert says(table) == [NONE]
    mine(table).buildings[1].extensions = ["seer-storey"]
    assert "Claim Two Seers" in says(table)
    mine(table).buildings[0].extensions = ["seer-storey"]
    assert "Claim Two Seers" in says(table)


def test_an_extension_makes_up_for_the_missing_icon() -> None:
    """SR-AT05, SR-B03 One icon short there is no claim; attaching an Extension with that icon makes it possible."""
    table = a_launch()
    table.market = [Sponsor("two-seers")]
    build(table, "seer-house")
    hold(table, "seer-storey")
    short, met = do(table, "End"), do(table, "Attach Seer Storey", "End")
    short, met = (do(each, "End", seat=YOU) for each in (short, met))
    assert says(short) == [NONE]
    assert mine(do(met, "Claim Two Seers")).vp == START_VP + 1 + 3 + 1


def test_what_does_not_count_for_a_claim() -> None:
    """SQ-40 Faction cards, cogs, Vehicles, Critters and Neutral icons do not make up for a faction's icon."""
    table = a_claim(2, "one-maker")
    build(table, "grey-hall")
    hold(table, "maker", "elite-maker")
    fly(table, "kite", "imp")
    mine(table).cogs = 9
    assert says(table) == [NONE]
    assert view(table, None).mats[ME].claimable == ()


def test_neutral_counts_where_it_is_wanted() -> None:
    """SQ-40 A Neutral requirement wants Neutral icons: a faction's icon does not meet it."""
    table = a_claim(2, "grey-friend")
    build(table, "maker-house")
    assert says(table) == [NONE]
    build(table, "hut-a")
    assert "Claim Grey Friend" in says(table)


def test_nothing_is_spent() -> None:
    """SQ-40 One icon may serve several Benefactors: a claim uses nothing up."""
    table = with_hut("grey-friend", "second-grey")
    after = do(table, "Claim Grey Friend")
    after.turn, after.acted = ME, []
    assert "Claim Second Grey" in says(after)


def test_the_first_and_the_later_claimants() -> None:
    """SR-B04, SR-P01, SQ-35 The first scores VP and has the ability; later ones, as many as there are, the ability."""
    table = with_hut("grey-friend", seats=3)
    for seat in (ME, YOU, THIRD):
        before = table.mats[seat].vp
        table = do(table, "Claim Grey Friend", seat=seat)
        assert table.mats[seat].vp - before == (2 if seat == ME else 0)
        assert table.mats[seat].cogs == 3 + 2
    assert sponsors(table) == {"grey-friend": [ME, YOU, THIRD]}


def test_a_private_claim() -> None:
    """SR-B05 A Benefactor of the hand joins the market with the token, scores alike, and is open to all from then."""
    table = with_hut("one-maker")
    hold(table, "grey-friend")
    assert "Claim Grey Friend" not in says(do(table, "Claim no"), YOU)
    after = do(table, "Claim Grey Friend")
    assert sponsors(after) == {"one-maker": [], "grey-friend": [ME]}
    assert (mine(after).hand, mine(after).vp, mine(after).cogs) == ([], START_VP + 2, 5)
    later = do(after, "Claim Grey Friend", seat=YOU)
    assert (yours(later).vp, yours(later).cogs) == (START_VP, 5)


def test_a_private_claim_needs_its_icons_too() -> None:
    """SR-B05, SR-B03 A Benefactor of the hand is claimed in the same way: not without the icons it wants."""
    table = with_hut("one-maker")
    hold(table, "two-seers")
    assert says(table) == [NONE]


def test_never_full() -> None:
    """SQ-35 With the tokens of three rivals on it a Benefactor has room for the fourth."""
    table = a_claim(4, "grey-friend")
    build(table, "hut-a")
    token(table, "grey-friend", YOU, THIRD)
    token(table, "grey-friend", table.clockwise(THIRD)[1])
    assert "Claim Grey Friend" in says(table)


def test_points_again_after_tokens_are_reclaimed() -> None:
    """SQ-36, SQ-37 A Benefactor whose tokens have all left pays its VP again, to its former claimant too."""
    table = with_hut("taker-back")
    token(table, "grey-friend", ME)
    table = do(table, "Claim Taker Back")
    assert (sponsors(table), mine(table).tokens) == ({"taker-back": [ME], "grey-friend": []}, 3)
    table.turn, table.acted, before = ME, [], mine(table).vp
    again = do(table, "Claim Grey Friend")
    assert mine(again).vp == before + 2


def test_another_token_left_means_no_points() -> None:
    """SQ-36 If a rival's token still lies there, nothing is scored."""
    table = with_hut("taker-back")
    token(table, "grey-friend", ME, YOU)
    table = do(table, "Claim Taker Back")
    table.turn, table.acted, before = ME, [], mine(table).vp
    assert mine(do(table, "Claim Grey Friend")).vp == before


def test_reclaiming_is_a_choice_of_where_and_not_of_whether() -> None:
    """SQ-37 One token comes back from another Benefactor of one's choice: it must, and none from the one claimed."""
    table = with_hut("taker-back", "one-maker")
    token(table, "grey-friend", ME)
    token(table, "second-grey", ME, YOU)
    asked = do(table, "Claim Taker Back")
    assert says(asked) == ["From Grey Friend", "From Second Grey"]
    after = do(asked, "From Second Grey")
    assert sponsors(after) == {"taker-back": [ME], "one-maker": [], "grey-friend": [ME], "second-grey": [YOU]}
    assert mine(after).tokens == 4 - 2 - 1 + 1


def test_nothing_to_reclaim() -> None:
    """SQ-37, SQ-42 With no other token placed the reclaiming is skipped, and the VP are scored."""
    after = do(with_hut("taker-back"), "Claim Taker Back")
    assert (mine(after).tokens, mine(after).vp, after.turn) == (3, START_VP + 3, YOU)


def test_a_card_for_each() -> None:
    """SQ-38 A card a player is revealed, and the claimant gives one to each, themselves included, as they like."""
    table = with_hut("sharer", seats=3)
    on_top(table, "maker", "seer", "preserver")
    asked = do(table, "Claim Sharer")
    assert view(asked, YOU).shown == ("maker", "seer", "preserver")
    assert says(asked) == ["Keep it", "Give it to {1}", "Give it to {2}"]
    after = do(asked, "Give it to {2}", "Keep it")
    assert [mat.hand for mat in after.mats] == [["seer"], ["preserver"], ["maker"]]


def test_a_critter_among_them() -> None:
    """SQ-38, SQ-08 A lightning card is played at once by whoever gets it."""
    table = with_hut("sharer")
    on_top(table, "imp", "maker")
    after = do(table, "Claim Sharer", "Give it to {1}")
    assert (yours(after).sky, yours(after).vp, mine(after).hand) == (["imp"], START_VP - 2, ["maker"])


def test_too_few_cards_to_share() -> None:
    """SQ-38, SQ-42 With fewer cards than players what there is is shared, and the claimant says who gets it."""
    table = with_hut("sharer", seats=3)
    table.deck, table.discards = ["maker"], []
    after = do(table, "Claim Sharer", "Give it to {1}")
    assert [mat.hand for mat in after.mats] == [[], ["maker"], []]
    empty = with_hut("sharer")
    empty.deck, empty.discards = [], []
    assert do(empty, "Claim Sharer").turn == YOU


def test_the_benefactor_deck_runs_out() -> None:
    """SQ-39 The pile of discarded Benefactors is shuffled when the Benefactor deck is to be drawn from and is empty."""
    table = with_hut("introducer")
    table.benefactors, table.benefactor_discards = [], ["one-maker", "two-seers"]
    after = do(table, "Claim Introducer")
    assert len(after.benefactors) == 1
    assert {*mine(after).hand, *after.benefactors} == {"one-maker", "two-seers"}
    assert after.benefactor_discards == []


def test_benefactors_count_towards_the_limit() -> None:
    """SQ-39, SR-B06 Benefactors in hand count towards the 7 cards."""
    table = with_hut("introducer")
    hold(table, *["maker"] * 7)
    table.benefactors = ["one-maker"]
    table = do(do(table, "Claim Introducer"), "Claim no", seat=YOU)
    assert (table.phase, len(mine(table).hand)) == ("clean-up", 8)
    after = do(table, "Discard One Maker", "Confirm")
    assert (after.benefactor_discards, len(mine(after).hand)) == (["one-maker"], 7)


def test_an_ability_that_cannot_be_used() -> None:
    """SQ-42 What cannot be done is passed over, and the VP are scored all the same."""
    after = do(with_hut("critter-lover"), "Claim Critter Lover")
    assert (mine(after).vp, after.turn) == (START_VP + 3, YOU)


def test_points_before_the_ability() -> None:
    """SQ-43 VP first, then the ability, which counts the token just placed."""
    after = do(with_hut("token-counter"), "Claim Token Counter")
    assert mine(after).vp == START_VP + 2 + 1
    assert told(after).index("claims Token Counter: 2 VP") < told(after).index("scores 1 VP")


@pytest.mark.parametrize("icons", [1, 2])
def test_an_ability_of_a_later_claim_counts_too(icons: int) -> None:
    """SR-P02, SR-B04 Some Benefactor abilities score, for those who come later too."""
    table = a_claim(2, "two-seers")
    token(table, "two-seers", YOU)
    build(table, "seer-house")
    if icons == 2:
        build(table, "hut-a", 0, 1, "seer-storey")
        assert mine(do(table, "Claim Two Seers")).vp == START_VP + 1
    else:
        assert says(table) == [NONE]
