"""The outbox: leased in order, kept until it was sent, never twice at once; and where messages are."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from storage.outbox import LEASE, Kind
from storage.records import Commit, NewErrand, NewMatch, Person, Posted, StoredSeat
from storage.store import Store, open_store

NOW = datetime(2031, 5, 1, 12, tzinfo=UTC)
SEATS = (StoredSeat(0, "Mirela", 11, None),)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A store with one lobby, whose card has been posted."""
    store = await open_store(f"sqlite:///{tmp_path / 'sky.sqlite3'}", now=NOW)
    await store.matches.open(NewMatch("pebbles", 1, {}, 1, 2, 11, 2, SEATS), at=NOW)
    yield store
    await store.close()


async def _tell(store: Store, *errands: NewErrand) -> None:
    match = await store.matches.get(1)
    assert match is not None
    await store.matches.commit(Commit(1, match.version, NOW, errands=errands))


async def test_an_errand_is_leased_once_until_it_is_done(store: Store) -> None:
    """And wakes whoever waits for it."""
    store.outbox.woken.clear()
    await _tell(store, NewErrand(Kind.TURN, None, 3, 5, (11, 12)))
    assert store.outbox.woken.is_set()
    (errand,) = (await store.outbox.lease_due(NOW)).errands
    assert (errand.kind, errand.first_move, errand.last_move, errand.mentions) == ("turn", 3, 5, (11, 12))
    assert errand.tries == 1
    assert len(errand.nonce) <= 25
    assert (await store.outbox.lease_due(NOW)).errands == ()
    await store.outbox.done(errand.id, 2, 777)
    assert (await store.outbox.lease_due(NOW + LEASE)).errands == ()
    assert await store.outbox.posted(1, "turn") == Posted(1, "turn", 2, 777, errand.version)


async def test_a_lease_runs_out(store: Store) -> None:
    """Whoever took it may have died: somebody else gets it, under the same nonce."""
    await _tell(store, NewErrand(Kind.TURN))
    (first,) = (await store.outbox.lease_due(NOW)).errands
    assert (await store.outbox.lease_due(NOW)).next_due == NOW + LEASE
    (again,) = (await store.outbox.lease_due(NOW + LEASE)).errands
    assert (again.id, again.nonce, again.tries) == (first.id, first.nonce, 2)


async def test_a_restart_takes_over_the_leases(store: Store, tmp_path: Path) -> None:
    """What was leased when the process died is due at once."""
    await _tell(store, NewErrand(Kind.TURN))
    (errand,) = (await store.outbox.lease_due(NOW)).errands
    other = await open_store(f"sqlite:///{tmp_path / 'sky.sqlite3'}", now=NOW)
    assert [again.id for again in (await other.outbox.lease_due(NOW)).errands] == [errand.id]
    await other.close()


async def test_failing_for_now_and_for_good(store: Store) -> None:
    """It is tried again when asked for, or never."""
    await _tell(store, NewErrand(Kind.NOTICE, 11))
    (errand,) = (await store.outbox.lease_due(NOW)).errands
    later = NOW + timedelta(seconds=30)
    await store.outbox.failed(errand.id, "502", later)
    assert (await store.outbox.lease_due(NOW)).errands == ()
    assert (await store.outbox.lease_due(NOW)).next_due == later
    (errand,) = (await store.outbox.lease_due(later)).errands
    await store.outbox.failed(errand.id, "the channel is gone", None)
    assert (await store.outbox.lease_due(NOW)).next_due is None
    assert (await store.outbox.lease_due(later + LEASE)).errands == ()


async def test_a_channel_and_each_person_are_told_in_order(store: Store) -> None:
    """The second turn waits for the first; a notice waits for neither."""
    await _tell(store, NewErrand(Kind.TURN), NewErrand(Kind.NOTICE, 11))
    await _tell(store, NewErrand(Kind.TURN), NewErrand(Kind.OVER), NewErrand(Kind.NOTICE, 12))
    first = (await store.outbox.lease_due(NOW)).errands
    assert [(errand.kind, errand.recipient) for errand in first] == [("turn", None), ("notice", 11), ("notice", 12)]
    assert (await store.outbox.lease_due(NOW)).errands == ()
    await store.outbox.done(first[0].id)
    (second,) = (await store.outbox.lease_due(NOW)).errands
    assert second.version > first[0].version
    await store.outbox.done(second.id)
    assert [errand.kind for errand in (await store.outbox.lease_due(NOW)).errands] == ["over"]


async def test_a_newer_lobby_card_overtakes_those_unsent(store: Store) -> None:
    """The card shows what is; once is enough."""
    for _ in range(3):
        await _tell(store, NewErrand(Kind.LOBBY))
    (errand,) = (await store.outbox.lease_due(NOW)).errands
    match = await store.matches.get(1)
    assert match is not None
    assert errand.version == match.version


async def test_where_messages_are(store: Store) -> None:
    """The newest place wins, an older one does not come back, and a gone one is forgotten."""
    await store.outbox.note_posted(Posted(1, "lobby", 2, 500, 2))
    await store.outbox.note_posted(Posted(1, "lobby", 2, 499, 1))
    found = await store.outbox.posted(1, "lobby")
    assert found is not None
    assert found.message_id == 500
    await _tell(store, NewErrand(Kind.TURN), NewErrand(Kind.TURN))
    await store.outbox.note_posted(Posted(1, "notice:11", 3, 600, 99))
    for place in range(2):
        (errand,) = (await store.outbox.lease_due(NOW)).errands
        more = await store.outbox.done(errand.id, gone=("lobby", "notice:11"))
        assert more is (place == 0), "whoever waited behind it can be told now"
    assert await store.outbox.posted(1, "lobby") is None
    assert await store.outbox.posted(1, "notice:11") is not None


async def test_a_person(store: Store) -> None:
    """Defaults for whom we never met; what they told us for the others; first DMs are counted."""
    assert await store.people.get(11) == Person(11)
    told = Person(11, "de", "Europe/Berlin", dms=False, settings={"text_only": True})
    await store.people.put(told)
    assert await store.people.get(11) == told
    assert await store.people.without_dms([11, 12]) == {11}
    assert not await store.people.had_dm(12)
    await store.people.first_dm(12, NOW)
    await store.people.first_dm(12, NOW + timedelta(hours=2))
    assert await store.people.had_dm(12)
    assert await store.people.first_dms_since(NOW) == 1
    assert await store.people.first_dms_since(NOW + timedelta(hours=1)) == 0


async def test_a_moment_without_a_zone_is_not_stored(store: Store) -> None:
    """Nobody guesses which zone was meant."""
    with pytest.raises(Exception, match="without a zone"):
        await store.keeping.beat(NOW.replace(tzinfo=None))
