"""What the real Discord refuses and simcord lets pass: closed DMs, permissions, threads, sizes, numbers, emojis."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from tests.discord_server import emojis
from tests.discord_server.seam import Backend, BackendError, permission

MAX_UPLOAD = 10 * 2**20
MAX_CHOICES = 25
_POST = re.compile(r"/channels/(\d+)/messages")


class Strictness:
    """The refusals, with the people whose direct messages are closed."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.closed_dms: set[int] = set()

    def check(self, method: str, path: str, body: Any, files: Sequence[Any]) -> None:
        """Raise what Discord would answer, if it would refuse this request."""
        if any(file.size > MAX_UPLOAD for file in files):
            raise BackendError(413, 40005, "Request entity too large")
        if path.endswith("/callback"):
            _check_choices(body or {})
        if method == "POST" and emojis.PATH.fullmatch(path):
            emojis.check_new(self.backend, body)
        else:
            emojis.check_shown(self.backend, body)
        posted = _POST.fullmatch(path) if method == "POST" else None
        if posted:
            self._check_post(self.backend.get_channel(int(posted[1])), body or {}, files)

    def _check_post(self, channel: Any, body: dict[str, Any], files: Sequence[Any]) -> None:
        if channel.guild_id is None:
            if any(self._is_closed(user) for user in channel.recipient_ids):
                raise BackendError(403, 50007, "Cannot send messages to this user")
            return
        needed = [name for name, used in (("attach_files", files), ("embed_links", body.get("embeds"))) if used]
        if needed:
            self.backend.require_permissions(channel.guild_id, self.backend.bot_user.id, channel.id, *needed)
        if channel.is_thread and channel.thread_metadata.archived:
            self._wake(channel)

    def _is_closed(self, user: int) -> bool:
        shares_a_guild = any(user in guild.members for guild in self.backend.guilds.values())
        return user in self.closed_dms or not shares_a_guild

    def _wake(self, thread: Any) -> None:
        """A message un-archives a thread, unless it is locked and the bot may not manage it."""
        backend = self.backend
        granted = backend.compute_permissions(thread.guild_id, backend.bot_user.id, thread.id)
        if thread.thread_metadata.locked and not granted & permission("manage_threads"):
            raise BackendError(400, 50083, "Thread is archived")
        backend.edit_channel(thread.id, {}, thread_metadata={"archived": False})


def _check_choices(body: dict[str, Any]) -> None:
    choices = (body.get("data") or {}).get("choices") or []
    if len(choices) > MAX_CHOICES:
        raise BackendError(400, 50035, f"Invalid Form Body: data.choices: Must be {MAX_CHOICES} or fewer in length")
