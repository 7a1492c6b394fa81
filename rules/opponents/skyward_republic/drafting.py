"""The draft: flip or pick, where a flipped card goes, and how eight cards are split."""

from __future__ import annotations

from rules.opponents.skyward_republic.cards import had, pile
from rules.opponents.skyward_republic.sight import Sight
from rules.skyward_republic.actions import MoveCard, MoveToken, Pick, TakeGroup
from rules.skyward_republic.view import PileView

EVEN = 0.05
"""A split is not made more even for less than this."""


def piles(sight: Sight) -> dict[int, float]:
    """What each pile is worth to this seat, by its number."""
    draft = sight.view.draft
    if draft is None:
        return {}
    return {each.number: of_pile(sight, each) for each in draft.piles}


def of_pile(sight: Sight, each: PileView) -> float:
    """A pile, the Warden token with it."""
    return pile(sight, each.cards) + (sight.taste.warden if each.token else 0.0)


def flip(sight: Sight) -> float:
    """What waiting brings: a fair share of the piles and of all that will yet be flipped onto them.

    Alone in the draft there is no hurry at all.
    """
    worths = piles(sight).values()
    if len(worths) == 1:
        return max(worths) + 1.0
    hidden = sum(mat.near for mat in sight.view.mats if not mat.picked)
    return (sum(worths) + hidden * sight.taste.card) / len(worths) + sight.taste.lead


def pick(sight: Sight, action: Pick | TakeGroup) -> float:
    """A pile as it lies."""
    number = action.pile if isinstance(action, Pick) else action.group
    return piles(sight)[number]


def flipped(sight: Sight, number: int) -> float:
    """The card just turned over: good ones to even the piles out, bad ones onto the best that others may take."""
    worths, card = piles(sight), sight.view.shown[0]
    gain = had(sight, card)
    if sight.me.picked or gain < 0:
        return -gain * worths[number]
    return -abs(gain + worths[number] - max(worths.values()))


def uneven(sight: Sight, moved: str = "", token: bool = False) -> float:
    """How far the two groups are apart, with a card or the token moved to the other."""
    draft = sight.view.draft
    assert draft is not None
    sides = []
    for each in draft.piles:
        cards = list(each.cards)
        if moved:
            cards.remove(moved) if moved in cards else cards.append(moved)
        sides.append(of_pile(sight, PileView(each.number, tuple(cards), each.token != token)))
    return abs(sides[0] - sides[1])


def move(sight: Sight, action: MoveCard | MoveToken) -> float:
    """Only what makes the groups more even, so that no card goes to and fro; never the last card of a group."""
    draft = sight.view.draft
    if draft is None:
        return -1.0
    if isinstance(action, MoveToken):
        return uneven(sight) - uneven(sight, token=True) - EVEN
    source = next(each for each in draft.piles if each.number != action.group)
    if len(source.cards) == 1 or sum(action.card in each.cards for each in draft.piles) > 1:
        return -1.0
    return uneven(sight) - uneven(sight, action.card) - EVEN
