"""`python -m render.prepare FOLDER`: draw all sprites of every game into a folder, so that no start has to."""

from __future__ import annotations

import sys
from pathlib import Path

from render.disk import DISK
from render.shelf import ARTISTS
from render.theme import PALETTES


def prepare(folder: Path) -> None:
    """Every game in every palette."""
    DISK.keep_in(folder)
    for artist in ARTISTS.values():
        artist.warm(tuple(PALETTES))


if __name__ == "__main__":
    prepare(Path(sys.argv[1]))
