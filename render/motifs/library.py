"""The library: every motif by its name, as cards name them in their records."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.belongings import BELONGINGS
from render.motifs.engines import ENGINES
from render.motifs.folk import FOLK
from render.motifs.furnishings import FURNISHINGS
from render.motifs.grounds import GROUNDS
from render.motifs.halls import HALLS
from render.motifs.land import LAND
from render.motifs.machines import MACHINES
from render.motifs.motif import Motif
from render.motifs.perils import PERILS
from render.motifs.sky import AIR
from render.motifs.stages import STAGES
from render.motifs.wilds import WILDS


def _shelved(*shelves: Mapping[str, Motif]) -> Mapping[str, Motif]:
    """All shelves as one; a name that stands on two of them is a mistake."""
    motifs: dict[str, Motif] = {}
    for shelf in shelves:
        if twice := motifs.keys() & shelf.keys():
            raise ValueError(f"These motifs are drawn twice: {sorted(twice)}.")
        motifs |= shelf
    return MappingProxyType(motifs)


MOTIFS: Mapping[str, Motif] = _shelved(
    LAND,
    GROUNDS,
    AIR,
    HALLS,
    STAGES,
    WILDS,
    PERILS,
    BELONGINGS,
    FOLK,
    ENGINES,
    MACHINES,
    FURNISHINGS,
)
"""A shelf for each sort of thing."""
