"""Icons as emojis: what Discord takes, each told by a mark that changes with its drawing only."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from render import emoji, sprites
from render.theme import LIVERIES, rgb

MOST_BYTES = 256 * 1024


def opened(name: str) -> Image.Image:
    return Image.open(io.BytesIO(emoji.emoji_png(name)))


def test_every_icon_of_its_own_is_an_emoji_and_parts_of_icons_are_not() -> None:
    names = emoji.emoji_names()
    assert {"grit", "tourist", "token_star", "ship_blue"} <= set(names)
    assert not {"mark_star", "fame_blank", "shield_blank"} & set(names)
    assert all(name.isidentifier() for name in names)


@pytest.mark.parametrize("name", ["grit", "ship_yellow", "slot_ship", "token_moon"])
def test_an_emoji_is_a_square_that_its_icon_fills(name: str) -> None:
    picture = opened(name)
    assert (picture.size, picture.mode) == ((emoji.SIDE, emoji.SIDE), "RGBA")
    box = picture.getbbox()
    assert box is not None
    assert max(box[2] - box[0], box[3] - box[1]) >= emoji.SIDE - 2 * emoji.MARGIN - 1
    assert picture.getpixel((0, 0)) == (0, 0, 0, 0)
    assert len(emoji.emoji_png(name)) < MOST_BYTES


def test_a_token_has_its_players_colours() -> None:
    colours = {colour[:3] for _, colour in opened("token_moon").getcolors(2**16) or () if isinstance(colour, tuple)}
    assert rgb(LIVERIES["moon"].main) in colours


def test_a_mark_changes_with_the_drawing_only(monkeypatch: pytest.MonkeyPatch) -> None:
    before = {name: emoji.emoji_mark(name) for name in emoji.emoji_names()}
    assert before == {name: emoji.emoji_mark(name) for name in emoji.emoji_names()}
    assert len(set(before.values())) == len(before)
    plain = sprites.icon_svg
    monkeypatch.setattr(emoji, "icon_svg", lambda palette, name, livery: plain(palette, name, livery) + " ")
    assert emoji.emoji_mark("grit") != before["grit"]
