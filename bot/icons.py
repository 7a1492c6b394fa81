"""Icons in what the bot says: each stands beside its word, and where it is missing the word is there all the same.

Knows no Discord: an icon is written as Discord wants it in a message, and who makes it so is in `emojis`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeAlias

from bot.words import MESSAGE_LIMIT, length
from rules.core.lexicon import Lexicon

Icons: TypeAlias = Mapping[str, str]
"""The icons that can be shown, by name, as they are written in a message."""
NO_ICONS: Icons = MappingProxyType({})
_WRITTEN = re.compile(r"<:sp_\w+:\d+> ")


def with_icon(icons: Icons, name: str | None, words: str) -> str:
    """Words with their icon before them, if it can be shown."""
    written = icons.get(name or "")
    return f"{written} {words}" if written else words


def counted(icons: Icons, nouns: Lexicon, text: str) -> str:
    """A text whose first line counts things ("3 grit, 2 fame"), each count after its icon, if all fit."""
    head, broken, rest = text.partition("\n")
    shown = head
    for at, name in reversed(nouns.counted(head)):
        shown = shown[:at] + with_icon(icons, name, shown[at:])
    whole = shown + broken + rest
    return whole if length(whole) <= MESSAGE_LIMIT else text


def without(text: str) -> str:
    """A text as it reads where no icon can be shown."""
    return _WRITTEN.sub("", text)
