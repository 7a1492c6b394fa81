"""The decks as a whole: the check at start-up and the faults it names, the names, and each card by its record."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from rules.braided_skies.cards.faces import faces as faces_of_the_first_game
from rules.skyward_republic.cards import decks
from rules.skyward_republic.cards.benefactors import BENEFACTORS
from rules.skyward_republic.cards.decks import SKYWARD_CARDS, central_deck, check_decks, text
from rules.skyward_republic.cards.records import (
    AnyCard,
    Benefactor,
    Critter,
    Discount,
    FactionCard,
    Hand,
    Launch,
    Score,
    Vehicle,
    Whenever,
)
from rules.skyward_republic.effects import (
    Choose,
    CogToExtension,
    DoubleCogs,
    Effect,
    If,
    NeighbourCogs,
    Per,
    PerRival,
    Vp,
)
from rules.skyward_republic.terms import ICONS, icon_words

CARDS: tuple[AnyCard, ...] = (*SKYWARD_CARDS, *BENEFACTORS)
NAMES = {card.id: card.name for card in CARDS}

LOOKS_ROUND = {"neighbours", "neighbours sharing", "costly neighbours", "row", "row end", "upper row", "lower row"}
LOOKS_AT_ITSELF = {"alone", "extensions here", "height", "cost"}
NAMES_A_FACTION = {"neighbours", "buildings", "icons", "extensions", "row"}
FIXED = {
    "full rows": "4",
    "upper row": "2",
    "lower row": "2",
    "costly neighbours": "3",
    "CogToExtension": "2",
    "DoubleCogs": "1",
    "Give": "1",
    "MoveBuilding": "1",
    "NeighbourCogs": "1",
    "ReclaimToken": "1",
    "RevealAndShare": "1",
}
"""Numbers that belong to the words of an effect or a count, whatever the card."""


def effects_of(card: AnyCard) -> tuple[Effect, ...]:
    """What stands on a card, as data."""
    if isinstance(card, Benefactor):
        return card.effects
    return tuple(getattr(getattr(card, "ability", None), "effects", ()))


def every(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """Effects, and those within them."""
    for effect in effects:
        yield effect
        for field in effect.__struct_fields__:
            inner: Any = getattr(effect, field)
            if isinstance(inner, Effect):
                yield from every((inner,))
            elif isinstance(inner, tuple):
                yield from every(tuple(each for each in inner if isinstance(each, Effect)))


def numbers(card: AnyCard) -> Counter[str]:
    """The numbers of a card's data that its words must say."""
    found: Counter[str] = Counter()
    for effect in every(effects_of(card)):
        data = {field: getattr(effect, field) for field in effect.__struct_fields__}
        said = [data.get("amount", 0), data.get("most", 0), data.get("least", 0) if data.get("least") != 1 else 0]
        found.update(str(abs(number)) for number in said if number)
    if isinstance(getattr(card, "ability", None), Discount):
        found.update(["1", "1"])
    return found


def fixed(card: AnyCard) -> Counter[str]:
    """The numbers that its words say besides."""
    keys = [key for each in every(effects_of(card)) for key in (type(each).__name__, getattr(each, "counted", ""))]
    return Counter(FIXED[key] for key in keys if key in FIXED)


def icons_of(card: AnyCard) -> str:
    """The icons printed on a card."""
    return next((getattr(card, field) for field in ("cost", "threshold", "icons") if hasattr(card, field)), "")


def test_the_decks_are_whole() -> None:
    """SR-C01 154 Skyward cards; SR-C02 28 Benefactors, 6 of them starting."""
    check_decks()
    deck = central_deck()
    assert len(deck) == 154
    kinds = Counter(decks.CARD[card].kind for card in deck)
    assert kinds == {"faction": 60, "building": 56, "extension": 18, "vehicle": 10, "critter": 10}
    assert (len(BENEFACTORS), sum(card.starting for card in BENEFACTORS)) == (28, 6)


