"""How the pictures of a match are looked at: in which palette, or in words alone. Knows no Discord.

A person's looks rule what only they see, a match's what everybody sees; neither ever changes the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bot.words import MESSAGE_LIMIT, escaped, fitted, length
from render.picture import Picture
from render.theme import PaletteName
from storage.people import COLOUR_BLIND, TEXT_ONLY

ROOM = 1100
"""How much of a public message in words alone is kept for the table: as much as a board has to say."""
SHORTEST = 40
"""Less than this says nothing."""

_SENTENCE = re.compile(r"(?<=[.!?]) ")


@dataclass(frozen=True, slots=True)
class Looks:
    """``text_only`` wants no pictures, and in their place what they tell in words."""

    colour_blind: bool = False
    text_only: bool = False

    @property
    def palette(self) -> PaletteName:
        """The palette pictures are drawn in."""
        return "colour-blind" if self.colour_blind else "day"


USUAL = Looks()
"""As the pictures are drawn."""


class Look(StrEnum):
    """The looks a host chooses from."""

    USUAL = "usual"
    COLOUR_BLIND = "colour-blind"
    TEXT_ONLY = "text-only"

    @property
    def looks(self) -> Looks:
        """What it means for a picture."""
        return Looks(self is Look.COLOUR_BLIND, self is Look.TEXT_ONLY)


def looks_in(settings: Mapping[str, Any]) -> Looks:
    """The looks among a person's settings."""
    return Looks(bool(settings.get(COLOUR_BLIND)), bool(settings.get(TEXT_ONLY)))


def told(name: str, words: str) -> Picture:
    """A picture of which only the words are shown: it has no pixels, and can never be attached."""
    return Picture(name, b"", words)


def drawn(pictures: Iterable[Picture]) -> tuple[Picture, ...]:
    """Those that can be attached."""
    return tuple(picture for picture in pictures if picture.png)


def with_words(text: str, pictures: Sequence[Picture], room: int = 0) -> str:
    """The text, and below it what the pictures without pixels tell, as many whole sentences as fit.

    ``room`` is what the text must leave for them; its first lines go where it leaves less.
    """
    words = [escaped(picture.alt) for picture in pictures if not picture.png]
    if not words:
        return text
    needed = min(room, sum(length(each) + 2 for each in words))
    if length(text) > MESSAGE_LIMIT - needed:
        text = fitted(text.split("\n"), MESSAGE_LIMIT - needed)
    for each in words:
        piece = _sentences(each, MESSAGE_LIMIT - length(text) - 2)
        text = f"{text}\n\n{piece}" if piece else text
    return text


def _sentences(words: str, room: int) -> str:
    """As many of the first sentences as fit; none is cut."""
    kept = ""
    for sentence in _SENTENCE.split(words):
        longer = f"{kept} {sentence}".strip()
        if length(longer) > room:
            return kept if length(kept) >= SHORTEST else ""
        kept = longer
    return kept
