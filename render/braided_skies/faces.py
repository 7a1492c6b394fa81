"""What a card face shows besides its words: its view, the ink of its title, and its icons, by the card's id."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from render.braided_skies.collection import outpost_glyphs
from render.braided_skies.glyphs import SLASH, TOKEN_ICON, Glyphs, glyphs, paid
from render.canvas import Count, Word
from render.theme import FLAG, TRACK, Ink
from rules.braided_skies.cards.decks import (
    CAPTAIN,
    CLOUD,
    ENCOUNTER,
    LAYOUT,
    OUTFITTING,
    OUTPOST_TILE,
    PORT,
    SERVICE,
    STARTING_WONDER,
    WONDER,
)
from rules.braided_skies.cards.faces import faces, slug
from rules.core.game import Face

FACES: Mapping[str, Face] = {face.id: face for face in faces()}


class Dress(NamedTuple):
    """How a face is dressed: ``motifs`` before a ``mood``'s sky, icons left and right of it and below the name."""

    mood: str
    motifs: tuple[str, ...]
    ink: str
    row: Glyphs = ()
    right: Glyphs = ()
    left: Glyphs = ()


def _wonder(card_id: str) -> Dress:
    card = WONDER[card_id]
    return Dress(
        card.track, card.motifs, TRACK[card.track].dark, glyphs(card.instant), card.symbols, paid(0, card.cost)
    )


def _start(card_id: str) -> Dress:
    card = STARTING_WONDER[card_id]
    return Dress("starting", card.motifs, Ink.NAVY, right=card.symbols)


def _encounter(card_id: str) -> Dress:
    card = ENCOUNTER[int(card_id)]
    return Dress("encounter", card.motifs, Ink.WINE, (*glyphs(card.a), Word("  or  "), *glyphs(card.b)), ("encounter",))


def _outfitting(name: str) -> Dress:
    card = next(card for card in OUTFITTING.values() if slug(card.name) == name)
    cost: Glyphs = (Count(card.grit, "grit"), "arrow") if card.grit else ()
    copies = {each.slots for each in OUTFITTING.values() if each.name == card.name}
    slots: Glyphs = tuple(TOKEN_ICON[kind] for kind in card.slots) if len(copies) == 1 else ("outfitting",)
    engines: Glyphs = ("step", "culture", SLASH, "scenic", SLASH, "adventure") if card.engine else glyphs(card.effects)
    return Dress("outfitting", card.motifs, Ink.HARBOUR, (*cost, *engines), slots)


def _cloud(card_id: str) -> Dress:
    tile = CLOUD[card_id]
    return Dress(
        "cloud", tile.motifs, Ink.HARBOUR if tile.size == "large" else Ink.UMBER, glyphs(tile.event), ("cloud",)
    )


def _outpost(card_id: str) -> Dress:
    tile = OUTPOST_TILE[card_id]
    return Dress("outpost", tile.motifs, Ink.PINE, glyphs((tile.benefit,)), ("outpost", *outpost_glyphs(card_id)))


def _port(port: str) -> Dress:
    if port in PORT:
        printed = PORT[port]
        berths = "infinity" if printed.unlimited else "berth_one"
        ink = Ink.BRASS_D if printed.flag == "yellow" else FLAG[printed.flag].dark
        return Dress("port", printed.motifs, ink, glyphs(printed.core), (f"flag_{printed.flag}", berths))
    service = SERVICE[port]
    ink = TRACK[service.track].dark if service.track else Ink.WINE
    badge: Glyphs = ("infinity" if service.unlimited else "berth_one",)
    return Dress(service.track or "fair", service.motifs, ink, paid(service.grit, service.cost), badge)


def _mat(card_id: str) -> Dress:
    layout = LAYOUT[card_id]
    return Dress("mat", layout.motifs, Ink.TEAL_D, glyphs(layout.spaces), ("flag_yellow", "flag_blue", "flag_red"))


def _captain(card_id: str) -> Dress:
    card = CAPTAIN[card_id]
    return Dress("captain", card.motifs, Ink.NAVY, right=(f"mark_{card.mark}",))


_DRESS: Mapping[str, Callable[[str], Dress]] = {
    "wonder": _wonder,
    "start": _start,
    "encounter": _encounter,
    "outfitting": _outfitting,
    "cloud": _cloud,
    "outpost": _outpost,
    "port": _port,
    "mat": _mat,
    "captain": _captain,
}


def dress(face_id: str) -> Dress:
    """How the face of a card is dressed; ``KeyError`` for an id that no card has."""
    deck, _, card_id = FACES[face_id].id.partition(":")
    return _DRESS[deck](card_id)
