"""Alternative text: as many whole sentences as Discord takes."""

from __future__ import annotations

from collections.abc import Iterable

from render.picture import LONGEST_ALT


def within_limit(sentences: Iterable[str]) -> str:
    """As many sentences as fit, the weightiest first; none is cut, so none can mislead."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}".strip()
        if sentence and len(longer) <= LONGEST_ALT:
            text = longer
    return text
