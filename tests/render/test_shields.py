"""The number in a shield: it keeps off the rim, which is of the same gold."""

from __future__ import annotations

import pytest
from PIL import ImageChops

from render.sprites import FIELD, icon, shield
from render.theme import PALETTES

DAY = PALETTES["day"]


@pytest.mark.parametrize("height", [40, 46, 62, 86, 98])
@pytest.mark.parametrize("vp", [-120, -12, -3, 0, 8, 27, 58, 88, 100, 188])
def test_a_number_stays_inside_the_rim(vp: int, height: int) -> None:
    blank = icon(DAY, "shield_blank" if vp >= 0 else "shield_bad", height)
    inked = ImageChops.difference(shield(DAY, vp, height).convert("RGB"), blank.convert("RGB")).getbbox()
    assert inked is not None
    margin = height * (1 - FIELD) / 2 - 1
    assert inked[0] >= margin
    assert inked[2] <= height - margin
