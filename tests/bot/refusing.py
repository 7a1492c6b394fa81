"""A Discord that does not let the bot attach files, which simcord does not know of."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from tests.bot.world import World


def forbidden(code: int) -> discord.Forbidden:
    """What discord.py raises when Discord says no."""
    response: Any = SimpleNamespace(status=403, reason="Forbidden")
    return discord.Forbidden(response, {"code": code, "message": "Missing Permissions"})


@contextmanager
def no_files(here: World, channel: int | None = None) -> Iterator[None]:
    """Every message with a file is refused, in that channel or in all; answers to a press may still have them."""
    real = here.bot.http.request

    async def refuse(route: Any, *, files: Any = None, **given: Any) -> Any:
        if (
            files
            and "/messages" in route.path
            and "/webhooks/" not in route.path
            and channel in (None, route.channel_id)
        ):
            raise forbidden(50013)
        return await real(route, files=files, **given)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(here.bot.http, "request", refuse)
        yield
