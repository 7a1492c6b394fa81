"""The final score and who wins (SR-E02, SR-E03, SQ-48 to SQ-53)."""

from __future__ import annotations

import pytest

from rules.core.outcome import Outcome, ScoreLine
from rules.skyward_republic.scoring import TIE_BREAK, outcome, score_of
from rules.skyward_republic.table import Table
from tests.rules.skyward_republic.building import (
    ME,
    THIRD,
    YOU,
    a_claim,
    a_launch,
    build,
    do,
    fly,
    hold,
    mine,
    says,
    token,
    yours,
)


def line(table: Table, what: str) -> int:
    """The points of a line of the score of seat 0."""
    return next(each.points for each in score_of(table, ME).lines if each.what == what)


def ended(table: Table) -> Outcome:
    """The end of a game that ends as the last player claims nothing."""
    table.round = table.options.max_rounds_guard
    while not table.over:
        table = do(table, "Claim no", seat=table.turn)
    found = outcome(table)
    assert found is not None
    return found


def test_score_abilities_and_cogs() -> None:
    """SR-E02, SR-G02 To the VP of play come the SCORE abilities, then 1 VP for each cog."""
    table = a_claim()
    build(table, "bank")
    build(table, "dock")
    fly(table, "cart")
    mine(table).vp = 20
    assert score_of(table, ME).lines == (
        ScoreLine("In play", 20),
        ScoreLine("Bank", 3),
        ScoreLine("Dock", 2),
        ScoreLine("3 cogs", 3),
    )
    assert ended(table).lines[ME].total == 28


def test_score_abilities_count_at_the_end_only() -> None:
    """SR-E02, SR-G05 A SCORE ability gives nothing in play."""
    table = a_launch()
    hold(table, "bank")
    after = do(table, "Launch Bank")
    assert (mine(after).vp, line(after, "Bank")) == (5 + 1, 2)


def test_critters_and_extensions_score_too() -> None:
    """SR-E02 SCORE abilities of Extensions and Critters count as those of Buildings do."""
    table = a_claim()
    build(table, "hut-a", 0, 0, "garret", "cog")
    assert line(table, "Garret") == 3
    assert [each.what for each in score_of(table, YOU).lines] == ["In play", "3 cogs"]


def test_the_score_of_the_example() -> None:
    """SR-AT06, SR-AT07 8, 6, 4, 4, 6 and 3 for the abilities of the example and 2 more: 38 + 33 + 4 are 75."""
    table = a_claim(3)
    for column, card in enumerate(("maker-house", "guildhall", "council", "scholars")):
        build(table, card, 0, column)
    for column, card in enumerate(("menagerie", "bank", "perch", "dock")):
        build(table, card, 1, column)
    hold(table, "seer", "preserver", "maker", "collective", "elite-seer")
    fly(table, "imp", "imp", "imp", "cart")
    mine(table).vp, mine(table).cogs = 38, 4
    what = ("Scholars", "Menagerie", "Guildhall", "Bank", "Council", "Perch", "Dock")
    assert [line(table, each) for each in what] == [8, 6, 4, 4, 6, 3, 2]
    assert score_of(table, ME).total == 75


@pytest.mark.parametrize(
    ("points", "ranking"), [((30, 20, 10), ((0,), (1,), (2,))), ((10, 20, 30), ((2,), (1,), (0,)))]
)
def test_most_points_win(points: tuple[int, ...], ranking: tuple[tuple[int, ...], ...]) -> None:
    """SR-E03 Most VP wins."""
    table = a_claim(3)
    for mat, vp in zip(table.mats, points, strict=True):
        mat.vp = vp
    found = ended(table)
    assert (found.ranking, found.winners, found.tie_break) == (ranking, ranking[0], None)


def test_a_tie_goes_to_more_tokens() -> None:
    """SR-E03, SQ-53 A tie goes to whoever has more tokens on Benefactors at the end."""
    table = a_claim()
    token(table, "grey-friend", ME, YOU)
    token(table, "one-maker", YOU)
    found = ended(table)
    assert (found.winners, found.ranking, found.tie_break) == ((1,), ((1,), (0,)), TIE_BREAK)


