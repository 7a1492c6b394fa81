"""Whole games of Braided Skies among computer players, and what happened in each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import msgspec

from rules.braided_skies.actions import Deploy, Recall
from rules.braided_skies.table import Table
from rules.core.outcome import Outcome
from rules.core.questions import Seat
from rules.opponents.levels import Player
from rules.shelf import SHELF

GAME = SHELF["braided-skies"]
MOST_DECISIONS = 5_000
"""A game that takes more has come to a dead end."""


class Story(msgspec.Struct):
    """One game, as the balance is drawn from it. Lists are by position in the first round."""

    seats: int
    seed: int
    decisions: int = 0
    rounds: int = 0
    trigger: str = ""
    """What set off the end; "" for a game that came to none."""
    winners: list[int] = []
    totals: list[int] = []
    fame: list[int] = []
    wonders: list[int] = []
    steps: list[int] = []
    upgrades: list[int] = []
    outfittings: list[int] = []
    recalls: int = 0
    explores: int = 0
    visits: dict[str, int] = {}


def play(players: Sequence[Player], seed: int) -> Story:
    """One game; ``players`` are by seat."""
    table = GAME.setup(seats=len(players), seed=seed)
    luck = Random(seed)
    story = Story(len(players), seed)
    visits: Counter[str] = Counter()
    while (acting := GAME.to_act(table)) and story.decisions < MOST_DECISIONS:
        seat = min(acting)
        actions = GAME.legal_actions(table, seat)
        if not actions:
            return story
        action = actions[0] if len(actions) == 1 else players[seat](GAME.view(table, seat), actions, luck)
        if isinstance(action, Deploy):
            visits[action.port] += 1
        story.recalls += isinstance(action, Recall)
        story.decisions += 1
        GAME.take(table, seat, action)
    story.visits = dict(visits)
    outcome = GAME.outcome(table)
    return told(story, table, outcome) if outcome else story


def told(story: Story, table: Table, outcome: Outcome) -> Story:
    """The story with how the game ended."""
    order = [Seat((table.first + place) % table.seats) for place in range(table.seats)]
    mats = [table.mats[seat] for seat in order]
    story.rounds = table.turns // table.seats
    story.trigger = table.ending.trigger if table.ending else ""
    story.winners = [order.index(Seat(row)) for row in outcome.winners]
    story.totals = [outcome.lines[seat].total for seat in order]
    story.fame = [mat.fame for mat in mats]
    story.wonders = [len(mat.wonders) - 1 for mat in mats]
    story.steps = [sum(mat.tracks) for mat in mats]
    story.upgrades = [sum(ship.harvester + ship.crewmate for ship in mat.ships) for mat in mats]
    story.outfittings = [sum(len(row) for row in mat.rows) - 6 for mat in mats]
    story.explores = len(table.gone_clouds)
    return story
