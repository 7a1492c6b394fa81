"""Small builders for the rulebook tests: a table as the test wants it, and playing by the words of the actions."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.errors import IllegalAction
from rules.core.questions import Seat
from rules.skyward_republic.actions import Action
from rules.skyward_republic.agenda import settle
from rules.skyward_republic.airspace import standing_of
from rules.skyward_republic.cards.decks import BENEFACTOR, CARD, is_lightning
from rules.skyward_republic.drafting import zone
from rules.skyward_republic.effects import Effect
from rules.skyward_republic.launching import start_launch_phase
from rules.skyward_republic.legal import legal_actions, to_act
from rules.skyward_republic.play import apply
from rules.skyward_republic.prompts import prompt
from rules.skyward_republic.save import dump
from rules.skyward_republic.setup import setup
from rules.skyward_republic.table import Mat, Pile, Sponsor, Standing, Table
from tests.rules.skyward_republic.trial_cards import TRIAL_BENEFACTOR, TRIAL_CARD

ME, YOU, THIRD, FOURTH = Seat(0), Seat(1), Seat(2), Seat(3)
START_VP = 5


def a_table(seats: int = 2, *, seed: int = 1, **options: Any) -> Table:
    """A table as it is set up: the first draft is dealt, or the Benefactors, and seat 0 is the Warden."""
    for luck in range(seed, seed + 1_000):
        table = setup(seats=seats, seed=luck, options=options)
        if table.warden == ME:
            return table
    raise AssertionError("Seat 0 is never the Warden.")


def a_draft(seats: int = 2, *piles: tuple[str, ...], near: tuple[tuple[str, ...], ...] = (), **options: Any) -> Table:
    """A draft of these piles; empty hands; face-down cards near each seat as given, the first flipped last."""
    table = a_table(seats, **options)
    empty(table)
    zone(table).piles = [Pile(number, [fetch(table, card) for card in cards]) for number, cards in enumerate(piles, 1)]
    for seat, cards in enumerate(near):
        table.mats[seat].near = [fetch(table, card) for card in cards]
    return table


def a_launch(seats: int = 2, **options: Any) -> Table:
    """The Launch turn of seat 0: no cards in hand, 3 cogs each, no draft left."""
    table = a_table(seats, **options)
    empty(table)
    table.draft = None
    start_launch_phase(table)
    return table


def a_claim(seats: int = 2, *market: str, **options: Any) -> Table:
    """The Benefactor turn of seat 0, with these Benefactors in the market."""
    table = a_launch(seats, **options)
    table.benefactors += [sponsor.card for sponsor in table.market]
    table.market = [Sponsor(fetch(table, card)) for card in market]
    table.launching, table.phase, table.acted = None, "benefactor", []
    return table


def empty(table: Table) -> None:
    """Put hands, piles and face-down cards under their decks."""
    for mat in table.mats:
        under = [*mat.hand, *mat.near]
        table.deck[:0] = [card for card in under if card in CARD]
        table.benefactors[:0] = [card for card in under if card in BENEFACTOR]
        mat.hand, mat.near = [], []
    if table.draft:
        table.deck[:0] = [card for pile in table.draft.piles for card in pile.cards]
        table.draft.piles = []


def fetch(table: Table, card: str) -> str:
    """Take a card out of its deck or discard pile, wherever it lies; a card of the tests' own lies nowhere."""
    if card in TRIAL_CARD or card in TRIAL_BENEFACTOR:
        return card
    places = (table.deck, table.discards, table.benefactors, table.benefactor_discards, *hands(table))
    next(place for place in places if card in place).remove(card)
    return card


def hands(table: Table) -> list[list[str]]:
    """Hands, piles and face-down cards: where the set-up may have put a card."""
    piles = [pile.cards for pile in table.draft.piles] if table.draft else []
    return [*(mat.hand for mat in table.mats), *(mat.near for mat in table.mats), *piles]


def hold(table: Table, *cards: str, seat: Seat = ME) -> None:
    """Put cards into a hand."""
    table.mats[seat].hand += [fetch(table, card) for card in cards]


