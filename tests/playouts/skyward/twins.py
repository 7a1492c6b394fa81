"""Twin tables, which differ only in what somebody may not know: nothing that is shown may tell them apart."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.core.chance import Chance
from rules.core.questions import Seat
from rules.skyward_republic.cards.decks import CARD, is_lightning
from rules.skyward_republic.game import GAME
from rules.skyward_republic.table import Mat, Sealed, Table

NEAR_TOP = 20
"""Cards on top of a deck that a single action may bring to light."""


def twin_of(table: Table, viewer: Seat | None, luck: Random) -> Table:
    """The same table with all that the viewer cannot see dealt anew: decks, cards face down, other hands, seals."""
    twin = twin_in_hands(table, viewer, luck)
    places = [twin.deck, *(mat.near for mat in twin.mats)]
    redeal(places, luck)
    luck.shuffle(twin.benefactors)
    twin.chance = Chance(luck.randrange(1 << 30), dict(table.chance.drawn))
    return twin


def twin_in_hands(table: Table, viewer: Seat | None, luck: Random) -> Table:
    """The same table with other cards in the hands of everybody but the viewer; what a round may draw stays on top."""
    twin = table.copy()
    others = [mat for seat, mat in enumerate(twin.mats) if seat != viewer]
    sealed = [mat.sealed.dealt for mat in others if mat.sealed]
    redeal([mat.hand for mat in others], luck)
    for mat in others:
        swap_cards(mat.hand, twin.deck, luck)
        swap_cards(mat.hand, twin.benefactors, luck)
    redeal(sealed, luck)
    for mat in others:
        seal_anew(mat, luck)
    return twin


def redeal(places: list[list[str]], luck: Random) -> None:
    """Collect the cards of some places and deal them out again, as many to each as before."""
    cards = [card for place in places for card in place]
    luck.shuffle(cards)
    for place in places:
        place[:] = [cards.pop() for _ in place]


def swap_cards(hand: list[str], deck: list[str], luck: Random) -> None:
    """Exchange cards of a hand for some from far down in the same deck; lightning cards never rest in a hand."""
    spare = [at for at, card in enumerate(deck[:-NEAR_TOP]) if not is_lightning(card)]
    luck.shuffle(spare)
    for at, card in enumerate(hand):
        if spare and (card in CARD) == (deck[0] in CARD) and not is_lightning(card):
            other = spare.pop()
            hand[at], deck[other] = deck[other], card


def seal_anew(mat: Mat, luck: Random) -> None:
    """Another choice, as far along; who has not confirmed may be anywhere in it."""
    if mat.sealed is None:
        return
    old, cards = mat.sealed, luck.sample(mat.sealed.dealt or mat.hand, len(mat.sealed.dealt or mat.hand))
    many = len(old.chosen) if old.done else luck.randint(0, min(2, len(cards)))
    traded = len(old.trades)
    mat.sealed = Sealed(old.dealt, cards[:many], cards[many : many + traded], old.trading, old.done)


def shown(table: Table, seat: Seat | None) -> tuple[Any, ...]:
    """All that one seat is told: its view, what it may do and what follows, what it may not, and the news."""
    news = [line.text for line in GAME.news(table) if line.may_read(seat)]
    told: tuple[Any, ...] = (GAME.view(table, seat), GAME.to_act(table), GAME.turn(table), GAME.outcome(table), news)
    if seat is None:
        return told
    actions = GAME.legal_actions(table, seat)
    hints = [GAME.hint(table, seat, action) for action in actions]
    locks = [GAME.locks(table, seat, action) for action in actions]
    return (*told, actions, hints, locks, GAME.prompt(table, seat), GAME.refused(table, seat))
