"""The lobby card: posted once, and edited whenever somebody sits down or an option changes; its poster only then."""

from __future__ import annotations

from dataclasses import replace
from hashlib import blake2b
from typing import TYPE_CHECKING

from bot.components import lobby_view, started_view
from bot.delivery import Delivery, Place
from bot.gallery import Pictures
from bot.letters import letter
from bot.looks import Looks, looks_in
from bot.postman import Letter
from bot.results import MatchInfo, SeatInfo, State
from bot.telling import differing, lobby_text
from render.lobby import LobbyCard, LobbySeat, Role
from rules.core.game import Game
from storage.records import Errand

if TYPE_CHECKING:
    from bot.skyport import Skyport

MARK = 16
"""Bytes by which a poster is known again."""


class LobbyCards:
    """Posts and edits them."""

    def __init__(self, bot: Skyport, delivery: Delivery) -> None:
        self.bot = bot
        self.delivery = delivery

    async def tell(self, errand: Errand, match: MatchInfo) -> Place:
        """Post the card, or edit the one that stands."""
        place = await self._tell(errand, match)
        await self._lay_out(match)
        return place

    async def _tell(self, errand: Errand, match: MatchInfo) -> Place:
        closes = await self.bot.matches.lobby.closes(match.id)
        text = lobby_text(match, self.bot.title(match.game), self.bot.shelf[match.game], closes)
        view = lobby_view(match.id) if match.state is State.LOBBY else started_view(match)
        words = letter(errand, text, view=view)
        at = await self._where(match)
        if self.bot.gallery.is_preparing:
            at = await self._words_first(match, words, at)
        if at is not None:
            change = await self._changed_poster(match)
            if await self.delivery.postman.edit(*at, text, view, change):
                await self._note_poster(match, change)
                return at
        if match.state is not State.LOBBY:
            return None
        poster = await self._poster(match)
        place = await self.delivery.to_channel(match, replace(words, pictures=poster))
        await self._note_poster(match, poster)
        return place

    async def _words_first(self, match: MatchInfo, words: Letter, at: Place) -> Place:
        """While a palette is being laid out, the words do not wait for it; where they stand now."""
        if at is not None:
            return at if await self.delivery.postman.edit(*at, words.text, words.view) else None
        return await self.delivery.to_channel(match, words) if match.state is State.LOBBY else None

    async def _where(self, match: MatchInfo) -> Place:
        """Where the card stands, if it does in the match's channel."""
        posted = await self.bot.store.outbox.posted(match.id, "lobby")
        stands = posted is not None and posted.channel_id == match.channel_id
        return (posted.channel_id, posted.message_id) if posted and stands else None

    async def _changed_poster(self, match: MatchInfo) -> Pictures | None:
        """What takes the place of the poster that stands; None where it can stay, or cannot be drawn."""
        stands = await self.bot.store.keeping.get(_key(match)) or ""
        wanted = self._mark(match)
        if stands == wanted:
            return None
        return (await self._poster(match) or None) if wanted else ()

    async def _poster(self, match: MatchInfo) -> Pictures:
        card = self._card(match)
        return await self.bot.gallery.lobby(match.game, card, match.looks) if card else ()

    async def _note_poster(self, match: MatchInfo, shown: Pictures | None) -> None:
        """Remember what the poster shows, so that it is sent again only when it shows something else."""
        if shown is not None:
            await self.bot.store.keeping.put(_key(match), self._mark(match) if shown else "")

    def _mark(self, match: MatchInfo) -> str:
        """Equal marks, equal posters; "" where there is none."""
        card = self._card(match)
        if card is None or match.looks.text_only or match.game not in self.bot.gallery.artists:
            return ""
        return blake2b(repr((card, match.looks.palette)).encode(), digest_size=MARK).hexdigest()

    def _card(self, match: MatchInfo) -> LobbyCard | None:
        return lobby_card(match, self.bot.title(match.game), self.bot.shelf[match.game])

    async def _lay_out(self, match: MatchInfo) -> None:
        """The palettes that those at the table will look at, before the first turn needs them."""
        if match.state is State.ENDED:
            return
        seated = [seat.user_id for seat in match.seats if seat.user_id is not None]
        looks = {Looks(), match.looks, *[looks_in((await self.bot.store.people.get(user)).settings) for user in seated]}
        for palette in sorted({each.palette for each in looks}, reverse=True):
            self.bot.gallery.prepare(match.game, palette)


def _key(match: MatchInfo) -> str:
    return f"poster:{match.id}"


def lobby_card(match: MatchInfo, title: str, game: Game) -> LobbyCard | None:
    """What the poster shows; None for a table that was closed."""
    if match.state is State.ENDED:
        return None
    seats = tuple(_seat(match, seat) for seat in match.seats)
    return LobbyCard(title, match.wanted, seats, tuple(differing(match, game)), match.state is not State.LOBBY)


def _seat(match: MatchInfo, seat: SeatInfo) -> LobbySeat:
    if seat.level:
        return LobbySeat(seat.name, Role.COMPUTER, seat.level)
    return LobbySeat(seat.name, Role.HOST if seat.user_id == match.host_id else Role.PERSON)
