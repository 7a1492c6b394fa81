"""Inks and palettes: contrast of words, the marks of players, the exchange of inks."""

from __future__ import annotations

import pytest
from PIL import Image

from render import sprites
from render.braided_skies.faces import FACES, dress
from render.braided_skies.glyphs import COUNTED_ICON, TOKEN_ICON, drawn
from render.canvas import Count
from render.motifs.moods import MOODS
from render.theme import LIVERIES, PALETTES, TRACK, Ink, Palette, rgb
from rules.braided_skies.cards.captains import CAPTAINS
from rules.braided_skies.effects import Either, FamePer, GainGrit, GainToken, PayGrit, Roll

PAIRS = [
    (Ink.INK, Ink.CREAM),
    (Ink.INK, Ink.PAPER),
    (Ink.INK, Ink.SLATE),
    (Ink.INK, Ink.YELLOW),
    (Ink.INK, Ink.GOLD),
    (Ink.CREAM, Ink.NAVY),
    (Ink.CREAM, Ink.BRICK),
    (Ink.CREAM, Ink.BLUE_D),
    (Ink.CREAM, Ink.RED_D),
    (Ink.CREAM, Ink.WINE),
    (Ink.CREAM, Ink.PLUM),
    (Ink.CREAM, Ink.TEAL_D),
    (Ink.CREAM, Ink.HARBOUR),
    (Ink.CREAM, Ink.BRASS_D),
    (Ink.MIST, Ink.NAVY),
    (Ink.GOLD_L, Ink.NAVY),
    (Ink.GOLD_L, Ink.BRICK),
    (Ink.BRICK, Ink.GOLD_L),
    (Ink.BRICK, Ink.PAPER),
    (Ink.COCOA, Ink.PAPER),
    (Ink.LILAC, Ink.PLUM),
    (Ink.SAND, Ink.NIGHT),
]


def luminance(colour: str) -> float:
    parts = [level / 255 for level in rgb(colour)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    darker, lighter = sorted((luminance(first), luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())
@pytest.mark.parametrize(("words", "ground"), PAIRS, ids=lambda ink: ink.name)
def test_words_stand_out_from_their_ground(words: Ink, ground: Ink, palette: Palette) -> None:
    assert contrast(palette.ink(words), palette.ink(ground)) >= 4.5


def test_every_captain_has_a_livery_with_a_token_of_its_own() -> None:
    """BS-C10: every player's tokens carry a mark besides colour."""
    marks = [captain.mark for captain in CAPTAINS]
    assert len(set(marks)) == len(marks) == len(LIVERIES)
    assert {f"token_{mark}" for mark in marks} <= set(sprites.icon_names())


def test_tokens_differ_in_grey_at_twenty_pixels() -> None:
    """Plate and mark tell them apart where colour cannot: any two differ in a twelfth of their light or more."""
    grey = {mark: grey_token(mark) for mark in LIVERIES}
    for first in grey:
        for second in grey:
            if first < second:
                apart = sum(abs(a - b) for a, b in zip(grey[first], grey[second], strict=True)) / len(grey[first])
                assert apart > 255 / 12, (first, second)


def grey_token(mark: str) -> bytes:
    tile = sprites.token(PALETTES["day"], LIVERIES[mark], 20)
    ground = Image.new("RGB", tile.size, rgb(Ink.PAPER))
    ground.paste(tile, (0, 0), tile)
    return ground.convert("L").tobytes()


def test_the_second_palette_keeps_the_tracks_apart_in_lightness() -> None:
    """Deep violet, middling green, light orange: three lightnesses, not three hues alone."""
    second = PALETTES["colour-blind"]
    light = sorted(luminance(second.ink(TRACK[track].main)) for track in TRACK)
    assert light[1] / light[0] > 1.3
    assert light[2] / light[0] > 3


def test_an_exchanged_ink_is_not_exchanged_again() -> None:
    second = PALETTES["colour-blind"]
    for day, instead in second.exchanged.items():
        assert second.printed(f'fill="{day}"') == f'fill="{instead}"'


def test_every_face_can_be_dressed() -> None:
    """No card has an effect that no icon says."""
    assert all(dress(face_id).mood in MOODS for face_id in FACES)


def test_a_count_of_one_is_only_the_thing() -> None:
    assert drawn(GainGrit(1)) == ("grit",)
    assert drawn(GainGrit(2)) == (Count(2, "grit"),)


def test_what_both_sides_bring_is_printed_once() -> None:
    choice = Either((GainToken("B"), GainToken("T")), (GainToken("B"), Roll()))
    assert [str(glyph) if isinstance(glyph, str) else glyph[0] for glyph in drawn(choice)] == [
        "stone_blue",
        "+",
        "tourist",
        "/",
        "die",
    ]


def test_what_is_paid_stands_before_the_arrow() -> None:
    assert drawn(PayGrit(2, (GainToken("T"),))) == (Count(2, "grit"), "arrow", "tourist")


def test_every_icon_that_is_named_exists() -> None:
    named = {*TOKEN_ICON.values(), *COUNTED_ICON.values()} | {str(glyph) for glyph in drawn(FamePer("heritage"))[2:]}
    assert named <= set(sprites.icon_names())
