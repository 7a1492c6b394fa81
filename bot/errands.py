"""Each kind of errand: what is sent, to whom, and what happens where it cannot arrive."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

import structlog
from discord.ui import View

from bot.components import lobby_view, over_view, panel_view, turn_view
from bot.delivery import Delivery, Place
from bot.guides import PLAIN
from bot.postman import Letter, NoDM
from bot.prompts import panel
from bot.results import Announcement, MatchInfo, Standing, State
from bot.score_words import score_sheet
from bot.table_buttons import lines_of
from bot.telling import expired_text, frozen_text, lobby_text, notice_head, start_text, summons, turn_text
from render.picture import Picture
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

    async def send(self, errand: Errand) -> Place:
        """Do the errand; raises `Unsent` where it should be tried again."""
        match Kind(errand.kind):
            case Kind.LOBBY:
                return await self.lobby(errand)
            case Kind.EXPIRED | Kind.FROZEN:
                return await self.plain(errand)
            case Kind.WHISPER_START:
                return await self.whisper_start(errand)
            case Kind.TURN:
                return await self.turn(errand)
            case Kind.NOTICE:
                return await self.notice(errand)
            case Kind.MENTION:
                return await self.mention(errand, why="")
            case Kind.OVER:
                return await self.over(errand)

    async def lobby(self, errand: Errand) -> Place:
        """Post the lobby card, or edit the one that stands."""
        match = await self._match(errand)
        if match is None:
            return None
        text = lobby_text(match, self.bot.title(match.game), self.bot.shelf[match.game])
        view = lobby_view(match.id) if match.state is State.LOBBY else None
        posted = await self.bot.store.outbox.posted(match.id, "lobby")
        moved = posted is not None and posted.channel_id != match.channel_id
        if posted and not moved and await self.delivery.postman.edit(posted.channel_id, posted.message_id, text, view):
            return posted.channel_id, posted.message_id
        return (
            await self.delivery.to_channel(match, letter(errand, text, view=view))
            if match.state is State.LOBBY
            else None
        )

    async def plain(self, errand: Errand) -> Place:
        """A sentence in the channel; the lobby card loses its buttons."""
        match = await self._match(errand)
        if match is None:
            return None
        title = self.bot.title(match.game)
        expired = errand.kind == Kind.EXPIRED
        if expired:
            await self.delivery.strip(match.id, "lobby")
        return await self.delivery.to_channel(
            match, letter(errand, expired_text(title) if expired else frozen_text(title))
        )

    async def whisper_start(self, errand: Errand) -> Place:
        """How a turn goes, to one person; who cannot be reached will find it under /help."""
        match = await self._match(errand)
        if match is None or errand.recipient is None or not await self.delivery.may_dm(errand.recipient):
            return None
        guide = self.bot.guides.get(match.game, PLAIN)
        text = start_text(self.bot.title(match.game), match.channel_id, guide.turn)
        told, seat = await self.bot.matches.announcement(errand), match.seat_of(errand.recipient)
        mat = await self.bot.gallery.mat(told.standing, seat.number) if told and seat else ()
        try:
            return await self.delivery.dm(errand.recipient, letter(errand, text, mat))
        except NoDM as why:
            log.info("a player was not told how a turn goes", why=str(why))
            return None

    async def turn(self, errand: Errand) -> Place:
        """The turn message; the one before it loses its buttons, and so do the notices of earlier turns."""
        told = await self.bot.matches.announcement(errand)
        if told is None:
            return None
        text = turn_text(told, errand.mentions if told.current else ())
        view = turn_view(errand.match_id) if told.current else None
        pictures = await self.bot.gallery.table(told.standing)
        place = await self.delivery.to_channel(
            told.standing.match, letter(errand, text, pictures, view, errand.mentions)
        )
        await self.delivery.supersede(told.standing.match, errand.version)
        return place

    async def notice(self, errand: Errand) -> Place:
        """Your turn, by DM, with buttons that work there; by mention in the channel where no DM arrives."""
        told = await self.bot.matches.announcement(errand)
        if told is None or errand.recipient is None or not told.current:
            return None
        if not await self.delivery.may_dm(errand.recipient):
            return await self._summon(errand, told, why="")
        try:
            place = await self.delivery.dm(errand.recipient, await self._notice_letter(errand, told.standing))
        except NoDM as why:
            place = await self._summon(errand, told, str(why))
        await self.delivery.strip(errand.match_id, f"{Kind.NOTICE}:{errand.recipient}")
        return place

    async def mention(self, errand: Errand, why: str) -> Place:
        """Your turn, in the channel."""
        told = await self.bot.matches.announcement(errand)
        return await self._summon(errand, told, why) if told is not None and told.current else None

    async def over(self, errand: Errand) -> Place:
        """The score sheet and the offer of a rematch; the final board came with the last turn."""
        told = await self.bot.matches.announcement(errand)
        outcome = told.standing.game.outcome(told.standing.table) if told else None
        if told is None or outcome is None:
            return None
        pictures = await self.bot.gallery.scores(told.standing)
        view = over_view(errand.match_id)
        place = await self.delivery.to_channel(
            told.standing.match, letter(errand, score_sheet(told.standing, outcome), pictures, view)
        )
        await self.delivery.supersede(told.standing.match, errand.version + 1)
        return place

    async def _notice_letter(self, errand: Errand, standing: Standing) -> Letter:
        assert errand.recipient is not None
        entries = await self.bot.matches.since(standing.match.id, errand.recipient)
        head = notice_head(standing, self.bot.title(standing.game.slug))
        shown = await asyncio.to_thread(panel, standing, head=head, before=lines_of(standing, entries))
        board = await self.bot.gallery.board(standing)
        mat = await self.bot.gallery.mat(standing, standing.seat.number) if standing.seat else ()
        return letter(errand, shown.text, (*board, *mat), panel_view(shown))

    async def _summon(self, errand: Errand, told: Announcement, why: str) -> Place:
        user = errand.recipient
        if user is None:
            return None
        text = summons(user, why)
        view = turn_view(errand.match_id)
        return await self.delivery.to_channel(told.standing.match, letter(errand, text, view=view, mentions=(user,)))

    async def _match(self, errand: Errand) -> MatchInfo | None:
        return await self.bot.matches.info(errand.match_id)


def letter(
    errand: Errand,
    text: str,
    pictures: Sequence[Picture] = (),
    view: View | None = None,
    mentions: Sequence[int] = (),
) -> Letter:
    """A letter of this errand; a second try looks first whether the first got through."""
    since: datetime | None = errand.due if errand.tries > 1 else None
    return Letter(text, errand.nonce, pictures, view, mentions, since)
