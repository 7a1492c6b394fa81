"""The Draft phase: piles are dealt, then each player flips or picks (SR-D, SQ-04 to SQ-10)."""

from __future__ import annotations

from rules.core.questions import Question, Seat
from rules.core.words import some
from rules.skyward_republic.agenda import Asked, asks, deed, option
from rules.skyward_republic.arriving import PlayLightning
from rules.skyward_republic.briefs import introduced
from rules.skyward_republic.cards.decks import name
from rules.skyward_republic.drawing import draw_card, turn_over
from rules.skyward_republic.effects import Effect
from rules.skyward_republic.gaining import names
from rules.skyward_republic.launching import start_launch_phase
from rules.skyward_republic.table import Draft, Pile, Table
from rules.skyward_republic.terms import PILE, SPLIT

WARDEN_COGS = 1
"""Cogs on the Warden token (SR-D03; the supply never runs out, SQ-11, SQ-31)."""


class PlaceFlipped(Effect, frozen=True):
    """Put the card just turned over on a pile (SR-D05, SR-D08)."""

    def text(self) -> str:
        return "put the card on a pile"


class PutOnPile(Effect, frozen=True):
    """Put the card just turned over on a certain pile."""

    number: int

    def text(self) -> str:
        return f"put the card on pile {self.number}"


class FinishFlip(Effect, frozen=True):
    """A flip is done: the next player still in the draft (SR-D04)."""

    def text(self) -> str:
        return "stay in the draft"


class Leftovers(Effect, frozen=True):
    """Flip the face-down cards one still has nearby, one by one (SR-D08)."""

    def text(self) -> str:
        return "flip the cards left near you"


class FinishPick(Effect, frozen=True):
    """A pick is done: out of the draft; the last one is the new Warden (SR-D09, SR-D10)."""

    def text(self) -> str:
        return "leave the draft"


def start_round(table: Table) -> None:
    """Deal the piles, or eight cards to be split (SR-D01, SR-D03, SR-T01)."""
    for mat in table.mats:
        mat.picked, mat.used = False, []
    table.acted = []
    table.turn = table.warden
    if table.options.two_player_draft_variant and table.seats == 2:
        table.phase = "split"
        dealt = deal(table, SPLIT)
        half = len(dealt) // 2
        table.draft = Draft([Pile(1, dealt[:half]), Pile(2, dealt[half:])], WARDEN_COGS, 1)
    else:
        table.phase = "draft"
        table.draft = Draft([Pile(number + 1, deal(table, PILE)) for number in range(table.seats)], WARDEN_COGS)
        for seat in table.clockwise(table.warden):
            table.mats[seat].near = deal(table, PILE)
    table.tell(f"Round {table.round} begins; {{{table.warden}}} is the Warden.")


def deal(table: Table, many: int) -> list[str]:
    """As many cards as there are (SQ-10)."""
    return [card for _ in range(many) if (card := draw_card(table)) is not None]


def zone(table: Table) -> Draft:
    """The draft zone of a Draft phase."""
    assert table.draft is not None
    return table.draft


def groups(table: Table) -> str:
    """The two groups of the variant as they lie."""
    draft = zone(table)
    parts = []
    for pile in draft.piles:
        token = " with the token" if pile.number == draft.token else ""
        parts.append(f"Group {pile.number}{token}: {names(pile.cards) or 'empty'}.")
    return " ".join(parts)


def flip(table: Table, seat: Seat) -> None:
    """Turn over a card, put it on a pile, stay in (SR-D05)."""
    show_next(table, seat)
    table.then(seat, PlaceFlipped(), FinishFlip())


def show_next(table: Table, seat: Seat) -> None:
    """Turn over a face-down card for all to see."""
    card = turn_over(table, seat)
    table.shown = [card]
    table.tell(f"{{{seat}}} flips {name(card)}.")


@asks(PlaceFlipped)
def which_pile(table: Table, seat: Seat, effect: PlaceFlipped) -> Asked:
    """Any pile that is still there (SQ-06)."""
    piles = [
        option(
            f"On pile {pile.number}", PutOnPile(pile.number), hint=f"With {names(pile.cards)}." if pile.cards else ""
        )
        for pile in zone(table).piles
    ]
    return Question(f"Where does {introduced(table.shown)} go?", tuple(piles))


@deed(PutOnPile)
def put_on_pile(table: Table, seat: Seat, effect: PutOnPile) -> None:
    """Face up; lightning waits until somebody takes the pile (SQ-09)."""
    card = table.shown.pop()
    pile_of(table, effect.number).cards.append(card)
    table.tell(f"{name(card)} goes on pile {effect.number}.")


def pile_of(table: Table, number: int) -> Pile:
    """A pile by its number."""
    return next(pile for pile in zone(table).piles if pile.number == number)


@deed(FinishFlip)
def finish_flip(table: Table, seat: Seat, effect: FinishFlip) -> None:
    next_in_draft(table, seat)


def next_in_draft(table: Table, seat: Seat) -> None:
    """The next player clockwise who has not picked, the same one if alone (SR-D04, SQ-05)."""
    table.turns += 1
    others = (*table.clockwise(seat)[1:], seat)
    table.turn = next(other for other in others if not table.mats[other].picked)


def take_pile(table: Table, seat: Seat, number: int) -> None:
    """All cards of a pile come to hand (SR-D06)."""
    pile = pile_of(table, number)
    zone(table).piles.remove(pile)
    table.mats[seat].hand += pile.cards
    table.mats[seat].picked = True
    what = "group" if zone(table).token else "pile"
    table.tell(f"{{{seat}}} picks {what} {number}: {names(pile.cards) or 'no cards'}.")


def pick(table: Table, seat: Seat, number: int) -> None:
    """Take a pile, play its lightning cards, flip what is left nearby (SQ-07)."""
    if table.options.last_picker_leftovers == "take" and len(zone(table).piles) == 1:
        while table.mats[seat].near:
            show_next(table, seat)
            pile_of(table, number).cards.append(table.shown.pop())
    take_pile(table, seat, number)
    table.then(seat, PlayLightning(), Leftovers(), FinishPick())


@deed(Leftovers)
def flip_leftovers(table: Table, seat: Seat, effect: Leftovers) -> None:
    """Each onto any remaining pile; with none remaining they are discarded (SR-D08, SQ-04)."""
    mat = table.mats[seat]
    if not mat.near:
        return
    if zone(table).piles:
        show_next(table, seat)
        table.then(seat, PlaceFlipped(), Leftovers())
        return
    left = [turn_over(table, seat) for _ in range(len(mat.near))]
    table.discards += left
    table.tell(
        f"{some(len(left), 'card')} left near {{{seat}}} {'is' if len(left) == 1 else 'are'} discarded: {names(left)}."
    )


@deed(FinishPick)
def finish_pick(table: Table, seat: Seat, effect: FinishPick) -> None:
    """The last picker takes the Warden token and its cog at once (SR-D09)."""
    if not all(mat.picked for mat in table.mats):
        next_in_draft(table, seat)
        return
    table.turns += 1
    take_token(table, seat)
    start_launch_phase(table)


def take_token(table: Table, seat: Seat) -> None:
    """The Warden token and what lies on it."""
    table.warden = seat
    table.mats[seat].cogs += zone(table).cogs
    table.tell(f"{{{seat}}} takes the Warden token and {some(zone(table).cogs, 'cog')}.")
    table.draft = None
