"""Which icon stands for a word of the rulebook; pictures and buttons show the same one."""

from __future__ import annotations

import re
from collections.abc import Mapping


class Lexicon:
    """Nouns and their icons. A noun is found in its plural too, and the longest that fits is meant."""

    def __init__(self, nouns: Mapping[str, str]) -> None:
        self.nouns = dict(nouns)
        longest_first = sorted(self.nouns, key=len, reverse=True)
        words = "|".join(map(re.escape, longest_first)) or r"(?!)"
        self._named = re.compile(rf"\b(?P<noun>{words})s?\b")
        self._counted = re.compile(rf"\b(?P<count>\d+) (?P<noun>{words})s?\b")

    def first(self, text: str) -> str | None:
        """The icon of the first thing a text names."""
        found = self._named.search(text[:1].lower() + text[1:]) or self._named.search(text)
        return self.nouns[found["noun"]] if found else None

    def counted(self, text: str) -> list[tuple[int, str]]:
        """Where a text counts something ("3 grit"), and the icon of it, in the order of the text."""
        return [(found.start(), self.nouns[found["noun"]]) for found in self._counted.finditer(text)]


NOTHING = Lexicon({})
"""For a game without icons."""
