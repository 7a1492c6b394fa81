"""Skyward Republic's artist: views in, finished pictures out, unchanged ones from what it kept."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache

import msgspec

from render.lobby import LobbyCard, describe_lobby, draw_lobby
from render.picture import Picture
from render.plans import printed_plan
from render.printing import printed
from render.skyward_republic.airspace import lay_airspace
from render.skyward_republic.card import draw_card
from render.skyward_republic.describe import (
    describe_airspace,
    describe_card,
    describe_hand,
    describe_scores,
    describe_table,
)
from render.skyward_republic.hand import lay_hand
from render.skyward_republic.people import Person, person
from render.skyward_republic.poster import printed_poster
from render.skyward_republic.scores import draw_scores
from render.skyward_republic.since import since
from render.skyward_republic.table import lay_table
from render.skyward_republic.warming import table_of_colours, warm
from render.theme import PALETTES, PaletteName
from rules.core.outcome import Outcome
from rules.skyward_republic.view import MatView, TableView

KEPT_TABLES, KEPT_AIRSPACES, KEPT_CARDS = 16, 96, 64
"""Pictures kept for use again: about 4, 11 and 4 MB."""


class SkywardRepublicArtist:
    """The `Artist` of Skyward Republic. The board is the table, a mat is an airspace."""

    def warm(self, palettes: Sequence[PaletteName] = ("day",)) -> None:
        """Some seconds of work, once."""
        for name in palettes:
            warm(PALETTES[name])

    def pictures(self, view: TableView, names: tuple[str, ...], palette: PaletteName = "day") -> tuple[Picture, ...]:
        """The table, then every airspace in seat order."""
        airspaces = (self.mat(view, mat.seat, names, palette) for mat in view.mats)
        return (self.board(view, names, palette), *airspaces)

    def board(self, view: TableView, names: tuple[str, ...], palette: PaletteName = "day") -> Picture:
        """The table; what only the viewer sees is not drawn, so it makes no difference."""
        return _table(palette, _public_part(view), names)

    def mat(self, view: TableView, seat: int, names: tuple[str, ...], palette: PaletteName = "day") -> Picture:
        """The airspace of a seat."""
        drawn = _drawn_part(view.mats[seat])
        return _airspace(palette, drawn, person(seat, names), _claimed(view, seat), seat == view.warden)

    def board_words(self, view: TableView, names: tuple[str, ...]) -> str:
        """The alternative text of the table, without drawing it."""
        return describe_table(_public_part(view), names)

    def mat_words(self, view: TableView, seat: int, names: tuple[str, ...]) -> str:
        """The same of an airspace."""
        claimed = _claimed(view, seat)
        return describe_airspace(view.mats[seat], person(seat, names), claimed, warden=seat == view.warden)

    def lobby(self, card: LobbyCard, palette: PaletteName = "day") -> Picture:
        """The poster of a table that has not begun; equal cards, equal pictures."""
        frame = draw_lobby(card, printed_poster(PALETTES[palette]), PALETTES[palette])
        return Picture("lobby", printed(frame, table_of_colours(PALETTES[palette], "lobby")), describe_lobby(card))

    def hand(self, view: TableView, names: tuple[str, ...], palette: PaletteName = "day") -> Picture | None:
        """The viewer's own hand, for their eyes alone; None for a spectator."""
        if view.viewer is None:
            return None
        whose = person(view.viewer, names)
        png = printed_plan(lay_hand(view, whose, PALETTES[palette]), table_of_colours(PALETTES[palette], "hand"))
        return Picture("hand", png, describe_hand(view, whose))

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

    def since(
        self, before: TableView, view: TableView, names: tuple[str, ...], palette: PaletteName = "day"
    ) -> Picture:
        """The table with a ring round all that has changed since an earlier view of the same game."""
        return _since(palette, _public_part(before), _public_part(view), names)

    def board_key(self, view: TableView, names: tuple[str, ...], palette: PaletteName = "day") -> Hashable:
        """Equal keys, equal tables."""
        return palette, _public_part(view), names

    def mat_key(self, view: TableView, seat: int, names: tuple[str, ...], palette: PaletteName = "day") -> Hashable:
        """Equal keys, equal airspaces."""
        drawn = _drawn_part(view.mats[seat])
        return palette, drawn, person(seat, names), _claimed(view, seat), seat == view.warden

    def since_key(
        self, before: TableView, view: TableView, names: tuple[str, ...], palette: PaletteName = "day"
    ) -> Hashable:
        """Equal keys, equal tables with equal rings."""
        return palette, _public_part(before), _public_part(view), names

    def hand_key(self, view: TableView, names: tuple[str, ...], palette: PaletteName = "day") -> Hashable:
        """Equal keys, equal hands; the key of a hand is as secret as the hand."""
        if view.viewer is None:
            return palette, None
        own = view.mats[view.viewer]
        return palette, person(view.viewer, names), view.hand, view.sealed, own.cogs, view.phase


def _public_part(view: TableView) -> TableView:
    return msgspec.structs.replace(view, viewer=None, hand=(), sealed=None, question=None, news=())


def _drawn_part(mat: MatView) -> MatView:
    """A mat without what an airspace does not show."""
    return msgspec.structs.replace(mat, near=0, picked=False, acted=False, claimable=())


def _claimed(view: TableView, seat: int) -> tuple[str, ...]:
    """The Benefactors on which a seat has a token."""
    return tuple(sponsor.card for sponsor in view.market if seat in sponsor.tokens)


@lru_cache(KEPT_TABLES)
def _table(palette: PaletteName, view: TableView, names: tuple[str, ...]) -> Picture:
    plan = lay_table(view, names, PALETTES[palette])
    png = printed_plan(plan, table_of_colours(PALETTES[palette], "table"))
    return Picture("table", png, describe_table(view, names))


@lru_cache(KEPT_TABLES)
def _since(palette: PaletteName, before: TableView, view: TableView, names: tuple[str, ...]) -> Picture:
    plan, words = since(before, view, names, PALETTES[palette])
    return Picture("since-your-turn", printed_plan(plan, table_of_colours(PALETTES[palette], "table")), words)


@lru_cache(KEPT_AIRSPACES)
def _airspace(palette: PaletteName, mat: MatView, whose: Person, claimed: tuple[str, ...], warden: bool) -> Picture:
    plan = lay_airspace(mat, whose, claimed, PALETTES[palette], warden=warden)
    png = printed_plan(plan, table_of_colours(PALETTES[palette], "airspace"))
    return Picture(f"airspace-{mat.seat + 1}", png, describe_airspace(mat, whose, claimed, warden=warden))


@lru_cache(KEPT_CARDS)
def _card(palette: PaletteName, face_id: str) -> Picture:
    png = printed(draw_card(face_id, PALETTES[palette]), table_of_colours(PALETTES[palette], "card"))
    return Picture(face_id.replace(":", "-"), png, describe_card(face_id))
