"""Every field of a view of Skyward Republic is drawn, at a place with a name, or there is a reason why not."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from render.plans import Plan
from render.skyward_republic.airspace import lay_airspace
from render.skyward_republic.artist import SkywardRepublicArtist
from render.skyward_republic.people import people
from render.skyward_republic.table import lay_table
from render.theme import PALETTES
from rules.core.questions import Seat
from rules.skyward_republic.view import DraftView, EndingView, LaunchTurnView, SponsorView, TableView
from tests.render.fielded import Line, Shown, Untold, fields_of, unproved

Lay = Callable[..., TableView]
DAY = PALETTES["day"]
NAMES = ("Mirela", "Okonkwo", "Søren", "小百合")

OWN = Untold("Only the viewer's own: drawn on the hand, which nobody else is shown.")
ASKED = Untold("What is asked stands in the prompt, with its buttons; it is the viewer's own.")
WORD = "pay 1 icon less for your next Building this turn"

LINES: Mapping[str, Line] = {
    "TableView.viewer": Untold("Who looks makes no difference."),
    "TableView.seats": Untold("As many plaques as there are mats."),
    "TableView.round": Shown("draft", "round", "round", 6),
    "TableView.phase": Shown("draft", "hint", "phase", "split"),
    "TableView.warden": Shown("draft", "player:2", "warden", 2),
    "TableView.turn": Shown("launch", "hint", "turn", 2),
    "TableView.acting": Shown("draft", "player:2", "acting", (2,)),
    "TableView.over": Shown("launch", "end", "over", True),
    "TableView.ending": Shown("draft", "end", "ending", EndingView("8 Buildings in one airspace", Seat(1))),
    "TableView.draft": Shown("draft", "draft:pile", "draft", DraftView((), 1)),
    "TableView.launching": Shown("launch", "hint", "launching", None),
    "TableView.shown": Shown("launch", "shown", "shown", ("maker", "clock-tower")),
    "TableView.market": Shown("draft", "market:", "market.1", SponsorView("brass-guild", ())),
    "TableView.benefactor_deck": Shown("draft", "decks", "benefactor_deck", 3),
    "TableView.benefactor_discards": Shown("draft", "decks", "benefactor_discards", ("solar-pact",)),
    "TableView.deck": Shown("draft", "decks", "deck", 3),
    "TableView.discards": Shown("draft", "decks", "discards", ("maker", "seer")),
    "TableView.mats": Shown("draft", "vp:1", "mats.1.vp", 40),
    "TableView.hand": OWN,
    "TableView.sealed": OWN,
    "TableView.news": Untold("Told in the message."),
    "TableView.question": ASKED,
    "EndingView.trigger": Shown("ending", "end", "ending.trigger", "an empty deck"),
    "EndingView.seat": Shown("ending", "end", "ending.seat", 0),
    "DraftView.piles": Shown("draft", "draft:pile:1", "draft.piles.0.cards", ("maker",)),
    "DraftView.cogs": Shown("draft", "draft:cogs", "draft.cogs", 3),
    "PileView.number": Shown("draft", "draft:pile:3", "draft.piles.1.number", 3),
    "PileView.cards": Shown("draft", "draft:pile:2", "draft.piles.1.cards.0", "world-fair"),
    "PileView.token": Shown("draft", "draft:pile:2", "draft.piles.1.token", True),
    "LaunchTurnView.launches": Shown("launch", "hint", "launching.launches", (0, 3)),
    "LaunchTurnView.discounts": Shown("launch", "hint", "launching.discounts", (WORD,)),
    "LaunchTurnView.spaces": Untold("The airspace shows every free space; the question says which may be chosen."),
    "SponsorView.card": Shown("draft", "market:brass-guild", "market.2.card", "brass-guild"),
    "SponsorView.tokens": Shown("draft", "market:", "market.0.tokens", (1,)),
    "MatView.seat": Untold("Says whose airspace it is; an airspace has its own picture."),
    "MatView.vp": Shown("airspace", "vp", "mats.0.vp", 49),
    "MatView.cogs": Shown("airspace", "means", "mats.0.cogs", 9),
    "MatView.hand": Shown("airspace", "means", "mats.0.hand", 9),
    "MatView.tokens": Shown("airspace", "tokens", "mats.0.tokens", 1),
    "MatView.buildings": Shown("launch", "city:0", "mats.0.buildings.1.card", "clock-tower"),
    "MatView.sky": Shown("airspace", "sky", "mats.0.sky", ("post-balloon",)),
    "MatView.near": Shown("draft", "draft:near:2", "mats.2.near", 2),
    "MatView.picked": Shown("draft", "draft:near:2", "mats.2.picked", True),
    "MatView.acted": Shown("launch", "state:2", "mats.2.acted", True),
    "MatView.icons": Shown("airspace", "icons", "mats.0.icons.2", 9),
    "MatView.used": Shown("airspace", "building:", "mats.0.used", ()),
    "MatView.claimable": Shown("draft", "claimable:", "mats.2.claimable", ("solar-pact",)),
    "BuildingView.card": Shown("airspace", "building:", "mats.0.buildings.1.card", "clock-tower"),
    "BuildingView.row": Shown("airspace", "building:0:0", "mats.0.buildings.0.row", 0),
    "BuildingView.column": Shown("airspace", "building:1:-1", "mats.0.buildings.0.column", -1),
    "BuildingView.extensions": Shown("airspace", "building:", "mats.0.buildings.0.extensions", ("cog",)),
    "BuildingView.outside": Shown("airspace", "building:", "mats.0.buildings.3.outside", True),
    "BuildingView.cost": Shown("launch", "city:0", "mats.0.buildings.0.cost", "PP"),
    "BuildingView.height": Shown("launch", "city:0", "mats.0.buildings.0.height", 4),
    "BuildingView.factions": Untold("Those of the cost, whose icons stand on every card and storey."),
    "SealedView.dealt": OWN,
    "SealedView.chosen": OWN,
    "SealedView.trades": OWN,
    "SealedView.done": Untold("That a player has answered shows as DONE on their district."),
    "QuestionView.prompt": ASKED,
    "QuestionView.options": ASKED,
    "OptionView.label": ASKED,
    "OptionView.effects": ASKED,
}


def laid(picture: str, view: TableView) -> Plan:
    """The table, or the first player's airspace."""
    if picture != "airspace":
        return lay_table(view, NAMES, DAY)
    claimed = tuple(sponsor.card for sponsor in view.market if 0 in sponsor.tokens)
    return lay_airspace(view.mats[0], people(4, NAMES)[0], claimed, DAY, warden=view.warden == 0)


