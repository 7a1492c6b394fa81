"""What is refused, each time with the rule in a sentence, and nothing changed."""

from __future__ import annotations

import pytest

from rules.core.questions import Seat
from rules.skyward_republic.actions import (
    Action,
    Answer,
    Attach,
    Claim,
    EndTurn,
    Flip,
    Launch,
    MoveCard,
    Pick,
    PlayHand,
    Seal,
    SetAside,
    Split,
    TradeCards,
    UseAbility,
)
from rules.skyward_republic.effects import ExtraLaunch
from rules.skyward_republic.refusals import refused
from rules.skyward_republic.save import dump
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
    resolve,
    token,
    why,
)


def is_refused(table: Table, action: Action, rule: str, seat: Seat = ME) -> None:
    """Refused by a rule, in a sentence; the table is as before."""
    before = dump(table)
    said = why(table, action, seat)
    assert f"({rule})" in said
    assert said[0].isupper()
    assert said.endswith(".")
    assert dump(table) == before


def test_a_launch_without_payment() -> None:
    """SR-L04: without Faction cards or cogs nothing is launched."""
    table = a_launch()
    mine(table).cogs = 0
    hold(table, "clock-tower", "seer")
    is_refused(table, Launch("clock-tower"), "SR-L04")


def test_a_launch_off_the_grid() -> None:
    """SR-A02: a Building goes next to another, within 2 rows of 4."""
    table = a_launch()
    build(table, "tea-tower")
    hold(table, "toll-bench")
    is_refused(do(table, "Launch Toll Bench"), Answer(99, "Far away"), "SR-A02")


def test_a_second_launch() -> None:
    """SR-L02: one Building a turn, unless an ability allows more; SQ-55 up to its cost."""
    table = a_launch()
    hold(table, "toll-bench", "clock-tower", *["maker"] * 3)
    table = do(table, "Launch Toll Bench", "Pay 1 cog")
    is_refused(table, Launch("clock-tower"), "SR-L02")
    is_refused(resolve(table, ExtraLaunch(2)), Launch("clock-tower"), "SQ-55")


def test_attaching_to_nothing_and_to_another_s_building() -> None:
    """SR-L08: an Extension goes on a Building of one's own."""
    table = a_launch()
    hold(table, "landing-pad")
    build(table, "tea-tower", seat=YOU)
    is_refused(table, Attach("landing-pad"), "SR-L08")
    build(table, "clock-tower")
    build(table, "toll-bench")
    is_refused(do(table, "Attach Landing Pad"), Answer(2, "On Tea Tower"), "SR-L08")


def test_claims() -> None:
    """SR-B02 not twice; SR-B03 not below the threshold; SQ-41 not without a token; SR-B01 only what is there."""
    table = a_claim(2, "night-school")
    build(table, "patient-telescope")
    is_refused(table, Claim("night-school"), "SR-B03")
    build(table, "sunrise-allotment")
    token(table, "night-school", ME)
    is_refused(table, Claim("night-school"), "SR-B02")
    is_refused(table, Claim("solar-pact"), "SR-B01")
    mine(table).tokens = 0
    is_refused(table, Claim("night-school"), "SQ-41")


def test_two_cards_for_a_cog() -> None:
    """SR-K01: it takes three."""
    table = a_launch()
    hold(table, "seer", "maker")
    is_refused(table, TradeCards(), "SR-K01")


def test_flipping_after_picking() -> None:
    """SR-D10: who has picked is out of the draft."""
    table = a_draft(3, ("seer",), ("maker",), ("seer",), near=((), ("maker",), ()))
    is_refused(do(table, "Pick pile 1"), Flip(), "SR-D10")


def test_flipping_with_nothing_face_down() -> None:
    """SR-D05: with none left one must pick."""
    is_refused(a_draft(2, ("seer",), ("maker",)), Flip(), "SR-D05")


def test_a_pile_that_is_gone() -> None:
    """SR-D06: one of the piles that are there, as they are."""
    is_refused(a_draft(2, ("seer",), ("maker",)), Pick(3, ("seer",)), "SR-D06")


def test_splits() -> None:
    """SQ-12 an empty group; SR-T01 a card that is not there."""
    table = a_table(2, two_player_draft_variant=True)
    is_refused(table, Split((8, 0)), "SQ-12")
    is_refused(table, MoveCard("night-school", 1), "SR-T01")


def test_the_clean_up() -> None:
    """SR-B06: down to seven, and not before; nothing else is discarded."""
    table = a_claim()
    hold(table, *["seer"] * 8)
    table = do(do(table, "Claim no"), "Claim no", seat=YOU)
    is_refused(table, Seal(1), "SR-B06")
    is_refused(table, SetAside("maker"), "SR-B06")
    is_refused(table, Seal(), "SQ-44", YOU)


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (UseAbility("brass-shed"), "SQ-42"),
        (UseAbility("tea-tower"), "SR-L10"),
        (PlayHand("tea-tower"), "SR-L11"),
        (Launch("landing-pad"), "SR-L03"),
        (Attach("tea-tower"), "SR-L08"),
        (Flip(), "SR-R01"),
        (Claim("night-school"), "SR-R01"),
    ],
)
def test_what_a_launch_turn_does_not_allow(action: Action, rule: str) -> None:
    """SR-L01: each is refused by its own rule."""
    table = a_launch()
    mine(table).cogs = 0
    build(table, "brass-shed")
    is_refused(table, action, rule)


def test_an_ability_used_twice() -> None:
    """SQ-27: once per own Launch turn."""
    table = a_launch()
    build(table, "brass-shed")
    table = do(table, "Use Brass Shed", "On Brass Shed")
    is_refused(table, UseAbility("brass-shed"), "SQ-27")


def test_out_of_turn_and_in_mid_question() -> None:
    """SR-L01: one after the other; SQ-14: not between the steps of another action."""
    table = a_launch()
    is_refused(table, EndTurn(), "SR-L01", YOU)
    hold(table, "toll-bench", "seer", "maker")
    is_refused(do(table, "Launch Toll Bench"), TradeCards(), "SQ-14")


def test_why_not() -> None:
    """Each Building, Extension, ability and Benefactor that cannot be used says why."""
    table = a_launch()
    mine(table).cogs = 0
    hold(table, "clock-tower", "landing-pad")
    build(table, "brass-shed")
    told = {each.what: each.rule for each in refused(table, ME)}
    assert told == {
        "Launch Clock Tower": "SR-L04",
        "Attach Landing Pad": "SR-L04",
        "Use Brass Shed": "SQ-42",
        "Discard 3 cards for a cog": "SR-K01",
    }
    assert [each.rule for each in refused(table, YOU)] == ["SR-L01"]
