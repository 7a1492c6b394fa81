"""The one gate for secrets: a table goes in, what a seat may see of it comes out."""

from __future__ import annotations

from rules.core.questions import Seat
from rules.skyward_republic.agenda import open_question
from rules.skyward_republic.airspace import cost, factions, free_spaces, height, icons_of
from rules.skyward_republic.benefactors import claimable_market
from rules.skyward_republic.legal import to_act
from rules.skyward_republic.table import Mat, Standing, Table
from rules.skyward_republic.terms import ICONS, SEALED
from rules.skyward_republic.view import (
    BuildingView,
    DraftView,
    EndingView,
    LaunchTurnView,
    MatView,
    OptionView,
    PileView,
    QuestionView,
    SealedView,
    SponsorView,
    TableView,
)


def view(table: Table, seat: Seat | None) -> TableView:
    """All that a seat (None: a spectator) may know: not decks, other hands, face-down cards or sealed choices."""
    own = table.mats[seat] if seat is not None else None
    return TableView(
        viewer=seat,
        seats=table.seats,
        round=table.round,
        phase=table.phase,
        warden=table.warden,
        turn=table.turn,
        acting=tuple(sorted(to_act(table))),
        over=table.over,
        ending=EndingView(table.ending.trigger, table.ending.seat) if table.ending else None,
        draft=draft_view(table),
        launching=launch_turn_view(table),
        shown=tuple(table.shown),
        market=tuple(SponsorView(each.card, tuple(each.tokens)) for each in table.market),
        benefactor_deck=len(table.benefactors),
        benefactor_discards=tuple(table.benefactor_discards),
        deck=len(table.deck),
        discards=tuple(table.discards),
        mats=tuple(mat_view(table, Seat(number)) for number in range(table.seats)),
        hand=tuple(own.hand) if own else (),
        sealed=sealed_view(own) if own else None,
        news=news_for(table, seat),
        question=question_view(table, seat),
    )


def news_for(table: Table, seat: Seat | None) -> tuple[str, ...]:
    """The lines a seat may read; none while answers are sealed, for each answer would clear them."""
    if table.phase in SEALED and not table.agenda:
        return ()
    return tuple(line.text for line in table.news if line.may_read(seat))


def draft_view(table: Table) -> DraftView | None:
    """The piles, open to all."""
    draft = table.draft
    if draft is None:
        return None
    piles = tuple(PileView(pile.number, tuple(pile.cards), pile.number == draft.token) for pile in draft.piles)
    return DraftView(piles, draft.cogs)


def launch_turn_view(table: Table) -> LaunchTurnView | None:
    """What the Launch turn going on still allows."""
    turn = table.launching
    if turn is None:
        return None
    discounts = tuple(each.text() for each in turn.discounts)
    return LaunchTurnView(tuple(turn.launches), discounts, free_spaces(table.mats[table.turn]))


def mat_view(table: Table, seat: Seat) -> MatView:
    """A mat without what is in the hand."""
    mat = table.mats[seat]
    icons = icons_of(mat)
    return MatView(
        seat=seat,
        vp=mat.vp,
        cogs=mat.cogs,
        hand=len(mat.hand),
        tokens=mat.tokens,
        buildings=tuple(building_view(each) for each in mat.buildings),
        sky=tuple(mat.sky),
        near=len(mat.near),
        picked=mat.picked,
        acted=seat in table.acted or bool(mat.sealed and mat.sealed.done),
        icons=(icons[ICONS[0]], icons[ICONS[1]], icons[ICONS[2]], icons[ICONS[3]], icons[ICONS[4]]),
        used=tuple(mat.used),
        claimable=tuple(claimable_market(table, seat)),
    )


def building_view(standing: Standing) -> BuildingView:
    """A Building with what its Extensions make of it (SR-L09)."""
    return BuildingView(
        standing.card,
        standing.row,
        standing.column,
        tuple(standing.extensions),
        standing.outside,
        cost(standing),
        height(standing),
        factions(standing),
    )


def sealed_view(mat: Mat) -> SealedView | None:
    """What the viewer has chosen so far."""
    sealed = mat.sealed
    if sealed is None:
        return None
    return SealedView(tuple(sealed.dealt), tuple(sealed.chosen), tuple(sealed.trades), sealed.done)


def question_view(table: Table, seat: Seat | None) -> QuestionView | None:
    """What the viewer is being asked; nobody else sees it, for the options may name cards in hand."""
    asked = open_question(table) if table.agenda and table.agenda[-1][0] == seat else None
    if asked is None:
        return None
    return QuestionView(asked[1].prompt, tuple(OptionView(option.label, option.effects) for option in asked[1].options))
