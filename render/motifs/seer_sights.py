"""Where the Seers look up: violet towers, nets and domes."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import EAVES, LIT, ROOF, SHADE, large, leaning, wall
from render.motifs.motif import Motif
from render.motifs.parts import block
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _patient_telescope() -> str:
    """A great telescope on a mount of three legs."""
    drawn = polygon([(-92, 0), (-14, -128), (14, -128), (92, 0), (70, 0), (0, -104), (-70, 0)], EAVES)
    drawn += polygon([(-92, 0), (-14, -128), (2, -128), (-70, 0)], ROOF) + rect(-8, -116, 16, 118, SHADE)
    drawn += rect(-110, -8, 220, 12, Ink.GOLD)
    tube = rect(-118, -24, 150, 48, ROOF) + rect(-118, 0, 150, 24, SHADE) + rect(32, -32, 92, 64, LIT)
    tube += rect(32, 0, 92, 32, SHADE) + rect(116, -38, 16, 76, Ink.GOLD) + rect(24, -34, 12, 68, Ink.GOLD)
    tube += rect(-134, -16, 18, 32, Ink.BRASS) + rect(-60, -36, 76, 9, Ink.BRASS, 4) + rect(-44, -30, 6, 10, Ink.BRASS)
    drawn += f'<g transform="translate(-4 -140) rotate(-36)">{tube}</g>' + circle(0, -134, 25, Ink.GOLD)
    return drawn + circle(0, -134, 13, EAVES)


def _reluctant_oracle() -> str:
    """A stepped shrine with one heavy-lidded eye."""
    drawn = ""
    for index in range(4):
        drawn += block(0, -30 * index, 270 - 46 * index, 30) + rect(
            -135 + 23 * index, -30 * index - 30, 270 - 46 * index, 5, Ink.GOLD_L
        )
    drawn += polygon([(-34, 2), (-14, -120), (14, -120), (34, 2)], Ink.PEACH) + polygon(
        [(6, 2), (4, -120), (14, -120), (34, 2)], Ink.DUNE
    )
    drawn += (
        path("M-92 -172Q0 -254 92 -172Q0 -112 -92 -172Z", Ink.CREAM)
        + circle(0, -168, 33, ROOF)
        + circle(0, -166, 17, EAVES)
    )
    drawn += path("M-98 -174Q0 -262 98 -174Q0 -196 -98 -174Z", SHADE) + path(
        "M-98 -174Q-50 -224 0 -222V-186Q-54 -186 -98 -174Z", LIT
    )
    return (
        drawn + line("M-92 -172Q0 -112 92 -172", EAVES, 5) + line("M-60 -140l-10 14M0 -130v16M60 -140l10 14", EAVES, 5)
    )


def _comet_net() -> str:
    """Two masts with a net between them, and a comet in it."""
    drawn = "".join(
        polygon([(x - 20, 0), (x - 7, -214), (x + 7, -214), (x + 20, 0)], EAVES)
        + polygon([(x - 20, 0), (x - 7, -214), (x, -214), (x - 2, 0)], LIT)
        for x in (-116, 116)
    )
    drawn += "".join(circle(x, -220, 11, Ink.GOLD) for x in (-116, 116))
    mesh = "".join(
        line(f"M-114 {-206 + 26 * row}Q0 {-110 + 22 * row} 114 {-206 + 26 * row}", Ink.CREAM, 3) for row in range(5)
    )
    mesh += "".join(
        line(
            f"M{x} {-152 - abs(x) * abs(x) / 300:.0f}Q{x * 0.8:.0f} -100 {x * 0.62:.0f} {-66 - abs(x) * 0.3:.0f}",
            Ink.CREAM,
            3,
        )
        for x in range(-96, 97, 24)
    )
    tail = polygon([(-14, -134), (76, -262), (104, -236), (14, -112)], Ink.GOLD_L, 0.75) + polygon(
        [(-6, -130), (64, -234), (84, -216), (10, -114)], Ink.WHITE, 0.8
    )
    return (
        drawn
        + tail
        + circle(-2, -120, 29, Ink.GOLD)
        + circle(-6, -124, 17, Ink.WHITE)
        + mesh
        + rect(-136, -8, 272, 12, SHADE)
    )


def _upside_down_planetarium() -> str:
    """A dome hung like a bowl between two piers, with its planets below."""
    drawn = (
        wall(-118, 44, 186)
        + wall(118, 44, 186)
        + rect(-150, -212, 300, 28, EAVES)
        + rect(-150, -212, 300, 8, Ink.GOLD_L)
    )
    drawn += path("M-92 -184A92 96 0 0 0 92 -184Z", SHADE) + path("M-92 -184A92 96 0 0 0 8 -89V-184Z", ROOF)
    drawn += "".join(
        circle(x, y, size, Ink.CREAM)
        for x, y, size in (
            (-56, -164, 4),
            (-24, -142, 5),
            (-38, -120, 3),
            (16, -160, 4),
            (44, -144, 5),
            (18, -116, 4),
            (60, -168, 3),
        )
    )
    drawn += line("M0 -88V-62", Ink.GOLD, 4) + circle(0, -46, 19, Ink.GOLD)
    drawn += leaning(0, -46, -14, line("M-38 0A38 9 0 0 1 38 0A38 9 0 0 1 -38 0Z", Ink.CREAM, 5))
    drawn += (
        line("M-56 -112V-78M54 -112V-72", Ink.GOLD, 3) + circle(-56, -70, 12, Ink.ROSE) + circle(54, -62, 9, Ink.MINT)
    )
    return drawn + rect(-146, -8, 292, 11, SHADE)


SEER_SIGHTS: Mapping[str, Motif] = MappingProxyType(
    {
        "patient-telescope": large(_patient_telescope),
        "half-asleep-oracle": large(_reluctant_oracle),
        "comet-net": large(_comet_net),
        "hanging-planetarium": large(_upside_down_planetarium),
    }
)
