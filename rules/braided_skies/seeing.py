"""The one gate for secrets: a table goes in, what a seat may see of it comes out."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from rules.braided_skies.agenda import open_question
from rules.braided_skies.cards.decks import CLOUD, LAYOUT
from rules.braided_skies.cards.ports import COLLECTION_PORTS, SPECIAL_PORTS, WONDER_PORTS
from rules.braided_skies.effects import DrawEncounter, Effect, GainFame, GainGrit
from rules.braided_skies.ending import wonders_to_end
from rules.braided_skies.gains import fame_supply
from rules.braided_skies.mats import SPACES, is_printed, supply, symbol_counts
from rules.braided_skies.table import Mat, Table
from rules.braided_skies.terms import FLAGS, TOKENS, TRACKS, Flag
from rules.braided_skies.view import (
    EndingView,
    MatView,
    OptionView,
    PlacedView,
    PortView,
    QuestionView,
    RowView,
    ShipView,
    SpecialPortView,
    TableView,
    WonderPortView,
)
from rules.core.questions import Seat

Moorings: TypeAlias = dict[str, list[tuple[Seat, Flag]]]


def view(table: Table, seat: Seat | None) -> TableView:
    """All that a seat (None: a spectator) may know: everything but decks, face-down clouds and undrawn tiles."""
    left = supply(table)
    moored = moorings(table)
    return TableView(
        viewer=seat,
        seats=table.seats,
        round=table.round,
        first=table.first,
        turn=table.turn,
        acted=table.acted,
        over=table.over,
        ending=ending_view(table),
        ports=tuple(port_view(table, number, moored) for number in range(len(table.ports))),
        wonder_ports=tuple(wonder_port_view(table, number, moored) for number in range(len(table.wonders))),
        special_ports=tuple(
            SpecialPortView(port.id, port.unlimited, tuple(moored.get(port.id, ()))) for port in SPECIAL_PORTS
        ),
        guild=tuple(table.guild),
        outfitting_deck=len(table.outfittings),
        outfitting_discards=len(table.outfitting_discards),
        encounter_deck=len(table.encounters),
        encounter_discards=len(table.encounter_discards),
        outpost_tiles=len(table.outpost_tiles),
        supply=(left[TOKENS[0]], left[TOKENS[1]], left[TOKENS[2]], left[TOKENS[3]]),
        fame_supply=fame_supply(table),
        encounters_played=table.plays,
        mats=tuple(mat_view(table, Seat(number)) for number in range(table.seats)),
        news=tuple(line.text for line in table.news if line.may_read(seat)),
        question=question_view(table, seat),
        wonders_to_end=wonders_to_end(table),
    )


def question_view(table: Table, seat: Seat | None) -> QuestionView | None:
    """What the viewer is being asked; every option lies open, as all that may be chosen here does."""
    asked = open_question(table) if table.agenda and table.agenda[-1][0] == seat else None
    if asked is None:
        return None
    return QuestionView(asked[1].prompt, tuple(OptionView(option.label, option.effects) for option in asked[1].options))


def moorings(table: Table) -> Moorings:
    """The ships at each port at which there are any, in seat order."""
    moored: Moorings = {}
    for seat, mat in enumerate(table.mats):
        for ship in mat.ships:
            if ship.port is not None:
                moored.setdefault(ship.port, []).append((Seat(seat), ship.flag))
    return moored


def ending_view(table: Table) -> EndingView | None:
    """What set off the end, and the turns still to come, the one being played among them."""
    ending = table.ending
    return EndingView(ending.trigger, ending.seat, ending.last_turn - table.turns) if ending else None


def port_view(table: Table, number: int, moored: Moorings) -> PortView:
    """A collection port; of its cloud tiles only their sizes show."""
    printed, port = COLLECTION_PORTS[number], table.ports[number]
    return PortView(
        id=printed.id,
        level=printed.level,
        column=printed.column,
        flag=printed.flag,
        unlimited=printed.unlimited,
        clouds=tuple(CLOUD[tile].size for tile in reversed(port.clouds)),
        outpost_tile=port.outpost_tile,
        owners=tuple(port.owners),
        leftovers=tuple(port.leftovers),
        ships=tuple(moored.get(printed.id, ())),
    )


def wonder_port_view(table: Table, number: int, moored: Moorings) -> WonderPortView:
    """A wonder port and the one card of its deck that shows (BQ-57)."""
    printed, deck = WONDER_PORTS[number], table.wonders[number]
    return WonderPortView(
        id=printed.id,
        track=TRACKS[number],
        top=deck[-1] if deck else None,
        cards=len(deck),
        fame_tokens=table.wonder_fame[number],
        ships=tuple(moored.get(printed.id, ())),
    )


def mat_view(table: Table, seat: Seat) -> MatView:
    """A mat, all of it open."""
    mat = table.mats[seat]
    return MatView(
        seat=seat,
        layout=mat.layout,
        captain=mat.captain,
        captain_home=not (table.recall and seat == table.turn and table.recall.captain_used),
        ships=tuple(ShipView(ship.flag, ship.port, ship.harvester, ship.crewmate) for ship in mat.ships),
        rows=tuple(row_view(table, mat, seat, row) for row in range(len(FLAGS))),
        hold=tuple(table.visit.hold) if table.visit and seat == table.turn else (),
        grit=mat.grit,
        fame=mat.fame,
        outposts=mat.outposts,
        encounters=tuple(mat.encounters),
        wonders=tuple(mat.wonders),
        symbols=symbol_counts(tuple(mat.wonders)),
        tracks=(mat.tracks[0], mat.tracks[1], mat.tracks[2]),
        grit_top=table.options.GRIT_MAX,
    )


def row_view(table: Table, mat: Mat, seat: Seat, row: int) -> RowView:
    """A row: outfittings with what fills their slots, then the spaces left."""
    lying = tuple([(placed.card, *placed.tokens) for placed in mat.rows[row]])
    resting = row_at_rest(mat.layout, row, lying)
    if table.recall is None or seat != table.turn:
        return resting
    pawns = {(pawn.place, pawn.slot): pawn.pawn for pawn in table.recall.standing if pawn.row == row}
    return RowView(
        resting.flag,
        tuple(
            PlacedView(
                placed.card,
                tuple(token or pawns.get((place, slot), "") for slot, token in enumerate(placed.filled)),
                placed.printed,
                (row, place) in table.recall.activated,
            )
            for place, placed in enumerate(resting.outfittings)
        ),
        resting.spaces,
    )


@lru_cache(maxsize=8192)
def row_at_rest(layout: str, row: int, lying: tuple[tuple[str, ...], ...]) -> RowView:
    """A row outside of a recall, from each outfitting with what lies on its slots: most rows stay as they were."""
    outfittings = tuple(PlacedView(card, tuple(tokens), is_printed(card), False) for card, *tokens in lying)
    cards = sum(not placed.printed for placed in outfittings)
    spaces = LAYOUT[layout].spaces[cards:SPACES]
    return RowView(FLAGS[row], outfittings, tuple(space_words(effect) for effect in spaces))


def space_words(effect: Effect) -> str:
    """The benefit under an empty space, short: "1 grit", "1 encounter", "2 fame"."""
    match effect:
        case GainGrit(amount=amount):
            return f"{amount} grit"
        case GainFame(amount=amount):
            return f"{amount} fame"
        case DrawEncounter():
            return "1 encounter"
        case _:
            return effect.text()
