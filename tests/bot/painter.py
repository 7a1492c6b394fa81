"""A painter of grey squares, so that pictures can be counted without being drawn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from render.picture import Picture


class Painter:
    """An artist who paints one grey square, whatever is asked."""

    picture = Picture("board", b"\x89PNG\r\n\x1a\n", "A grey square")

    def __init__(self) -> None:
        self.drawn: list[str] = []

    def warm(self) -> None:
        """Nothing to lay out."""

    def board(self, view: Any, names: tuple[str, ...]) -> Picture:
        """The board."""
        return self._drawn("board")

    def mat(self, view: Any, seat: int, names: tuple[str, ...]) -> Picture:
        """One mat."""
        return self._drawn(f"mat_{seat}")

    def hand(self, view: Any, names: tuple[str, ...]) -> Picture | None:
        """Nobody's hand is painted."""
        return None

    def hand_key(self, view: Any, names: tuple[str, ...]) -> object:
        """All hands are alike."""
        return "hand"

    def scores(self, view: Any, outcome: Any, names: tuple[str, ...]) -> Picture:
        """The sheet."""
        return self._drawn("scores")

    def board_key(self, view: Any, names: tuple[str, ...]) -> object:
        """A board changes with the points."""
        return ("board", view.points)

    def mat_key(self, view: Any, seat: int, names: tuple[str, ...]) -> object:
        """So does the mat of who has them."""
        return ("mat", seat, view.points[seat])

    def _drawn(self, name: str) -> Picture:
        self.drawn.append(name)
        return replace(self.picture, name=name)