def test_a_reclaimed_token_breaks_no_tie() -> None:
    """SQ-53, SQ-37 Only tokens that still lie there count, not claims made: a token taken back counts no more."""
    table = a_claim(2, "taker-back")
    build(table, "hut-a")
    token(table, "grey-friend", ME, YOU)
    token(table, "one-maker", YOU)
    yours(table).vp = 5 + 3
    claimed = do(table, "Claim Taker Back")
    assert ended(claimed).winners == (YOU,)


def test_a_tie_that_stays() -> None:
    """SR-E03 Equal there too, it is a tie: they share the place, and the next one comes after them."""
    table = a_claim(3)
    token(table, "grey-friend", ME, YOU)
    table.mats[THIRD].vp = 4
    found = ended(table)
    assert (found.winners, found.ranking) == ((0, 1), ((0, 1), (2,)))


def test_different_factions_in_hand() -> None:
    """SQ-48 Different factions among the Faction cards in hand: 4 at most, elite ones and copies count no more."""
    table = a_claim()
    build(table, "scholars")
    hold(table, "seer", "seer", "elite-seer", "maker", "hut-a")
    assert line(table, "Scholars") == 2 * 2
    hold(table, "preserver", "collective", "elite-maker")
    assert line(table, "Scholars") == 2 * 4


@pytest.mark.parametrize(
    ("mine_", "first", "second", "points"),
    [(2, 1, 1, 6), (2, 2, 1, 3), (2, 3, 1, 3), (2, 2, 2, 0), (1, 2, 3, 0), (1, 0, 0, 6)],
)
def test_more_than_each_rival(mine_: int, first: int, second: int, points: int) -> None:
    """SQ-49 3 VP for each rival who has strictly fewer; a tie gives nothing for that rival."""
    table = a_claim(3)
    build(table, "council")  # a Maker Building itself
    for seat, many in ((ME, mine_ - 1), (YOU, first), (THIRD, second)):
        for _ in range(many):
            build(table, "maker-house", seat=seat)
    assert line(table, "Council") == points


def test_neighbours_that_share_a_faction() -> None:
    """SQ-50 Neighbours with a faction in common after Extensions, each of them once."""
    table = a_claim()
    build(table, "guildhall", 0, 1)
    build(table, "maker-house", 0, 0)
    build(table, "seer-house", 0, 2)
    build(table, "maker-mill", 0, 3)  # no neighbour
    assert line(table, "Guildhall") == 2
    mine(table).buildings[2].extensions = ["maker-storey"]
    assert line(table, "Guildhall") == 4
    mine(table).buildings[0].extensions = ["seer-storey"]  # two factions in common now, with one neighbour
    assert line(table, "Guildhall") == 4


def test_conditions_look_at_the_final_airspace() -> None:
    """SQ-51 Whether there is a Vehicle or a Critter is asked at the end, not when the card came."""
    table = a_launch()
    fly(table, "cart", "imp")
    hold(table, "perch")
    after = do(table, "Launch Perch")
    build(after, "dock")
    assert (line(after, "Perch"), line(after, "Dock")) == (3, 2)
    mine(after).sky = []
    assert (line(after, "Perch"), line(after, "Dock")) == (0, 0)


def test_cogs_are_turned_first_and_counted_last() -> None:
    """SQ-52, SQ-31 A cog turned into an Extension at the end is 2 VP and counts for no cog any more."""
    table = a_claim()
    for card in ("mint", "bank", "twin-bank", "hut-a"):
        build(table, card)
    mine(table).buildings[3].extensions = ["garret"]
    table.round = table.options.max_rounds_guard
    asked = do(do(table, "Claim no"), "Claim no", seat=YOU)
    assert (asked.phase, asked.over) == ("scoring", False)
    assert set(says(asked)) == {"On Mint", "On Bank", "On Twin Bank", "On Hut A", "Keep the cog"}
    turned = do(asked, "On Hut A")
    assert (
        score_of(turned, ME).total == 5 + 2 + 2 + 2 + 2 + 3
    )  # bank, twin bank and cogs of 2; the garret is on 3 levels
    kept = do(asked, "Keep the cog")
    assert score_of(kept, ME).total == 5 + 3 + 3 + 3 + 2
    assert turned.over
    assert kept.over


def test_a_negative_total() -> None:
    """SQ-02 A total may be below 0."""
    table = a_claim()
    mine(table).vp = -9
    assert ended(table).lines[ME].total == -6