@pytest.mark.parametrize(
    ("id_", "changes", "says"),
    [
        ("tea-tower", {"id": "rope-tram"}, "The id 'rope-tram' is there more than once"),
        ("tea-tower", {"name": "Solar Pact"}, "The name 'Solar Pact' is there more than once"),
        ("tea-tower", {"name": "T" * 27}, "'T+' is longer than 26 characters"),
        ("elite-maker", {"name": "E" * 17}, "'E+' is longer than 16 characters"),
        ("tea-tower", {"flavour": "f" * 61}, "Tea Tower: 'f+' is longer than 60"),
        ("tea-tower", {"ability": Launch((Vp(1),) * 12)}, "Tea Tower: 'gain 1 VP.*' is longer than 90"),
        ("tea-tower", {"cost": "NS"}, "Tea Tower: 'NS' are no icons in order"),
        ("tea-tower", {"cost": ""}, "Tea Tower: '' are no icons in order"),
        ("landing-pad", {"cost": "MP"}, "Landing Pad: 'MP' are no icons in order"),
        ("elite-maker", {"copies": 5}, "The central deck has .*'faction': 61"),
    ],
)
def test_each_fault_is_named(monkeypatch: pytest.MonkeyPatch, id_: str, changes: dict[str, Any], says: str) -> None:
    """A wrong card stops the start with a sentence that names it."""
    faulty = tuple(replace(card, **changes) if card.id == id_ else card for card in SKYWARD_CARDS)
    monkeypatch.setattr(decks, "SKYWARD_CARDS", faulty)
    with pytest.raises(ValueError, match=says):
        check_decks()


