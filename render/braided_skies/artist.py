"""Braided Skies' artist: views in, finished pictures out, unchanged ones from what it kept."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache

import msgspec

from render.braided_skies.board import lay_board
from render.braided_skies.card import draw_card
from render.braided_skies.describe import describe_board, describe_card, describe_mat, describe_scores
from render.braided_skies.mat import lay_mat
from render.braided_skies.people import Person, livery, shown
from render.braided_skies.poster import printed_poster
from render.braided_skies.scores import draw_scores
from render.braided_skies.since import since
from render.braided_skies.warming import table_of_colours, warm
from render.lobby import LobbyCard, describe_lobby, draw_lobby
from render.picture import Picture
from render.plans import printed_plan
from render.printing import printed
from render.theme import PALETTES, PaletteName
from rules.braided_skies.view import MatView, TableView
from rules.core.outcome import Outcome

KEPT_BOARDS, KEPT_MATS, KEPT_CARDS = 16, 128, 64
"""Pictures kept for use again: about 4, 16 and 4 MB."""


class BraidedSkiesArtist:
    """The `Artist` of Braided Skies."""

    def warm(self, palettes: Sequence[PaletteName] = ("day",)) -> None:
        """Some seconds of work, once."""
        for name in palettes:
            warm(PALETTES[name])

    def pictures(self, view: TableView, names: tuple[str, ...], palette: PaletteName = "day") -> tuple[Picture, ...]:
        """The board, then every mat in seat order."""
        mats = (self.mat(view, mat.seat, names, palette) for mat in view.mats)
        return (self.board(view, names, palette), *mats)

    def board(self, view: TableView, names: tuple[str, ...], palette: PaletteName = "day") -> Picture:
        """The board; news and viewer are not drawn, so they make no difference."""
        return _board(palette, _drawn_part(view), names)

    def mat(self, view: TableView, seat: int, names: tuple[str, ...], palette: PaletteName = "day") -> Picture:
        """The mat of a seat."""
        return _mat(palette, view.mats[seat], _person(view, seat, names))

    def board_words(self, view: TableView, names: tuple[str, ...]) -> str:
        """The alternative text of the board, without drawing it."""
        return describe_board(view, names)

    def mat_words(self, view: TableView, seat: int, names: tuple[str, ...]) -> str:
        """The same of a mat."""
        return describe_mat(view.mats[seat], _person(view, seat, names))

    def card(self, face_id: str, palette: PaletteName = "day") -> Picture:
        """A card face; ``KeyError`` for an id no card has."""
        return _card(palette, face_id)

    def scores(
        self, view: TableView, outcome: Outcome, names: tuple[str, ...], palette: PaletteName = "day"
    ) -> Picture:
        """The score sheet of a finished game."""
        frame = draw_scores(view, outcome, names, PALETTES[palette])
        png = printed(frame, table_of_colours(PALETTES[palette], "scores"))
        return Picture("final-score", png, describe_scores(view, outcome, names))

    def lobby(self, card: LobbyCard, palette: PaletteName = "day") -> Picture:
        """The poster of a table that has not begun; equal cards, equal pictures."""
        frame = draw_lobby(card, printed_poster(PALETTES[palette]), PALETTES[palette])
        return Picture("lobby", printed(frame, table_of_colours(PALETTES[palette], "lobby")), describe_lobby(card))

    def hand(self, view: TableView, names: tuple[str, ...], palette: PaletteName = "day") -> None:
        """Nobody holds a hand in this game: all lies open."""

    def since(
        self, before: TableView, view: TableView, names: tuple[str, ...], palette: PaletteName = "day"
    ) -> Picture:
        """The board with a ring round all that has changed since an earlier view of the same game."""
        return _since(palette, _drawn_part(before), _drawn_part(view), names)

    def board_key(self, view: TableView, names: tuple[str, ...], palette: PaletteName = "day") -> Hashable:
        """Equal keys, equal boards."""
        return palette, _drawn_part(view), names

    def mat_key(self, view: TableView, seat: int, names: tuple[str, ...], palette: PaletteName = "day") -> Hashable:
        """Equal keys, equal mats."""
        return palette, view.mats[seat], _person(view, seat, names)

    def since_key(
        self, before: TableView, view: TableView, names: tuple[str, ...], palette: PaletteName = "day"
    ) -> Hashable:
        """Equal keys, equal boards with equal rings."""
        return palette, _drawn_part(before), _drawn_part(view), names

    def hand_key(self, view: TableView, names: tuple[str, ...], palette: PaletteName = "day") -> None:
        """No hand, no key."""


def _drawn_part(view: TableView) -> TableView:
    """Without what neither the board nor its alternative text tells."""
    return msgspec.structs.replace(view, viewer=None, news=(), question=None, encounters_played=0)


def _person(view: TableView, seat: int, names: tuple[str, ...]) -> Person:
    mat = view.mats[seat]
    return Person(mat.seat, shown(names, seat), livery(mat.captain))


@lru_cache(KEPT_BOARDS)
def _board(palette: PaletteName, view: TableView, names: tuple[str, ...]) -> Picture:
    plan = lay_board(view, names, PALETTES[palette])
    png = printed_plan(plan, table_of_colours(PALETTES[palette], "board"))
    return Picture("board", png, describe_board(view, names))


@lru_cache(KEPT_BOARDS)
def _since(palette: PaletteName, before: TableView, view: TableView, names: tuple[str, ...]) -> Picture:
    plan, words = since(before, view, names, PALETTES[palette])
    return Picture("since-your-turn", printed_plan(plan, table_of_colours(PALETTES[palette], "board")), words)


@lru_cache(KEPT_MATS)
def _mat(palette: PaletteName, mat: MatView, person: Person) -> Picture:
    png = printed_plan(lay_mat(mat, person, PALETTES[palette]), table_of_colours(PALETTES[palette], "mat"))
    return Picture(f"mat-{mat.seat + 1}", png, describe_mat(mat, person))


@lru_cache(KEPT_CARDS)
def _card(palette: PaletteName, face_id: str) -> Picture:
    png = printed(draw_card(face_id, PALETTES[palette]), table_of_colours(PALETTES[palette], "card"))
    return Picture(face_id.replace(":", "-"), png, describe_card(face_id))
