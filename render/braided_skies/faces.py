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
    """How a face is dressed. ``badge`` stands at the top, ``column`` at the left, ``row`` under the title."""

    scene: str
    ink: str
    row: Glyphs = ()
    badge: Glyphs = ()
    column: Glyphs = ()


def _wonder(card_id: str) -> Dress:
    card = WONDER[card_id]
    return Dress(card.track, TRACK[card.track].dark, glyphs(card.instant), card.symbols, paid(0, card.cost))


def _start(card_id: str) -> Dress:
    return Dress("starting", Ink.NAVY, badge=STARTING_WONDER[card_id].symbols)


def _encounter(card_id: str) -> Dress:
    card = ENCOUNTER[int(card_id)]
    return Dress("encounter", Ink.PLUM, (*glyphs(card.a), Word("  or  "), *glyphs(card.b)), ("encounter",))


def _outfitting(name: str) -> Dress:
    card = next(card for card in OUTFITTING.values() if slug(card.name) == name)
    cost: Glyphs = (Count(card.grit, "grit"), "arrow") if card.grit else ()
    copies = {each.slots for each in OUTFITTING.values() if each.name == card.name}
    slots: Glyphs = tuple(TOKEN_ICON[kind] for kind in card.slots) if len(copies) == 1 else ("outfitting",)
    engines: Glyphs = ("step", "culture", SLASH, "scenic", SLASH, "adventure") if card.engine else glyphs(card.effects)
    return Dress("outfitting", Ink.HARBOUR, (*cost, *engines), slots)


def _cloud(card_id: str) -> Dress:
    tile = CLOUD[card_id]
    return Dress("scenic", Ink.HARBOUR if tile.size == "large" else Ink.UMBER, glyphs(tile.event), ("cloud",))


def _outpost(card_id: str) -> Dress:
    return Dress("starting", Ink.PINE, glyphs((OUTPOST_TILE[card_id].benefit,)), ("outpost", *outpost_glyphs(card_id)))


def _port(port: str) -> Dress:
    if port in PORT:
        printed = PORT[port]
        berths = "infinity" if printed.unlimited else "berth_one"
        ink = Ink.BRASS_D if printed.flag == "yellow" else FLAG[printed.flag].dark
        return Dress("scenic", ink, glyphs(printed.core), (f"flag_{printed.flag}", berths))
    service = SERVICE[port]
    ink = TRACK[service.track].dark if service.track else Ink.WINE
    badge: Glyphs = ("infinity" if service.unlimited else "berth_one",)
    return Dress(service.track or "culture", ink, paid(service.grit, service.cost), badge)


def _mat(card_id: str) -> Dress:
    return Dress("adventure", Ink.TEAL_D, glyphs(LAYOUT[card_id].spaces), ("flag_yellow", "flag_blue", "flag_red"))


def _captain(card_id: str) -> Dress:
    return Dress("starting", Ink.NAVY, badge=(f"mark_{CAPTAIN[card_id].mark}",))


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
