"""The five player mats: what is printed on their rows, which slots start filled, and what the empty spaces cover."""

from __future__ import annotations

from rules.braided_skies.cards.outfittings import (
    EXPANSION,
    EXPANSION_VIEW,
    GAUNTLET,
    GAUNTLET_VIEW,
    LAMPLIGHT,
    LAMPLIGHT_VIEW,
    REFILL,
    REFILL_VIEW,
    STORY_HOUR,
    STORY_VIEW,
    wind_engines,
)
from rules.braided_skies.cards.records import Layout, Outfitting, PrintedRow
from rules.braided_skies.effects import DrawEncounter, Effect, GainFame, GainGrit

PRINTED: tuple[Outfitting, ...] = (
    Outfitting("printed-story-hour", "Crew Story Hour", ("Y", "W"), STORY_HOUR, motifs=STORY_VIEW),
    Outfitting("printed-story-hour-tourist", "Crew Story Hour", ("Y", "T"), STORY_HOUR, motifs=STORY_VIEW),
    Outfitting("printed-story-hour-short", "Crew Story Hour", ("Y",), STORY_HOUR, motifs=STORY_VIEW),
    Outfitting("printed-lamplight", "Legend Lamplight", ("B", "W"), LAMPLIGHT, motifs=LAMPLIGHT_VIEW),
    Outfitting("printed-refill", "Refill Station", ("B", "W"), REFILL, motifs=REFILL_VIEW),
    Outfitting("printed-expansion", "Outpost Expansion", ("B", "W", "T"), EXPANSION, motifs=EXPANSION_VIEW),
    Outfitting("printed-gauntlet", "Hero's Gauntlet", ("R", "T"), GAUNTLET, motifs=GAUNTLET_VIEW),
    Outfitting("printed-gauntlet-wild", "Hero's Gauntlet", ("R", "W"), GAUNTLET, motifs=GAUNTLET_VIEW),
    wind_engines("printed-engines-culture", ("X",), "culture"),
    wind_engines("printed-engines-culture-tourist", ("T",), "culture"),
    wind_engines("printed-engines-scenic", ("X",), "scenic"),
    wind_engines("printed-engines-scenic-tourist", ("T",), "scenic"),
    wind_engines("printed-engines-adventure", ("X",), "adventure"),
    wind_engines("printed-engines-adventure-tourist", ("T",), "adventure"),
)

SPACES: tuple[Effect, Effect, Effect] = (GainGrit(1), DrawEncounter(), GainFame(2))

LAYOUTS: tuple[Layout, ...] = (
    Layout(
        "marigold-skiff",
        "Marigold Skiff",
        (
            PrintedRow("yellow", ("printed-story-hour", "printed-engines-culture"), ((0, 0, "Y"),)),
            PrintedRow("blue", ("printed-lamplight", "printed-engines-scenic"), ((0, 0, "B"),)),
            PrintedRow("red", ("printed-gauntlet", "printed-engines-adventure-tourist"), ((0, 0, "R"),)),
        ),
        SPACES,
        motifs=("skiff", "far-islands", "cloud-sea", "flowers"),
    ),
    Layout(
        "patient-heron",
        "Patient Heron",
        (
            PrintedRow("yellow", ("printed-gauntlet", "printed-engines-scenic-tourist"), ((0, 0, "R"),)),
            PrintedRow("blue", ("printed-story-hour", "printed-engines-adventure"), ((0, 0, "Y"),)),
            PrintedRow("red", ("printed-lamplight", "printed-engines-culture"), ((0, 0, "B"),)),
        ),
        SPACES,
        motifs=("heron", "pinewood", "water", "doves"),
    ),
    Layout(
        "second-breakfast",
        "Second Breakfast",
        (
            PrintedRow("yellow", ("printed-lamplight", "printed-engines-adventure"), ((0, 0, "B"),)),
            PrintedRow("blue", ("printed-gauntlet-wild", "printed-engines-culture-tourist"), ((0, 0, "R"),)),
            PrintedRow("red", ("printed-story-hour-tourist", "printed-engines-scenic"), ((0, 0, "Y"),)),
        ),
        SPACES,
        motifs=("breakfast", "far-gables", "terrace", "birds"),
    ),
    Layout(
        "tin-albatross",
        "Tin Albatross",
        (
            PrintedRow("yellow", ("printed-story-hour", "printed-engines-adventure-tourist"), ((0, 0, "Y"),)),
            PrintedRow("blue", ("printed-refill", "printed-engines-culture"), ((0, 0, "B"),)),
            PrintedRow("red", ("printed-gauntlet", "printed-engines-scenic"), ((0, 0, "R"),)),
        ),
        SPACES,
        motifs=("tin-albatross", "cloudbanks", "cloud-sea", "gears"),
    ),
    Layout(
        "borrowed-ladder",
        "Borrowed Ladder",
        (
            PrintedRow("yellow", ("printed-story-hour-short", "printed-engines-scenic"), ((0, 0, "Y"),)),
            PrintedRow("blue", ("printed-expansion", "printed-engines-adventure"), ((0, 0, "B"),)),
            PrintedRow("red", ("printed-gauntlet", "printed-engines-culture-tourist"), ((0, 0, "R"),)),
        ),
        SPACES,
        motifs=("tall-ladder", "hills", "meadow", "paint-pots"),
    ),
)
