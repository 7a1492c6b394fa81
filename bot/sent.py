"""What is known of the messages sent of late, so that nothing is sent or asked twice.

Pictures that a message shows already stay where they are in an edit, and only what is new is sent.
"""

from __future__ import annotations

import io
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

import discord

from bot.looks import drawn
from bot.trouble import INVALID_FORM
from bot.words import ALT_LIMIT, cut
from render.picture import Picture

Attached: TypeAlias = "discord.Attachment | discord.File"
KEPT = 4096
"""So many of each are remembered; of an older one a picture is sent, or the buttons are taken away, once more."""


class Sent:
    """Which picture each attachment of late is. Forgotten with the process: then a picture is sent once more."""

    def __init__(self) -> None:
        self._shown: OrderedDict[int, int] = OrderedDict()
        self._notices: OrderedDict[tuple[int, int], int] = OrderedDict()
        self._bare: OrderedDict[int, None] = OrderedDict()

    def note_notice(self, match: int, user: int, message: int) -> None:
        """Remember which message tells somebody that it is their turn."""
        self._notices[match, user] = message
        self._notices.move_to_end((match, user))
        _trim(self._notices)

    def is_notice(self, match: int, user: int, message: int | None) -> bool:
        """Whether a message is known to be somebody's newest notice of a match."""
        return message is not None and self._notices.get((match, user)) == message

    def note_buttons(self, message: int, *, bare: bool) -> None:
        """Remember whether a message of ours lost its buttons, or has some again."""
        if bare:
            self._bare[message] = None
            _trim(self._bare)
        else:
            self._bare.pop(message, None)

    def is_bare(self, message: int) -> bool:
        """Whether a message is known to have no buttons any more."""
        return message in self._bare

    def note(self, message: discord.Message, pictures: Sequence[Picture]) -> None:
        """Remember what a message shows now; every picture in a message has a name of its own."""
        named = {picture.file_name: picture for picture in drawn(pictures)}
        for attachment in message.attachments:
            picture = named.get(attachment.filename)
            if picture is not None:
                self._shown[attachment.id] = _looks(picture)
                self._shown.move_to_end(attachment.id)
        _trim(self._shown)

    async def edited(
        self,
        before: discord.Message | None,
        pictures: Sequence[Picture],
        edit: Callable[[list[Attached]], Awaitable[discord.Message | None]],
    ) -> None:
        """Edit a message that was so before; where it is no longer so, by another press, send all its pictures."""
        given = self.attached(before, pictures)
        try:
            after = await edit(given)
        except discord.HTTPException as error:
            if error.code != INVALID_FORM or all(isinstance(one, discord.File) for one in given):
                raise
            after = await edit(self.attached(None, pictures))
        if after is not None:
            self.note(after, pictures)

    def attached(self, message: discord.Message | None, pictures: Sequence[Picture]) -> list[Attached]:
        """The pictures for an edit of the message: those that it shows, and the others as files."""
        there = {attachment.filename: attachment for attachment in message.attachments} if message else {}
        return [self._same(there.get(picture.file_name), picture) or file(picture) for picture in drawn(pictures)]

    def _same(self, attachment: discord.Attachment | None, picture: Picture) -> discord.Attachment | None:
        return attachment if attachment and self._shown.get(attachment.id) == _looks(picture) else None


def _trim(kept: OrderedDict[Any, Any]) -> None:
    while len(kept) > KEPT:
        kept.popitem(last=False)


def _looks(picture: Picture) -> int:
    return hash((picture.png, picture.alt))


def file(picture: Picture) -> discord.File:
    """A picture as an attachment, with its words."""
    return discord.File(io.BytesIO(picture.png), picture.file_name, description=cut(picture.alt, ALT_LIMIT))
