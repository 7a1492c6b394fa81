"""The worked examples of the rulebook and of our rulings, from set-up to the last tie (SR-AT)."""

from __future__ import annotations

import pytest

from rules.core.outcome import ScoreLine
from rules.skyward_republic.actions import Split
from rules.skyward_republic.airspace import cost, factions, free_cells, height
from rules.skyward_republic.arriving import Receive
from rules.skyward_republic.effects import CogToExtension, Destroy, DoubleCogs, ExtraLaunch, If, Per, PerRival, Vp
from rules.skyward_republic.scoring import score_of, worth
from rules.skyward_republic.seeing import view
from rules.skyward_republic.table import Draft, Pile, Table
from tests.rules.skyward_republic.building import (
    ME,
    START_VP,
    THIRD,
    YOU,
    a_claim,
    a_draft,
    a_launch,
    a_table,
    build,
    do,
    fetch,
    fly,
    hold,
    mine,
    resolve,
    says,
    standing,
    told,
    why,
    yours,
)

SMALL = ("tea-tower", "tomorrow-kiosk", "toll-bench", "sunrise-allotment", "attic-of-doors", "brass-shed")


def test_the_draft_of_four_is_set_up() -> None:
    """SR-AT01: 4 face-up piles of 2, 8 face-down cards, the Warden token with 1 cog."""
    seen = view(a_table(4), None)
    assert seen.draft is not None
    assert [len(pile.cards) for pile in seen.draft.piles] == [2, 2, 2, 2]
    assert [mat.near for mat in seen.mats] == [2, 2, 2, 2]
    assert seen.draft.cogs == 1


@pytest.mark.parametrize(("beside", "cogs"), [("world-fair", 2), ("clock-tower", 0)])
def test_the_noodle_house(beside: str, cogs: int) -> None:
    """SR-AT02: an Elite Maker pays both Neutral icons; next to World Fair it gains 2 cogs, else 0."""
    table = a_launch()
    build(table, beside)
    hold(table, "anarchist-noodle-house", "elite-maker")
    table = do(table, "Launch Anarchist", "Pay Elite Maker", "Right of")
    assert mine(table).cogs == 3 + cogs
    assert table.discards[-1] == "elite-maker"
    assert mine(table).hand == []


def test_the_landing_pad_on_the_clock_tower() -> None:
    """SR-AT03: +1 VP now; cost 4, Maker and Seer, height 2; at the end +2 with a Vehicle, 0 without."""
    table = a_launch()
    build(table, "clock-tower")
    hold(table, "landing-pad", "seer")
    table = do(table, "Attach Landing Pad", "Pay Seer")
    tower = standing(table, "clock-tower")
    assert mine(table).vp == START_VP + 1
    assert (len(cost(tower)), factions(tower), height(tower)) == (4, ("S", "M"), 2)
    assert ScoreLine("Landing Pad", 0) in score_of(table, ME).lines
    fly(table, "mayoral-omnibus")
    assert ScoreLine("Landing Pad", 2) in score_of(table, ME).lines


def test_the_annotated_abilities() -> None:
    """SR-AT06: 4 factions in hand; 3 Critters; 2 sharing neighbours; 4 cogs; a lead over 2 rivals; a Critter."""
    table = a_launch(3)
    hold(table, "seer", "preserver", "elite-maker", "maker", "collective")
    fly(table, "loud-gull", "loft-ferret", "choir-frog")
    for card in ("tea-tower", "patient-telescope", "tomorrow-kiosk", "toll-bench"):
        build(table, card)
    build(table, "comet-net", 1, 1)
    mine(table).cogs = 4
    build(table, "whispering-arcade", seat=YOU)
    here = "patient-telescope"
    assert worth(table, ME, Per("hand factions", Vp(2))) == 8
    assert worth(table, ME, Per("critters", Vp(2))) == 6
    assert worth(table, ME, Per("neighbours sharing", Vp(2), card=here)) == 6
    mine(table).buildings.pop()
    assert worth(table, ME, Per("neighbours sharing", Vp(2), card=here)) == 4
    assert worth(table, ME, Per("cogs", Vp(1))) == 4
    assert worth(table, ME, PerRival("buildings", Vp(3), "S")) == 6
    assert worth(table, ME, If("critters", (Vp(3),))) == 3
    assert worth(table, ME, DoubleCogs()) == 4


