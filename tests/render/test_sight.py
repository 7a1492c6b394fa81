"""Icons and colours for eyes that lack a cone, or see no colour: any two can be told apart, at twenty pixels."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

import pytest
from PIL import Image

from render import sprites
from render.theme import FACTION, GHOST, LIVERIES, PALETTES, TRACK, UNOWNED, Ink, PaletteName, rgb
from tests.render.sight import SIGHTS, apart, distance, picture_seen, seen

SIDE = 20
LEAST = 1 / 12
"""Of all light, in the mean, with the best shift of a pixel. Half of all pairs are more than a fifth apart."""
ALIKE = (
    {"shield", "shield_blank", "shield_bad"},
    {"fame", "fame_blank"},
    {"slot_ship", "slot_ship_out", "arrow"},
)
"""One thing with and without its number, whose sign tells loss; berths, full or dashed, which stand only in a row."""
LEAST_DISTANCE = 15
"""In CIELAB, between two colours of the second palette that stand for two of a kind."""
LEAST_LIGHTNESS = 6
KINDS = {
    "tracks": [shades.main for shades in TRACK.values()],
    "factions": [shades.main for shades in FACTION.values()],
    "players": [livery.main for livery in LIVERIES.values()],
}


@lru_cache(None)
def icon(palette: PaletteName, name: str) -> Image.Image:
    """An icon on paper, twenty pixels high; a mark lies on its token."""
    owner = next((livery for livery in LIVERIES.values() if name == f"token_{livery.mark}"), UNOWNED)
    tile = sprites.icon(PALETTES[palette], name, SIDE, GHOST if name.startswith("ship_") else owner)
    ground = Image.new("RGB", (SIDE, SIDE), rgb(Ink.PAPER))
    ground.paste(tile.resize((SIDE, SIDE)), (0, 0), tile.resize((SIDE, SIDE)))
    return ground


@lru_cache(None)
def icon_seen(palette: PaletteName, name: str, sight: str) -> Image.Image:
    return picture_seen(icon(palette, name), sight)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("palette", ["day", pytest.param("colour-blind", marks=pytest.mark.long)])
def test_any_two_icons_differ(palette: PaletteName, sight: str) -> None:
    names = [name for name in sprites.icon_names() if not name.startswith("mark_")]
    near = {
        (one, other): far
        for one, other in combinations(names, 2)
        if not any({one, other} <= family for family in ALIKE)
        and (far := apart(icon_seen(palette, one, sight), icon_seen(palette, other, sight))) < LEAST
    }
    assert near == {}


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("palette", PALETTES)
def test_any_two_players_tokens_differ(palette: PaletteName, sight: str) -> None:
    """BS-C10, SR-S04: plate and mark tell them apart where colour does not."""
    for one, other in combinations(LIVERIES, 2):
        first, second = (icon_seen(palette, f"token_{mark}", sight) for mark in (one, other))
        assert apart(first, second) >= LEAST, (one, other)


@pytest.mark.parametrize("sight", [None, *SIGHTS])
@pytest.mark.parametrize("kind", KINDS)
def test_in_the_second_palette_colour_alone_tells_two_of_a_kind_apart(kind: str, sight: str | None) -> None:
    inks = [PALETTES["colour-blind"].ink(colour) for colour in KINDS[kind]]
    least = LEAST_LIGHTNESS if sight == "grey" else LEAST_DISTANCE
    assert min(distance(one, other, sight) for one, other in combinations(inks, 2)) >= least


def test_the_second_palettes_green_is_bluer_than_the_days() -> None:
    """Away from every orange: where red or green is not seen, it looks blue or grey beside it."""
    day, second = (rgb(PALETTES[palette].ink(Ink.FOREST)) for palette in PALETTES)
    assert second[2] / second[1] > day[2] / day[1]
    for sight in ("deuteranopia", "protanopia"):
        red, _, blue = seen(second, sight)
        assert blue > red * 0.9


def test_what_is_simulated_is_known() -> None:
    """White and black stay; pure red and green come near each other for a deuteranope, and not for a tritanope."""
    for sight in SIGHTS:
        assert all(abs(level - 255) <= 1 for level in seen((255, 255, 255), sight))
        assert seen((0, 0, 0), sight) == (0, 0, 0)
    assert distance("#C00000", "#606000", "deuteranopia") < distance("#C00000", "#606000", "tritanopia")
