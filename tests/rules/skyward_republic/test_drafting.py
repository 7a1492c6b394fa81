"""The round and its draft: flip or pick (SR-R, SR-D, SQ-04 to SQ-11, SQ-13)."""

from __future__ import annotations

import pytest

from rules.skyward_republic.drafting import start_round
from rules.skyward_republic.effects import Draw
from rules.skyward_republic.play import locks
from rules.skyward_republic.seeing import view
from rules.skyward_republic.table import Table
from tests.rules.skyward_republic.building import (
    ME,
    THIRD,
    YOU,
    a_draft,
    a_launch,
    a_table,
    do,
    mine,
    resolve,
    says,
    the,
    told,
    yours,
)

HOUSES = ("seer-house", "preserver-house", "maker-house", "collective-house")


def three_piles(**options: object) -> Table:
    """A draft of three piles for three, a card face down near each."""
    near = (("hut-a", "hut-b"), ("hut-c", "hut-d"), ("hut-e", "hut-f"))
    return a_draft(3, ("seer-house",), ("maker-house",), ("preserver-house",), near=near, **options)


def piles(table: Table) -> dict[int, list[str]]:
    """The piles that are left, by number."""
    return {pile.number: pile.cards for pile in table.draft.piles} if table.draft else {}


def test_the_phases_of_a_round() -> None:
    """SR-R01 Draft, Launch, Benefactor, in this order, and then the next round."""
    table = a_draft(2, ("hut-a",), ("hut-b",))
    seen = [table.phase]
    for words in ("Pick", "End", "Claim no"):
        for _ in range(2):
            table = do(table, words, seat=table.turn)
        seen.append(table.phase)
    assert seen == ["draft", "launch", "benefactor", "draft"]
    assert table.round == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_cards_a_player(seats: int) -> None:
    """SR-D01 A pile of 2 for each player face up, 2 cards face down near each: 4 a player."""
    table = a_table(seats)
    assert [len(cards) for cards in piles(table).values()] == [2] * seats
    assert [len(mat.near) for mat in table.mats] == [2] * seats
    assert len(table.deck) == 154 - 3 - 4 * seats


def test_nobody_looks_at_the_face_down_cards() -> None:
    """SR-D02 No view shows the cards face down near anybody, one's own no more than others'; they are in no hand."""
    table = three_piles()
    other = three_piles()
    other.mats[ME].near, other.mats[YOU].near = ["kite", "imp"], ["cart", "tug"]
    for seat in (ME, YOU, THIRD, None):
        assert view(table, seat) == view(other, seat)
    assert says(table) == says(other)
    assert mine(table).hand == []


def test_the_nearest_player_decides() -> None:
    """SR-D02, SR-D05 A flip turns over one of the cards near oneself, and that player says where it goes."""
    asked = do(three_piles(), "Flip")
    assert (asked.shown, len(mine(asked).near), len(yours(asked).near)) == (["hut-b"], 1, 2)
    assert says(asked) == ["On pile 1", "On pile 2", "On pile 3"]
    assert says(asked, YOU) == []


def test_the_cog_on_the_warden_token() -> None:
    """SR-D03, SQ-11 The Warden token lies by the piles with 1 cog, in each round anew."""
    table = a_draft(2, ("hut-a",), ("hut-b",))
    for round_ in (1, 2, 3):
        seen = view(table, None)
        assert seen.draft is not None
        assert (seen.draft.cogs, sum(mat.cogs for mat in seen.mats), seen.round) == (1, 6 + round_ - 1, round_)
        table = next_round(table)


def next_round(table: Table) -> Table:
    """A round in which nobody flips, launches or claims; the next one has two piles of a Building each."""
    table.draft = a_draft(2, ("hut-a",), ("hut-b",)).draft
    for mat in table.mats:
        mat.near, mat.hand = [], []
    for words in ("Pick", "End", "Claim no"):
        for _ in range(2):
            table = do(table, words, seat=table.turn)
    return table


