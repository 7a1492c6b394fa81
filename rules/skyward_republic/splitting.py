"""The two-player draft variant: one splits eight cards, the other chooses (SR-T, SQ-12)."""

from __future__ import annotations

from rules.core.questions import Seat
from rules.skyward_republic.agenda import deed
from rules.skyward_republic.arriving import PlayLightning
from rules.skyward_republic.drafting import pile_of, take_pile, take_token, zone
from rules.skyward_republic.effects import Effect
from rules.skyward_republic.gaining import names
from rules.skyward_republic.launching import start_launch_phase
from rules.skyward_republic.table import Table


class TakeRest(Effect, frozen=True):
    """The Warden takes the group that was left (SR-T03)."""

    def text(self) -> str:
        return "take the other group"


class FinishSplit(Effect, frozen=True):
    """Both have a group: whoever took the token leads the Launch phase (SR-T04)."""

    def text(self) -> str:
        return "end the draft"


def other_group(number: int) -> int:
    """Group 1 for group 2, and the other way round."""
    return 3 - number


def move_card(table: Table, seat: Seat, card: str, group: int) -> None:
    """Move a card from one group to the other, as often as one likes."""
    pile_of(table, other_group(group)).cards.remove(card)
    pile_of(table, group).cards.append(card)


def move_token(table: Table, seat: Seat, group: int) -> None:
    """Put the Warden token with a group (SR-T02)."""
    zone(table).token = group


def split(table: Table, seat: Seat) -> None:
    """Offer the groups: the other player chooses (SR-T03)."""
    for pile in zone(table).piles:
        token = ", with the Warden token" if pile.number == zone(table).token else ""
        table.tell(f"{{{seat}}} makes group {pile.number}{token}: {names(pile.cards)}.")
    table.turns += 1
    table.phase = "draft"
    table.turn = table.clockwise(seat)[1]


def take_group(table: Table, seat: Seat, number: int) -> None:
    """The chooser's lightning cards come first, then the Warden's (SQ-12)."""
    collect(table, seat, number)
    warden = table.warden
    table.then(warden, TakeRest())
    table.then(seat, PlayLightning())


def collect(table: Table, seat: Seat, number: int) -> None:
    """Take a group; the token with it goes along."""
    take_pile(table, seat, number)
    if number == zone(table).token:
        zone(table).holder = seat


@deed(TakeRest)
def take_rest(table: Table, seat: Seat, effect: TakeRest) -> None:
    collect(table, seat, zone(table).piles[0].number)
    table.then(seat, PlayLightning(), FinishSplit())


@deed(FinishSplit)
def finish_split(table: Table, seat: Seat, effect: FinishSplit) -> None:
    table.turns += 1
    holder = zone(table).holder
    take_token(table, table.warden if holder is None else holder)
    start_launch_phase(table)
