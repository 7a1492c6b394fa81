"""Every use the loopback Discord makes of simcord's insides, in one place, checked when it is imported."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from importlib.metadata import version
from types import SimpleNamespace
from typing import Any

from simcord import actors, intents
from simcord._clock import Clock
from simcord.actors import MemberActor
from simcord.backend import Backend, cdn, permissions, serializers
from simcord.backend.errors import BackendError
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.http import router
from simcord.results import InteractionResult, ResponseMessage

__all__ = [
    "Backend",
    "BackendError",
    "ChannelHandle",
    "GuildHandle",
    "InteractionResult",
    "MemberActor",
    "RemoteWorld",
    "ResponseMessage",
    "UserHandle",
    "WallClock",
    "autocomplete",
    "cdn",
    "guild_payload",
    "intent_needed",
    "keep_emoji_image",
    "member_payload",
    "permission",
    "read_form",
    "serve",
    "unsupported",
    "user_payload",
]

PINNED = "3.2.1"
if version("simcord") != PINNED:
    raise ImportError(f"The loopback Discord was written for simcord {PINNED}, and {version('simcord')} is installed.")

serve: Callable[..., Any] = router.dispatch
read_form: Callable[..., Any] = router.parse_form
unsupported = (router.RouteNotImplemented, router.UnsupportedField)
autocomplete: Callable[..., Any] = actors._autocomplete_result
intent_needed: Callable[[str, Any], str | None] = intents.required_intent
permission: Callable[[str], int] = permissions.flag
user_payload: Callable[..., Any] = serializers.user_payload
member_payload: Callable[..., Any] = serializers.member_payload


def guild_payload(backend: Backend, guild: Any, wanted: Any) -> dict[str, Any]:
    """What a bot with these intents is told of a guild when it connects."""
    payload = dict(serializers.guild_create_payload(backend, guild))
    intents.prune_guild_create(payload, wanted, backend.bot_user.id)
    return payload


def keep_emoji_image(backend: Backend, emoji: str, image: bytes) -> None:
    """Put the picture of an emoji where it is looked for: simcord throws it away."""
    backend.cdn._blobs[f"{cdn.CDN_BASE}/emojis/{emoji}.png"] = image


class WallClock(Clock):
    """The time on the wall plus an offset: tokens expire for real, and a test may jump ahead."""

    def __init__(self) -> None:
        self.offset = 0.0
        self._began = time.monotonic()
        super().__init__()

    @property
    def elapsed(self) -> float:
        """Seconds since the world began."""
        return time.monotonic() - self._began + self.offset

    @elapsed.setter
    def elapsed(self, seconds: float) -> None:
        """Simcord sets it to nothing at the start; the wall decides here."""

    def now(self) -> datetime:
        """The moment it is in this world."""
        return datetime.now(UTC) + timedelta(seconds=self.offset)

    def advance(self, seconds: float) -> None:
        """Jump ahead, or back."""
        self.offset += seconds


class RemoteWorld:
    """The part of a simcord environment that its people need, for a bot that runs in another process."""

    strict_sync = True
    _message_states = ()
    _preview = None

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.bot = SimpleNamespace(tree=None, get_guild=lambda _: None, get_channel=lambda _: None)

    def _begin_operation(self, label: str) -> None:
        """Several people may act at once here."""

    def _end_operation(self) -> None:
        """Several people may act at once here."""

    def _mark_mutation(self) -> None:
        """Nothing watches this world but the bot."""

    def _notify_dispatch_observers(self, record: Any) -> None:
        """Nothing watches this world but the bot."""

    async def _settle_internal(self, **given: Any) -> None:
        """The bot is elsewhere: a test waits for what it wants to see instead."""
        await asyncio.sleep(0)