def test_flip_or_pick_in_turn() -> None:
    """SR-D04 From the Warden clockwise, those still in the draft alternate."""
    table = three_piles()
    assert says(table) == ["Flip a card", *(f"Pick pile {number}: {each}" for number, each in pile_names())]
    table = do(table, "Flip", "On pile 1")
    assert table.turn == YOU
    table = do(table, "Pick pile 3", "On pile 1", "On pile 2", seat=YOU)
    assert table.turn == THIRD
    table = do(table, "Flip", "On pile 1", seat=THIRD)
    assert table.turn == ME
    table = do(table, "Flip", "On pile 1")
    assert table.turn == THIRD  # the second player is out of the draft


def pile_names() -> tuple[tuple[int, str], ...]:
    """The names on the piles at the start."""
    return (1, "Seer House"), (2, "Maker House"), (3, "Preserver House")


def test_two_flips_at_most() -> None:
    """SR-D05 After two flips none is left and one must pick; a flip keeps one in the draft."""
    table = a_draft(2, ("hut-a",), ("hut-b",), near=(("hut-c", "hut-d"), ("hut-e", "hut-f")))
    for _ in range(2):
        table = do(table, "Flip", "On pile 1")
        assert not mine(table).picked
        table = do(table, "Flip", "On pile 2", seat=YOU)
    assert [words.split(":")[0] for words in says(table)] == ["Pick pile 1", "Pick pile 2"]


def test_a_pick_takes_the_whole_pile() -> None:
    """SR-D06 A pick takes all the cards of one pile into the hand, and of no other."""
    table = a_draft(2, HOUSES[:3], ("hut-a",))
    after = do(table, "Pick pile 1")
    assert (mine(after).hand, piles(after)) == ([*HOUSES[:3]], {2: ["hut-a"]})


def test_leftovers_one_by_one() -> None:
    """SR-D08 After a pick the cards left near the picker are turned over one by one, each onto any pile left."""
    asked = do(three_piles(), "Pick pile 2")
    assert (asked.shown, says(asked)) == (["hut-b"], ["On pile 1", "On pile 3"])
    asked = do(asked, "On pile 1")
    assert (asked.shown, says(asked)) == (["hut-a"], ["On pile 1", "On pile 3"])
    after = do(asked, "On pile 3")
    assert piles(after) == {1: ["seer-house", "hut-b"], 3: ["preserver-house", "hut-a"]}
    assert (mine(after).near, after.turn) == ([], YOU)


def test_the_last_picker() -> None:
    """SR-D09, SQ-13 The last picker has the token and its cog, and goes first: launch, claim and the next draft."""
    table = a_draft(3, ("hut-a",), ("hut-b",), ("hut-c",))
    table = do(do(table, "Pick"), "Pick", seat=YOU)
    assert (table.warden, table.mats[THIRD].cogs) == (ME, 3)
    table = do(table, "Pick", seat=THIRD)
    assert (table.warden, table.mats[THIRD].cogs) == (THIRD, 4)
    order = []
    for words in ("End", "Claim no", "Pick"):
        for _ in range(3):
            order.append(table.turn)
            table = do(table, words, seat=table.turn) if words != "Pick" else table
            if words == "Pick":
                break
    assert order == [THIRD, ME, YOU, THIRD, ME, YOU, THIRD]


def test_out_of_the_draft() -> None:
    """SR-D10 Who has picked is out; the draft ends when all have picked one pile each."""
    table = do(three_piles(), "Pick pile 2", "On pile 1", "On pile 1")
    assert says(table) == []
    table = do(table, "Pick pile 1", seat=YOU)
    assert table.phase == "draft"
    table = do(table, "Pick pile 3", seat=THIRD)
    assert (table.phase, table.draft, [mat.picked for mat in table.mats]) == ("launch", None, [True] * 3)


def alone(leftovers: str = "discard") -> Table:
    """The last one in the draft, with two cards face down nearby."""
    table = a_draft(
        2, ("seer-house",), ("maker-house",), near=(("hut-a", "hut-b"), ()), last_picker_leftovers=leftovers
    )
    table.turn = YOU
    return do(table, "Pick pile 2", seat=YOU)


