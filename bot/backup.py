"""`python -m bot.backup save [folder]` and `… restore <copy>`: the host's two commands for keeping games safe."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from discord.utils import utcnow

from bot.settings import SettingsError, read_settings
from storage.copies import put_back, save_copy
from storage.errors import StorageError

FOLDER = Path("backups")
REFUSED = 2


def main(arguments: Sequence[str] | None = None, *, clock: Callable[[], datetime] = utcnow) -> int:
    """Do what is asked, or say in a sentence why it cannot be done."""
    asked = _parser().parse_args(arguments)
    try:
        url = read_settings().database
        print(_saved(url, asked.folder, clock()) if asked.what == "save" else _restored(url, asked.copy, clock()))
    except SettingsError as wrong:
        return _refuse(*wrong.sentences)
    except StorageError as wrong:
        return _refuse(str(wrong))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot.backup", description="Copy every game, or put a copy back.")
    orders = parser.add_subparsers(dest="what", required=True)
    save = orders.add_parser("save", help="copy the database; the bot may be running")
    save.add_argument("folder", type=Path, nargs="?", default=FOLDER)
    restore = orders.add_parser("restore", help="put a copy back; stop the bot first")
    restore.add_argument("copy", type=Path)
    return parser


def _saved(url: str, folder: Path, now: datetime) -> str:
    return f"Every game is copied to {save_copy(url, folder, now=now)}."


def _restored(url: str, copy: Path, now: datetime) -> str:
    kept = put_back(url, copy, now=now)
    aside = f" What was there is kept as {kept}." if kept else ""
    return f"{copy} is the database again.{aside} You may start the bot."


def _refuse(*sentences: str) -> int:
    print(*sentences, sep="\n", file=sys.stderr)
    return REFUSED


if __name__ == "__main__":
    raise SystemExit(main())
