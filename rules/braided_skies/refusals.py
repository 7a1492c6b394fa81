"""What cannot be done now, why, and by which rule: the answers to "Why can't I?"."""

from __future__ import annotations

from rules.braided_skies.actions import Answer, Deploy, EndTurn, Pass, PlayEncounter, Recall
from rules.braided_skies.agenda import open_question
from rules.braided_skies.cards.decks import ENCOUNTER, PORT, WONDER
from rules.braided_skies.deploying import does_something, legal_deploys
from rules.braided_skies.mats import rows_with_space
from rules.braided_skies.outfittings import token_words
from rules.braided_skies.paying import MOST_PLAYS
from rules.braided_skies.play import legal_actions, prompt, to_act
from rules.braided_skies.ports import (
    ALL_PORTS,
    WONDER_TRACK,
    is_revealed,
    port_name,
    row_of,
    taken_ports,
    takes_flag,
)
from rules.braided_skies.special_ports import COSTS, grit_cost
from rules.braided_skies.table import Table
from rules.braided_skies.terms import FLAGS, Flag, listed, some
from rules.core.questions import SOMETHING_ELSE, Refusal, Seat
from rules.core.words import refusal

NAMED = 3
"""A refusal names so many of the things that are legal: it is a sentence, not a list."""


def refused(table: Table, seat: Seat) -> tuple[Refusal, ...]:
    """Everything a seat might expect to be able to do now and cannot."""
    if table.over:
        return (Refusal("Play on", "the game is over.", "BS-EN04"),)
    if seat not in to_act(table):
        return (Refusal("Take a turn", "it is the turn of another player.", "BS-T01"),)
    found = [*encounter_refusals(table, seat)]
    if open_question(table):
        return (Refusal(SOMETHING_ELSE, first_answer(table, seat), "BQ-82"), *found)
    if table.acted:
        return (Refusal("Deploy or recall", "you had your main action this turn.", "BS-T02"), *found)
    found = [Refusal("End your turn", "first deploy a ship or recall.", "BS-T02"), *found]
    if all(ship.port is None for ship in table.mats[seat].ships):
        found.append(Refusal("Recall", "none of your ships is deployed.", "BS-T04"))
    return (*found, *deploy_refusals(table, seat))


def first_answer(table: Table, seat: Seat) -> str:
    """What must be answered before anything else."""
    return f'first answer "{prompt(table, seat)}".'


def encounter_refusals(table: Table, seat: Seat) -> list[Refusal]:
    """Cards in front of the seat that cannot be played now."""
    cards = table.mats[seat].encounters
    may = {action.card for action in legal_actions(table, seat) if isinstance(action, PlayEncounter)}
    return [Refusal(f"Play {ENCOUNTER[card].name}", *encounter_reason(table)) for card in cards if card not in may]


def encounter_reason(table: Table) -> tuple[str, str]:
    """Why an encounter cannot be played now."""
    if table.plays >= MOST_PLAYS:
        return f"you have played {MOST_PLAYS} encounter cards this turn, which is the most.", "BQ-31"
    if table.pending or table.in_encounter:
        return "the encounter before must be finished first.", "BQ-30"
    return "neither option could be paid and do something now.", "BQ-36"


def deploy_refusals(table: Table, seat: Seat) -> list[Refusal]:
    """Ports no ship at home may go to."""
    legal = legal_deploys(table, seat)
    home = [ship.flag for ship in table.mats[seat].ships if ship.port is None]
    if not home:
        return [Refusal("Deploy", "all 3 of your ships are out; you must recall.", "BS-T05")]
    reached = {port for _, port in legal}
    found = [(port, port_reason(table, seat, port, home)) for port in ALL_PORTS if port not in reached]
    return [Refusal(f"Deploy to {port_name(port)}", *reason) for port, reason in found]


def port_reason(table: Table, seat: Seat, port: str, home: list[Flag]) -> tuple[str, str]:
    """Why none of the ships at home may go to a port."""
    if not is_revealed(table, port):
        return "it still lies under the clouds.", "BS-K01"
    if port in taken_ports(table):
        return "it is taken until the ship there is recalled.", "BS-D04"
    fitting = [flag for flag in home if takes_flag(port, flag)]
    if not fitting:
        return f"only the {PORT[port].flag} ship may go there, and yours is out.", "BS-D02"
    if port in WONDER_TRACK:
        return wonder_reason(table, port)
    return special_reason(table, seat, port, fitting)


