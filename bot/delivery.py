"""How letters reach a match: its channel, its players' DMs, and what takes their place where they cannot arrive."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import structlog

from bot.panel_elsewhere import PLAYED
from bot.postman import ChannelGone, Letter, NoDM, Postman, Unsent
from bot.results import MatchInfo
from storage.outbox import Kind
from storage.records import Person, Posted

if TYPE_CHECKING:
    from bot.skyport import Skyport

log = structlog.get_logger()

Place: TypeAlias = tuple[int, int] | None
"""The channel and the message that were sent; None where nothing had to be."""


class Done(NamedTuple):
    """What came of an errand: where its message is, and the purposes of the messages it left without buttons."""

    place: Place
    gone: tuple[str, ...] = ()


AN_HOUR = timedelta(hours=1)


class Delivery:
    """Knows where the messages of a match are, and which of them still have buttons."""

    def __init__(self, bot: Skyport) -> None:
        self.bot = bot
        self.postman = Postman(bot)

    async def to_channel(self, match: MatchInfo, given: Letter) -> Place:
        """Post it in the match's channel; where that is gone, the players hear so, and the match goes on."""
        try:
            return await self.postman.to_channel(match.channel_id, given)
        except ChannelGone as gone:
            log.warning("a match lost its channel", match=match.id, channel=match.channel_id, why=str(gone))
            await self._tell_gone(match)
            return None

    async def _tell_gone(self, match: MatchInfo) -> None:
        """The channel cannot be written in: the players hear so once, by DM, and play on there."""
        key = f"gone:{match.id}:{match.channel_id}"
        if await self.bot.store.keeping.get(key):
            return
        await self.bot.store.keeping.put(key, "told")
        text = (
            f"I can no longer post **{self.bot.title(match.game)}** in <#{match.channel_id}>: it is gone, or I may not "
            "write there. Nothing is lost: play on here with /play, or ask a moderator to let me write there again."
        )
        for user in sorted({match.host_id, *(seat.user_id for seat in match.seats if seat.user_id is not None)}):
            try:
                await self.postman.to_person(user, Letter(text, f"gone{match.id}-{user % 10**10}"))
            except (NoDM, Unsent) as why:
                log.info("a player could not be told", match=match.id, why=str(why))

    async def may_dm(self, person: Person) -> bool:
        """Whether the person wants DMs; and of first DMs, Discord suffers only so many an hour."""
        if not person.dms or person.had_dm:
            return person.dms
        lately = await self.bot.store.people.first_dms_since(self.bot.clock() - AN_HOUR)
        return lately < self.bot.settings.skyport_first_dms_an_hour

    async def dm(self, person: Person, given: Letter) -> Place:
        """Send it to a person, and remember that they had a DM from us; raises `NoDM`."""
        place = await self.postman.to_person(person.user_id, given)
        if not person.had_dm:
            await self.bot.store.people.first_dm(person.user_id, self.bot.clock())
        return place

    async def supersede(self, match: MatchInfo, version: int) -> tuple[str, ...]:
        """Take the buttons from what an earlier turn posted; the notice of somebody who must act still leads on.

        Answers the purposes of what has none now, to be forgotten when the errand is done.
        """
        posted, done = await self.bot.store.outbox.posted_and_idle(match.id)
        purposes = ("turn", *(f"{Kind.NOTICE}:{user}" for user in done))
        old = [posted[one] for one in purposes if one in posted and posted[one].version < version]
        return await self._strip(old, _elsewhere(posted))

    async def strip(self, match: int, purpose: str) -> tuple[str, ...]:
        """Take the buttons away; answers what to forget, as `supersede` does."""
        posted = await self.bot.store.outbox.all_posted(match)
        return await self._strip([posted[purpose]], _elsewhere(posted)) if purpose in posted else ()

    async def _strip(self, messages: Sequence[Posted], elsewhere: Container[int]) -> tuple[str, ...]:
        """What says "press Play" because the turn went on elsewhere has no button to press now, and says so."""
        for one in messages:
            text = PLAYED if one.message_id in elsewhere else None
            if text is None and self.bot.gallery.sent.is_bare(one.message_id):
                continue
            try:
                await self.postman.edit(one.channel_id, one.message_id, text, None)
            except Unsent as why:  # the old buttons still answer: that is no reason to send the new message again
                log.info("old buttons stay", match=one.match_id, purpose=one.purpose, why=str(why))
        return tuple(one.purpose for one in messages)


def _elsewhere(posted: Mapping[str, Posted]) -> set[int]:
    """The notices that told their player to go on elsewhere."""
    return {one.message_id for purpose, one in posted.items() if purpose.startswith("elsewhere:")}
