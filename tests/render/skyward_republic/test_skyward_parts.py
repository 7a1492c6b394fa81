"""The parts of Skyward Republic's pictures: icons for every effect, places in the grid, what a pile brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import msgspec
import pytest

from render import sprites
from render.canvas import Count, Shield
from render.skyward_republic.card import FACES, card_of, gives
from render.skyward_republic.draft_zone import Gain, gain
from render.skyward_republic.glyphs import COUNTED_ICON, FACTION_ICON, drawn, glyphs
from render.skyward_republic.grid import plots
from render.skyward_republic.hand import secret, sorted_hand
from render.skyward_republic.header import deed
from render.skyward_republic.people import people
from render.skyward_republic.small_cards import icons_of, sign_of, vp_of
from render.skyward_republic.views import faction_of
from render.theme import FACTION, PALETTES, Ink, Palette, rgb
from rules.skyward_republic.cards.decks import CARD, sky_card
from rules.skyward_republic.counts import PLACES, Counted
from rules.skyward_republic.effects import Cogs, Draw, PayCogs, Per, Vp
from rules.skyward_republic.view import BuildingView, DraftView, PileView, SealedView, TableView

Lay = Callable[..., TableView]


def named(glyph: object) -> str:
    """The icon of a glyph, if it is one."""
    return glyph.name if isinstance(glyph, Count) else glyph if isinstance(glyph, str) else ""


def test_every_face_can_be_drawn_in_icons() -> None:
    """No card has an effect that no icon says, and every icon named exists."""
    there = {*sprites.icon_names(), ""}
    for face_id in FACES:
        card = card_of(face_id)
        assert {named(glyph) for glyph in gives(card)} <= there, face_id
        assert sign_of(card) in there


def test_every_count_has_an_icon() -> None:
    assert set(get_args(Counted)) - set(PLACES) == set(COUNTED_ICON)
    assert {*COUNTED_ICON.values(), *FACTION_ICON.values()} <= set(sprites.icon_names())


def test_effects_read_from_left_to_right() -> None:
    assert glyphs((Cogs(2), Draw(1))) == (Count(2, "cog"), "card")
    assert drawn(PayCogs(1, (Vp(3),))) == ("cog", "arrow", Shield(3))
    assert named(drawn(Per("critters", Vp(2)))[2]) == "critter"


def test_a_card_wears_the_faction_it_has_most_of() -> None:
    assert faction_of("SMM") == "M"
    assert faction_of("SPNN") == "S"
    assert faction_of("NN") == "N"


def test_a_faction_card_has_icons_and_no_shield() -> None:
    assert icons_of(CARD["elite-maker"]) == "MM"
    assert vp_of(CARD["elite-maker"]) is None
    assert vp_of(CARD["clock-tower"]) == 3


# --- the draft -------------------------------------------------------------------------------------------------------


def test_a_pile_tells_what_it_brings() -> None:
    """Cards to the hand; lightning cards with the sum of their VP; the cog with the Warden token (SR-D07, SR-T04)."""
    vehicle, critter = sky_card("post-balloon"), sky_card("loud-gull")
    pile = PileView(1, ("maker", "clock-tower"), False)
    assert gain(pile, DraftView((pile,), 1)) == [Gain("hand", "+2")]
    bolts = PileView(2, ("maker", vehicle.id, critter.id), True)
    total = vehicle.vp + critter.vp
    shield = "shield" if total >= 0 else "shield_bad"
    assert gain(bolts, DraftView((bolts,), 1)) == [
        Gain("hand", "+1"),
        Gain("lightning"),
        Gain(shield, f"{total:+}"),
        Gain("warden"),
        Gain("cog", "+1"),
    ]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({}, "FLIPS OR PICKS"),
        ({"shown": ("maker",)}, "PLACES A CARD"),
        ({"draft": DraftView((PileView(1, (), True),), 1)}, "PICKS A GROUP"),
        ({"phase": "launch", "draft": None}, "LAUNCHES"),
        ({"phase": "clean-up", "draft": None}, "KEEPS 7 CARDS"),
    ],
)
def test_the_ribbon_says_what_there_is_to_do(lay: Lay, changed: dict[str, object], said: str) -> None:
    view = lay(4, **changed)
    assert deed(view, view.mats[0]) == said


def test_with_no_card_left_to_flip_one_must_pick(lay: Lay) -> None:
    view = lay(4)
    assert deed(view, msgspec.structs.replace(view.mats[0], near=0)) == "PICKS A PILE"


# --- the grid --------------------------------------------------------------------------------------------------------


def at(row: int, column: int, *, outside: bool = False) -> BuildingView:
    return BuildingView("clock-tower", row, column, (), outside, "MMM", 1, ("M",))


def test_an_empty_airspace_is_free_everywhere() -> None:
    """SR-A01."""
    plan = plots(())
    assert plan.columns == 4
    assert [plot.free for plot in plan.plots] == [True] * 8


def test_only_neighbours_of_a_building_are_free() -> None:
    """SR-A02, SQ-18: side by side or one above the other, never across a corner."""
    plan = plots((at(5, -3),))
    (there,) = [plot for plot in plan.plots if plot.building]
    free = {(plot.row, plot.column) for plot in plan.plots if plot.free}
    assert len(plan.plots) == 8
    assert free == {
        (there.row, there.column - 1),
        (there.row, there.column + 1),
        (1 - there.row, there.column),
    }


def test_a_full_grid_stays_in_its_frame() -> None:
    """SQ-19: wherever the origin lies."""
    full = tuple(at(row, column) for row in (-1, 0) for column in range(7, 11))
    plan = plots(full)
    assert plan.columns == 4
    assert {(plot.row, plot.column) for plot in plan.plots if plot.building} == {
        (row, column) for row in (0, 1) for column in range(4)
    }


def test_a_ninth_building_widens_the_picture_on_its_own_side() -> None:
    """SR-A04, SQ-21."""
    full = tuple(at(row, column) for row in (0, 1) for column in range(4))
    left = plots((*full, at(0, -1, outside=True)))
    assert left.columns == 5
    assert [(plot.row, plot.column) for plot in left.plots if plot.building and plot.building.outside] == [(0, 0)]
    assert len(left.plots) == 9
    right = plots((*full, at(1, 4, outside=True), at(1, 5, outside=True)))
    assert right.columns == 6
    assert [plot.column for plot in right.plots if plot.building and plot.building.outside] == [4, 5]


# --- the hand --------------------------------------------------------------------------------------------------------


def test_a_hand_shows_each_title_once_faction_cards_first() -> None:
    hand = ("clock-tower", "maker", "solar-pact", "seer", "maker", "elite-seer", "landing-pad")
    assert sorted_hand(hand) == [
        ("seer", 1),
        ("elite-seer", 1),
        ("maker", 2),
        ("clock-tower", 1),
        ("landing-pad", 1),
        ("solar-pact", 1),
    ]


def test_what_is_chosen_in_secret_is_marked_on_the_own_hand() -> None:
    """SR-V01, SQ-44."""
    draft = SealedView(dealt=("a", "b", "c"), chosen=("b", "a"), trades=(), done=True)
    assert [secret(card, draft) for card in "abc"] == ["TO MARKET", "KEPT", "UNDER DECK"]
    cleaning = SealedView(dealt=(), chosen=("maker",), trades=("maker", "maker", "seer"), done=False)
    assert secret("maker", cleaning) == "DISCARD 1 · TRADE 2"
    assert secret("clock-tower", cleaning) == ""
    assert secret("maker", None) == ""


# --- the players -----------------------------------------------------------------------------------------------------


def test_who_has_no_printable_name_is_called_by_the_seat() -> None:
    assert [person.name for person in people(4, ("Mirela", "محمد", "👨‍👩‍👧‍👦", "\u202e"))][3] == "Seat 4"
    assert [person.name for person in people(2, ())] == ["Seat 1", "Seat 2"]


def test_every_seat_has_a_mark_of_its_own() -> None:
    """SR-S04: four colours, told apart without colour too."""
    assert len({person.livery.mark for person in people(4, ())}) == 4


WORDS_ON = [
    *((Ink.CREAM, shades.dark) for shades in FACTION.values()),
    (Ink.CREAM, Ink.EVENING),
    (Ink.CREAM, Ink.TWILIGHT),
    (Ink.GOLD_L, Ink.EVENING),
    (Ink.LILAC, Ink.EVENING),
    (Ink.CREAM, Ink.BRASS_D),
]


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())
@pytest.mark.parametrize(("words", "ground"), WORDS_ON)
def test_words_stand_out_from_their_ground(words: str, ground: str, palette: Palette) -> None:
    lightness = [luminance(palette.ink(ink)) for ink in (words, ground)]
    assert (max(lightness) + 0.05) / (min(lightness) + 0.05) >= 4.5


def luminance(colour: str) -> float:
    parts = [level / 255 for level in rgb(colour)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
