"""The start of a match: seats shuffled, the table dealt, the first players asked, all in one transaction."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec

from bot import match_refusals as refusals
from bot.match_desk import TRIES, Broken, Desk
from bot.match_errands import told_by_start
from bot.match_reading import Reading, info_of, news_of, news_to_bytes
from bot.match_seating import known_game, must_host, persons, shuffled
from bot.match_step import Step, deal
from bot.results import Played, Refused, Standing, State
from rules.core.errors import RulesError, SetupError
from rules.core.game import Game
from rules.core.news import News
from storage.errors import Conflict, Repeated
from storage.records import Commit, NewMove, StoredMatch


class Start:
    """From a lobby to a table."""

    def __init__(self, desk: Desk, reading: Reading, *, woken: Callable[[int], None], seeds: Callable[[], int]) -> None:
        """``seeds`` gives each match its luck; ``woken`` is called with a match that has started."""
        self._desk = desk
        self._reading = reading
        self._woken = woken
        self._seeds = seeds

    async def start(self, match: int, user: int, interaction: int | None = None) -> Played | Refused:
        """Shuffle the seats, deal, and leave what is to be told."""
        async with self._desk.lock(match):
            for _ in range(TRIES):
                try:
                    return await self._start(match, user, interaction)
                except (Conflict, Repeated):
                    continue
                except RulesError as error:
                    return Refused(str(error))
                except Broken as error:
                    return Refused(refusals.UNDEALT.format(reference=self._desk.report(match, error)))
        return Refused(refusals.CROWDED)

    async def _start(self, match: int, user: int, interaction: int | None) -> Played | Refused:
        stored = await self._desk.store.matches.get(match)
        if stored is None:
            return Refused(refusals.NO_MATCH)
        if stored.state != State.LOBBY:
            return await self._started(stored, user, interaction) or Refused(refusals.STARTED)
        must_host(stored, user)
        game = known_game(self._desk.shelf, stored.game)
        if len(stored.seats) < game.least_seats:
            least, seated = game.least_seats, len(stored.seats)
            raise SetupError(refusals.TOO_FEW_SEATED.format(title=game.title, least=least, seated=seated))
        seed = self._seeds()
        payload = msgspec.json.encode({"seats": len(stored.seats), "seed": seed, "options": stored.options})
        done = await self._desk.think(deal, game, len(stored.seats), seed, stored.options, payload)
        return await self._deal(replace(stored, seats=shuffled(stored.seats, seed)), game, done, user, interaction)

    async def _deal(self, stored: StoredMatch, game: Game, done: Step, user: int, interaction: int | None) -> Played:
        now, quiet = self._desk.clock(), await self._desk.store.people.without_dms(persons(stored))
        order = refusals.listed(f"{{{number}}}" for number in turn_order(len(stored.seats), done))
        news = (News(f"The game begins; the order of play is {order}."), *done.news)
        telling = told_by_start(stored, done, quiet)
        seats = tuple(
            replace(seat, prompt=stored.version + 1, since=now if seat.number in done.acting else None)
            for seat in stored.seats
        )
        move = NewMove(
            None,
            "host",
            user,
            done.payload,
            news_to_bytes(news),
            done.turn,
            done.reveals,
            locked=True,
            handed_over=True,
            interaction_id=interaction,
        )
        commit = Commit(
            stored.id,
            stored.version,
            now,
            state=State.LIVE,
            table=done.stored,
            rules_version=game.rules_version,
            told=telling.told,
            seats=seats,
            move=move,
            snapshot=done.stored,
            errands=telling.errands,
        )
        version = await self._desk.store.matches.commit(commit)
        self._woken(stored.id)
        info = info_of(replace(stored, state=State.LIVE, version=version, seats=seats))
        standing = Standing(info, game, done.table, info.seat_of(user), undoable=False)
        return Played(standing, tuple(line for line in news if line.may_read(None)), handed_over=True)

    async def _started(self, stored: StoredMatch, user: int, interaction: int | None) -> Played | None:
        """The answer to the very press that started it, asked again."""
        move = None if interaction is None else await self._desk.store.moves.by_interaction(interaction)
        if move is None or move.match_id != stored.id:
            return None
        return Played(await self._reading.standing_of(stored, user), news_of(move, None), handed_over=True)


def turn_order(seats: int, done: Step) -> list[int]:
    """The seats clockwise from the one that begins; from the first where several begin together."""
    begins = min(done.acting) if len(done.acting) == 1 else 0
    return [(begins + number) % seats for number in range(seats)]
