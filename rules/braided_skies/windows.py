"""The windows in which encounter cards may be played, and the questions held open for their sake (BQ-82)."""

from __future__ import annotations

from rules.braided_skies.actions import PlayEncounter
from rules.braided_skies.activating import NextInRecall, recall_of
from rules.braided_skies.agenda import waits
from rules.braided_skies.collecting import Process, fits_own_row, visit_of
from rules.braided_skies.encounters import ChooseSide, EndEncounter, UsePending, playable
from rules.braided_skies.table import Table
from rules.core.questions import Seat


def encounters(table: Table, seat: Seat) -> list[PlayEncounter]:
    """Playable cards: not while another encounter is being resolved."""
    if any(isinstance(effect, ChooseSide | EndEncounter | UsePending) for _, effect in table.agenda):
        return []
    return [PlayEncounter(card) for card in playable(table, seat)]


@waits(NextInRecall)
def waits_in_recall(table: Table, seat: Seat, effect: NextInRecall) -> bool:
    """A card's token could fill the row at work before it is finished (BS-R08, BQ-34)."""
    return recall_of(table).row is not None and bool(encounters(table, seat))


@waits(Process)
def waits_with_cargo(table: Table, seat: Seat, effect: Process) -> bool:
    """A card's grit could carry cargo to another row before it is left behind (BS-K14)."""
    return bool(visit_of(table).hold) and not fits_own_row(table, seat) and bool(encounters(table, seat))
