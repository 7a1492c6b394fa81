"""What the quick player sees at a glance: the airspaces as the rules count them, and how long the game may last."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from rules.core.questions import Seat
from rules.opponents.skyward_republic.taste import Taste
from rules.skyward_republic.airspace import icons_of, standing_of
from rules.skyward_republic.cards.decks import CARD, faction_card
from rules.skyward_republic.counting import HERE, WHOLE, in_sky
from rules.skyward_republic.payments import Held
from rules.skyward_republic.table import Mat, Standing
from rules.skyward_republic.terms import FULL_GRID, NEUTRAL, TOKENS
from rules.skyward_republic.view import MatView, TableView

PACE = 1.1
"""Buildings that the quickest player launches in a round."""


@dataclass(slots=True)
class Sight:
    """The table as one seat sees it, and what follows from it for that seat."""

    view: TableView
    seat: Seat
    taste: Taste
    me: Mat
    rivals: list[Mat]
    rounds: float
    """Own Launch turns still to come, the one being played among them, as far as can be told."""
    held: Held
    """Faction cards in hand by their icons."""
    worths: dict[str, float] = field(default_factory=dict)
    """What cards are worth to have, once worked out."""

    @property
    def last(self) -> bool:
        """Whether no Launch turn comes after this one."""
        return self.rounds <= 1

    @property
    def progress(self) -> float:
        """How much of the game is over."""
        return max(0.0, 1 - max(0.0, self.rounds - 1) / FULL_GRID)


def look(view: TableView, taste: Taste) -> Sight:
    """Take in the table from the viewer's seat."""
    seat = view.viewer or Seat(0)
    mats = [as_counted(mat, view.hand if mat.seat == seat else ()) for mat in view.mats]
    held = Counter(faction_card(card).icons for card in view.hand if is_of_kind(card, "faction"))
    rivals = [mat for other, mat in enumerate(mats) if other != seat]
    return Sight(view, seat, taste, mats[seat], rivals, rounds_left(view, seat), tuple(sorted(held.items())))


def as_counted(mat: MatView, hand: tuple[str, ...]) -> Mat:
    """A mat in the shape in which the rules count it, with what is known of its hand."""
    standing = [
        Standing(each.card, each.row, each.column, list(each.extensions), each.outside) for each in mat.buildings
    ]
    return Mat(list(hand), mat.vp, mat.cogs, mat.tokens, standing, list(mat.sky), [], mat.picked, list(mat.used))


def rounds_left(view: TableView, seat: Seat) -> float:
    """Own Launch turns still to come: known in the last round, till then guessed from the fullest airspace."""
    over = view.phase in ("benefactor", "clean-up", "scoring") or (view.phase == "launch" and view.mats[seat].acted)
    if view.ending:
        return 0.0 if over else 1.0
    fullest = max(len(mat.buildings) for mat in view.mats)
    return max(1.3, (FULL_GRID - fullest) / PACE) - (0.3 if over else 0.0)


def is_of_kind(card: str, kind: str) -> bool:
    """Whether a card is of a kind of the central deck."""
    return card in CARD and CARD[card].kind == kind


def of_kind(cards: tuple[str, ...] | list[str], kind: str) -> list[str]:
    """The cards of a kind."""
    return [card for card in cards if is_of_kind(card, kind)]


def count(sight: Sight, mat: Mat, counted: str, of: str = "", card: str = "") -> int:
    """How many there are of a thing in an airspace, said by a card in it."""
    if counted in WHOLE:
        return WHOLE[counted](mat, of)
    if counted in HERE:
        standing = standing_of(mat, card)
        return HERE[counted](mat, standing, of) if standing else 0
    if counted == "tokens":
        return TOKENS - mat.tokens
    if counted == "rival critters":
        return sum(in_sky(rival, "critter") for rival in sight.rivals)
    return len({icon for each in of_kind(mat.hand, "faction") for icon in faction_card(each).icons})


def purse(sight: Sight) -> int:
    """All icons that could be paid with: Faction cards and cogs."""
    return sight.me.cogs + sum(len(icons) * many for icons, many in sight.held)


def wanted(sight: Sight, costs: list[str]) -> Counter[str]:
    """Icons that some costs want and the hand does not hold; Neutral ones left out."""
    want = Counter(icon for cost in costs for icon in cost if icon != NEUTRAL)
    return want - Counter(icon for icons, many in sight.held for icon in icons * many)


def icons(mat: Mat) -> Counter[str]:
    """Cost icons of an airspace."""
    return icons_of(mat)
