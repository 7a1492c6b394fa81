"""Whether the bot is alive, for the container's health check: `python -m bot.health` exits 0 if its heart beats."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from datetime import datetime, timedelta

from discord.utils import utcnow

from bot.settings import SettingsError, read_settings
from storage.errors import StorageError
from storage.keeping import last_beat_in

YOUNG = timedelta(seconds=90)


def main(clock: Callable[[], datetime] = utcnow) -> int:
    """0 with a young heartbeat, 1 without; a sentence says which."""
    try:
        beat = asyncio.run(last_beat_in(read_settings().database))
    except (SettingsError, StorageError) as error:
        return _answer(1, str(error))
    if beat is None:
        return _answer(1, "The bot has not started on this database yet.")
    age = clock() - beat
    said = f"The last heartbeat is {age.total_seconds():.0f} seconds old."
    return _answer(0 if age < YOUNG else 1, said)


def _answer(code: int, said: str) -> int:
    print(said, file=sys.stderr if code else sys.stdout)
    return code


if __name__ == "__main__":
    sys.exit(main())
