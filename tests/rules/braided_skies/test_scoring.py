"""The final scoring and its tie-breakers (BS-F)."""

from __future__ import annotations

import pytest

from rules.braided_skies.scoring import heritage_awards, outcome, scores
from rules.braided_skies.table import Table
from rules.braided_skies.terms import TRACKS
from rules.core.outcome import Outcome
from rules.core.questions import Seat
from tests.rules.braided_skies.building import ME, YOU, a_table, put, step_to
from tests.rules.braided_skies.dealing import own


def ended(table: Table) -> Outcome:
    """The outcome as the table stands."""
    table.over = True
    result = outcome(table)
    assert result
    return result


def bare(seats: int = 2) -> Table:
    """A table on which nobody scores anything: starting wonders, no steps, no fame."""
    table = a_table(seats=seats)
    for mat in table.mats:
        mat.wonders = ["painted-gangplank"]
    return table


@pytest.mark.parametrize(
    ("counts", "awards"),
    [
        ([3, 2], [16, 10]),
        ([2, 2], [13, 13]),
        ([2, 0], [16, 0]),
        ([0, 0], [0, 0]),
        ([3, 2, 1], [16, 10, 6]),
        ([2, 2, 1], [13, 13, 6]),
        ([3, 1, 1], [16, 8, 8]),
        ([2, 2, 2], [10, 10, 10]),
        ([3, 2, 1, 1], [16, 10, 3, 3]),
        ([3, 3, 2, 2], [13, 13, 3, 3]),
        ([3, 2, 2, 2], [16, 5, 5, 5]),
        ([2, 2, 2, 2], [8, 8, 8, 8]),
        ([4, 3, 2, 1], [16, 10, 6, 0]),
        ([4, 3, 2, 2, 2], [16, 10, 2, 2, 2]),
        ([3, 3, 3, 2, 1], [10, 10, 10, 0, 0]),
        ([3, 3, 1, 1, 1], [13, 13, 2, 2, 2]),
        ([2, 2, 2, 2, 2], [6, 6, 6, 6, 6]),
        ([4, 2, 2, 2, 2], [16, 4, 4, 4, 4]),
        ([3, 2, 2, 1, 0], [16, 8, 8, 0, 0]),
        ([1, 0, 0, 0, 0], [16, 0, 0, 0, 0]),
    ],
)
def test_heritage_awards(counts: list[int], awards: list[int]) -> None:
    """BS-F01, BS-AT16, BQ-70, BQ-71 16, 10 and 6; the tied pool the ranks they span and divide, rounding down; 0 is 0.
    The order of the seats makes no difference."""
    assert heritage_awards(counts) == awards
    assert heritage_awards(counts[::-1]) == awards[::-1]


def test_heritage_on_the_score_sheet() -> None:
    """BS-F01 Heritage symbols are counted over the whole itinerary, covered cards too."""
    table = bare(3)
    own(table, "borrowed-library", "weather-opera", "kettle-hall")
    own(table, "upward-falls", seat=YOU)
    assert [score.lines[1].points for score in scores(table)] == [16, 10, 0]


def test_the_example_of_the_rulebook() -> None:
    """BS-AT14, BS-F02, BS-F03 4 + 15 + 2 for the tracks, 6 for heritage, 35 fame: 62."""
    table = a_table(seats=3)
    table.mats[ME].wonders = ["painted-gangplank"]
    own(table, "velvet-glacier", "moss-amphitheatre", "aurora-steps", "borrowed-library")
    mat = table.mats[ME]
    mat.wonders.remove("aurora-steps")
    own(table, "leaning-stones")
    mat.fame, mat.tracks = 35, [7, 9, 6]
    own(table, "weather-opera", "bell-of-small-hours", seat=YOU)
    own(table, "wreck-of-the-soprano", "bottomless-slide", "edge-of-charts", seat=Seat(2))
    score = scores(table)[ME]
    assert [(line.what, line.points) for line in score.lines] == [
        ("Fame", 35),
        ("Heritage", 6),
        ("Culture: 2 × 2", 4),
        ("Scenic: 3 × 5", 15),
        ("Adventure: 2 × 1", 2),
    ]
    assert score.total == 62


