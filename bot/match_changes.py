"""How a match is changed by anything but a move: read, changed, stored; tried again where somebody was quicker."""

from __future__ import annotations

from collections.abc import Callable

from bot import match_refusals as refusals
from bot.match_desk import TRIES, Desk
from bot.match_reading import info_of
from bot.results import MatchInfo, Refused
from rules.core.errors import SetupError
from storage.errors import ChannelTaken, Conflict
from storage.records import Commit, StoredMatch

Change = Callable[[StoredMatch], Commit | None]
"""What becomes of a match: a commit, or None where nothing changes; raises `SetupError` with the refusal."""


async def changed(desk: Desk, match: int, change: Change) -> MatchInfo | Refused:
    """The match as it is after the change, or why it is as it was."""
    async with desk.lock(match):
        for _ in range(TRIES):
            try:
                return await _try(desk, match, change)
            except Conflict:
                continue
            except SetupError as error:
                return Refused(str(error))
            except ChannelTaken:
                return Refused(refusals.CHANNEL_TAKEN)
    return Refused(refusals.CROWDED)


async def _try(desk: Desk, match: int, change: Change) -> MatchInfo | Refused:
    stored = await desk.store.matches.get(match)
    if stored is None:
        return Refused(refusals.NO_MATCH)
    commit = change(stored)
    if commit is not None:
        await desk.store.matches.commit(commit)
    now = await desk.store.matches.get(match)
    return info_of(now) if now is not None else Refused(refusals.NO_MATCH)
