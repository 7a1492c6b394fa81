"""Encounter cards on a mat: however many lie there, what they bring stays inside their frames."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from render.braided_skies.chips import CLEAR
from render.braided_skies.mat_foot import CARD, CARD_HEIGHT, CARDS_WIDTH, MOST_CARDS, encounter_card
from render.canvas import Canvas
from render.theme import PALETTES, Ink
from rules.braided_skies.cards.decks import ENCOUNTER

NARROWEST = (CARDS_WIDTH - 28) // MOST_CARDS - 4
FRAME = 5
OVER = 1
"""So many pixels of an icon's soft edge may lie on the frame."""


def bare(width: int) -> Image.Image:
    """A card with nothing on it."""
    canvas = Canvas(Image.new("RGBA", (width, CARD_HEIGHT), CLEAR), PALETTES["day"])
    canvas.plate(0, 0, (width, CARD_HEIGHT), Ink.CREAM, cut=8, edge=Ink.LILAC, line=FRAME, centred=False)
    return canvas.frame


@pytest.mark.parametrize("width", [NARROWEST, CARD])
def test_no_icon_lies_on_the_frame_of_its_card(width: int) -> None:
    over, edge = [], FRAME - OVER
    for number in ENCOUNTER:
        printed = ImageChops.difference(encounter_card(PALETTES["day"], number, width), bare(width)).convert("RGB")
        left, top, right, bottom = printed.getbbox() or (0, 0, 0, 0)
        if left < edge or top < edge or right > width - edge or bottom > CARD_HEIGHT - edge:
            over.append((number, left, top, right, bottom))
    assert over == []
