"""Since your turn: the table of now with a ring round all that shows something else, and the same in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from render.places import Change, changes
from render.plans import Plan
from render.rings import draw_legend, ring_changes, ringed
from render.skyward_republic.describe import describe_table
from render.skyward_republic.header import TITLE_X
from render.skyward_republic.people import people
from render.skyward_republic.stair import end_line
from render.skyward_republic.table import lay_table
from render.theme import Palette
from rules.core.words import listed, some
from rules.skyward_republic.cards.decks import name
from rules.skyward_republic.view import BuildingView, DraftView, TableView

LEGEND = (300, 106)
COG = "cog"


def since(before: TableView, view: TableView, names: Sequence[str], palette: Palette) -> tuple[Plan, str]:
    """The table as it stands with what has changed ringed; and in words, what is ringed first."""
    plan = lay_table(view, names, palette)
    alike = comparable(before, view)
    changed = changes(lay_table(alike, names, palette).places, plan.places)
    ring_changes(plan, changed)
    draw_legend(plan, TITLE_X, 60, LEGEND)
    teller = Teller(before, view, names)
    return plan, describe_table(view, names, ringed([teller.words(change) for change in changed]))


def comparable(before: TableView, view: TableView) -> TableView:
    """The earlier table with its zone laid out as the later one's: as piles, or as districts."""
    if (before.draft is None) == (view.draft is None):
        return before
    return msgspec.structs.replace(before, draft=DraftView((), 0) if view.draft else None)


class Teller:
    """Says each change in words."""

    def __init__(self, before: TableView, view: TableView, names: Sequence[str]) -> None:
        self.before, self.view = before, view
        self.table = people(view.seats, names)

    def words(self, change: Change) -> str:
        """What a changed place shows now, and what it showed."""
        what, _, rest = change.now.key.partition(":")
        match what:
            case "draft":
                return self._pile(int(rest.removeprefix("pile:")))
            case "market":
                return f"{name(rest)} ({'; '.join(self._claims(rest))})"
            case "warden":
                return f"{self.table[self.view.warden].said} is the Warden"
            case "shown":
                return f"face up for now: {listed([name(card) for card in self.view.shown])}"
            case "end":
                return end_line(self.view, self.table).rstrip(".")
            case _:
                return self._mat(what, int(rest.partition(":")[0]), change)

    def _mat(self, what: str, seat: int, change: Change) -> str:
        """What is new in a player's own."""
        whose, was, now = self.table[seat].said, self.before.mats[seat], self.view.mats[seat]
        match what:
            case "city":
                return f"{whose}'s {_built(change)}"
            case "sky":
                new = [name(card) for card in now.sky if card not in was.sky]
                return f"{whose}'s sky row ({listed(new) or some(len(now.sky), 'card')})"
            case "means":
                return f"{whose} has {some(now.cogs, 'cog')} and {some(now.hand, 'card')} in hand"
            case "tokens":
                return f"{whose} has {some(now.tokens, 'Benefactor token')} left"
            case _:
                return f"{whose}'s VP, {was.vp} to {now.vp}"

    def _pile(self, number: int) -> str:
        pile = (
            next((pile for pile in self.view.draft.piles if pile.number == number), None) if self.view.draft else None
        )
        if pile is None:
            return f"pile {number} (taken)"
        return f"pile {number} ({listed([name(card) for card in pile.cards]) or 'empty'})"

    def _claims(self, card: str) -> Iterator[str]:
        was = next((sponsor.tokens for sponsor in self.before.market if sponsor.card == card), None)
        now = next(sponsor.tokens for sponsor in self.view.market if sponsor.card == card)
        if was is None:
            yield "new in the market"
        claimed = [self.table[seat].said for seat in now if seat not in (was or ())]
        if claimed:
            yield f"claimed by {listed(claimed)}"
        elif was is not None:
            yield f"{some(len(now), 'token')} there"


def _built(change: Change) -> str:
    """What has been launched, or built upon."""
    now, was = change.now.value, change.was.value if change.was else None
    assert isinstance(now, BuildingView)
    known = was if isinstance(was, BuildingView) and was.card == now.card else None
    added = now.extensions[len(known.extensions) if known else 0 :]
    upon = f" under {listed(['a cog' if card == COG else name(card) for card in added])}" if added else ""
    return f"{name(now.card)}{'' if known else ', launched'}{upon}"
