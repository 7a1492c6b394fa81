"""What lies on the table, and setting it up (SR-C, SR-G, SR-S, SR-V)."""

from __future__ import annotations

import pytest

from rules.core.errors import SetupError
from rules.skyward_republic.cards.benefactors import BENEFACTORS
from rules.skyward_republic.cards.decks import BENEFACTOR, CARD, SKYWARD_CARDS, central_deck
from rules.skyward_republic.seeing import view
from rules.skyward_republic.setup import setup
from rules.skyward_republic.table import Table
from rules.skyward_republic.terms import FACTION_NAME, FACTIONS
from tests.rules.skyward_republic.building import (
    ME,
    THIRD,
    YOU,
    a_claim,
    a_launch,
    a_table,
    build,
    do,
    fly,
    hold,
    mine,
    resolve,
    says,
)


def in_play(table: Table) -> list[str]:
    """Every card of the central deck, wherever it lies."""
    piles = [card for pile in table.draft.piles for card in pile.cards] if table.draft else []
    mats = [card for mat in table.mats for card in (*mat.hand, *mat.near, *mat.sky)]
    return [card for card in (*table.deck, *table.discards, *piles, *mats) if card in CARD]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_central_deck(seats: int) -> None:
    """SR-C01 154 Skyward cards of five kinds in one deck, all of them in the game whatever the number of players."""
    assert len(in_play(a_table(seats))) == len(central_deck()) == 154
    assert sorted(in_play(a_table(seats))) == sorted(central_deck())
    assert {card.kind for card in SKYWARD_CARDS} == {"building", "extension", "faction", "vehicle", "critter"}


def test_the_benefactors() -> None:
    """SR-C02 28 Benefactors, 6 of them starting ones."""
    assert len({card.id for card in BENEFACTORS}) == 28
    assert sum(card.starting for card in BENEFACTORS) == 6


@pytest.mark.parametrize("seats", [0, 1, 5, True])
def test_two_to_four_play(seats: int) -> None:
    """SR-C03, SQ-54 Four colours of tokens: two to four play, and any other number is refused in a sentence."""
    with pytest.raises(SetupError, match=r"^Skyward Republic takes 2 to 4 players, not \w+\.$"):
        setup(seats=seats, seed=1)
    assert [len(a_table(many).mats) for many in (2, 3, 4)] == [2, 3, 4]


def test_two_may_flip_or_pick() -> None:
    """SQ-54 Two players flip or pick unless they ask for the split; more than two never split."""
    assert a_table(2).phase == "draft"
    assert a_table(2, two_player_draft_variant=True).phase == "split"
    assert a_table(3, two_player_draft_variant=True).phase == "draft"


def test_cogs_and_points_are_counts() -> None:
    """SR-C04, SQ-31 Tokens of 1 and 2 cogs and of 50 and 100 VP only count: 40 cogs and 105 VP can be had."""
    table = a_launch()
    mine(table).cogs, mine(table).vp = 39, 99
    build(table, "hut-a")
    hold(table, "well", "fountain", "maker", "maker")
    after = do(table, "Launch Well", "Pay Maker", "Right of Hut A")
    assert (mine(after).cogs, mine(after).vp) == (41, 100)
    assert view(after, None).mats[ME].cogs == 41


def test_the_icons() -> None:
    """SR-G01 Seer, Preserver, Maker, Collective and Neutral."""
    assert [FACTION_NAME[icon] for icon in (*FACTIONS, "N")] == ["Seer", "Preserver", "Maker", "Collective", "Neutral"]
    costs = "".join(card.threshold for card in BENEFACTORS)
    assert set(costs) <= {*FACTIONS, "N"}


@pytest.mark.parametrize("card", ["seer-house", "preserver-house", "maker-house", "collective-house", "hut-a"])
def test_a_cog_is_any_icon(card: str) -> None:
    """SR-G02 1 cog stands for any one icon."""
    table = a_launch()
    hold(table, card)
    after = do(table, "Launch")
    assert (mine(after).cogs, [each.card for each in mine(after).buildings]) == (2, [card])
    mine(table).cogs = 0
    assert says(table) == ["End your Launch turn"]


