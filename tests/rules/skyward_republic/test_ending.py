"""How the game ends (SR-E01, SQ-24, SQ-45 to SQ-47)."""

from __future__ import annotations

import pytest

from rules.skyward_republic.ending import GUARD
from rules.skyward_republic.scoring import outcome
from rules.skyward_republic.table import Table
from tests.rules.skyward_republic.building import (
    ME,
    THIRD,
    YOU,
    a_claim,
    a_draft,
    a_launch,
    build,
    do,
    hold,
    mine,
    on_top,
    says,
    told,
    yours,
)
from tests.rules.skyward_republic.trial_cards import HUTS


def with_seven(table: Table, seat: int = ME, first: str = "hut-a") -> Table:
    """Seven Buildings in an airspace, one of them of choice."""
    for place, hut in enumerate((first, *HUTS[1:7])):
        build(table, hut, place // 4, place % 4, seat=(ME, YOU, THIRD)[seat])
    return table


def play_out(table: Table) -> list[tuple[str, int]]:
    """The phases and seats that still act until the game is over, with nothing launched or claimed."""
    acted: list[tuple[str, int]] = []
    while not table.over:
        acted.append((table.phase, table.turn))
        words = "End" if table.phase == "launch" else "Claim no"
        table = do(table, words, seat=table.turn)
    assert outcome(table)
    return acted


def test_the_last_round() -> None:
    """SR-E01 With 8 Buildings of one player this round is the last; all its phases are played to the end."""
    table = with_seven(a_launch(3))
    hold(table, "hut-h")
    after = do(table, "Launch Hut H")
    assert after.ending is not None
    assert "this round is the last" in told(after)
    assert play_out(after) == [("launch", seat) for seat in (0, 1, 2)] + [("benefactor", seat) for seat in (0, 1, 2)]


def test_seven_buildings_end_nothing() -> None:
    """SR-E01 With 7 Buildings the game goes on."""
    table = with_seven(a_claim())
    table = do(do(table, "Claim no"), "Claim no", seat=YOU)
    assert (table.over, table.round) == (False, 2)


def test_a_building_destroyed_after_the_eighth() -> None:
    """SQ-24 Once set off the end stays set off, with fewer than 8 Buildings too."""
    table = with_seven(a_launch(), first="breakers")
    hold(table, "hut-h")
    after = do(table, "Launch Hut H", "Use Breakers", "Destroy Hut B")
    assert (len(mine(after).buildings), after.ending is not None) == (7, True)
    assert play_out(after)[-1] == ("benefactor", 1)


def test_two_players_reach_eight() -> None:
    """SQ-45 A second player who reaches 8 in the same round changes nothing: the round ends, and all score alike."""
    table = with_seven(with_seven(a_launch(3)), YOU)
    hold(table, "hut-h")
    hold(table, "hut-h", seat=YOU)
    table = do(table, "Launch Hut H", "End")
    ending = table.ending
    table = do(table, "Launch Hut H", seat=YOU)
    assert table.ending == ending
    assert play_out(table) == [("launch", 1), ("launch", 2), *(("benefactor", seat) for seat in (0, 1, 2))]


def test_eight_in_the_benefactor_phase() -> None:
    """SQ-46 8 Buildings reached by a Benefactor's launch end this very round; the others still claim."""
    table = with_seven(a_claim(2, "opener"))
    hold(table, "hut-h")
    after = do(table, "Claim Opener", "Launch Hut H")
    assert play_out(after) == [("benefactor", 1)]


@pytest.mark.parametrize("rounds", [1, 3])
def test_the_guard(rounds: int) -> None:
    """SQ-47 max_rounds_guard: a game without an end is scored after that many rounds, and the log says why."""
    table = a_claim(2, max_rounds_guard=rounds)
    table.round = rounds - 1
    if rounds > 1:
        before = do(do(table, "Claim no"), "Claim no", seat=YOU)
        assert (before.over, before.round) == (False, rounds)
    table.round = rounds
    after = do(do(table, "Claim no"), "Claim no", seat=YOU)
    assert (after.over, after.ending.trigger if after.ending else "") == (True, GUARD)
    assert GUARD in told(after)


def test_the_guard_waits_for_twenty_rounds() -> None:
    """SQ-47 Without the switch it is 20 rounds."""
    table = a_claim(2)
    for round_, over in ((19, False), (20, True)):
        table.round = round_
        assert do(do(table, "Claim no"), "Claim no", seat=YOU).over is over


def test_nothing_is_legal_when_it_is_over() -> None:
    """SR-E01 When the game is over nobody is asked any more."""
    table = with_seven(a_claim(2, max_rounds_guard=1))
    after = do(do(table, "Claim no"), "Claim no", seat=YOU)
    assert [says(after, seat) for seat in (ME, YOU)] == [[], []]
    assert outcome(table) is None


def test_no_end_by_cards_in_the_sky() -> None:
    """SR-E01, SQ-25 Vehicles, Critters and Extensions are no Buildings: 8 cards in an airspace end nothing."""
    table = with_seven(a_draft(2, ("cart", "imp"), ("hut-k",)))
    mine(table).buildings[0].extensions = ["maker-storey", "cog"]
    on_top(table, "maker")
    after = do(table, "Pick pile 1")
    assert after.ending is None
    assert yours(after).buildings == []
