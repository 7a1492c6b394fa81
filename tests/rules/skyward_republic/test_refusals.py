"""What is refused, in a sentence with the rule that refuses, and the table left as it was."""

from __future__ import annotations

import re
from collections.abc import Callable

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
    MoveToken,
    PassClaim,
    Pick,
    PlayHand,
    Seal,
    SetAside,
    Split,
    TakeBack,
    TakeGroup,
    TradeCards,
    UseAbility,
)
from rules.skyward_republic.legal import legal_actions
from rules.skyward_republic.refusals import refused
from rules.skyward_republic.table import Table
from tests.rules.skyward_republic.building import (
    ME,
    YOU,
    a_launch,
    build,
    do,
    hold,
    mine,
    refusal,
    says_why,
)
from tests.rules.skyward_republic.moments import (
    MOMENTS,
    choosing_a_group,
    in_benefactor_draft,
    in_claim,
    in_cleanup,
    in_draft,
    in_launch,
    in_split,
    over,
)
from tests.rules.skyward_republic.trial_cards import HUTS

SENTENCE = re.compile(r"^[A-Z].* \((SR-[A-Z]\d\d|SQ-\d\d)\)\.$")
EVERYTHING: tuple[Action, ...] = (
    *(Flip(), Pick(1, ()), Pick(9, ("maker",)), TakeGroup(1, (), False), TakeGroup(7, (), True)),
    *(MoveCard("maker", 1), MoveCard("hut-a", 3), MoveToken(1), MoveToken(5), Split((8, 0)), Split((4, 4))),
    *(Launch("hut-a"), Launch("maker"), Launch("one-maker"), Attach("maker-storey"), Attach("hut-a")),
    *(UseAbility("pump"), UseAbility("hut-a"), PlayHand("purse"), PlayHand("maker"), TradeCards()),
    *(Claim("one-maker"), Claim("grey-friend"), Claim("sharer"), PassClaim()),
    *(SetAside("maker"), SetAside("maker", True), SetAside("cart"), TakeBack(), Seal(), Seal(3), EndTurn()),
    *(Answer(0, "Something else"), Answer(99, "On pile 99")),
)


def reasons(table: Table, seat: Seat = ME) -> dict[str, str]:
    """What is refused, and by which rule."""
    return {each.what: each.rule for each in refused(table, seat)}


@pytest.mark.parametrize("make", MOMENTS)
def test_every_refusal_is_a_sentence_with_its_rule(make: Callable[[], Table]) -> None:
    """SR-R01, SQ-14 Whatever is not legal is refused in a sentence with its rule; nothing is changed by it."""
    table = make()
    for seat in (ME, YOU):
        legal = legal_actions(table, seat)
        for action in EVERYTHING:
            if action not in legal:
                said = refusal(table, action, seat)
                assert SENTENCE.match(said), said
                assert ".." not in said


@pytest.mark.parametrize("make", MOMENTS)
def test_every_reason_of_the_list_is_a_sentence(make: Callable[[], Table]) -> None:
    """SR-R01 "Why can't I?": each line says what, why in a sentence, and the rule."""
    table = make()
    for each in (*refused(table, ME), *refused(table, YOU)):
        assert each.what[0].isupper()
        assert re.match(r"^[a-z].*\.$", each.why), each.why
        assert re.match(r"^(SR-[A-Z]\d\d|SQ-\d\d)$", each.rule)


def test_a_benefactor_that_is_not_there() -> None:
    """SR-B05, SQ-41 A Benefactor in the hand of another, or in the deck, is refused, and any without a token."""
    table = in_claim()
    hold(table, "sharer", seat=YOU)
    assert "(SR-B01)" in refusal(table, Claim("sharer"))
    assert "(SR-B01)" in refusal(table, Claim("solar-pact"))
    mine(table).tokens = 0
    assert "(SQ-41)" in refusal(table, Claim("second-grey"))


def test_a_flip_where_none_is_known() -> None:
    """SR-T01 In the split nothing lies face down, so there is nothing to flip, and only its cards are moved."""
    assert "(SR-T01)" in refusal(choosing_a_group(), Flip(), YOU)
    assert "(SR-T01)" in refusal(in_split(), MoveCard("night-school", 1))


