"""The Buildings and Faction cards against the figures of the rules: costs, icons, VP, abilities, named cards."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.skyward_republic.cards.buildings import (
    BUILDINGS,
    COLLECTIVE_BUILDINGS,
    MAKER_BUILDINGS,
    NEUTRAL_BUILDINGS,
    PRESERVER_BUILDINGS,
    SEER_BUILDINGS,
)
from rules.skyward_republic.cards.decks import building, faction_card
from rules.skyward_republic.cards.factions import FACTION_CARDS
from rules.skyward_republic.cards.records import Active, Building, Discount, Hand, Launch, Score, Whenever
from rules.skyward_republic.effects import (
    Cogs,
    CogToExtension,
    CostDiscount,
    Destroy,
    DoubleCogs,
    Draw,
    Effect,
    ExtraLaunch,
    If,
    MoveBuilding,
    NeighbourCogs,
    PayCogs,
    Per,
    PerRival,
    Vp,
)
from rules.skyward_republic.terms import FACTIONS

BY_FACTION = dict(
    zip("SPMC", (SEER_BUILDINGS, PRESERVER_BUILDINGS, MAKER_BUILDINGS, COLLECTIVE_BUILDINGS), strict=True)
)
PRINTED_VP = {1: (1, 2), 2: (2, 3), 3: (3, 4), 4: (5, 6)}
PLACED = {
    "neighbours",
    "neighbours sharing",
    "costly neighbours",
    "row",
    "full rows",
    "row end",
    "upper row",
    "lower row",
    "height",
    "tallest",
    "extensions here",
}
"""Counts that depend on where a Building stands or how high it is."""


def costs(cards: tuple[Building, ...]) -> Counter[int]:
    return Counter(len(card.cost) for card in cards)


def icons(cards: tuple[Building, ...]) -> Counter[str]:
    return Counter(icon for card in cards for icon in card.cost)


def inner(effect: Effect) -> Effect:
    """What an effect gives when its condition or count is left out."""
    match effect:
        case If(effects=effects) | PayCogs(effects=effects):
            return inner(effects[0])
        case Per(each=each):
            return each
        case _:
            return effect


def first(card: Building) -> Effect:
    """What the ability of a card gives first of all."""
    ability = card.ability
    assert isinstance(ability, Launch | Hand | Active | Whenever | Score)
    return inner(ability.effects[0])


def is_about_its_place(card: Building) -> bool:
    """Whether it matters where a Building stands, or how high it is."""
    if isinstance(card.ability, Whenever):
        return card.ability.trigger in ("launch beside", "attach here")
    effects = getattr(card.ability, "effects", ())
    return any(
        getattr(each, "counted", "") in PLACED or isinstance(inner(each), NeighbourCogs | MoveBuilding)
        for each in effects
    )


def test_costs() -> None:
    """Cost 1: 10, 2: 24, 3: 16, 4: 6, mean 2.32; per faction 2, 5, 4, 1; Neutral 2 N, 4 NN, 2 NNNN."""
    assert costs(BUILDINGS) == {1: 10, 2: 24, 3: 16, 4: 6}
    assert sum(len(card.cost) for card in BUILDINGS) / len(BUILDINGS) == pytest.approx(2.32, abs=0.005)
    for cards in BY_FACTION.values():
        assert costs(cards) == {1: 2, 2: 5, 3: 4, 4: 1}
    assert Counter(card.cost for card in NEUTRAL_BUILDINGS) == {"N": 2, "NN": 4, "NNNN": 2}


def test_icons() -> None:
    """About 60% of a main faction, 15% of a second one, 25% Neutral; all factions wanted alike."""
    total = icons(BUILDINGS)
    main = sum(icons(cards)[faction] for faction, cards in BY_FACTION.items())
    assert main / total.total() == pytest.approx(0.60, abs=0.01)
    assert total["N"] / total.total() == pytest.approx(0.25, abs=0.01)
    assert (total.total() - main - total["N"]) / total.total() == pytest.approx(0.15, abs=0.01)
    assert max(total[faction] for faction in FACTIONS) - min(total[faction] for faction in FACTIONS) <= 1


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_leads_its_own_buildings(faction: str) -> None:
    """A Building has icons of its main faction, at most one of another, and each other faction turns up."""
    others = set()
    for card in BY_FACTION[faction]:
        second = [icon for icon in card.cost if icon not in (faction, "N")]
        assert faction in card.cost
        assert len(second) <= 1
        others |= set(second)
    assert others == set(FACTIONS) - {faction}


def test_kinds_of_abilities() -> None:
    """20 SCORE, 18 LAUNCH, 10 ACTIVE, 4 HAND, 4 none."""
    kinds = Counter(type(card.ability) for card in BUILDINGS)
    assert (kinds[Score], kinds[Launch], kinds[Hand], kinds[type(None)]) == (20, 18, 4, 4)
    assert kinds[Active] + kinds[Whenever] + kinds[Discount] == 10


def test_launch_abilities() -> None:
    """Of the 18 LAUNCH abilities 6 are extra launches, 8 cogs, 4 draw or something else."""
    given = Counter(type(first(card)) for card in BUILDINGS if isinstance(card.ability, Launch))
    assert given[ExtraLaunch] == 6
    assert given[Cogs] + given[NeighbourCogs] == 8
    assert given.total() - 6 - 8 == 4
    assert given[Draw] == 3


def test_hand_abilities() -> None:
    """The four HAND abilities: a cog, 2 cards, one more launch, icons less to pay."""
    hands = [card.ability.effects for card in BUILDINGS if isinstance(card.ability, Hand)]
    assert sorted(type(effects[0]).__name__ for effects in hands) == ["Cogs", "CostDiscount", "Draw", "ExtraLaunch"]
    assert (Cogs(1),) in hands
    assert (Draw(2),) in hands
    assert (CostDiscount(2),) in hands


def test_the_abilities_of_the_rulebook_are_there() -> None:
    """Double cog value (SCORE); cog to Extension, destroy, move and pay cogs (ACTIVE)."""
    scores = [effect for card in BUILDINGS if isinstance(card.ability, Score) for effect in card.ability.effects]
    actives = [effect for card in BUILDINGS if isinstance(card.ability, Active) for effect in card.ability.effects]
    assert DoubleCogs() in scores
    assert CogToExtension() in actives
    assert Destroy("building", "own") in actives
    assert PayCogs(1, (MoveBuilding(),)) in actives
    assert sum(isinstance(effect, PayCogs) for effect in actives) >= 2


@pytest.mark.parametrize(
    "effect",
    [
        Per("hand factions", Vp(2)),
        Per("critters", Vp(2)),
        Per("neighbours sharing", Vp(2)),
        Per("cogs", Vp(1)),
        PerRival("buildings", Vp(3), "C"),
    ],
    ids=lambda effect: effect.text(),
)
def test_the_annotated_scores_are_there(effect: Effect) -> None:
    """SR-AT06 the SCORE abilities annotated in the example stand on Buildings."""
    assert Score((effect,)) in [card.ability for card in BUILDINGS]


@pytest.mark.parametrize("card", BUILDINGS, ids=lambda card: card.id)
def test_printed_vp(card: Building) -> None:
    """VP by cost: 1: 1-2, 2: 2-3, 3: 3-4, 4: 5-6; 1 less for a strong ability; the most for none."""
    least, most = PRINTED_VP[len(card.cost)]
    assert least - 1 <= card.vp <= most
    assert card.vp >= 1
    if card.ability is None:
        assert card.vp == most


def test_vp_in_the_mean() -> None:
    """8 Buildings are worth 21 VP as they are launched: 2.6 each; few are held down for a strong ability."""
    assert sum(card.vp for card in BUILDINGS) / len(BUILDINGS) == pytest.approx(2.6, abs=0.05)
    strong = [card for card in BUILDINGS if card.vp < PRINTED_VP[len(card.cost)][0]]
    assert 1 <= len(strong) <= 6


def test_no_faction_is_richer() -> None:
    """The VP of the twelve Buildings of a faction are within 4 of those of any other."""
    sums = [sum(card.vp for card in cards) for cards in BY_FACTION.values()]
    assert max(sums) - min(sums) <= 4


def test_where_a_building_stands_matters() -> None:
    """At least half the abilities look at the place in the grid: neighbours, row, end, height."""
    able = [card for card in BUILDINGS if card.ability]
    assert sum(is_about_its_place(card) for card in able) * 2 >= len(able)
    for cards in BY_FACTION.values():
        assert sum(is_about_its_place(card) for card in cards) >= 4


def test_seers_draw_and_keep_above() -> None:
    """Seers are told by drawing cards and by the upper row, which no other Building asks for."""
    drawers = [card for card in BUILDINGS if "draw" in (card.ability.text() if card.ability else "")]
    assert sum(card in SEER_BUILDINGS for card in drawers) >= len(drawers) - 1
    assert {card.id for card in BUILDINGS if asks_for(card, "upper row")} <= {card.id for card in SEER_BUILDINGS}


def test_preservers_score_most_and_look_at_height() -> None:
    """Preservers have the most SCORE abilities, and the levels of Buildings."""
    scores = {faction: sum(isinstance(card.ability, Score) for card in cards) for faction, cards in BY_FACTION.items()}
    assert max(scores, key=lambda faction: scores[faction]) == "P"
    assert all(
        card in PRESERVER_BUILDINGS for card in BUILDINGS if asks_for(card, "height") or asks_for(card, "tallest")
    )


def test_makers_make_cogs_and_launch() -> None:
    """Makers have the most LAUNCH abilities; both SCORE abilities that count cogs are theirs."""
    launches = {
        faction: sum(isinstance(card.ability, Launch) for card in cards) for faction, cards in BY_FACTION.items()
    }
    assert max(launches, key=lambda faction: launches[faction]) == "M"
    counting = [card for card in BUILDINGS if asks_for(card, "cogs") or card.ability == Score((DoubleCogs(),))]
    assert len(counting) == 2
    assert all(card in MAKER_BUILDINGS for card in counting)


def test_the_collective_shares() -> None:
    """Critters, shared factions and rivals are the Collective's."""
    words = {card: card.ability.text() for card in BUILDINGS if card.ability}
    shared = [card for card, said in words.items() if "Critter" in said or "rival" in said or "shares" in said]
    assert len(shared) >= 6
    assert all(card in COLLECTIVE_BUILDINGS for card in shared)