def test_leftovers_of_the_last_picker() -> None:
    """SQ-04 Cards still face down near the last picker are discarded face up; nobody gets them."""
    after = do(alone(), "Pick pile 1")
    assert (mine(after).hand, mine(after).near) == (["seer-house"], [])
    assert sorted(after.discards[-2:]) == ["hut-a", "hut-b"]
    assert "Hut A" in told(after)


def test_flips_of_a_player_alone() -> None:
    """SQ-04, SQ-05 Alone in the draft one may still flip; each flip is a turn of its own, and nobody comes between."""
    table = alone()
    turns = table.turns
    table = do(table, "Flip")
    assert (table.turn, table.turns, piles(table)) == (ME, turns + 1, {1: ["seer-house", "hut-b"]})
    table = do(table, "Flip")
    assert (table.turn, table.turns) == (ME, turns + 2)
    assert mine(do(table, "Pick")).hand == ["seer-house", "hut-b", "hut-a"]


def test_a_pile_has_no_limit() -> None:
    """SQ-06 Every flip may go on the same pile."""
    table = three_piles()
    for _ in range(2):
        for seat in (ME, YOU, THIRD):
            table = do(table, "Flip", "On pile 2", seat=seat)
    assert {number: len(cards) for number, cards in piles(table).items()} == {1: 1, 2: 7, 3: 1}


def test_the_deck_runs_out() -> None:
    """SQ-10 When the central deck has run out the discard pile is shuffled."""
    table = a_draft(2)
    table.deck, table.discards = ["hut-a"], [f"hut-{letter}" for letter in "bcdefghi"]
    start_round(table)
    dealt = [card for pile in piles(table).values() for card in pile]
    assert (dealt[0], len(dealt), [len(mat.near) for mat in table.mats]) == ("hut-a", 4, [2, 2])
    assert (len(table.deck), table.discards) == (1, [])
    assert dealt[1:] != ["hut-i", "hut-h", "hut-g"]
    assert "shuffled" in told(table)


def test_the_deck_runs_out_in_a_draw() -> None:
    """SQ-10, SQ-42 A draw by an ability shuffles the discard pile too; what is not there is not drawn."""
    table = a_launch()
    table.deck, table.discards = ["hut-a"], ["hut-b", "hut-c"]
    after = resolve(table, Draw(2))
    assert mine(after).hand[0] == "hut-a"
    assert {*mine(after).hand[1:], *after.deck} == {"hut-b", "hut-c"}
    assert (len(mine(after).hand), after.discards) == (2, [])
    assert len(mine(resolve(table, Draw(9))).hand) == 3
    table.deck, table.discards = [], []
    assert mine(resolve(table, Draw(1))).hand == []


def test_too_few_cards() -> None:
    """SQ-10 With too few cards the piles come first, then the face-down cards clockwise from the Warden."""
    table = a_draft(3)
    table.warden = THIRD
    table.deck, table.discards = [f"hut-{letter}" for letter in "abcdefghi"], []
    start_round(table)
    assert [len(cards) for cards in piles(table).values()] == [2, 2, 2]
    assert [len(mat.near) for mat in table.mats] == [1, 0, 2]
    table.deck, table.draft = ["hut-a", "hut-b", "hut-c"], None
    start_round(table)
    assert [len(cards) for cards in piles(table).values()] == [2, 1, 0]


def test_an_empty_pile_may_be_picked() -> None:
    """SQ-10, SR-D10 A pile that no card was left for is a pile: somebody picks it."""
    table = a_draft(2, ("hut-a",), ())
    after = do(do(table, "Pick pile 2"), "Pick pile 1", seat=YOU)
    assert (mine(after).hand, after.phase) == ([], "launch")


def test_a_flip_locks_and_a_pick_without_leftovers_does_not() -> None:
    """SR-D05, SR-D06 A flip reveals a card; taking open cards reveals nothing."""
    table = a_draft(2, ("hut-a",), ("hut-b",), near=(("hut-c",), ()))
    assert locks(table, ME, the(table, "Flip"))
    mine(table).near = []
    assert not locks(table, ME, the(table, "Pick pile 1"))
