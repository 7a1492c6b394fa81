"""The poster on the lobby card: it comes, changes when what it shows changes, and goes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.gallery import Gallery
from bot.lobby_card import lobby_card
from bot.match_lobby import LIFETIME
from bot.results import MatchInfo, SeatInfo, State
from render.lobby import LobbySeat, Role
from rules.core.questions import Seat
from tests.bot.conversations import card, open_table
from tests.bot.painter import Painter
from tests.bot.refusing import no_files
from tests.bot.world import World, world
from tests.pebbles.pebbles import PEBBLES

NOON = datetime(2031, 5, 1, 12, tzinfo=UTC)


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, artists={"pebbles": Painter()}) as running:
        yield running


def poster(message: Any) -> tuple[int, str, str] | None:
    """The id, the file name and the words of the one picture of a message."""
    if not message.attachments:
        return None
    (picture,) = message.attachments
    return picture.id, picture.filename, picture.description


async def test_it_comes_with_the_card_and_says_who_sits_there(here: World) -> None:
    place = await open_table(here, "bob", seats=3)
    shown = poster(card(here, place))
    assert shown is not None
    assert shown[1:] == (
        "lobby.png",
        "Poster of Pebbles: a table for 3. Seats: Alice (host), Bob (player); 1 free. The usual rules.",
    )


async def test_it_changes_with_seats_and_options_and_stays_where_nothing_of_it_changed(here: World) -> None:
    place = await open_table(here)
    seen = [poster(card(here, place))]
    await here.press("bob", card(here, place), "Join")
    seen.append(poster(card(here, place)))
    await here.press("bob", card(here, place), "Join")
    await here.say("alice", place, "game pictures", when="demand")
    assert "when somebody asks" in card(here, place).content
    assert poster(card(here, place)) == seen[-1], "neither shows on the poster"
    asked = await here.press("alice", card(here, place), "Options")
    await here.pick("alice", asked.response, "switch:1", "0")
    await here.pick("alice", asked.response, "value:1:0", "1")
    seen.append(poster(card(here, place)))
    assert "Rules that differ: The taker may polish pebbles: no." in (seen[-1] or ("", "", ""))[2]
    await here.press("bob", card(here, place), "Leave")
    seen.append(poster(card(here, place)))
    assert len(set(seen)) == 4


async def test_after_a_restart_it_is_not_sent_again_for_nothing(here: World) -> None:
    place = await open_table(here)
    before = poster(card(here, place))
    await here.restart()
    await here.say("alice", place, "game pictures", when="round")
    assert poster(card(here, place)) == before
    await here.press("bob", card(here, place), "Join")
    assert poster(card(here, place)) != before


async def test_when_the_game_begins_it_says_so(here: World) -> None:
    place = await open_table(here, "bob", seats=3)
    await here.press("alice", card(here, place), "Start")
    shown = poster(here.messages(place)[0])
    assert shown is not None
    assert shown[2].startswith("Poster of Pebbles: the game has begun. Seats: ")
    assert "free" not in shown[2]


async def test_it_goes_when_the_table_is_closed(here: World) -> None:
    place = await open_table(here, "bob")
    asked = await here.press("alice", card(here, place), "Cancel …")
    await here.press("alice", asked.response, "Close this table")
    assert "closed" in here.messages(place)[0].content
    assert poster(here.messages(place)[0]) is None


async def test_it_goes_when_nobody_starts_in_time(tmp_path: Path) -> None:
    now = [NOON]
    async with world(tmp_path, artists={"pebbles": Painter()}, clock=lambda: now[0]) as here:
        place = await open_table(here)
        now[0] += 2 * LIFETIME
        await here.env.advance_time(300)
        assert "closed" in here.messages(place)[0].content
        assert poster(here.messages(place)[0]) is None


async def test_it_follows_how_the_host_wants_the_match_seen(here: World) -> None:
    place = await open_table(here)
    names = []
    for look in ("colour-blind", "text-only", "usual"):
        await here.say("alice", place, "game pictures", look=look)
        names.append((poster(card(here, place)) or (0, "", ""))[1])
    assert names == ["lobby-colour-blind.png", "", "lobby.png"]


async def test_what_somebody_wishes_for_themselves_changes_nothing_of_it(here: World) -> None:
    await here.say("alice", here.table, "settings", text_only=True, colour_blind=True)
    place = await open_table(here)
    assert (poster(card(here, place)) or (0, ""))[1] == "lobby.png"


async def test_without_attach_files_the_card_is_posted_and_edited_in_words(here: World) -> None:
    with no_files(here):
        place = await open_table(here)
        assert "ask a moderator for Attach Files" in card(here, place).content
        await here.press("bob", card(here, place), "Join")
        assert "2. **Bob**" in card(here, place).content
        assert len([message for message in here.messages(place) if message.content.startswith("**Pebbles**")]) == 1
    await here.press("bob", card(here, place), "Leave")
    assert poster(card(here, place)) is not None


async def test_while_a_palette_is_laid_out_the_words_do_not_wait_for_the_poster(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Gallery, "is_preparing", True)
    place = await open_table(here, "bob")
    assert "2. **Bob**" in card(here, place).content
    assert "Bob (player)" in (poster(card(here, place)) or ("", "", ""))[2]
    assert len(here.messages(place)) == 1


async def test_a_poster_that_cannot_be_drawn_keeps_nobody_from_sitting_down(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(Painter, "lobby", broken)
    place = await open_table(here, "bob")
    assert "2. **Bob**" in card(here, place).content
    assert poster(card(here, place)) is None
    monkeypatch.undo()
    await here.press("bob", card(here, place), "Leave")
    assert poster(card(here, place)) is not None


def test_what_the_poster_is_told_of_a_match() -> None:
    seats = (SeatInfo(Seat(0), "Ann", 1, None, 0), SeatInfo(Seat(1), "Quick", None, "quick", 0))
    match = MatchInfo(1, "pebbles", State.LOBBY, 1, 1, 1, 1, {"polishing": False}, 3, seats)
    shown = lobby_card(match, "Pebbles", PEBBLES)
    assert shown is not None
    assert shown.seats == (LobbySeat("Ann", Role.HOST), LobbySeat("Quick", Role.COMPUTER, "quick"))
    assert (shown.free, shown.begun) == (1, False)
