"""The switches of a table: what each of their values changes."""

from __future__ import annotations

import pytest

from rules.core.errors import SetupError
from rules.skyward_republic.scoring import score_of
from rules.skyward_republic.setup import SWITCHES, setup
from rules.skyward_republic.table import Options
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
    says,
    token,
    told,
    yours,
)

TRADE = "Discard 3 cards for 1 cog"


def test_the_defaults() -> None:
    """SQ-01, SQ-04, SQ-14, SQ-36, SQ-44, SQ-47, SQ-48, SR-V01, SR-T01 What each switch is, untold."""
    assert a_table().options == Options(
        experienced_benefactor_draft=False,
        two_player_draft_variant=False,
        START_VP=5,
        last_picker_leftovers="discard",
        discard3_window="own_decision_points",
        hand_limit_in_last_round=True,
        benefactor_vp_after_reclaim=True,
        unique_faction_by="faction",
        max_rounds_guard=20,
    )
    assert {switch.key: switch.default for switch in SWITCHES} == {
        field: getattr(Options(), field) for field in Options.__struct_fields__
    }


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"no_such": True}, "There is no option called no_such"),
        ({"START_VP": 11}, "START_VP can be 0 to 10, not 11."),
        ({"START_VP": -1}, "START_VP can be 0 to 10, not -1."),
        ({"hand_limit_in_last_round": 1}, "hand_limit_in_last_round can be true, false, not 1."),
        ({"last_picker_leftovers": "burn"}, "last_picker_leftovers can be discard, take, not burn."),
        ({"max_rounds_guard": 0}, "max_rounds_guard can be 1 to 100, not 0."),
        ({"unique_faction_by": "colour"}, "unique_faction_by can be faction, title, not colour."),
    ],
)
def test_an_option_that_is_not_there(options: dict[str, object], words: str) -> None:
    """SQ-54, SQ-01 An unknown switch or value is refused in a sentence that says what there is."""
    with pytest.raises(SetupError) as refusal:
        setup(seats=2, seed=1, options=options)
    assert str(refusal.value).startswith(words)
    assert str(refusal.value).endswith(".")


@pytest.mark.parametrize("start", [0, 5, 10])
def test_points_at_the_start(start: int) -> None:
    """SQ-01 START_VP: everybody starts with so many VP."""
    assert [mat.vp for mat in a_table(3, START_VP=start).mats] == [start] * 3


@pytest.mark.parametrize(("leftovers", "many"), [("discard", 1), ("take", 3)])
def test_leftovers_of_the_last_picker(leftovers: str, many: int) -> None:
    """SQ-04 last_picker_leftovers: the cards near the last picker are discarded, or taken with the pile."""
    near = (("hut-a", "kite"), ())
    table = a_draft(2, ("hut-b",), ("hut-c",), near=near, last_picker_leftovers=leftovers)
    table.turn = YOU
    after = do(do(table, "Pick pile 2", seat=YOU), "Pick pile 1")
    assert len(mine(after).hand) + len(mine(after).sky) == many
    assert ("hut-a" in after.discards) is (leftovers == "discard")
    assert mine(after).vp == (5 if leftovers == "discard" else 7)
    assert after.warden == ME


@pytest.mark.parametrize(("window", "elsewhere"), [("own_decision_points", True), ("launch_turn", False)])
def test_when_three_cards_may_be_discarded(window: str, elsewhere: bool) -> None:
    """SQ-14, SR-K01 discard3_window: at every own decision point, or in the Launch turn only."""
    for table in (a_draft(2, ("hut-a",), ("hut-b",), discard3_window=window), a_claim(discard3_window=window)):
        hold(table, *["maker"] * 8)
        assert (TRADE in says(table)) is elsewhere
    cleanup = do(do(table, "Claim no"), "Claim no", seat=YOU)
    assert cleanup.phase == "clean-up"
    assert (TRADE in says(cleanup)) is elsewhere
    launch = a_launch(discard3_window=window)
    hold(launch, *["maker"] * 3)
    assert TRADE in says(launch)


@pytest.mark.parametrize(("again", "points"), [(True, 2), (False, 0)])
def test_points_after_a_token_was_reclaimed(again: bool, points: int) -> None:
    """SQ-36 benefactor_vp_after_reclaim: a Benefactor whose tokens have left pays again, or once in a game."""
    table = a_claim(2, "taker-back", benefactor_vp_after_reclaim=again)
    token(table, "grey-friend", ME)
    build(table, "hut-a")
    build(table, "hut-b", seat=YOU)
    table = do(table, "Claim Taker Back")
    after = do(table, "Claim Grey Friend", seat=YOU)
    assert yours(after).vp == 5 + points


@pytest.mark.parametrize(("by", "points"), [("faction", 2 * 2), ("title", 2 * 3)])
def test_different_faction_cards(by: str, points: int) -> None:
    """SQ-48 unique_faction_by: by faction a Seer and an Elite Seer are one, by title two; copies are always one."""
    table = a_claim(unique_faction_by=by)
    build(table, "scholars")
    hold(table, "seer", "seer", "elite-seer", "maker")
    assert {each.what: each.points for each in score_of(table, ME).lines}["Scholars"] == points


def test_two_variants_together() -> None:
    """SR-V01, SR-T01 The Benefactor draft comes before the first split."""
    table = a_table(2, experienced_benefactor_draft=True, two_player_draft_variant=True)
    for seat in (ME, YOU):
        table = do(table, "Keep", "Put", "Confirm", seat=seat)
    assert table.phase == "split"
    assert "The Benefactor market is revealed" in told(table)