def asks_for(card: Building, counted: str) -> bool:
    """Whether an ability counts a certain thing."""
    return any(getattr(effect, "counted", "") == counted for effect in getattr(card.ability, "effects", ()))


def test_named_buildings() -> None:
    """Anarchist Noodle House: 2 Neutral, LAUNCH by a neighbour; World Fair: just 2 Neutral; Clock Tower: 3 Maker."""
    noodles = building("anarchist-noodle-house")
    assert (noodles.cost, noodles.ability) == ("NN", Launch((NeighbourCogs("N"),)))
    fair = building("world-fair")
    assert len(fair.cost) in (3, 4)
    assert fair.cost.count("N") == 2
    assert building("clock-tower").cost == "MMM"


def test_faction_cards() -> None:
    """60: of each faction 11 of one icon and 4 Elite of two, 76 icons, 1.27 each; none is Neutral (SQ-16)."""
    for faction in FACTIONS:
        held = {card.icons: card.copies for card in FACTION_CARDS if faction in card.icons}
        assert held == {faction: 11, faction * 2: 4}
    total = sum(len(card.icons) * card.copies for card in FACTION_CARDS)
    assert total == 76
    assert total / sum(card.copies for card in FACTION_CARDS) == pytest.approx(1.27, abs=0.005)
    assert (faction_card("elite-maker").name, faction_card("elite-maker").icons) == ("Elite Maker", "MM")
