"""A person's own settings, the same in every server."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING
from zoneinfo import available_timezones

from discord import app_commands
from discord.ext import commands

from bot.answers import hear, put
from bot.door import Press
from bot.trouble import Refusal
from storage.people import PASSING
from storage.records import Person

if TYPE_CHECKING:
    from bot.skyport import Skyport

ZONES = sorted(
    zone for zone in available_timezones() if "/" in zone and not zone.startswith(("Etc/", "posix/", "right/"))
)


PASSED = (
    "on: in the Benefactor phase of Skyward Republic I pass for you at once when you can claim no Benefactor of the "
    "market. I look only at what everybody sees, never at your hand, so a Benefactor you hold stays there; I say so "
    "in the channel each time"
)


class Settings(commands.Cog):
    """What the bot remembers of somebody's wishes."""

    @app_commands.command(description="How I reach you, and your time zone")
    @app_commands.describe(
        dms="A DM on your turn",
        zone="Your time zone, for quiet hours",
        passing="Pass for you where all can see that nothing is open to you (Skyward: market Benefactors)",
    )
    async def settings(
        self, interaction: Press, dms: bool | None = None, zone: str | None = None, passing: bool | None = None
    ) -> None:
        """Change what is given, and show all."""
        await hear(interaction)
        if zone is not None and zone not in ZONES:
            raise Refusal("I do not know that time zone. Begin to type a city and choose one from the list.")
        people = interaction.client.store.people
        person = await people.get(interaction.user.id)
        settings = person.settings if passing is None else {**person.settings, PASSING: passing}
        wished = replace(person, dms=person.dms if dms is None else dms, zone=zone or person.zone, settings=settings)
        if wished != person:
            await people.put(wished)
        if passing:
            await interaction.client.matches.wake_for(interaction.user.id)
        await put(interaction, in_words(wished))

    @settings.autocomplete("zone")
    async def zones(self, interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        """Time zones by city."""
        asked = typed.lower().replace(" ", "_")
        return [app_commands.Choice(name=zone, value=zone) for zone in ZONES if asked in zone.lower()][:25]


def in_words(person: Person) -> str:
    """Someone's settings as they are."""
    passing = PASSED if person.settings.get(PASSING) else "off: I ask you at every turn"
    dms = "on: I write to you when it is your turn" if person.dms else "off: I mention you in the channel instead"
    return f"DMs are {dms}.\nYour time zone is {person.zone or 'not set'}.\nPassing is {passing}."


async def setup(bot: Skyport) -> None:
    """Called by discord.py when the chapter is loaded."""
    await bot.add_cog(Settings())
