"""Outfittings and player mats against the figures of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.braided_skies.cards.decks import OUTFITTING
from rules.braided_skies.cards.mats import LAYOUTS, PRINTED
from rules.braided_skies.cards.outfittings import OUTFITTINGS
from rules.braided_skies.cards.records import Layout, Outfitting
from rules.braided_skies.effects import (
    DrawEncounter,
    Either,
    FamePer,
    GainFame,
    GainGrit,
    GainToken,
    GritForFame,
    PlaceOutpost,
    Roll,
    Step,
    Swap,
)
from rules.braided_skies.terms import TAKES, TAPSTONES, TRACKS, SlotKind

ANY = Step("any")
DIE = Roll()
ENCOUNTER_CARD = DrawEncounter()
OUTPOST = PlaceOutpost()
GRIT = (GainGrit(2),)
X = GainToken("X")


def named(name: str) -> list[Outfitting]:
    return [card for card in OUTFITTINGS if card.name == name]


def test_outfittings_are_36() -> None:
    """BS-C06 36 outfitting cards: five kinds in four copies, three Wind Engines, thirteen of a kind."""
    counts = Counter(card.name for card in OUTFITTINGS)
    assert len(OUTFITTINGS) == 36
    assert {name: count for name, count in counts.items() if count > 1} == {
        "Crew Story Hour": 4,
        "Legend Lamplight": 4,
        "Refill Station": 4,
        "Outpost Expansion": 4,
        "Hero's Gauntlet": 4,
        "Wind Engines": 3,
    }
    assert sum(count == 1 for count in counts.values()) == 13


def test_copies_differ_in_their_slots() -> None:
    """Copies of one kind are never the same card twice."""
    faces = Counter((card.name, card.slots, card.engine) for card in OUTFITTINGS)
    assert max(faces.values()) == 1


def test_story_hour() -> None:
    """BS-OR02 Crew Story Hour: 2 grit; one slot on a card."""
    assert all(card.effects == GRIT and len(card.slots) == 1 for card in named("Crew Story Hour"))


def test_lamplight() -> None:
    """BS-OR06 Legend Lamplight: 1 tapstone of any colour; two slots."""
    assert all(card.effects == (X,) and len(card.slots) == 2 for card in named("Legend Lamplight"))


def test_refill_station() -> None:
    """BS-OR03 Refill Station: a tapstone of any colour or a tourist; two slots, one of them wild."""
    for card in named("Refill Station"):
        assert card.effects == (GainToken("W"),)
        assert len(card.slots) == 2
        assert card.slots.count("W") == 1


def test_outpost_expansion() -> None:
    """BS-OR04 Outpost Expansion: an outpost or a step on any track; three slots, or two with crew."""
    for card in named("Outpost Expansion"):
        assert card.effects == (Either((OUTPOST,), (ANY,)),)
        assert len(card.slots) == (2 if "K" in card.slots else 3)


def test_gauntlet() -> None:
    """BS-OR05 Hero's Gauntlet: 1 grit for 1 fame, any number of times; two slots."""
    assert all(card.effects == (GritForFame(),) and len(card.slots) == 2 for card in named("Hero's Gauntlet"))


def test_wind_engines() -> None:
    """BS-OR01 Wind Engines: 2 grit for a step on the corresponding track, one card a track; one slot."""
    engines = named("Wind Engines")
    assert [card.engine for card in engines] == list(TRACKS)
    for card in engines:
        assert card.engine is not None
        assert (card.grit, card.effects, len(card.slots)) == (2, (Step(card.engine),), 1)


def test_the_thirteen_of_a_kind() -> None:
    """The thirteen cards of a kind: their effects, how many slots, and crew on the three that step."""
    counts = Counter(card.name for card in OUTFITTINGS)
    kinds = sorted(
        (
            ((card.grit, *(effect.text() for effect in card.effects)), len(card.slots))
            for card in OUTFITTINGS
            if counts[card.name] == 1
        ),
        key=str,
    )
    assert kinds == sorted(
        [
            *[((0, "gain 2 fame"), 2)] * 3,
            *[((0, Step(track).text()), 2) for track in TRACKS],
            *[((0, ENCOUNTER_CARD.text()), 2)] * 2,
            ((0, DIE.text()), 2),
            ((0, FamePer("track symbols").text()), 3),
            ((0, FamePer("outposts", 4).text()), 3),
            ((1, X.text()), 1),
            ((0, Swap().text()), 1),
        ],
        key=str,
    )
    stepping = [
        card for card in OUTFITTINGS if card.effects in [(Step(track),) for track in TRACKS] and not card.engine
    ]
    assert all("K" in card.slots for card in stepping)
    assert {frozenset(card.slots) for card in OUTFITTINGS if card.effects == (GainFame(2),)} == {
        frozenset("YB"),
        frozenset("BR"),
        frozenset("YR"),
    }


