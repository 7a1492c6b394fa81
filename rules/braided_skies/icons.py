"""Which icon an action is about: the thing it gives, takes or moves. It follows from the action alone."""

from __future__ import annotations

from rules.braided_skies.actions import Action, Answer, Deploy, PlayEncounter
from rules.braided_skies.cards.decks import PORT
from rules.braided_skies.effects import words
from rules.braided_skies.hints import SPECIAL_GAINS
from rules.braided_skies.terms import FLAGS, TRACKS
from rules.core.lexicon import Lexicon

TOLD_APART = Lexicon({f"{flag} ship": f"flag_{flag}" for flag in FLAGS} | {f"{track} track": track for track in TRACKS})
"""What is looked for first: the ship, by its flag, and the track are what such answers differ in."""
THINGS = Lexicon(
    {
        "grit": "grit",
        "fame": "fame",
        "fame token": "fame",
        "yellow tapstone": "stone_yellow",
        "blue tapstone": "stone_blue",
        "red tapstone": "stone_red",
        "tapstone": "stone_any",
        "tourist": "tourist",
        "harvest die": "die",
        "harvest dice": "die",
        "encounter": "encounter",
        "encounter card": "encounter",
        "outfitting": "outfitting",
        "outpost": "outpost",
        "harvester": "harvester",
        "crewmate": "crewmate",
        "captain": "captain",
        "cloud": "cloud",
        "wonder": "wonder",
        "step": "step",
    }
)
OUTFITTINGS = ("Activate ", "Again ", "Take ", "Discard ")
"""How an answer begins that is about an outfitting card by its name."""
DECLINED = ("Do not ", "Keep the ", "Leave ", "Place no ", "Replace none")
REROLL = "Roll again"


def icon(action: Action) -> str | None:
    """The icon of an action, where one stands for what it is about."""
    match action:
        case Deploy(port=port):
            return port_icon(port)
        case PlayEncounter():
            return "encounter"
        case Answer(says=says):
            return answer_icon(says)
        case _:
            return None


def port_icon(port: str) -> str | None:
    """What a port gives first."""
    if port in TRACKS:
        return port
    return THINGS.first(words(PORT[port].core) if port in PORT else SPECIAL_GAINS[port])


def answer_icon(says: str) -> str | None:
    """The ship, the card or else the first thing the answer names; of a price and what it buys, what it buys."""
    if says.startswith(DECLINED):
        return None
    if says.startswith(OUTFITTINGS):
        return "outfitting"
    if says == REROLL:
        return "die"
    price, paid, bought = says.partition(" grit to ")
    return TOLD_APART.first(says) or THINGS.first(bought if paid else price)
