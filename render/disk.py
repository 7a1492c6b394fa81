"""Raster work kept on disk between starts: what is drawn from the same fragments is read, not drawn again.

A file a drawing, known by all that went into it and closed by its digest. What is damaged is made anew; where nothing
can be written, everything is made anew at each start. Two processes may use the same folder.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from time import time

from render.forgetting import forget

ROOT = Path(__file__).parents[1]
DRAWN_BY = ("render", "rules")
"""Whatever changes in these folders may change what is drawn."""
LIBRARIES = f"{version('resvg-py')} {version('pillow')}"
DIGEST = 16
A_DAY = 24 * 3600
A_MONTH = 30 * A_DAY


def usual_folder() -> Path | None:
    """Where programs keep what they can make again, on this platform; None for a user who has no home."""
    try:
        return _usual_folder()
    except RuntimeError:
        return None


def _usual_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "skyport"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "skyport"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "skyport"


@cache
def edition() -> str:
    """The sources that draw, in one word."""
    whole = blake2b(digest_size=8)
    for folder in DRAWN_BY:
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in {".py", ".svg"}:
                whole.update(file.read_bytes())
    return whole.hexdigest()


class Disk:
    """A folder of drawings; those that nothing has asked for in a month go when new ones come."""

    def __init__(self, folder: Path | None) -> None:
        self.keep_in(folder)

    def keep_in(self, folder: Path | None) -> None:
        """Keep them there from now on; None: nowhere."""
        self._folder = folder
        self._is_writable = folder is not None

    def recalled(self, what: str, make: Callable[[], bytes]) -> bytes:
        """What is kept under that description, or else what is made now."""
        if self._folder is None:
            return make()
        file = self._folder / blake2b(f"{LIBRARIES} {what}".encode(), digest_size=DIGEST).hexdigest()
        kept = _read(file)
        if kept is None:
            kept = make()
            self._write(file, kept)
        return kept

    def once(self, what: str, make: Callable[[], object]) -> None:
        """Have all of something made, unless it lies here as the sources of now draw it."""
        if self._folder is None:
            make()
            return
        self.recalled(f"all of {what} by {edition()}", lambda: self._all(make))

    def _all(self, make: Callable[[], object]) -> bytes:
        make()
        if self._folder is not None and self._is_writable:
            self._clear_out(self._folder)
            forget()
        return b"made"

    def _write(self, file: Path, body: bytes) -> None:
        """Under a name of this process first, so that nobody ever reads half a file."""
        if not self._is_writable:
            return
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            half = file.with_name(f"{file.name}.{os.getpid()}")
            half.write_bytes(body + _digest(body))
            half.replace(file)
        except OSError:
            self._is_writable = False  # full, or not ours: what is not there is made each time, which only takes longer

    def _clear_out(self, folder: Path) -> None:
        for file in folder.iterdir():
            with contextlib.suppress(OSError):  # another process may have been quicker
                if time() - file.stat().st_mtime > A_MONTH:
                    file.unlink()


def _read(file: Path) -> bytes | None:
    """What a file holds, if it is there and whole; it has been of use, which is noted."""
    try:
        whole = file.read_bytes()
    except OSError:
        return None
    with contextlib.suppress(OSError):  # another user's file keeps its age
        if time() - file.stat().st_mtime > A_DAY:
            file.touch()
    body, digest = whole[:-DIGEST], whole[-DIGEST:]
    return body if digest == _digest(body) else None


def _digest(body: bytes) -> bytes:
    return blake2b(body, digest_size=DIGEST).digest()


DISK = Disk(usual_folder())
"""The one of this process."""
