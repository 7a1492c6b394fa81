"""The artists, by the slug of their game."""

from __future__ import annotations

from collections.abc import Mapping

from render.artist import Artist
from render.braided_skies.artist import BraidedSkiesArtist

ARTISTS: Mapping[str, Artist] = {"braided-skies": BraidedSkiesArtist()}
