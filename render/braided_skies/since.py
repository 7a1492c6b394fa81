"""Since your turn: the board of now with a ring round all that shows something else, and the same in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.braided_skies.board import lay_board
from render.braided_skies.describe import called, describe_board
from render.braided_skies.header import TITLE_X
from render.braided_skies.people import people
from render.braided_skies.ribbon import end_line
from render.places import Change, changes
from render.plans import Plan
from render.rings import draw_legend, ring_changes, ringed
from render.theme import Palette
from rules.braided_skies.cards.decks import OUTFITTING, OUTPOST_TILE, WONDER
from rules.braided_skies.cards.ports import PORT_NAMES
from rules.braided_skies.terms import Flag, listed, some
from rules.braided_skies.view import PortView, TableView, WonderPortView
from rules.core.questions import Seat

LEGEND = (232, 104)
Moored = Sequence[tuple[Seat, Flag]]


def since(before: TableView, view: TableView, names: Sequence[str], palette: Palette) -> tuple[Plan, str]:
    """The board as it stands with what has changed ringed; and in words, what is ringed first."""
    plan = lay_board(view, names, palette)
    changed = changes(lay_board(before, names, palette).places, plan.places)
    ring_changes(plan, changed)
    draw_legend(plan, TITLE_X, 58, LEGEND)
    teller = Teller(before, view, names)
    return plan, describe_board(view, names, ringed([teller.words(change) for change in changed]))


class Teller:
    """Says each change in words."""

    def __init__(self, before: TableView, view: TableView, names: Sequence[str]) -> None:
        self.before, self.view = before, view
        self.table = people(view, names)
        self.said = [called(person) for person in self.table]

    def words(self, change: Change) -> str:
        """What a changed place shows now, and what it showed."""
        what, _, rest = change.now.key.partition(":")
        was = change.was.value if change.was else None
        match what:
            case "port":
                number = next(index for index, port in enumerate(self.view.ports) if port.id == rest)
                return _told(rest, self._port(self.before.ports[number], self.view.ports[number]))
            case "wonder":
                number = next(index for index, port in enumerate(self.view.wonder_ports) if port.track == rest)
                was_port, now_port = self.before.wonder_ports[number], self.view.wonder_ports[number]
                return _told(now_port.id, self._wonder(was_port, now_port))
            case "service":
                number = next(index for index, port in enumerate(self.view.special_ports) if port.id == rest)
                moored = self.before.special_ports[number].ships, self.view.special_ports[number].ships
                return _told(rest, self._moored(*moored))
            case "guild":
                return f"{OUTFITTING[rest].name} in the Guild's market"
            case "track":
                track, seat = rest.split(":")
                return f"{self.said[int(seat)]} on the {track} track, {was} to {change.now.value}"
            case "fame":
                return f"{self.said[int(rest)]}'s fame, {was} to {change.now.value}"
            case _:
                return end_line(self.view, self.table).rstrip(".")

    def _moored(self, was: Moored, now: Moored) -> Iterator[str]:
        """Whose ships have come and gone."""
        for seat in dict.fromkeys(seat for seat, flag in now if (seat, flag) not in was):
            yield f"{self.said[seat]} has landed"
        for seat in dict.fromkeys(seat for seat, flag in was if (seat, flag) not in now):
            yield f"{self.said[seat]} has left"

    def _port(self, was: PortView, now: PortView) -> Iterator[str]:
        if was.clouds != now.clouds:
            yield f"still under {some(len(now.clouds), 'cloud tile')}" if now.clouds else "revealed"
        if now.outpost_tile and was.outpost_tile != now.outpost_tile:
            yield OUTPOST_TILE[now.outpost_tile].name
        yield from self._moored(was.ships, now.ships)
        owners = [self.said[seat] for seat in now.owners if seat not in was.owners]
        if owners:
            yield f"outpost of {listed(owners)}"
        if was.leftovers != now.leftovers:
            yield f"{some(len(now.leftovers), 'token')} lying there"

    def _wonder(self, was: WonderPortView, now: WonderPortView) -> Iterator[str]:
        if was.top != now.top:
            yield f"now {WONDER[now.top].name}" if now.top else "closed"
        yield from self._moored(was.ships, now.ships)
        if was.fame_tokens != now.fame_tokens:
            yield f"{some(now.fame_tokens, 'fame token')} lying there"


def _told(port: str, parts: Iterator[str]) -> str:
    """A port and what is new there."""
    return f"{PORT_NAMES[port]} ({', '.join(parts)})"
