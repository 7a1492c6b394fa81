"""Finished pictures: same view, same pixels; nothing rasterised in a turn; small, quick, and no tiny words."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from render import labels, sprites
from render.artist import Artist
from render.braided_skies.board import lay_board
from render.braided_skies.mat import lay_mat
from render.braided_skies.people import people
from render.braided_skies.warming import table_of_colours
from render.fonts import font
from render.picture import LONGEST_ALT
from render.plans import pasted
from render.printing import printed
from render.theme import PALETTES
from rules.braided_skies.cards.wonders import WONDERS
from rules.braided_skies.view import EndingView, PlacedView, TableView
from rules.core.outcome import Outcome
from rules.core.questions import Seat
from tests.render.golden import opened

Lay = Callable[..., TableView]

LARGEST_MESSAGE = 1024 * 1024
STRANGE = ("W" * 32, "محمد الأمين", "👨‍👩‍👧‍👦 𝓩𝓸ë", "\u202e", "Ingrid Bjørnsdóttir-Halvorsen")
DAY = PALETTES["day"]


def test_the_board_comes_first_and_every_mat_in_seat_order(artist: Artist, lay: Lay, names: tuple[str, ...]) -> None:
    drawn = artist.pictures(lay(3), names)
    assert [picture.file_name for picture in drawn] == ["board.png", "mat-1.png", "mat-2.png", "mat-3.png"]
    assert [opened(picture.png).size for picture in drawn] == [(1600, 1200)] + 3 * [(1200, 800)]


def test_a_message_of_five_is_light_enough(artist: Artist, lay: Lay, names: tuple[str, ...]) -> None:
    drawn = artist.pictures(lay(5), names)
    assert sum(len(picture.png) for picture in drawn) <= LARGEST_MESSAGE
    assert all(0 < len(picture.alt) <= LONGEST_ALT for picture in drawn)


def test_nothing_is_rasterised_in_a_turn(
    artist: Artist, lay: Lay, outcome: Outcome, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After warming up, drawing is Pillow's work alone, whatever lies on the table and however people are called."""

    def refuse(*given: Any) -> Any:
        raise AssertionError("a sprite was not warmed")

    monkeypatch.setattr("render.vector.rasterised", refuse)
    for seats in (2, 3, 4, 5):
        assert len(artist.pictures(lay(seats, acted=True), STRANGE)) == seats + 1
    assert artist.scores(lay(4, over=True), outcome, STRANGE).png


