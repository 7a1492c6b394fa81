"""Looking things up: a card by its name, the rules by topic or id, and what this bot is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers import hear, looks_of, put
from bot.door import Press
from bot.rulebook import about, headings, read_rules
from bot.trouble import Refusal
from bot.words import MESSAGE_LIMIT, OPTION_LIMIT, cut, length
from rules.core.game import Face

if TYPE_CHECKING:
    from bot.skyport import Skyport

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
)
"""All that the bot ever needs."""


class Help(commands.Cog):
    """Nothing here changes anything."""

    def __init__(self, bot: Skyport) -> None:
        self.statements = read_rules()
        self.cards = {
            f"{face.name} ({face.kind})": (slug, face) for slug, game in bot.shelf.items() for face in game.faces()
        }

    @app_commands.command(description="Look up a card")
    @app_commands.describe(name="The card's name")
    async def card(self, interaction: Press, name: str) -> None:
        """Its words, and its picture where there is one."""
        await hear(interaction)
        slug, face = self.named(name)
        pictures = await interaction.client.gallery.card(slug, face.id, await looks_of(interaction))
        await put(interaction, card_words(face), None, pictures)

    def named(self, name: str) -> tuple[str, Face]:
        """The card of that name; the first that contains it where none is called exactly so."""
        asked = name.lower()
        fitting = [found for title, found in self.cards.items() if asked in title.lower()]
        exact = [found for title, found in self.cards.items() if asked in (title.lower(), found[1].name.lower())]
        if not fitting:
            raise Refusal("I know no card of that name. Begin to type and choose one from the list.")
        return (exact or fitting)[0]

    @card.autocomplete("name")
    async def names(self, interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        """Cards whose name contains what was typed."""
        fitting = [title for title in self.cards if typed.lower() in title.lower()]
        return [
            app_commands.Choice(name=cut(title, OPTION_LIMIT), value=cut(title, OPTION_LIMIT)) for title in fitting[:25]
        ]

    @app_commands.command(description="Read the rules in our own words")
    @app_commands.describe(topic="A topic, a word, or the id of a rule")
    async def rules(self, interaction: Press, topic: str) -> None:
        """As many statements as fit a message."""
        await hear(interaction)
        found = [f"- {rule}" for rule in about(self.statements, topic)]
        if not found:
            raise Refusal("I find no rule about that. Choose a topic from the list, or try a single word.")
        await put(interaction, first_lines(found))

    @rules.autocomplete("topic")
    async def topics(self, interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        """Headings first, then ids."""
        found = [*headings(self.statements), *(rule.id for rule in self.statements)]
        fitting = dict.fromkeys(cut(topic, OPTION_LIMIT) for topic in found if typed.lower() in topic.lower())
        return [app_commands.Choice(name=topic, value=topic) for topic in list(fitting)[:25]]

    @app_commands.command(description="What this is, and how to invite it")
    async def about(self, interaction: Press) -> None:
        """Unofficial, own cards; invite link with the exact permissions."""
        await hear(interaction)
        bot = interaction.client
        games = ", ".join(bot.title(slug) for slug in bot.shelf)
        invite = discord.utils.oauth_url(bot.application_id or 0, permissions=PERMISSIONS)
        await put(
            interaction,
            f"**{bot.settings.skyport_title}** keeps a table for board games played over days: {games}. "
            "Unofficial, with cards of its own; it is not connected with the games' designers or publishers. "
            "It reads no messages, only its own buttons and commands, and keeps your user id, your name at the table "
            f"and your settings.\n[Invite it to a server]({invite}); /game new opens a table.",
        )


def card_words(face: Face) -> str:
    """A card in words."""
    flavour = f"\n-# {face.flavour}" if face.flavour else ""
    return "\n".join([f"**{face.name}** ({face.kind})", *face.words]) + flavour


def first_lines(lines: list[str]) -> str:
    """As many of the first lines as fit, and how many were left out."""
    kept: list[str] = []
    for line in lines:
        if length("\n".join([*kept, line])) > MESSAGE_LIMIT - 60:
            return "\n".join([*kept, f"-# … and {len(lines) - len(kept)} more: ask for a narrower topic."])
        kept.append(line)
    return "\n".join(kept)


async def setup(bot: Skyport) -> None:
    """Called by discord.py when the chapter is loaded."""
    await bot.add_cog(Help(bot))