def test_a_faction_card_pays_once() -> None:
    """SR-G03 A Faction card is discarded as it pays; it does not pay again."""
    table = a_launch()
    mine(table).cogs = 0
    hold(table, "maker-house", "maker-storey", "maker")
    after = do(table, "Launch Maker House")
    assert (mine(after).hand, after.discards[-1]) == (["maker-storey"], "maker")
    assert "Attach Maker Storey" not in says(after)


def test_vehicles_and_critters_are_free() -> None:
    """SR-G04 A Vehicle and a Critter cost nothing: they are in the sky with no card and no cog less."""
    table = a_launch()
    table.deck += ["cart", "imp"]
    build(table, "hut-a")
    hold(table, "drawing-room", "maker")
    for flier, vp in (("imp", -2), ("cart", 3)):
        after = do(table, "Launch Drawing Room", "Pay Maker", "Right")
        assert (mine(after).sky, mine(after).cogs, mine(after).vp) == ([flier], 3, 5 + 1 + vp)
        table.deck.remove(flier)


def test_the_four_kinds_of_abilities() -> None:
    """SR-G05 LAUNCH as it enters, HAND by discarding it, ACTIVE as an action, SCORE at the end only."""
    table = a_launch()
    build(table, "scholars")
    hold(table, "well", "purse", "maker")
    assert {"Launch Well", "Play Purse from your hand"} <= set(says(table))
    played = do(table, "Play Purse")
    assert (mine(played).cogs, mine(played).vp, "purse" in played.discards) == (4, 5, True)
    launched = do(table, "Launch Well", "Pay Maker", "Right")
    assert (mine(launched).cogs, mine(launched).vp) == (5, 6)  # nothing for the SCORE ability yet


