"""Looking back tells nobody what they could not see then: twin tables of the past look the same."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from render.picture import Picture
from render.shelf import ARTISTS
from render.theme import PaletteName
from rules.core.questions import Seat
from rules.skyward_republic.game import GAME as SKYWARD
from rules.skyward_republic.table import Table
from tests.bot.hidden import ORDER, deal_alike, made, midgame
from tests.bot.painter import Painter
from tests.bot.skyward import GAME, lay, match_of, skyward_world, start_skyward
from tests.bot.world import World
from tests.playouts.skyward.twins import twin_in_hands, twin_of

Shown = list[tuple[str, list[str | None]]]
"""The words of each answer, and of its pictures."""


class Teller(Painter):
    """Paints grey squares whose words are those of the real pictures, and the whole key of what is ringed."""

    def board(self, view: Any, names: tuple[str, ...], palette: PaletteName = "day") -> Picture:
        """The table."""
        return Picture("board", self.picture.png, self.board_words(view, names))

    def board_key(self, view: Any, names: tuple[str, ...], palette: PaletteName = "day") -> object:
        """The real key."""
        return ARTISTS[GAME].board_key(view, names, palette)

    def mat_key(self, view: Any, seat: int, names: tuple[str, ...], palette: PaletteName = "day") -> object:
        """The real key."""
        return ARTISTS[GAME].mat_key(view, seat, names, palette)

    def board_words(self, view: Any, names: tuple[str, ...]) -> str:
        """The real words."""
        return ARTISTS[GAME].board_words(view, names)

    def since(self, before: Any, view: Any, names: tuple[str, ...], palette: PaletteName = "day") -> Picture:
        """All that the picture is made from, in short."""
        key = ARTISTS[GAME].since_key(before, view, names, palette)
        return Picture("since", self.picture.png, sha256(repr(key).encode()).hexdigest())

    def since_key(self, before: Any, view: Any, names: tuple[str, ...], palette: PaletteName = "day") -> object:
        """The real key."""
        return ARTISTS[GAME].since_key(before, view, names, palette)


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """All matches are dealt alike; what differs comes from the tables laid in their places."""
    deal_alike(monkeypatch)


async def looked_back(folder: Path, table: Table, name: str) -> Shown:
    """What somebody is shown of a match that began with that table."""
    async with skyward_world(made(folder), artists={GAME: Teller()}) as here:
        place = await start_skyward(here, "bob", "carol")
        await lay(here, place, table, ORDER)
        begin_with(here, table, await match_of(here, place))
        asked = [await here.say(name, place, "history", turn=0), await here.say(name, place, "since")]
        return [
            (each.response.content, [picture.description for picture in each.response.attachments]) for each in asked
        ]


def begin_with(here: World, table: Table, match: int) -> None:
    """Put the table in place of the one that was dealt."""
    with sqlite3.connect(here.database) as connection:
        kept = (zlib.compress(SKYWARD.dump(table)), match)
        connection.execute("update snapshot set board = ? where match_id = ? and move = 1", kept)


def in_hands(table: Table) -> Table:
    """What a stranger cannot tell apart."""
    return twin_in_hands(table, None, Random(2))


def but_for_bob(table: Table) -> Table:
    """What Bob cannot tell apart."""
    return twin_of(table, Seat(ORDER.index("bob")), Random(2))


@pytest.mark.parametrize(("name", "twin"), [("dave", in_hands), ("bob", but_for_bob)])
async def test_the_past_of_twin_tables_looks_the_same(
    tmp_path: Path, name: str, twin: Callable[[Table], Table]
) -> None:
    """House 1.5, for a stranger and for a player, in words, in the words of pictures, and in what is ringed."""
    table = midgame("draft", 3)
    other = twin(table)
    assert other.mats != table.mats
    one, two = await looked_back(tmp_path / "one", table, name), await looked_back(tmp_path / "two", other, name)
    assert one == two
    assert all(pictures for _, pictures in one[:1])
