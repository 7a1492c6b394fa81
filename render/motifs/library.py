"""The library: every motif by its name, as cards name them in their records."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.land import LAND
from render.motifs.motif import Motif

MOTIFS: Mapping[str, Motif] = MappingProxyType(
    {
        **LAND,
    }
)
"""A module for each sort of thing; a name stands in one of them only."""
