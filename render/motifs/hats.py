"""Hats with a brim, drawn about a head whose brow is at (0, -200)."""

from __future__ import annotations

from collections.abc import Sequence

from render.motifs.masonry import leaning
from render.motifs.parts import oval
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def top_hat(ink: str = Ink.INK, band: str = Ink.GOLD, tall: float = 80) -> str:
    """A top hat, higher for those who would be higher."""
    crown = rect(-42, -204 - tall, 84, tall + 4, ink, 4) + rect(12, -204 - tall, 30, tall + 4, Ink.SHADOW, 4, 0.35)
    return crown + rect(-42, -226, 84, 20, band) + rect(-68, -208, 136, 13, ink, 6)


def bowler(ink: str, band: str) -> str:
    """A bowler hat."""
    crown = path("M-50 -200C-54 -272 54 -272 50 -200Z", ink) + path(
        "M8 -254C42 -252 52 -232 50 -200H14Z", Ink.SHADOW, 0.3
    )
    return (
        crown + rect(-50, -216, 100, 14, band) + path("M-74 -204Q0 -188 74 -204Q66 -192 0 -190Q-66 -192 -74 -204Z", ink)
    )


def straw_hat(flowers: Sequence[str]) -> str:
    """A straw hat with flowers round its crown."""
    drawn = oval(0, -200, 92, 18, Ink.DUNE) + oval(-4, -203, 88, 15, Ink.GOLD_L)
    drawn += path("M-48 -204C-50 -262 50 -262 48 -204Z", Ink.GOLD_L) + path(
        "M8 -248C42 -246 50 -230 48 -204H14Z", Ink.DUNE
    )
    for index, ink in enumerate(flowers):
        x = -48 + 96 * index / (len(flowers) - 1)
        drawn += "".join(leaning(x, -212, 72 * petal, circle(0, -9, 7, ink)) for petal in range(5)) + circle(
            x, -212, 5, Ink.GOLD
        )
    return drawn


def spire_hat(ink: str, band: str) -> str:
    """A hat like a steeple, with a weathercock's ball."""
    drawn = polygon([(-46, -200), (0, -300), (46, -200)], ink) + polygon(
        [(6, -287), (0, -300), (46, -200), (14, -200)], Ink.SHADOW, 0.35
    )
    drawn += "".join(rect(x, y, 8, 14, Ink.GOLD_L, 4) for x, y in ((-18, -232), (2, -232), (-8, -256))) + rect(
        -52, -208, 104, 14, band
    )
    return drawn + circle(0, -302, 8, Ink.GOLD)


def plumed_hat(ink: str, brim: str, plumes: Sequence[str]) -> str:
    """A wide hat with plumes."""
    drawn = "".join(
        path(
            f"M34 -214Q{36 + 22 * i} {24 * i - 306} {92 + 14 * i} {34 * i - 284}Q{66 + 10 * i} {8 * i - 226} 44 -206Z",
            plume,
        )
        for i, plume in enumerate(plumes)
    )
    drawn += path("M-50 -200C-54 -264 48 -266 48 -202Q0 -216 -50 -200Z", ink) + path(
        "M-94 -194Q0 -230 94 -206Q74 -184 0 -188Q-70 -182 -94 -194Z", brim
    )
    return drawn + circle(38, -212, 9, Ink.GOLD)


def bicorne(ink: str, trim: str) -> str:
    """A hat of two corners with a cockade."""
    drawn = path("M-96 -188C-70 -196 -60 -266 0 -266C60 -266 70 -196 96 -188Q0 -224 -96 -188Z", ink) + line(
        "M-92 -190C-70 -198 -58 -262 0 -262C58 -262 70 -198 92 -190", trim, 6
    )
    return drawn + "".join(
        circle(0, -230, r, cockade) for r, cockade in ((19, Ink.VERMILION), (13, Ink.CREAM), (7, Ink.HARBOUR))
    )
