"""The split on Discord, where the pick of one player gives way to the lightning cards of the Warden (SQ-12)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rules.skyward_republic.table import Pile, Table
from tests.bot.conversations import open_panel, turn_messages
from tests.bot.skyward import lay, names_by_seat, skyward_world, start_skyward, table_of
from tests.bot.world import World, acting, labels
from tests.rules.skyward_republic.building import ME, YOU, a_table, do, empty, fetch

GROUPS = (("maker", "seer"), ("bakery-zeppelin", "scrap-barge"))
"""The second has two Vehicles that do something as they arrive: their owner chooses the order."""


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    async with skyward_world(tmp_path) as running:
        yield running


def an_offer(token: int) -> Table:
    """Seat 0, the Warden, offers the groups; the Warden token is with one of them."""
    table = a_table(two_player_draft_variant=True)
    empty(table)
    assert table.draft is not None
    table.draft.piles = [Pile(number, [fetch(table, card) for card in cards]) for number, cards in enumerate(GROUPS, 1)]
    table.draft.token = token
    table = do(table, "Offer groups of 2 and 2")
    table.news = []
    return table


async def laid(here: World, token: int) -> tuple[Any, str, str]:
    """The channel, the Warden, and who picks first."""
    place = await start_skyward(here, "bob", two_player_draft_variant=True)
    await lay(here, place, an_offer(token))
    warden, chooser = await names_by_seat(here, place)
    return place, warden, chooser


async def test_the_channel_names_the_warden_whose_cards_wait(here: World) -> None:
    """Whoever is asked in the other's turn is told of in the channel and by DM; the one before is no longer asked."""
    place, warden, chooser = await laid(here, token=1)
    before, notices = len(turn_messages(here, place)), len(here.dms(warden))
    panel = await open_panel(here, chooser, place)
    await here.press(chooser, panel, "Take group 1 (token): Maker + 1")
    table = await table_of(here, place)
    assert (table.turn, table.agenda[-1][0]) == (YOU, ME)
    assert acting(here, place) == [warden]
    newest = turn_messages(here, place)[-1]
    assert len(turn_messages(here, place)) == before
    assert f"**{chooser.title()}** picks group 1: Maker and Seer." in newest.content
    assert f"**{warden.title()}** picks group 2: Bakery Zeppelin and Scrap Barge." in newest.content
    assert newest.content.split("\n")[-1].startswith(f"It is **{warden.title()}**'s turn")
    (notice,) = here.dms(warden)[notices:]
    assert notice.content.startswith("Your turn in **Skyward Republic**")
    assert "Bakery Zeppelin" in "\n".join(labels(notice))
    waiting = (await here.say(chooser, place, "play")).response
    assert f"It is **{warden.title()}**'s turn" in waiting.content


@pytest.mark.parametrize("token", [1, 2])
async def test_the_launch_phase_begins_when_the_warden_has_answered(here: World, token: int) -> None:
    """SR-T04 Then whoever has the group with the token leads, and is told; nobody is told twice."""
    place, warden, chooser = await laid(here, token)
    panel = await open_panel(here, chooser, place)
    await here.press(chooser, panel, next(label for label in labels(panel) if label.startswith("Take group 1")))
    notices = {name: len(here.dms(name)) for name in (warden, chooser)}
    panel = here.dms(warden)[-1]
    first = next(label for label in labels(panel) if "Scrap Barge" in label)
    await here.press(warden, panel, first)
    table = await table_of(here, place)
    assert (table.phase, table.warden, table.agenda) == ("launch", YOU if token == 1 else ME, [])
    leader = chooser if token == 1 else warden
    assert acting(here, place) == [leader]
    assert "takes the Warden token and 1 cog" in turn_messages(here, place)[-1].content
    new = {name: len(here.dms(name)) - many for name, many in notices.items()}
    assert new == ({warden: 0, chooser: 1} if token == 1 else {warden: 0, chooser: 0})
