"""The wonder tracks: steps, their bonuses, and the multipliers of the final scoring (BS-TR)."""

from __future__ import annotations

from rules.braided_skies.agenda import Asked, asks, deed, option
from rules.braided_skies.cards.records import Rule
from rules.braided_skies.cards.tracks import THRESHOLDS, TRACK_STEPS
from rules.braided_skies.effects import Effect, GainGrit, Step, StepEach, Steps
from rules.braided_skies.mats import has_rule
from rules.braided_skies.table import Mat, Table
from rules.braided_skies.terms import TRACKS, Track, listed
from rules.core.questions import Question, Seat

STEP_GRIT: dict[Track, Rule] = {
    "culture": Rule.CULTURE_STEP_GRIT,
    "scenic": Rule.SCENIC_STEP_GRIT,
    "adventure": Rule.ADVENTURE_STEP_GRIT,
}


def multiplier(steps: int) -> int:
    """The highest multiplier reached: 0 to 4 (BS-F02, BQ-61)."""
    return sum(steps >= threshold for threshold in THRESHOLDS)


def below_top(table: Table, mat: Mat) -> list[Track]:
    """The tracks on which a step still does something (BS-TR03)."""
    return [track for number, track in enumerate(TRACKS) if mat.tracks[number] < table.options.TRACK_TOP]


@asks(Step)
def which_track(table: Table, seat: Seat, effect: Step) -> Asked | None:
    """A step on a track of choice; a topped track may be chosen and has no effect (BQ-64)."""
    if effect.track != "any":
        return None
    mat = table.mats[seat]
    if not below_top(table, mat):
        return Question("", ())
    top = table.options.TRACK_TOP
    tracks = [
        option(
            f"Advance on the {track} track, to step {mat.tracks[number] + 1}"
            if mat.tracks[number] < top
            else f"Stay at the top of the {track} track: no effect",
            Step(track),
        )
        for number, track in enumerate(TRACKS)
    ]
    return Question("On which track do you advance?", tuple(tracks))


@deed(Step)
def advance(table: Table, seat: Seat, effect: Step) -> None:
    """Reach a step and gain its bonus at once (BS-TR01, BS-TR02); at the top nothing happens (BS-TR03)."""
    if effect.track == "any":
        return
    mat = table.mats[seat]
    number = TRACKS.index(effect.track)
    if mat.tracks[number] >= table.options.TRACK_TOP:
        return
    mat.tracks[number] += 1
    reached = mat.tracks[number]
    new = f", multiplier {multiplier(reached)}" if reached in THRESHOLDS else ""
    table.tell(f"{{{seat}}} advances to step {reached} of the {effect.track} track{new}.")
    table.then(seat, *TRACK_STEPS[effect.track][reached])
    if seat == table.turn and effect.track not in table.step_grit and has_rule(table, seat, STEP_GRIT[effect.track]):
        table.step_grit.append(effect.track)
        table.then(seat, GainGrit(1))


@deed(Steps)
def advance_several(table: Table, seat: Seat, effect: Steps) -> None:
    """Each step resolves its bonus before the next (BQ-62)."""
    table.then(seat, *(Step(effect.track) for _ in range(effect.count)))


class StepAmong(Effect, frozen=True):
    """One step on each of the tracks named, in an order of choice."""

    tracks: tuple[Track, ...]

    def text(self) -> str:
        return f"advance 1 step on the {listed(list(self.tracks))} tracks"


@deed(StepEach)
def advance_each(table: Table, seat: Seat, effect: StepEach) -> None:
    """Topped tracks are left out (BQ-64)."""
    table.then(seat, StepAmong(tuple(below_top(table, table.mats[seat]))))


@asks(StepAmong)
def which_track_first(table: Table, seat: Seat, effect: StepAmong) -> Asked:
    """The owner chooses the order (BQ-62)."""
    tracks = [track for track in effect.tracks if track in below_top(table, table.mats[seat])]
    orders = [
        option(
            f"Advance on the {track} track, to step {table.mats[seat].tracks[TRACKS.index(track)] + 1}",
            Step(track),
            StepAmong(tuple(other for other in tracks if other != track)),
        )
        for track in tracks
    ]
    return Question("On which track do you advance first?", tuple(orders))
