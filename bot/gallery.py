"""Pictures for messages, drawn in one thread of their own; without an artist a game is told in words alone.

An artist draws with ``pictures(view, names, palette)``, ``mat(view, seat, names)``, ``card(face)`` and
``scores(view, names)``, each giving `Picture`s. What was drawn of the same view is not drawn again.
"""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

import discord
import msgspec
import structlog

from bot.prompts import plain_names
from bot.results import Standing
from bot.words import ALT_LIMIT, cut
from render.picture import Picture
from rules.core.questions import Seat

log = structlog.get_logger()

Pictures: TypeAlias = tuple[Picture, ...]
KEPT = 64
"""How many drawn sets are kept: enough for every match that is being looked at, a few megabytes."""


class Gallery:
    """Draws on demand. A picture that cannot be drawn is left out and logged: the words never wait for it."""

    def __init__(self, artists: Mapping[str, Any]) -> None:
        self.artists = artists
        self._studio = ThreadPoolExecutor(max_workers=1, thread_name_prefix="studio")
        self._drawn: OrderedDict[Hashable, Pictures] = OrderedDict()

    async def table(self, standing: Standing, palette: str = "day") -> Pictures:
        """The board and every player's mat."""
        return await self._of_view(
            standing, "table", lambda artist, view, names: artist.pictures(view, names, palette), palette
        )

    async def board(self, standing: Standing) -> Pictures:
        """The board alone."""
        return (await self.table(standing))[:1]

    async def mat(self, standing: Standing, seat: Seat) -> Pictures:
        """One player's mat."""
        return await self._of_view(standing, "mat", lambda artist, view, names: (artist.mat(view, seat, names),), seat)

    async def scores(self, standing: Standing) -> Pictures:
        """The score sheet of a game that is over."""
        outcome = standing.game.outcome(standing.table)
        return await self._of_view(standing, "scores", lambda artist, _view, names: (artist.scores(outcome, names),))

    async def card(self, slug: str, face: str) -> Pictures:
        """A card, large."""
        artist = self.artists.get(slug)
        return await self._drawing((slug, "card", face), lambda: (artist.card(face),)) if artist else ()

    async def _of_view(
        self, standing: Standing, what: str, draw: Callable[[Any, Any, tuple[str, ...]], Pictures], *more: Hashable
    ) -> Pictures:
        artist = self.artists.get(standing.game.slug)
        if artist is None or standing.table is None:
            return ()
        seat = standing.seat.number if standing.seat else None
        view, names = standing.game.view(standing.table, seat), plain_names(standing)
        key = (standing.game.slug, what, *more, names, _content(view))
        return await self._drawing(key, lambda: draw(artist, view, names))

    async def _drawing(self, key: Hashable, draw: Callable[[], Pictures]) -> Pictures:
        if key not in self._drawn:
            try:
                pictures = await asyncio.get_running_loop().run_in_executor(self._studio, draw)
            except Exception:
                log.exception("a picture could not be drawn")
                return ()
            self._drawn[key] = pictures
            while len(self._drawn) > KEPT:
                self._drawn.popitem(last=False)
        self._drawn.move_to_end(key)
        return self._drawn[key]

    def close(self) -> None:
        """Draw no more."""
        self._studio.shutdown(wait=False, cancel_futures=True)


def _content(view: Any) -> bytes:
    return msgspec.json.encode(view, enc_hook=repr)


def files(pictures: Sequence[Picture]) -> list[discord.File]:
    """The pictures as attachments, each with its words."""
    return [
        discord.File(io.BytesIO(picture.png), picture.file_name, description=cut(picture.alt, ALT_LIMIT))
        for picture in pictures
    ]
