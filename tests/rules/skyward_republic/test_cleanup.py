"""The clean-up: down to seven cards, all at once and sealed (SR-B06, SQ-14, SQ-44)."""

from __future__ import annotations

import pytest

from rules.skyward_republic.actions import Seal
from rules.skyward_republic.legal import to_act
from rules.skyward_republic.seeing import view
from rules.skyward_republic.table import Ending, Table
from tests.rules.skyward_republic.building import ME, THIRD, YOU, a_claim, build, do, hold, mine, says, told, why, yours

SEVEN = ("maker", "maker", "maker", "seer", "seer", "seer", "hut-a")


def a_cleanup(*hands: int, **options: object) -> Table:
    """The clean-up of two or three players who hold so many cards, a Seer and else Makers, or Preservers."""
    table = a_claim(len(hands), **options)
    for seat, many in zip((ME, YOU, THIRD), hands, strict=False):
        hold(table, *["preserver" if seat else "maker"] * (many - 1), "seer", seat=seat)
    for seat in (ME, YOU, THIRD)[: len(hands)]:
        table = do(table, "Claim no", seat=seat)
    return table


def test_down_to_seven() -> None:
    """SR-B06 When all have acted everybody discards down to 7 cards, of their own choice."""
    table = a_cleanup(9, 3)
    assert (table.phase, table.round) == ("clean-up", 1)
    after = do(table, "Discard Seer", "Discard Maker", "Confirm")
    assert (mine(after).hand, after.round) == (["maker"] * 7, 2)
    assert sorted(after.discards[-2:]) == ["maker", "seer"]


def test_seven_are_kept() -> None:
    """SR-B06 Nobody with 7 cards or fewer is asked; the next round begins."""
    assert a_cleanup(7, 7).round == 2


def test_all_at_once_and_sealed() -> None:
    """SQ-44 All above the limit are asked at once; nothing shows, and nothing moves, until all have answered."""
    table = a_cleanup(8, 9, 2)
    assert set(to_act(table)) == {ME, YOU}
    before = view(table, YOU)
    chosen = do(table, "Discard Seer")
    assert view(chosen, YOU) == before
    done = do(chosen, "Confirm")
    assert (set(to_act(done)), len(mine(done).hand), done.discards) == ({YOU}, 8, table.discards)
    assert says(done, YOU) == says(table, YOU)
    assert view(done, YOU).news == ()


def test_any_order_of_answers_is_opened_in_warden_order() -> None:
    """SQ-44 Whoever answers first, the discards are opened from the Warden on."""
    table = a_cleanup(8, 8)
    table = do(table, "Discard Seer", "Confirm", seat=YOU)
    after = do(table, "Discard Maker", "Confirm")
    assert told(after).index("{0} discards Maker") < told(after).index("{1} discards Seer")
    assert after.discards[-2:] == ["maker", "seer"]


def test_a_choice_may_be_taken_back() -> None:
    """SQ-44 Until it is confirmed a choice may be made anew."""
    table = a_cleanup(8, 2)
    again = do(table, "Discard Seer", "Take all back")
    assert says(again) == says(table)


def test_three_for_a_cog_in_the_clean_up() -> None:
    """SQ-14, SQ-44 Before discarding to 7 one may trade 3 for a cog, sealed with the rest."""
    table = a_cleanup(10, 2)
    asked = do(table, "Discard 3 cards")
    assert says(asked)[:2] == ["Discard Maker for the cog", "Discard Seer for the cog"]
    asked = do(asked, *["Discard Maker for the cog"] * 3)
    assert (mine(asked).cogs, len(mine(asked).hand)) == (3, 10)
    after = do(asked, "Confirm")
    assert (mine(after).cogs, len(mine(after).hand), after.round) == (4, 7, 2)


def test_several_trades_in_the_clean_up() -> None:
    """SR-K01, SQ-14, SQ-27 Twice three cards are two cogs, and set off twice what waits for a trade."""
    table = a_cleanup(10, 2)
    build(table, "toll-house")
    before = mine(table).vp
    after = do(table, *["Discard 3 cards", *["Discard Maker for the cog"] * 3] * 2, "Confirm")
    assert (mine(after).cogs, mine(after).vp, len(mine(after).hand)) == (5, before + 2, 4)


def test_two_cards_make_no_cog() -> None:
    """SR-K01, SQ-14 A trade begun must be finished or taken back: with two of three chosen nothing is confirmed."""
    table = a_cleanup(10, 2)
    asked = do(table, "Discard 3 cards", *["Discard Maker for the cog"] * 2)
    assert "Confirm" not in " ".join(says(asked))
    assert "(SR-B06)" in why(asked, Seal(2))


def test_no_more_than_needed_is_thrown_away() -> None:
    """SR-B06 Down to 7 and no further: with 7 left no card is offered, but a trade is."""
    asked = do(a_cleanup(8, 2), "Discard Seer")
    assert says(asked) == ["Confirm: discard 1 card", "Discard 3 cards for 1 cog", "Take all back and choose again"]


@pytest.mark.parametrize(("limit", "over"), [(True, False), (False, True)])
def test_the_last_round(limit: bool, over: bool) -> None:
    """SQ-44 hand_limit_in_last_round: hands are cut down in the last round too, or not any more."""
    table = a_claim(2, hand_limit_in_last_round=limit)
    table.ending = Ending("8 Buildings", ME)
    hold(table, *SEVEN, "hut-b")
    build(table, "scholars")
    table = do(do(table, "Claim no"), "Claim no", seat=YOU)
    assert table.over is over
    if limit:
        table = do(table, "Discard Hut B", "Confirm")
        assert (table.over, len(mine(table).hand)) == (True, 7)
    assert yours(table).hand == []
