"""Land far and near: what stands behind a scene and under it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs import shapes
from render.motifs.moods import Tint
from render.motifs.motif import REACH, Motif

FAR = (Tint.FAR_L, Tint.FAR)


def _peaks() -> str:
    """Snowy mountains."""
    drawn = ""
    for x, wide, tall in (
        (-300, 190, 80),
        (-180, 150, 64),
        (290, 200, 84),
        (180, 170, 72),
        (-70, 170, 96),
        (60, 140, 70),
    ):
        drawn += shapes.mountain(x, 2, wide, tall, FAR, Tint.FAR_L)
    return drawn


def _rolling() -> str:
    """A rolling bank of earth."""
    return shapes.bank((-REACH, REACH), 0, 14, Tint.NEAR, 7, 120, Tint.NEAR_L)


LAND: Mapping[str, Motif] = MappingProxyType(
    {
        "peaks": Motif("far", _peaks),
        "rolling-ground": Motif("ground", _rolling),
    }
)
