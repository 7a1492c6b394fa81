"""Each kind of errand: what is sent, to whom, and what happens where it cannot arrive."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from bot.components import over_view, panel_view, turn_view
from bot.delivery import Delivery, Done, Place
from bot.ends import Ends
from bot.gallery import Pictures
from bot.guides import PLAIN
from bot.letters import letter, shows_pictures
from bot.lobby_card import LobbyCards
from bot.looks import ROOM, Looks, looks_in
from bot.postman import Letter, NoDM
from bot.prompts import panel
from bot.results import Announcement, MatchInfo, Standing
from bot.results import Pictures as Wish
from bot.table_buttons import lines_of
from bot.telling import cancelled_text, notice_head, plain_text, start_text, summons, turn_text
from storage.outbox import Kind
from storage.records import Errand

if TYPE_CHECKING:
    from bot.skyport import Skyport

log = structlog.get_logger()


class Errands:
    """Turns an errand into a letter and sees it delivered, or told in another way."""

    def __init__(self, bot: Skyport) -> None:
        self.bot = bot
        self.delivery = Delivery(bot)
        self.ends = Ends(bot, self.delivery)
        self.lobby_cards = LobbyCards(bot, self.delivery)

    async def send(self, errand: Errand) -> Done:
        """Do the errand; raises `Unsent` where it should be tried again."""
        match Kind(errand.kind):
            case Kind.LOBBY:
                return Done(await self.lobby(errand))
            case Kind.EXPIRED | Kind.FROZEN | Kind.PICTURES:
                return await self.plain(errand)
            case Kind.CANCELLED:
                return await self.cancelled(errand)
            case Kind.WHISPER_START:
                return Done(await self.whisper_start(errand))
            case Kind.TURN:
                return await self.turn(errand)
            case Kind.NOTICE:
                return await self.notice(errand)
            case Kind.OVER:
                return await self.ends.over(errand)
            case Kind.FAREWELL:
                return Done(await self.ends.farewell(errand))

    async def lobby(self, errand: Errand) -> Place:
        """The lobby card, as the table is now."""
        match = await self._match(errand)
        return await self.lobby_cards.tell(errand, match) if match else None

    async def plain(self, errand: Errand) -> Done:
        """A sentence in the channel; the card of a lobby that expired loses its buttons."""
        match = await self._match(errand)
        if match is None:
            return Done(None)
        gone = await self.delivery.strip(match.id, "lobby") if errand.kind == Kind.EXPIRED else ()
        if errand.kind == Kind.PICTURES:
            self.bot.gallery.prepare(match.game, match.looks.palette)
        text = plain_text(Kind(errand.kind), match, self.bot.title(match.game))
        return Done(await self.delivery.to_channel(match, letter(errand, text)), gone)

    async def cancelled(self, errand: Errand) -> Done:
        """The match ended without a result; nothing that is still to be seen of it asks for anything."""
        match = await self._match(errand)
        if match is None:
            return Done(None)
        text = cancelled_text(self.bot.title(match.game))
        place = await self.delivery.to_channel(match, letter(errand, text, view=over_view(match.id)))
        return Done(place, await self.delivery.supersede(match, errand.version + 1))

    async def whisper_start(self, errand: Errand) -> Place:
        """How a turn goes, to one person; the card that has started has a button for it too."""
        match = await self._match(errand)
        if match is None or errand.recipient is None:
            return None
        person = await self.bot.store.people.get(errand.recipient)
        if not await self.delivery.may_dm(person):
            return None
        guide = self.bot.guides.get(match.game, PLAIN)
        text = start_text(self.bot.title(match.game), match.channel_id, guide.turn)
        told, seat = await self.bot.matches.announcement(errand), match.seat_of(errand.recipient)
        looks = looks_in(person.settings)
        mat = await self.bot.gallery.mat(told.standing, seat.number, looks) if told and seat else ()
        try:
            return await self.delivery.dm(person, letter(errand, text, mat))
        except NoDM as why:
            log.info("a player was not told how a turn goes", why=str(why))
            return None

    async def turn(self, errand: Errand) -> Done:
        """The turn message; the one before it loses its buttons, and so do the notices of earlier turns."""
        told = await self.bot.matches.announcement(errand)
        if told is None:
            return Done(None)
        text = turn_text(told, errand.mentions if told.current else ())
        match = told.standing.match
        view = turn_view(match, self.bot.icons) if told.current else None
        pictures = await self.bot.gallery.table(told.standing, match.looks) if shows_pictures(told) else ()
        place = await self.delivery.to_channel(match, letter(errand, text, pictures, view, errand.mentions, ROOM))
        return Done(place, await self.delivery.supersede(match, errand.version))

    async def notice(self, errand: Errand) -> Done:
        """Your turn, by DM, with buttons that work there; by mention in the channel where no DM arrives."""
        told = await self.bot.matches.announcement(errand)
        if told is None or told.person is None or not told.current:
            return Done(None)
        person = told.person
        if not await self.delivery.may_dm(person):
            return Done(await self._summon(errand, told, why=""))
        try:
            place = await self.delivery.dm(person, await self._notice_letter(errand, told, looks_in(person.settings)))
            if place is not None:
                self.bot.gallery.sent.note_notice(errand.match_id, person.user_id, place[1])
        except NoDM as why:
            place = await self._summon(errand, told, str(why))
        return Done(place, await self.delivery.strip(errand.match_id, f"{Kind.NOTICE}:{errand.recipient}"))

    async def _notice_letter(self, errand: Errand, told: Announcement, looks: Looks) -> Letter:
        standing = told.standing
        head = notice_head(standing, self.bot.title(standing.game.slug))
        lines = lines_of(standing, told.entries)
        shown = await asyncio.to_thread(panel, standing, head=head, before=lines, icons=self.bot.icons)
        pictures = await self._private_pictures(standing, looks)
        return letter(errand, shown.text, pictures, panel_view(shown, self.bot.icons))

    async def _private_pictures(self, standing: Standing, looks: Looks) -> Pictures:
        """The board and one's own mat: one's turn comes once a round, so only "on demand" leaves them out."""
        if standing.match.pictures is Wish.DEMAND or standing.seat is None:
            return ()
        board = await self.bot.gallery.board(standing, looks)
        return (*board, *await self.bot.gallery.private(standing, looks))

    async def _summon(self, errand: Errand, told: Announcement, why: str) -> Place:
        user = errand.recipient
        if user is None:
            return None
        match, text = told.standing.match, summons(user, why)
        view = turn_view(match, self.bot.icons)
        return await self.delivery.to_channel(match, letter(errand, text, view=view, mentions=(user,)))

    async def _match(self, errand: Errand) -> MatchInfo | None:
        return await self.bot.matches.info(errand.match_id)
