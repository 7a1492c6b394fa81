"""Alternative text of Skyward Republic, word for word."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from render.picture import LONGEST_ALT
from render.skyward_republic.card import FACES
from render.skyward_republic.describe import (
    describe_airspace,
    describe_card,
    describe_hand,
    describe_scores,
    describe_table,
)
from render.skyward_republic.people import people
from render.skyward_republic.stair import end_line, hint_line
from rules.core.outcome import Outcome
from rules.core.questions import Seat
from rules.skyward_republic.view import (
    DraftView,
    EndingView,
    LaunchTurnView,
    PileView,
    SponsorView,
    TableView,
)

Lay = Callable[..., TableView]
PILES = DraftView((PileView(1, ("clock-tower", "maker"), False), PileView(2, ("world-fair", "elite-seer"), False)), 1)
MARKET = (SponsorView("solar-pact", (Seat(0), Seat(1))),)


def test_the_table_word_for_word(lay: Lay, names: tuple[str, ...]) -> None:
    assert describe_table(lay(2, draft=PILES, market=MARKET), names) == TABLE


def test_a_launch_phase_names_the_warden_and_no_piles(lay: Lay, names: tuple[str, ...]) -> None:
    text = describe_table(lay(2, "launch", market=MARKET), names)
    assert text.startswith("Skyward Republic, round 5, Launch phase: Mirela launches. VP: Mirela 27 and Okonkwo 34. ")
    assert "Okonkwo is the Warden." in text
    assert "Pile" not in text


def test_all_who_choose_at_once_are_named(lay: Lay, names: tuple[str, ...]) -> None:
    text = describe_table(lay(3, "clean-up", acting=(0, 2)), names)
    assert "Clean-up: Mirela keeps 7 cards and Søren keeps 7 cards." in text


def test_the_end_is_told(lay: Lay, names: tuple[str, ...]) -> None:
    view = lay(3, ending=EndingView("8 Buildings in one airspace", Seat(1)))
    assert "This round is the last: Okonkwo has 8 Buildings in one airspace." in describe_table(view, names)
    guard = lay(3, ending=EndingView("the guard against endless games", None))
    assert end_line(guard, people(3, names)) == "This round is the last: the guard against endless games."


def test_a_finished_game_has_no_turn(lay: Lay, names: tuple[str, ...]) -> None:
    text = describe_table(lay(3, "scoring", over=True, acting=()), names)
    assert text.startswith("Skyward Republic, the game is over. VP: Mirela 27")
    assert end_line(lay(3, over=True), people(3, names)) == "The game is over."


def test_the_end_to_come_is_told_with_how_near_it_is(lay: Lay, names: tuple[str, ...]) -> None:
    assert end_line(lay(3), people(3, names)) == "The end: 8 Buildings in one airspace (most so far: 5)."


def test_what_a_launch_turn_still_allows_is_told(lay: Lay, names: tuple[str, ...]) -> None:
    discount = "pay 1 icon less for your next Building this turn"
    view = lay(3, "launch", launching=LaunchTurnView((0, 2), (discount,)))
    assert (
        hint_line(view, people(3, names))
        == f"Mirela may launch 2 more Buildings this turn, one of cost 2 or less; {discount}."
    )


def test_an_airspace_word_for_word(lay: Lay, names: tuple[str, ...]) -> None:
    mat = lay(2).mats[0]
    assert describe_airspace(mat, people(2, names)[0], ("solar-pact",), warden=True) == AIRSPACE


def test_a_building_beside_the_grid_is_told(lay: Lay, names: tuple[str, ...]) -> None:
    mat = lay(2).mats[0]
    ninth = msgspec.structs.replace(mat.buildings[0], column=9, outside=True, extensions=(), height=1)
    text = describe_airspace(msgspec.structs.replace(mat, buildings=(ninth,)), people(2, names)[0], ())
    assert "Clock Tower (one row, place 1, beside the grid; " in text


def test_a_hand_word_for_word(lay: Lay, names: tuple[str, ...]) -> None:
    view = lay(2, viewer=0, hand=("maker", "elite-seer", "maker", "clock-tower", "solar-pact"))
    assert describe_hand(view, people(2, names)[0]) == HAND


def test_a_card_word_for_word() -> None:
    assert describe_card("skyward:elite-maker").startswith(
        "Elite Maker, Faction card. Pays 2 Maker. There are 4 in the deck."
    )


def test_the_score_sheet_word_for_word(lay: Lay, names: tuple[str, ...], outcome: Outcome) -> None:
    text = describe_scores(lay(4, over=True), outcome, names)
    assert text.startswith(SCORES)
    assert "Mirela scored: Envious Peacock 23, Clock Tower 4, World Fair 4, Landing Pad 2." in text


def test_a_shared_win_is_told(lay: Lay, names: tuple[str, ...], outcome: Outcome) -> None:
    shared = msgspec.structs.replace(
        outcome, ranking=((0, 2), (1,), (3,)), winners=(0, 2), tie_break="nothing: the victory is shared"
    )
    assert describe_scores(lay(4, over=True), shared, names).startswith("Mirela and Søren share the win with 75 VP. ")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_text_is_too_long_and_none_is_cut(
    lay: Lay, piled: Callable[..., TableView], names: tuple[str, ...], seats: int
) -> None:
    table = people(4, ("W" * 32,) * 4)
    odd = piled(4)
    texts = [describe_table(odd, ("W" * 32,) * 4), describe_table(lay(seats), names)]
    texts += [describe_airspace(mat, table[0], ()) for mat in odd.mats]
    texts += [describe_card(face_id) for face_id in FACES]
    for text in texts:
        assert 0 < len(text) <= LONGEST_ALT
        assert text.endswith((".", "?", "!"))


TABLE = (
    "Skyward Republic, round 5, Draft phase: Mirela flips or picks. VP: Mirela 27 and Okonkwo 34. Buildings of 8:"
    " Mirela 4 and Okonkwo 5. Pile 1: Clock Tower (3 Maker, 3 VP) and Maker. Pile 2: World Fair (2 Collective and"
    " 2 Neutral, 5 VP) and Elite Seer. Face-down cards near: Mirela 2 and Okonkwo picked. Okonkwo is the Warden; "
    "the token goes to the last to pick, with 1 cog. Benefactors: Solar Pact (2 Seer and 3 Maker, 4 VP, claimed "
    "by Mirela and Okonkwo). Mirela: 3 cogs, 6 cards in hand, 3 tokens left. Okonkwo: 0 cogs, 4 cards in hand, 4 "
    "tokens left. Deck 121, discard pile 2, Benefactor deck 20."
)
AIRSPACE = (
    "Airspace of Mirela, the Warden: 27 VP, 4 of 8 Buildings, 3 cogs, 6 cards in hand, 3 Benefactor tokens left. "
    "Icons: 3 Seer, 3 Maker, 2 Collective and 4 Neutral. Anarchist Noodle House (upper row, place 2; 2 Neutral). "
    "Clock Tower with Landing Pad, 2 levels (lower row, place 1; 1 Seer and 3 Maker). World Fair with Landing Pad"
    " and a cog, 3 levels (lower row, place 2; 1 Seer, 2 Collective and 2 Neutral). Tea Tower (lower row, place "
    "3; 1 Seer). Sky row: Post Balloon (vehicle) and Loud Gull (critter). Claimed: Solar Pact."
)
HAND = (
    "Hand of Mirela: 5 cards (at most 7 are kept). Faction cards: 1 Elite Seer and 2 Maker. Clock Tower (3 Maker,"
    " 3 VP): SCORE: gain 1 VP per cog you have. Solar Pact (2 Seer and 3 Maker, 4 VP): Reveal a card per player "
    "and give 1 to each, then reclaim 1 other Benefactor token."
)
SCORES = (
    "Søren wins with 75 VP; the tie was broken by more placed Benefactor tokens. 1. Søren: 75 VP (44 in play, 29 "
    "by SCORE, 2 for cogs). 2. Mirela: 75 VP (38 in play, 33 by SCORE, 4 for cogs). 3. Okonkwo: 61 VP (41 in "
    "play, 20 by SCORE, 0 for cogs). 4. 小百合: -1 VP (-2 in play, 0 by SCORE, 1 for cogs)."
)
