"""What a player is shown: few things at first, everything reachable, warnings before the press."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from bot.components import panel_view
from bot.menus import WARNING, Choice, choices_of, narrowed, offered
from bot.prompts import STALE, Panel, _listing, answered, panel, refusals
from bot.results import MatchInfo, Played, Refused, SeatInfo, Stale, Standing, State
from bot.score_words import score_sheet
from bot.seating import whose_turn
from rules.core.game import Game
from rules.core.news import News
from rules.core.outcome import Outcome, Score, ScoreLine
from rules.core.questions import Seat
from tests.bot.limits import must_fit
from tests.pebbles.pebbles import PEBBLES, Dig, EndTurn, Table


class Deploy(msgspec.Struct, frozen=True, tag=True):
    """An action with two fields, of which there are many."""

    ship: str
    port: str

    def __str__(self) -> str:
        return f"Deploy the {self.ship} ship to {self.port}"


class Recall(msgspec.Struct, frozen=True, tag=True):
    """An action of which there is one."""

    def __str__(self) -> str:
        return "Recall"


def deploys(ports: int) -> tuple[Any, ...]:
    """Three ships, many ports, and a recall."""
    return (*(Deploy(ship, f"Port {port}") for ship in ("yellow", "blue", "red") for port in range(ports)), Recall())


def offering(actions: tuple[Any, ...], **others: Any) -> Game:
    """A game whose first seat may do just these things."""
    return replace(PEBBLES, legal_actions=lambda table, seat: actions, **others)


def standing(game: Game = PEBBLES, viewer: int | None = 0, table: Table | None = None) -> Standing:
    """A match of three, seen from a seat."""
    names = ("Alice", "Bo*b", "Car_ol")
    seats = tuple(SeatInfo(Seat(at), name, 100 + at, None, 7) for at, name in enumerate(names))
    match = MatchInfo(1, game.slug, State.LIVE, 7, 1, 2, 100, {}, 3, seats)
    seat = None if viewer is None else seats[viewer]
    return Standing(match, game, table or PEBBLES.setup(seats=3, seed=5), seat, undoable=False)


def taker(seat: int = 0) -> Table:
    """A table where one player has taken the pebbles."""
    table: Table = PEBBLES.setup(seats=3, seed=5)
    table.taker = Seat(seat)
    return table


async def shown(what: Panel) -> list[str]:
    """The custom ids of a panel, within Discord's limits."""
    view = panel_view(what)
    must_fit(what.text, view)
    return [part["custom_id"] for row in (view.to_components() if view else []) for part in row["components"]]


async def test_up_to_ten_actions_are_buttons() -> None:
    found = await shown(panel(standing()))
    assert found[:3] == ["act:1:7:0", "act:1:7:1", "act:1:7:2"]
    assert found[-1] == "hand:1"


async def test_many_actions_become_menus_by_kind_and_a_single_one_stays_a_button() -> None:
    offer = offered(choices_of(offering(deploys(5)), None, Seat(0)))
    assert [choice.label for choice in offer.buttons] == ["Recall"]
    assert [menu.title for menu in offer.menus] == [
        f"Deploy the {ship} ship to Port … (5)" for ship in ("yellow", "blue", "red")
    ]


async def test_a_large_kind_is_split_by_its_first_field() -> None:
    offer = offered(choices_of(offering(deploys(19)), None, Seat(0)))
    assert [menu.title for menu in offer.menus] == [
        f"Deploy the {ship} ship to Port … (19)" for ship in ("yellow", "blue", "red")
    ]


async def test_what_cannot_be_split_is_paged_and_every_action_is_on_one_page() -> None:
    actions = tuple(Deploy("red", f"Port {port}") for port in range(60))
    game = offering(actions)
    pages = [panel(standing(game), page=page) for page in range(3)]
    numbers = [choice.number for page in pages for menu in page.offer.menus for choice in menu.choices]
    assert sorted(numbers) == list(range(60))
    assert [page.offer.menus[0].more for page in pages] == [1, 2, 0]
    assert "page:1:7:1" in await shown(pages[0])


async def test_a_warning_stands_before_the_press_that_locks() -> None:
    told = panel(standing(table=taker()))
    dig = next(choice for choice in told.offer.buttons if isinstance(choice.action, Dig))
    assert dig.button == "Dig for a pebble ⚠"
    assert f"- **Dig for a pebble**: {WARNING}" in told.text
    end = next(choice for choice in told.offer.buttons if isinstance(choice.action, EndTurn))
    assert not end.locks


async def test_labels_that_are_cut_alike_are_told_apart_by_their_number() -> None:
    long = "x" * 120
    found = choices_of(offering((Deploy("red", long + "a"), Deploy("red", long + "b"))), None, Seat(0))
    assert len({choice.button for choice in found}) == 2


