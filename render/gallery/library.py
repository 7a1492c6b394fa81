"""Sheets of all cards of a game and of all motifs they are composed of."""

from __future__ import annotations

from PIL import Image

from render.gallery.sheets import Print, drawn, opened, reduced, sheet
from render.motifs.library import MOTIFS
from render.motifs.moods import MOODS
from render.shelf import ARTISTS
from render.theme import PALETTES
from rules.shelf import SHELF

CARD, CARD_COLUMNS = 200, 12
MOTIF, FOOT, HIGH = 104, 92, 80
"""The side of a motif's field, where its foot stands in it, and how high it is."""
MOTIF_COLUMNS = 20


def cards(slug: str) -> tuple[Image.Image, Image.Image]:
    """Every face of a game, on two sheets."""
    game = SHELF[slug]
    faces = [Print(reduced(opened(ARTISTS[slug].card(face.id).png), CARD)) for face in game.faces()]
    half = -(-len(faces) // 2)
    first, second = (sheet(f"{game.title}: the cards", part, CARD_COLUMNS) for part in (faces[:half], faces[half:]))
    return first, second


def motifs() -> Image.Image:
    """Every motif, its foot on one line, in the inks of one mood."""
    mood, day = MOODS["culture"], PALETTES["day"]
    fields = [
        Print(drawn(mood.tinted(motif.draw(MOTIF / 2, FOOT, HIGH)), MOTIF, MOTIF, day)) for motif in MOTIFS.values()
    ]
    return sheet("Every motif", fields, MOTIF_COLUMNS)