def test_the_sum_of_the_example() -> None:
    """SR-AT07: 38 in play, 33 by SCORE abilities, 4 cogs: 75."""
    table = a_launch()
    mine(table).vp, mine(table).cogs = 38, 4
    assert score_of(table, ME).total + 33 == 75


def a_split(first: int) -> Table:
    """The two-player variant with groups of these sizes, the token with the first group."""
    table = a_draft(two_player_draft_variant=True)
    cards = [fetch(table, card) for card in ("seer", "maker", "collective", "preserver", "seer", "maker", "seer")]
    cards.append(fetch(table, "collective"))
    table.draft = Draft([Pile(1, cards[:first]), Pile(2, cards[first:])], 1, 1)
    return table


@pytest.mark.parametrize("first", [4, 5])
def test_the_split_of_the_variant(first: int) -> None:
    """SR-AT08: 4/4 and 5/3 are legal; the other picks first; the token group brings a cog and the lead."""
    table = do(a_split(first), "Offer groups")
    assert table.turn == YOU
    table = do(table, "Take group 1 (token)", seat=YOU)
    assert len(yours(table).hand) == first
    assert len(mine(table).hand) == 8 - first
    assert (table.warden, table.turn, table.phase, yours(table).cogs) == (YOU, YOU, "launch", 4)


def test_an_empty_group_is_refused() -> None:
    """SR-AT08: 8/0 is refused, with the rule (SQ-12)."""
    table = a_split(8)
    assert "SQ-12" in why(table, Split((8, 0)))


def test_beyond_the_track() -> None:
    """SR-AT09: 48 VP and 5 more are 53: a +50 token, and space 3."""
    table = a_launch()
    mine(table).vp = 48
    assert divmod(mine(resolve(table, Vp(5))).vp, 50) == (1, 3)


def test_the_last_picker_is_the_new_warden() -> None:
    """SR-AT10: the last picker takes the token and its cog, and starts the Launch phase."""
    table = a_draft(2, ("seer", "maker"), ("seer", "maker"))
    table = do(table, "Pick pile 1")
    assert table.warden == ME
    table = do(table, "Pick pile 2", seat=YOU)
    assert (table.warden, table.turn, yours(table).cogs, table.phase) == (YOU, YOU, 4, "launch")


def test_leftovers_of_a_picker() -> None:
    """SR-AT11: both face-down cards are flipped, each onto a chosen remaining pile."""
    table = a_draft(3, ("seer",), ("maker",), ("collective",), near=(("preserver", "seer"), (), ()))
    table = do(table, "Pick pile 1", "On pile 2", "On pile 3")
    assert table.draft is not None
    assert [pile.cards for pile in table.draft.piles] == [["maker", "seer"], ["collective", "preserver"]]
    assert table.turn == YOU


def test_a_destroyed_building_keeps_its_points() -> None:
    """SR-AT12: the score stays, the count goes down."""
    table = a_launch()
    build(table, "archive-of-omens")
    build(table, "tea-tower")
    after = do(resolve(table, Destroy()), "Destroy Archive of Omens")
    assert mine(after).vp == mine(table).vp
    assert len(mine(after).buildings) == 1
    assert after.discards[-1] == "archive-of-omens"


def test_ten_cards_at_the_cleanup() -> None:
    """SR-AT13: three may become a cog, and seven are kept."""
    table = a_claim()
    hold(table, *["seer"] * 5, *["maker"] * 5)
    table = do(table, "Claim no")
    table = do(table, "Claim no", seat=YOU)
    assert table.phase == "clean-up"
    table = do(table, "Discard 3 cards", *["Discard Maker for the cog"] * 3)
    assert mine(table).cogs == 3
    table = do(table, "Confirm")
    assert (mine(table).cogs, len(mine(table).hand), table.round) == (4, 7, 2)


