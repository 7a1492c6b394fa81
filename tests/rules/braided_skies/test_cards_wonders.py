"""The wonder decks against the figures of the rules: costs, instants, symbols and abilities."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.braided_skies.cards.records import Captain, Ongoing, Rule, Wonder
from rules.braided_skies.cards.starting_wonders import STARTING_WONDERS
from rules.braided_skies.cards.wonders import WONDERS
from rules.braided_skies.effects import (
    ActivateAgain,
    DrawEncounter,
    DrawOutfitting,
    FamePer,
    GainFame,
    GainGrit,
    GainToken,
    PayGrit,
    PayToken,
    PlaceOutpost,
    Roll,
    Step,
    Steps,
)
from rules.braided_skies.terms import TRACKS, Track

ANY = Step("any")
DIE = Roll()
ENCOUNTER_CARD = DrawEncounter()
OUTPOST = PlaceOutpost()
X = GainToken("X")
T = GainToken("T")


def deck(track: Track) -> list[Wonder]:
    return [card for card in WONDERS if card.track == track]


@pytest.mark.parametrize("track", TRACKS)
def test_each_wonder_deck_has_nine(track: Track) -> None:
    """BS-C02 27 wonder cards = 9 culture + 9 scenic + 9 adventure."""
    assert len(deck(track)) == 9
    assert len(WONDERS) == 27


@pytest.mark.parametrize("track", TRACKS)
def test_costs_have_the_sizes_of_the_skeleton(track: Track) -> None:
    """Sizes 2,3,3,4,4,4,4,5,5, 3.8 on average; specific tokens, sorted; 3 equal on one card a deck, never more."""
    costs = [card.cost for card in deck(track)]
    assert [len(cost) for cost in costs] == [2, 3, 3, 4, 4, 4, 4, 5, 5]
    assert all(cost == "".join(sorted(cost, key="YBRT".index)) for cost in costs)
    most = [max(Counter(cost).values()) for cost in costs]
    assert sorted(most)[-2:] == [2, 3]
    assert len(set(costs)) == 9


@pytest.mark.parametrize(("track", "liked"), [("culture", "YT"), ("scenic", "BT"), ("adventure", "R")])
def test_costs_lean_towards_their_track(track: Track, liked: str) -> None:
    """Culture likes yellow and tourists, scenic blue and tourists, adventure red."""
    asked = Counter("".join(card.cost for card in deck(track)))
    assert min(asked[token] for token in liked) > max(asked[token] for token in "YBRT" if token not in liked)


@pytest.mark.parametrize("track", TRACKS)
def test_instants_follow_the_size_of_the_cost(track: Track) -> None:
    """BS-W06 instant benefits are track steps and fame, by size of the cost."""
    steps = Steps(track, 2)
    assert Counter(card.instant for card in deck(track)) == {
        (Step(track), GainFame(2)): 1,
        (steps, GainFame(2)): 2,
        (Step(track), ANY, ANY, GainFame(3)): 1,
        (steps, ANY, GainFame(3)): 2,
        (steps, ANY, ENCOUNTER_CARD, GainFame(1)): 1,
        (Steps(track, 3), ANY, GainFame(5)): 1,
        (Steps(track, 3), ANY, OUTPOST, GainFame(3)): 1,
    }
    steps_taken = {2: 1, 3: 2, 4: 3, 5: 4}
    for card in deck(track):
        taken = sum(effect.count if isinstance(effect, Steps) else isinstance(effect, Step) for effect in card.instant)
        assert taken == steps_taken[len(card.cost)], card.name


@pytest.mark.parametrize("track", TRACKS)
def test_symbols_have_a_mean_of_two(track: Track) -> None:
    """BS-W05 symbols are countable: one to three a card, the card's own first, two on average."""
    cards = deck(track)
    assert all(card.symbols[0] == track for card in cards)
    by_size = {size: [len(card.symbols) for card in cards if len(card.cost) == size] for size in (2, 3, 4, 5)}
    assert by_size[2] == [1]
    assert sorted(by_size[3]) == [1, 2]
    assert by_size[4] == [2, 2, 2, 2]
    assert by_size[5] == [3, 3]
    assert sum(len(card.symbols) for card in cards) == 18


def test_about_ten_wonders_carry_heritage() -> None:
    """BS-F01 heritage is scarce: one symbol on ten cards, three or four in each deck."""
    carrying = [card for card in WONDERS if "heritage" in card.symbols]
    assert len(carrying) == 10
    assert all(card.symbols.count("heritage") == 1 for card in carrying)
    assert {Counter(card.track for card in carrying)[track] for track in TRACKS} == {3, 4}


def test_each_captain_ability_is_on_one_wonder() -> None:
    """BS-W08 thirteen abilities are captain-pawn actions, no two alike."""
    actions = [card.ability.effects for card in WONDERS if isinstance(card.ability, Captain)]
    assert len(actions) == 13
    assert set(actions) == {
        (GainFame(2),),
        (Step("adventure"),),
        (X,),
        (T,),
        (ENCOUNTER_CARD,),
        (GainGrit(1), DIE),
        (PayToken((GainFame(3),)),),
        (OUTPOST,),
        (FamePer("scenic", 3),),
        (ActivateAgain(),),
        (GainGrit(3),),
        (PayGrit(2, (ANY, GainFame(1))),),
        (PayGrit(2, (DrawOutfitting(),)),),
    }


def test_each_ongoing_ability_is_on_one_card() -> None:
    """BS-W08 fourteen abilities are ongoing; the fame per wonder is on a starting wonder only."""
    deck_rules = [card.ability.rule for card in WONDERS if isinstance(card.ability, Ongoing)]
    first_rules = [card.ability.rule for card in STARTING_WONDERS if isinstance(card.ability, Ongoing)]
    assert len(deck_rules) == len(set(deck_rules)) == 14
    assert Rule.WONDER_FAME in first_rules
    assert Rule.WONDER_FAME not in deck_rules
    assert sorted([*deck_rules, *first_rules]) == sorted(Rule)


def test_abilities_on_a_track_are_in_its_deck() -> None:
    """A card that speaks of a track lies in the deck of that track."""
    for card in WONDERS:
        for track in TRACKS:
            if f"{track} " in card.ability.text():
                assert card.track == track, card.name


def test_starting_wonders_are_seven_and_weaker() -> None:
    """BS-C02 7 starting wonder cards, separate: symbols 2C 2S 2A 1H, four captain and three ongoing abilities."""
    assert len(STARTING_WONDERS) == 7
    assert Counter(card.symbols for card in STARTING_WONDERS) == {
        ("culture",): 2,
        ("scenic",): 2,
        ("adventure",): 2,
        ("heritage",): 1,
    }
    assert sum(isinstance(card.ability, Captain) for card in STARTING_WONDERS) == 4
    actions = {card.ability for card in WONDERS}
    assert not any(card.ability in actions for card in STARTING_WONDERS)
