"""Text of any script: what can be printed of it, in which typeface, and in which order from the left."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import groupby, pairwise
from pathlib import Path
from typing import NamedTuple

from render.fonts import coverage, fallbacks

MOST_MARKS = 2
"""Combining marks kept on one letter: more would run out of any line."""
JOINER = "\u200d"
PICTURE, TEXT = "\ufe0f", "\ufe0e"
SILENT = frozenset((JOINER, "\u200c", PICTURE, TEXT))
"""Characters that change their neighbours and have no shape: no typeface needs a glyph for them."""
SKIN_TONES = range(0x1F3FB, 0x1F400)
REGIONAL = range(0x1F1E6, 0x1F200)
UNPRINTED = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))


class Run(NamedTuple):
    """Neighbouring letters of one typeface and one direction."""

    file: Path
    text: str
    leftwards: bool


def printable(text: str) -> str:
    """The text without what has no shape: control characters, overrides, a pile of combining marks."""
    kept = [letter for letter in unicodedata.normalize("NFC", text) if _is_printed(letter)]
    return " ".join("".join(kept).split())


def _is_printed(letter: str) -> bool:
    return letter in SILENT or letter.isspace() or unicodedata.category(letter) not in UNPRINTED


def clusters(text: str) -> list[str]:
    """The text in units that must not be parted: a letter with its marks, a joined or tinted emoji, a flag."""
    parts: list[str] = []
    for letter in text:
        if parts and _belongs_to(parts[-1], letter):
            parts[-1] += letter
        else:
            parts.append(letter)
    return [_unpiled(part) for part in parts]


def _belongs_to(part: str, letter: str) -> bool:
    if letter in SILENT or ord(letter) in SKIN_TONES or unicodedata.category(letter).startswith("M"):
        return True
    flag = ord(letter) in REGIONAL and len(part) == 1 and ord(part) in REGIONAL
    return flag or (part.endswith(JOINER) and not letter.isspace())


def _unpiled(part: str) -> str:
    marks = 0
    kept = []
    for letter in part:
        marks += unicodedata.category(letter) in ("Mn", "Me") and letter not in SILENT
        if marks <= MOST_MARKS or not unicodedata.category(letter).startswith("M"):
            kept.append(letter)
    return "".join(kept)


def runs(text: str, face: Path) -> tuple[Run, ...]:
    """The printable part of the text in runs, ordered from the left."""
    found = _spaced(list(_resolved(printable(text), face)))
    joined = [_joined(list(group)) for _, group in groupby(found, lambda run: (run.file, run.leftwards))]
    return tuple(_ordered(joined))


def _joined(group: list[Run]) -> Run:
    return Run(group[0].file, "".join(run.text for run in group), group[0].leftwards)


def _spaced(line: list[Run]) -> list[Run]:
    """A space between words of two directions goes the way of the whole line, or it would stand at a word's far end."""
    whole = _is_line_leftwards(line)
    ends = [line[0], *line, line[-1]] if line else []
    return [
        run._replace(leftwards=whole) if run.text == " " and before.leftwards != after.leftwards else run
        for before, run, after in zip(ends, line, ends[2:], strict=False)
    ]


def _resolved(text: str, face: Path) -> Iterator[Run]:
    """Each cluster with a typeface that has it; a space goes with what stands before it."""
    last: Run | None = None
    for part in clusters(text):
        if part.isspace() and last:
            last = Run(face, " ", last.leftwards)
        else:
            spelled = _spelled(part, face)
            if spelled is None:
                continue
            last = Run(*spelled, _is_leftwards(spelled[1]))
        yield last


@lru_cache(4096)
def _spelled(part: str, face: Path) -> tuple[Path, str] | None:
    """A typeface that has the whole cluster, or the nearest thing to it; None where nothing has."""
    plain = unicodedata.normalize("NFKC", part)
    bare = part[:1]
    for spelling in dict.fromkeys((part, plain, bare, unicodedata.normalize("NFKC", bare))):
        for file in (face, *fallbacks()):
            if _covers(file, spelling):
                return file, spelling
    return None


def _covers(file: Path, spelling: str) -> bool:
    shapes = [ord(letter) for letter in spelling if letter not in SILENT]
    return bool(shapes) and coverage(file).issuperset(shapes)


def _is_leftwards(text: str) -> bool:
    return any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in text)


def _ordered(logical: list[Run]) -> Iterator[Run]:
    """Runs from left to right; the first run with letters gives the whole line its direction."""
    if not _is_line_leftwards(logical):
        yield from _turned(logical, leftwards=True)
    else:
        yield from _turned(logical[::-1], leftwards=False)


def _turned(line: list[Run], leftwards: bool) -> Iterator[Run]:
    """The line with each stretch of one direction turned round."""
    for direction, stretch in groupby(line, lambda run: run.leftwards):
        together = list(stretch)
        yield from reversed(together) if direction == leftwards else together


def _is_line_leftwards(logical: Iterable[Run]) -> bool:
    strong = (letter for run in logical for letter in run.text)
    return next((kind != "L" for kind in map(unicodedata.bidirectional, strong) if kind in ("L", "R", "AL")), False)


# --- where raqm is not installed ---------------------------------------------------------------------------------


def unshaped(text: str) -> str:
    """A leftward run as it must be spelled for a layout that knows neither direction nor joining."""
    joined = "".join(_formed(text))
    return "".join(reversed(clusters(joined)))


@cache
def _forms() -> dict[tuple[str, str], str]:
    """Arabic letters in their joined shapes, from Unicode's own table of presentation forms."""
    shapes = {}
    for code in (*range(0xFB50, 0xFBB2), *range(0xFE80, 0xFEF5)):
        kind, _, base = unicodedata.decomposition(chr(code)).partition(" ")
        if kind in ("<isolated>", "<initial>", "<medial>", "<final>") and " " not in base:
            shapes[chr(int(base, 16)), kind.strip("<>")] = chr(code)
    return shapes


def _formed(text: str) -> Iterator[str]:
    letters = [letter for letter in text if letter not in SILENT]
    spoken = [letter for letter in letters if unicodedata.category(letter) != "Mn"]
    joins = [False, *(_joins(left, right) for left, right in pairwise(spoken)), False]
    place = 0
    for letter in letters:
        if unicodedata.category(letter) == "Mn":
            yield letter
            continue
        yield _form(letter, joins[place], joins[place + 1])
        place += 1


def _joins(left: str, right: str) -> bool:
    return (left, "initial") in _forms() and (right, "final") in _forms()


def _form(letter: str, before: bool, after: bool) -> str:
    kind = {(True, True): "medial", (True, False): "final", (False, True): "initial"}.get((before, after), "isolated")
    return _forms().get((letter, kind), letter)
