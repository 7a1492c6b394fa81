"""Presses: who may, what is stale, what is stored once, what stays hidden, and how simultaneous choices meet."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest

from bot.match_past import Meanwhile
from bot.results import MatchInfo, Played, Refused, Stale, Standing, State
from rules.core.questions import Seat
from storage.errors import Conflict
from storage.records import Commit
from tests.pebbles.parlour import MIRELA, OKONKWO, STRANGER, TAMSIN, Parlour, parlour
from tests.pebbles.pebbles import PEBBLES, EndTurn, Hold, Polish


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Parlour]:
    """A parlour with pebbles on the shelf."""
    async with parlour(tmp_path / "sky.sqlite3") as place:
        yield place


async def _prompt(place: Parlour, match: int, user: int) -> int:
    seat = (await place.standing(match, user)).seat
    assert seat is not None
    return seat.prompt


async def _taker(place: Parlour, *others: int) -> tuple[int, int]:
    """A match in which somebody has taken the pebbles: the match and the taker."""
    match = await place.begun(*others)
    for user in (MIRELA, *others):
        await place.press(match, user)
    (taker,) = await place.acting(match)
    return match, taker


async def test_a_press_is_stored_before_it_is_answered(place: Parlour, tmp_path: Path) -> None:
    """What the answer shows is what another process finds."""
    match = await place.begun(OKONKWO)
    answer = await place.press(match, MIRELA, 1)
    assert isinstance(answer, Played)
    async with parlour(tmp_path / "sky.sqlite3") as restarted:
        found = await restarted.standing(match, MIRELA)
    assert found == answer.standing
    assert len(found.table.hands[found.seat.number if found.seat else 0]) == 2


async def test_news_are_for_those_who_may_read_them(place: Parlour) -> None:
    """Which pebble it is, only its holder learns."""
    match = await place.begun(OKONKWO)
    answer = await place.press(match, MIRELA)
    assert isinstance(answer, Played)
    assert len(answer.news) == 2
    assert [len(entry.news) for entry in await place.matches.log(match, MIRELA)][-1] == 2
    assert [len(entry.news) for entry in await place.matches.log(match, OKONKWO)][-1] == 1
    assert [len(entry.news) for entry in await place.matches.log(match, None, last=1)] == [1]


async def test_a_stranger_is_refused(place: Parlour) -> None:
    """They may look on, as a spectator."""
    match = await place.begun(OKONKWO)
    answer = await place.press(match, STRANGER, prompt=4)
    assert isinstance(answer, Refused)
    assert "no seat" in answer.why
    assert (await place.standing(match, STRANGER)).seat is None


async def test_out_of_turn_names_who_is_awaited(place: Parlour) -> None:
    """With the standing under it."""
    match = await place.begun(OKONKWO)
    await place.press(match, MIRELA)
    answer = await place.press(match, MIRELA)
    assert isinstance(answer, Refused)
    assert answer.why == "It is not your turn: Okonkwo must act first."
    assert isinstance(answer.standing, Standing)


async def test_an_old_prompt_is_stale_and_shows_the_current_one(place: Parlour) -> None:
    """Polishing twice by a double press polishes once, though the second list looks much the same."""
    match, taker = await _taker(place, OKONKWO)
    prompt = await _prompt(place, match, taker)
    first = await place.press(match, taker, prompt=prompt)
    second = await place.press(match, taker, prompt=prompt)
    assert isinstance(first, Played)
    assert isinstance(second, Stale)
    assert second.standing == first.standing
    assert second.standing.table.polished == 1


async def test_a_number_the_prompt_does_not_have_is_stale(place: Parlour) -> None:
    """Nothing is obeyed that was not offered."""
    match = await place.begun(OKONKWO)
    for number in (3, 60, -1):
        assert isinstance(await place.press(match, MIRELA, number), Stale)
    assert len(await place.matches.log(match, None)) == 1


async def test_an_action_by_itself(place: Parlour) -> None:
    """A slash command; an illegal one gets the sentence of the rules, and nothing happens."""
    match = await place.begun(OKONKWO)
    before = await place.standing(match, MIRELA)
    refused = await place.matches.act(match=match, user=MIRELA, action=EndTurn(), interaction=place.interaction())
    assert isinstance(refused, Refused)
    assert refused.why == "You cannot do that now: end turn."
    hold = (await place.matches.legal(before))[2]
    assert isinstance(await place.matches.act(match=match, user=MIRELA, action=hold), Played)
    stale = await place.matches.act(match=match, user=MIRELA, action=hold, prompt=1)
    assert isinstance(stale, Stale)


async def test_one_interaction_is_one_action_with_one_outcome(place: Parlour) -> None:
    """However often and at whatever time it arrives."""
    match = await place.begun(OKONKWO)
    prompt = await _prompt(place, match, MIRELA)
    press = {"match": match, "user": MIRELA, "prompt": prompt, "number": 0, "interaction": 500}
    answers = await asyncio.gather(*(place.matches.press(**press) for _ in range(8)))
    await place.press(match, OKONKWO)
    answers.append(await place.matches.press(**press))
    assert {type(answer) for answer in answers} == {Played}
    assert len({answer.news for answer in answers if isinstance(answer, Played)}) == 1
    assert len(await place.matches.log(match, None)) == 3


async def test_two_presses_at_once_are_one_action(place: Parlour) -> None:
    """The second is queued, not refused: it gets the current prompt."""
    match, taker = await _taker(place, OKONKWO)
    prompt = await _prompt(place, match, taker)
    answers = await asyncio.gather(*(place.press(match, taker, prompt=prompt) for _ in range(2)))
    assert sorted(type(answer).__name__ for answer in answers) == ["Played", "Stale"]


async def test_one_answer_never_spoils_anothers_prompt(place: Parlour) -> None:
    """All choose at once: each under the prompt of the start, in any order, and at the same moment."""
    match = await place.begun(OKONKWO, TAMSIN)
    prompts = {user: await _prompt(place, match, user) for user in (MIRELA, OKONKWO, TAMSIN)}
    answers = await asyncio.gather(*(place.press(match, user, prompt=prompt) for user, prompt in prompts.items()))
    assert {type(answer) for answer in answers} == {Played}
    assert len(await place.acting(match)) == 1


async def test_a_prompt_changes_for_those_who_are_asked_something_else(place: Parlour) -> None:
    """One's own when one acts; the others' only when what they may do changes."""
    match = await place.begun(OKONKWO, TAMSIN)
    before = {user: await _prompt(place, match, user) for user in (MIRELA, OKONKWO, TAMSIN)}
    await place.press(match, MIRELA)
    assert await _prompt(place, match, MIRELA) > before[MIRELA]
    assert await _prompt(place, match, OKONKWO) == before[OKONKWO]
    assert await _prompt(place, match, TAMSIN) == before[TAMSIN]


async def test_a_press_that_was_overtaken_tries_again(place: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process commits between reading and writing: the prompt still stands, so it goes through."""
    match = await place.begun(OKONKWO)
    honest, overtaken = place.store.matches.commit, [3]

    async def commit(given: Commit) -> int:
        if overtaken[0]:
            overtaken[0] -= 1
            await honest(Commit(match, given.expected, place.now))  # somebody else's
        return await honest(given)

    monkeypatch.setattr(place.store.matches, "commit", commit)
    assert isinstance(await place.press(match, MIRELA), Played)
    overtaken[0] = 99
    answer = await place.press(match, OKONKWO)
    assert isinstance(answer, Refused)
    assert answer.why.endswith("try again.")
    overtaken[0] = 0
    assert len(await place.matches.log(match, None)) == 2


