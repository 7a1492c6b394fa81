"""Every field of a view of Braided Skies is drawn, at a place with a name, or there is a reason why not."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from render.artist import Artist
from render.braided_skies.board import lay_board
from render.braided_skies.mat import lay_mat
from render.braided_skies.people import people
from render.plans import Plan
from render.theme import PALETTES
from rules.braided_skies.cards.captains import CAPTAINS
from rules.braided_skies.cards.mats import LAYOUTS
from rules.braided_skies.view import EndingView, PlacedView, TableView
from rules.core.questions import Seat
from tests.render.fielded import Line, Shown, Untold, fields_of, unproved

Lay = Callable[..., TableView]
DAY = PALETTES["day"]
NAMES = ("Mirela", "Okonkwo", "Søren", "小百合")

PRINTED = Untold("Printed on the port: the same in every game.")
ASKED = Untold("What is asked stands in the prompt, with its buttons; it is the viewer's own.")

LINES: Mapping[str, Line] = {
    "TableView.viewer": Untold("Who looks makes no difference."),
    "TableView.seats": Untold("As many plaques as there are mats."),
    "TableView.round": Shown("board", "round", "round", 15),
    "TableView.first": Shown("board", "player:2", "first", 2),
    "TableView.turn": Shown("board", "player:3", "turn", 3),
    "TableView.acted": Shown("board", "player:1", "acted", True),
    "TableView.over": Shown("board", "end", "over", True),
    "TableView.ending": Shown("board", "end", "ending", EndingView("60 fame", Seat(2), 3)),
    "TableView.ports": Shown("board", "port:", "ports.0.leftovers", ()),
    "TableView.wonder_ports": Shown("board", "wonder:", "wonder_ports.0.cards", 2),
    "TableView.special_ports": Shown("board", "service:", "special_ports.0.ships", ()),
    "TableView.guild": Shown("board", "guild:", "guild.1", "pennant-gallery"),
    "TableView.outfitting_deck": Shown("board", "stores:outfitting", "outfitting_deck", 7),
    "TableView.outfitting_discards": Shown("board", "discards:outfitting", "outfitting_discards", 8),
    "TableView.encounter_deck": Shown("board", "stores:encounter", "encounter_deck", 7),
    "TableView.encounter_discards": Shown("board", "discards:encounter", "encounter_discards", 9),
    "TableView.outpost_tiles": Shown("board", "stores:outpost", "outpost_tiles", 1),
    "TableView.supply": Shown("board", "stores:stone_blue", "supply.1", 3),
    "TableView.fame_supply": Shown("board", "stores:fame", "fame_supply", 3),
    "TableView.encounters_played": Untold("Counts within one turn; the choice that it bounds says so."),
    "TableView.mats": Shown("board", "fame:2", "mats.2.fame", 50),
    "TableView.news": Untold("Told in the message."),
    "TableView.question": ASKED,
    "TableView.wonders_to_end": Shown("board", "near", "wonders_to_end", 5),
    "EndingView.trigger": Shown("board", "near", "ending.trigger", "7 wonders in one itinerary"),
    "EndingView.seat": Shown("board", "end", "ending.seat", 0),
    "EndingView.turns_left": Shown("board", "round", "ending.turns_left", 2),
    "PortView.id": PRINTED,
    "PortView.level": PRINTED,
    "PortView.column": PRINTED,
    "PortView.flag": PRINTED,
    "PortView.unlimited": PRINTED,
    "PortView.clouds": Shown("board", "port:zephyr", "ports.0.clouds", ("large",)),
    "PortView.outpost_tile": Shown("board", "port:zephyr", "ports.0.outpost_tile", "rope-school"),
    "PortView.owners": Shown("board", "port:zephyr", "ports.0.owners", (1,)),
    "PortView.leftovers": Shown("board", "port:zephyr", "ports.0.leftovers", ("B", "B")),
    "PortView.ships": Shown("board", "port:zephyr", "ports.0.ships", ()),
    "WonderPortView.id": PRINTED,
    "WonderPortView.track": PRINTED,
    "WonderPortView.top": Shown("board", "wonder:culture", "wonder_ports.0.top", None),
    "WonderPortView.cards": Shown("board", "wonder:culture", "wonder_ports.0.cards", 1),
    "WonderPortView.fame_tokens": Shown("board", "wonder:culture", "wonder_ports.0.fame_tokens", 4),
    "WonderPortView.ships": Shown("board", "wonder:culture", "wonder_ports.0.ships", ((3, "blue"),)),
    "SpecialPortView.id": PRINTED,
    "SpecialPortView.unlimited": PRINTED,
    "SpecialPortView.ships": Shown("board", "service:guild", "special_ports.2.ships", ((1, "red"),)),
    "MatView.seat": Untold("Says whose mat it is; a mat has its own picture."),
    "MatView.layout": Shown("mat", "captain", "mats.0.layout", LAYOUTS[3].id),
    "MatView.captain": Shown("mat", "captain", "mats.0.captain", CAPTAINS[3].id),
    "MatView.captain_home": Shown("mat", "captain", "mats.0.captain_home", False),
    "MatView.ships": Shown("board", "player:0", "mats.0.ships.2.port", "festival"),
    "MatView.rows": Shown("mat", "row:blue", "mats.0.rows.1.outfittings", ()),
    "MatView.hold": Shown("mat", "hold", "mats.0.hold", ("Y", "T")),
    "MatView.grit": Shown("mat", "grit", "mats.0.grit", 8),
    "MatView.fame": Shown("mat", "fame", "mats.0.fame", 44),
    "MatView.outposts": Shown("mat", "outposts", "mats.0.outposts", 1),
    "MatView.encounters": Shown("mat", "encounters", "mats.0.encounters", (7,)),
    "MatView.wonders": Shown("mat", "itinerary", "mats.0.wonders.1", "kettle-hall"),
    "MatView.symbols": Shown("mat", "itinerary", "mats.0.symbols.3", 9),
    "MatView.tracks": Shown("board", "track:scenic:0", "mats.0.tracks.1", 9),
    "MatView.grit_top": Shown("mat", "grit", "mats.0.grit_top", 15),
    "ShipView.flag": Untold("A row for each, always in the same order."),
    "ShipView.port": Shown("mat", "ship:yellow", "mats.0.ships.0.port", None),
    "ShipView.harvester": Shown("mat", "ship:yellow", "mats.0.ships.0.harvester", False),
    "ShipView.crewmate": Shown("mat", "ship:yellow", "mats.0.ships.0.crewmate", False),
    "RowView.flag": Untold("A row for each, always in the same order."),
    "RowView.outfittings": Shown("mat", "row:yellow", "mats.0.rows.0.outfittings", ()),
    "RowView.spaces": Shown("mat", "row:yellow", "mats.0.rows.0.spaces", ()),
    "PlacedView.card": Shown("mat", "row:blue", "mats.0.rows.1.outfittings.2", None),
    "PlacedView.filled": Shown("mat", "row:blue", "mats.0.rows.1.outfittings.0.filled", None),
    "PlacedView.printed": Shown("mat", "row:blue", "mats.0.rows.1.outfittings.0.printed", None),
    "PlacedView.activated": Shown("mat", "row:blue", "mats.0.rows.1.outfittings.0.activated", True),
    "QuestionView.prompt": ASKED,
    "QuestionView.options": ASKED,
    "OptionView.label": ASKED,
    "OptionView.effects": ASKED,
}


def laid(picture: str, view: TableView) -> Plan:
    """The board, or the first player's mat."""
    if picture == "board":
        return lay_board(view, NAMES, DAY)
    return lay_mat(view.mats[0], people(view, NAMES)[0], DAY)


