"""A painter of grey squares, so that pictures can be counted without being drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from render.lobby import LobbyCard, describe_lobby
from render.picture import Picture
from render.theme import PaletteName


class Painter:
    """An artist who paints one grey square, whatever is asked."""

    picture = Picture("board", b"\x89PNG\r\n\x1a\n", "A grey square")

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.warmed: list[PaletteName] = []
        self.posters: list[LobbyCard] = []

    def warm(self, palettes: Sequence[PaletteName] = ("day",)) -> None:
        """Nothing to lay out; which palettes were asked for is remembered."""
        self.warmed += palettes

    def board(self, view: Any, names: tuple[str, ...], palette: PaletteName = "day") -> Picture:
        """The board."""
        return self._drawn("board", palette)

    def mat(self, view: Any, seat: int, names: tuple[str, ...], palette: PaletteName = "day") -> Picture:
        """One mat."""
        return self._drawn(f"mat_{seat}", palette)

    def board_words(self, view: Any, names: tuple[str, ...]) -> str:
        """The board in words."""
        return f"The board of {' and '.join(names)}. Their points are {view.points}."

    def mat_words(self, view: Any, seat: int, names: tuple[str, ...]) -> str:
        """A mat in words."""
        return f"The mat of {names[seat]}. It holds {view.points[seat]} pebbles."

    def hand(self, view: Any, names: tuple[str, ...], palette: PaletteName = "day") -> Picture | None:
        """Nobody's hand is painted."""
        return None

    def hand_key(self, view: Any, names: tuple[str, ...], palette: PaletteName = "day") -> object:
        """All hands are alike."""
        return "hand"

    def card(self, face_id: str, palette: PaletteName = "day") -> Picture:
        """A card."""
        return self._drawn("card", palette)

    def scores(self, view: Any, outcome: Any, names: tuple[str, ...], palette: PaletteName = "day") -> Picture:
        """The sheet."""
        return self._drawn("scores", palette)

    def lobby(self, card: LobbyCard, palette: PaletteName = "day") -> Picture:
        """The poster; counted apart from what is drawn of a table."""
        self.posters.append(card)
        called = "lobby" if palette == "day" else f"lobby-{palette}"
        return replace(self.picture, name=called, alt=describe_lobby(card))

    def board_key(self, view: Any, names: tuple[str, ...], palette: PaletteName = "day") -> object:
        """A board changes with the points."""
        return (palette, "board", view.points)

    def mat_key(self, view: Any, seat: int, names: tuple[str, ...], palette: PaletteName = "day") -> object:
        """So does the mat of who has them."""
        return (palette, "mat", seat, view.points[seat])

    def since(self, before: Any, view: Any, names: tuple[str, ...], palette: PaletteName = "day") -> Picture:
        """The board since then; from which points to which is in its words."""
        return replace(self._drawn("since", palette), alt=f"From {before.points} to {view.points}")

    def since_key(self, before: Any, view: Any, names: tuple[str, ...], palette: PaletteName = "day") -> object:
        """It changes with either."""
        return (palette, "since", before.points, view.points)

    def _drawn(self, name: str, palette: PaletteName) -> Picture:
        """A picture in another palette says so in its name."""
        called = name if palette == "day" else f"{name}-{palette}"
        self.drawn.append(called)
        return replace(self.picture, name=called)
