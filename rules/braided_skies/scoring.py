"""The final scoring and its tie-breakers (BS-F)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.braided_skies.mats import symbol_count, tokens_on
from rules.braided_skies.table import Mat, Table
from rules.braided_skies.terms import TAPSTONES, TRACKS
from rules.braided_skies.tracks import multiplier
from rules.core.outcome import Outcome, Score, ScoreLine
from rules.core.questions import Seat

HERITAGE = (16, 10, 6)
"""Fame for most, second and third most heritage symbols."""
TIE_BREAKS = ("more tapstones", "more wonder cards", "more grit")


def heritage_awards(counts: list[int]) -> list[int]:
    """The awards by heritage symbols: tied players pool the ranks they span, divided down; none gets none (BS-F01)."""
    ranked = sorted((count for count in counts if count), reverse=True)
    awards = []
    for count in counts:
        if not count:
            awards.append(0)
            continue
        first, tied = ranked.index(count), ranked.count(count)
        awards.append(sum(HERITAGE[first : first + tied]) // tied)
    return awards


def track_score(mat: Mat, track: int) -> int:
    """The highest multiplier reached times the symbols of that track (BS-F02)."""
    return multiplier(mat.tracks[track]) * symbol_count(mat, TRACKS[track])


def score_of(table: Table, seat: Seat, heritage: int) -> Score:
    """Every line of one seat's score (BS-F03)."""
    mat = table.mats[seat]
    lines = [ScoreLine("Fame", mat.fame), ScoreLine("Heritage", heritage)]
    lines += [
        ScoreLine(
            f"{track.capitalize()}: {multiplier(mat.tracks[number])} × {symbol_count(mat, track)}",
            track_score(mat, number),
        )
        for number, track in enumerate(TRACKS)
    ]
    return Score(tuple(lines), sum(line.points for line in lines), seat)


def scores(table: Table) -> tuple[Score, ...]:
    """The score of every seat as the table stands."""
    awards = heritage_awards([symbol_count(mat, "heritage") for mat in table.mats])
    return tuple(score_of(table, Seat(seat), award) for seat, award in enumerate(awards))


def tie_keys(mat: Mat) -> tuple[int, int, int]:
    """Tapstones on the mat (not tourists), wonder cards, grit (BS-F05, BQ-72, BQ-73)."""
    counts = tokens_on(mat)
    return sum(counts[token] for token in TAPSTONES), len(mat.wonders), mat.grit


def outcome(table: Table) -> Outcome | None:
    """The end of the game, or None while it lasts."""
    if not table.over:
        return None
    lines = scores(table)
    keys = {seat: (lines[seat].total, *tie_keys(mat)) for seat, mat in enumerate(table.mats)}
    places = sorted(set(keys.values()), reverse=True)
    ranking = tuple(tuple(seat for seat in range(table.seats) if keys[seat] == place) for place in places)
    return Outcome(lines, ranking, ranking[0], deciding_tie_break(keys))


def deciding_tie_break(keys: Mapping[int, tuple[int, ...]]) -> str | None:
    """What decided between those of the highest total; None where one had it alone (BS-F05)."""
    best = max(key[0] for key in keys.values())
    tied = [key for key in keys.values() if key[0] == best]
    if len(tied) == 1:
        return None
    for number, name in enumerate(TIE_BREAKS, start=1):
        most = max(key[number] for key in tied)
        tied = [key for key in tied if key[number] == most]
        if len(tied) == 1:
            return name
    return "nothing: the victory is shared"
