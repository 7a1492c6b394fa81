"""The buttons and menus of a turn: play an action, turn a page, take back, ask why not.

Each first says that it was heard, then plays; whatever comes of it is shown to whoever pressed.
"""

from __future__ import annotations

import asyncio

from bot.answers import chosen_value, hear, heard, put, seated, show_panel, show_result
from bot.door import Press, door
from bot.panel_elsewhere import note_elsewhere
from bot.prompts import panel, refusals
from bot.results import Played, Result, Standing
from bot.trouble import Refusal
from bot.words import jump, place
from storage.outbox import Kind


@door(r"act:(?P<match>\d+):(?P<prompt>\d+):(?P<number>\d+)")
async def take_action(interaction: Press, *, match: int, prompt: int, number: int) -> None:
    """A legal action by its number."""
    async with heard(interaction):
        result = await interaction.client.matches.press(
            match=match, user=interaction.user.id, prompt=prompt, number=number, interaction=interaction.id
        )
        await finish(interaction, result)


@door(r"pick:(?P<match>\d+):(?P<prompt>\d+):\d+")
async def pick_action(interaction: Press, *, match: int, prompt: int) -> None:
    """A legal action out of a menu."""
    await take_action(interaction, match=match, prompt=prompt, number=chosen_value(interaction))


@door(r"page:(?P<match>\d+):(?P<prompt>\d+):(?P<page>\d+)")
async def turn_page(interaction: Press, *, match: int, prompt: int, page: int) -> None:
    """Another page of a menu; of an earlier prompt it shows the first page of the current one."""
    async with heard(interaction):
        standing = await seated(interaction, match)
        assert standing.seat is not None
        at = page if standing.seat.prompt == prompt else 0
        shown = await asyncio.to_thread(panel, standing, page=at, icons=interaction.client.icons)
        await show_panel(interaction, shown, standing)


@door(r"undo:(?P<match>\d+):(?P<prompt>\d+)")
async def undo_action(interaction: Press, *, match: int, prompt: int) -> None:
    """Take back one's last action."""
    async with heard(interaction):
        result = await interaction.client.matches.undo(
            match=match, user=interaction.user.id, interaction=interaction.id, prompt=prompt
        )
        await finish(interaction, result)


@door(r"play:(?P<match>\d+)")
async def open_panel(interaction: Press, *, match: int) -> None:
    """The turn panel, as it stands now."""
    async with heard(interaction):
        await open_here(interaction, match)


async def open_here(interaction: Press, match: int) -> None:
    """Fill the answer with the panel of the match."""
    standing = await seated(interaction, match)
    head = await whence(interaction, standing)
    shown = await asyncio.to_thread(panel, standing, head=head, icons=interaction.client.icons)
    await show_panel(interaction, shown, standing)


async def whence(interaction: Press, standing: Standing) -> str:
    """For a panel that is opened somewhere else: which match it is, and a link that jumps there."""
    match = standing.match
    if match.channel_id == interaction.channel_id:
        return ""
    posted = await interaction.client.store.outbox.posted(match.id, Kind.TURN)
    where = (posted.channel_id, posted.message_id) if posted else (match.channel_id,)
    link = f"[Jump to it]({jump(match.guild_id, *where)})"
    return f"**{interaction.client.title(match.game)}** in {place(match.channel_id)}. {link}"


@door("next")
async def open_next(interaction: Press) -> None:
    """The panel of the match that has waited longest for this person."""
    await hear(interaction, aside=True)
    waiting = await interaction.client.matches.waiting(interaction.user.id)
    mine = next((match for match in waiting if match.since is not None), None)
    if mine is None:
        raise Refusal("No game is waiting for you. Enjoy the view.")
    await open_here(interaction, mine.match.id)


@door(r"why:(?P<match>\d+)")
async def explain_refusals(interaction: Press, *, match: int) -> None:
    """Why can't I? Beside the panel, so that it stays."""
    await hear(interaction, aside=True)
    standing = await seated(interaction, match)
    await put(interaction, await asyncio.to_thread(refusals, standing))


async def finish(interaction: Press, result: Result) -> None:
    """Show the outcome here, and let the player's other door know that the turn goes on here."""
    await show_result(interaction, result)
    if isinstance(result, Played):
        await note_elsewhere(interaction, result.standing.match)