def test_slots_are_balanced() -> None:
    """Colours within 2 of each other; about 25% any or wild, 20% tourist, 10% crew."""
    slots = Counter(slot for card in OUTFITTINGS for slot in card.slots)
    total = slots.total()
    assert max(slots[colour] for colour in TAPSTONES) - min(slots[colour] for colour in TAPSTONES) <= 2
    assert (slots["X"] + slots["W"]) / total == pytest.approx(0.25, abs=0.03)
    assert slots["T"] / total == pytest.approx(0.20, abs=0.03)
    assert slots["K"] / total == pytest.approx(0.10, abs=0.03)


def slots_of(layout: Layout) -> list[SlotKind]:
    return [slot for row in layout.rows for card in row.printed for slot in OUTFITTING[card].slots]


def test_five_mats_of_three_rows() -> None:
    """BS-C08 three ship rows with printed outfittings and Wind Engines, one for each track."""
    assert len(LAYOUTS) == 5
    for layout in LAYOUTS:
        assert [row.flag for row in layout.rows] == ["yellow", "blue", "red"]
        cards = [[OUTFITTING[card] for card in row.printed] for row in layout.rows]
        assert all([bool(card.engine) for card in row] == [False, True] for row in cards)
        assert sorted(row[1].engine or "" for row in cards) == ["adventure", "culture", "scenic"]


def test_no_two_mats_are_alike() -> None:
    """BS-S12 a random player mat each: five different ones."""
    assert len({layout.rows for layout in LAYOUTS}) == 5
    used = {card for layout in LAYOUTS for row in layout.rows for card in row.printed}
    assert used == {card.id for card in PRINTED}


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.id)
def test_mats_have_nine_token_slots(layout: Layout) -> None:
    """BS-C08 every mat has nine token slots at the start, four of which take a tourist, enough for the Festival."""
    slots = slots_of(layout)
    assert len(slots) == 9
    assert sum("T" in TAKES[slot] for slot in slots) == 4


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.id)
def test_mats_have_a_start_slot_a_colour(layout: Layout) -> None:
    """BQ-76 each mat has exactly one printed start slot per colour, BS-S17 of that colour, one in each row."""
    starts = [(row, *start) for row in layout.rows for start in row.start]
    assert sorted(token for *_, token in starts) == ["B", "R", "Y"]
    assert [len(row.start) for row in layout.rows] == [1, 1, 1]
    for row, outfitting, slot, token in starts:
        assert OUTFITTING[row.printed[outfitting]].slots[slot] == token


def test_empty_spaces_cover_more_from_the_left() -> None:
    """BS-P05 three empty spaces a row, each covering grit, an encounter or fame."""
    for layout in LAYOUTS:
        grit, encounter, fame = layout.spaces
        assert isinstance(grit, GainGrit)
        assert encounter == DrawEncounter()
        assert isinstance(fame, GainFame)


def test_the_first_mat_is_the_base_mat() -> None:
    """The base mat: Story Hour, Lamplight and Gauntlet, and Wind Engines for each track in order."""
    printed = [[OUTFITTING[card] for card in row.printed] for row in LAYOUTS[0].rows]
    assert [[(card.name, card.slots) for card in row] for row in printed] == [
        [("Crew Story Hour", ("Y", "W")), ("Wind Engines", ("X",))],
        [("Legend Lamplight", ("B", "W")), ("Wind Engines", ("X",))],
        [("Hero's Gauntlet", ("R", "T")), ("Wind Engines", ("T",))],
    ]
    assert [row[1].engine for row in printed] == list(TRACKS)


def test_the_other_mats_vary_it() -> None:
    """Two mats turn the base mat round, one has a Refill Station, one an Outpost Expansion."""
    first = [[OUTFITTING[row.printed[0]].name for row in layout.rows] for layout in LAYOUTS]
    assert Counter(first[1]) == Counter(first[2]) == Counter(first[0])
    assert first[0] != first[1] != first[2] != first[0]
    assert "Refill Station" in first[3]
    assert "Outpost Expansion" in first[4]
