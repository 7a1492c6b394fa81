"""From a drawn frame to a file: 256 colours, cut once for a kind of picture and then kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from render.png import COLOURS, png
from render.theme import Ink, Palette, rgb

MOST_FIXED = 88
"""How many named inks are kept exactly; the rest of the colours are cut from the sheets."""
THIN, OCCURS = 3, 5
"""How much sheets are thinned, and on how many pixels an ink must lie to be kept."""


def colours(sheets: Iterable[Image.Image], palette: Palette) -> Image.Image:
    """The colours of a kind of picture: the theme's inks that occur, then the median of all that is drawn."""
    whole = _stacked([_thinned(sheet) for sheet in sheets])
    fixed = _occurring(whole, (rgb(palette.ink(ink)) for ink in Ink))[:MOST_FIXED]
    cut = whole.quantize(COLOURS - len(fixed), Image.Quantize.MEDIANCUT, kmeans=1)
    levels = (cut.getpalette("RGB") or [])[: 3 * (COLOURS - len(fixed))]
    table = Image.new("P", (1, 1))
    table.putpalette([level for ink in fixed for level in ink] + levels)
    return table


def _thinned(sheet: Image.Image) -> Image.Image:
    """Every third pixel of every third line: enough to know the colours by."""
    return sheet.resize((sheet.width // THIN, sheet.height // THIN), Image.Resampling.NEAREST)


def _occurring(whole: Image.Image, inks: Iterable[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    seen = {colour for count, colour in whole.getcolors(whole.width * whole.height) or [] if count >= OCCURS}
    return [ink for ink in dict.fromkeys(inks) if ink in seen]


def _stacked(sheets: Sequence[Image.Image]) -> Image.Image:
    """The sheets one under the other."""
    whole = Image.new("RGB", (max(sheet.width for sheet in sheets), sum(sheet.height for sheet in sheets)))
    top = 0
    for sheet in sheets:
        whole.paste(sheet, (0, top))
        top += sheet.height
    return whole


def printed(frame: Image.Image, table: Image.Image) -> bytes:
    """The frame as a PNG file in the colours of the table; no dithering, so flat ink stays flat."""
    return png(frame.quantize(palette=table, dither=Image.Dither.NONE))
