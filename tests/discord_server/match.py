"""A match of two people through the sockets: what they see on their screens, and what they press."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any

from tests.discord_server.seam import GuildHandle, InteractionResult, MemberActor, ResponseMessage
from tests.discord_server.server import DiscordServer, acknowledged, until

GAME = "braided-skies"


class Match:
    """Alice's table in a new channel, with Bob (and Carol, who only watches unless she joins): new people each time."""

    def __init__(self, server: DiscordServer, guild: GuildHandle) -> None:
        self.server = server
        self.channel = guild.create_text_channel("table")
        self.alice = server.member(guild, "Alice")
        self.bob = server.member(guild, "Bob")
        self.carol = server.member(guild, "Carol")

    async def open(self, seats: int = 2) -> ResponseMessage:
        """Alice opens the table: its lobby card."""
        await acknowledged(self.alice.slash(self.channel, "game new", game=GAME, seats=seats, thread=False))
        return await self.shown("Start")

    async def start(self) -> None:
        """Alice opens, Bob joins, Alice starts."""
        card = await self.open()
        await self.press(self.bob, card, "Join")
        await until(lambda: "Bob" in card.content or "Bob" in str(card.embeds))
        await self.press(self.alice, card, "Start")
        await self.shown("Play")

    async def shown(self, label: str) -> ResponseMessage:
        """The newest public message of the channel with this button."""
        found = await until(lambda: self._newest(self.server.messages(self.channel.id), label))
        return ResponseMessage(self.server.world, found)

    async def in_private(self, member: MemberActor) -> ResponseMessage:
        """The newest direct message to somebody in which there is something to decide."""
        found = await until(lambda: next((one for one in reversed(self.server.dms(member)) if decisions(one)), None))
        return ResponseMessage(self.server.world, found)

    @staticmethod
    def _newest(messages: list[Any], label: str) -> Any:
        public = (message for message in reversed(messages) if not message.is_ephemeral)
        return next((message for message in public if label in labels(message)), None)

    async def first(self) -> MemberActor:
        """Whoever must act first: they are the one who is told in private."""
        people = (self.alice, self.bob, self.carol)
        told: list[MemberActor] = await until(
            lambda: [one for one in people if any(map(decisions, self.server.dms(one)))]
        )
        assert len(told) == 1
        return told[0]

    def other(self, member: MemberActor) -> MemberActor:
        """The one of the two who is not this one."""
        return self.bob if member.id == self.alice.id else self.alice

    async def press(self, member: MemberActor, message: ResponseMessage, label: str) -> InteractionResult:
        """Press a button by its label."""
        return await acknowledged(member.click(message, label=label))

    async def decide(self, member: MemberActor, message: ResponseMessage) -> None:
        """Take the first action a direct message offers, and wait until it shows what came of it."""
        before = (message.content, message.components)
        decision = decisions(message._message)[0]
        if decision["type"] == _BUTTON:
            await acknowledged(member.user.click(message, custom_id=decision["custom_id"]))
        else:
            chosen = decision["options"][0]["value"]
            await acknowledged(member.user.select(message, [chosen], custom_id=decision["custom_id"]))
        await until(lambda: (message.content, message.components) != before)

    async def play_turn(self, member: MemberActor) -> None:
        """Decide in private until the turn is over."""
        async for _ in self.playing_turn(member):
            pass

    async def playing_turn(self, member: MemberActor) -> AsyncIterator[None]:
        """The same, decision by decision."""
        message = await self.in_private(member)
        for _ in range(_DECISIONS_IN_A_TURN):
            if not decisions(message._message):
                return
            await self.decide(member, message)
            yield
        raise AssertionError(f"the turn does not end:\n{message.content}")

    def turns_told(self) -> list[str]:
        """The public messages that told of a turn."""
        return [text for text in self.public() if "turn" in text]

    def public(self) -> list[str]:
        """What everybody can read in the channel."""
        return [message.content for message in self.server.messages(self.channel.id) if not message.is_ephemeral]


_BUTTON = 2
_DECISIONS_IN_A_TURN = 60


def decisions(message: Any) -> list[dict[str, Any]]:
    """The buttons and menus of a message that carry actions of the game."""
    return [part for part in _parts(message) if str(part.get("custom_id", "")).startswith(("act:", "pick:"))]


def labels(message: Any) -> list[str]:
    """The labels of a message's buttons."""
    return [part["label"] for part in _parts(message) if "label" in part]


def _parts(message: Any) -> Iterator[dict[str, Any]]:
    return (part for row in message.components for part in row.get("components", []))