async def test_a_commit_on_an_old_version_is_refused(place: Parlour) -> None:
    """Compare and swap."""
    match = await place.begun(OKONKWO)
    stored = await place.store.matches.get(match)
    assert stored is not None
    await place.store.matches.commit(Commit(match, stored.version, place.now))
    with pytest.raises(Conflict):
        await place.store.matches.commit(Commit(match, stored.version, place.now))


async def test_fifty_matches_write_at_once(place: Parlour) -> None:
    """None waits for another to be forgotten, and none is mixed up with another."""
    matches = [await place.begun(OKONKWO) for _ in range(50)]
    answers = await asyncio.gather(*(place.press(match, MIRELA) for match in matches))
    assert {type(answer) for answer in answers} == {Played}
    assert [await place.acting(match) for match in matches] == [[OKONKWO]] * 50


async def test_a_game_to_its_end(place: Parlour) -> None:
    """Then nothing more can be pressed, and the channel is free for the next."""
    match = await place.begun(OKONKWO)
    await place.play_on(match, 100, Random(3))
    info = await place.matches.info(match)
    assert info is not None
    assert info.state is State.ENDED
    standing = await place.standing(match, MIRELA)
    assert PEBBLES.outcome(standing.table) is not None
    answer = await place.press(match, MIRELA)
    assert isinstance(answer, Refused)
    assert "over" in answer.why
    assert await place.matches.match_in(info.channel_id) is None
    assert await place.matches.waiting(MIRELA) == ()


