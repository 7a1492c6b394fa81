"""Pictures for messages, drawn in one thread of their own; without an artist a game is told in words alone.

What an artist calls equal by its keys is not drawn again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any, TypeAlias, TypeVar

import discord
import structlog

from bot.looks import Looks, drawn, told
from bot.results import Standing
from bot.seating import plain_names
from bot.sent import Sent, file
from render.artist import Artist
from render.lobby import LobbyCard
from render.picture import Picture
from render.theme import PaletteName
from rules.core.questions import Seat

log = structlog.get_logger()

T = TypeVar("T")
Pictures: TypeAlias = tuple[Picture, ...]
Seeing: TypeAlias = Callable[[Artist, Any, tuple[str, ...]], T]
"""What is made of an artist, a view and the names at the table."""
KEPT = 256
"""How many drawn pictures are kept: the tables that are being looked at, some 30 megabytes at most."""


class Gallery:
    """Draws on demand. A picture that cannot be drawn is left out and logged: the words never wait for it."""

    def __init__(self, artists: Mapping[str, Artist]) -> None:
        self.artists = artists
        self._studio = ThreadPoolExecutor(max_workers=1, thread_name_prefix="studio")
        self._drawn: OrderedDict[Hashable, Picture] = OrderedDict()
        self._prepared: dict[tuple[str, PaletteName], Future[None]] = {}
        self.sent = Sent()
        self._looked_at: tuple[Standing, Any] | None = None

    def prepare(self, slug: str, palette: PaletteName = "day") -> None:
        """Let a game's artist lay out a palette, once: some seconds, before the first turn needs it."""
        artist = self.artists.get(slug)
        if artist is not None and (slug, palette) not in self._prepared:
            self._prepared[slug, palette] = self._studio.submit(_warmed, slug, artist, palette)

    @property
    def is_preparing(self) -> bool:
        """Whether a palette is being laid out, so that any picture has to wait for it."""
        return any(not laid_out.done() for laid_out in self._prepared.values())

    async def table(self, standing: Standing, looks: Looks) -> Pictures:
        """The board and every player's mat."""
        mats = [await self.mat(standing, Seat(seat), looks) for seat in range(len(standing.match.seats))]
        return (*await self.board(standing, looks), *(picture for mat in mats for picture in mat))

    async def board(self, standing: Standing, looks: Looks) -> Pictures:
        """The board alone."""
        return await self._seen(
            standing,
            looks,
            lambda artist, view, names: artist.board_key(view, names, looks.palette),
            lambda artist, view, names: artist.board(view, names, looks.palette),
            lambda artist, view, names: artist.board_words(view, names),
        )

    async def mat(self, standing: Standing, seat: Seat, looks: Looks) -> Pictures:
        """One player's mat."""
        return await self._seen(
            standing,
            looks,
            lambda artist, view, names: artist.mat_key(view, seat, names, looks.palette),
            lambda artist, view, names: artist.mat(view, seat, names, looks.palette),
            lambda artist, view, names: artist.mat_words(view, seat, names),
        )

    async def hand(self, standing: Standing, looks: Looks) -> Pictures:
        """What the standing's seat holds, for its eyes alone; nothing in a game without hands."""
        return await self._seen(
            standing,
            looks,
            lambda artist, view, names: artist.hand_key(view, names, looks.palette),
            lambda artist, view, names: artist.hand(view, names, looks.palette),
        )

    async def since(self, before: Standing, now: Standing, looks: Looks) -> Pictures:
        """The board as it is, with rings round what changed since an earlier standing of the same seat."""
        then = _view(before)
        return await self._seen(
            now,
            looks,
            lambda artist, view, names: ("since", artist.since_key(then, view, names, looks.palette)),
            lambda artist, view, names: artist.since(then, view, names, looks.palette),
            lambda artist, view, names: artist.board_words(view, names),
        )

    async def private(self, standing: Standing, looks: Looks) -> Pictures:
        """What a player looks at while choosing: their own mat, and their hand where there is one."""
        if standing.seat is None:
            return ()
        return (*await self.mat(standing, standing.seat.number, looks), *await self.hand(standing, looks))

    async def scores(self, standing: Standing, looks: Looks) -> Pictures:
        """The score sheet of a game that is over."""
        outcome = standing.game.outcome(standing.table)
        return await self._seen(
            standing,
            looks,
            lambda _artist, _view, names: ("scores", standing.match.id, names, looks.palette),
            lambda artist, view, names: artist.scores(view, outcome, names, looks.palette),
        )

    async def lobby(self, slug: str, card: LobbyCard, looks: Looks) -> Pictures:
        """The poster of a lobby card, whose words stand beside it."""
        artist = self.artists.get(slug)
        if artist is None or looks.text_only:
            return ()
        return await self._drawing((slug, card, looks.palette), lambda: artist.lobby(card, looks.palette))

    async def card(self, slug: str, face: str, looks: Looks) -> Pictures:
        """A card, large; its words are said wherever it is shown."""
        artist = self.artists.get(slug)
        if artist is None or looks.text_only:
            return ()
        return await self._drawing((slug, "card", face, looks.palette), lambda: artist.card(face, looks.palette))

    async def _seen(
        self,
        standing: Standing,
        looks: Looks,
        keyed: Seeing[Hashable],
        draw: Seeing[Picture | None],
        say: Seeing[str] | None = None,
    ) -> Pictures:
        """What the standing's seat may see of the table, and never the table itself, goes to the artist.

        In words alone nothing is drawn, and nothing said where the message tells the same anyway.
        """
        artist = self.artists.get(standing.game.slug)
        if artist is None or standing.table is None or (looks.text_only and say is None):
            return ()
        view, names = self._view(standing), plain_names(standing)
        if looks.text_only and say is not None:
            return await self._saying(partial(say, artist, view, names))
        known_by = keyed(artist, view, names)
        if known_by is None:  # there is nothing to draw, such as a hand in a game without hands
            return ()
        shown = await self._drawing((standing.game.slug, known_by), partial(draw, artist, view, names))
        self.prepare(standing.game.slug, looks.palette)
        return shown

    def _view(self, standing: Standing) -> Any:
        """The view of the standing, worked out once for all the pictures of a message."""
        if self._looked_at is None or self._looked_at[0] is not standing:
            self._looked_at = (standing, _view(standing))
        return self._looked_at[1]

    async def _saying(self, say: Callable[[], str]) -> Pictures:
        try:
            return (told("words", await asyncio.get_running_loop().run_in_executor(self._studio, say)),)
        except Exception:  # the message never waits for it; it is logged
            log.exception("a table could not be described")
            return ()

    async def _drawing(self, key: Hashable, draw: Callable[[], Picture | None]) -> Pictures:
        kept = self._drawn.get(key)
        if kept is None:
            try:
                picture = await asyncio.get_running_loop().run_in_executor(self._studio, draw)
            except Exception:  # the words never wait for a picture; it is logged
                log.exception("a picture could not be drawn")
                return ()
            if picture is None:
                return ()
            self._keep(key, picture)
            return (picture,)
        self._drawn.move_to_end(key)
        return (kept,)

    def _keep(self, key: Hashable, picture: Picture) -> None:
        self._drawn[key] = picture
        self._drawn.move_to_end(key)
        while len(self._drawn) > KEPT:
            self._drawn.popitem(last=False)

    def close(self) -> None:
        """Draw no more."""
        self._studio.shutdown(wait=False, cancel_futures=True)


def _view(standing: Standing) -> Any:
    return standing.game.view(standing.table, standing.seat.number if standing.seat else None)


def _warmed(slug: str, artist: Artist, palette: PaletteName) -> None:
    try:
        artist.warm((palette,))
    except Exception:  # a cold artist still draws; it is logged
        log.exception("an artist could not warm up", game=slug, palette=palette)


def files(pictures: Sequence[Picture]) -> list[discord.File]:
    """The pictures as attachments, each with its words."""
    return [file(picture) for picture in drawn(pictures)]
