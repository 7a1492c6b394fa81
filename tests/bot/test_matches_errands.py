"""What is left to be told: one turn message a turn, one notice a genuine hand-over, in the same transaction."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.match_errands import told_by
from bot.match_step import deal
from bot.results import Played
from rules.core.questions import Seat
from storage.records import Errand, Person
from tests.pebbles.parlour import MIRELA, OKONKWO, TAMSIN, Parlour, parlour
from tests.pebbles.pebbles import PEBBLES, EndTurn, Polish


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Parlour]:
    """A parlour with pebbles on the shelf."""
    async with parlour(tmp_path / "sky.sqlite3") as place:
        yield place


async def _told(place: Parlour) -> list[Errand]:
    """All that is waiting, sent."""
    errands: list[Errand] = []
    while leased := (await place.store.outbox.lease_due(place.now, limit=99)).errands:
        for errand in leased:
            await place.store.outbox.done(errand.id)
        errands += leased
    return sorted(errands, key=lambda errand: errand.id)


def _kinds(errands: list[Errand]) -> list[tuple[str, int | None]]:
    return [(errand.kind, errand.recipient) for errand in errands]


async def _begun(place: Parlour, *others: int) -> int:
    match = await place.begun(*others)
    await _told(place)
    return match


async def test_a_choice_among_others_tells_nothing(place: Parlour) -> None:
    """While somebody else still has to choose, nobody is asked anew."""
    match = await _begun(place, OKONKWO, TAMSIN)
    await place.press(match, MIRELA)
    await place.press(match, TAMSIN)
    assert await _told(place) == []


async def test_the_one_who_just_played_needs_no_notice(place: Parlour) -> None:
    """The last to choose takes the pebbles: the channel hears, and nobody gets a DM but the taker if it is another."""
    for seen in range(2):
        match = await _begun(place, OKONKWO)
        first, last = (MIRELA, OKONKWO) if seen else (OKONKWO, MIRELA)
        await place.press(match, first)
        await place.press(match, last)
        (taker,) = await place.acting(match)
        expected = [("turn", None)] if taker == last else [("turn", None), ("notice", taker)]
        assert _kinds(await _told(place)) == expected


async def test_a_hand_over_tells_the_channel_and_each_who_is_asked(place: Parlour) -> None:
    """Once, however much was done and undone before."""
    match = await _begun(place, OKONKWO, TAMSIN)
    for user in (MIRELA, OKONKWO, TAMSIN):
        await place.press(match, user)
    (taker,) = await place.acting(match)
    await _told(place)
    await place.matches.act(match=match, user=taker, action=Polish())
    await place.matches.undo(match=match, user=taker)
    await place.matches.act(match=match, user=taker, action=Polish())
    assert await _told(place) == []
    ended = await place.matches.act(match=match, user=taker, action=EndTurn())
    assert isinstance(ended, Played)
    assert ended.handed_over
    told = await _told(place)
    others = sorted({MIRELA, OKONKWO, TAMSIN} - {taker})
    assert sorted(_kinds(told)[1:]) == [("notice", user) for user in others]
    assert _kinds(told)[0] == ("turn", None)
    assert told[0].version == ended.standing.match.version


async def test_who_wants_no_dms_is_mentioned_by_the_turn_message(place: Parlour) -> None:
    """And gets no notice, and no whisper at the start."""
    await place.store.people.put(Person(OKONKWO, dms=False))
    match = await place.begun(OKONKWO)
    told = await _told(place)
    assert ("notice", OKONKWO) not in _kinds(told)
    assert ("whisper_start", OKONKWO) not in _kinds(told)
    assert [errand.mentions for errand in told if errand.kind == "turn"] == [(OKONKWO,)]
    assert match == told[-1].match_id


async def test_the_turn_message_shows_the_table_of_its_hand_over(place: Parlour) -> None:
    """Though it is sent late: news, table and who was to act belong together; that it is late is said."""
    match = await place.begun(OKONKWO)
    await place.press(match, MIRELA)
    await place.press(match, OKONKWO)
    (taker,) = await place.acting(match)
    shown = await place.standing(match, None)
    await place.matches.act(match=match, user=taker, action=Polish())
    turn = [errand for errand in await _told(place) if errand.kind == "turn"][-1]
    told = await place.matches.announcement(turn)
    assert told is not None
    assert told.standing.table == shown.table
    assert told.current
    assert [seat.user_id for seat in told.to_act] == [taker]
    assert "All show" in told.news[-1].text
    assert not any("It is pebble" in line.text for line in told.news)
    await place.matches.act(match=match, user=taker, action=EndTurn())
    late = await place.matches.announcement(turn)
    assert late is not None
    assert late.standing.table == shown.table
    assert not late.current


async def test_a_notice_shows_the_table_of_now_to_its_recipient(place: Parlour) -> None:
    """With the prompt that is valid; once they have acted it is overtaken."""
    match = await place.begun(OKONKWO)
    (notice,) = [errand for errand in await _told(place) if _kinds([errand]) == [("notice", OKONKWO)]]
    told = await place.matches.announcement(notice)
    assert told is not None
    assert told.current
    assert told.standing == await place.standing(match, OKONKWO)
    await place.press(match, OKONKWO)
    overtaken = await place.matches.announcement(notice)
    assert overtaken is not None
    assert not overtaken.current


async def test_a_game_has_one_message_a_turn_and_one_score_sheet(place: Parlour) -> None:
    """Every move is told exactly once, in order; the sheet comes last."""
    match = await place.begun(OKONKWO, TAMSIN)
    await place.play_on(match, 300, Random(9))
    told = [errand for errand in await _told(place) if errand.recipient is None and errand.kind != "lobby"]
    assert [errand.kind for errand in told] == ["turn"] * (len(told) - 1) + ["over"]
    log = await place.matches.log(match, None)
    turns = told[:-1]
    assert len(turns) == 1 + log[-1].turn
    assert [errand.first_move for errand in turns] == [1, *(errand.last_move + 1 for errand in turns[:-1])]
    assert turns[-1].last_move == log[-1].number
    over = await place.matches.announcement(told[-1])
    assert over is not None
    assert PEBBLES.outcome(over.standing.table) is not None
    assert over.current
    for errand in turns:
        assert await place.matches.announcement(errand) is not None


async def test_snapshots_are_thinned_when_a_match_ends(place: Parlour) -> None:
    """The first and the last stay; what lies between is replayed from the first."""
    match = await place.begun(OKONKWO)
    await place.play_on(match, 300, Random(9))
    log = await place.matches.log(match, None)
    kept = {await place.store.moves.snapshot(match, entry.number) for entry in log}
    assert {found[0] for found in kept if found is not None} == {1, log[-1].number}


async def test_who_is_to_be_told_never_hears_a_secret(place: Parlour) -> None:
    """An announcement to the channel is a spectator's; one to a person is theirs."""
    match = await place.begun(OKONKWO)
    await place.press(match, MIRELA)
    for errand in await _told(place):
        told = await place.matches.announcement(errand)
        if told is not None:
            seat = told.standing.seat
            assert (seat.user_id if seat else None) == errand.recipient
            assert all(line.may_read(seat.number if seat else None) for line in told.news)


async def test_nothing_to_show_for_a_lobby_card(place: Parlour) -> None:
    """It is made of the match alone."""
    await place.lobby(OKONKWO)
    (card,) = await _told(place)
    assert card.kind == "lobby"
    assert await place.matches.announcement(card) is None


async def test_who_is_asked_in_anothers_turn_is_told_of_in_the_channel(place: Parlour) -> None:
    """The channel always says who is waited for; whoever wants no DMs is mentioned there, the others get a notice."""
    match = await place.begun(OKONKWO, TAMSIN)
    stored = await place.store.matches.get(match)
    assert stored is not None
    seats = {seat.user_id: Seat(seat.number) for seat in stored.seats}
    dealt = deal(PEBBLES, 3, 7, {}, b"")
    asked = frozenset({seats[OKONKWO], seats[TAMSIN]})
    acting = replace(dealt, handed_over=False, acting_before=frozenset({seats[MIRELA]}), acting=asked)
    telling = told_by(stored, acting, frozenset({TAMSIN}))
    assert [(errand.kind, errand.recipient, errand.mentions) for errand in telling.errands] == [
        ("turn", None, (TAMSIN,)),
        ("notice", OKONKWO, ()),
    ]
    assert telling.told == stored.moves + 1
