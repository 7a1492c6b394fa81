"""How an interaction is answered: heard at once, then a panel in the message pressed, or in a new whisper."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import cast

import discord
import structlog

from bot.components import panel_view
from bot.door import Press
from bot.emojis import plainly_if_refused
from bot.gallery import files
from bot.looks import Looks, drawn, looks_in, told, with_words
from bot.postman import MISSING_PERMISSION, NO_FILES
from bot.promises import promise_of, promised
from bot.prompts import Panel, answered
from bot.results import Pictures, Played, Refused, Result, Stale, Standing
from bot.seating import is_asked
from bot.sent import Attached
from bot.trouble import LOST, Refusal, cosmetic, refused
from bot.words import MESSAGE_LIMIT, cut, escaped, listed
from render.picture import Picture

log = structlog.get_logger()

IN_PLACE = discord.InteractionResponseType.deferred_message_update
"""The answer takes the place of the message pressed."""


def is_own_message(interaction: Press) -> bool:
    """Whether the message pressed is this person's alone, so that the answer may take its place."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


async def hear(interaction: Press, *, aside: bool = False) -> None:
    """Tell Discord within three seconds that we heard; ``aside`` answers beside the message, not in its place."""
    with cosmetic():
        if is_own_message(interaction) and not aside:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)


@asynccontextmanager
async def heard(interaction: Press) -> AsyncIterator[None]:
    """The same round what is quick: where the answer takes the place of the message, it is the sign that we heard."""
    if not is_own_message(interaction):
        await hear(interaction)
        yield
        return
    async with promised(interaction, lambda: hear(interaction)):
        yield


async def looks_of(interaction: Press) -> Looks:
    """How whoever pressed looks at what only they see."""
    return looks_in((await interaction.client.store.people.get(interaction.user.id)).settings)


async def standing_of(interaction: Press, match: int) -> Standing:
    """The match as it stands for whoever pressed."""
    standing = await interaction.client.matches.standing(match, interaction.user.id)
    if isinstance(standing, Refused):
        raise refused(standing)
    return standing


async def seated(interaction: Press, match: int) -> Standing:
    """The same, for somebody who has a seat; a stranger is refused."""
    standing = await standing_of(interaction, match)
    if standing.seat is None:
        raise Refusal(f"You have no seat in this match. It is played by {_players(standing)}; /game new opens another.")
    return standing


def _players(standing: Standing) -> str:
    return listed(escaped(seat.name) for seat in standing.match.seats)


async def show_result(interaction: Press, result: Result) -> None:
    """Show what came of a press, to whoever pressed."""
    panel = await asyncio.to_thread(answered, result, interaction.client.icons)
    if panel is None:
        assert isinstance(result, Refused)
        raise refused(result)
    if isinstance(result, Played) and _ends_notice(interaction, result):
        await put(interaction, panel.text)
    else:
        await show_panel(interaction, panel, _standing(result))


def _ends_notice(interaction: Press, result: Played) -> bool:
    """Whether the notice pressed has served: its buttons go with the answer, and need no edit of their own."""
    standing, message = result.standing, interaction.message
    if message is None or standing.undoable or is_asked(standing) or not (result.handed_over or result.ended):
        return False
    return interaction.client.gallery.sent.is_notice(standing.match.id, interaction.user.id, message.id)


def _standing(result: Result) -> Standing | None:
    match result:
        case Played(standing=standing) | Stale(standing=standing):
            return standing
        case Refused(standing=standing):
            return standing


async def show_panel(interaction: Press, panel: Panel, standing: Standing | None) -> None:
    """Put the panel in place, with what is the player's own while they are asked something (unless "on demand")."""
    own: Sequence[Picture] = ()
    if standing is not None and standing.match.pictures is not Pictures.DEMAND and is_asked(standing):
        looks = standing.looks or await looks_of(interaction)
        own = await interaction.client.gallery.private(standing, looks)
    await put(interaction, panel.text, panel_view(panel, interaction.client.icons), own)


async def put(
    interaction: Press, text: str, view: discord.ui.View | None = None, pictures: Sequence[Picture] = ()
) -> None:
    """Fill the answer that `hear` promised; a picture without pixels is told in words."""
    words = cut(with_words(text, pictures), MESSAGE_LIMIT)
    promise = promise_of(interaction)
    try:
        if promise is not None and await promise.is_open():
            with cosmetic():
                await _edit(interaction, words, view, pictures, at_once=True)
            promise.forgo()
            if interaction.response.is_done():
                return
        await _edit(interaction, words, view, pictures)
    except discord.HTTPException as error:
        if error.code == MISSING_PERMISSION and drawn(pictures):
            instead = [told(picture.name, picture.alt) for picture in pictures]
            await put(interaction, f"{cut(text, MESSAGE_LIMIT - len(NO_FILES) - 1)}\n{NO_FILES}", view, instead)
            return
        if error.code not in LOST:
            raise
        await _put_as_bot(interaction, words, view, pictures)


async def _edit(
    interaction: Press,
    words: str,
    view: discord.ui.View | None,
    pictures: Sequence[Picture],
    *,
    at_once: bool = False,
) -> None:
    """Edit what the interaction answers with; ``at_once`` is the acknowledgement too."""
    pressed = interaction.message if at_once or interaction.response.type is IN_PLACE else None

    async def edit(attached: list[Attached]) -> discord.Message | None:
        if not at_once:
            return await interaction.edit_original_response(content=words, view=view, attachments=attached)
        given = await interaction.response.edit_message(content=words, view=view, attachments=attached)
        return given.resource if given and isinstance(given.resource, discord.Message) else None

    sent = interaction.client.gallery.sent
    await plainly_if_refused(interaction.client, view, lambda: sent.edited(pressed, pictures, edit))
    if pressed is not None:
        sent.note_buttons(pressed.id, bare=view is None)


async def _put_as_bot(interaction: Press, text: str, view: discord.ui.View | None, pictures: Sequence[Picture]) -> None:
    """The interaction got lost: a message in a DM can still be edited, a whisper can not."""
    message, channel = interaction.message, interaction.channel
    if message is None or message.flags.ephemeral or not isinstance(channel, discord.DMChannel):
        log.info("the outcome could not be shown", user=interaction.user.id)
        return
    edit = channel.get_partial_message(message.id).edit
    await plainly_if_refused(
        interaction.client, view, lambda: edit(content=text, view=view, attachments=files(pictures))
    )


def chosen_value(interaction: Press) -> int:
    """The one value that was chosen in a menu; its options are numbers."""
    given = cast("dict[str, list[str]]", interaction.data or {})
    return int(given["values"][0])
