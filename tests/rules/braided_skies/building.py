"""Small builders for the rulebook tests: a table as the test wants it, and playing by the words of the actions."""

from __future__ import annotations

from typing import Any

import pytest

from rules.braided_skies.actions import Action
from rules.braided_skies.cards.decks import OUTFITTING, WONDER
from rules.braided_skies.cards.records import Captain, Outfitting
from rules.braided_skies.cards.starting_wonders import STARTING_WONDERS
from rules.braided_skies.drawing import DIE
from rules.braided_skies.effects import GainGrit
from rules.braided_skies.play import apply, legal_actions, prompt
from rules.braided_skies.setup import setup
from rules.braided_skies.table import Placed, Table
from rules.braided_skies.terms import FLAGS, TRACKS, Flag, Token
from rules.core.errors import IllegalAction
from rules.core.questions import Seat

ME = Seat(0)
YOU = Seat(1)

LAYOUT_ROWS = (
    ("printed-story-hour", "printed-engines-culture"),
    ("printed-lamplight", "printed-engines-scenic"),
    ("printed-gauntlet", "printed-engines-adventure-tourist"),
)


def a_table(seats: int = 2, *, seed: int = 1, **options: Any) -> Table:
    """A table at its first turn, seat 0 to begin, with plain mats: base rows, no tokens, no encounters, 2 grit,
    starting wonders with a captain's action (no ongoing rule disturbs a test), tracks at 0."""
    table = setup(seats=seats, seed=seed, options=options)
    table.first = table.turn = ME
    quiet = [card.id for card in STARTING_WONDERS if isinstance(card.ability, Captain)]
    for number, mat in enumerate(table.mats):
        mat.wonders = [quiet[number % len(quiet)]]
        mat.rows = [[Placed(card, [""] * len(OUTFITTING[card].slots)) for card in row] for row in LAYOUT_ROWS]
        table.encounter_discards += mat.encounters
        mat.encounters = []
    return table


RACK = "printed-spare-rack"
OUTFITTING.setdefault(RACK, Outfitting(RACK, "Spare Rack", ("W",), (GainGrit(1),)))
"""A rack of one wild slot, on no mat of the game: where a test keeps its tokens."""


def put(table: Table, tokens: str, *, seat: Seat = ME, row: int = 0) -> None:
    """Lay tokens on spare racks in a row, one each; "-" adds an open rack."""
    table.mats[seat].rows[row] += [Placed(RACK, [token.strip("-")]) for token in tokens]


def fill(table: Table, flag: Flag, place: int, *tokens: str, seat: Seat = ME) -> None:
    """Lay tokens on the slots of an outfitting; "" leaves a slot open."""
    table.mats[seat].rows[FLAGS.index(flag)][place].tokens = list(tokens)


def at_port(
    table: Table, flag: Flag, port: str | None, *, seat: Seat = ME, harvester: bool = False, crewmate: bool = False
) -> None:
    """Put a ship at a port (None: home), with these upgrades."""
    ship = table.mats[seat].ships[FLAGS.index(flag)]
    ship.port, ship.harvester, ship.crewmate = port, harvester, crewmate


def step_to(table: Table, track: str, step: int, *, seat: Seat = ME) -> None:
    """Set a track token on a step without its bonuses."""
    table.mats[seat].tracks[TRACKS.index(track)] = step


def says(table: Table, seat: Seat = ME) -> list[str]:
    """What a seat may do, in words."""
    return [str(action) for action in legal_actions(table, seat)]


def the(table: Table, words: str, seat: Seat = ME) -> Action:
    """The one legal action that begins with these words."""
    found = [action for action in legal_actions(table, seat) if str(action).startswith(words)]
    assert found, f"{words!r} is not legal; legal are {says(table, seat)} ({prompt(table, seat)})"
    return found[0]


def do(table: Table, *words: str, seat: Seat = ME) -> Table:
    """Take the actions that begin with these words, one after the other; the given table is left as it was."""
    for each in words:
        table = apply(table, seat, the(table, each, seat))
    return table


def tokens_of(table: Table, seat: Seat = ME) -> str:
    """All tokens on a mat, sorted: "BRTY"."""
    return "".join(sorted(token for row in table.mats[seat].rows for placed in row for token in placed.tokens))


def told(table: Table) -> str:
    """The news of the last action in one line."""
    return " ".join(line.text for line in table.news)


def hold_of(table: Table) -> list[Token]:
    """The cargo hold of the visit going on."""
    return table.visit.hold if table.visit else []


def fill_up(table: Table, *, seat: Seat = ME) -> None:
    """Lay a tourist on every open slot of a mat, so that nothing more can be placed."""
    for row in table.mats[seat].rows:
        for placed in row:
            placed.tokens = [token or "T" for token in placed.tokens]


def next_dice(table: Table, *faces: Token | None) -> None:
    """Let the next rolls of the harvest die show these faces (None: an encounter)."""
    for count in range(100_000):
        luck = table.chance.copy()
        luck.drawn["dice"] = count
        if all(DIE[luck.roll(len(DIE)) - 1] == face for face in faces):
            table.chance.drawn["dice"] = count
            return
    raise AssertionError(f"No such rolls: {faces}")


def top_wonder(table: Table, wonder: str) -> None:
    """Put a wonder on top of its deck."""
    deck = table.wonders[TRACKS.index(WONDER[wonder].track)]
    deck.remove(wonder)
    deck.append(wonder)


def why(table: Table, action: Action, seat: Seat = ME) -> str:
    """The sentence with which an action is refused."""
    with pytest.raises(IllegalAction) as refusal:
        apply(table, seat, action)
    return str(refusal.value)
