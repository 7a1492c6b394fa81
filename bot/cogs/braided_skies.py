"""Braided Skies by command, and what the bot says of it: how a turn goes, and what a seat holds."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.ext import commands

from bot.door import Press
from bot.finding import Choices, own_matches
from bot.guides import Guide
from bot.typed_actions import offered_values, play_typed
from rules.braided_skies.actions import Deploy, PlayEncounter, Recall
from rules.braided_skies.cards.decks import ENCOUNTER
from rules.braided_skies.cards.faces import faces
from rules.braided_skies.ports import port_name
from rules.braided_skies.view import MatView, TableView
from rules.core.questions import Seat

if TYPE_CHECKING:
    from bot.skyport import Skyport

WHICH = "Which of your matches, where it is not the one of this channel"
FACES = {face.id: face for face in faces()}

GAME = "braided-skies"
play_own = partial(play_typed, game=GAME)
"""Commands of this game mean nothing at a table of another."""

TURN = (
    "Deploy one of your 3 ships to a port, or recall all that are out.",
    "Cargo from a port fills the slots of that ship's row; what you leave waits for the next visitor.",
    "A recall brings the ships home row by row, and activates outfittings whose slots are full.",
    "Encounter cards may be played at any moment of your own turn; each offers 2 ways.",
    "I warn you before a press that cannot be taken back. End your turn when you are done.",
)


class BraidedSkies(commands.Cog):
    """Each command is a filter on what is legal now."""

    @app_commands.command(description="Braided Skies: deploy a ship to a port")
    @app_commands.describe(ship="The flag of the ship", port="Where to", match=WHICH)
    async def deploy(
        self, interaction: Press, ship: str | None = None, port: str | None = None, match: int | None = None
    ) -> None:
        """With one of the two left out, the panel opens on what remains."""

        def meant(action: Any) -> bool:
            return (
                isinstance(action, Deploy) and ship in (None, action.ship) and _is_called(port_name(action.port), port)
            )

        await play_own(interaction, match, meant, f"Deploy to {port}" if port else "Deploy")

    @app_commands.command(description="Braided Skies: recall your ships")
    @app_commands.describe(match=WHICH)
    async def recall(self, interaction: Press, match: int | None = None) -> None:
        """All that are out come home."""
        await play_own(interaction, match, lambda action: isinstance(action, Recall), "Recall")

    @app_commands.command(description="Braided Skies: play an encounter card")
    @app_commands.describe(card="Which of your cards", match=WHICH)
    async def encounter(self, interaction: Press, card: str | None = None, match: int | None = None) -> None:
        """At any moment of one's own turn."""

        def meant(action: Any) -> bool:
            return isinstance(action, PlayEncounter) and _is_called(ENCOUNTER[action.card].name, card)

        await play_own(interaction, match, meant, f"Play {card}" if card else "Play an encounter")

    @deploy.autocomplete("ship")
    async def ships(self, interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        """Ships that may be deployed, to the port named already if there is one."""
        port = interaction.namespace.port

        def ship(action: Any) -> str | None:
            fits = isinstance(action, Deploy) and _is_called(port_name(action.port), port)
            return str(action.ship) if fits else None

        return await offered_values(interaction, typed, interaction.namespace.match, ship)

    @deploy.autocomplete("port")
    async def ports(self, interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        """Ports that may be deployed to, with the ship named already if there is one."""
        ship = interaction.namespace.ship

        def port(action: Any) -> str | None:
            fits = isinstance(action, Deploy) and (not ship or action.ship == ship)
            return port_name(action.port) if fits else None

        return await offered_values(interaction, typed, interaction.namespace.match, port)

    @encounter.autocomplete("card")
    async def cards(self, interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        """Encounter cards that may be played now."""

        def card(action: Any) -> str | None:
            return ENCOUNTER[action.card].name if isinstance(action, PlayEncounter) else None

        return await offered_values(interaction, typed, interaction.namespace.match, card)

    @deploy.autocomplete("match")
    @recall.autocomplete("match")
    @encounter.autocomplete("match")
    async def mine(self, interaction: Press, typed: str) -> Choices:
        """The person's own matches."""
        return await own_matches(interaction, typed)


def _is_called(name: str, asked: str | None) -> bool:
    return not asked or asked.lower() == name.lower()


def hand(view: TableView, seat: Seat) -> str:
    """Encounter cards and itinerary in words; the rest of the mat is in its picture."""
    mat = view.mats[seat]
    cards = [_card(f"encounter:{number}") for number in mat.encounters] or ["- none"]
    stops = [_card(f"start:{mat.wonders[0]}"), *(_card(f"wonder:{wonder}") for wonder in mat.wonders[1:])]
    return "\n".join([_stock(mat), "**Encounter cards**", *cards, "**Itinerary**", *stops])


def _stock(mat: MatView) -> str:
    ships = ", ".join(f"{ship.flag} {f'at {port_name(ship.port)}' if ship.port else 'home'}" for ship in mat.ships)
    return f"{mat.grit} grit, {mat.fame} fame, {mat.outposts} outposts left. Ships: {ships}."


def _card(face: str) -> str:
    card = FACES[face]
    return f"- {card.name}: {' '.join(card.words)}"


async def setup(bot: Skyport) -> None:
    """Called by discord.py when the chapter is loaded."""
    bot.guides[GAME] = Guide(TURN, hand)
    await bot.add_cog(BraidedSkies())
