"""Pictures that stand already are kept by an edit, and nothing else is."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot import sent as sent_module
from bot.sent import Sent
from bot.trouble import INVALID_FORM
from render.picture import Picture
from tests.bot.conversations import open_panel, start_table
from tests.bot.painter import Painter
from tests.bot.world import World, world

BOARD, MAT = Picture("board", b"PNG one", "A board"), Picture("mat", b"PNG two", "A mat")
AN_EARLIER_MOMENT = "act:1:0:0"


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, artists={"pebbles": Painter()}) as running:
        yield running


def message(*attached: tuple[int, str]) -> Any:
    return SimpleNamespace(attachments=[SimpleNamespace(id=number, filename=name) for number, name in attached])


def shown(kept: Sent, before: Any, *pictures: Picture) -> list[object]:
    """The id of what is kept, the name of what is sent."""
    return [
        one.filename if isinstance(one, discord.File) else one.id
        for one in kept.attached(before, [*pictures, Picture("words", b"", "A picture without pixels")])
    ]


def test_only_what_is_new_is_sent() -> None:
    kept, before = Sent(), message((1, "board.png"), (2, "mat.png"))
    kept.note(before, (BOARD, MAT))
    assert shown(kept, before, BOARD, MAT) == [1, 2]
    assert shown(kept, before, MAT) == [2]
    assert shown(kept, before, replace(BOARD, png=b"PNG three"), MAT) == ["board.png", 2]
    assert shown(kept, before, BOARD, replace(MAT, alt="Another mat")) == [1, "mat.png"]
    assert shown(kept, None, BOARD, MAT) == ["board.png", "mat.png"]


def test_of_a_message_that_is_not_remembered_all_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sent_module, "KEPT", 1)
    kept, before = Sent(), message((1, "board.png"), (2, "mat.png"))
    kept.note(before, (BOARD, MAT))
    assert shown(kept, before, BOARD, MAT) == ["board.png", 2]
    assert shown(Sent(), before, BOARD, MAT) == ["board.png", "mat.png"]


async def test_where_another_press_has_changed_the_message_all_is_sent_again() -> None:
    kept, before, tried = Sent(), message((1, "board.png")), []
    kept.note(before, (BOARD,))

    async def edit(attached: list[Any]) -> Any:
        tried.append(attached)
        if len(tried) == 1:
            response: Any = SimpleNamespace(status=400, reason="Bad Request")
            raise discord.HTTPException(response, {"code": INVALID_FORM, "message": "unknown attachment"})
        return message((3, "board.png"))

    await kept.edited(before, (BOARD,), edit)
    assert [isinstance(attached[0], discord.File) for attached in tried] == [False, True]
    assert shown(kept, message((3, "board.png")), BOARD) == [3]


async def test_another_refusal_is_not_tried_again() -> None:
    async def edit(attached: list[Any]) -> Any:
        response: Any = SimpleNamespace(status=404, reason="Not Found")
        raise discord.HTTPException(response, {"code": 10008, "message": "Unknown Message"})

    with pytest.raises(discord.HTTPException):
        await Sent().edited(message((1, "board.png")), (BOARD,), edit)


async def test_a_press_in_a_whisper_keeps_the_mat_and_a_new_whisper_gets_its_own(here: World) -> None:
    place = await start_table(here, "bob")
    panel = await open_panel(here, "alice", place)
    (mat,) = panel.attachments
    await here.at_once([("alice", panel, AN_EARLIER_MOMENT)])
    assert [picture.id for picture in panel.attachments] == [mat.id]
    (other,) = (await open_panel(here, "alice", place)).attachments
    assert other.id != mat.id


def test_what_is_known_of_notices_and_buttons() -> None:
    """The newest notice of a match is known, and a message whose buttons went is not edited again for it."""
    sent = Sent()
    sent.note_notice(1, 11, 500)
    sent.note_notice(1, 11, 501)
    assert sent.is_notice(1, 11, 501)
    assert not sent.is_notice(1, 11, 500)
    assert not sent.is_notice(1, 12, None)
    sent.note_buttons(501, bare=True)
    assert sent.is_bare(501)
    sent.note_buttons(501, bare=False)
    assert not sent.is_bare(501)
