"""What every game's pictures offer: the bot asks for them through this, and knows no game's."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Protocol

from render.lobby import LobbyCard
from render.picture import Picture
from render.theme import PaletteName


class Artist(Protocol):
    """Draws one game. Pure but for what it keeps: the same view gives the same pixels.

    Meant for one worker thread. ``warm`` rasterises everything once; after it, drawing is Pillow's work alone.
    """

    def warm(self, palettes: Sequence[PaletteName] = ("day",)) -> None:
        """Make every sprite, printed layer and table of colours, before the first turn needs them."""

    def pictures(self, view: Any, names: tuple[str, ...], palette: PaletteName = "day") -> tuple[Picture, ...]:
        """The board, then every mat in seat order."""

    def board(self, view: Any, names: tuple[str, ...], palette: PaletteName = "day") -> Picture:
        """The board."""

    def mat(self, view: Any, seat: int, names: tuple[str, ...], palette: PaletteName = "day") -> Picture:
        """The mat of a seat."""

    def board_words(self, view: Any, names: tuple[str, ...]) -> str:
        """The alternative text of the board, without drawing it."""

    def mat_words(self, view: Any, seat: int, names: tuple[str, ...]) -> str:
        """The same of a mat."""

    def card(self, face_id: str, palette: PaletteName = "day") -> Picture:
        """A card face; ``KeyError`` for an id no card has."""

    def scores(self, view: Any, outcome: Any, names: tuple[str, ...], palette: PaletteName = "day") -> Picture:
        """The score sheet of a finished game."""

    def lobby(self, card: LobbyCard, palette: PaletteName = "day") -> Picture:
        """The poster of a table that has not begun; equal cards, equal pictures."""

    def hand(self, view: Any, names: tuple[str, ...], palette: PaletteName = "day") -> Picture | None:
        """What the view's own seat holds, for their eyes alone; None for a spectator, or in a game without hands."""

    def since(self, before: Any, view: Any, names: tuple[str, ...], palette: PaletteName = "day") -> Picture:
        """The board with a ring round all that has changed since an earlier view of the same game."""

    def board_key(self, view: Any, names: tuple[str, ...], palette: PaletteName = "day") -> Hashable:
        """Equal keys, equal pictures: two boards that need not be drawn, or sent, twice."""

    def mat_key(self, view: Any, seat: int, names: tuple[str, ...], palette: PaletteName = "day") -> Hashable:
        """The same for a mat."""

    def since_key(self, before: Any, view: Any, names: tuple[str, ...], palette: PaletteName = "day") -> Hashable:
        """The same for the board since an earlier view."""

    def hand_key(self, view: Any, names: tuple[str, ...], palette: PaletteName = "day") -> Hashable:
        """The same for a hand; as secret as the hand itself."""