@pytest.mark.parametrize("kind", ["faction", "building", "extension", "vehicle", "critter"])
def test_a_missing_card_is_noticed(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """A deck that lacks a card stops the start with its count."""
    lost = next(card for card in SKYWARD_CARDS if card.kind == kind)
    monkeypatch.setattr(decks, "SKYWARD_CARDS", tuple(card for card in SKYWARD_CARDS if card != lost))
    with pytest.raises(ValueError, match=f"'{kind}': {decks.KINDS[kind] - decks.copies(lost)}"):
        check_decks()


@pytest.mark.parametrize(
    ("faulty", "says"),
    [
        (BENEFACTORS[1:], "There are 27 Benefactors, 5 of them starting"),
        ((replace(BENEFACTORS[0], starting=False), *BENEFACTORS[1:]), "28 Benefactors, 5 of them starting"),
        ((replace(BENEFACTORS[0], threshold="PSS"), *BENEFACTORS[1:]), "Night School: 'PSS' are no icons in order"),
    ],
)
def test_a_fault_among_the_benefactors_is_named(
    monkeypatch: pytest.MonkeyPatch, faulty: tuple[Benefactor, ...], says: str
) -> None:
    """The other deck is checked as well."""
    monkeypatch.setattr(decks, "BENEFACTORS", faulty)
    with pytest.raises(ValueError, match=says):
        check_decks()


def test_texts_at_the_limit_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """26 and 60 characters still fit."""
    changed = [
        replace(card, name="T" * 26, flavour="f" * 60) if card.id == "tea-tower" else card for card in SKYWARD_CARDS
    ]
    monkeypatch.setattr(decks, "SKYWARD_CARDS", tuple(changed))
    check_decks()


def test_no_name_is_used_twice_in_either_game() -> None:
    """No name used twice in either game."""
    names = [name.casefold() for name in NAMES.values()]
    names += [face.name.casefold() for face in faces_of_the_first_game()]
    assert [name for name, count in Counter(names).items() if count > 1] == []


def test_names_are_words_a_player_can_say() -> None:
    """Two or three words, but for the plain Faction cards; no apostrophes; the id is the name in small letters."""
    for card in CARDS:
        assert card.id == card.name.lower().replace(" ", "-")
        assert re.fullmatch(r"[A-Z][a-z]+(?:[ -][A-Za-z][a-z]+)*", card.name)
        words = len(card.name.split())
        assert 1 <= words <= 2 if isinstance(card, FactionCard) else 2 <= words <= 3, card.name


def test_flavour_says_nothing_twice() -> None:
    """Each card has a line of its own, ended like a sentence."""
    lines = [card.flavour for card in CARDS]
    assert len(set(lines)) == len(lines)
    assert all(line.endswith(".") and len(line) <= 60 for line in lines)


def test_two_cards_with_the_same_words_do_the_same() -> None:
    """The same effect has the same words on every card, and other words mean another effect."""
    said: dict[str, object] = {}
    for card in CARDS:
        ability = card.effects if isinstance(card, Benefactor) else getattr(card, "ability", None)
        if ability is not None:
            assert said.setdefault(text(card), ability) == ability
    assert len(said) == len({repr(ability) for ability in said.values()})


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_says_what_its_record_says(card: AnyCard) -> None:
    """One test a card: its words are there, begin with the timing, fit a phone and say its numbers, no others."""
    said = text(card)
    ability = getattr(card, "ability", None)
    timing = {Launch: "LAUNCH: ", Hand: "HAND: ", Score: "SCORE: "}.get(type(ability), "ACTIVE: ")
    assert bool(said) == (ability is not None or isinstance(card, Benefactor))
    if ability:
        assert said.startswith(timing)
        assert said.partition(": ")[2][0].islower()
    assert len(said.removeprefix(timing)) <= 90
    digits = Counter(re.findall(r"\d+", said.replace("row of 4 or more", "row of 4")))
    if said:
        assert said.endswith(".")
        assert numbers(card) <= digits, said
        assert digits <= numbers(card) + fixed(card) + Counter(["1"] * isinstance(ability, Hand | Whenever)), said


@pytest.mark.parametrize("card", [card for card in CARDS if icons_of(card)], ids=lambda card: card.id)
def test_a_card_says_its_icons(card: AnyCard) -> None:
    """The icons in words are as many as printed, and of a known kind."""
    icons = icons_of(card)
    assert set(icons) <= set(ICONS)
    assert sum(int(number) for number in re.findall(r"\d+", icon_words(icons))) == len(icons)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_counts_only_what_it_can_see(card: AnyCard) -> None:
    """Only what stands in the grid has neighbours, a row and a height; only some counts can be of a faction."""
    for effect in every(effects_of(card)):
        if isinstance(effect, Per | PerRival | If):
            if effect.counted in LOOKS_ROUND | LOOKS_AT_ITSELF:
                assert card.kind in ("building", "extension")
            assert not effect.of or effect.counted in NAMES_A_FACTION
        if isinstance(effect, NeighbourCogs):
            assert card.kind == "building"


@pytest.mark.parametrize("card", SKYWARD_CARDS, ids=lambda card: card.id)
def test_a_card_has_an_ability_of_its_kind(card: AnyCard) -> None:
    """SR-G05, D4: SCORE effects are VP that can be counted; no LAUNCH or HAND on Extensions, no SCORE on Vehicles."""
    ability = getattr(card, "ability", None)
    if isinstance(ability, Score):
        allowed = (Vp, Per, PerRival, If, DoubleCogs, CogToExtension)
        assert all(isinstance(effect, allowed) for effect in every(ability.effects))
        assert not isinstance(card, Vehicle)
    if isinstance(ability, Hand):
        assert card.kind == "building"
    if isinstance(ability, Launch):
        assert card.kind in ("building", "vehicle", "critter")
    assert not any(
        isinstance(effect, DoubleCogs | Choose) for effect in every(effects_of(card)) if not isinstance(ability, Score)
    )


def test_effects_are_data_that_can_be_stored() -> None:
    """An effect goes to bytes and names its kind."""
    for card in CARDS:
        for effect in effects_of(card):
            assert msgspec.json.decode(msgspec.json.encode(effect))["type"] == type(effect).__name__


def test_critters_and_vehicles_are_the_only_lightning_cards() -> None:
    """SR-G06 lightning cards are played at once, free: Vehicles and Critters, nothing else."""
    for card in CARDS:
        assert decks.is_lightning(card.id) == isinstance(card, Vehicle | Critter)