def test_a_pile_that_is_gone() -> None:
    """SR-D06 A pile that another has taken, or whose cards have changed, is not picked by an old button."""
    table = do(in_draft(), "Pick pile 1")
    assert "(SR-D06)" in refusal(table, Pick(1, ("hut-a",)), YOU)
    assert "(SR-D06)" in refusal(in_draft(), Pick(1, ("hut-a", "hut-c")))


def test_out_of_turn() -> None:
    """SR-D04, SR-L01, SR-B01 Out of turn nothing is legal, in any phase."""
    assert "(SR-D04)" in refusal(in_draft(), Pick(1, ("hut-a",)), YOU)
    assert "(SR-L01)" in refusal(in_launch(), EndTurn(), YOU)
    assert [each.rule for each in refused(in_launch(), YOU)] == ["SR-L01"]
    assert "(SR-B01)" in refusal(in_claim(), PassClaim(), YOU)


def test_another_phase() -> None:
    """SR-R01 What belongs to another phase is refused with the phase it belongs to."""
    assert says_why(refusal(in_draft(), Launch("hut-a")), "That belongs to another phase: launch", "SR-R01")
    assert "(SR-R01)" in refusal(in_launch(), Claim("one-maker"))
    assert "(SR-R01)" in refusal(in_claim(), Flip())


def test_abilities_that_cannot_be_used() -> None:
    """SQ-27, SR-L10, SQ-42, SR-L11, SQ-33 Used this turn, no ability, nothing to pay with, not in hand, too early."""
    table = in_launch()
    assert "(SQ-27)" in refusal(table, UseAbility("pump"))
    assert "(SR-L10)" in refusal(table, UseAbility("hut-a"))
    assert reasons(table)["Use Pump"] == "SQ-27"
    mine(table).used = []
    assert "(SQ-42)" in refusal(table, UseAbility("pump"))
    assert "(SR-L11)" in refusal(table, PlayHand("purse"))
    assert "(SR-L03)" in refusal(table, Launch("garret"))
    assert "(SR-L08)" in refusal(table, Attach("hut-b"))
    draft = in_draft()
    hold(draft, "crowbar")
    assert "(SQ-33)" in refusal(draft, PlayHand("crowbar"))


def test_a_card_too_many_in_the_clean_up() -> None:
    """SR-B06 With too many cards left nothing is confirmed, and a card that is not there is not discarded."""
    table = in_cleanup()
    assert "(SR-B06)" in refusal(table, Seal(0))
    assert "(SR-B06)" in refusal(table, SetAside("cart"))
    assert "(SQ-44)" in refusal(table, Seal(), YOU)


def test_a_sealed_answer_stands() -> None:
    """SQ-44, SR-V01 Who has confirmed has nothing to change; the others are waited for."""
    table = do(in_benefactor_draft(), "Keep", "Put", "Confirm")
    assert refusal(table, TakeBack()) == "Others have still to choose (SQ-44)."


def test_when_the_game_is_over() -> None:
    """SR-E01 When the game is over everything is refused."""
    assert refusal(over(), EndTurn()) == "The game is over (SR-E01)."
    assert reasons(over()) == {"Take a turn": "SR-E01"}


def test_why_not() -> None:
    """SR-L04, SR-L08, SR-K01 Each Building, Extension, ability and Benefactor that cannot be used says why."""
    table = a_launch()
    mine(table).cogs = 0
    hold(table, "clock-tower", "landing-pad")
    assert reasons(table)["Attach Landing Pad"] == "SR-L08"
    build(table, "brass-shed")
    assert reasons(table) == {
        "Launch Clock Tower": "SR-L04",
        "Attach Landing Pad": "SR-L04",
        "Use Brass Shed": "SQ-42",
        "Discard 3 cards for a cog": "SR-K01",
    }
    assert reasons(in_claim()) == {
        "Claim One Maker": "SR-B03",
        "Claim Grey Friend": "SR-B02",
        "Discard 3 cards for a cog": "SR-K01",
    }
    picked = do(in_draft(), "Pick pile 1")
    assert reasons(picked) == {"Take a turn": "SR-D10"}


def test_what_is_legal_is_said() -> None:
    """SR-L01 A refusal goes on with what could be done."""
    table = a_launch()
    for place, hut in enumerate(HUTS[:2]):
        build(table, hut, 0, place)
    assert refusal(table, Launch("hut-c")).endswith("You can: end your Launch turn (SR-L03).")
