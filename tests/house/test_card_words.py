"""Every card of every game says what it does in few, plain words, and no two share a name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

from rules.core.game import Face
from rules.shelf import SHELF

LONGEST_NAME = 40
LONGEST_SENTENCE = 90
"""What a card does must fit a select option of a phone, the words before a colon left out."""

LONGEST_FLAVOUR = 60
TABLES = {"Player mat"}
"""Kinds of faces that list what others say and are never an option."""


@cache
def faces() -> tuple[Face, ...]:
    """Every face of every game on the shelf."""
    return tuple(face for game in SHELF.values() for face in game.faces())


def sentences() -> Iterator[tuple[str, str]]:
    """Each sentence of each card, with the card's id."""
    for face in faces():
        if face.kind not in TABLES:
            yield from ((face.id, sentence) for words in face.words for sentence in re.split(r"(?<=\.) ", words))


def test_every_game_shows_its_cards() -> None:
    assert all(game.faces() for game in SHELF.values())


def test_no_id_and_no_name_is_used_twice() -> None:
    """A port may lend its name to nothing else, and a card of one game to none of another."""
    assert repeated(face.id for face in faces()) == []
    assert repeated(face.name.casefold() for face in faces()) == []


def test_a_name_is_one_to_five_words_a_player_can_say() -> None:
    wrong = [face.name for face in faces() if not 1 <= len(face.name.split()) <= 5 or len(face.name) > LONGEST_NAME]
    assert wrong == []


def test_every_card_says_what_it_does_in_whole_sentences() -> None:
    silent = [face.id for face in faces() if not face.words]
    unended = [said for said in sentences() if not said[1].endswith(".")]
    small = [said for said in sentences() if said[1][:1].islower()]
    assert (silent, unended, small) == ([], [], [])


def test_every_sentence_of_a_card_fits_a_phone() -> None:
    deeds = [(card, said.partition(": ")[2] or said) for card, said in sentences() if not said.startswith("Slots")]
    assert [said for said in deeds if len(said[1]) > LONGEST_SENTENCE] == []


def test_flavour_is_one_short_line() -> None:
    wrong = [face.id for face in faces() if len(face.flavour) > LONGEST_FLAVOUR or "\n" in face.flavour]
    assert wrong == []


def test_cards_use_the_words_of_the_trade() -> None:
    """Each and per, never every; numbers as digits."""
    unwanted = re.compile(r"\b(every|one time|two|three|four|five|points?|victory)\b", re.IGNORECASE)
    assert [said for said in sentences() if unwanted.search(said[1])] == []


def repeated(values: Iterable[str]) -> list[str]:
    """What occurs more than once."""
    return [value for value, count in Counter(values).items() if count > 1]
