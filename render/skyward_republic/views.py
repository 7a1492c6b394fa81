"""The picture on a card: what it shows is told by its id or, failing that, by its faction.

Each view is drawn once, while warming up, and cut to any size from that.
"""

from __future__ import annotations

import io
import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render import motifs
from render.skyward_republic.critters import CRITTERS
from render.skyward_republic.glyphs import FACTION_ICON
from render.skyward_republic.landmarks import LANDMARKS
from render.skyward_republic.portraits import HEADS, portrait
from render.skyward_republic.subjects import BUILDING_SUBJECT, CUSTOM, FLIER_SUBJECT, HEAD
from render.skyward_republic.tones import TONES, sky
from render.skyward_republic.vehicles import VEHICLES
from render.sprites import ICONS, Tile
from render.theme import SKY_DAWN, SKY_DUSK, Ink, Palette
from render.vector import at, document, raster
from rules.skyward_republic.cards.decks import any_card
from rules.skyward_republic.cards.records import AnyCard, Benefactor, Building, Critter, Extension, FactionCard, Vehicle
from rules.skyward_republic.terms import FACTIONS

MASTER = 480
"""Views are drawn so wide and high, and reduced."""
FRAME = 300
GLOW = (0.68, 0.34, 0.14)
"""Where the sun stands behind a Building, and how large it is, as parts of the view."""
STANDS = 0.93
"""How far down a view its landmark stands."""


class View(NamedTuple):
    """What a view shows, before which sky, and whether it is mirrored."""

    subject: str
    sky: str
    mirrored: bool = False


def faction_of(icons: str) -> str:
    """The faction there is most of, the first of equals; Neutral if there is none."""
    counts = {faction: icons.count(faction) for faction in FACTIONS if faction in icons}
    return max(counts, key=lambda faction: counts[faction]) if counts else "N"


def ink_of(card: AnyCard) -> str:
    """The faction whose colour a card wears; "" for the cards of no faction."""
    match card:
        case Building(cost=icons) | Extension(cost=icons) | FactionCard(icons=icons) | Benefactor(threshold=icons):
            return faction_of(icons)
        case _:
            return ""


