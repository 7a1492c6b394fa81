"""The draft of two players by splitting eight cards (SR-T, SQ-12)."""

from __future__ import annotations

import pytest

from rules.skyward_republic.actions import Split
from rules.skyward_republic.drafting import start_round, zone
from rules.skyward_republic.table import Pile, Table
from tests.rules.skyward_republic.building import (
    ME,
    YOU,
    a_draft,
    a_table,
    do,
    hold,
    mine,
    on_top,
    says,
    says_why,
    told,
    why,
    yours,
)
from tests.rules.skyward_republic.trial_cards import HUTS


def a_split(first: tuple[str, ...] = HUTS[:4], second: tuple[str, ...] = HUTS[4:8]) -> Table:
    """The Warden's split of these cards, the token with the first group."""
    table = a_draft(two_player_draft_variant=True)
    zone(table).piles = [Pile(1, list(first)), Pile(2, list(second))]
    return table


def test_eight_cards_face_up() -> None:
    """SR-T01 8 cards are dealt face up, none face down; the Warden makes 2 groups of them in any way."""
    table = a_table(two_player_draft_variant=True)
    assert sum(len(pile.cards) for pile in zone(table).piles) == 8
    assert [mat.near for mat in table.mats] == [[], []]
    table = do(a_split(), "Move Hut A to group 2", "Move Hut F to group 1", "Move Hut B to group 2", "Offer")
    assert [set(pile.cards) for pile in zone(table).piles] == [
        {"hut-c", "hut-d", "hut-f"},
        {"hut-a", "hut-b", "hut-e", "hut-g", "hut-h"},
    ]


def test_the_rest_of_the_round_is_as_usual() -> None:
    """SR-T01 Only the Draft phase is replaced: Launch and Benefactor phases follow, and a split again."""
    table = do(do(a_split(), "Offer"), "Take group 1", seat=YOU)
    assert [len(mat.hand) for mat in table.mats] == [4, 4]
    for words in ("End", "Claim no"):
        for _ in range(2):
            table = do(table, words, seat=table.turn)
    assert (table.phase, table.round) == ("split", 2)


def test_the_token_goes_with_a_group() -> None:
    """SR-T02 The Warden puts the token, with 1 cog on it, with one of the groups."""
    table = a_split()
    assert zone(table).cogs == 1
    moved = do(table, "Put the Warden token with group 2", "Offer")
    assert [words.split(":")[0] for words in says(moved, YOU)] == ["Take group 1", "Take group 2 (token)"]
    assert "{0} makes group 2, with the Warden token" in told(moved)


def test_the_other_player_picks_first() -> None:
    """SR-T03 The other player takes a group, the Warden gets the one that is left."""
    table = do(a_split(), "Offer")
    assert (table.turn, says(table)) == (YOU, [])
    after = do(table, "Take group 2", seat=YOU)
    assert (yours(after).hand, mine(after).hand) == ([*HUTS[4:8]], [*HUTS[:4]])


@pytest.mark.parametrize(("group", "holder"), [(1, YOU), (2, ME)])
def test_who_has_the_token_group(group: int, holder: int) -> None:
    """SR-T04, SQ-13 Whoever has the group with the token has its cog, is the Warden and leads the Launch phase."""
    after = do(do(a_split(), "Offer"), f"Take group {group}", seat=YOU)
    assert (after.warden, after.turn, after.phase) == (holder, holder, "launch")
    assert [mat.cogs for mat in after.mats] == [3 + (seat == holder) for seat in (ME, YOU)]


@pytest.mark.parametrize("size", [1, 3, 4, 7])
def test_each_group_has_a_card(size: int) -> None:
    """SQ-12 Groups of 1 to 7 may be offered, an empty one not."""
    table = a_split(HUTS[:size], HUTS[size:8])
    assert f"Offer groups of {size} and {8 - size}" in says(table)
    empty = a_split((), HUTS[:8])
    assert [words for words in says(empty) if words.startswith("Offer")] == []
    assert says_why(why(empty, Split((0, 8))), "Each group needs at least 1 card", "SQ-12")


def test_lightning_of_the_other_player_first() -> None:
    """SQ-12 Lightning cards resolve as the groups are taken: those of the other player, then the Warden's."""
    table = a_split(("mail-coach", "hut-a"), ("mail-coach", "hut-b"))
    on_top(table, "maker", "seer")
    after = do(do(table, "Offer"), "Take group 2", seat=YOU)
    assert (yours(after).hand, mine(after).hand) == (["hut-b", "maker"], ["hut-a", "seer"])
    news = told(after)
    assert news.index("{1} scores 1 VP") < news.index("{0} picks group 1") < news.index("{0} scores 1 VP")


def test_cards_may_be_traded_in_a_split() -> None:
    """SQ-14 The split and the choice of a group are own draft turns: 3 cards may be discarded for a cog."""
    table = a_split()
    for seat in (ME, YOU):
        hold(table, "maker", "maker", "seer", seat=seat)
    table = do(table, "Discard 3 cards", "Discard Maker", "Discard Maker", "Discard Seer")
    assert (mine(table).cogs, mine(table).hand, table.phase) == (4, [], "split")
    table = do(do(table, "Offer"), "Discard 3 cards", "Discard Maker", "Discard Maker", "Discard Seer", seat=YOU)
    assert (yours(table).cogs, table.turn) == (4, YOU)


@pytest.mark.parametrize("many", [0, 1])
def test_too_few_cards_to_split(many: int) -> None:
    """SQ-10, SQ-12 With fewer than 2 cards in the game a group is empty, and the game goes on all the same."""
    table = a_split()
    table.deck, table.discards = [*HUTS[:many]], []
    start_round(table)
    after = do(do(table, "Offer"), "Take group", seat=YOU)
    assert (after.phase, sum(len(mat.hand) for mat in after.mats)) == ("launch", many)
