"""The library of motifs: what cards name is there, what is there is named, and all of it is in named inks."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain
from typing import Protocol

import pytest

from render.motifs.library import MOTIFS, shelved
from render.motifs.moods import MOODS, Tint
from render.motifs.motif import Motif
from render.motifs.scene import scene
from render.theme import LIVERIES, Ink
from rules.braided_skies.cards import decks as braided
from rules.skyward_republic.cards import decks as skyward


class Card(Protocol):
    """What every card has."""

    @property
    def id(self) -> str | int: ...

    @property
    def name(self) -> str: ...

    @property
    def motifs(self) -> tuple[str, ...]: ...


BRAIDED: tuple[Card, ...] = tuple(
    chain(
        braided.WONDER.values(),
        braided.STARTING_WONDER.values(),
        braided.CLOUD.values(),
        braided.OUTPOST_TILE.values(),
        braided.ENCOUNTER.values(),
        braided.OUTFITTING.values(),
        braided.LAYOUT.values(),
        braided.CAPTAIN.values(),
        braided.PORT.values(),
        braided.SERVICE.values(),
    )
)
NAMED = {
    *Ink,
    *Tint,
    *(colour for livery in LIVERIES.values() for colour in (livery.main, livery.shade, livery.light)),
}
LEAST_MOTIFS, LEAST_A_CARD, LEAST_OWN = 60, 3, 20


def test_the_library_is_large_enough() -> None:
    assert len(MOTIFS) >= LEAST_MOTIFS


@pytest.mark.parametrize("card", BRAIDED, ids=lambda card: str(card.id))
def test_every_card_names_three_motifs_or_more_and_something_to_stand_on(card: Card) -> None:
    roles = [MOTIFS[name].role for name in card.motifs]
    assert len(set(card.motifs)) == len(card.motifs) >= LEAST_A_CARD
    assert "subject" in roles
    assert roles.count("ground") == 1


def test_at_least_twenty_named_cards_have_a_motif_of_their_own() -> None:
    by_name = {card.name: card for card in BRAIDED}
    times = Counter(chain.from_iterable(set(card.motifs) for card in by_name.values()))
    own = {name for name, card in by_name.items() if any(times[motif] == 1 for motif in card.motifs)}
    assert len(own) >= LEAST_OWN


def test_every_motif_is_drawn_by_a_card() -> None:
    named = {name for card in BRAIDED for name in card.motifs}
    named |= {name for card in (*skyward.CARD.values(), *skyward.BENEFACTOR.values()) for name in card.motifs}
    assert set(MOTIFS) - named == set()


@pytest.mark.parametrize("name", MOTIFS)
def test_a_motif_is_printed_in_named_inks_and_is_the_same_each_time(name: str) -> None:
    body = MOTIFS[name].draw(0, 0, 100)
    assert set(re.findall(r"#[0-9A-Fa-f]{6}", body)) <= NAMED
    assert body == MOTIFS[name].draw(0, 0, 100)


@pytest.mark.parametrize("mood", MOODS)
def test_no_mark_of_a_tint_is_left_in_a_scene(mood: str) -> None:
    drawn = scene(MOODS[mood], ("clocktower", "hills", "rolling-ground"), 300, 200)
    assert not any(tint.value in drawn for tint in Tint)


def test_a_name_stands_on_one_shelf_only() -> None:
    shelf = {"door": Motif("accent", str)}
    with pytest.raises(ValueError, match="door"):
        shelved(shelf, shelf)


def test_a_scene_with_more_than_its_room_is_refused() -> None:
    with pytest.raises(ValueError, match="ground"):
        scene(MOODS["culture"], ("quay", "meadow"), 300, 200)