def test_the_example_of_the_guide() -> None:
    """BS-AT15, BS-F02 Culture 3x with 4 symbols, scenic 2x with 2, adventure 1x with 1: 12 + 4 + 1 = 17."""
    table = bare()
    own(table, "museum-of-lost-luggage", "paper-observatory", "leaning-stones", "needle-gate-run")
    table.mats[ME].tracks = [10, 8, 3]
    score = scores(table)[ME]
    assert [line.points for line in score.lines[2:]] == [12, 4, 1]
    assert score.total == 17


@pytest.mark.parametrize(
    ("step", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (10, 3), (11, 4), (12, 4)]
)
def test_the_highest_multiplier_reached(step: int, points: int) -> None:
    """BS-F02, BQ-61 The highest multiplier reached counts, once; below the first threshold a track scores 0."""
    table = bare()
    step_to(table, "culture", step)
    assert [line.points for line in scores(table)[ME].lines[2:]] == [points, 0, 0]


def test_the_total_is_the_sum_of_the_lines() -> None:
    """BS-F03 Fame, heritage and three tracks make the total; the most fame wins."""
    table = bare()
    own(table, "thousand-kite-meadow")
    table.mats[ME].fame, table.mats[ME].tracks = 20, [3, 6, 11]
    table.mats[YOU].fame = 38
    result = ended(table)
    assert [line.points for line in result.lines[ME].lines] == [20, 16, 2, 2, 0]
    assert [score.total for score in result.lines] == [40, 38]
    assert (result.ranking, result.winners, result.tie_break) == (((0,), (1,)), (0,), None)


def test_leftovers_score_nothing() -> None:
    """BS-F04 Grit, tourists and tapstones left over score nothing, nor do encounter cards and outposts."""
    table = bare()
    put(table, "YBRTTT")
    table.mats[ME].grit = 10
    table.mats[ME].encounters = [1, 2, 3]
    table.ports[0].owners = [ME]
    assert scores(table)[ME].total == 0


def test_a_tie_goes_to_more_tapstones() -> None:
    """BS-F05, BQ-72 First tie-break: more tapstones on the mat; tourists do not count."""
    table = bare()
    put(table, "YTTT")
    put(table, "BR", seat=YOU)
    result = ended(table)
    assert (result.winners, result.ranking, result.tie_break) == ((1,), ((1,), (0,)), "more tapstones")


def test_then_to_more_wonders() -> None:
    """BS-F05, BS-AT25, BQ-73 Second: more wonder cards, the starting wonder counted: 6 against 5."""
    table = bare()
    put(table, "YBR")
    put(table, "YYY", seat=YOU)
    own(table, "paper-observatory", "kettle-hall", "leaning-stones", "needle-gate-run", "orchard-of-moons")
    own(table, "whale-lookout", "cyclone-staircase", "hornet-narrows", "moss-amphitheatre", seat=YOU)
    result = ended(table)
    assert [len(mat.wonders) for mat in table.mats] == [6, 5]
    assert (result.winners, result.tie_break) == ((0,), "more wonder cards")


def test_then_to_more_grit() -> None:
    """BS-F05 Third: more grit."""
    table = bare()
    table.mats[YOU].grit = 3
    result = ended(table)
    assert (result.winners, result.tie_break) == ((1,), "more grit")


def test_else_the_win_is_shared() -> None:
    """BS-F05, BS-AT25 Equal in all three the win is shared, and so is the place."""
    table = bare(3)
    table.mats[2].fame = 5
    table.mats[ME].fame = 5
    result = ended(table)
    assert (result.winners, result.ranking) == ((0, 2), ((0, 2), (1,)))
    assert result.tie_break == "nothing: the victory is shared"


def test_places_below_the_first_are_broken_and_shared_too() -> None:
    """BS-F05 The tie-breaks order every place; the unresolved share it."""
    table = bare(5)
    for seat, fame in enumerate((9, 4, 4, 4, 1)):
        table.mats[seat].fame = fame
    table.mats[2].grit = 5
    assert ended(table).ranking == ((0,), (2,), (1, 3), (4,))
    assert len(TRACKS) == len(scores(table)[0].lines) - 2
