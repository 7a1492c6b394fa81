"""Pictures printed in bands: the same pixels as the frame, and only what has changed is made again."""

from __future__ import annotations

import io
from itertools import repeat
from random import Random

import pytest
from PIL import Image

from render import plans
from render.braided_skies.board import lay_board
from render.braided_skies.mat import lay_mat
from render.braided_skies.people import people
from render.braided_skies.warming import table_of_colours
from render.canvas import Canvas
from render.labels import Style
from render.plans import BAND, Plan, pasted, printed_plan
from render.png import Band
from render.printing import printed
from render.theme import PALETTES
from rules.braided_skies.game import GAME
from rules.braided_skies.view import TableView

DAY = PALETTES["day"]
NAMES = ("Mirela", "Okonkwo")


def pixels(png: bytes) -> bytes:
    with Image.open(io.BytesIO(png)) as picture:
        return picture.convert("RGB").tobytes()


def views(count: int, every: int) -> list[TableView]:
    """Tables of a random game, some decisions apart."""
    luck, table, found = Random(11), GAME.setup(seats=2, seed=11), []
    for decision in range(count * every):
        (seat,) = GAME.to_act(table)
        GAME.take(table, seat, luck.choice(GAME.legal_actions(table, seat)))
        if decision % every == 0:
            found.append(GAME.view(table, None))
    return found


def made_for(plan: Plan, colours: Image.Image, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many bands a picture needed made."""
    made: list[int] = []
    real = plans._made

    def noted(plan: Plan, table: Image.Image, first: int, end: int) -> list[Band]:
        made.extend(range(first, end))
        return real(plan, table, first, end)

    with monkeypatch.context() as patch:
        patch.setattr(plans, "_made", noted)
        printed_plan(plan, colours)
    return len(made)


def test_bands_give_the_pixels_of_the_frame() -> None:
    board, mat = table_of_colours(DAY, "board"), table_of_colours(DAY, "mat")
    for view in views(4, 23):
        plan = lay_board(view, NAMES, DAY)
        assert pixels(printed_plan(plan, board)) == pixels(printed(pasted(plan), board))
        for one, person in zip(view.mats, people(view, NAMES), strict=True):
            plan = lay_mat(one, person, DAY)
            assert pixels(printed_plan(plan, mat)) == pixels(printed(pasted(plan), mat))


def test_what_has_not_changed_is_not_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second time nothing is; from press to press most of a mat stays."""
    plans._bands.clear()
    colours = table_of_colours(DAY, "mat")
    counts = []
    for view in views(12, 1):
        plan = lay_mat(view.mats[0], people(view, NAMES)[0], DAY)
        counts.append(made_for(plan, colours, monkeypatch))
        assert made_for(lay_mat(view.mats[0], people(view, NAMES)[0], DAY), colours, monkeypatch) == 0
    assert counts[0] == plan.frame.height / BAND
    assert sum(counts[1:]) / len(counts[1:]) < counts[0] / 2


def test_a_tile_over_the_edge_or_outside_is_no_trouble() -> None:
    base = Image.new("RGB", (60, 100), "#204060")
    tile = Image.new("RGBA", (30, 30), "#F0E0D0FF")
    plan = Plan(base, DAY)
    for x, y in ((0, 0), (60, 100), (30, 40), (-50, -50), (30, 200)):
        plan.put(tile, x, y)
    colours = pasted(plan).quantize(8)
    assert pixels(printed_plan(plan, colours)) == pixels(printed(pasted(plan), colours))


def test_only_so_many_bands_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    plans._bands.clear()
    monkeypatch.setattr(plans, "KEPT", 5)
    tile = Image.new("RGBA", (10, 10), "#FFFFFFFF")
    base = Image.new("RGB", (20, 20))
    colours = base.quantize(2)
    for place in range(20):
        plan = Plan(base, DAY)
        plan.put(tile, place, 10)
        printed_plan(plan, colours)
    assert len(plans._bands) == 5


def test_runs_of_missing_bands() -> None:
    there = Band(b"", 1, 0)
    assert plans._gaps([None, None, there, None, there, there, None]) == [(0, 2), (3, 4), (6, 7)]
    assert plans._gaps([there, there]) == []
    assert plans._gaps([None]) == [(0, 1)]


def test_a_part_recalled_lies_as_one_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Same tiles, same places, same order: whether each part is drawn again or told to be as before."""
    for view in views(6, 17):
        table = people(view, NAMES)
        recalled = [lay_board(view, NAMES, DAY), *map(lay_mat, view.mats, table, repeat(DAY))]
        with monkeypatch.context() as patch:
            patch.setattr(Plan, "part", Canvas.part)
            drawn = [lay_board(view, NAMES, DAY), *map(lay_mat, view.mats, table, repeat(DAY))]
        for one, other in zip(recalled, drawn, strict=True):
            assert [(id(paste.tile), *paste[1:]) for paste in one.laid] == [
                (id(paste.tile), *paste[1:]) for paste in other.laid
            ]
            assert one.places == other.places


def test_a_part_is_drawn_once_for_what_it_is_told() -> None:
    told: list[int] = []

    def draw(canvas: Canvas, number: int) -> None:
        told.append(number)
        canvas.text(str(number), 10, 10, Style(20))
        canvas.place("number", number, 10, 10, (8, 8))

    plan = Plan(Image.new("RGB", (60, 40)), DAY)
    for number in (1, 2, 1):
        plan.part(draw, number)
    assert told == [1, 2]
    assert len(plan.laid) == 3
    assert [(place.value, place.layer) for place in plan.places] == [(1, 1), (2, 2), (1, 3)]
