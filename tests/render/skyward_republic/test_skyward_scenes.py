"""The scenes on Skyward Republic's cards: for each card's words, no two of a deck alike, the kind seen at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.motifs.library import MOTIFS
from render.skyward_republic.tones import mood_of
from render.skyward_republic.views import face_view, ink_of, picture
from render.theme import PALETTES
from rules.skyward_republic.cards.benefactors import BENEFACTORS
from rules.skyward_republic.cards.buildings import BUILDINGS
from rules.skyward_republic.cards.critters import CRITTERS
from rules.skyward_republic.cards.decks import SKYWARD_CARDS
from rules.skyward_republic.cards.extensions import EXTENSIONS
from rules.skyward_republic.cards.factions import FACTION_CARDS
from rules.skyward_republic.cards.records import AnyCard
from rules.skyward_republic.cards.vehicles import VEHICLES

CARDS: tuple[AnyCard, ...] = (*SKYWARD_CARDS, *BENEFACTORS)
DECKS: Mapping[str, Sequence[AnyCard]] = {
    "buildings": BUILDINGS,
    "extensions": EXTENSIONS,
    "vehicles": VEHICLES,
    "critters": CRITTERS,
    "faction cards": FACTION_CARDS,
    "benefactors": BENEFACTORS,
}
WIDE, HIGH = 200, 112
"""The view of a face that is 200 px wide."""
ALIKE = 12.0
"""The mean difference of two views, of 255, under which they might be taken for one. The nearest pair measures 15.9."""
GREYED = 11.0
"""The same in grey, for those who tell no colours apart. The nearest pair measures 14.7."""


@cache
def view(card_id: str) -> Image.Image:
    return face_view(PALETTES["day"], card_id, WIDE, HIGH).convert("RGB")


def difference(one: Image.Image, two: Image.Image) -> float:
    """The mean difference of two pictures over all their channels."""
    bands = ImageStat.Stat(ImageChops.difference(one, two)).mean
    return sum(bands) / len(bands)


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_faces_of_a_deck_look_alike(deck: str) -> None:
    pairs = [(difference(view(a.id), view(b.id)), a.id, b.id) for a, b in combinations(DECKS[deck], 2)]
    nearest = min(pairs)
    assert nearest[0] >= ALIKE, nearest


@pytest.mark.parametrize("deck", DECKS)
def test_nor_do_they_without_colour(deck: str) -> None:
    grey = {card.id: view(card.id).convert("L") for card in DECKS[deck]}
    nearest = min((difference(grey[a], grey[b]), a, b) for a, b in combinations(grey, 2))
    assert nearest[0] >= GREYED, nearest


def test_every_card_names_three_motifs_or_more() -> None:
    """One of them is what the card is about, and all of them have a place in the scene."""
    for card in CARDS:
        assert len(set(card.motifs)) == len(card.motifs) >= 3, card.id
        assert [MOTIFS[name].role for name in card.motifs].count("subject") == 1, card.id


def test_every_card_has_a_subject_of_its_own() -> None:
    subjects = [name for card in CARDS for name in card.motifs if MOTIFS[name].role == "subject"]
    assert len(subjects) == len(set(subjects)) == len(CARDS)


def test_no_two_cards_tell_of_the_same_things() -> None:
    told = [frozenset(card.motifs) for card in CARDS]
    assert len(set(told)) == len(told)


def test_a_glance_tells_the_kind() -> None:
    """Each kind has its sun in a place of its own; Vehicles fly at dawn and Critters come at dusk."""
    kinds = ("building", "extension", "faction", "benefactor", "vehicle", "critter")
    suns = [mood_of(kind, "S").sun for kind in kinds]
    assert len(set(suns)) == len(kinds)
    assert mood_of("vehicle", "").sky != mood_of("critter", "").sky
    for card in CARDS:
        ground = {name for name in card.motifs if MOTIFS[name].role == "ground"}
        if card.kind in ("extension", "vehicle"):
            assert ground == {{"extension": "roof-tiles", "vehicle": "cloud-sea"}[card.kind]}, card.id


def test_a_faction_is_told_by_its_sky() -> None:
    skies = [mood_of("building", faction).sky for faction in "SPMCN"]
    assert len(set(skies)) == len(skies)
    assert {ink_of(card) for card in BUILDINGS} == set("SPMCN")


@pytest.mark.parametrize("size", [(174, 138), (253, 98), (80, 110), (227, 40)])
def test_a_scene_fills_any_size_it_is_cut_to(size: tuple[int, int]) -> None:
    for card in (BUILDINGS[0], VEHICLES[0], BENEFACTORS[0]):
        cut = picture(PALETTES["day"], card.id, *size)
        assert cut.size == size
        assert cut.getchannel("A").getextrema() == (255, 255)