def view_for(picture: str, lay: Lay) -> TableView:
    """A table in the phase in which a field shows."""
    if picture == "launch":
        return lay(4, "launch", launching=LaunchTurnView((0,), ()))
    ending = EndingView("8 Buildings in one airspace", Seat(1)) if picture == "ending" else None
    return lay(4, ending=ending)


def test_every_field_has_its_line() -> None:
    """A new field of a view fails here until it is drawn, or a reason is given."""
    assert set(fields_of(TableView)) == set(LINES)


@pytest.mark.parametrize(("field", "line"), [each for each in LINES.items() if isinstance(each[1], Shown)])
def test_a_field_is_drawn_at_its_places(artist: SkywardRepublicArtist, lay: Lay, field: str, line: Shown) -> None:
    assert unproved(view_for(line.picture, lay), line, laid) == ""


@pytest.mark.parametrize("path", ["market.0.tokens", "warden"])
def test_what_the_table_knows_of_a_player_is_on_their_airspace_too(
    artist: SkywardRepublicArtist, lay: Lay, path: str
) -> None:
    """The Benefactors claimed, and the key."""
    place, value = {"market.0.tokens": ("claimed", (0,)), "warden": ("warden", 0)}[path]
    assert unproved(lay(4), Shown("airspace", place, path, value), laid) == ""


def test_a_card_that_has_been_used_is_locked_however_narrow(artist: SkywardRepublicArtist, piled: Lay) -> None:
    view = piled(4)
    assert unproved(view, Shown("airspace", "sky", "mats.0.used", (view.mats[0].sky[0],)), laid) == ""
    storey = view.mats[0].buildings[1].extensions[0]
    assert unproved(view, Shown("airspace", "building:", "mats.0.used", (storey,)), laid) == ""


def test_every_reason_is_a_sentence() -> None:
    assert all(line.reason.endswith(".") for line in LINES.values() if isinstance(line, Untold))
