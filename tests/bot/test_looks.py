"""Colour-blind palette and words in place of pictures: a person's wish for what only they see, a host's for all."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.looks import USUAL, Looks, looks_in, told, with_words
from bot.words import EARLIER, length
from tests.bot.conversations import card, open_panel, open_table, play_rounds, start_table, turn_messages
from tests.bot.limits import must_fit_message
from tests.bot.painter import Painter
from tests.bot.world import World, fail, world


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, artists={"pebbles": Painter()}) as running:
        yield running


def painter(here: World) -> Painter:
    """Who paints here."""
    found = here.build["artists"]["pebbles"]
    assert isinstance(found, Painter)
    return found


def names(message: Any) -> list[str]:
    """The file names of a message's pictures."""
    return [picture.filename for picture in message.attachments]


async def choose(here: World, place: Any, value: str) -> None:
    """Alice chooses how everybody sees the table, by the menu of the lobby."""
    asked = await here.press("alice", card(here, place), "Options")
    must_fit_message(asked.response)
    await here.pick("alice", asked.response, "looks:1", value)


async def test_somebody_colour_blind_sees_the_palette_where_only_they_look(here: World) -> None:
    place = await open_table(here, "bob")
    told_so = await here.say("bob", place, "settings", colour_blind=True)
    assert "in the colour-blind palette" in told_so.response.content
    await here.press("alice", card(here, place), "Start")
    assert names(turn_messages(here, place)[-1]) == ["board.png", "mat_0.png", "mat_1.png"]
    assert names((await here.say("alice", place, "board")).response)[0] == "board.png"
    for shown in (
        (await here.say("bob", place, "board")).response,
        (await here.say("bob", place, "mat")).response,
        (await here.say("bob", place, "hand")).response,
        (await here.say("bob", place, "history")).response,
        await open_panel(here, "bob", place),
        here.dms("bob")[-1],
    ):
        assert names(shown)
        assert all("colour-blind" in name for name in names(shown)), names(shown)
    assert names(here.dms("alice")[-1])[0] == "board.png"


async def test_who_wants_words_gets_them_in_place_of_every_picture(here: World) -> None:
    place = await open_table(here, "bob")
    await here.say("bob", place, "settings", text_only=True)
    await here.press("alice", card(here, place), "Start")
    assert len(names(turn_messages(here, place)[-1])) == 3
    notice, panel = here.dms("bob")[-1], await open_panel(here, "bob", place)
    board = (await here.say("bob", place, "board")).response
    for shown in (notice, panel, board):
        assert shown.attachments == []
        must_fit_message(shown)
        assert "The mat of Bob." in shown.content
    assert "Their points are" in notice.content
    assert "The mat of Alice." in board.content
    assert "Hold out a pebble" in panel.content


async def test_back_to_the_usual(here: World) -> None:
    place = await start_table(here, "bob")
    await here.say("bob", place, "settings", text_only=True, colour_blind=True)
    told_so = await here.say("bob", place, "settings", text_only=False, colour_blind=False)
    assert "shown in the usual colours" in told_so.response.content
    assert names((await here.say("bob", place, "board")).response)[0] == "board.png"


async def test_a_match_in_words_alone_has_no_public_picture(here: World) -> None:
    place = await open_table(here, "bob")
    await choose(here, place, "2")
    assert "Board and mats are told in words every turn" in card(here, place).content
    await here.press("alice", card(here, place), "Start")
    await play_rounds(here, place, 40)
    public = here.messages(place)
    assert [names(message) for message in public] == [[]] * len(public)
    turns = [message for message in public if "The board of " in message.content]
    assert len(turns) > 2
    for message in public:
        must_fit_message(message)
    assert names((await here.say("alice", place, "history")).response) == ["board.png"], "her own looks are the usual"


async def test_a_match_in_the_colour_blind_palette_changes_nothing_private(here: World) -> None:
    place = await open_table(here, "bob")
    await choose(here, place, "1")
    assert "in the colour-blind palette" in card(here, place).content
    await here.press("alice", card(here, place), "Start")
    assert all("colour-blind" in name for name in names(turn_messages(here, place)[-1]))
    assert all("colour-blind" not in name for name in names(here.dms("bob")[-1]))


