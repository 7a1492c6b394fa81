"""News as a story: what a reader may know, with names in it, a paragraph for what each player does in a row."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import groupby

from bot.words import count, listed
from rules.core.news import News
from rules.core.questions import Seat

_DEED = re.compile(r"(?P<doer>\{\d+\}) (?P<deed>.+)\.")
_AMOUNT = re.compile(r"(?P<number>\d+) (?P<what>grit|fame|VP|cog|card)s?")
_ONE = re.compile(r"an? (?P<what>\w+(?: \w+)?)")
COUNTED = ("gains", "pays", "draws", "rolls", "takes")
"""Verbs whose objects may be counted together: pays 2 blue tapstones and a tourist."""
LISTED = (*COUNTED, "places")
MOST_DEEDS = 6
"""More than these in one sentence are hard to follow."""

Name = Callable[[Seat], str]


def story(news: Iterable[News], reader: Seat | None, name: Name) -> list[str]:
    """The news this reader may see, with names in it: a paragraph a player, as long as nobody else does anything."""
    paragraphs: list[tuple[str, list[str]]] = []
    for doer, sentence in _sentences(line.text for line in news if line.may_read(reader)):
        if not paragraphs or doer not in ("", paragraphs[-1][0]):
            paragraphs.append((doer, []))
        paragraphs[-1][1].append(News(sentence).told(name))
    return [" ".join(sentences) for _, sentences in paragraphs]


def _sentences(lines: Iterable[str]) -> Iterable[tuple[str, str]]:
    """(who, what): a player's deeds in a row are one sentence; nobody is said to do what just happens."""
    doer, deeds = "", list[str]()
    for line in lines:
        found = _DEED.fullmatch(line)
        if deeds and (found is None or found["doer"] != doer or _is_full(deeds, found["deed"])):
            yield doer, _sentence(doer, deeds)
            deeds = []
        if found is None:
            yield "", line
        else:
            doer = found["doer"]
            deeds.append(found["deed"])
    if deeds:
        yield doer, _sentence(doer, deeds)


def _is_full(deeds: list[str], another: str) -> bool:
    return len(merged([*deeds, another])) > MOST_DEEDS or any(stop in deeds[-1] for stop in (":", ". "))


def _sentence(doer: str, deeds: list[str]) -> str:
    said = merged(deeds)
    last = ", and" if len(said) > 1 and any(" and " in deed.split(":")[0] for deed in said) else " and"
    return f"{doer} {', '.join(said[:-1])}{last} {said[-1]}." if len(said) > 1 else f"{doer} {said[0]}."


def merged(deeds: Iterable[str]) -> list[str]:
    """What is done with the same verb in a row has it once: pays 1 grit and a tourist."""
    said: list[str] = []
    for verb, some in groupby(deeds, key=lambda deed: deed.split()[0]):
        alike = list(some)
        said += [_together(verb, alike)] if verb in LISTED and len(alike) > 1 else alike
    return said


def _together(verb: str, deeds: list[str]) -> str:
    tail = " aboard" if all(deed.endswith(" aboard") for deed in deeds) else ""
    things = [deed.removeprefix(f"{verb} ").removesuffix(tail) for deed in deeds]
    return f"{verb} {listed(_counted(things) if verb in COUNTED else things)}{tail}"


def _counted(things: Iterable[str]) -> list[str]:
    """1 grit and 2 grit are 3 grit; 1 cog and 1 cog are 2 cogs; a tourist and a tourist are 2 tourists."""
    amounts = Counter[str]()
    for thing in things:
        found = _AMOUNT.fullmatch(thing)
        amounts[found["what"] if found else thing] += int(found["number"]) if found else 1
    return [_amount(what, number) for what, number in amounts.items()]


def _amount(what: str, number: int) -> str:
    if what in ("grit", "fame", "VP"):
        return f"{number} {what}"
    if what in ("cog", "card"):
        return count(number, what)
    one = _ONE.fullmatch(what)
    return what if number == 1 else f"{number} {one['what']}s" if one else f"{what}, {number} times"