@lru_cache(256)
def view_of(card_id: str) -> View:
    """What the picture of a card shows."""
    card = any_card(card_id)
    faction, lot = ink_of(card), zlib.crc32(card_id.encode())
    match card:
        case FactionCard():
            return View(f"icon:{FACTION_ICON[faction]}", faction)
        case Extension():
            return View("icon:extension", faction)
        case Benefactor():
            head = HEAD.get(card_id) or tuple(HEADS)[lot % len(HEADS)]
            return View(f"bust:{head}:{lot // 7 % 20}", faction)
        case Vehicle():
            return View(FLIER_SUBJECT.get(card_id) or _one_of(tuple(VEHICLES), lot), "dawn", lot % 2 == 0)
        case Critter():
            return View(FLIER_SUBJECT.get(card_id) or _one_of(tuple(CRITTERS), lot), "dusk", lot % 2 == 0)
        case Building():
            subject = BUILDING_SUBJECT.get(card_id) or _one_of(CUSTOM[faction], lot)
            return View(subject, faction, lot // 64 % 2 == 0)


def _one_of(usual: Sequence[str], lot: int) -> str:
    return usual[lot // 8 % len(usual)]


@lru_cache(512)
def _master(palette: Palette, subject: str, before: str) -> bytes:
    """The whole view, packed: a hundred of them are kept, and each is unpacked only where a tile is new."""
    kind, _, rest = subject.partition(":")
    glow = {"icon": (0.5, 0.5, 0.33), "bust": (0.5, 0.46, 0.34)}.get(kind, GLOW)
    whole = _heaven(palette, before, glow).copy()
    whole.alpha_composite(_raster(palette, _drawn(kind, rest or subject, before)))
    kept = io.BytesIO()
    whole.convert("RGB").save(kept, "PNG", compress_level=1)
    return kept.getvalue()


@lru_cache(64)
def _heaven(palette: Palette, before: str, sun: tuple[float, float, float]) -> Tile:
    """What is behind: a faction's sky, the dawn of Vehicles, the dusk of Critters."""
    if before == "dawn":
        drawn = motifs.sky_rings(FRAME, FRAME, (60, 270), SKY_DAWN, 10, (20, 330))
        drawn += motifs.rays(60, 270, (0, 420), 26, Ink.CREAM, 0.12)
        return _raster(palette, drawn + motifs.cloud(240, 285, 190, 70, (Ink.MIST, Ink.FOAM, Ink.CREAM)))
    if before == "dusk":
        drawn = motifs.sky_rings(FRAME, FRAME, (150, 156), (*SKY_DUSK[5:], Ink.PEACH, Ink.CREAM), 9, (60, 230))
        return _raster(palette, drawn + motifs.rays(150, 156, (0, 300), 22, Ink.CREAM, 0.2))
    return _raster(palette, sky(FRAME, FRAME, TONES[before], sun))


def _raster(palette: Palette, body: str) -> Tile:
    return raster(palette.printed(document(at(0, 0, body, MASTER / FRAME), MASTER, MASTER)), MASTER, MASTER)


def _drawn(kind: str, subject: str, before: str) -> str:
    """What is in front."""
    if kind == "icon":
        return at(FRAME * 0.5 - 92, FRAME * 0.5 - 92, _icon_body(subject), 184 / 64)
    if kind == "bust":
        head, _, likeness = subject.partition(":")
        tones = TONES[before]
        town = motifs.skyline((-10, 310), FRAME, (30, 90), (tones.sky[2], tones.sky[1]), 5, Ink.GOLD_L, 34)
        return town + at(150, FRAME, portrait(head, int(likeness)), 0.96)
    if subject in LANDMARKS:
        tones, ground = TONES[before], STANDS * FRAME
        hill = motifs.bank((-20, 320), ground + 6, 22, tones.ground, 3, FRAME)
        return at(150, ground, LANDMARKS[subject](tones), 0.94) + hill
    flier = VEHICLES[subject] if subject in VEHICLES else CRITTERS[subject]
    return at(150, 148, flier(), 0.94)


def _icon_body(name: str) -> str:
    """The fragments of an icon file."""
    svg = (ICONS / f"{name}.svg").read_text(encoding="utf-8")
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")]


@lru_cache(512)
def _middling(palette: Palette, subject: str, before: str) -> Image.Image:
    """The whole view at half its size, unpacked: what the small cards are cut from."""
    whole = Image.open(io.BytesIO(_master(palette, subject, before)))
    return whole.resize((MASTER // 2, MASTER // 2), Image.Resampling.BOX)


@lru_cache(1024)
def picture(palette: Palette, card_id: str, width: int, height: int) -> Tile:
    """The view of a card cut to a size: as wide as may be, about where its subject stands."""
    view = view_of(card_id)
    if max(width, height) <= MASTER // 2:
        whole = _middling(palette, view.subject, view.sky)
    else:
        whole = Image.open(io.BytesIO(_master(palette, view.subject, view.sky)))
    side = whole.width
    wide, high = (side, side * height / width) if width >= height else (side * width / height, side)
    left, top = (side - wide) / 2, (side - high) * _focus(view.subject)
    box = (left, top, left + wide, top + high)
    cut = whole.resize((width, height), Image.Resampling.HAMMING, box).convert("RGBA")
    return cut.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if view.mirrored else cut


@lru_cache(256)
def flight(palette: Palette, card_id: str, width: int, height: int) -> Tile:
    """A Vehicle or Critter whole, in a strip of its sky."""
    view = view_of(card_id)
    part = (MASTER - MASTER * height / width) / 2
    strip = _heaven(palette, view.sky, GLOW).resize(
        (width, height), Image.Resampling.LANCZOS, (0, part, MASTER, MASTER - part)
    )
    side = round(height * 1.3)
    whole = _front(palette, view.subject).resize((side, side), Image.Resampling.BOX).convert("RGBA")
    if view.mirrored:
        whole = whole.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    lifted = (side - height) // 2
    strip.alpha_composite(whole.crop((0, lifted, side, lifted + height)), ((width - side) // 2, 0))
    return strip


@lru_cache(64)
def _front(palette: Palette, subject: str) -> Tile:
    return (
        _raster(palette, _drawn(subject, subject, ""))
        .convert("RGBa")
        .resize((MASTER // 2, MASTER // 2), Image.Resampling.BOX)
    )


def _focus(subject: str) -> float:
    """How far down its view the eye of a subject lies: a face is high, a roof higher than the ground."""
    if subject.startswith("bust"):
        return 0.28
    return 0.62 if subject in LANDMARKS else 0.5


def warm_views(palette: Palette, card_ids: Sequence[str]) -> None:
    """Draw the views of cards."""
    for card_id in card_ids:
        view = view_of(card_id)
        _middling(palette, view.subject, view.sky)
        if view.subject in VEHICLES or view.subject in CRITTERS:
            _front(palette, view.subject)
