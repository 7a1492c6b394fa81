"""Playing: whose decision it is, what is legal, and taking an action (BS-T)."""

from __future__ import annotations

from typing import assert_never

from rules.braided_skies.actions import Action, Answer, Deploy, EndTurn, Pass, PlayEncounter, Recall
from rules.braided_skies.agenda import open_question, settle
from rules.braided_skies.deploying import deploy, legal_deploys
from rules.braided_skies.encounters import play_encounter
from rules.braided_skies.ending import end_turn
from rules.braided_skies.recalling import recall
from rules.braided_skies.table import Table
from rules.braided_skies.windows import encounters
from rules.core.errors import IllegalAction
from rules.core.questions import Seat
from rules.core.revealing import would_reveal


def to_act(table: Table) -> frozenset[Seat]:
    """The seat whose turn it is, until the game is over (BS-T01)."""
    if table.over:
        return frozenset()
    return frozenset((table.agenda[-1][0] if table.agenda else table.turn,))


def legal_actions(table: Table, seat: Seat) -> tuple[Action, ...]:
    """All that a seat may do now, in a fixed order; empty only if it is not asked."""
    if seat not in to_act(table):
        return ()
    asked = open_question(table)
    if asked:
        answers = [Answer(number, option.label) for number, option in enumerate(asked[1].options)]
        if table.pending:  # only what uses the token may be done now (BQ-30)
            return (*answers, *deploys(table, seat))
        return (*answers, *encounters(table, seat))
    if table.acted:
        return (*encounters(table, seat), EndTurn())
    return main_actions(table, seat)


def main_actions(table: Table, seat: Seat) -> tuple[Action, ...]:
    """Deploy one ship or recall all; pass only where neither can be done (BS-T02, BQ-03)."""
    chances: list[Action] = [*deploys(table, seat)]
    if any(ship.port is not None for ship in table.mats[seat].ships):
        chances.append(Recall())
    return (*(chances or [Pass()]), *encounters(table, seat))


def deploys(table: Table, seat: Seat) -> list[Deploy]:
    """The legal deploys, until the main action has been taken."""
    return [] if table.acted else [Deploy(flag, port) for flag, port in legal_deploys(table, seat)]


def apply(table: Table, seat: Seat, action: Action) -> Table:
    """The table after the action; the table given is left as it was. Raises `IllegalAction`."""
    if action not in legal_actions(table, seat):
        raise IllegalAction(refusal(table, seat, action))
    after = table.copy()
    take(after, seat, action)
    return after


def refusal(table: Table, seat: Seat, action: Action) -> str:
    """Why an action is not legal, in a sentence."""
    from rules.braided_skies.refusals import why_not  # it asks this chapter what is legal

    return why_not(table, seat, action)


def take(table: Table, seat: Seat, action: Action) -> None:
    """Do a legal action on this very table, then resolve the agenda until somebody must be asked."""
    table.news = []
    match action:
        case Deploy(ship=flag, port=port):
            if table.agenda:
                table.agenda.pop()  # the token in hand is used for this deploy's payment (BQ-30)
            deploy(table, seat, flag, port)
        case Recall():
            recall(table, seat)
        case PlayEncounter(card=card):
            play_encounter(table, seat, card)
        case Answer(number=number):
            answer(table, seat, number)
        case EndTurn():
            end_turn(table, seat)
        case Pass():
            table.acted = True
            table.tell(f"{{{seat}}} passes.")
        case _:
            assert_never(action)
    settle(table)


def answer(table: Table, seat: Seat, number: int) -> None:
    """The question asked gives way to what its option sets going."""
    asked = open_question(table)
    if asked is None:
        raise IllegalAction("Nothing is being asked of you now.")
    table.agenda.pop()
    table.then(seat, *asked[1].options[number].effects)


def prompt(table: Table, seat: Seat) -> str:
    """What a seat is asked, in a sentence; "" if nothing."""
    if seat not in to_act(table):
        return ""
    asked = open_question(table)
    if asked:
        return asked[1].prompt
    if table.acted:
        return "Your main action is done; end your turn when you are ready."
    return "Deploy one ship, or recall all that are out."


def locks(table: Table, seat: Seat, action: Action) -> bool:
    """Whether an action would bring something to light (see `rules.core.revealing`)."""
    return would_reveal(table.copy(), lambda watched: take(watched, seat, action))
