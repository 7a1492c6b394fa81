"""Every card by its id, and the check that the decks are whole, made before a table is ever laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from rules.braided_skies.cards.captains import CAPTAINS
from rules.braided_skies.cards.clouds import CLOUDS
from rules.braided_skies.cards.encounters import ENCOUNTERS
from rules.braided_skies.cards.mats import LAYOUTS, PRINTED
from rules.braided_skies.cards.outfittings import OUTFITTINGS
from rules.braided_skies.cards.outposts import OUTPOST_TILES
from rules.braided_skies.cards.ports import COLLECTION_PORTS, SPECIAL_PORTS, WONDER_PORTS
from rules.braided_skies.cards.records import (
    CaptainCard,
    Cloud,
    CollectionPort,
    Encounter,
    Layout,
    Outfitting,
    OutpostTile,
    ServicePort,
    StartingWonder,
    Wonder,
)
from rules.braided_skies.cards.starting_wonders import STARTING_WONDERS
from rules.braided_skies.cards.wonders import WONDERS
from rules.braided_skies.effects import Effect, words
from rules.braided_skies.terms import sentence

WONDER: dict[str, Wonder] = {card.id: card for card in WONDERS}
STARTING_WONDER: dict[str, StartingWonder] = {card.id: card for card in STARTING_WONDERS}
CLOUD: dict[str, Cloud] = {tile.id: tile for tile in CLOUDS}
OUTPOST_TILE: dict[str, OutpostTile] = {tile.id: tile for tile in OUTPOST_TILES}
ENCOUNTER: dict[int, Encounter] = {card.id: card for card in ENCOUNTERS}
OUTFITTING: dict[str, Outfitting] = {card.id: card for card in (*OUTFITTINGS, *PRINTED)}
LAYOUT: dict[str, Layout] = {layout.id: layout for layout in LAYOUTS}
CAPTAIN: dict[str, CaptainCard] = {captain.id: captain for captain in CAPTAINS}
PORT: dict[str, CollectionPort] = {port.id: port for port in COLLECTION_PORTS}
SERVICE: dict[str, ServicePort] = {port.id: port for port in (*WONDER_PORTS, *SPECIAL_PORTS)}

NAME_LENGTH, WORDS_LENGTH, FLAVOUR_LENGTH = 26, 90, 60

COUNTS: dict[str, int] = {
    "culture wonders": 9,
    "scenic wonders": 9,
    "adventure wonders": 9,
    "starting wonders": 7,
    "large clouds": 10,
    "small clouds": 7,
    "outpost tiles": 12,
    "encounters": 25,
    "outfittings": 36,
    "mats": 5,
    "captains": 5,
    "collection ports": 9,
    "wonder ports": 3,
    "special ports": 5,
}
"""How many there are of each (BS-C02 to BS-C07, BS-S04); how many kinds are printed on mats is not fixed."""

SHARED_NAMES = frozenset(
    (
        "Wind Engines",
        "Crew Story Hour",
        "Refill Station",
        "Outpost Expansion",
        "Hero's Gauntlet",
        "Legend Lamplight",
    )
)
"""Outfittings that exist more than once, on cards and on mats."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A card as the check sees it: its deck, id and name, each phrase on it, its flavour (None: it has no room)."""

    deck: str
    id: str
    name: str
    phrases: tuple[str, ...] = ()
    flavour: str | None = None


def _phrase(effects: tuple[Effect, ...]) -> str:
    return sentence(words(effects))


def _listed_wonders() -> Iterable[Listed]:
    for card in WONDERS:
        phrases = (_phrase(card.instant), card.ability.text())
        yield Listed(f"{card.track} wonders", card.id, card.name, phrases, card.flavour)
    for first in STARTING_WONDERS:
        yield Listed("starting wonders", first.id, first.name, (first.ability.text(),), first.flavour)


def _listed_cards() -> Iterable[Listed]:
    for tile in CLOUDS:
        yield Listed(f"{tile.size} clouds", tile.id, tile.name, (tile.text(),), tile.flavour)
    for outpost in OUTPOST_TILES:
        yield Listed("outpost tiles", outpost.id, outpost.name, (_phrase((outpost.benefit,)),))
    for met in ENCOUNTERS:
        yield Listed("encounters", str(met.id), met.name, (_phrase(met.a), _phrase(met.b)), met.flavour)
    for card in OUTFITTINGS:
        yield Listed("outfittings", card.id, card.name, (card.text(),), card.flavour)
    for card in PRINTED:
        yield Listed("printed outfittings", card.id, card.name, (card.text(),))


def _listed_places() -> Iterable[Listed]:
    for layout in LAYOUTS:
        yield Listed("mats", layout.id, layout.name)
    for captain in CAPTAINS:
        yield Listed("captains", captain.id, captain.name, (captain.colour, captain.mark), captain.flavour)
    for port in COLLECTION_PORTS:
        yield Listed("collection ports", port.id, port.name, (_phrase(port.core), _phrase(port.harvester)))
    for service in (*WONDER_PORTS, *SPECIAL_PORTS):
        bonuses = tuple(_phrase(bonus) for bonus in (service.crewmate, service.harvester) if bonus)
        yield Listed("wonder ports" if service.track else "special ports", service.id, service.name, bonuses)


def listed() -> tuple[Listed, ...]:
    """Every card there is, one line each."""
    return (*_listed_wonders(), *_listed_cards(), *_listed_places())


def check_decks(cards: tuple[Listed, ...] | None = None) -> None:
    """Raise ``ValueError`` naming the first thing wrong with the decks."""
    cards = listed() if cards is None else cards
    _check_counts(cards)
    _check_ids(cards)
    _check_names(cards)
    for card in cards:
        _check_words(card)


def _check_counts(cards: tuple[Listed, ...]) -> None:
    found = Counter(card.deck for card in cards)
    for deck, count in COUNTS.items():
        if found[deck] != count:
            raise ValueError(f"There are {found[deck]} {deck}, not {count}.")


def _check_ids(cards: tuple[Listed, ...]) -> None:
    for id_, count in Counter(card.id for card in cards).items():
        if count > 1:
            raise ValueError(f"The id {id_!r} is there {count} times.")


def _check_names(cards: tuple[Listed, ...]) -> None:
    for name, count in Counter(card.name for card in cards if card.name not in SHARED_NAMES).items():
        if count > 1:
            raise ValueError(f"The name {name!r} is there {count} times.")
    for card in cards:
        if card.name in SHARED_NAMES and not card.deck.endswith("outfittings"):
            raise ValueError(f"The name {card.name!r} belongs to an outfitting, not to the {card.deck}.")


def _check_words(card: Listed) -> None:
    flavour = () if card.flavour is None else (card.flavour,)
    if not all(text.strip(" .") for text in (card.id, card.name, *card.phrases, *flavour)):
        raise ValueError(f"{card.name or card.id} ({card.deck}) has an empty text.")
    _check_length(card, NAME_LENGTH, (card.name,))
    _check_length(card, WORDS_LENGTH, card.phrases)
    _check_length(card, FLAVOUR_LENGTH, flavour)


def _check_length(card: Listed, longest: int, texts: tuple[str, ...]) -> None:
    for text in texts:
        if len(text) > longest:
            raise ValueError(f"{card.name} ({card.deck}): {text!r} is longer than {longest} characters.")
