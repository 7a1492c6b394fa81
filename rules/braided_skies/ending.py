"""The end of a turn and the end of the game (BS-T01, BS-EN)."""

from __future__ import annotations

from rules.braided_skies.cards.tracks import THRESHOLDS
from rules.braided_skies.table import Ending, Table
from rules.braided_skies.terms import TRACKS
from rules.core.questions import Seat

LAST_THRESHOLD = THRESHOLDS[-1]
WONDERS_TO_END = 7
FAME_TO_END = 60
GUARD = "the guard against endless games"


def all_tracks_topped(table: Table) -> bool:
    """Trigger A: on each track somebody stands on or beyond the final threshold (BS-EN01)."""
    return all(any(mat.tracks[track] >= LAST_THRESHOLD for mat in table.mats) for track in range(len(TRACKS)))


def wonders_to_end(table: Table) -> int:
    """Wonders in an itinerary that set off the end: 7, the starting one counted unless the switch says not."""
    return WONDERS_TO_END + (0 if table.options.wonder_trigger_counts_starting else 1)


def somebody_has_seven_wonders(table: Table) -> bool:
    """Trigger B (BS-EN02)."""
    return any(len(mat.wonders) >= wonders_to_end(table) for mat in table.mats)


def somebody_has_sixty_fame(table: Table) -> bool:
    """Trigger C (BS-EN03)."""
    return any(mat.fame >= FAME_TO_END for mat in table.mats)


TRIGGERS = (
    ("all three final thresholds are reached", all_tracks_topped),
    ("7 wonders in one itinerary", somebody_has_seven_wonders),
    ("60 fame", somebody_has_sixty_fame),
)


def trigger_met(table: Table) -> str | None:
    """The trigger that holds now, in words, or None (BQ-66)."""
    return next((name for name, holds in TRIGGERS if holds(table)), None)


def last_turn(table: Table) -> int:
    """How many turns the game has in all if it is triggered by the turn just ended: the round, then one more.

    With the trigger in the turn of seat k of n, (n - k) + n turns follow (BS-EN04, BS-EN05, BQ-69).
    """
    played = table.turns
    place = (played - 1) % table.seats + 1
    return played + (table.seats - place) + table.seats


def end_turn(table: Table, seat: Seat) -> None:
    """Hand over to the next seat clockwise, or end the game (BS-T01, BQ-68)."""
    table.turns += 1
    if table.ending is None:
        trigger = trigger_met(table)
        if trigger is None and table.turns == table.options.max_rounds_guard * table.seats:
            trigger = GUARD
        if trigger:
            table.ending = Ending(trigger, seat, last_turn(table))
            left = table.ending.last_turn - table.turns
            table.tell(f"The end is set off in the turn of {{{seat}}}: {trigger}. {left} turns are left.")
    if table.ending and table.turns >= table.ending.last_turn:
        table.over = True
        table.tell("The game is over.")
        return
    table.turn = Seat((seat + 1) % table.seats)
    table.acted = False
    table.plays = 0
    table.step_grit = []
