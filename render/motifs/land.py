"""Far land: what stands behind a scene, in the mood's own far inks."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs import shapes
from render.motifs.motif import REACH, Motif
from render.motifs.parts import FAR, block, dome, gable
from render.theme import Ink
from render.vector import line, path, polygon, rect

PEAKS = ((-300, 190, 80), (-180, 150, 64), (290, 200, 84), (180, 170, 72), (-74, 176, 104), (66, 150, 76))


def _peaks() -> str:
    return "".join(shapes.mountain(x, 4, wide, tall, FAR, Ink.CREAM) for x, wide, tall in PEAKS)


def _hills() -> str:
    back = path(f"M-{REACH} 6Q-300 -60 -190 -22Q-90 -84 10 -30Q110 -92 220 -26Q320 -70 {REACH} 6Z", FAR[1])
    return back + path(f"M-{REACH} 8Q-330 -34 -220 -6Q-120 -52 -20 -8Q90 -50 190 -6Q300 -44 {REACH} 8Z", FAR[0])


def _town() -> str:
    return shapes.skyline((-REACH, REACH), 6, (28, 84), FAR, 21, Ink.PEACH, 30)


def _spires() -> str:
    drawn = ""
    for index, x in enumerate(range(-390, 400, 44)):
        tall = 34 + (index * 37) % 52
        wide = 22 + (index * 11) % 12
        drawn += block(x, 6, wide, tall, FAR)
        drawn += (dome(x, 6 - tall, wide / 2, FAR, 1.3), gable(x, 6 - tall, wide + 4, tall * 0.7, FAR))[index % 2]
        drawn += rect(x - 5, -tall * 0.5, 3, 7, Ink.GOLD_L) + rect(x + 2, -tall * 0.72, 3, 7, Ink.GOLD_L)
    return drawn


def _islands() -> str:
    drawn = ""
    for x, y, wide, tall in (
        (-150, -54, 96, 40),
        (140, -74, 84, 36),
        (-270, -30, 80, 34),
        (268, -36, 96, 40),
        (30, -92, 54, 24),
    ):
        drawn += path(
            f"M{x - wide / 2} {y}H{x + wide / 2}L{x + wide * 0.3} {y + tall * 0.4}L{x + wide * 0.2} {y + tall * 0.5}"
            f"L{x} {y + tall}L{x - wide * 0.22} {y + tall * 0.5}L{x - wide * 0.34} {y + tall * 0.4}Z",
            FAR[1],
        )
        drawn += path(
            f"M{x - wide / 2} {y}Q{x - wide * 0.3} {y - 16} {x} {y - 9}Q{x + wide * 0.34} {y - 15} {x + wide / 2} {y}Z",
            FAR[0],
        )
        drawn += shapes.pine(x - wide * 0.22, y - 6, 18, FAR[1]) + shapes.pine(x + wide * 0.14, y - 6, 24, FAR[1])
    return drawn


def _cliffs() -> str:
    left = [(-REACH, 6), (-REACH, -104), (-214, -112), (-196, -70), (-170, -66), (-150, -24), (-120, -20), (-104, 6)]
    right = [(REACH, 6), (REACH, -92), (226, -98), (206, -60), (176, -52), (160, -18), (128, -12), (116, 6)]
    drawn = polygon(left, FAR[0]) + polygon(right, FAR[1])
    drawn += polygon([(-300, 6), (-280, -108), (-214, -112), (-196, -70), (-204, 6)], FAR[1])
    return drawn + polygon([(206, -60), (226, -98), (262, -96), (240, -40), (236, 6), (186, 6)], FAR[0])


def _pinewood() -> str:
    drawn = ""
    for index, x in enumerate(range(-400, 410, 24)):
        tall = 46 + (index * 29) % 38
        drawn += shapes.pine(x, 8, tall, FAR[index % 2])
    return drawn


def _mesas() -> str:
    drawn = ""
    for x, wide, tall in ((-300, 130, 60), (-160, 90, 92), (170, 120, 80), (310, 130, 58), (44, 60, 44)):
        left, right = x - wide / 2, x + wide / 2
        drawn += polygon([(left - 26, 6), (left, -tall), (right, -tall), (right + 26, 6)], FAR[1])
        drawn += polygon([(left - 26, 6), (left, -tall), (x + wide * 0.1, -tall), (x - wide * 0.1, 6)], FAR[0])
    return drawn


def _thunderheads() -> str:
    tones = (Ink.NAVY, Ink.HARBOUR, Ink.STEEL)
    drawn = shapes.cloud(-210, 6, 260, 110, tones, 7) + shapes.cloud(200, 6, 280, 124, tones, 8, 0.03)
    return drawn + polygon(
        [(176, -60), (160, -22), (172, -24), (158, 6), (190, -34), (178, -32), (192, -60)], Ink.GOLD_L
    )


def _cloudbanks() -> str:
    tones = (FAR[1], FAR[0], Ink.CREAM)
    return "".join(
        shapes.cloud(x, 6, wide, tall, tones, lobes)
        for x, wide, tall, lobes in ((-300, 220, 66, 6), (-130, 170, 50, 5), (300, 230, 74, 6), (120, 180, 56, 6))
    )


def _aurora() -> str:
    drawn = ""
    for index, ink in enumerate((Ink.JADE, Ink.MINT, Ink.LILAC)):
        y = -128 + 22 * index
        drawn += line(
            f"M-{REACH} {y}C-260 {y - 60} -160 {y + 50} -40 {y}S120 {y - 50} 210 {y}S340 {y + 30} {REACH} {y - 30}",
            ink,
            12,
            0.85,
        )
    return drawn + _hills()


def _rainbow() -> str:
    inks = (Ink.VERMILION, Ink.TANGERINE, Ink.GOLD_L, Ink.LEAF, Ink.STEEL, Ink.VIOLET)
    bows = "".join(
        f'<path d="M{-150 + 9 * index} 20A{150 - 9 * index} {156 - 9 * index} 0 0 1 {150 - 9 * index} 20" '
        f'fill="none" stroke="{ink}" stroke-width="9.6"/>'
        for index, ink in enumerate(inks)
    )
    return bows + _hills()


LAND: Mapping[str, Motif] = MappingProxyType(
    {
        "peaks": Motif("far", _peaks),
        "hills": Motif("far", _hills),
        "far-town": Motif("far", _town),
        "far-spires": Motif("far", _spires),
        "far-islands": Motif("far", _islands),
        "cliffs": Motif("far", _cliffs),
        "pinewood": Motif("far", _pinewood),
        "mesas": Motif("far", _mesas),
        "thunderheads": Motif("far", _thunderheads),
        "cloudbanks": Motif("far", _cloudbanks),
        "aurora": Motif("far", _aurora),
        "rainbow": Motif("far", _rainbow),
    }
)
