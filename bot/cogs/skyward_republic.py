"""Skyward Republic by command, and what the bot says of it: how a turn goes, and what a seat holds."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.ext import commands

from bot.door import Press
from bot.finding import Choices, find_match, own_matches
from bot.guides import Guide
from bot.skyward_hand import hand
from bot.table_buttons import show_mat
from bot.typed_actions import offered_values, own_standing, play_typed, players_here, values_named
from rules.skyward_republic.actions import (
    Answer,
    Attach,
    Claim,
    Flip,
    Launch,
    MoveCard,
    MoveToken,
    PassClaim,
    Pick,
    PlayHand,
    Split,
    TakeGroup,
    TradeCards,
    UseAbility,
)
from rules.skyward_republic.cards.decks import BENEFACTOR, CARD, name
from rules.skyward_republic.view import TableView

if TYPE_CHECKING:
    from bot.skyport import Skyport

WHICH = "Which of your matches, where it is not the one of this channel"
NOBODY = "No Benefactor"
HOST = "On {}"

GAME = "skyward-republic"
play_own = partial(play_typed, game=GAME)
"""Commands of this game mean nothing at a table of another."""

TURN = (
    "Draft: flip a card near you onto a pile, or take a pile and be out. The last to pick leads the round.",
    "Launch: pay a Building with Faction cards and cogs, place it beside another; attach Extensions as you like.",
    "Benefactors: claim 1 whose icons your airspace has. The first claimant scores its VP.",
    "Critters and Vehicles fly in at once, free, when you take their pile. Hands are cut to 7 cards each round.",
    "8 Buildings in one airspace make the round the last. I warn you before what cannot be taken back.",
)


class SkywardRepublic(commands.Cog):
    """Each command is a filter on what is legal now."""

    draft = app_commands.Group(name="draft", description="Skyward Republic: the Draft phase")

    @draft.command(description="Turn over a card near you, put it on a pile, stay in the draft")
    @app_commands.describe(match=WHICH)
    async def flip(self, interaction: Press, match: int | None = None) -> None:
        """The panel then asks for the pile."""
        await play_own(interaction, match, lambda action: isinstance(action, Flip), "Flip", asked=Flip())

    @draft.command(description="Take a pile, or a group, and leave the draft")
    @app_commands.describe(pile="Which pile", match=WHICH)
    async def pick(self, interaction: Press, pile: str | None = None, match: int | None = None) -> None:
        """Without a pile the panel opens on all of them."""

        def meant(action: Any) -> bool:
            number = _pile(action)
            return number is not None and pile in (None, str(number), _pile_words(action))

        await play_own(interaction, match, meant, f"Pick {pile}" if pile else "Pick a pile", asked=Pick(0, ()))

    @draft.command(description="With 2 players: split the 8 cards into 2 groups, then offer them")
    @app_commands.describe(card="A card to move to the other group", match=WHICH)
    async def split(self, interaction: Press, card: str | None = None, match: int | None = None) -> None:
        """A card moves; without one the panel opens on all that can be moved, and on the offer."""

        def meant(action: Any) -> bool:
            moves = isinstance(action, MoveCard) and _is_called(name(action.card), card)
            return moves or (card is None and isinstance(action, Split | MoveToken))

        what = f"Move {card}" if card else "Split the cards"
        await play_own(interaction, match, meant, what, asked=MoveCard(_card(card), 0) if card else Split((0, 0)))

    @app_commands.command(description="Skyward Republic: launch a Building of your hand")
    @app_commands.describe(card="Which Building", space="Where it goes", match=WHICH)
    async def launch(
        self, interaction: Press, card: str | None = None, space: str | None = None, match: int | None = None
    ) -> None:
        """How it is paid is asked where there is a choice; a space given beforehand is taken if it comes next."""
        await play_own(
            interaction, match, _on(Launch, card), _said("Launch", card), then=_answer(space), asked=Launch(_card(card))
        )

    @app_commands.command(description="Skyward Republic: attach an Extension to a Building of yours")
    @app_commands.describe(card="Which Extension", building="The Building that carries it", match=WHICH)
    async def attach(
        self, interaction: Press, card: str | None = None, building: str | None = None, match: int | None = None
    ) -> None:
        """The same, with a Building for a space."""
        host = _answer(HOST.format(building) if building else None)
        await play_own(
            interaction, match, _on(Attach, card), _said("Attach", card), then=host, asked=Attach(_card(card))
        )

    @app_commands.command(description="Skyward Republic: use an ACTIVE or HAND ability")
    @app_commands.describe(card="Whose ability", match=WHICH)
    async def ability(self, interaction: Press, card: str | None = None, match: int | None = None) -> None:
        """Of the airspace or of the hand."""
        await play_own(
            interaction, match, _on(UseAbility | PlayHand, card), _said("Use", card), asked=UseAbility(_card(card))
        )

    @app_commands.command(description="Skyward Republic: discard 3 cards for 1 cog")
    @app_commands.describe(match=WHICH)
    async def cog(self, interaction: Press, match: int | None = None) -> None:
        """The panel then asks for the cards."""
        what = "Discard 3 cards for a cog"
        await play_own(interaction, match, lambda action: isinstance(action, TradeCards), what, asked=TradeCards())

    @app_commands.command(description="Skyward Republic: claim a Benefactor, or none")
    @app_commands.describe(benefactor="Which Benefactor", match=WHICH)
    async def claim(self, interaction: Press, benefactor: str | None = None, match: int | None = None) -> None:
        """Of the market or of the hand."""

        def meant(action: Any) -> bool:
            if benefactor == NOBODY:
                return isinstance(action, PassClaim)
            return isinstance(action, Claim) and _is_called(name(action.benefactor), benefactor)

        await play_own(interaction, match, meant, _said("Claim", benefactor), asked=Claim(_card(benefactor)))

    @app_commands.command(description="Skyward Republic: a player's airspace")
    @app_commands.describe(player="Whose airspace; your own where you name nobody", match=WHICH)
    async def airspace(self, interaction: Press, player: int | None = None, match: int | None = None) -> None:
        """Everybody may look at every airspace; nobody sees the hand of another."""
        await show_mat(interaction, match=await find_match(interaction, match), player=player, called="airspace")

    @pick.autocomplete("pile")
    async def piles(self, interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        """Piles that may be picked, with what lies in them."""
        return await offered_values(interaction, typed, interaction.namespace.match, _pile_words)

    @split.autocomplete("card")
    async def movable(self, interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        """Cards that can change groups."""
        return await offered_values(interaction, typed, interaction.namespace.match, _name_if(MoveCard))

    @launch.autocomplete("card")
    async def buildings(self, interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        """Buildings that can be launched now."""
        return await offered_values(interaction, typed, interaction.namespace.match, _name_if(Launch))

    @launch.autocomplete("space")
    async def spaces(self, interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        """Free spaces, where there is something to launch."""
        view = await _own_view(interaction)
        free = view.launching.spaces if view and view.launching and view.viewer == view.turn else ()
        return values_named(free, typed)

    @attach.autocomplete("card")
    async def extensions(self, interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        """Extensions that can be attached now."""
        return await offered_values(interaction, typed, interaction.namespace.match, _name_if(Attach))

    @attach.autocomplete("building")
    async def hosts(self, interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        """One's own Buildings."""
        view = await _own_view(interaction)
        mine = view.mats[view.viewer].buildings if view and view.viewer is not None else ()
        return values_named([name(each.card) for each in mine], typed)

    @ability.autocomplete("card")
    async def abilities(self, interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        """Cards whose ability can be used now."""
        return await offered_values(interaction, typed, interaction.namespace.match, _name_if(UseAbility | PlayHand))

    @claim.autocomplete("benefactor")
    async def benefactors(self, interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        """Benefactors that can be claimed now, and none of them."""

        def called(action: Any) -> str | None:
            if isinstance(action, PassClaim):
                return NOBODY
            return name(action.benefactor) if isinstance(action, Claim) else None

        return await offered_values(interaction, typed, interaction.namespace.match, called)

    @airspace.autocomplete("player")
    async def players(self, interaction: Press, typed: str) -> Choices:
        """The names at the table."""
        return await players_here(interaction, typed)

    @flip.autocomplete("match")
    @pick.autocomplete("match")
    @split.autocomplete("match")
    @launch.autocomplete("match")
    @attach.autocomplete("match")
    @ability.autocomplete("match")
    @cog.autocomplete("match")
    @claim.autocomplete("match")
    @airspace.autocomplete("match")
    async def mine(self, interaction: Press, typed: str) -> Choices:
        """The person's own matches."""
        return await own_matches(interaction, typed)


def _is_called(given: str, asked: str | None) -> bool:
    return not asked or asked.lower() == given.lower()


def _card(called: str | None) -> str:
    """The card of that name; "" where none is called so."""
    wanted = (called or "").lower()
    return next((card for card in (*CARD, *BENEFACTOR) if name(card).lower() == wanted), "")


def _said(verb: str, card: str | None) -> str:
    return f"{verb} {card}" if card else verb


def _on(kind: Any, card: str | None) -> Callable[[Any], bool]:
    """Actions of a kind, on the card of that name."""
    return lambda action: isinstance(action, kind) and _is_called(name(action.card), card)


def _answer(words: str | None) -> Callable[[Any], bool] | None:
    """The answer in these very words."""
    return (lambda action: isinstance(action, Answer) and _is_called(action.says, words)) if words else None


def _name_if(kind: Any) -> Callable[[Any], str | None]:
    """The name of the card of an action of a kind."""
    return lambda action: name(action.card) if isinstance(action, kind) else None


def _pile(action: Any) -> int | None:
    """The number of the pile, or group, that an action takes."""
    return action.pile if isinstance(action, Pick) else action.group if isinstance(action, TakeGroup) else None


def _pile_words(action: Any) -> str | None:
    """The pile as the autocomplete says it: "Pile 1: Maker and Party Wall"."""
    if _pile(action) is None:
        return None
    words = str(action).partition(" ")[2]
    return words[:1].upper() + words[1:]


async def _own_view(interaction: Press) -> TableView | None:
    """What the person who types may see of the match meant, if it is one of this game."""
    standing = await own_standing(interaction, interaction.namespace.match)
    if standing is None or standing.seat is None:
        return None
    view = standing.game.view(standing.table, standing.seat.number)
    return view if isinstance(view, TableView) else None


async def setup(bot: Skyport) -> None:
    """Called by discord.py when the chapter is loaded."""
    bot.guides[GAME] = Guide(TURN, hand)
    await bot.add_cog(SkywardRepublic())
