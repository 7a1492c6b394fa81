"""What every letter of a match has in common: its errand's nonce, and whether pictures go with it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from discord.ui import View

from bot.looks import drawn, with_words
from bot.postman import Letter
from bot.results import Announcement, Pictures, State
from render.picture import Picture
from storage.records import Errand


def letter(
    errand: Errand,
    text: str,
    pictures: Sequence[Picture] = (),
    view: View | None = None,
    mentions: Sequence[int] = (),
    room: int = 0,
) -> Letter:
    """A letter of this errand; a second try looks first whether the first got through.

    ``room`` is what its text leaves for pictures that are told in words.
    """
    since: datetime | None = errand.due if errand.tries > 1 else None
    words = with_words(text, pictures, room)
    return Letter(words, errand.nonce, drawn(pictures), view, mentions, since)


def shows_pictures(told: Announcement) -> bool:
    """Whether this turn message has pictures; at the end they come with the score sheet unless every turn has them."""
    match = told.standing.match
    if match.pictures is Pictures.ROUND:
        return told.new_round and match.state is not State.ENDED
    return match.pictures is Pictures.TURN
