"""Nothing of one machine, and no address of a package registry, is in any file of the project."""

from __future__ import annotations

import re
from pathlib import Path

from tests.house.tree import place, tracked

LARGEST = 1_000_000
"""Bytes: the project holds words and drawings, not downloads."""

OF_A_MACHINE = re.compile(
    r"(?<![\w.~*$}])/(?:home|root|work|tmp|Users|opt|mnt|var/folders)/[\w.-]+|\b[A-Z]:\\Users\\", re.ASCII
)
OF_A_REGISTRY = re.compile(
    r"pythonhosted\.org|pypi\.org/simple|registry\.npmjs|--(?:extra-)?index-url\b|--find-links|^-[if] |files\.pypi",
    re.MULTILINE,
)
UNFINISHED = re.compile("|".join(("TO" + "DO", "FIX" + "ME", "X" * 3)) + r"(?![\w-])")

TOKEN = re.compile(r"\b[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,}")


def texts() -> list[tuple[str, str]]:
    """Every tracked text with its place; this file names what is looked for and is left out."""
    files = [file for file in tracked() if file != Path(__file__)]
    return [(place(file), file.read_text(encoding="utf-8", errors="replace")) for file in files]


def found(pattern: re.Pattern[str]) -> dict[str, str]:
    """Where a pattern is found, and what was."""
    return {name: seen[0] for name, text in texts() if (seen := pattern.search(text))}


def test_no_file_holds_a_path_of_a_machine() -> None:
    assert found(OF_A_MACHINE) == {}


def test_no_file_holds_the_address_of_a_registry() -> None:
    assert found(OF_A_REGISTRY) == {}


def test_no_file_holds_a_token() -> None:
    assert found(TOKEN) == {}


def test_nothing_is_left_for_later_in_a_comment() -> None:
    """Pictures have no comments; their packed bytes may read like anything."""
    assert {name: seen for name, seen in found(UNFINISHED).items() if not name.endswith(".png")} == {}


def test_no_file_is_large() -> None:
    large = {place(file): file.stat().st_size for file in tracked() if file.stat().st_size > LARGEST}
    assert large == {}


def test_what_is_looked_for_would_be_found() -> None:
    assert OF_A_MACHINE.search('open("/home/someone/notes")')
    assert OF_A_REGISTRY.search("pip install --index-url somewhere")
    assert TOKEN.search(f"TOKEN=M{'a' * 24}.{'b' * 6}.{'c' * 30}")
    assert not OF_A_MACHINE.search("see data/home/page and https://example.org/home/page")


def test_locks_pin_every_package_with_a_hash() -> None:
    for name, text in texts():
        if name.endswith(".lock"):
            pins = re.findall(r"^[\w.-]+(?:\[[\w,-]+\])?==", text, re.MULTILINE)
            hashed = re.findall(r"^[\w.-]+(?:\[[\w,-]+\])?==[^\n]*\\\n    --hash=sha256:", text, re.MULTILINE)
            assert pins
            assert len(pins) == len(hashed)
