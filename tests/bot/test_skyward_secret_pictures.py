"""No picture in the channel, and no words of one, differ between tables that differ only in what is hidden."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from render.shelf import ARTISTS
from rules.skyward_republic.game import GAME as SKYWARD
from rules.skyward_republic.table import Table
from tests.bot.hidden import ORDER, Deed, act, deal_alike, deeds_of_twins, made, midgame
from tests.bot.skyward import GAME, lay, skyward_world, start_skyward
from tests.bot.world import World, rows
from tests.playouts.skyward.twins import twin_in_hands, twin_of

pytestmark = [pytest.mark.xdist_group("pictures of skyward-republic"), pytest.mark.timeout(300), pytest.mark.long]

NOON = datetime(2031, 5, 1, 12, tzinfo=UTC)
STRANGER = "dave"
HAND = "hand.png"

Drawn = tuple[str, str | None, str]
"""A picture: its file's name, its words, and what its bytes come to."""


@dataclass
class Seen:
    """What anybody can see of a match, message by message, and the pictures that only players were sent."""

    public: list[tuple[str, Any, list[Drawn]]] = field(default_factory=list)
    private: list[Drawn] = field(default_factory=list)

    @property
    def pictures(self) -> list[Drawn]:
        """All public pictures."""
        return [picture for _, _, pictures in self.public for picture in pictures]


def pictures_of(here: World, message: Any) -> list[Drawn]:
    """The pictures of a message."""
    return [(each.filename, each.description, sha256(here.uploaded(each)).hexdigest()) for each in message.attachments]


async def looked_at(here: World, place: Any, name: str, seats: int) -> list[Any]:
    """The table and every airspace, as a person asks for them; in one's own panel there is more."""
    airspaces = [await here.say(name, place, "airspace", player=seat) for seat in range(seats)]
    asked = [await here.say(name, place, "board"), *airspaces, await here.say(name, place, "play")]
    return [each.response for each in asked]


async def shown(folder: Path, table: Table, deeds: list[Deed]) -> Seen:
    """Lay a table, do the deeds, and keep all pictures that were posted, shown or sent."""
    seen, players = Seen(), ORDER[: table.seats]
    await asyncio.to_thread(ARTISTS[GAME].warm)
    async with skyward_world(made(folder), clock=lambda: NOON, artists={GAME: ARTISTS[GAME]}) as here:
        place = await start_skyward(here, *players[1:])
        await lay(here, place, table, ORDER[: table.seats])
        since = len(here.messages(place))
        for number, (seat, action) in enumerate(deeds):
            await act(here, place, seat, action)
            if number % 2 == 0:
                hand = (await here.say(ORDER[seat], place, "hand")).response
                seen.private += pictures_of(here, hand)
        public = here.messages(place, viewer=here.people[STRANGER])[since:]
        public += await looked_at(here, place, STRANGER, table.seats)
        seen.public = [(each.content, rows(each), pictures_of(here, each)) for each in public]
        for name in players:
            seen.private += [each for dm in here.dms(name) for each in pictures_of(here, dm) if each[0] == HAND]
    return seen


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two matches are dealt alike."""
    deal_alike(monkeypatch)


def other_hands(table: Table) -> Table:
    """A twin with other cards in all hands."""
    return twin_in_hands(table, None, Random(1))


def other_decks(table: Table) -> Table:
    """A twin with all that is hidden dealt anew."""
    return twin_of(table, None, Random(2))


def as_the_actor_knows(table: Table) -> Table:
    """A twin with all that is hidden from whoever acts dealt anew: what they do with their hand is the same."""
    return twin_of(table, min(SKYWARD.to_act(table)), Random(3))


SPLIT = {"seats": 2, "two_player_draft_variant": True}
SEALED_DRAFT = {"round_": 1, "experienced_benefactor_draft": True}


@pytest.mark.parametrize(
    ("phase", "seed", "twin", "given"),
    [
        ("draft", 3, other_hands, {"seats": 2}),
        ("draft", 6, other_decks, {}),
        ("split", 2, other_hands, SPLIT),
        ("split", 4, other_decks, SPLIT),
        ("benefactor draft", 1, other_decks, SEALED_DRAFT),
        ("launch", 3, as_the_actor_knows, {}),
        ("launch", 7, other_hands, {}),
        ("launch", 7, other_decks, {}),
        ("benefactor", 5, other_decks, {}),
        ("benefactor", 7, as_the_actor_knows, {}),
        ("clean-up", 9, other_decks, {}),
    ],
)
async def test_no_public_picture_shows_what_is_hidden(
    tmp_path: Path, phase: str, seed: int, twin: Callable[[Table], Table], given: dict[str, Any]
) -> None:
    """House 1.5, by bytes and by words: of turn messages, and of what a stranger asks for; a hand is its holder's."""
    table = midgame(phase, seed, **given)
    other = twin(table)
    mine, yours = deeds_of_twins(table, other, 6, reveal=twin is other_hands)
    seen, twin_seen = await shown(tmp_path / "one", table, mine), await shown(tmp_path / "other", other, yours)
    for one, another in zip(seen.public, twin_seen.public, strict=True):
        assert one == another
    assert len(seen.pictures) > table.seats
    assert {each.partition("-")[0] for each, _, _ in seen.pictures} <= {"table.png", "airspace"}
    hands = {digest for name, _, digest in (*seen.private, *twin_seen.private) if name == HAND}
    assert hands or not mine
    assert hands.isdisjoint(digest for _, _, digest in seen.pictures)
    assert all(words for _, words, _ in (*seen.pictures, *seen.private))
