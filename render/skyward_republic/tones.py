"""The tones a faction's pictures are printed in, and the sky they stand before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType

from render import motifs
from render.theme import Ink
from render.vector import circle


@dataclass(frozen=True, slots=True)
class Tones:
    """A sky from its edge to its sun; walls in the light and in the shade; roofs in both; the ground."""

    sky: Sequence[str]
    lit: str
    shade: str
    roof: str
    eaves: str
    ground: str


TONES = MappingProxyType(
    {
        "S": Tones(
            ("#2A1C42", "#4A2F6B", Ink.VIOLET, "#9A78B5", "#D2B4CE", Ink.PEACH),
            Ink.LILAC,
            "#4A2F6B",
            "#9A78B5",
            Ink.PLUM,
            "#2A1C42",
        ),
        "P": Tones(
            ("#123B35", "#1E5B49", Ink.FOREST, "#6FA86A", "#B7CF95", Ink.PAPER),
            "#DCEBC4",
            "#3E7F5A",
            Ink.LEAF,
            Ink.PINE,
            "#123B35",
        ),
        "M": Tones(
            ("#4A1B22", Ink.RUST, "#B4532A", "#E0813F", Ink.APRICOT, "#F9E2B8"),
            "#D5692F",
            "#5F2420",
            "#B4532A",
            "#4A1B22",
            "#4A1B22",
        ),
        "C": Tones(
            ("#0D3438", "#12565A", Ink.TEAL, "#5BA79E", "#A5D3C4", Ink.PAPER),
            "#8CC4B6",
            "#12565A",
            "#5BA79E",
            "#0D3438",
            "#0D3438",
        ),
        "N": Tones(
            ("#2B3348", "#4A5468", "#717A86", "#A29F97", "#CFC3AB", Ink.PAPER),
            Ink.SAND,
            Ink.ROCK_D,
            Ink.BRICK,
            Ink.WINE,
            "#2B3348",
        ),
    }
)


def sky(width: float, height: float, tones: Tones, sun: tuple[float, float, float] = (0.68, 0.34, 0.14)) -> str:
    """Rings and rays round a sun, given by its place and radius as parts of the picture."""
    x, y, radius = width * sun[0], height * sun[1], width * sun[2]
    reach = max(width, height)
    drawn = motifs.sky_rings(width, height, (x, y), tones.sky, 12, (radius * 1.2, reach * 0.95))
    return drawn + motifs.rays(x, y, (0, reach * 1.3), 26, Ink.CREAM, 0.11) + circle(x, y, radius, Ink.CREAM)
