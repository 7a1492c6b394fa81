"""How the bot speaks: names made safe, texts made to fit, lists read aloud. Knows no Discord and no game."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from datetime import datetime

MESSAGE_LIMIT = 2000
LABEL_LIMIT = 80
OPTION_LIMIT = 100
PLACEHOLDER_LIMIT = 150
ALT_LIMIT = 1024

_MARKUP = re.compile(r"([\\*_`~|<>\[\]])")
_JOINERS = {"\u200d", "\ufe0e", "\ufe0f"}


def length(text: str) -> int:
    """How long Discord's clients count a text: characters outside the basic plane count twice."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def cut(text: str, limit: int) -> str:
    """The text, cut to the limit with an ellipsis, never inside a character that is seen as one."""
    if length(text) <= limit:
        return text
    kept = text[:limit]
    while kept and (length(kept) > limit - 1 or _is_inside_character(text, len(kept))):
        kept = kept[:-1]
    return kept.rstrip() + "…"


def _is_inside_character(text: str, at: int) -> bool:
    after, before = text[at], text[at - 1]
    joined = after in _JOINERS or before == "\u200d" or "\U0001f3fb" <= after <= "\U0001f3ff"
    flags = all("\U0001f1e6" <= letter <= "\U0001f1ff" for letter in (before, after))
    return joined or flags or unicodedata.combining(after) != 0


def escaped(name: str) -> str:
    """A name that cannot format, mention or link anything."""
    return _MARKUP.sub(r"\\\1", " ".join(name.split()))


def listed(things: Iterable[str], last: str = "and") -> str:
    """Read a list aloud: "a, b and c"."""
    *first, final = list(things) or [""]
    return f"{', '.join(first)} {last} {final}" if first else final


def count(number: int, thing: str) -> str:
    """A number of things: "1 ship", "3 ships"."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def sentence(text: str) -> str:
    """A text that begins with a capital and ends like a sentence."""
    text = text.strip()
    return text if not text or text[-1] in ".!?…:)" else f"{text[:1].upper()}{text[1:]}."


def fitted(lines: list[str], limit: int = MESSAGE_LIMIT) -> str:
    """As many of the last lines as fit, with a word where earlier ones were left out."""
    kept: list[str] = []
    room = limit - length(EARLIER) - 1
    for line in reversed(lines):
        room -= length(line) + 1
        if room < 0:
            return "\n".join([EARLIER, *reversed(kept)]) if kept else cut(line, limit)
        kept.append(line)
    return "\n".join(reversed(kept))


EARLIER = "… (the log has what came before)"


def ago(moment: datetime) -> str:
    """A moment as Discord shows it to each reader: "2 hours ago"."""
    return f"<t:{int(moment.timestamp())}:R>"


def mention(user_id: int) -> str:
    """A person, so that Discord shows their name and, where allowed, tells them."""
    return f"<@{user_id}>"


def place(channel_id: int) -> str:
    """A channel or thread as a link."""
    return f"<#{channel_id}>"


def jump(guild_id: int, channel_id: int, message_id: int | None = None) -> str:
    """An address that opens a message, or a channel."""
    return f"https://discord.com/channels/{guild_id}/{channel_id}" + (f"/{message_id}" if message_id else "")