def test_the_oddest_table_is_drawn(
    artist: Artist, lay: Lay, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A deck run out (BQ-56), an empty market (BQ-53), fifteen ships at one port, fame past 119, ten wonders."""
    monkeypatch.setattr("render.vector.rasterised", None)
    view = lay(5)
    crowd = tuple((mat.seat, ship.flag) for mat in view.mats for ship in mat.ships)
    closed = msgspec.structs.replace(view.wonder_ports[0], top=None, cards=0, ships=())
    festival = msgspec.structs.replace(view.special_ports[0], ships=crowd)
    everything = (view.mats[0].wonders[0], *(card.id for card in WONDERS if card.track == "culture"))
    placed = PlacedView("wayfarer-hammock", ("captain", "crewmate"), printed=False, activated=True)
    row = msgspec.structs.replace(view.mats[0].rows[0], outfittings=(placed,) * 5, spaces=())
    first = msgspec.structs.replace(
        view.mats[0],
        fame=132,
        wonders=everything,
        encounters=tuple(range(1, 26)),
        hold=("Y", "B", "R", "T", "T", "T", "Y", "B"),
        captain_home=False,
        outposts=0,
        rows=(row, *view.mats[0].rows[1:]),
    )
    odd = msgspec.structs.replace(
        view,
        guild=(),
        mats=(first, *view.mats[1:]),
        wonder_ports=(closed, *view.wonder_ports[1:]),
        special_ports=(festival, *view.special_ports[1:]),
    )
    assert len(artist.pictures(odd, STRANGE)) == 6
    alt = artist.board(odd, names).alt
    assert "culture closed" in alt
    assert "Culture Port," not in alt.partition("Taken")[0]


def test_who_has_no_printable_name_is_called_by_the_seat(lay: Lay) -> None:
    table = people(lay(5), STRANGE)
    assert [person.name for person in table] == [STRANGE[0], STRANGE[1], STRANGE[2], "Seat 4", STRANGE[4]]
    assert [person.name for person in people(lay(3), ())] == ["Seat 1", "Seat 2", "Seat 3"]


def test_unchanged_mats_are_the_very_same_picture(artist: Artist, lay: Lay, names: tuple[str, ...]) -> None:
    before = lay(3)
    richer = msgspec.structs.replace(before.mats[1], grit=9)
    after = lay(3, turn=2, mats=(before.mats[0], richer, before.mats[2]), news=("{1} gains 9 grit.",))
    first, second = artist.pictures(before, names), artist.pictures(after, names)
    assert [one is two for one, two in zip(first, second, strict=True)] == [False, True, False, True]
    assert artist.mat_key(before, 0, names) == artist.mat_key(after, 0, names)
    assert artist.mat_key(before, 1, names) != artist.mat_key(after, 1, names)


def test_who_looks_and_what_was_news_change_no_board(artist: Artist, lay: Lay, names: tuple[str, ...]) -> None:
    assert artist.board_key(lay(4), names) == artist.board_key(lay(4, viewer=2, news=("Rain.",)), names)
    assert artist.board_key(lay(4), names) != artist.board_key(lay(4, round=15), names)
    assert artist.board_key(lay(4), names) != artist.board_key(lay(4), names, "colour-blind")


# --- the same view, the same pixels; words of a size to be read ------------------------------------------------------


def kept_by_rasteriser() -> set[Any]:
    return {sprites._master, sprites._drawing, table_of_colours}


def forget() -> None:
    """Empty every cache but those of raster work."""
    for module in [module for name, module in sys.modules.items() if name.startswith("render")]:
        for kept in _caches(module):
            kept.cache_clear()


def _caches(module: ModuleType) -> Iterator[Any]:
    spared = kept_by_rasteriser()
    return (made for made in vars(module).values() if hasattr(made, "cache_clear") and made not in spared)


def test_the_same_view_gives_the_same_pixels(artist: Artist, lay: Lay) -> None:
    first = [picture.png for picture in artist.pictures(lay(5), STRANGE)]
    forget()
    assert [picture.png for picture in artist.pictures(lay(5), STRANGE)] == first


def test_no_words_are_too_small_to_read(artist: Artist, lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing under 20 px on a board 1600 wide, nor under 15 px on a mat 1200 wide."""
    sizes: list[int] = []
    real = font

    def noted(file: Path, size: int, weight: int, shaped: bool) -> Any:
        sizes.append(size)
        return real(file, size, weight, shaped)

    monkeypatch.setattr("render.labels.font", noted)
    forget()
    view = lay(5, ending=EndingView("7 wonders in one itinerary", Seat(4), 6))
    pasted(lay_board(view, STRANGE, DAY))
    assert len(sizes) > 100
    assert min(sizes) >= 20 * labels.CJK_SCALE
    sizes.clear()
    for mat, person in zip(view.mats, people(view, STRANGE), strict=True):
        pasted(lay_mat(mat, person, DAY))
    assert min(sizes) >= 15


# --- what it costs ---------------------------------------------------------------------------------------------------


def processor_time(work: Callable[[], Any], times: int) -> float:
    """The median of so many runs."""
    taken = []
    for _ in range(times):
        start = time.process_time()
        work()
        taken.append(time.process_time() - start)
    return sorted(taken)[times // 2]


def test_drawing_and_encoding_cost_a_quarter_of_a_plain_png(artist: Artist, lay: Lay, names: tuple[str, ...]) -> None:
    view = lay(4)
    colours = table_of_colours(DAY, "board")
    frame = pasted(lay_board(view, names, DAY))
    ours = processor_time(lambda: printed(pasted(lay_board(view, names, DAY)), colours), 7)
    plain = processor_time(lambda: frame.save(io.BytesIO(), "PNG"), 3)
    assert ours / plain <= 0.25


def test_the_frozen_colours_stay_close(artist: Artist, lay: Lay, names: tuple[str, ...]) -> None:
    """The colours are cut before any game is known, and yet serve every position."""
    for seats in (2, 5):
        frame = pasted(lay_board(lay(seats), names, DAY))
        indexed = frame.quantize(palette=table_of_colours(DAY, "board"), dither=Image.Dither.NONE).convert("RGB")
        assert max(ImageStat.Stat(ImageChops.difference(frame, indexed)).mean) < 3
