"""Pictures for messages, drawn in one thread of their own; without an artist a game is told in words alone.

What an artist calls equal by its keys is not drawn again.
"""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

import discord
import structlog

from bot.results import Standing
from bot.seating import plain_names
from bot.words import ALT_LIMIT, cut
from render.artist import Artist
from render.picture import Picture
from rules.core.questions import Seat

log = structlog.get_logger()

Pictures: TypeAlias = tuple[Picture, ...]
KEPT = 256
"""How many drawn pictures are kept: the tables that are being looked at, some 30 megabytes at most."""


class Gallery:
    """Draws on demand. A picture that cannot be drawn is left out and logged: the words never wait for it."""

    def __init__(self, artists: Mapping[str, Artist]) -> None:
        self.artists = artists
        self._studio = ThreadPoolExecutor(max_workers=1, thread_name_prefix="studio")
        self._drawn: OrderedDict[Hashable, Picture] = OrderedDict()
        self._prepared: set[str] = set()

    def prepare(self, slug: str) -> None:
        """Let a game's artist lay out its colours, once: some seconds, before the first turn needs them."""
        artist = self.artists.get(slug)
        if artist is not None and slug not in self._prepared:
            self._prepared.add(slug)
            self._studio.submit(_warmed, slug, artist)

    async def table(self, standing: Standing) -> Pictures:
        """The board and every player's mat."""
        mats = [await self.mat(standing, Seat(seat)) for seat in range(len(standing.match.seats))]
        return (*await self.board(standing), *(picture for mat in mats for picture in mat))

    async def board(self, standing: Standing) -> Pictures:
        """The board alone."""
        return await self._seen(
            standing,
            lambda artist, view, names: artist.board_key(view, names),
            lambda artist, view, names: artist.board(view, names),
        )

    async def mat(self, standing: Standing, seat: Seat) -> Pictures:
        """One player's mat."""
        return await self._seen(
            standing,
            lambda artist, view, names: artist.mat_key(view, seat, names),
            lambda artist, view, names: artist.mat(view, seat, names),
        )

    async def hand(self, standing: Standing) -> Pictures:
        """What the standing's seat holds, for its eyes alone; nothing in a game without hands."""
        return await self._seen(
            standing,
            lambda artist, view, names: artist.hand_key(view, names),
            lambda artist, view, names: artist.hand(view, names),
        )

    async def private(self, standing: Standing) -> Pictures:
        """What a player looks at while choosing: their own mat, and their hand where there is one."""
        if standing.seat is None:
            return ()
        return (*await self.mat(standing, standing.seat.number), *await self.hand(standing))

    async def scores(self, standing: Standing) -> Pictures:
        """The score sheet of a game that is over."""
        outcome = standing.game.outcome(standing.table)
        return await self._seen(
            standing,
            lambda _artist, _view, names: ("scores", standing.match.id, names),
            lambda artist, view, names: artist.scores(view, outcome, names),
        )

    async def card(self, slug: str, face: str) -> Pictures:
        """A card, large."""
        artist = self.artists.get(slug)
        return await self._drawing((slug, "card", face), lambda: artist.card(face)) if artist else ()

    async def _seen(
        self,
        standing: Standing,
        keyed: Callable[[Artist, Any, tuple[str, ...]], Hashable],
        drawn: Callable[[Artist, Any, tuple[str, ...]], Picture | None],
    ) -> Pictures:
        """What the standing's seat may see of the table, and never the table itself, goes to the artist."""
        artist = self.artists.get(standing.game.slug)
        if artist is None or standing.table is None:
            return ()
        seat = standing.seat.number if standing.seat else None
        view, names = standing.game.view(standing.table, seat), plain_names(standing)
        key = (standing.game.slug, keyed(artist, view, names))
        return await self._drawing(key, lambda: drawn(artist, view, names))

    async def _drawing(self, key: Hashable, draw: Callable[[], Picture | None]) -> Pictures:
        if key not in self._drawn:
            try:
                picture = await asyncio.get_running_loop().run_in_executor(self._studio, draw)
            except Exception:  # the words never wait for a picture; it is logged
                log.exception("a picture could not be drawn")
                return ()
            if picture is None:
                return ()
            self._keep(key, picture)
        self._drawn.move_to_end(key)
        return (self._drawn[key],)

    def _keep(self, key: Hashable, picture: Picture) -> None:
        self._drawn[key] = picture
        while len(self._drawn) > KEPT:
            self._drawn.popitem(last=False)

    def close(self) -> None:
        """Draw no more."""
        self._studio.shutdown(wait=False, cancel_futures=True)


def _warmed(slug: str, artist: Artist) -> None:
    try:
        artist.warm()
    except Exception:  # a cold artist still draws; it is logged
        log.exception("an artist could not warm up", game=slug)


def files(pictures: Sequence[Picture]) -> list[discord.File]:
    """The pictures as attachments, each with its words."""
    return [
        discord.File(io.BytesIO(picture.png), picture.file_name, description=cut(picture.alt, ALT_LIMIT))
        for picture in pictures
    ]
