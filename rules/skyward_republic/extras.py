"""What cards add to a Launch turn: more launches, and lower costs (SQ-55)."""

from __future__ import annotations

from rules.core.questions import Question, Seat
from rules.skyward_republic.agenda import Asked, asks, deed, option, waits
from rules.skyward_republic.cards.decks import name
from rules.skyward_republic.effects import CostDiscount, Effect, ExtraLaunch
from rules.skyward_republic.launching import fits, of_kind
from rules.skyward_republic.paying import PayFor, can_pay
from rules.skyward_republic.placing import PlaceBuilding
from rules.skyward_republic.table import Table


class LaunchOne(Effect, frozen=True):
    """Begin a launch outside a Launch turn (SQ-55)."""

    card: str

    def text(self) -> str:
        return f"launch {name(self.card)}"


@asks(ExtraLaunch)
def extra_launch(table: Table, seat: Seat, effect: ExtraLaunch) -> Asked | None:
    """Outside one's Launch turn it is launched at once, or not at all (SQ-55)."""
    if table.launching and seat == table.turn:
        return None
    ready = [
        card for card in of_kind(table, seat, "building") if fits(effect.most, card) and can_pay(table, seat, card)
    ]
    offers = [option(f"Launch {name(card)}", LaunchOne(card)) for card in ready]
    return Question("Which Building do you launch?", (*offers, option("Launch nothing")))


@waits(ExtraLaunch)
def waits_for_launch(table: Table, seat: Seat, effect: ExtraLaunch) -> bool:
    """Asked even when no Building can be launched: others must not learn it from who is to act next."""
    return True


@deed(ExtraLaunch)
def allow_launch(table: Table, seat: Seat, effect: ExtraLaunch) -> None:
    """One more launch until the turn ends (SQ-55)."""
    if table.launching:
        table.launching.launches.append(effect.most)
        table.tell(f"{{{seat}}} may {effect.text()} this turn.")


@deed(LaunchOne)
def launch_one(table: Table, seat: Seat, effect: LaunchOne) -> None:
    table.then(seat, PayFor(effect.card), PlaceBuilding(effect.card))


@deed(CostDiscount)
def note_discount(table: Table, seat: Seat, effect: CostDiscount) -> None:
    """It waits for the next launch or attachment of this turn."""
    if table.launching and seat == table.turn:
        table.launching.discounts.append(effect)
        table.tell(f"{{{seat}}} will {effect.text()}.")
