"""How somebody is put together: shoulders, a face lit from the left, and all that is worn on them."""

from __future__ import annotations

from typing import NamedTuple

from render.motifs.masonry import LARGE_FRAME
from render.motifs.motif import FRAME, Motif
from render.theme import Ink
from render.vector import at, circle, path, rect

SUNK = 34
"""A bust stands below the ground, so that there is room for a hat."""
LARGE = 1.45


class Face(NamedTuple):
    """Somebody: skin and coat; what lies behind the head, on the coat, on the face and on top."""

    skin: str
    coat: str
    behind: str
    collar: str
    features: str
    worn: str
    beside: str = ""


def portrait(face: Face) -> str:
    """A bust, lit from the left."""
    shoulders = "M{} 60V4C{} -76 -50 -96 0 -96C50 -96 116 -76 116 4V60"
    drawn = face.behind + path(f"{shoulders.format(-116, -116)}Z", face.coat)
    drawn += (
        path("M0 -96C50 -96 116 -76 116 4V60H0Z", Ink.INK, 0.26) + rect(-20, -128, 40, 46, face.skin, 12) + face.collar
    )
    cheek = "C-48 -130 -26 -108 0 -106C26 -108 48 -130 44 -200Z"
    drawn += circle(-44, -164, 9, face.skin) + circle(44, -164, 9, face.skin) + path(f"M-44 -200{cheek}", face.skin)
    drawn += path("M6 -200L14 -150L4 -144V-106C26 -108 48 -130 44 -200Z", Ink.INK, 0.16)
    return drawn + face.features + face.worn + face.beside


def bust(face: Face) -> Motif:
    """Somebody as the subject of a scene."""
    return Motif("subject", lambda: at(0, SUNK * FRAME / LARGE_FRAME, portrait(face), FRAME / LARGE_FRAME), LARGE)
