"""Nothing that is sent, offered or refused differs between two tables that differ only in what is hidden."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.core.questions import Seat
from rules.skyward_republic.actions import EndTurn, Flip, PassClaim, Pick, Seal, SetAside
from rules.skyward_republic.cards.decks import CARD
from rules.skyward_republic.cards.decks import name as card_name
from rules.skyward_republic.game import GAME as SKYWARD
from rules.skyward_republic.table import Table
from tests.bot.hidden import ORDER, act, deal_alike, made, midgame
from tests.bot.skyward import lay, skyward_world, start_skyward, table_of
from tests.bot.world import World, rows
from tests.playouts.skyward.twins import twin_in_hands, twin_of

LONG = pytest.mark.long
NOON = datetime(2031, 5, 1, 12, tzinfo=UTC)
LOOKS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("play", {}),
    ("log", {}),
    ("since", {}),
    ("history", {}),
    ("board", {}),
    ("games", {}),
    ("airspace", {"player": 0}),
    ("mat", {"player": 1}),
    ("hand", {}),
)
TRIES: tuple[tuple[str, str], ...] = (
    ("draft flip", ""),
    ("draft pick", "pile"),
    ("draft split", "card"),
    ("launch", "card"),
    ("attach", "card"),
    ("ability", "card"),
    ("cog", ""),
    ("claim", "benefactor"),
    ("endturn", ""),
    ("undo", ""),
)
"""Commands that act where that is legal, with the option that names a card."""
OFFERS = (("launch", "space"), ("attach", "building"), *((command, option) for command, option in TRIES if option))


@dataclass
class Seen:
    """All that somebody, or anybody, was shown of a match."""

    what: list[tuple[Any, ...]] = field(default_factory=list)

    def message(self, where: str, message: Any) -> None:
        """A message: its words, its buttons and menus with their ids, the words of its pictures."""
        pictures = [picture.description for picture in message.attachments]
        self.what.append((where, message.content, rows(message), pictures))


async def look(here: World, place: Any, name: str, seen: Seen) -> None:
    """Everything there is to look at."""
    for command, given in LOOKS:
        seen.message(command, (await here.say(name, place, command, **given)).response)
    for command, option in OFFERS:
        offered = await here.people[name].autocomplete(place, command, option, "")
        seen.what.append((command, option, offered))


async def try_all(here: World, place: Any, name: str, seen: Seen, cards: list[str]) -> None:
    """Everything there is to try when it is not one's turn, with cards that others may hold."""
    for command, option in TRIES:
        for card in cards if option else [""]:
            given = {option: card} if option else {}
            seen.message(command, (await here.say(name, place, command, **given)).response)


def sent(here: World, place: Any, name: str, since: dict[str, int], seen: Seen) -> None:
    """What came into the channel and into the person's DMs, and what was left to be told, to whom and when."""
    for message in here.messages(place, viewer=here.people[name])[since["channel"] :]:
        seen.message("channel", message)
    for message in dms(here, name)[since[name] :]:
        seen.message("dm", message)
    asked = "select kind, recipient, due, first_move, last_move, mentions from outbox where id > ? order by id"
    with sqlite3.connect(here.database) as connection:
        seen.what += connection.execute(asked, (since["outbox"],)).fetchall()
        seen.what += connection.execute("select kind, due, version from job order by id").fetchall()


def dms(here: World, name: str) -> list[Any]:
    """What the bot wrote to somebody, if it ever did."""
    return here.dms(name) if here.people[name].user.dm_channel is not None else []


def marks(here: World, place: Any) -> dict[str, int]:
    """How much there is already."""
    with sqlite3.connect(here.database) as connection:
        last = connection.execute("select max(id) from outbox").fetchone()[0]
    return {
        "channel": len(here.messages(place)),
        "outbox": last,
        **{name: len(dms(here, name)) for name in here.people},
    }


def held_anywhere(table: Table) -> list[str]:
    """A card of each hand by name."""
    return [card_name(card) for mat in table.mats for card in [each for each in mat.hand if each in CARD][:1]]


