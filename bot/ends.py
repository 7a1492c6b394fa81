"""The errands at the end of a game: the score sheet in the channel, and a word to each player, once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.components import over_view
from bot.delivery import Delivery, Done, Place
from bot.gallery import Pictures
from bot.letters import letter
from bot.postman import NoDM
from bot.results import Announcement, Standing
from bot.results import Pictures as Wish
from bot.score_words import farewell, score_sheet
from bot.words import jump, mention
from rules.core.outcome import Outcome
from storage.outbox import Kind
from storage.records import Errand

if TYPE_CHECKING:
    from bot.skyport import Skyport


class Ends:
    """Delivers what is told when a game is over."""

    def __init__(self, bot: Skyport, delivery: Delivery) -> None:
        self.bot = bot
        self.delivery = delivery

    async def over(self, errand: Errand) -> Done:
        """The score sheet and the offer of a rematch, with mentions for those who want no DMs."""
        told = await self.bot.matches.announcement(errand)
        outcome = _outcome(told)
        if told is None or outcome is None:
            return Done(None)
        pictures, view = await self._last_pictures(told.standing), over_view(errand.match_id)
        text = score_sheet(told.standing, outcome, mentions=errand.mentions)
        given = letter(errand, text, pictures, view, errand.mentions)
        place = await self.delivery.to_channel(told.standing.match, given)
        return Done(place, await self.delivery.supersede(told.standing.match, errand.version + 1))

    async def _last_pictures(self, standing: Standing) -> Pictures:
        """The sheet; and the table as it ended, where the last turn did not show it."""
        looks = standing.match.looks
        sheet = await self.bot.gallery.scores(standing, looks)
        shown = standing.match.pictures is Wish.TURN
        return sheet if shown else (*await self.bot.gallery.table(standing, looks), *sheet)

    async def farewell(self, errand: Errand) -> Place:
        """By DM; in the channel, with a mention, where no DM arrives."""
        told, user = await self.bot.matches.announcement(errand), errand.recipient
        outcome = _outcome(told)
        if told is None or outcome is None or user is None:
            return None
        text = await self._farewell_words(told.standing, outcome, user)
        person = await self.bot.store.people.get(user)
        if not await self.delivery.may_dm(person):
            return await self._in_channel(errand, told.standing, text)
        try:
            return await self.delivery.dm(person, letter(errand, text))
        except NoDM as why:
            return await self._in_channel(errand, told.standing, f"{text}\n-# {why}")

    async def _farewell_words(self, standing: Standing, outcome: Outcome, user: int) -> str:
        match = standing.match
        posted = await self.bot.store.outbox.posted(match.id, Kind.OVER)
        link = jump(match.guild_id, *((posted.channel_id, posted.message_id) if posted else (match.channel_id,)))
        seat = match.seat_of(user)
        return farewell(standing, outcome, self.bot.title(match.game), seat.number if seat else None, link)

    async def _in_channel(self, errand: Errand, standing: Standing, text: str) -> Place:
        user = errand.recipient or 0
        given = letter(errand, f"{mention(user)}, {text}", mentions=(user,))
        return await self.delivery.to_channel(standing.match, given)


def _outcome(told: Announcement | None) -> Outcome | None:
    return told.standing.game.outcome(told.standing.table) if told else None
