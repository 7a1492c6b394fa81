"""The files of the project, for the tests of the house that read them all."""

from __future__ import annotations

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "render", "rules", "storage")


@cache
def tracked() -> tuple[Path, ...]:
    """Every file that git tracks and that is still there; in a plain copy of the tree, every file of the packages."""
    if not (ROOT / ".git").exists():
        return tuple(
            file for folder in (*PACKAGES, "docs", "tests") for file in (ROOT / folder).rglob("*") if whole(file)
        )
    asked = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z"]
    listed = subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return tuple(ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file())


def whole(file: Path) -> bool:
    """Whether this is a file that somebody wrote."""
    return file.is_file() and "__pycache__" not in file.parts


def sources(*folders: str) -> tuple[Path, ...]:
    """The Python files of these top-level folders."""
    return tuple(sorted(file for folder in folders for file in (ROOT / folder).rglob("*.py")))


def place(file: Path) -> str:
    """The file's path from the top of the project."""
    return file.relative_to(ROOT).as_posix()


@cache
def parsed(file: Path) -> ast.Module:
    """The file as a tree of statements."""
    return ast.parse(file.read_text(encoding="utf-8"), filename=place(file))
