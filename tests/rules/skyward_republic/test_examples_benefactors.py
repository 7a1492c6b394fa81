"""The worked examples about Benefactors: claims, thresholds, the first draft, and the tie-break (SR-AT)."""

from __future__ import annotations

import pytest

from rules.skyward_republic.scoring import outcome
from rules.skyward_republic.table import Ending, Table
from tests.rules.skyward_republic.building import (
    ME,
    START_VP,
    THIRD,
    YOU,
    a_claim,
    a_table,
    build,
    do,
    fetch,
    mine,
    says,
    standing,
    token,
    yours,
)


def solar(seats: int = 2) -> Table:
    """The Benefactor phase with Solar Pact, and airspaces that meet it (2 Seer and 3 Maker)."""
    table = a_claim(seats, "solar-pact")
    build(table, "patient-telescope")
    build(table, "clock-tower")
    build(table, "whispering-arcade", seat=YOU)
    build(table, "tea-tower", seat=YOU)
    build(table, "cathedral-of-cranes", seat=YOU)
    table.deck += [fetch(table, card) for card in ("maker", "seer", "maker", "seer")]
    return table


def test_solar_pact_claimed_twice() -> None:
    """SR-AT04: the first claimant scores 4 VP and has the ability; the second has the ability only."""
    table = do(solar(), "Claim Solar Pact", "Keep it")
    assert mine(table).vp == START_VP + 4
    assert (mine(table).hand, yours(table).hand) == (["seer"], ["maker"])
    table = do(table, "Claim Solar Pact", "Keep it", seat=YOU)
    assert yours(table).vp == START_VP
    assert len(yours(table).hand) == 2


def test_a_threshold_one_icon_short() -> None:
    """SR-AT05: not claimable; attaching an Extension with that icon makes it so."""
    table = solar()
    mine(table).buildings.pop(0)
    build(table, "tomorrow-kiosk", 1, 0)
    assert "Claim Solar Pact" not in says(table)
    standing(table, "clock-tower").extensions.append("landing-pad")
    assert "Claim Solar Pact" in says(table)


def test_a_private_benefactor() -> None:
    """SR-AT16: once claimed it is public, with a token; who meets it later gets the ability only."""
    table = solar()
    sponsor = table.market.pop()
    mine(table).hand.append(sponsor.card)
    assert "Claim Solar Pact" not in says(do(table, "Claim no"), YOU)
    table = do(table, "Claim Solar Pact", "Keep it")
    assert [(each.card, each.tokens) for each in table.market] == [("solar-pact", [ME])]
    after = do(table, "Claim Solar Pact", "Keep it", seat=YOU)
    assert yours(after).vp == START_VP


@pytest.mark.parametrize(("tokens", "winners"), [(1, (0,)), (0, (0, 1))])
def test_a_tie(tokens: int, winners: tuple[int, ...]) -> None:
    """SR-AT17: equal VP: more placed tokens win; equal tokens too: a tie."""
    table = a_claim(2, "brass-guild")
    table.ending = Ending("8 Buildings", ME)
    token(table, "night-school", ME, YOU)
    token(table, "ladder-lenders", *[ME] * tokens)
    table = do(table, "Claim no")
    table = do(table, "Claim no", seat=YOU)
    ended = outcome(table)
    assert ended is not None
    assert ended.winners == winners
    assert ended.tie_break


def test_the_experienced_draft_of_three() -> None:
    """SR-AT20: market of 3 revealed at once, 3 at the bottom, 1 private each, 22 in the deck."""
    table = a_table(3, experienced_benefactor_draft=True)
    for seat in (THIRD, ME, YOU):
        assert table.market == []
        table = do(table, "Keep", "Put", "Confirm", seat=seat)
    assert len(table.market) == 3
    assert [len(mat.hand) for mat in table.mats] == [1, 1, 1]
    assert len(table.benefactors) == 22
