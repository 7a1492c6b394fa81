"""What is refused, in a sentence with the rule that refuses, and the table left as it was."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rules.braided_skies.actions import Action, Answer, Deploy, EndTurn, Pass, PlayEncounter, Recall
from rules.braided_skies.play import apply, legal_actions
from rules.braided_skies.ports import ALL_PORTS
from rules.braided_skies.refusals import refused
from rules.braided_skies.save import dump
from rules.braided_skies.table import Table
from rules.braided_skies.terms import FLAGS, Flag
from rules.core.errors import IllegalAction
from rules.core.questions import Seat
from tests.rules.braided_skies.building import ME, YOU, a_table, at_port, do, fill, put
from tests.rules.braided_skies.dealing import clear_clouds, deal, fit

SENTENCE = re.compile(r"^[A-Z].* \((BS-[A-Z]+\d\d|BQ-\d\d)\)\.$")
EVERYTHING: tuple[Action, ...] = (
    *(Deploy(flag, port) for flag in FLAGS for port in ALL_PORTS),
    Recall(),
    Pass(),
    EndTurn(),
    *(PlayEncounter(card) for card in range(1, 26)),
    Answer(0, "Something else"),
)


def refusal(table: Table, action: Action, seat: Seat = ME) -> str:
    """The sentence of a refusal; the table given is byte for byte what it was."""
    before = dump(table)
    with pytest.raises(IllegalAction) as caught:
        apply(table, seat, action)
    assert dump(table) == before
    return str(caught.value)


def reasons(table: Table, seat: Seat = ME) -> dict[str, str]:
    """What is refused, and by which rule."""
    return {each.what: each.rule for each in refused(table, seat)}


def in_a_visit() -> Table:
    """Cargo waits for its place."""
    return do(a_table(), "Deploy the red ship to Magnus")


def with_pending() -> Table:
    """A tourist of an encounter waits to be used."""
    table = a_table()
    deal(table, 4, 6)
    return do(table, "Play Homesick", "B")


def in_a_recall() -> Table:
    """Two ships are still out."""
    table = a_table()
    at_port(table, "yellow", "zephyr")
    at_port(table, "blue", "geyser")
    deal(table, 7)
    return do(table, "Recall")


def after_the_action() -> Table:
    """Only the end of the turn is left."""
    return do(in_a_visit(), "Tourist to Crew")


@pytest.mark.parametrize("make", [a_table, in_a_visit, with_pending, in_a_recall, after_the_action])
def test_every_refusal_is_a_sentence_with_its_rule(make: object) -> None:
    """BS-T02, BQ-82 Whatever is not legal is refused in a sentence that names its rule and ends with a full stop."""
    assert callable(make)
    table: Table = make()
    legal = legal_actions(table, ME)
    for action in EVERYTHING:
        if action not in legal:
            said = refusal(table, action)
            assert SENTENCE.match(said), said
            assert ".." not in said
            assert "{" not in said


@pytest.mark.parametrize("make", [a_table, in_a_visit, with_pending, in_a_recall, after_the_action])
def test_every_reason_of_the_list_is_a_sentence(make: object) -> None:
    """BS-T02, BQ-82 "Why can't I?": each line says what, why in a sentence, and the rule."""
    assert callable(make)
    table: Table = make()
    for each in (*refused(table, ME), *refused(table, YOU)):
        assert each.what
        assert each.what[0].isupper()
        assert re.match(r"^[a-z].*\.$", each.why), each.why
        assert re.match(r"^(BS-[A-Z]+\d\d|BQ-\d\d)$", each.rule)


@pytest.mark.parametrize(
    ("flag", "port", "rule", "instead"),
    [
        ("yellow", "lagoon", "BS-K01", "Zephyr's Cinders"),
        ("yellow", "geyser", "BS-D02", "Zephyr's Cinders"),
        ("red", "festival", "BQ-01", "Magnus Carousel"),
    ],
)
def test_an_illegal_deploy_names_its_rule_and_what_is_legal(flag: Flag, port: str, rule: str, instead: str) -> None:
    """BS-K01, BS-D02, BQ-01 An illegal deploy is refused by its rule, and told what would be legal."""
    said = refusal(a_table(), Deploy(flag, port))
    assert said.endswith(f". Your {flag} ship can go to {instead} ({rule}).")


def test_a_taken_port() -> None:
    """BS-D04 A port that takes one ship is refused until that ship is recalled, to its owner too."""
    table = a_table()
    put(table, "RR")
    for seat in (YOU, ME):
        at_port(table, "blue", "flagon", seat=seat)
        assert "(BS-D04)" in refusal(table, Deploy("red", "flagon"))
        at_port(table, "blue", None, seat=seat)
    assert Deploy("red", "flagon") in legal_actions(table, ME)


def test_a_ship_that_is_out() -> None:
    """BS-D01, BS-T05 A ship that is out cannot be deployed; with all out only a recall is left."""
    table = a_table()
    at_port(table, "red", "carousel")
    assert "(BS-D01)" in refusal(table, Deploy("red", "carousel"))
    at_port(table, "yellow", "zephyr")
    at_port(table, "blue", "geyser")
    assert refusal(table, Deploy("red", "carousel")).endswith("You can: recall your ships (BS-D01).")
    assert reasons(table)["Deploy"] == "BS-T05"


def test_a_recall_without_ships_and_a_turn_without_an_action() -> None:
    """BS-T04, BS-T02, BQ-03 No recall without a ship out, no end of turn before the action, no pass while one can."""
    table = a_table()
    assert "(BS-T04)" in refusal(table, Recall())
    assert "(BS-T02)" in refusal(table, EndTurn())
    assert "(BQ-03)" in refusal(table, Pass())
    assert {"Recall", "End your turn"} < set(reasons(table))


def test_a_second_action() -> None:
    """BS-T02 One main action a turn: a second deploy or a recall after it is refused."""
    table = after_the_action()
    assert "(BS-T02)" in refusal(table, Deploy("yellow", "zephyr"))
    assert "(BS-T02)" in refusal(table, Recall())
    assert reasons(table) == {"Deploy or recall": "BS-T02"}


def test_out_of_turn() -> None:
    """BS-T01, BQ-32 Out of turn nothing is legal, not even an encounter."""
    table = a_table()
    deal(table, 6, seat=YOU)
    for action in (Deploy("red", "carousel"), PlayEncounter(6), EndTurn()):
        assert refusal(table, action, YOU) == "It is not your turn (BS-T01)."
    assert reasons(table, YOU) == {"Take a turn": "BS-T01"}


def test_what_is_asked_comes_first() -> None:
    """BQ-82 While something is asked, a deploy or the end of the turn is refused with the question."""
    table = in_a_visit()
    said = refusal(table, Deploy("blue", "geyser"))
    assert said.startswith('First answer "Where does the cargo go?". You can')
    assert "(BQ-82)" in refusal(table, EndTurn())
    assert "(BQ-82)" in refusal(table, Answer(40, "Nothing of the kind"))
    assert reasons(table)["Do something else"] == "BQ-82"


def test_an_answer_to_another_question() -> None:
    """BQ-82 An answer says its words: the same number with the words of another question is refused."""
    table = in_a_visit()
    right = legal_actions(table, ME)[0]
    assert isinstance(right, Answer)
    assert "(BQ-82)" in refusal(table, Answer(right.number, "Gain 2 grit"))
    assert apply(table, ME, right).visit is None


def test_encounters_that_cannot_be_played() -> None:
    """BS-E01, BQ-31, BQ-36 A card that is not there, a third card in a turn, and a card that could do nothing."""
    table = a_table()
    table.mats[ME].rows = [[], [], []]
    deal(table, 7, 6)
    assert "(BS-E01)" in refusal(table, PlayEncounter(1))
    table.acted = True
    assert "(BQ-36)" in refusal(table, PlayEncounter(7))
    table.plays = 2
    assert "(BQ-31)" in refusal(table, PlayEncounter(6))


def test_a_token_in_hand_comes_first() -> None:
    """BQ-30 With a token of an encounter in hand another card, a recall or a useless deploy is refused."""
    table = with_pending()
    assert "(BQ-30)" in refusal(table, PlayEncounter(6))
    assert "(BQ-30)" in refusal(table, Deploy("red", "carousel"))
    at_port(table, "yellow", "zephyr")
    assert "(BQ-30)" in refusal(table, Recall())
    asked = a_table()
    deal(asked, 6)
    at_port(asked, "yellow", "zephyr")
    assert "(BQ-82)" in refusal(do(asked, "Play Rival"), Recall())


def test_special_ports_that_give_nothing() -> None:
    """BQ-02, BS-P06 The Workshop with no harvester left and the Guild with no space are refused by their rules."""
    table = a_table()
    put(table, "BY")
    for flag in FLAGS:
        at_port(table, flag, None, harvester=True)
        for card in ("honest-scales", "gossip-porthole", "souvenir-loom"):
            fit(table, flag, card)
    assert "(BQ-02)" in refusal(table, Deploy("red", "workshop"))
    assert "(BS-P06)" in refusal(table, Deploy("red", "guild"))


def test_a_wonder_port_that_is_closed() -> None:
    """BQ-20, BQ-56, BS-W01 A wonder port whose deck has run out is closed; a wonder one cannot pay is refused."""
    table = a_table()
    assert "(BS-W01)" in refusal(table, Deploy("red", "scenic"))
    put(table, "YBRTTYBR")
    table.wonders[1] = []
    table.wonder_fame[1] = 2
    assert "(BQ-20)" in refusal(table, Deploy("red", "scenic"))
    assert reasons(table)["Deploy to Scenic Port"] == "BQ-20"


def test_when_the_game_is_over() -> None:
    """BS-EN04 When the game is over everything is refused."""
    table = a_table()
    table.over = True
    assert refusal(table, Deploy("red", "carousel")) == "The game is over (BS-EN04)."
    assert reasons(table) == {"Play on": "BS-EN04"}


def test_a_pass_where_nothing_else_can_be_done() -> None:
    """BQ-03 Stuck, with no legal deploy and no ship out, one passes, and it counts as a turn."""
    table = a_table()
    for port in table.ports:
        port.clouds = ["humming-hail"]
    fill(table, "red", 0)
    assert legal_actions(table, ME) == (Pass(),)
    after = do(table, "Pass", "End")
    assert (after.turn, after.turns) == (YOU, 1)
    clear_clouds(table)
    assert "(BQ-03)" in refusal(table, Pass())


def test_what_is_no_action_at_all() -> None:
    """BS-T02 Text where a choice is wanted, or nothing, is refused in a sentence like any other."""
    wrong: tuple[Any, ...] = ("deploy blue", None, 7)
    for nothing in wrong:
        assert refusal(a_table(), nothing).startswith("That is nothing a player can do.")