def wonder_reason(table: Table, port: str) -> tuple[str, str]:
    """Why the wonder of a port cannot be had."""
    deck = table.wonders[WONDER_TRACK[port]]
    if not deck:
        return "its deck has run out.", "BQ-20"
    card = WONDER[deck[-1]]
    return f"you cannot pay for {card.name}: {token_words(card.cost)}.", "BS-W01"


def special_reason(table: Table, seat: Seat, port: str, home: list[Flag]) -> tuple[str, str]:
    """Why Festival, Market, Guild, Workshop or Flagon is closed to a seat."""
    mat = table.mats[seat]
    if port == "guild" and not rows_with_space(mat):
        return "no row of your mat has an empty space.", "BS-P06"
    if port == "guild" and not table.guild:
        return "no outfitting is face up.", "BQ-53"
    if not any(does_something(table, seat, flag, port) for flag in home):
        return "it could gain you nothing.", "BQ-02"
    grit = grit_cost(table, seat, port)
    cost = "any of its rows" if port == "market" else token_words(COSTS[port][0])
    price = f"{some(grit, 'grit', 'grit')} and {cost}" if grit else cost
    return f"you cannot pay {price}.", "BQ-01"


def why_not(table: Table, seat: Seat, action: object) -> str:
    """Why an action is not legal, and what would be, in a sentence."""
    if table.over:
        return "The game is over (BS-EN04)."
    if seat not in to_act(table):
        return "It is not your turn (BS-T01)."
    match action:
        case Deploy(ship=flag, port=port):
            reason, rule = deploy_reason(table, seat, flag, port)
        case Recall():
            reason, rule = recall_reason(table, seat)
        case PlayEncounter(card=card):
            held = card in table.mats[seat].encounters
            reason, rule = encounter_reason(table) if held else ("That card is not in front of you.", "BS-E01")
        case EndTurn():
            reason, rule = turn_reason(table)
        case Pass():
            reason, rule = "You may pass only when you can neither deploy nor recall.", "BQ-03"
        case Answer():
            reason, rule = "That is not an answer to what you are asked.", "BQ-82"
        case _:
            reason, rule = "That is nothing a player can do.", "BS-T02"
    return refusal(reason, rule, instead_of(table, seat, action))


def deploy_reason(table: Table, seat: Seat, flag: Flag, port: str) -> tuple[str, str]:
    """Why one ship may not go to one port."""
    if open_question(table) and not table.pending:
        return first_answer(table, seat), "BQ-82"
    if table.acted:
        return "You had your main action this turn.", "BS-T02"
    if port not in ALL_PORTS or flag not in FLAGS:
        return "There is no such ship or port.", "BS-D01"
    if table.mats[seat].ships[row_of(flag)].port is not None:
        return f"Your {flag} ship is out already.", "BS-D01"
    if table.pending:
        return "The token of your encounter must be used first.", "BQ-30"
    if is_revealed(table, port) and not takes_flag(port, flag):
        return f"Only the {PORT[port].flag} ship may go to {port_name(port)}.", "BS-D02"
    reason, rule = port_reason(table, seat, port, [flag])
    return f"{port_name(port)} is closed to you: {reason}", rule


def recall_reason(table: Table, seat: Seat) -> tuple[str, str]:
    """Why a recall is not possible."""
    if table.acted:
        return "You had your main action this turn.", "BS-T02"
    if table.pending:
        return "The token of your encounter must be used first.", "BQ-30"
    if open_question(table):
        return first_answer(table, seat), "BQ-82"
    return "None of your ships is deployed.", "BS-T04"


def turn_reason(table: Table) -> tuple[str, str]:
    """Why the turn cannot end yet."""
    if table.acted:
        return "Something is still asked of you.", "BQ-82"
    return "First deploy a ship or recall.", "BS-T02"


def instead_of(table: Table, seat: Seat, action: object) -> str:
    """A few things that are legal, without a full stop: "Your red ship can go to Magnus Carousel or Cracked Flagon"."""
    legal = legal_actions(table, seat)
    deploys = [other for other in legal if isinstance(other, Deploy)]
    mine = [other for other in deploys if isinstance(action, Deploy) and other.ship == action.ship]
    ports = list(dict.fromkeys(port_name(other.port) for other in mine or deploys))
    if ports:
        who = f"Your {mine[0].ship} ship" if mine else "You"
        verb = "can go to" if mine else "can deploy to"
        more = ", among others" if len(ports) > NAMED else ""
        return f"{who} {verb} {listed(ports[:NAMED], 'or')}{more}"
    return f"You can: {str(legal[0])[0].lower()}{str(legal[0])[1:]}" if legal else ""
