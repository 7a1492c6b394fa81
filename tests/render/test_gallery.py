"""The gallery: the same games each time, sheets on which nothing is lost, and a handbook that shows all of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

from render.gallery.__main__ import hang
from render.gallery.games import played
from render.gallery.sheets import BORDER, GAP, Print, reduced, sheet, wall
from rules.shelf import SHELF
from tests.render import golden
from tests.render.golden import TOLERANCE, apart

DOCS = Path(__file__).parents[2] / "docs"
LEGEND = "icons.png"
"""Made by `render.legend`, and looked at in `test_legend`."""
SHAPES = ((400, 300), (400, 560), (400, 210), (400, 300), (400, 267))


def prints() -> list[Print]:
    """Plain pictures of several shapes and inks."""
    return [Print(Image.new("RGB", size, (200, number * 9, 7)), "A picture") for number, size in enumerate(SHAPES)]


def inks(frame: Image.Image) -> int:
    """How many of the plain pictures are on a sheet."""
    return sum((200, number * 9, 7) in {ink for _, ink in frame.getcolors(1 << 20) or []} for number in range(5))


@pytest.mark.long
@pytest.mark.parametrize("slug", SHELF)
def test_a_game_of_the_gallery_is_the_same_each_time(slug: str) -> None:
    least = SHELF[slug].least_seats
    assert played.__wrapped__(slug, least, 2) == played.__wrapped__(slug, least, 2)


def test_moments_are_found_by_how_much_has_been_played() -> None:
    story = played("skyward-republic", 2, 2)
    assert story.at(0).view.round == 1
    assert story.at(0.5, lambda view: view.phase == "launch").view.phase == "launch"
    late = story.at(0.9)
    assert story.earlier(late, 4).turn == late.turn - 4


def test_a_sheet_is_in_columns_and_a_wall_in_rows() -> None:
    columns, rows = sheet("All", prints(), 3), wall("All", prints(), 1200, 200)
    assert columns.width == 2 * BORDER + 3 * 400 + 2 * GAP
    assert rows.width == 1200
    assert inks(columns) == inks(rows) == len(SHAPES)


def test_a_phone_shows_the_whole_picture() -> None:
    assert reduced(Image.new("RGB", (1600, 1200)), 400).size == (400, 300)


def test_the_handbook_shows_all_that_hangs_there() -> None:
    linked = set(re.findall(r"\]\(gallery/([\w.-]+)\)", (DOCS / "pictures.md").read_text(encoding="utf-8")))
    assert {file.name for file in (DOCS / "gallery").iterdir()} == linked


@pytest.mark.long
def test_what_hangs_there_is_what_is_drawn_today(tmp_path: Path) -> None:
    """Whoever changes a picture hangs the gallery anew (`make gallery`)."""
    hang(tmp_path)
    assert {file.name for file in tmp_path.iterdir()} | {LEGEND} == {file.name for file in (DOCS / "gallery").iterdir()}
    stale = [
        file.name
        for file in sorted(tmp_path.iterdir())
        if apart(*map(small, (file, DOCS / "gallery" / file.name))) > TOLERANCE
    ]
    assert not stale


def small(file: Path) -> Image.Image:
    """A picture of the gallery at the size it is compared in."""
    with Image.open(file) as picture:
        return golden.reduced(picture.convert("RGB"))
