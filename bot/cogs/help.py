"""Looking things up: a card by its name, the rules by topic or id, and what this bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers import hear, looks_of, put
from bot.door import Press
from bot.finding import match_here
from bot.rulebook import Statement, about, headings, read_rules, told_first
from bot.trouble import Refusal
from bot.words import MESSAGE_LIMIT, OPTION_LIMIT, cut, length, listed
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
        self.statements = tuple(rule for rule in read_rules() if rule.game in bot.shelf)
        self.titles = {slug: bot.title(slug) for slug in bot.shelf}
        self.cards = {
            f"{face.name} ({face.kind})": (slug, face) for slug, game in bot.shelf.items() for face in game.faces()
        }

    @app_commands.command(description="Look up a card")
    @app_commands.describe(name="The card's name")
    async def card(self, interaction: Press, name: str) -> None:
        """Its words, and its picture where there is one."""
        await hear(interaction)
        fitting = self.cards_called(name, await game_here(interaction))
        if not fitting:
            raise Refusal("I know no card of that name. Begin to type and choose one from the list.")
        slug, face = self.cards[fitting[0]]
        pictures = await interaction.client.gallery.card(slug, face.id, await looks_of(interaction))
        await put(interaction, card_words(face), None, pictures)

    def cards_called(self, typed: str, game: str | None) -> list[str]:
        """Titles with these words in them: that very name first, then names that begin so, each with a game's first."""
        asked = typed.lower()

        def distance(title: str) -> tuple[bool, bool, bool]:
            slug, face = self.cards[title]
            return asked not in (title.lower(), face.name.lower()), not title.lower().startswith(asked), slug != game

        return sorted((title for title in self.cards if asked in title.lower()), key=distance)

    @card.autocomplete("name")
    async def names(self, interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        """Cards whose name contains what was typed, those of the match of this channel first."""
        fitting = [cut(title, OPTION_LIMIT) for title in self.cards_called(typed, await game_here(interaction))]
        return [app_commands.Choice(name=title, value=title) for title in fitting[:25]]

    @app_commands.command(description="Read the rules in our own words")
    @app_commands.describe(topic="A topic, a word, or the id of a rule", game="Of one game only")
    async def rules(self, interaction: Press, topic: str, game: str | None = None) -> None:
        """As many statements as fit a message."""
        await hear(interaction)
        only = self.slug(game) if game else None
        if game and only is None:
            raise Refusal(f"I know no game of that name. The games here are {listed(self.titles.values())}.")
        found = told_first(about(self.of_game(only), topic), await game_here(interaction))
        if not found:
            where = f" of {self.titles[only]}" if only else ""
            raise Refusal(f"I find no rule{where} about that. Choose a topic from the list, or try a single word.")
        await put(interaction, first_lines(self.by_game(found)))

    def slug(self, game: str) -> str | None:
        """The game of that name, or of that slug."""
        asked = game.strip().lower()
        return next((slug for slug, title in self.titles.items() if asked in (slug, title.lower())), None)

    def of_game(self, only: str | None) -> tuple[Statement, ...]:
        """The statements of one game, or all."""
        return tuple(rule for rule in self.statements if only in (None, rule.game))

    def by_game(self, found: Sequence[Statement]) -> list[str]:
        """A line for each statement, game by game; under the game's name where there are several."""
        games = dict.fromkeys(rule.game for rule in found)
        lines: list[str] = []
        for slug in games:
            lines += [f"**{self.titles[slug]}**"] if len(games) > 1 else []
            lines += [f"- {rule}" for rule in found if rule.game == slug]
        return lines

    @rules.autocomplete("topic")
    async def topics(self, interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        """Headings first, then ids: of the game that was chosen, or all, that of the match of this channel first."""
        rules = told_first(self.of_game(self.slug(interaction.namespace.game or "")), await game_here(interaction))
        found = [*headings(rules), *(rule.id for rule in rules)]
        fitting = dict.fromkeys(cut(topic, OPTION_LIMIT) for topic in found if typed.lower() in topic.lower())
        return [app_commands.Choice(name=topic, value=topic) for topic in list(fitting)[:25]]

    @rules.autocomplete("game")
    async def games(self, interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        """The games there are, that of the match of this channel first."""
        here = await game_here(interaction)
        slugs = sorted(self.titles, key=lambda slug: slug != here)
        return [
            app_commands.Choice(name=cut(self.titles[slug], OPTION_LIMIT), value=slug)
            for slug in slugs
            if typed.lower() in self.titles[slug].lower()
        ][:25]

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


async def game_here(interaction: Press) -> str | None:
    """The game of the match of this channel."""
    match = await match_here(interaction)
    return match.game if match else None


def card_words(face: Face) -> str:
    """A card in words."""
    flavour = f"\n-# {face.flavour}" if face.flavour else ""
    return "\n".join([f"**{face.name}** ({face.kind})", *face.words]) + flavour


def first_lines(lines: list[str]) -> str:
    """As many of the first lines as fit, and how many rules were left out."""
    kept: list[str] = []
    for number, line in enumerate(lines):
        if length("\n".join([*kept, line])) > MESSAGE_LIMIT - 80:
            more = sum(left.startswith("- ") for left in lines[number:])
            return "\n".join([*kept, f"-# … and {more} more: ask for a narrower topic, or choose the game."])
        kept.append(line)
    return "\n".join(kept)


async def setup(bot: Skyport) -> None:
    """Called by discord.py when the chapter is loaded."""
    await bot.add_cog(Help(bot))