async def test_the_host_changes_it_later_and_the_channel_is_told(here: World) -> None:
    place = await start_table(here, "bob")
    before = len(here.messages(place))
    refused = await here.say("bob", place, "game pictures", look="text-only")
    assert "Only the host" in (refused.followups[0] if refused.followups else refused.response).content
    changed = await here.say("alice", place, "game pictures", look="text-only")
    assert "told in words every turn" in changed.response.content
    assert "told in words every turn" in here.messages(place)[-1].content
    again = await here.say("alice", place, "game pictures", look="text-only")
    assert again.response.content == changed.response.content
    assert len(here.messages(place)) == before + 1
    await play_rounds(here, place, 1)
    assert turn_messages(here, place)[-1].attachments == []


async def test_the_second_palette_is_laid_out_only_when_somebody_uses_it(here: World) -> None:
    place = await start_table(here, "bob")
    await here.say("bob", place, "board")
    assert laid_out(here) == ["day"]
    await here.say("bob", place, "settings", colour_blind=True)
    assert laid_out(here) == ["day", "colour-blind"]
    painter(here).warmed.clear()
    await here.restart()
    assert sorted(laid_out(here)) == ["colour-blind", "day"]
    assert "colour-blind" in names((await here.say("bob", place, "board")).response)[0]


def laid_out(here: World) -> Sequence[str]:
    """The palettes prepared so far, once the thread that draws has done what it was given."""
    here.bot.gallery._studio.submit(int).result(timeout=30)
    return painter(here).warmed


async def test_nothing_public_depends_on_who_looks(tmp_path: Path) -> None:
    """The same match, with and without wishes of its players: every public message is the same."""
    seen = []
    for wishes in ({}, {"colour_blind": True}, {"text_only": True}):
        folder = tmp_path / "_".join(("wish", *wishes))
        folder.mkdir()
        async with world(folder, artists={"pebbles": Painter()}) as here:
            here.bot.matches.lobby._start._seeds = lambda: 1
            place = await open_table(here, "bob")
            if wishes:
                for name in ("alice", "bob"):
                    await here.say(name, place, "settings", **wishes)
            await here.press("alice", card(here, place), "Start")
            await play_rounds(here, place, 3)
            seen.append([(unclocked(message.content), names(message)) for message in here.messages(place)])
    assert seen[0] == seen[1] == seen[2]


def unclocked(text: str) -> str:
    """A text without its moments."""
    return " ".join(word for word in text.split() if not word.startswith("<t:"))


async def test_in_words_alone_nobody_is_asked_to_let_pictures_be_attached(here: World) -> None:
    place = await open_table(here, "bob")
    await choose(here, place, "2")
    bob = here.people["bob"]
    fail(here, "POST", f"/channels/{bob.user.dm_channel.id}/messages", 403, 50007)
    await here.press("alice", card(here, place), "Start")
    public = " ".join(message.content for message in here.messages(place))
    assert "Attach Files" not in public
    assert "your DMs are closed to me" in public


async def test_where_an_answer_may_have_no_pictures_they_are_told(here: World) -> None:
    place = await start_table(here, "bob")
    for command in ("board", "history", "since"):
        fail(here, "PATCH", "/webhooks/*/*/messages/@original", 403, 50013, times=1)
        shown = (await here.say("carol", place, command)).response
        assert shown.attachments == []
        assert "ask a moderator for Attach Files" in shown.content
        assert shown.content.endswith((Painter.picture.alt, "to (0, 0)"))


def test_a_person_who_never_said_anything_looks_as_usual() -> None:
    assert looks_in({}) == USUAL
    assert looks_in({"colour_blind": True, "passing": True}) == Looks(colour_blind=True)


def test_words_of_pictures_are_whole_sentences_and_the_text_stays() -> None:
    text, words = "x" * 1900, "A sentence of some length that fits into what is left. " + "Another. " * 20
    said = with_words(text, [told("board", words)])
    assert said.startswith(text)
    assert said.endswith(".")
    assert length(said) <= 2000
    assert with_words("x" * 1990, [told("board", words)]) == "x" * 1990, "a scrap would say nothing"
    assert with_words(text, [Painter.picture]) == text, "a picture that is shown is not told"


def test_a_long_story_makes_room_for_the_table() -> None:
    lines = [f"Line {number} of what happened in a long, long turn." for number in range(38)]
    said = with_words("\n".join(lines), [told("board", "The board says this. " * 40)], room=1100)
    assert said.startswith(EARLIER)
    assert lines[-1] in said
    assert said.count("The board says this.") > 30
    assert length(said) <= 2000


def test_names_in_them_can_format_nothing() -> None:
    assert "\\*\\*Bob\\*\\*" in with_words("A turn.", [told("mat", "Mat of **Bob**: 3 grit.")])
