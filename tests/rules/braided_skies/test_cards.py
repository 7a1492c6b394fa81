"""The decks as a whole: the check at start-up, what each fault is called, and the words on the faces."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules.braided_skies.cards.decks import COUNTS, SHARED_NAMES, Listed, check_decks, listed
from rules.braided_skies.cards.faces import cost_in_words, faces, slots_in_words, slug
from rules.braided_skies.effects import (
    DrawEncounter,
    EachPlayer,
    Effect,
    GainFame,
    GainGrit,
    GainToken,
    PlaceFame,
    PlaceOutpost,
    Roll,
    Step,
    Steps,
    words,
)

CARDS = listed()


def faulty(id_: str, **changes: Any) -> tuple[Listed, ...]:
    """All the cards, one of them changed."""
    return tuple(replace(card, **changes) if card.id == id_ else card for card in CARDS)


def test_the_decks_are_whole() -> None:
    """BS-C02 27 wonders and 7 starting wonders, BS-C03 17 clouds, BS-C04 12 outposts, BS-C06 25 and 36 cards."""
    check_decks()
    assert len(CARDS) >= sum(COUNTS.values())
    assert (COUNTS["outpost tiles"], COUNTS["encounters"], COUNTS["outfittings"]) == (12, 25, 36)


@pytest.mark.parametrize("deck", COUNTS)
def test_a_missing_card_is_named(deck: str) -> None:
    """A deck that lacks a card, or has one too many, stops the start with its count."""
    some = next(card for card in CARDS if card.deck == deck)
    with pytest.raises(ValueError, match=f"There are {COUNTS[deck] - 1} {deck}, not {COUNTS[deck]}"):
        check_decks(tuple(card for card in CARDS if card != some))
    with pytest.raises(ValueError, match=f"There are {COUNTS[deck] + 1} {deck}"):
        check_decks((*CARDS, replace(some, id="one-more", name="One More")))


@pytest.mark.parametrize(
    ("id_", "changes", "says"),
    [
        ("kettle-hall", {"id": "tea-caravan"}, "The id 'tea-caravan' is there 2 times"),
        ("kettle-hall", {"name": "Aurora Steps"}, "The name 'Aurora Steps' is there 2 times"),
        ("kettle-hall", {"name": "Wind Engines"}, "belongs to an outfitting"),
        ("kettle-hall", {"name": ""}, "empty text"),
        ("kettle-hall", {"phrases": ("Gain 2 fame.", ".")}, r"Kettle Hall \(culture wonders\) has an empty text"),
        ("kettle-hall", {"flavour": " "}, "Kettle Hall .* has an empty text"),
        ("kettle-hall", {"name": "K" * 27}, "longer than 26"),
        ("kettle-hall", {"phrases": ("w" * 91,)}, "longer than 90"),
        ("kettle-hall", {"flavour": "f" * 61}, "longer than 60"),
    ],
)
def test_each_fault_is_named(id_: str, changes: dict[str, object], says: str) -> None:
    """A wrong card stops the start with a sentence that names it."""
    with pytest.raises(ValueError, match=says):
        check_decks(faulty(id_, **changes))


def test_texts_at_the_limit_pass() -> None:
    """26, 90 and 60 characters still fit."""
    check_decks(faulty("kettle-hall", name="K" * 26, phrases=("w" * 90,), flavour="f" * 60))


def test_ids_are_the_names_in_small_letters() -> None:
    """The id of a card is its name, so that a log can be read."""
    decks = ("wonders", "clouds", "tiles", "mats", "captains")
    for card in CARDS:
        if card.deck.endswith(decks):
            assert card.id == slug(card.name)


def test_names_are_words_a_player_can_say() -> None:
    """Two or three words, up to five with the small ones; apostrophes only where the rulebook has them."""
    given = {"Zephyr's Cinders", "Free Flyer's Guild", "Thunder's Workshop", "Hero's Gauntlet"}
    for card in CARDS:
        assert 2 <= len(card.name.split()) <= 5
        assert "'" not in card.name or card.name in given


def test_every_card_is_on_a_face() -> None:
    """/card finds each name once: copies of an outfitting share a face."""
    shown = faces()
    names = [face.name for face in shown]
    assert len(names) == len(set(names))
    assert set(names) == {card.name for card in CARDS}
    assert len({face.id for face in shown}) == len(shown)
    assert set(names) >= SHARED_NAMES


def test_faces_say_what_the_check_has_checked() -> None:
    """Each phrase of each card is on its face, in whole sentences."""
    by_name = {face.name: face for face in faces()}
    for card in CARDS:
        said = " ".join(by_name[card.name].words).lower()
        for phrase in card.phrases:
            assert phrase.rstrip(".").lower() in said, card
    for face in by_name.values():
        assert face.words
        assert all(line[0].isupper() and line.endswith(".") for line in face.words), face


def test_a_wonder_in_words() -> None:
    """A face has the cost, the instant benefits, the symbols, the ability and a line of flavour."""
    face = next(face for face in faces() if face.id == "wonder:feast-on-ladders")
    assert face.kind == "Culture wonder"
    assert face.words == (
        "Cost: 1 yellow tapstone, 1 red tapstone and 2 tourists.",
        "At once: advance 2 steps on the culture track and 1 on any, draw an encounter and gain 1 fame.",
        "Symbols: 1 culture and 1 scenic.",
        "Captain: gain a tourist.",
    )
    assert face.flavour == "The soup is at the bottom. Pudding has a view."


def test_an_encounter_and_a_port_in_words() -> None:
    """Both options of an encounter; the ships, gains and bonuses of a port."""
    by_id = {face.id: face for face in faces()}
    assert by_id["encounter:13"].words == (
        "A: gain a tapstone of any colour.",
        "B: pay 1 grit to gain 3 fame.",
    )
    assert by_id["port:shoals"].words == (
        "Collection port of level 2.",
        "For ships with a blue flag, one at a time.",
        "Gain a yellow tapstone and roll a harvest die.",
        "With a harvester: roll a harvest die.",
    )
    assert "Cost: 1 grit and 1 yellow tapstone." in by_id["port:guild"].words


def test_kinds_of_faces() -> None:
    """The kind of a card is said in words."""
    assert {face.kind for face in faces()} == {
        "Culture wonder",
        "Scenic wonder",
        "Adventure wonder",
        "Starting wonder",
        "Encounter card",
        "Outfitting",
        "Cloud tile",
        "Outpost tile",
        "Port",
        "Player mat",
        "Captain",
    }


def test_costs_and_slots_in_words() -> None:
    """Letters of the tables become words."""
    assert cost_in_words("YTT") == "1 yellow tapstone and 2 tourists"
    assert slots_in_words(("Y", "W", "K")) == "yellow + wild + crew"


@pytest.mark.parametrize(
    ("effects", "said"),
    [
        ((GainToken("R"), GainToken("T"), Roll()), "gain a red tapstone and a tourist, and roll a harvest die"),
        ((Roll(), Roll(), GainGrit(1)), "roll 2 harvest dice and gain 1 grit"),
        ((GainToken("T"), GainToken("T")), "gain 2 tourists"),
        ((GainToken("T"), GainGrit(1), GainFame(2)), "gain a tourist, 1 grit and 2 fame"),
        ((Step("any"), Step("any")), "advance 2 steps on any tracks"),
        (
            (Steps("scenic", 2), Step("any"), GainFame(5)),
            "advance 2 steps on the scenic track and 1 on any, and gain 5 fame",
        ),
        ((GainFame(1), EachPlayer(GainGrit(1))), "gain 1 fame, and each player gains 1 grit"),
        ((PlaceFame("culture", 2), DrawEncounter()), "place 2 fame tokens on the Culture Port and draw an encounter"),
        ((PlaceOutpost(), PlaceOutpost()), "place 2 outposts"),
        ((Step("culture"), Step("culture")), "advance 1 step on the culture track, 2 times"),
        ((), ""),
    ],
)
def test_effects_in_a_phrase(effects: tuple[Effect, ...], said: str) -> None:
    """Verbs are said once, and the same effect twice is a number."""
    assert words(effects) == said
