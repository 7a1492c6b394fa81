"""`python -m render.gallery`: hang the gallery of the handbook anew, the same pictures each time."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image

from render.gallery.library import cards, motifs
from render.gallery.sheets import prints, sheet, wall, whole
from render.gallery.shown import BRAIDED, SKYWARD, Hung, shown
from render.printing import colours
from render.shelf import ARTISTS
from render.theme import PALETTES
from rules.shelf import SHELF

FOLDER = Path(__file__).parents[2] / "docs" / "gallery"
DOUBLES = (
    "board-middle",
    "mat-middle",
    "since-middle",
    "launch-middle",
    "lobby-middle",
    "airspace-middle",
    "hand-middle",
)
"""Pictures of which the sheet of all kinds shows a fuller one."""
PHONE, PHONE_COLUMNS = 400, 5
WALL, ROW = 1880, 210
"""How wide the sheet of all kinds is, and about how high its rows are."""


def hang(folder: Path) -> None:
    """Every picture as it is sent, packed more tightly, and the sheets."""
    folder.mkdir(parents=True, exist_ok=True)
    for artist in ARTISTS.values():
        artist.warm(tuple(PALETTES))
    hung = {slug: shown(slug) for slug in SHELF}
    for each in (each for pictures in hung.values() for each in pictures):
        Image.open(BytesIO(each.picture.png)).save(folder / f"{each.name}.png", optimize=True)
    one_each = [each for pictures in hung.values() for each in _kinds(pictures)]
    _keep(folder / "contact.png", wall("Every kind of picture", whole(one_each), WALL, ROW))
    for slug, pictures in hung.items():
        title = f"{SHELF[slug].title} on a phone"
        _keep(folder / f"phone-{slug}.png", sheet(title, prints(pictures, PHONE), PHONE_COLUMNS))
    for slug in (BRAIDED, SKYWARD):
        for number, half in enumerate(cards(slug), 1):
            _keep(folder / f"cards-{slug}-{number}.png", half)
    _keep(folder / "motifs.png", motifs())


def _kinds(hung: tuple[Hung, ...]) -> list[Hung]:
    """One of each kind: what is fullest tells most."""
    return [each for each in hung if not each.name.endswith(("-opening", "-few", *DOUBLES))]


def _keep(file: Path, frame: Image.Image) -> None:
    """A sheet, packed tightly: it is kept with the code, and made seldom."""
    table = colours([frame], PALETTES["day"])
    frame.quantize(palette=table, dither=Image.Dither.NONE).save(file, optimize=True)


if __name__ == "__main__":
    hang(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
