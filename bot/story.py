"""News as a story: what a reader may know, with names in it, in sentences that a phone has room for."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from bot.words import listed
from rules.core.news import News
from rules.core.questions import Seat

_DEED = re.compile(r"(?P<doer>\{\d+\}) (?P<deed>.+)\.")
MOST_DEEDS = 6
"""More than these in one sentence are hard to follow."""


def story(news: Iterable[News], reader: Seat | None, name: Callable[[Seat], str]) -> list[str]:
    """The news this reader may see, with names in it; what one player does in a row is one sentence."""
    lines: list[str] = []
    doer, deeds = "", list[str]()
    for line in news:
        if not line.may_read(reader):
            continue
        found = _DEED.fullmatch(line.text)
        if deeds and (found is None or found["doer"] != doer or _is_full(deeds)):
            lines.append(_sentence(doer, deeds, name))
            deeds = []
        if found is None:
            lines.append(line.told(name))
        else:
            doer = found["doer"]
            deeds.append(found["deed"])
    return [*lines, _sentence(doer, deeds, name)] if deeds else lines


def _is_full(deeds: list[str]) -> bool:
    return len(deeds) == MOST_DEEDS or any(stop in deeds[-1] for stop in (":", ". "))


def _sentence(doer: str, deeds: list[str], name: Callable[[Seat], str]) -> str:
    return News(f"{doer} {listed(deeds)}.").told(name)
