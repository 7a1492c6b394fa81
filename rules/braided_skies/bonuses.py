"""What an upgrade earns at the port where its ship was placed (BS-D05), and the end of a visit."""

from __future__ import annotations

from rules.braided_skies.agenda import Asked, asks, deed, option
from rules.braided_skies.effects import AnyEffect, Effect, words
from rules.braided_skies.table import Table
from rules.braided_skies.terms import sentence
from rules.core.questions import Question, Seat


class Bonus(Effect, frozen=True):
    """A bonus of the port: gained automatically, or offered under ``bonus_optional`` (BS-D05)."""

    of: str
    effects: tuple[AnyEffect, ...]

    def text(self) -> str:
        return f"{self.of}: {words(self.effects)}"


@asks(Bonus)
def whether_to_take(table: Table, seat: Seat, effect: Bonus) -> Asked | None:
    """Under the switch, the player may decline."""
    if not table.options.bonus_optional:
        return None
    return Question(
        f"Do you take the {effect.of} bonus?",
        (option(sentence(words(effect.effects))[:-1], *effect.effects), option("Leave it")),
    )


@deed(Bonus)
def take_bonus(table: Table, seat: Seat, effect: Bonus) -> None:
    """Imperative: it is gained."""
    table.then(seat, *effect.effects)


class EndVisit(Effect, frozen=True):
    """The deploy is done."""

    def text(self) -> str:
        return "end the visit"


@deed(EndVisit)
def end_visit(table: Table, seat: Seat, effect: EndVisit) -> None:
    """The hold was emptied by processing (BS-K17)."""
    table.visit = None


def upgrade_bonuses(
    table: Table, crewmate: tuple[AnyEffect, ...], harvester: tuple[AnyEffect, ...]
) -> tuple[AnyEffect, ...]:
    """The bonuses due for what the ship carried when it was placed (BS-D05, BS-D08)."""
    visit = table.visit
    due: list[AnyEffect] = []
    if visit and visit.crewmate and crewmate:
        due.append(Bonus("crewmate", crewmate))
    if visit and visit.harvester and harvester:
        due.append(Bonus("harvester", harvester))
    return tuple(due)
