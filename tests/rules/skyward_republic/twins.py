"""Twin tables, which differ only in what a seat may not know: nothing that the seat is shown may tell them apart."""

from __future__ import annotations

from collections.abc import Container
from random import Random
from typing import Any

from rules.core.chance import Chance
from rules.core.questions import Seat
from rules.skyward_republic.cards.decks import BENEFACTOR, CARD, is_lightning
from rules.skyward_republic.game import GAME
from rules.skyward_republic.table import Table

RESTING = [card for card in CARD if not is_lightning(card)]


def twin_of(table: Table, viewer: Seat | None, luck: Random) -> Table:
    """The same table with all that the viewer cannot see dealt anew: decks, face-down cards, other hands, seals."""
    twin = table.copy()
    others = [mat for seat, mat in enumerate(twin.mats) if seat != viewer]
    for mat in others:
        if mat.sealed:  # sealed choices name cards of the hand, so they are forgotten with it
            mat.sealed.chosen, mat.sealed.trades, mat.sealed.trading = [], [], False
    for mat in others:
        luck.shuffle(mat.hand)
    dealt = [mat.sealed.dealt for mat in others if mat.sealed]
    unseen = [twin.deck, *(mat.near for mat in twin.mats)]
    deal_anew([*unseen, *(mat.hand for mat in others)], RESTING, luck)  # lightning never rests in a hand
    deal_anew(unseen, CARD, luck)
    deal_anew([twin.benefactors, *(mat.hand for mat in others), *dealt], BENEFACTOR, luck)
    twin.chance = Chance(luck.randrange(1 << 30), dict(table.chance.drawn))
    return twin


def deal_anew(places: list[list[str]], deck: Container[str], luck: Random) -> None:
    """Shuffle the cards of a deck among all places where they lie hidden."""
    hidden = [(place, number) for place in places for number, card in enumerate(place) if card in deck]
    cards = [place[number] for place, number in hidden]
    luck.shuffle(cards)
    for (place, number), card in zip(hidden, cards, strict=True):
        place[number] = card


def shown(table: Table, seat: Seat | None) -> tuple[Any, ...]:
    """All that one seat is told: its view, what it may do and what follows, what it may not, and the news."""
    news = [line for line in GAME.news(table) if line.may_read(seat)]
    told: tuple[Any, ...] = (GAME.view(table, seat), GAME.to_act(table), GAME.turn(table), GAME.reveals(table), news)
    if seat is None:
        return told
    actions = GAME.legal_actions(table, seat)
    hints = [GAME.hint(table, seat, action) for action in actions]
    locks = [GAME.locks(table, seat, action) for action in actions]
    return (*told, actions, hints, locks, GAME.prompt(table, seat), GAME.refused(table, seat))
