"""The shelf: the games that can be played, by slug."""

from __future__ import annotations

from rules.braided_skies.game import GAME as BRAIDED_SKIES
from rules.core.game import Game
from rules.skyward_republic.game import GAME as SKYWARD_REPUBLIC

SHELF: dict[str, Game] = {game.slug: game for game in (BRAIDED_SKIES, SKYWARD_REPUBLIC)}