async def shown_in(folder: Path, table: Table, name: str, cards: list[str], steps: int) -> Seen:
    """Lay a table, let everybody but ``name`` act without naming a card, and write down all that ``name`` is shown."""
    seen = Seen()
    async with skyward_world(made(folder), clock=lambda: NOON) as here:
        place = await start_skyward(here, "bob", "carol")
        await lay(here, place, table, ORDER)
        since = marks(here, place)
        await look(here, place, name, seen)
        for step in range(steps):
            asked = sorted(SKYWARD.to_act(await table_of(here, place)))
            others = [seat for seat in asked if ORDER[seat] != name]
            if len(others) < len(asked) or not others:
                break
            if step == 0:
                await try_all(here, place, name, seen, cards)
            await act_plainly(here, place, others[0])
            await look(here, place, name, seen)
        sent(here, place, name, since, seen)
    return seen


async def act_plainly(here: World, place: Any, seat: Seat) -> None:
    """The plainest action that names no card of a hand."""
    legal = SKYWARD.legal_actions(await table_of(here, place), seat)
    plain = [action for action in legal if isinstance(action, EndTurn | PassClaim | Flip | Pick)]
    await act(here, place, seat, (plain or legal)[0])


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two matches are dealt alike."""
    deal_alike(monkeypatch)


def alike(one: Seen, other: Seen) -> None:
    """Nothing differs; the first difference is shown."""
    for mine, yours in zip(one.what, other.what, strict=True):
        assert mine == yours


@pytest.mark.parametrize(
    ("phase", "seed"), [("draft", 3), pytest.param("launch", 4, marks=LONG), pytest.param("benefactor", 5, marks=LONG)]
)
async def test_a_stranger_learns_nothing_of_any_hand(tmp_path: Path, phase: str, seed: int) -> None:
    """Words, buttons, custom ids, autocomplete, refusals, the log, errands and due times: equal for twin tables."""
    table = midgame(phase, seed)
    cards = held_anywhere(table)
    seen = await shown_in(tmp_path / "one", table, "dave", cards, 3)
    twin = twin_in_hands(table, None, Random(seed))
    assert [mat.hand for mat in twin.mats] != [mat.hand for mat in table.mats]
    alike(await shown_in(tmp_path / "other", twin, "dave", cards, 3), seen)
    assert len(seen.what) > 60


@pytest.mark.parametrize(
    ("phase", "seed"), [pytest.param("draft", 6, marks=LONG), ("launch", 7), pytest.param("benefactor", 8, marks=LONG)]
)
async def test_a_player_learns_nothing_of_other_hands_or_of_any_deck(tmp_path: Path, phase: str, seed: int) -> None:
    """The same for a seat, in its own turn and in that of others, with DMs; its own hand is the same at both."""
    table = midgame(phase, seed)
    viewer = Seat((table.turn + 1) % 3)
    name, cards = ORDER[viewer], held_anywhere(table)
    steps = 0 if phase == "draft" else 1
    seen = await shown_in(tmp_path / "one", table, name, cards, steps)
    twin = twin_of(table, viewer, Random(seed))
    alike(await shown_in(tmp_path / "other", twin, name, cards, steps), seen)
    own = table.copy()
    own.turn = viewer
    seen = await shown_in(tmp_path / "own", own, name, cards, 0)
    twin = twin_of(own, viewer, Random(seed))
    alike(await shown_in(tmp_path / "own other", twin, name, cards, 0), seen)


async def test_a_sealed_answer_shows_nothing_until_all_have_answered(tmp_path: Path) -> None:
    """SQ-44 Two tables in whose clean-up somebody has chosen other cards look the same to everybody else."""
    seen = []
    for number, pick in enumerate((0, -1)):
        table = midgame("clean-up", 9)
        seat = min(SKYWARD.to_act(table))
        others = [name for at, name in enumerate(ORDER) if at != seat]
        while any(mat.sealed and not mat.sealed.done for at, mat in enumerate(table.mats) if at == seat):
            legal = SKYWARD.legal_actions(table, seat)
            aside = [action for action in legal if isinstance(action, SetAside)]
            action = aside[pick] if aside else next(each for each in legal if isinstance(each, Seal))
            if isinstance(action, Seal) and len(SKYWARD.to_act(table)) == 1:
                break
            SKYWARD.take(table, seat, action)
        table.news = []
        seen.append([await shown_in(tmp_path / f"{number} {name}", table, name, [], 0) for name in (*others, "dave")])
    for one, other in zip(*seen, strict=True):
        alike(one, other)
