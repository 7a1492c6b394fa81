"""The button by which somebody says that they want no DMs, at the moment they learn that there will be some."""

from __future__ import annotations

from dataclasses import replace

from bot.answers import hear, put
from bot.door import Press, door

NO_DMS = "Understood: no DMs. When it is your turn I mention you in the channel. /settings changes it."


@door(r"dms:(?P<wanted>[01])")
async def want_dms(interaction: Press, *, wanted: int) -> None:
    """Whether to send this person DMs, from now on and in every match."""
    await hear(interaction)
    await set_dms(interaction, wanted=bool(wanted))
    await put(interaction, "I will send you a DM when it is your turn." if wanted else NO_DMS)


async def set_dms(interaction: Press, *, wanted: bool) -> None:
    """Keep the wish."""
    people = interaction.client.store.people
    person = await people.get(interaction.user.id)
    await people.put(replace(person, dms=wanted))
