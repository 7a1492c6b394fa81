"""The legend of the icons: each once, in the handbook in the same words, and the sheet as large as it should be."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from render.legend import LEGEND, SHEET, WIDTH, draw_legend
from render.sprites import icon_names

HANDBOOK = Path(__file__).parents[2] / "docs" / "pictures.md"


def test_every_icon_has_its_meaning_once() -> None:
    told = [icon for icons in LEGEND.values() for icon in icons]
    assert sorted(told) == sorted(icon_names())
    meanings = [meaning for icons in LEGEND.values() for meaning in icons.values()]
    assert len(set(meanings)) == len(meanings)


def test_the_handbook_says_the_same() -> None:
    said = [
        line for line in HANDBOOK.read_text(encoding="utf-8").splitlines() if line.count("|") == 4 and "| `" in line
    ]
    rows = [f"| {game} | `{icon}` | {meaning} |" for game, icons in LEGEND.items() for icon, meaning in icons.items()]
    assert said == rows


def test_the_sheet_of_the_handbook_is_the_one_that_is_drawn() -> None:
    drawn = draw_legend()
    with Image.open(SHEET) as shown:
        assert shown.size == drawn.size
    assert drawn.width == WIDTH
