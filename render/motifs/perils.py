"""Perils: what the adventure wonders show."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.motif import Motif
from render.motifs.parts import LINEN, NEAR, STONE, oval, pennant, puffs, star, taper, turned
from render.theme import Ink
from render.vector import at, circle, line, path, polygon, rect


def _beacon() -> str:
    """A tower with a fire in its crown, and a long windsock."""
    drawn = taper(0, 0, 74, (46, 28), STONE) + rect(-20, -80, 40, 7, Ink.COCOA)
    drawn += "".join(rect(x, -34 - 14 * index, 6, 9, Ink.GOLD_L, 1) for index, x in enumerate((-8, 2, -6)))
    drawn += path("M-16 -80C-30 -96 -8 -104 -4 -122C10 -112 26 -98 16 -80Z", Ink.TANGERINE) + path(
        "M-9 -80C-16 -92 0 -96 1 -108C10 -100 14 -90 8 -80Z", Ink.GOLD_L
    )
    drawn += polygon([(0, -98), (-118, -118), (-118, -86)], Ink.GOLD_L, 0.3) + polygon(
        [(0, -98), (118, -124), (118, -80)], Ink.GOLD_L, 0.3
    )
    drawn += line("M24 0V-62", Ink.COCOA, 2.6)
    sock = (
        ((24, -62), (24, -50), (40, -52), (40, -61)),
        ((40, -61), (40, -52), (56, -55), (56, -61)),
        ((56, -61), (56, -55), (70, -58), (70, -61)),
    )
    return drawn + "".join(
        polygon(part, ink) for part, ink in zip(sock, (Ink.VERMILION, Ink.CREAM, Ink.VERMILION), strict=True)
    )


def _needle_gate() -> str:
    """Two needles of rock, and an airship between them that hardly fits."""
    drawn = polygon([(-74, 4), (-56, -64), (-40, -118), (-30, -60), (-22, 4)], NEAR[1])
    drawn += polygon([(-74, 4), (-56, -64), (-40, -118), (-42, 4)], NEAR[0])
    drawn += polygon([(74, 4), (62, -50), (44, -112), (32, -62), (22, 4)], NEAR[1])
    drawn += polygon([(38, 4), (42, -60), (44, -112), (32, -62), (22, 4)], NEAR[0])
    drawn += polygon([(-24, -54), (-36, -64), (-36, -44)], Ink.BRICK) + polygon(
        [(24, -54), (36, -64), (36, -44)], Ink.BRICK
    )
    drawn += (
        oval(0, -54, 27, 31, Ink.VERMILION) + oval(-4, -59, 19, 23, Ink.TANGERINE) + oval(-8, -64, 9, 12, Ink.PEACH)
    )
    drawn += line("M0 -84V-24M-16 -78Q-22 -54 -14 -30M16 -78Q22 -54 14 -30", Ink.BRICK, 1.6)
    return drawn + path("M-12 -22H12L8 -10H-8Z", Ink.INK) + rect(-6, -20, 12, 5, Ink.GOLD_L, 1)


def _wreck() -> str:
    """The bones of an airship on the rocks, her trunks spilled."""
    body = path("M-92 -20C-60 -58 20 -66 70 -36L58 -8C10 4 -50 2 -92 -20Z", Ink.WINE) + path(
        "M-92 -20C-60 -58 20 -66 70 -36L40 -34C0 -50 -50 -44 -92 -20Z", Ink.BRICK
    )
    ribs = "".join(line(f"M{x} {-48 + abs(x) * 0.12}Q{x + 12} -24 {x} 0", Ink.DUNE, 3.4) for x in (-40, -20, 0, 20, 40))
    tail = polygon([(60, -36), (92, -62), (88, -26), (66, -16)], Ink.BRICK) + polygon(
        [(66, -16), (94, -8), (70, -2)], Ink.WINE
    )
    cloth = path("M-30 -52Q-16 -40 -24 -20L4 -26Q0 -44 8 -58Z", Ink.CREAM) + path(
        "M-6 -56Q0 -40 -4 -24L4 -26Q0 -44 8 -58Z", Ink.DUNE
    )
    trunk = (
        rect(-70, -10, 24, 13, Ink.UMBER, 2)
        + rect(-62, -10, 3, 13, Ink.GOLD)
        + rect(28, -8, 20, 11, Ink.TEAL, 2)
        + rect(36, -8, 3, 11, Ink.GOLD)
    )
    mast = line("M-58 -42L-70 -92", Ink.COCOA, 3.4) + polygon(
        [(-70, -92), (-40, -84), (-52, -78), (-38, -72), (-66, -74)], Ink.VERMILION
    )
    return turned(-7, body + ribs + cloth + tail + mast) + trunk


def _cyclone() -> str:
    """A whirlwind with a stair wound round it."""
    bands = ((-96.0, 62.0, 13.0), (-78, 52, 12), (-61, 43, 11), (-45, 34, 10), (-30, 26, 9), (-16, 18, 8), (-4, 11, 6))
    drawn = ""
    for index, (y, across, down) in enumerate(bands):
        shift = (6, -4, 5, -5, 4, -3, 0)[index]
        drawn += oval(shift, y, across, down, Ink.STEEL) + oval(shift - 4, y - 3, across * 0.82, down * 0.6, Ink.MIST)
    for index in range(15):
        part = index / 14
        angle = part * math.pi * 4.4 + 0.3
        across = 12 + part * 50
        x, y = across * math.cos(angle), -6 - part * 94
        if math.sin(angle) > -0.25:
            drawn += rect(x - 8, y, 16, 4.4, Ink.GOLD_L, 1) + rect(x - 8, y + 4, 16, 2.4, Ink.MAKER, 1)
    return drawn + path("M40 -108q0 -11 4 -11t4 11Z", Ink.VERMILION) + circle(44, -122, 3.6, Ink.PEACH)


def _whale() -> str:
    """A whale of the sky, breathing out."""
    body = (
        "M-96 -56C-84 -92 -14 -104 40 -78C58 -70 70 -64 84 -72C78 -86 86 -100 102 -104"
        "C100 -92 106 -86 116 -84C108 -76 104 -64 96 -60C84 -30 30 -22 -30 -28C-66 -32 -92 -40 -96 -56Z"
    )
    belly = "M-95 -54C-60 -44 -10 -40 40 -46C20 -26 -10 -26 -30 -28C-66 -32 -92 -40 -95 -54Z"
    drawn = (
        path(body, Ink.HARBOUR)
        + path("M-96 -56C-84 -92 -14 -104 40 -78C10 -80 -60 -74 -96 -56Z", Ink.STEEL)
        + path(belly, Ink.MIST)
    )
    drawn += "".join(line(f"M{x} {-47 + index}q14 12 34 12", Ink.STEEL, 1.4) for index, x in enumerate((-76, -62, -48)))
    drawn += (
        path("M-26 -38Q-12 -14 16 -10Q8 -28 4 -40Z", Ink.NAVY)
        + circle(-68, -62, 4.6, Ink.CREAM)
        + circle(-68.6, -61.6, 2.4, Ink.INK)
    )
    drawn += line("M-50 -92Q-52 -110 -66 -112M-50 -92Q-48 -112 -34 -114M-50 -92V-118", Ink.FOAM, 3.4)
    return drawn + puffs(((-68, -112, 5), (-50, -120, 6), (-32, -114, 5)), Ink.FOAM)


def _slide() -> str:
    """A tower with a slide wound round it, ending in nothing."""
    drawn = taper(0, 4, 92, (44, 26), LINEN)
    for index in range(4):
        y, across = -78 + index * 24, 28 + index * 8
        drawn += path(
            f"M{-across} {y}Q0 {y + 26} {across} {y + 8}V{y + 18}Q0 {y + 36} {-across} {y + 9}Z", Ink.VERMILION
        )
        drawn += path(f"M{-across} {y}Q0 {y + 26} {across} {y + 8}V{y + 11}Q0 {y + 29} {-across} {y + 3}Z", Ink.GOLD_L)
    drawn += (
        polygon([(-20, -88), (0, -116), (20, -88)], Ink.TEAL_D)
        + polygon([(-20, -88), (0, -116), (2, -88)], Ink.TEAL)
        + pennant(0, -128, 18, 10, Ink.GOLD, 14)
    )
    return (
        drawn
        + path("M18 -36q0 -11 5 -11t5 11Z", Ink.HARBOUR)
        + circle(23, -51, 4, Ink.PEACH)
        + line("M20 -46l-8 -6M27 -46l8 -7", Ink.HARBOUR, 2.4)
    )


def _narrows() -> str:
    """A tight pass hung with nests of hornets."""
    drawn = polygon([(-96, 4), (-92, -106), (-56, -112), (-46, -78), (-30, -52), (-38, -24), (-22, 4)], NEAR[1])
    drawn += polygon([(-96, 4), (-92, -106), (-56, -112), (-60, 4)], NEAR[0])
    drawn += polygon([(96, 4), (94, -98), (60, -106), (44, -82), (36, -46), (42, -22), (24, 4)], NEAR[1]) + polygon(
        [(60, -106), (44, -82), (36, -46), (42, -22), (24, 4), (48, 4)], NEAR[0]
    )
    for x, y, size in ((-44, -76, 1.0), (44, -78, 0.86)):
        nest = (
            oval(0, 14, 17, 22, Ink.UMBER)
            + oval(-4, 10, 12, 17, Ink.DUNE)
            + "".join(
                line(f"M{-15 + abs(k - 14) * 0.2} {k}Q0 {k + 6} {15 - abs(k - 14) * 0.2} {k}", Ink.UMBER, 1.8)
                for k in (4, 12, 20)
            )
            + circle(2, 24, 4, Ink.INK)
        )
        drawn += at(x, y, nest, size)
    return drawn + _hornet(-2, -62, 1.0) + _hornet(12, -30, 0.74) + _hornet(-16, -18, 0.6)


def _hornet(x: float, y: float, size: float) -> str:
    drawn = (
        path("M-3 -7Q-2 -26 12 -22Q10 -10 3 -7Z", Ink.FOAM)
        + oval(0, 0, 15, 8, Ink.GOLD)
        + "".join(rect(k, -7, 3.4, 14, Ink.INK) for k in (-5, 2, 9))
    )
    return at(
        x,
        y,
        drawn
        + circle(-16, -1, 6, Ink.INK)
        + circle(-18, -2, 1.8, Ink.VERMILION)
        + polygon([(14, -2), (24, 0), (14, 2)], Ink.INK),
        size,
    )


def _ribs() -> str:
    """The ribs of a leviathan, ships moored inside."""
    drawn = ""
    for index, x in enumerate((-72, -44, -16, 12, 40, 66)):
        tall = (62, 86, 98, 96, 80, 56)[index]
        drawn += line(f"M{x - 20} 2Q{x - 26} {-tall} {x + 12} {-tall}", Ink.DUNE, 9)
        drawn += line(f"M{x - 22} 2Q{x - 28} {-tall} {x + 12} {-tall - 2}", Ink.CREAM, 4.6)
    drawn += (
        line("M-66 -62Q0 -112 82 -56", Ink.SAND, 8)
        + path("M78 -62Q116 -60 112 -30Q96 -18 74 -30Q68 -50 78 -62Z", Ink.CREAM)
        + circle(92, -44, 6, Ink.NIGHT)
    )
    drawn += "".join(polygon([(x, -28), (x + 3, -16), (x + 6, -29)], Ink.WHITE) for x in (80, 89, 98))
    for x, ink in ((-46, Ink.VERMILION), (-8, Ink.GOLD), (30, Ink.BLUE)):
        drawn += (
            path(f"M{x - 13} -10H{x + 13}L{x + 8} 0H{x - 8}Z", Ink.COCOA)
            + line(f"M{x} -10V-36", Ink.COCOA, 2)
            + path(f"M{x + 1} -36Q{x + 15} -24 {x + 12} -13H{x + 1}Z", ink)
        )
    return drawn


def _chart_edge() -> str:
    """A chart whose land ends in a step, and a traveller on it."""
    sheet = polygon([(-92, -64), (20, -84), (38, -8), (-84, 6)], Ink.PAPER) + polygon(
        [(20, -84), (34, -78), (50, -12), (38, -8)], Ink.DUNE
    )
    drawn = (
        sheet
        + path("M-74 -50Q-50 -66 -30 -52T2 -54Q10 -40 -6 -32T-40 -28Q-70 -32 -74 -50Z", Ink.LEAF)
        + path("M-66 -16Q-50 -26 -36 -16T-12 -12Q-30 -4 -50 -6Z", Ink.LEAF)
    )
    drawn += (
        line("M-80 -34Q-40 -18 -8 -30T24 -30", Ink.BRICK, 2, 1, "5 4")
        + star(-2, -70, 10, Ink.BRICK)
        + line("M-90 -40L30 -58M-40 -74L-26 -2", Ink.SAND, 1)
    )
    drawn += "".join(
        polygon(
            [
                (34 + 15 * k, -20 + 12 * k),
                (56 + 15 * k, -24 + 12 * k),
                (58 + 15 * k, -16 + 12 * k),
                (37 + 15 * k, -12 + 12 * k),
            ],
            (Ink.SAND, Ink.DUNE, Ink.UMBER)[k],
        )
        for k in range(3)
    )
    drawn += (
        path("M18 -46q0 -20 8 -20t8 20Z", Ink.VERMILION)
        + circle(26, -71, 6, Ink.PEACH)
        + path("M19 -73q7 -10 14 0Z", Ink.INK)
        + line("M22 -46V-34M30 -46V-34", Ink.INK, 3)
    )
    return drawn + line("M34 -60L48 -48", Ink.VERMILION, 3) + line("M48 -52L60 -18", Ink.COCOA, 2)


PERILS: Mapping[str, Motif] = MappingProxyType(
    {
        "wind-beacon": Motif("subject", _beacon, 0.86),
        "needle-gate": Motif("subject", _needle_gate, 0.9),
        "wrecked-airship": Motif("subject", _wreck),
        "cyclone-stair": Motif("subject", _cyclone, 0.9),
        "sky-whale": Motif("subject", _whale, 0.84),
        "bottomless-slide": Motif("subject", _slide, 0.86),
        "hornet-narrows": Motif("subject", _narrows, 0.94),
        "leviathan-ribs": Motif("subject", _ribs, 0.84),
        "chart-edge": Motif("subject", _chart_edge),
    }
)
