"""The artists, by the slug of their game."""

from __future__ import annotations

from collections.abc import Mapping

from render.artist import Artist
from render.braided_skies.artist import BraidedSkiesArtist
from render.skyward_republic.artist import SkywardRepublicArtist

ARTISTS: Mapping[str, Artist] = {
    "braided-skies": BraidedSkiesArtist(),
    "skyward-republic": SkywardRepublicArtist(),
}
