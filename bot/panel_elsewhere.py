"""The other door: after a press in the channel, the notice in the DM no longer offers what is done already."""

from __future__ import annotations

from dataclasses import replace

import discord
import structlog

from bot.components import turn_view
from bot.door import Press
from bot.emojis import plainly_if_refused
from bot.results import MatchInfo

log = structlog.get_logger()

PLAYED = "You have played this turn."
ELSEWHERE = "You are playing this turn elsewhere. Press Play to go on here."


async def note_elsewhere(interaction: Press, match: MatchInfo) -> None:
    """Edit the person's notice, once, if it was not the notice that was pressed."""
    outbox, purpose = interaction.client.store.outbox, f"notice:{interaction.user.id}"
    pressed, sent = interaction.message.id if interaction.message else None, interaction.client.gallery.sent
    if sent.is_notice(match.id, interaction.user.id, pressed):
        return
    there = await outbox.all_posted(match.id)
    posted = there.get(purpose)
    if posted is None or posted.message_id == pressed or posted.channel_id == match.channel_id:
        return
    told = there.get(f"elsewhere:{interaction.user.id}")
    if told is not None and told.message_id == posted.message_id:
        return
    await outbox.note_posted(replace(posted, purpose=f"elsewhere:{interaction.user.id}"))
    seat = match.seat_of(interaction.user.id)
    goes_on = seat is not None and seat.since is not None
    text, view = (ELSEWHERE, turn_view(match, interaction.client.icons)) if goes_on else (PLAYED, None)
    message = interaction.client.get_partial_messageable(posted.channel_id).get_partial_message(posted.message_id)
    sent.note_buttons(posted.message_id, bare=False)
    try:
        await plainly_if_refused(interaction.client, view, lambda: message.edit(content=text, view=view))
    except discord.HTTPException as error:
        log.info("the notice could not be edited", match=match.id, code=error.code)
