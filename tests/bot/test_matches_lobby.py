"""The lobby: sitting down and leaving, options, computer players, the start, and what refuses each of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.results import MatchInfo, Played, Refused, State
from tests.pebbles.parlour import CHANNEL, GUILD, MIRELA, OKONKWO, STRANGER, TAMSIN, Parlour, parlour


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Parlour]:
    """A parlour with pebbles on the shelf."""
    async with parlour(tmp_path / "sky.sqlite3") as place:
        yield place


def _names(answer: MatchInfo | Refused) -> list[str]:
    assert isinstance(answer, MatchInfo), answer
    return [seat.name for seat in answer.seats]


def _why(answer: object) -> str:
    assert isinstance(answer, Refused), answer
    assert answer.why.endswith(".")
    return answer.why


async def _kinds(place: Parlour) -> list[str]:
    """All there is to tell, told."""
    kinds = []
    while errands := (await place.store.outbox.lease_due(place.now)).errands:
        for errand in errands:
            kinds.append(errand.kind)
            await place.store.outbox.done(errand.id)
    return kinds


async def test_sitting_down_and_getting_up(place: Parlour) -> None:
    """Joining twice is once; seats close up when somebody leaves."""
    lobby = place.matches.lobby
    match = (await place.lobby(OKONKWO, TAMSIN)).id
    assert _names(await lobby.join(match=match, user=OKONKWO, name="Okonkwo")) == ["Mirela", "Okonkwo", "Tamsin"]
    assert "for 3" in _why(await lobby.join(match=match, user=STRANGER, name="Late"))
    left = await lobby.leave(match=match, user=OKONKWO)
    assert _names(left) == ["Mirela", "Tamsin"]
    assert isinstance(left, MatchInfo)
    assert [seat.number for seat in left.seats] == [0, 1]
    assert "not seated" in _why(await lobby.leave(match=match, user=STRANGER))


async def test_the_host_hands_on_and_the_last_closes(place: Parlour) -> None:
    """A lobby without persons is over, and its channel is free."""
    lobby = place.matches.lobby
    match = (await place.lobby(OKONKWO, computers=1)).id
    left = await lobby.leave(match=match, user=MIRELA)
    assert isinstance(left, MatchInfo)
    assert left.host_id == OKONKWO
    closed = await lobby.leave(match=match, user=OKONKWO)
    assert isinstance(closed, MatchInfo)
    assert closed.state is State.ENDED
    assert await place.matches.match_in(CHANNEL) is None
    assert "closed" in _why(await lobby.join(match=match, user=TAMSIN, name="Tamsin"))


async def test_one_match_a_channel(place: Parlour) -> None:
    """Until it is over."""
    match = (await place.lobby()).id
    asked: dict[str, Any] = {
        "game": "pebbles",
        "guild": GUILD,
        "channel": CHANNEL,
        "host": OKONKWO,
        "name": "Okonkwo",
        "seats": 2,
    }
    assert "already" in _why(await place.matches.lobby.open(**asked))
    found = await place.matches.match_in(CHANNEL)
    assert found is not None
    assert found.id == match
    await place.matches.hosting.cancel(match=match, user=MIRELA)
    assert isinstance(await place.matches.lobby.open(**asked), MatchInfo)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"game": "chess"}, "pebbles"),
        ({"seats": 5}, "2 to 4"),
        ({"seats": 1}, "2 to 4"),
        ({"options": {"moss": True}}, "moss"),
        ({"options": {"polishing": 3}}, "polishing"),
    ],
)
async def test_a_wrong_wish_is_refused_in_a_sentence(place: Parlour, given: dict[str, object], words: str) -> None:
    """A game nobody knows, seats out of range, an unknown option."""
    asked: dict[str, Any] = {"game": "pebbles", "guild": 1, "channel": 2, "host": MIRELA, "name": "Mirela", "seats": 2}
    assert words in _why(await place.matches.lobby.open(**{**asked, **given}))


async def test_only_the_host_decides(place: Parlour) -> None:
    """And is named to the others."""
    lobby = place.matches.lobby
    match = (await place.lobby(OKONKWO)).id
    for answer in (
        await place.matches.hosting.cancel(match=match, user=OKONKWO),
        await lobby.choose(match=match, user=OKONKWO, options={"polishing": False}),
        await lobby.add_computer(match=match, user=OKONKWO, level="plain"),
        await lobby.resize(match=match, user=OKONKWO, seats=3),
        await lobby.start(match=match, user=OKONKWO),
    ):
        assert "Mirela" in _why(answer)


async def test_computer_players_sit_down_and_leave(place: Parlour) -> None:
    """Each has a name of its own; an unknown level names those there are."""
    lobby = place.matches.lobby
    match = (await place.lobby()).id
    await lobby.resize(match=match, user=MIRELA, seats=3)
    assert "plain" in _why(await lobby.add_computer(match=match, user=MIRELA, level="grand"))
    await lobby.add_computer(match=match, user=MIRELA, level="plain")
    two = await lobby.add_computer(match=match, user=MIRELA, level="plain")
    assert _names(two) == ["Mirela", "Plain computer", "Plain computer 2"]
    assert "3 are seated" in _why(await lobby.resize(match=match, user=MIRELA, seats=2))
    assert _names(await lobby.remove_computer(match=match, user=MIRELA)) == ["Mirela", "Plain computer"]
    await lobby.remove_computer(match=match, user=MIRELA)
    assert "No computer" in _why(await lobby.remove_computer(match=match, user=MIRELA))


async def test_options_are_kept_and_reach_the_table(place: Parlour) -> None:
    """Those not named stay as they are."""
    match = (await place.lobby(OKONKWO)).id
    chosen = await place.matches.lobby.choose(match=match, user=MIRELA, options={"polishing": False})
    assert isinstance(chosen, MatchInfo)
    assert chosen.options == {"polishing": False}
    await place.matches.lobby.start(match=match, user=MIRELA)
    assert (await place.standing(match, MIRELA)).table.polishing is False


async def test_the_start_deals_and_asks(place: Parlour) -> None:
    """Seats are shuffled by luck, each person learns how a turn goes, and whoever is to act gets one notice."""
    match = (await place.lobby(OKONKWO, TAMSIN)).id
    assert await _kinds(place) == ["lobby"]
    answer = await place.matches.lobby.start(match=match, user=MIRELA, interaction=900)
    assert isinstance(answer, Played)
    assert answer.standing.match.state is State.LIVE
    assert {seat.user_id for seat in answer.standing.match.seats} == {MIRELA, OKONKWO, TAMSIN}
    assert [seat.name for seat in answer.standing.match.seats] != ["Mirela", "Okonkwo", "Tamsin"]
    assert sorted(await _kinds(place)) == ["lobby", *["notice"] * 3, "turn", *["whisper_start"] * 3]


async def test_the_same_start_again_is_answered_again(place: Parlour) -> None:
    """By its interaction; another start is refused."""
    match = (await place.lobby(OKONKWO)).id
    first = await place.matches.lobby.start(match=match, user=MIRELA, interaction=900)
    again = await place.matches.lobby.start(match=match, user=MIRELA, interaction=900)
    assert isinstance(first, Played)
    assert isinstance(again, Played)
    assert again.standing.table == first.standing.table
    assert "started already" in _why(await place.matches.lobby.start(match=match, user=MIRELA, interaction=901))
    assert "started already" in _why(await place.matches.lobby.join(match=match, user=TAMSIN, name="Tamsin"))
    assert len(await place.matches.log(match, None)) == 1


async def test_too_few_to_start(place: Parlour) -> None:
    """The game's own number counts; an empty seat beyond it is dropped."""
    match = (await place.lobby()).id
    assert "at least 2" in _why(await place.matches.lobby.start(match=match, user=MIRELA))
    await place.matches.lobby.resize(match=match, user=MIRELA, seats=4)
    await place.matches.lobby.join(match=match, user=OKONKWO, name="Okonkwo")
    answer = await place.matches.lobby.start(match=match, user=MIRELA)
    assert isinstance(answer, Played)
    assert len(answer.standing.match.seats) == 2


async def test_a_lobby_nobody_fills_expires_with_a_notice(place: Parlour) -> None:
    """One that has started does not."""
    waiting, begun = await place.lobby(), await place.begun(OKONKWO)
    place.pass_time(days=2)
    assert await place.matches.lobby.expire(place.now) == ()
    await _kinds(place)
    place.pass_time(days=2)
    (closed,) = await place.matches.lobby.expire(place.now)
    assert (closed.id, closed.state) == (waiting.id, State.ENDED)
    assert await _kinds(place) == ["lobby", "expired"]
    assert await place.matches.lobby.expire(place.now) == ()
    assert (await place.standing(begun, MIRELA)).match.state is State.LIVE


async def test_a_lobby_has_no_table(place: Parlour) -> None:
    """Looking at it, pressing in it and a match that is not there are sentences."""
    match = (await place.lobby()).id
    assert "not started" in _why(await place.matches.standing(match, MIRELA))
    assert "not started" in _why(await place.matches.press(match=match, user=MIRELA, prompt=0, number=0, interaction=1))
    assert "cannot find" in _why(await place.matches.standing(404, MIRELA))
    assert "cannot find" in _why(await place.matches.hosting.cancel(match=404, user=MIRELA))
