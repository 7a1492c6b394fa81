"""The end of the game: what sets it off, and how many turns are left (BS-EN)."""

from __future__ import annotations

import pytest

from rules.braided_skies.actions import Answer, Deploy, EndTurn, Pass, PlayEncounter, Recall
from rules.braided_skies.cards.captains import CAPTAINS
from rules.braided_skies.ending import GUARD, trigger_met
from rules.braided_skies.play import legal_actions, to_act
from rules.braided_skies.save import load_action
from rules.braided_skies.scoring import outcome
from rules.braided_skies.seeing import view
from rules.braided_skies.setup import setup
from rules.braided_skies.table import Table
from rules.core.errors import SetupError, UnreadableTable
from rules.core.questions import Seat
from tests.rules.braided_skies.building import ME, YOU, a_table, do, put, says, step_to, told
from tests.rules.braided_skies.dealing import deal, own

CARDS = {"scenic": 18, "adventure": 16}
MANY = (
    "paper-observatory",
    "kettle-hall",
    "borrowed-library",
    "leaning-stones",
    "needle-gate-run",
    "aurora-steps",
    "whale-lookout",
)


def ready_to_end(table: Table) -> Table:
    """The main action of the seat at turn is done."""
    table.acted = True
    return table


def play_turn(table: Table) -> Table:
    """A turn of whoever is to act, with nothing but its end."""
    return do(ready_to_end(table), "End your turn", seat=table.turn)


def turns_left(table: Table) -> list[int]:
    """The seats that play until the game is over."""
    order = []
    while not table.over:
        order.append(int(table.turn))
        table = play_turn(table)
    return order


def test_all_three_final_thresholds() -> None:
    """BS-EN01 Trigger A: on each track somebody stands on step 11 or beyond; they may be different players."""
    table = a_table(seats=3)
    step_to(table, "culture", 11)
    step_to(table, "scenic", 12, seat=YOU)
    step_to(table, "adventure", 10, seat=Seat(2))
    assert play_turn(table.copy()).ending is None
    step_to(table, "adventure", 11, seat=Seat(2))
    ended = play_turn(table)
    assert ended.ending is not None
    assert ended.ending.trigger == "all three final thresholds are reached"


def test_seven_wonders() -> None:
    """BS-EN02, BQ-58 Trigger B: 7 wonders in one itinerary, the starting wonder counted."""
    table = a_table()
    own(table, *MANY[:5])
    assert play_turn(table.copy()).ending is None
    own(table, MANY[5])
    ended = play_turn(table)
    assert ended.ending is not None
    assert ended.ending.trigger == "7 wonders in one itinerary"


def test_sixty_fame() -> None:
    """BS-EN03 Trigger C: 60 fame; scoring goes on beyond it."""
    table = a_table()
    table.mats[ME].fame = 59
    assert play_turn(table.copy()).ending is None
    table.mats[ME].fame = 60
    ended = play_turn(table)
    assert ended.ending is not None
    assert ended.ending.trigger == "60 fame"


def test_fame_passes_sixty_and_goes_on() -> None:
    """BS-AT17, BQ-27, BS-EN03 57 fame and 5 more are 62, and the end; fame is one plain number, beyond 119 too."""
    table = a_table()
    table.mats[ME].fame = 57
    put(table, "YBR")
    table = do(table, "Deploy the yellow ship to Underground", "A yellow, a blue and a red")
    assert table.mats[ME].fame == 62
    table = do(table, "End")
    assert table.ending is not None
    table.turn, table.mats[ME].fame = ME, 118
    table.mats[ME].ships[0].port = None
    put(table, "YBR", row=1)
    table = do(table, "Deploy the yellow ship to Underground", "A yellow, a blue and a red")
    assert table.mats[ME].fame == 123


def test_the_order_of_the_last_turns() -> None:
    """BS-AT12, BS-EN04 4 players, seat 2 reaches 60: then 3, 4, 1, 2, 3, 4 play, and that is all."""
    table = play_turn(a_table(seats=4))
    table.mats[1].fame = 60
    table = play_turn(table)
    assert turns_left(table) == [2, 3, 0, 1, 2, 3]


@pytest.mark.parametrize(("seats", "place"), [(n, k) for n in range(2, 6) for k in range(1, n + 1)])
def test_how_many_turns_are_left(seats: int, place: int) -> None:
    """BS-AT13, BS-EN05, BQ-69 With the trigger in the turn of seat k of n, (n - k) + n turns remain, its own one."""
    table = a_table(seats=seats)
    table.first = table.turn = Seat(seats - 1)  # the first player is seldom seat 0
    for _ in range(place - 1):
        table = play_turn(table)
    seat = table.turn
    table.mats[seat].fame = 60
    table = play_turn(table)
    left = turns_left(table)
    assert len(left) == (seats - place) + seats
    assert left.count(seat) == 1