def build(table: Table, card: str, row: int = 0, column: int | None = None, *on: str, seat: Seat = ME) -> Standing:
    """Put a Building into an airspace, with Extensions on it ("cog" for a cog); nothing is scored.

    Without a column it goes right of the last Building of the row.
    """
    mat = table.mats[seat]
    if column is None:
        column = max((each.column for each in mat.buildings if each.row == row), default=-1) + 1
    extensions = [each if each == "cog" else fetch(table, each) for each in on]
    standing = Standing(fetch(table, card), row, column, extensions)
    mat.buildings.append(standing)
    return standing


def fly(table: Table, *cards: str, seat: Seat = ME) -> None:
    """Put Vehicles or Critters into a sky row; nothing is scored."""
    assert all(map(is_lightning, cards))
    table.mats[seat].sky += [fetch(table, card) for card in cards]


def on_top(table: Table, *cards: str) -> None:
    """Put cards on top of the central deck, the first to be drawn first."""
    table.deck += reversed([fetch(table, card) for card in cards])


def discarded(table: Table, *cards: str) -> None:
    """Put cards on the discard pile, the last on top."""
    table.discards += [fetch(table, card) for card in cards]


def token(table: Table, benefactor: str, *seats: Seat) -> None:
    """Put a Benefactor into the market, if it is not there, and these seats' tokens on it."""
    if all(each.card != benefactor for each in table.market):
        table.market.append(Sponsor(fetch(table, benefactor)))
    sponsor = next(each for each in table.market if each.card == benefactor)
    sponsor.tokens += seats
    sponsor.scored = True
    for seat in seats:
        table.mats[seat].tokens -= 1


def resolve(table: Table, *effects: Effect, seat: Seat = ME, card: str = "") -> Table:
    """The table after effects, said by a card of the seat's airspace, up to the first question."""
    after = table.copy()
    after.news = []
    after.then(seat, *(effect.on(card) if card else effect for effect in effects))
    settle(after)
    return after


def says(table: Table, seat: Seat = ME) -> list[str]:
    """What a seat may do, in words."""
    return [str(action) for action in legal_actions(table, seat)]


def the(table: Table, words: str, seat: Seat = ME) -> Action:
    """The first legal action that begins with these words."""
    found = [action for action in legal_actions(table, seat) if str(action).startswith(words)]
    assert found, f"{words!r} is not legal; legal are {says(table, seat)} ({prompt(table, seat)}), {to_act(table)} act"
    return found[0]


def do(table: Table, *words: str, seat: Seat = ME) -> Table:
    """Take the actions that begin with these words, one after the other; the given table is left as it was."""
    for each in words:
        table = apply(table, seat, the(table, each, seat))
    return table


def told(table: Table, seat: Seat | None = None) -> str:
    """The news of the last action in one line, as a seat (None: anybody) reads them."""
    return " ".join(line.text for line in table.news if line.may_read(seat))


def why(table: Table, action: Action, seat: Seat = ME) -> str:
    """The sentence with which an action is refused."""
    with pytest.raises(IllegalAction) as refusal:
        apply(table, seat, action)
    return str(refusal.value)


def refusal(table: Table, action: Action, seat: Seat = ME) -> str:
    """The same, with the table byte for byte what it was."""
    before = dump(table)
    said = why(table, action, seat)
    assert dump(table) == before
    return said


def mine(table: Table) -> Mat:
    """The mat of seat 0."""
    return table.mats[ME]


def yours(table: Table) -> Mat:
    """The mat of seat 1."""
    return table.mats[YOU]


def standing(table: Table, card: str, seat: Seat = ME) -> Standing:
    """A Building of an airspace, by its id or that of an Extension on it."""
    found = standing_of(table.mats[seat], card)
    assert found, f"{card} does not stand in the airspace of seat {seat}"
    return found


def says_why(refusal: str, reason: str, rule: str) -> bool:
    """Whether a refusal begins with this reason and ends with this rule."""
    return refusal.startswith(reason) and refusal.endswith(f" ({rule}).")