def resolved(line: Shown, view: TableView) -> Shown:
    """The value a card allows, where it hangs on the card that lies there."""
    placed = view.mats[0].rows[1].outfittings[0]
    values = {
        "mats.0.rows.1.outfittings.2": PlacedView("semaphore-mast", ("", "", ""), False, False),
        "mats.0.rows.1.outfittings.0.filled": tuple("" if each else "captain" for each in placed.filled),
        "mats.0.rows.1.outfittings.0.printed": not placed.printed,
    }
    return line._replace(value=values.get(line.path, line.value))


def test_every_field_has_its_line() -> None:
    """A new field of a view fails here until it is drawn, or a reason is given."""
    assert set(fields_of(TableView)) == set(LINES)


@pytest.mark.parametrize(("field", "line"), [each for each in LINES.items() if isinstance(each[1], Shown)])
def test_a_field_is_drawn_at_its_places(artist: Artist, lay: Lay, field: str, line: Shown) -> None:
    view = lay(4, ending=EndingView("60 fame", Seat(2), 4)) if field.startswith("EndingView") else lay(4)
    assert unproved(view, resolved(line, view), laid) == ""


def test_every_reason_is_a_sentence() -> None:
    assert all(line.reason.endswith(".") for line in LINES.values() if isinstance(line, Untold))
