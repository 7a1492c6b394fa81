"""What follows from a legal action, in words: the second line of an option."""

from __future__ import annotations

from rules.braided_skies.actions import Action, Answer, Deploy, PlayEncounter, Recall
from rules.braided_skies.agenda import open_question
from rules.braided_skies.cards.decks import ENCOUNTER, PORT, SERVICE, WONDER
from rules.braided_skies.effects import words
from rules.braided_skies.mats import tokens_in_words
from rules.braided_skies.outfittings import token_words
from rules.braided_skies.ports import INDEX, WONDER_TRACK, cloud_below
from rules.braided_skies.recalling import recall_hint
from rules.braided_skies.special_ports import grit_cost
from rules.braided_skies.table import Table
from rules.braided_skies.terms import TRACKS, listed, sentence, some
from rules.core.questions import Seat

SPECIAL_GAINS = {
    "festival": "9 fame and 1 step on each track",
    "market": "1, 3 or 5 fame",
    "guild": "an outfitting",
    "workshop": "a harvester",
    "flagon": "a crewmate",
}


def hint(table: Table, seat: Seat, action: Action) -> str:
    """What follows from a legal action; "" where its words say it all."""
    match action:
        case Deploy():
            return deploy_hint(table, seat, action)
        case Recall():
            return recall_hint(table, seat)
        case PlayEncounter(card=card):
            return f"A: {words(ENCOUNTER[card].a)}. B: {words(ENCOUNTER[card].b)}."
        case Answer(number=number):
            return answer_hint(table, number)
        case _:
            return ""


def answer_hint(table: Table, number: int) -> str:
    """The second line of the option."""
    asked = open_question(table)
    return asked[1].options[number].hint if asked else ""


def deploy_hint(table: Table, seat: Seat, action: Deploy) -> str:
    """What a port costs and gives."""
    if action.port in PORT:
        return collection_hint(table, seat, action)
    if action.port in WONDER_TRACK:
        return wonder_hint(table, action.port)
    grit = grit_cost(table, seat, action.port)
    cost = SERVICE[action.port].cost
    price = listed([*([some(grit, "grit", "grit")] if grit else []), *([token_words(cost)] if cost else [])])
    return f"{f'Pay {price}: ' if price else 'Pay a row: '}{SPECIAL_GAINS[action.port]}."


def collection_hint(table: Table, seat: Seat, action: Deploy) -> str:
    """Explore, core benefits, what lies there, harvester and outpost."""
    printed = PORT[action.port]
    port = table.ports[INDEX[action.port]]
    ship = next(ship for ship in table.mats[seat].ships if ship.flag == action.ship)
    parts = [words(printed.core)]
    if cloud_below(table, action.port) is not None and (ship.harvester or ship.crewmate):
        parts.insert(0, "explore the cloud below")
    if port.leftovers:
        parts.append(f"take {tokens_in_words(port.leftovers)} lying there")
    if ship.harvester:
        parts.append(f"harvester: {words(printed.harvester)}")
    if seat in port.owners:
        parts.append("your outpost pays")
    return sentence("; ".join(parts))


def wonder_hint(table: Table, port: str) -> str:
    """The top card of the deck, its price and its worth."""
    card = WONDER[table.wonders[WONDER_TRACK[port]][-1]]
    tokens = table.wonder_fame[TRACKS.index(card.track)]
    extra = f", {some(tokens, 'fame token')} there" if tokens else ""
    return f"{card.name}: pay {token_words(card.cost)}; {words(card.instant)}{extra}."
