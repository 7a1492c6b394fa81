"""What the quick player sees at a glance: its own mat, how long the game may last, and what it is short of."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil
from typing import NamedTuple, cast

from rules.braided_skies.cards.decks import OUTFITTING
from rules.braided_skies.cards.records import Rule
from rules.braided_skies.ending import FAME_TO_END, LAST_THRESHOLD, WONDERS_TO_END
from rules.braided_skies.mats import rule_of
from rules.braided_skies.terms import TOKENS, SlotKind, Token
from rules.braided_skies.view import MatView, TableView
from rules.opponents.braided_skies.taste import Taste

PAWNS = ("captain", "crewmate")


class Open(NamedTuple):
    """An open slot of the own mat."""

    row: int
    place: int
    slot: int
    kind: SlotKind


@dataclass(slots=True)
class Sight:
    """The table as one seat sees it, and what follows from it for that seat."""

    view: TableView
    me: MatView
    taste: Taste
    turns: float
    """Own turns still to come, the one being played among them, as far as can be told."""
    counts: dict[Token, int]
    """Tokens on the own slots."""
    open: list[Open]
    rules: tuple[Rule | None, ...]
    """Ongoing abilities exposed."""
    need: dict[Token, float] = field(default_factory=dict)
    """What each kind of token is worth now."""
    seen: dict[tuple[str, int], float] = field(default_factory=dict)
    """What the next steps of a track are worth, once worked out."""

    @property
    def last(self) -> bool:
        """Whether this is the seat's last turn."""
        return self.turns <= 1

    @property
    def recalls(self) -> float:
        """Recalls still to come."""
        return self.turns * self.taste.recalls

    def counted_wonders(self) -> float:
        """Wonders still to be gained."""
        return min(WONDERS_TO_END - len(self.me.wonders), self.turns * self.taste.wonders)


def look(view: TableView, taste: Taste) -> Sight:
    """Take in the table from the viewer's seat."""
    seat = view.viewer or 0
    me = view.mats[seat]
    counts: dict[Token, int] = dict.fromkeys(TOKENS, 0)
    free: list[Open] = []
    for row, placed_row in enumerate(me.rows):
        for place, placed in enumerate(placed_row.outfittings):
            for slot, (kind, lies) in enumerate(zip(OUTFITTING[placed.card].slots, placed.filled, strict=True)):
                if not lies:
                    free.append(Open(row, place, slot, kind))
                elif lies not in PAWNS:
                    counts[cast("Token", lies)] += 1  # what is no pawn is a token
    exposed = {me.wonders[0], me.wonders[-1]}
    rules = tuple(rule_of(wonder) for wonder in exposed)
    need = dict.fromkeys(TOKENS, taste.token)
    return Sight(view, me, taste, turns_left(view, taste), counts, free, rules, need)


def turns_left(view: TableView, taste: Taste) -> float:
    """Own turns still to come: known once the end is set off, till then guessed from how far it has come."""
    if view.ending:
        return ceil(view.ending.turns_left / view.seats)
    fame = max(mat.fame for mat in view.mats) / FAME_TO_END
    wonders = (max(len(mat.wonders) for mat in view.mats) - 1) / (WONDERS_TO_END - 1)
    best = [min(LAST_THRESHOLD, max(mat.tracks[track] for mat in view.mats)) for track in range(3)]
    done = max(fame, wonders, sum(best) / (3 * LAST_THRESHOLD))
    return 2 + (taste.length - 2) * (1 - done)
