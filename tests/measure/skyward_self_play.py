"""Whole games of Skyward Republic among computer players, and what happened in each."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rules.core.questions import Seat
from rules.opponents.levels import Player
from rules.skyward_republic.actions import Action, Attach, Claim, EndTurn, Launch, Pick, TradeCards, UseAbility
from rules.skyward_republic.airspace import COG
from rules.skyward_republic.cards.decks import CARD
from rules.skyward_republic.game import GAME
from rules.skyward_republic.table import Table
from tests.measure.play_out import play_out


class Story(msgspec.Struct):
    """One game, as the balance is drawn from it. Lists are by position in the first round."""

    seats: int
    seed: int
    decisions: int = 0
    rounds: int = 0
    over: bool = False
    winners: list[int] = []
    totals: list[int] = []
    in_play: list[int] = []
    buildings: list[int] = []
    turns: int = 0
    """Launch turns of all players, and those in which nothing was launched."""
    idle: int = 0
    claims: int = 0
    attached: int = 0
    abilities: int = 0
    trades: int = 0
    drafted: set[str] = set()
    """Titles of Buildings and Extensions that somebody picked, and those that came to stand in an airspace."""
    launched: set[str] = set()


class Watcher:
    """Takes down what happens, action by action."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.busy = False

    def __call__(self, table: Table, seat: Seat, action: Action) -> None:
        story = self.story
        match action:
            case Pick(cards=cards):
                story.drafted |= {card for card in cards if CARD[card].kind in ("building", "extension")}
            case Launch():
                self.busy = True
            case EndTurn():
                story.turns += 1
                story.idle += not self.busy
                self.busy = False
            case _:
                pass
        story.claims += isinstance(action, Claim)
        story.attached += isinstance(action, Attach)
        story.abilities += isinstance(action, UseAbility)
        story.trades += isinstance(action, TradeCards)
        for standing in table.mats[seat].buildings:
            story.launched |= {standing.card, *standing.extensions} - {COG}


def play(players: Sequence[Player], seed: int) -> Story:
    """One game; ``players`` are by seat."""
    first = GAME.setup(seats=len(players), seed=seed).warden
    story = Story(len(players), seed)
    table, story.decisions = play_out(GAME, players, seed, Watcher(story))
    return told(story, table, first)


def told(story: Story, table: Table, first: Seat) -> Story:
    """The story with how the game ended."""
    outcome = GAME.outcome(table)
    story.rounds = table.round
    if outcome is None:
        return story
    order = table.clockwise(first)
    story.over = True
    story.winners = [order.index(Seat(row)) for row in outcome.winners]
    story.totals = [outcome.lines[seat].total for seat in order]
    story.in_play = [table.mats[seat].vp for seat in order]
    story.buildings = [len(table.mats[seat].buildings) for seat in order]
    return story
