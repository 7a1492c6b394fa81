"""`python -m render.bake`: cut every table of colours afresh. To be run when pictures have got other colours."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from PIL import Image

from render.braided_skies import sheets as braided_skies
from render.frozen import FOLDER, file_of, freeze
from render.printing import colours
from render.skyward_republic import sheets as skyward_republic
from render.theme import PALETTES, Palette

Sheets = Callable[[Palette, Any], Iterator[Image.Image]]

GAMES: Mapping[str, tuple[Sequence[str], Sheets]] = {
    "braided-skies": (braided_skies.KINDS, braided_skies.sheets),
    "skyward-republic": (skyward_republic.KINDS, skyward_republic.sheets),
}
"""The kinds of picture of each game, and what may be on them."""


def main() -> None:
    """Cut and keep them all; a name as argument cuts only that game's."""
    FOLDER.mkdir(exist_ok=True)
    for game in sys.argv[1:] or GAMES:
        kinds, sheets = GAMES[game]
        for name, palette in PALETTES.items():
            for kind in kinds:
                file = file_of(game, kind, name)
                freeze(colours(sheets(palette, kind), palette), file)
                print(file.name)


if __name__ == "__main__":
    main()
