"""The one composition: `python -m bot`, the sandbox and the tests get their bot here and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime

import discord

from bot.matches import Player
from bot.settings import Settings
from bot.skyport import Skyport
from render.artist import Artist
from render.disk import DISK
from render.shelf import ARTISTS
from rules.core.game import Game
from rules.opponents import LEVELS
from rules.shelf import SHELF


def utc_now() -> datetime:
    """The clock everything is given that is not told another."""
    return discord.utils.utcnow()


def build(
    settings: Settings,
    *,
    clock: Callable[[], datetime] = utc_now,
    shelf: Mapping[str, Game] = SHELF,
    players: Mapping[str, Player] = LEVELS,
    artists: Mapping[str, Artist] = ARTISTS,
) -> Skyport:
    """A bot that has not been started. It opens its database when discord.py calls its ``setup_hook``."""
    if settings.skyport_drawings is not None:
        DISK.keep_in(settings.skyport_drawings)
    return Skyport(settings, clock=clock, shelf=shelf, players=players, artists=artists)
