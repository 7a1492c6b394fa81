"""The one gate for secrets: a table goes in, what a seat may see of it comes out."""

from __future__ import annotations

from rules.braided_skies.cards.decks import CLOUD, LAYOUT
from rules.braided_skies.cards.ports import COLLECTION_PORTS, SPECIAL_PORTS, WONDER_PORTS
from rules.braided_skies.effects import DrawEncounter, Effect, GainFame, GainGrit
from rules.braided_skies.gains import fame_supply
from rules.braided_skies.mats import SPACES, cards_in, is_printed, supply, symbol_count
from rules.braided_skies.ports import ships_at
from rules.braided_skies.table import Mat, Table
from rules.braided_skies.terms import FLAGS, SYMBOLS, TOKENS, TRACKS
from rules.braided_skies.view import (
    EndingView,
    MatView,
    PlacedView,
    PortView,
    RowView,
    ShipView,
    SpecialPortView,
    TableView,
    WonderPortView,
)
from rules.core.questions import Seat


def view(table: Table, seat: Seat | None) -> TableView:
    """All that a seat (None: a spectator) may know: everything but decks, face-down clouds and undrawn tiles."""
    left = supply(table)
    return TableView(
        viewer=seat,
        seats=table.seats,
        round=table.round,
        first=table.first,
        turn=table.turn,
        acted=table.acted,
        over=table.over,
        ending=ending_view(table),
        ports=tuple(port_view(table, number) for number in range(len(table.ports))),
        wonder_ports=tuple(wonder_port_view(table, number) for number in range(len(table.wonders))),
        special_ports=tuple(
            SpecialPortView(port.id, port.unlimited, tuple(ships_at(table, port.id))) for port in SPECIAL_PORTS
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
    )


def ending_view(table: Table) -> EndingView | None:
    """What set off the end, and the turns still to come, the one being played among them."""
    ending = table.ending
    return EndingView(ending.trigger, ending.seat, ending.last_turn - table.turns) if ending else None


def port_view(table: Table, number: int) -> PortView:
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
        ships=tuple(ships_at(table, printed.id)),
    )


def wonder_port_view(table: Table, number: int) -> WonderPortView:
    """A wonder port and the one card of its deck that shows (BQ-57)."""
    printed, deck = WONDER_PORTS[number], table.wonders[number]
    return WonderPortView(
        id=printed.id,
        track=TRACKS[number],
        top=deck[-1] if deck else None,
        cards=len(deck),
        fame_tokens=table.wonder_fame[number],
        ships=tuple(ships_at(table, printed.id)),
    )


def mat_view(table: Table, seat: Seat) -> MatView:
    """A mat, all of it open."""
    mat = table.mats[seat]
    pawns = table.recall.standing if table.recall and seat == table.turn else []
    counts = [symbol_count(mat, symbol) for symbol in SYMBOLS]
    return MatView(
        seat=seat,
        layout=mat.layout,
        captain=mat.captain,
        captain_home=not (table.recall and seat == table.turn and table.recall.captain_used),
        ships=tuple(ShipView(ship.flag, ship.port, ship.harvester, ship.crewmate) for ship in mat.ships),
        rows=tuple(
            row_view(table, mat, seat, row, {(p.place, p.slot): p.pawn for p in pawns if p.row == row})
            for row in range(len(FLAGS))
        ),
        hold=tuple(table.visit.hold) if table.visit and seat == table.turn else (),
        grit=mat.grit,
        fame=mat.fame,
        outposts=mat.outposts,
        encounters=tuple(mat.encounters),
        wonders=tuple(mat.wonders),
        symbols=(counts[0], counts[1], counts[2], counts[3]),
        tracks=(mat.tracks[0], mat.tracks[1], mat.tracks[2]),
    )


def row_view(table: Table, mat: Mat, seat: Seat, row: int, pawns: dict[tuple[int, int], str]) -> RowView:
    """A row: outfittings with what fills their slots, then the spaces left."""
    activated = table.recall.activated if table.recall and seat == table.turn else []
    return RowView(
        flag=FLAGS[row],
        outfittings=tuple(
            PlacedView(
                placed.card,
                tuple(token or pawns.get((place, slot), "") for slot, token in enumerate(placed.tokens)),
                is_printed(placed.card),
                (row, place) in activated,
            )
            for place, placed in enumerate(mat.rows[row])
        ),
        spaces=tuple(space_words(effect) for effect in LAYOUT[mat.layout].spaces[cards_in(mat, row) : SPACES]),
    )


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
