"""A person's own settings, the same in every server."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING
from zoneinfo import available_timezones

from discord import app_commands
from discord.ext import commands

from bot.answers import hear, put
from bot.door import Press
from bot.looks import looks_in
from bot.trouble import Refusal
from storage.people import COLOUR_BLIND, PASSING, TEXT_ONLY
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

    @app_commands.command(description="How I reach you, your time zone, and how you see the pictures only you see")
    @app_commands.describe(
        dms="A DM on your turn",
        zone="Your time zone, for quiet hours",
        passing="Pass for you where all can see that nothing is open to you (Skyward: market Benefactors)",
        colour_blind="Pictures only you see in a palette for the colour-blind",
        text_only="No pictures in what only you see, and words in their place",
    )
    async def settings(
        self,
        interaction: Press,
        dms: bool | None = None,
        zone: str | None = None,
        passing: bool | None = None,
        colour_blind: bool | None = None,
        text_only: bool | None = None,
    ) -> None:
        """Change what is given, and show all."""
        await hear(interaction)
        if zone is not None and zone not in ZONES:
            raise Refusal("I do not know that time zone. Begin to type a city and choose one from the list.")
        people = interaction.client.store.people
        person = await people.get(interaction.user.id)
        given = {PASSING: passing, COLOUR_BLIND: colour_blind, TEXT_ONLY: text_only}
        settings = {**person.settings, **{key: wish for key, wish in given.items() if wish is not None}}
        wished = replace(person, dms=person.dms if dms is None else dms, zone=zone or person.zone, settings=settings)
        if wished != person:
            await people.put(wished)
        if passing:
            await interaction.client.matches.wake_for(interaction.user.id)
        if colour_blind:
            await _lay_out(interaction)
        await put(interaction, in_words(wished))

    @settings.autocomplete("zone")
    async def zones(self, interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        """Time zones by city."""
        asked = typed.lower().replace(" ", "_")
        return [app_commands.Choice(name=zone, value=zone) for zone in ZONES if asked in zone.lower()][:25]


async def _lay_out(interaction: Press) -> None:
    """The palette takes some seconds; begin before the person's next turn needs it."""
    for waiting in await interaction.client.matches.waiting(interaction.user.id):
        interaction.client.gallery.prepare(waiting.match.game, "colour-blind")


def in_words(person: Person) -> str:
    """Someone's settings as they are."""
    looks = looks_in(person.settings)
    palette = "in the colour-blind palette" if looks.colour_blind else "in the usual colours"
    shown = "left out, and told in words instead" if looks.text_only else f"shown {palette}"
    passing = PASSED if person.settings.get(PASSING) else "off: I ask you at every turn"
    dms = "on: I write to you when it is your turn" if person.dms else "off: I mention you in the channel instead"
    return (
        f"DMs are {dms}.\nYour time zone is {person.zone or 'not set'}.\nPassing is {passing}.\n"
        f"Pictures that only you see are {shown}. What the channel sees, the host of its match chooses."
    )


async def setup(bot: Skyport) -> None:
    """Called by discord.py when the chapter is loaded."""
    await bot.add_cog(Settings())
