"""The frozen tables of colours: one for each kind of picture, and as good as if they were cut today."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from render.bake import GAMES
from render.braided_skies import artist as braided_artist
from render.frozen import FOLDER, file_of, freeze, frozen
from render.plans import Plan, pasted
from render.png import COLOURS
from render.printing import colours
from render.shelf import ARTISTS
from render.skyward_republic import artist as skyward_artist
from render.theme import PALETTES, PaletteName
from rules.shelf import SHELF

NAMES = ("Mirela", "Okonkwo", "Søren", "小百合")
ACTIONS, EVERY = 121, 40
CLOSE = 3.5
"""Levels of 255 by which a printed picture may differ from the drawn one, in the mean of a channel."""
AS_GOOD = 0.5
"""Levels by which a table cut today may do better."""
FILES = {file_of(game, kind, palette) for game, (kinds, _) in GAMES.items() for kind in kinds for palette in PALETTES}
PRINTERS: dict[str, Any] = {"braided-skies": braided_artist, "skyward-republic": skyward_artist}


def error(frame: Image.Image, table: Image.Image) -> float:
    indexed = frame.quantize(palette=table, dither=Image.Dither.NONE).convert("RGB")
    return max(ImageStat.Stat(ImageChops.difference(frame, indexed)).mean)


def printed_frames(slug: str, palette: PaletteName, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[Image.Image]]:
    """What an artist prints of a game on its way, by kind of picture."""
    kinds = {id(frozen(slug, kind, palette)): kind for kind in GAMES[slug][0]}
    found: dict[str, list[Image.Image]] = defaultdict(list)

    def note(drawn: Plan | Image.Image, table: Image.Image) -> bytes:
        found[kinds[id(table)]].append(pasted(drawn) if isinstance(drawn, Plan) else drawn)
        return b""

    for name in ("printed", "printed_plan"):
        monkeypatch.setattr(PRINTERS[slug], name, note)
    for name in ("_board", "_mat", "_table", "_airspace", "_card"):
        if hasattr(PRINTERS[slug], name):
            monkeypatch.setattr(PRINTERS[slug], name, getattr(PRINTERS[slug], name).__wrapped__)
    draw_a_game(slug, palette)
    return found


def draw_a_game(slug: str, palette: PaletteName) -> None:
    game, artist, luck = SHELF[slug], ARTISTS[slug], random.Random(7)
    table = game.setup(seats=4, seed=7)
    for number in range(ACTIONS):
        seat = min(game.to_act(table))
        if number % EVERY == 0:
            view = game.view(table, seat)
            artist.pictures(view, NAMES, palette)
            artist.hand(view, NAMES, palette)
        game.take(table, seat, luck.choice(game.legal_actions(table, seat)))
    for face in game.faces()[::9]:
        artist.card(face.id, palette)


def worst(frames: Sequence[Image.Image], table: Image.Image) -> float:
    return max(error(frame, table) for frame in frames)


def test_there_is_a_table_for_every_kind_of_picture_and_no_other() -> None:
    assert set(FOLDER.iterdir()) == FILES
    assert {file.stat().st_size for file in FILES} == {3 * COLOURS}


def test_a_table_comes_back_as_it_was_frozen(tmp_path: Any) -> None:
    table = Image.new("P", (1, 1))
    table.putpalette([7, 8, 9, 200, 100, 50])
    freeze(table, tmp_path / "few.bin")
    assert (tmp_path / "few.bin").read_bytes() == bytes([7, 8, 9, 200, 100, 50]).ljust(3 * COLOURS, b"\0")


@pytest.mark.long
@pytest.mark.parametrize("slug", GAMES)
def test_the_frozen_tables_serve_the_pictures_of_a_real_game(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    frames = printed_frames(slug, "day", monkeypatch)
    assert {kind: round(worst(frames[kind], frozen(slug, kind, "day")), 2) for kind in frames} == {
        kind: pytest.approx(0, abs=CLOSE) for kind in frames
    }


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("slug", GAMES)
def test_the_frozen_tables_are_as_good_as_new_ones(
    slug: str, palette: PaletteName, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where this fails, pictures have got other colours: run `python -m render.bake`."""
    frames = printed_frames(slug, palette, monkeypatch)
    for kind, drawn in frames.items():
        new = colours(GAMES[slug][1](PALETTES[palette], kind), PALETTES[palette])
        assert worst(drawn, frozen(slug, kind, palette)) <= worst(drawn, new) + AS_GOOD, kind