def test_eight_buildings_end_the_round_not_the_turn() -> None:
    """SR-AT14: all remaining Launch turns and the Benefactor phase are played, then the scoring."""
    table = a_launch(3)
    build_eight(table, 7)
    hold(table, "shared-kitchen", "collective")
    table = do(table, "Launch Shared Kitchen", "Pay Collective")
    assert table.ending is not None
    table = do(table, "End")
    table = do(table, "End", seat=YOU)
    table = do(table, "End", seat=THIRD)
    for seat in (ME, YOU, THIRD):
        assert not table.over
        table = do(table, "Claim no", seat=seat)
    assert table.over


def build_eight(table: Table, many: int = 8) -> None:
    """Buildings in a grid of 2 rows, row by row."""
    cards = (*SMALL, "bolt-counter", "lending-shelf")
    for number, card in enumerate(cards[:many]):
        build(table, card, number // 4, number % 4)


def test_a_ninth_building() -> None:
    """SR-AT15: only left or right of a row's end."""
    table = a_launch()
    build_eight(table)
    assert free_cells(mine(table)) == [(0, -1), (0, 4), (1, -1), (1, 4)]


def test_a_critter_first_of_all() -> None:
    """SR-AT18: a Critter of -2 takes the score from 5 to 3."""
    table = do(a_draft(2, ("first-class-otter",), ("seer",)), "Pick pile 1")
    assert mine(table).vp == 3
    assert mine(table).sky == ["first-class-otter"]


def test_any_faction_pays_a_neutral_icon() -> None:
    """SR-AT19: a Faction card of the wrong colour pays a Neutral cost."""
    table = a_launch()
    mine(table).cogs = 0
    hold(table, "toll-bench", "collective")
    table = do(table, "Launch Toll Bench")
    assert [each.card for each in mine(table).buildings] == ["toll-bench"]


def test_a_vehicle_taken_from_a_rival() -> None:
    """SR-AT21: the taker scores 2 VP and gains 1 cog; the rival's score stays."""
    table = a_launch()
    fly(table, "post-balloon", seat=YOU)
    table = resolve(table, Receive("post-balloon", YOU))
    assert (mine(table).vp, mine(table).cogs) == (START_VP + 2, 4)
    assert yours(table).vp == START_VP
    assert yours(table).sky == []


def test_a_critter_that_moves_on() -> None:
    """SR-AT22: a drafted -2 Critter that moves to a rival costs both 2 VP, and moves no further."""
    table = a_draft(3, ("loud-gull",), ("seer",), ("maker",))
    table = do(table, "Pick pile 1", "Loud Gull to {1}")
    assert (mine(table).vp, yours(table).vp) == (3, 3)
    assert yours(table).sky == ["loud-gull"]


def test_a_cog_turned_into_an_extension() -> None:
    """SR-AT23: +2 VP, height +1, the cost unchanged, and it is no cog at the end."""
    table = a_launch()
    build(table, "clock-tower")
    table = do(resolve(table, CogToExtension()), "On Clock Tower")
    tower = standing(table, "clock-tower")
    assert (mine(table).vp, mine(table).cogs) == (START_VP + 2, 2)
    assert (height(tower), cost(tower)) == (2, "MMM")
    assert ScoreLine("2 cogs", 2) in score_of(table, ME).lines


def test_an_extra_launch_of_a_benefactor() -> None:
    """SQ-55: at once, optional, all four steps; the Building counts for the end."""
    table = a_claim()
    build_eight(table, 7)
    hold(table, "shared-kitchen", "collective")
    table = do(resolve(table, ExtraLaunch()), "Launch Shared Kitchen", "Pay Collective")
    assert table.ending is not None
    assert "launches Shared Kitchen" in told(table)
    assert says(table) == ["Claim no Benefactor"]
