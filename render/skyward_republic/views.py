"""The picture on a card: the scene of the motifs its record names, in the mood of its kind and faction.

Each scene is rasterised once, square, and cut to any size from that.
"""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from PIL import Image

from render.motifs.library import MOTIFS
from render.motifs.moods import Mood
from render.motifs.scene import HIGH, company, scene, sky
from render.skyward_republic.tones import mood_of
from render.sprites import Tile
from render.theme import Palette
from render.vector import at, document, raster
from rules.skyward_republic.cards.decks import any_card
from rules.skyward_republic.cards.records import AnyCard, Benefactor, Building, Extension, FactionCard
from rules.skyward_republic.terms import FACTIONS

MASTER = 480
"""Scenes are rasterised so wide, and reduced."""
SQUARE, STRIP = 1.0, 2.0
"""How much wider than high: a strip is composed anew, so that nothing of it is cut away."""
STRIPS_FROM = 1.55
"""What is wider than this is cut from the strip."""
ALONE = 156
"""How high a subject without its scene is drawn, of HIGH."""
WIDEST, HIGHEST = 0.62, 0.8
"""How much of a strip of sky it fills, at its top: a name may lie over the foot."""
FOCUS: Mapping[str, float] = MappingProxyType(
    {"benefactor": 0.42, "vehicle": 0.5, "critter": 0.54, "faction": 0.5, "extension": 0.66, "building": 0.66}
)
"""How far down its scene the eye of a card lies: a face is high, a roof higher than the ground."""


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


def mood(card: AnyCard) -> Mood:
    """The mood of a card."""
    return mood_of(card.kind, ink_of(card))


@lru_cache(512)
def _master(palette: Palette, card_id: str, shape: float) -> bytes:
    """The whole scene, packed: hundreds of them are kept, and each is unpacked only where a tile is new."""
    card, width, height = any_card(card_id), MASTER, round(MASTER / shape)
    whole = _sky(palette, card.kind, ink_of(card), shape).copy()
    whole.alpha_composite(_raster(palette, company(mood(card), card.motifs, width, height), width, height))
    kept = io.BytesIO()
    whole.convert("RGB").save(kept, "PNG", compress_level=1)
    return kept.getvalue()


@lru_cache(64)
def _sky(palette: Palette, kind: str, faction: str, shape: float) -> Tile:
    """The sky behind all of a kind and a faction."""
    width, height = MASTER, round(MASTER / shape)
    return _raster(palette, sky(mood_of(kind, faction), width, height), width, height)


def face_view(palette: Palette, card_id: str, width: int, height: int) -> Tile:
    """The scene of a card composed for a size of its own, as for a large face: rasterised when asked for."""
    card = any_card(card_id)
    return _raster(palette, scene(mood(card), card.motifs, width, height), width, height)


@lru_cache(64)
def _middling(palette: Palette, card_id: str, shape: float) -> Image.Image:
    """The whole scene at half its size, unpacked: what the small cards are cut from."""
    whole = Image.open(io.BytesIO(_master(palette, card_id, shape)))
    return whole.resize((whole.width // 2, whole.height // 2), Image.Resampling.BOX)


@lru_cache(256)
def picture(palette: Palette, card_id: str, width: int, height: int) -> Tile:
    """The scene of a card cut to a size: as wide as may be, about where its subject stands."""
    shape = STRIP if width / height > STRIPS_FROM else SQUARE
    if max(width, height) <= MASTER // 2:
        whole = _middling(palette, card_id, shape)
    else:
        whole = Image.open(io.BytesIO(_master(palette, card_id, shape)))
    wide = min(whole.width, whole.height * width / height)
    high = min(whole.height, whole.width * height / width)
    left, top = (whole.width - wide) / 2, (whole.height - high) * FOCUS[any_card(card_id).kind]
    box = (left, top, left + wide, top + high)
    return whole.resize((width, height), Image.Resampling.HAMMING, box).convert("RGBA")


@lru_cache(256)
def flight(palette: Palette, card_id: str, width: int, height: int) -> Tile:
    """A Vehicle or Critter whole, in a strip of its sky."""
    part = (MASTER - MASTER * height / width) / 2
    heaven, front = _sky(palette, any_card(card_id).kind, "", SQUARE), _front(palette, card_id)
    strip = heaven.resize((width, height), Image.Resampling.LANCZOS, (0, part, MASTER, MASTER - part))
    size = fitted(front.size, width * WIDEST, height * HIGHEST)
    whole = front.resize(size, Image.Resampling.BOX).convert("RGBA")
    strip.alpha_composite(whole, ((width - size[0]) // 2, 1))
    return strip


def fitted(size: tuple[int, int], width: float, height: float) -> tuple[int, int]:
    """As large as fits, in its own proportions."""
    part = min(width / size[0], height / size[1])
    return max(1, round(size[0] * part)), max(1, round(size[1] * part))


@lru_cache(64)
def _front(palette: Palette, card_id: str) -> Tile:
    """The subject alone, cut close, at half its size."""
    card = any_card(card_id)
    subjects = (MOTIFS[name] for name in card.motifs if MOTIFS[name].role == "subject")
    drawn = mood(card).tinted("".join(motif.draw(HIGH / 2, HIGH * 0.92, ALONE) for motif in subjects))
    whole = _raster(palette, at(0, 0, drawn, MASTER / HIGH), MASTER, MASTER)
    return whole.crop(whole.getbbox()).convert("RGBa").reduce(2)


def _raster(palette: Palette, body: str, width: int, height: int) -> Tile:
    return raster(palette.printed(document(body, width, height)), width, height)


def warm_views(palette: Palette, card_ids: Sequence[str]) -> None:
    """Draw the scenes of cards."""
    for card_id in card_ids:
        for shape in (SQUARE, STRIP):
            _master(palette, card_id, shape)
        if any_card(card_id).kind in ("vehicle", "critter"):
            _front(palette, card_id)