async def test_paused_waits(place: Parlour) -> None:
    """Nothing can be done, and nothing is lost."""
    match = await place.begun(OKONKWO)
    stored = await place.store.matches.get(match)
    assert stored is not None
    await place.store.matches.commit(Commit(match, stored.version, place.now, state=State.PAUSED))
    answer = await place.press(match, MIRELA)
    assert isinstance(answer, Refused)
    assert "paused" in answer.why


async def test_games_come_in_the_order_they_wait(place: Parlour) -> None:
    """Those that wait for me first, the longest first; then the others. A lobby is none yet."""
    first = await place.begun(OKONKWO)
    place.pass_time(hours=1)
    second = await place.begun(OKONKWO)
    place.pass_time(hours=1)
    third = await place.begun(OKONKWO)
    await place.lobby(OKONKWO)
    await place.press(first, MIRELA)
    waiting = await place.matches.waiting(MIRELA)
    assert [one.match.id for one in waiting] == [second, third, first]
    assert [one.since is None for one in waiting] == [False, False, True]
    assert waiting[0].title == "Pebbles"
    assert await place.matches.waiting(STRANGER) == ()


async def test_a_seat_waits_from_when_it_was_first_asked(place: Parlour) -> None:
    """Others' choices do not make the wait look shorter."""
    match = await place.begun(OKONKWO)
    asked = place.now
    place.pass_time(hours=5)
    await place.press(match, MIRELA)
    info = await place.matches.info(match)
    assert isinstance(info, MatchInfo)
    okonkwo = info.seat_of(OKONKWO)
    assert okonkwo is not None
    assert okonkwo.since == asked


async def test_since_my_turn(place: Parlour) -> None:
    """All that happened after my own last action."""
    match, taker = await _taker(place, OKONKWO)
    other = OKONKWO if taker == MIRELA else MIRELA
    await place.press(match, taker)
    mine = await place.matches.past.since(match, taker)
    others = await place.matches.past.since(match, other)
    assert isinstance(mine, Meanwhile)
    assert isinstance(others, Meanwhile)
    assert mine.entries == ()
    assert "polishes" in others.entries[-1].news[-1].text


async def test_the_log_replays_to_the_same_bytes(place: Parlour) -> None:
    """The set-up and the logged actions give the stored table, byte for byte."""
    match = await place.begun(OKONKWO, TAMSIN)
    await place.play_on(match, 17, Random(5))
    moves = await place.store.moves.between(match, 1)
    given = msgspec.json.decode(moves[0].move.payload)
    table = PEBBLES.setup(**given)
    for move in moves[1:]:
        table = PEBBLES.apply(table, Seat(move.move.seat or 0), PEBBLES.load_action(move.move.payload))
    stored = await place.store.matches.get(match)
    assert stored is not None
    assert PEBBLES.dump(table) == stored.table


async def test_the_loop_is_not_held_up_by_slow_rules(tmp_path: Path) -> None:
    """Rules are worked out in another thread."""

    def slow(table: object, seat: Seat, action: Hold | Polish) -> object:
        time.sleep(0.3)
        return PEBBLES.apply(table, seat, action)

    async with parlour(tmp_path / "slow.sqlite3", shelf={"pebbles": replace(PEBBLES, apply=slow)}) as place:
        match = await place.begun(OKONKWO)
        pressing = asyncio.create_task(place.press(match, MIRELA))
        ticks = 0
        while not pressing.done():
            await asyncio.sleep(0.01)
            ticks += 1
    assert ticks > 10
