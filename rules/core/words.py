"""How any game puts words together: numbers with their nouns, lists, whole sentences."""

from __future__ import annotations


def some(count: int, noun: str, plural: str | None = None) -> str:
    """A number and its noun: "1 step", "2 steps"."""
    return f"{count} {noun if count == 1 else plural or noun + 's'}"


def listed(words: list[str], last: str = "and") -> str:
    """Words in a row, the last two joined by a word of their own."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def sentence(words: str) -> str:
    """The words with a capital at the start and a full stop at the end."""
    text = words[:1].upper() + words[1:]
    return text if text.endswith((".", "?", "!")) else text + "."


def refusal(reason: str, rule: str, instead: str = "") -> str:
    """A refusal as a sentence: why, what instead, and last the rule: "It is taken. You can recall (BS-D04)."."""
    parts = [sentence(reason), *([instead] if instead else [])]
    return f"{' '.join(parts).removesuffix('.')} ({rule})."
