"""Every card by its id, and the check that the decks are whole, made before a table is ever laid."""

from __future__ import annotations

from collections import Counter

from rules.core.words import sentence
from rules.skyward_republic.cards.benefactors import BENEFACTORS
from rules.skyward_republic.cards.buildings import BUILDINGS
from rules.skyward_republic.cards.critters import CRITTERS
from rules.skyward_republic.cards.extensions import EXTENSIONS
from rules.skyward_republic.cards.factions import FACTION_CARDS
from rules.skyward_republic.cards.records import (
    AnyCard,
    Benefactor,
    Building,
    Critter,
    Extension,
    FactionCard,
    SkywardCard,
    Vehicle,
)
from rules.skyward_republic.cards.vehicles import VEHICLES
from rules.skyward_republic.terms import ICONS

SKYWARD_CARDS: tuple[SkywardCard, ...] = (*FACTION_CARDS, *BUILDINGS, *EXTENSIONS, *VEHICLES, *CRITTERS)
CARD: dict[str, SkywardCard] = {card.id: card for card in SKYWARD_CARDS}
BENEFACTOR: dict[str, Benefactor] = {card.id: card for card in BENEFACTORS}

NAME_LENGTH, FACTION_NAME_LENGTH, WORDS_LENGTH, FLAVOUR_LENGTH = 26, 16, 90, 60
DECK, BENEFACTOR_DECK, STARTING = 154, 28, 6
KINDS: dict[str, int] = {"faction": 60, "building": 56, "extension": 18, "vehicle": 10, "critter": 10}
"""How many there are of each; the sum is the rulebook's (SR-C01), the split ours."""


def any_card(card: str) -> AnyCard:
    """A card of either deck: both may lie in a hand."""
    return CARD[card] if card in CARD else BENEFACTOR[card]


def name(card: str) -> str:
    """The name of any card."""
    return any_card(card).name


def is_lightning(card: str) -> bool:
    """Whether a card is played at once, free (SR-G06)."""
    return card in CARD and CARD[card].kind in ("vehicle", "critter")


def building(card: str) -> Building:
    """A Building by its id."""
    found = CARD[card]
    assert isinstance(found, Building)
    return found


def extension(card: str) -> Extension:
    """An Extension by its id."""
    found = CARD[card]
    assert isinstance(found, Extension)
    return found


def sky_card(card: str) -> Vehicle | Critter:
    """A Vehicle or Critter by its id."""
    found = CARD[card]
    assert isinstance(found, Vehicle | Critter)
    return found


def faction_card(card: str) -> FactionCard:
    """A Faction card by its id."""
    found = CARD[card]
    assert isinstance(found, FactionCard)
    return found


def copies(card: SkywardCard) -> int:
    """How many of a card the deck has."""
    return card.copies if isinstance(card, FactionCard) else 1


def central_deck() -> list[str]:
    """The ids of the central deck, a copy each."""
    return [card.id for card in SKYWARD_CARDS for _ in range(copies(card))]


def text(card: AnyCard) -> str:
    """What a card does, in a sentence; "" for one that only pays or stands."""
    if isinstance(card, FactionCard):
        return ""
    if isinstance(card, Benefactor):
        return sentence(card.text())
    return sentence(card.ability.text()) if card.ability else ""


def check_decks() -> None:
    """Raise ``ValueError`` naming the first thing wrong with the decks."""
    _check_counts()
    cards = (*SKYWARD_CARDS, *BENEFACTORS)
    for field, values in (("id", [card.id for card in cards]), ("name", [card.name for card in cards])):
        twice = [value for value, count in Counter(values).items() if count > 1]
        if twice:
            raise ValueError(f"The {field} {twice[0]!r} is there more than once.")
    for card in cards:
        _check_words(card)
        _check_icons(card)


def _check_counts() -> None:
    found = Counter[str]()
    for card in SKYWARD_CARDS:
        found[card.kind] += copies(card)
    if found != Counter(KINDS) or sum(KINDS.values()) != DECK:
        raise ValueError(f"The central deck has {dict(found)}, not {KINDS}.")
    starting = sum(card.starting for card in BENEFACTORS)
    if (len(BENEFACTORS), starting) != (BENEFACTOR_DECK, STARTING):
        raise ValueError(f"There are {len(BENEFACTORS)} Benefactors, {starting} of them starting.")


def _check_words(card: AnyCard) -> None:
    longest = FACTION_NAME_LENGTH if isinstance(card, FactionCard) else NAME_LENGTH
    deed = text(card).partition(": ")[2] or text(card)
    for said, most in ((card.name, longest), (deed, WORDS_LENGTH), (card.flavour, FLAVOUR_LENGTH)):
        if len(said) > most:
            raise ValueError(f"{card.name}: {said!r} is longer than {most} characters.")


def _check_icons(card: AnyCard) -> None:
    match card:
        case Building(cost=icons) | Extension(cost=icons) | Benefactor(threshold=icons) | FactionCard(icons=icons):
            if not icons or icons != "".join(sorted(icons, key="".join(ICONS).index)):
                raise ValueError(f"{card.name}: {icons!r} are no icons in order.")
        case _:
            return
