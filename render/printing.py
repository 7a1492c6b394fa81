"""From a drawn frame to a file: 256 colours, cut once for a kind of picture and then kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from render.png import COLOURS, png
from render.theme import Ink, Palette, rgb

MOST_FIXED = 88
"""How many named inks are kept exactly; the rest of the colours are cut from the sheets."""


def colours(sheets: Sequence[Image.Image], palette: Palette) -> Image.Image:
    """The colours of a kind of picture: the theme's inks that occur, then the median of all that is drawn."""
    fixed = _occurring(sheets, (rgb(palette.ink(ink)) for ink in Ink))[:MOST_FIXED]
    cut = _stacked(sheets).quantize(COLOURS - len(fixed), Image.Quantize.MEDIANCUT, kmeans=1)
    levels = (cut.getpalette("RGB") or [])[: 3 * (COLOURS - len(fixed))]
    table = Image.new("P", (1, 1))
    table.putpalette([level for ink in fixed for level in ink] + levels)
    return table


def _occurring(sheets: Sequence[Image.Image], inks: Iterable[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    seen = set()
    for sheet in sheets:
        seen |= {colour for count, colour in sheet.getcolors(1 << 21) or [] if count > 40}
    return [ink for ink in dict.fromkeys(inks) if ink in seen]


def _stacked(sheets: Sequence[Image.Image]) -> Image.Image:
    """The sheets one under the other, every third pixel of them."""
    thinned = [sheet.resize((sheet.width // 3, sheet.height // 3), Image.Resampling.NEAREST) for sheet in sheets]
    whole = Image.new("RGB", (max(thin.width for thin in thinned), sum(thin.height for thin in thinned)))
    top = 0
    for thin in thinned:
        whole.paste(thin, (0, top))
        top += thin.height
    return whole


def printed(frame: Image.Image, table: Image.Image) -> bytes:
    """The frame as a PNG file in the colours of the table; no dithering, so flat ink stays flat."""
    return png(frame.quantize(palette=table, dither=Image.Dither.NONE))
