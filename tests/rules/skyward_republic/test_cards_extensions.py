"""Extensions, Vehicles and Critters against the figures of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.skyward_republic.cards.critters import CRITTERS
from rules.skyward_republic.cards.decks import extension
from rules.skyward_republic.cards.extensions import (
    COLLECTIVE_EXTENSIONS,
    EXTENSIONS,
    MAKER_EXTENSIONS,
    NEUTRAL_EXTENSIONS,
    PRESERVER_EXTENSIONS,
    SEER_EXTENSIONS,
)
from rules.skyward_republic.cards.records import Active, Launch, Score
from rules.skyward_republic.cards.vehicles import VEHICLES
from rules.skyward_republic.effects import Cogs, Destroy, Draw, Give, If, PayCogs, Per, Steal, Vp

BY_FACTION = dict(
    zip("SPMC", (SEER_EXTENSIONS, PRESERVER_EXTENSIONS, MAKER_EXTENSIONS, COLLECTIVE_EXTENSIONS), strict=True)
)


def test_costs_of_extensions() -> None:
    """18: cost 1: 12, cost 2: 6; per faction 3 of cost 1 and 1 of cost 2, and both Neutral ones cost 2."""
    assert Counter(len(card.cost) for card in EXTENSIONS) == {1: 12, 2: 6}
    for faction, cards in BY_FACTION.items():
        assert sorted(len(card.cost) for card in cards) == [1, 1, 1, 2]
        assert all(faction in card.cost for card in cards)
    assert [card.cost for card in NEUTRAL_EXTENSIONS] == ["NN", "NN"]


def test_dear_extensions_join_two_factions() -> None:
    """Each faction is on two of the four that cost 2, so that they help towards Benefactors."""
    dear = Counter(icon for card in EXTENSIONS if len(card.cost) == 2 for icon in card.cost)
    assert dear == {"S": 2, "P": 2, "M": 2, "C": 2, "N": 4}


def test_vp_and_abilities_of_extensions() -> None:
    """VP 1-2, 1.3 in the mean; 12 with SCORE, 3 a faction; each has an ability."""
    assert {card.vp for card in EXTENSIONS} == {1, 2}
    assert sum(card.vp for card in EXTENSIONS) / len(EXTENSIONS) == pytest.approx(1.33, abs=0.01)
    for cards in BY_FACTION.values():
        assert sum(isinstance(card.ability, Score) for card in cards) == 3
    assert sum(isinstance(card.ability, Score) for card in EXTENSIONS) == 12
    assert all(card.ability for card in EXTENSIONS)


def test_landing_pad() -> None:
    """SR-AT03 Landing Pad: cost 1 Seer, 1 VP, at the end 2 VP with a Vehicle in the airspace."""
    pad = extension("landing-pad")
    assert (pad.name, pad.cost, pad.vp) == ("Landing Pad", "S", 1)
    assert pad.ability == Score((If("vehicles", (Vp(2),)),))


def test_a_critter_in_the_airspace() -> None:
    """SR-AT06 the annotated "3 VP if you have a Critter" stands on an Extension."""
    assert Score((If("critters", (Vp(3),)),)) in [card.ability for card in EXTENSIONS]


def test_vehicles() -> None:
    """10 Vehicles: VP 1-4, mean 2.3; 6 with LAUNCH: cogs, cards, VP for each of something; none with SCORE (D4)."""
    assert [min(card.vp for card in VEHICLES), max(card.vp for card in VEHICLES)] == [1, 4]
    assert sum(card.vp for card in VEHICLES) / len(VEHICLES) == pytest.approx(2.3)
    effects = [card.ability.effects[0] for card in VEHICLES if isinstance(card.ability, Launch)]
    assert len(effects) == 6
    assert {Cogs, Draw, Per} <= {type(effect) for effect in effects}
    assert sum(card.ability is None for card in VEHICLES) == 4


def test_idle_vehicles_are_worth_more() -> None:
    """A Vehicle without an ability has more VP than any with one."""
    assert min(card.vp for card in VEHICLES if not card.ability) > max(card.vp for card in VEHICLES if card.ability)


def test_the_vehicle_of_the_example() -> None:
    """SR-AT21 a Vehicle of 2 VP with LAUNCH 1 cog."""
    assert (2, Launch((Cogs(1),))) in [(card.vp, card.ability) for card in VEHICLES]


def test_critters() -> None:
    """10 Critters: VP 0 to -3, mean -1.4; 4 SCORE, 3 ACTIVE, 3 LAUNCH."""
    assert {card.vp for card in CRITTERS} == {0, -1, -2, -3}
    assert sum(card.vp for card in CRITTERS) / len(CRITTERS) == pytest.approx(-1.4)
    assert Counter(type(card.ability) for card in CRITTERS) == {Score: 4, Active: 3, Launch: 3}


def test_what_critters_do() -> None:
    """Pay 1 cog to steal a Critter, 2 a Vehicle; move to a rival (SR-AT22: -2, LAUNCH); drive off another Critter."""
    abilities = [card.ability for card in CRITTERS]
    assert Active((PayCogs(1, (Steal("critter"),)),)) in abilities
    assert Active((PayCogs(2, (Steal("vehicle"),)),)) in abilities
    assert (-2, Launch((Give(),))) in [(card.vp, card.ability) for card in CRITTERS]
    driving = [
        ability for ability in abilities if isinstance(ability, Launch) and Destroy("critter", "any") in ability.effects
    ]
    assert len(driving) == 1