def test_lightning_is_compulsory() -> None:
    """SR-G06, SQ-08 A lightning card is played at once, free, with no choice: it cannot stay in hand."""
    table = a_launch()
    table.deck.append("imp")
    build(table, "hut-a")
    hold(table, "drawing-room")
    after = do(table, "Launch Drawing Room", "Right")
    assert (mine(after).hand, mine(after).sky, mine(after).vp) == ([], ["imp"], 5 + 1 - 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_benefactors(seats: int) -> None:
    """SR-S01 Each player is dealt one starting Benefactor by lot, unseen by the others."""
    dealt = set()
    for seed in range(12):
        table = setup(seats=seats, seed=seed)
        hands = [card for mat in table.mats for card in mat.hand]
        assert all(BENEFACTOR[card].starting for card in hands)
        assert len(set(hands)) == seats
        dealt.add(hands[0])
    assert len(dealt) > 2
    assert (view(table, ME).hand, view(table, None).hand) == (tuple(table.mats[ME].hand), ())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_market(seats: int) -> None:
    """SR-S02 The starting Benefactors left over are shuffled in; one a player lies open, the others are the deck."""
    table = a_table(seats)
    market = [sponsor.card for sponsor in table.market]
    assert (len(market), len(table.benefactors)) == (seats, 28 - 2 * seats)
    everywhere = [*market, *table.benefactors, *(card for mat in table.mats for card in mat.hand)]
    assert sorted(everywhere) == sorted(card.id for card in BENEFACTORS)
    assert sum(BENEFACTOR[card].starting for card in (*market, *table.benefactors)) == 6 - seats


def test_the_discard_pile() -> None:
    """SR-S03 The central deck is shuffled, and its top 3 cards are discarded face up."""
    table = setup(seats=2, seed=5)
    assert len(view(table, None).discards) == 3
    assert len(table.deck) == 154 - 3 - 2 * 4
    other = setup(seats=2, seed=6)
    assert table.deck != other.deck
    assert setup(seats=2, seed=5).deck == table.deck


def test_what_each_player_has() -> None:
    """SR-S04, SR-S06, SR-S08 4 Benefactor tokens, 3 cogs, and no Skyward card in hand."""
    for mat in a_table(4).mats:
        assert (mat.tokens, mat.cogs, len(mat.hand)) == (4, 3, 1)
        assert [card for card in mat.hand if card in CARD] == []
        assert (mat.buildings, mat.sky) == ([], [])


def test_the_sixth_space() -> None:
    """SR-S05, SQ-01 The sixth space of a track from 0 is 5: everybody starts with 5 VP."""
    assert [mat.vp for mat in a_table(4).mats] == [5, 5, 5, 5]


def test_the_first_warden() -> None:
    """SR-S07 The starting player is chosen by lot, has the Warden token and begins the draft."""
    tables = [setup(seats=4, seed=seed) for seed in range(40)]
    assert {table.warden for table in tables} == {0, 1, 2, 3}
    assert all(table.turn == table.warden for table in tables)


def test_the_room_of_an_airspace() -> None:
    """SR-S09 Two rows of four and a sky row: 8 Buildings leave no space in the grid, and the sky has no limit."""
    table = a_launch()
    for place in range(7):
        build(table, f"hut-{'abcdefg'[place]}", place // 4, place % 4)
    fly(table, "kite", "cart", "mail-coach", "tug", "imp")
    hold(table, "hut-h", "hut-i", "gate")
    after = do(table, "Launch Hut H")
    assert [(each.row, each.column) for each in mine(after).buildings][-1] == (1, 3)
    assert len(mine(after).sky) == 5


def test_the_benefactor_draft() -> None:
    """SR-V01 Each is dealt 3, keeps 1, offers 1, and puts 1 under the deck; seat order in market and deck."""
    table = a_table(2, experienced_benefactor_draft=True)
    dealt = [mat.sealed.dealt for mat in table.mats if mat.sealed]
    assert [len(cards) for cards in dealt] == [3, 3]
    assert len(table.benefactors) == 28 - 6
    for seat in (YOU, ME):
        table = do(table, "Keep", "Put", "Confirm", seat=seat)
    assert [mat.hand for mat in table.mats] == [dealt[0][:1], dealt[1][:1]]
    assert [sponsor.card for sponsor in table.market] == [dealt[0][1], dealt[1][1]]
    assert table.benefactors[:2] == [dealt[1][2], dealt[0][2]]  # the last in the list of the deck is its top
    assert table.phase == "draft"


def test_the_benefactor_draft_is_sealed() -> None:
    """SR-V01 All choose at once, in any order; nobody sees a choice until all have chosen."""
    table = a_table(3, experienced_benefactor_draft=True)
    before = view(table, YOU)
    after = do(table, "Keep", "Put")
    assert view(after, YOU) == before
    done = do(after, "Confirm")
    assert says(done) == []
    assert (view(done, YOU).market, view(done, YOU).sealed) == ((), before.sealed)
    assert says(do(done, "Keep", seat=THIRD), YOU) == says(table, YOU)


def test_a_choice_of_the_benefactor_draft_may_be_taken_back() -> None:
    """SR-V01 Until it is confirmed a choice may be made anew."""
    table = a_table(2, experienced_benefactor_draft=True)
    again = do(table, "Keep", "Put", "Take all back")
    assert says(again) == says(table)


def test_a_score_below_zero() -> None:
    """SQ-02 A score may fall below 0; there is no floor."""
    table = a_launch()
    mine(table).vp = 1
    table.deck.append("imp")
    hold(table, "drawing-room")
    mine(table).vp = 0
    assert mine(do(table, "Launch Drawing Room")).vp == 0 + 1 - 2
    mine(table).vp = -10
    assert mine(do(table, "Launch Drawing Room")).vp == -11


def test_the_market_is_not_refilled() -> None:
    """SQ-03 A claimed Benefactor stays, no new one comes; only a claim out of a hand makes the row longer."""
    table = a_claim(2, "grey-friend", "one-maker")
    build(table, "hut-a")
    hold(table, "second-grey")
    deck = list(table.benefactors)
    claimed = do(table, "Claim Grey Friend")
    assert [each.card for each in claimed.market] == ["grey-friend", "one-maker"]
    private = do(table, "Claim Second Grey")
    assert [each.card for each in private.market] == ["grey-friend", "one-maker", "second-grey"]
    assert claimed.benefactors == private.benefactors == deck


def test_start_of_a_round_keeps_the_market() -> None:
    """SQ-03 A new round brings no new Benefactor either."""
    table = a_claim(2, "grey-friend")
    table = do(do(table, "Claim no"), "Claim no", seat=YOU)
    assert (table.round, [each.card for each in table.market]) == (2, ["grey-friend"])
    assert mine(resolve(table)).cogs == 3