def test_later_triggers_change_nothing() -> None:
    """BS-EN06, BQ-66, BQ-67 The first trigger counts; 60 fame or a 7th wonder later add no further round."""
    table = a_table(seats=3)
    table.mats[ME].fame = 60
    table = play_turn(table)
    ending = table.ending
    own(table, *MANY, seat=YOU)
    for _ in range(4):
        table = play_turn(table)
        table.mats[2].fame = 70
        assert table.ending == ending
    assert play_turn(table).over is True


def test_two_triggers_at_once() -> None:
    """BQ-66 Of several triggers at once one starts the ending, and one only."""
    table = a_table()
    table.mats[ME].fame = 60
    own(table, *MANY)
    assert trigger_met(table) == "7 wonders in one itinerary"
    table = play_turn(table)
    assert told(table).count("The end is set off") == 1


def test_the_trigger_belongs_to_the_turn() -> None:
    """BQ-68 Tested after each turn: the seat that triggers is the one whose turn it is, whoever met the condition."""
    table = a_table(seats=3)
    table.mats[2].fame = 60
    assert table.ending is None
    table = play_turn(table)
    assert table.ending is not None
    assert table.ending.seat == ME
    assert turns_left(table) == [1, 2, 0, 1, 2]


def test_a_trigger_in_mid_turn_waits_for_the_end_of_the_turn() -> None:
    """BQ-68 A condition met in mid-turn is looked at when everything it set off is finished."""
    table = a_table()
    table.mats[ME].fame = 59
    deal(table, 6)
    table = do(table, "Play Rival", "B")
    assert (table.mats[ME].fame, table.ending) == (61, None)
    assert "Recall" not in " ".join(says(table))
    table = do(table, "Deploy the red ship to Magnus", "Tourist to Crew", "End")
    assert table.ending is not None


def test_the_guard_against_endless_games() -> None:
    """BQ-74 Without a trigger the ending starts at the end of round 60, and the log says so."""
    table = a_table(seats=3)
    table.turns = 3 * 60 - 2
    table = play_turn(table)
    assert table.ending is None
    table = play_turn(table)
    assert table.ending is not None
    assert table.ending.trigger == GUARD
    assert GUARD in told(table)
    assert len(turns_left(table)) == 3


def test_the_end_of_the_game() -> None:
    """BS-EN04 When the last turn is over nobody is to act and the outcome is known."""
    table = a_table()
    table.mats[ME].fame = 60
    assert outcome(table) is None
    while not table.over:
        table = play_turn(table)
    assert to_act(table) == frozenset()
    assert [legal_actions(table, seat) for seat in (ME, YOU)] == [(), ()]
    assert outcome(table) is not None
    assert view(table, None).over


def test_leaving_is_no_rule_of_the_game() -> None:
    """BQ-75 A player who resigns or is timed out is outside the rules: no action of the game says so."""
    kinds = {Deploy, Recall, PlayEncounter, Answer, EndTurn, Pass}
    table = a_table()
    assert {type(action) for action in legal_actions(table, ME)} <= kinds
    with pytest.raises(UnreadableTable):
        load_action(b'{"type":"resign"}')


def test_captains_have_no_powers() -> None:
    """BQ-77 Captains differ in looks only: with another captain every seat may do the same and sees the same."""
    table, other = a_table(), a_table()
    used = {mat.captain for mat in table.mats}
    other.mats[ME].captain = next(captain.id for captain in CAPTAINS if captain.id not in used)
    for _ in range(30):
        seat = table.turn
        assert legal_actions(table, seat) == legal_actions(other, seat)
        words = says(table, seat)[0]
        table, other = do(table, words, seat=seat), do(other, words, seat=seat)
    assert [mat.fame for mat in table.mats] == [mat.fame for mat in other.mats]


def test_no_seat_is_compensated() -> None:
    """BQ-78 Whatever their place in the turn order, all begin with the same: 2 grit, no fame, 3 stones, a card."""
    table = setup(seats=5, seed=4)
    starts = {(mat.grit, mat.fame, mat.outposts, len(mat.encounters), len(mat.wonders)) for mat in table.mats}
    assert starts == {(2, 0, 6, 1, 1)}


@pytest.mark.parametrize("seats", [0, 1, 6, 7])
def test_other_numbers_of_players(seats: int) -> None:
    """BQ-80 2 to 5 play; 1 awaits the Automa and is refused, as are 6 and more, in a sentence."""
    with pytest.raises(SetupError, match=r"2 to 5 players, not \d\.$"):
        setup(seats=seats, seed=1)
    assert [setup(seats=number, seed=1).seats for number in (2, 3, 4, 5)] == [2, 3, 4, 5]
