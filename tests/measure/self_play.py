"""Whole games of Braided Skies among computer players, and what happened in each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from rules.braided_skies.actions import Deploy, Recall
from rules.braided_skies.table import Table
from rules.core.outcome import Outcome
from rules.core.questions import Seat
from rules.opponents.levels import Player
from rules.shelf import SHELF
from tests.measure.play_out import play_out

GAME = SHELF["braided-skies"]


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
    story = Story(len(players), seed)
    visits: Counter[str] = Counter()

    def note(_table: Table, _seat: Seat, action: Any) -> None:
        if isinstance(action, Deploy):
            visits[action.port] += 1
        story.recalls += isinstance(action, Recall)

    table, story.decisions = play_out(GAME, players, seed, note)
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