async def test_the_longest_words_still_fit() -> None:
    game = offering(deploys(20), hint=lambda *_: "🚀" * 300, prompt=lambda *_: "Why? " * 500, locks=lambda *_: True)
    many = [News("{1} does a thing. " * 30)] * 50
    assert await shown(answered(Played(standing(game), tuple(many))) or panel(standing()))


async def test_ten_long_buttons_fit() -> None:
    game = offering(deploys(3), hint=lambda *_: "all of this follows " * 9, locks=lambda *_: True)
    assert await shown(panel(standing(game)))


async def test_first_what_happened_then_whose_turn_then_the_choice() -> None:
    told = panel(standing(), head="Your turn in **Pebbles**: turn 1.", before=["**Bob** digs."])
    assert told.text.split("\n")[:2] == ["Your turn in **Pebbles**: turn 1.", "**Bob** digs."]
    assert "**Your turn.** Hold out a pebble." in told.text


def test_names_are_escaped() -> None:
    assert whose_turn(standing(viewer=0, table=taker(1))) == r"It is **Bo\*b**'s turn."


def test_who_has_nothing_to_do_is_told_who_has() -> None:
    waiting = panel(standing(viewer=0, table=taker(2)))
    assert waiting.text == r"It is **Car\_ol**'s turn."
    assert waiting.offer.rows == 0


def test_a_secret_line_is_told_only_to_its_reader() -> None:
    news = (News("{0} holds out a pebble."), News("It is pebble 3.", (Seat(0),)))
    texts = [(answered(Played(standing(viewer=viewer), news)) or panel(standing())).text for viewer in (0, 1)]
    assert ["It is pebble 3." in text for text in texts] == [True, False]


def test_a_stale_press_is_answered_with_the_current_prompt() -> None:
    told = answered(Stale(standing()))
    assert told is not None
    assert told.text.startswith(STALE)
    assert len(told.offer.buttons) == 3


def test_a_refusal_without_a_seat_has_no_panel() -> None:
    assert answered(Refused("You have no seat in this game.")) is None


def test_why_cant_i_names_the_rule() -> None:
    table = taker()
    table.polished = 2
    assert refusals(standing(table=table)).endswith("- Polish: you have polished twice this turn (PB-1)")
    assert panel(standing(table=table)).why


def test_only_the_choices_that_fit_what_was_typed_are_offered() -> None:
    found = narrowed(choices_of(offering(deploys(3)), None, Seat(0)), ship="blue", port=None)
    told = panel(standing(offering(deploys(3))), only=found)
    assert [choice.number for choice in told.offer.buttons] == [3, 4, 5]
    assert told.back


@pytest.mark.parametrize(
    ("ranking", "winners", "first"),
    [
        (((1,), (0, 2)), (1,), r"**Bo\*b** wins with 4! The tie is decided by most grit."),
        (((0, 1), (2,)), (0, 1), r"**Alice** and **Bo\*b** share the win with 4!"),
    ],
)
def test_the_score_sheet_says_who_won_and_by_what(
    ranking: tuple[tuple[int, ...], ...], winners: tuple[int, ...], first: str
) -> None:
    lines = tuple(Score((ScoreLine("Pebbles", points),), points, Seat(seat)) for seat, points in enumerate((4, 4, 2)))
    decided = "most grit" if len(winners) == 1 else None
    sheet = score_sheet(standing(), Outcome(lines, ranking, winners, decided)).split("\n")
    assert sheet[0] == first
    assert [line.split("\\.")[0] for line in sheet[1::2]] == [
        str(place) for place in ((1, 2, 2) if len(winners) == 1 else (1, 1, 3))
    ]
    assert sheet[2] == "-# Pebbles 4"


def test_a_menu_says_once_what_all_its_options_begin_with() -> None:
    """On a phone the start of an option is all that is seen."""
    fleet = [Deploy(ship, f"Port {letter}") for ship in ("blue", "red") for letter in "ABCDEFG"]
    choices = [Choice(number, str(action), "", False, action) for number, action in enumerate(fleet)]
    blue, _ = offered(choices).menus
    assert blue.title.startswith("Deploy the blue ship to Port …")
    assert [blue.option(choice) for choice in blue.choices] == list("ABCDEFG")


def test_what_every_choice_warns_of_is_said_once() -> None:
    """Three warnings in a row are read as none."""
    several = [Choice(number, f"Pile {number}", "Two cards.", True, number) for number in range(3)]
    told = "\n".join(_listing(offered(several)))
    assert WARNING not in told
    assert told.count("no undo") == 1
    assert _listing(offered(several[:1])) == [f"- **Pile 0**: {WARNING} Two cards."]
