"""The seven starting wonders, weaker than those of the decks: one lies at the top of each itinerary (BS-S19)."""

from __future__ import annotations

from rules.braided_skies.cards.records import Captain, Ongoing, Rule, StartingWonder
from rules.braided_skies.effects import GainFame, GainGrit, PayGrit, PayToken, Roll

STARTING_WONDERS: tuple[StartingWonder, ...] = (
    StartingWonder(
        "painted-gangplank",
        "Painted Gangplank",
        ("culture",),
        Captain((GainGrit(2),)),
        "Each season the crew adds one more coat.",
        motifs=("painted-gangplank", "far-gables", "quay", "paint-pots", "birds"),
    ),
    StartingWonder(
        "pocket-theatre",
        "Pocket Theatre",
        ("culture",),
        Ongoing(Rule.CULTURE_STEP_GRIT),
        "Seats six. The whole cast is one heron.",
        motifs=("puppet-theatre", "far-town", "cobbles", "tourists"),
    ),
    StartingWonder(
        "bonsai-island",
        "Bonsai Island",
        ("scenic",),
        Captain((Roll(),)),
        "Prune the cliffs weekly and keep what falls off.",
        motifs=("bonsai-island", "far-islands", "cloud-sea", "cloud"),
    ),
    StartingWonder(
        "rainbow-windowbox",
        "Rainbow Windowbox",
        ("scenic",),
        Ongoing(Rule.SCENIC_STEP_GRIT),
        "Water it lightly, from both sides.",
        motifs=("rainbow-windowbox", "far-gables", "rooftops", "rain-cloud", "watering-can"),
    ),
    StartingWonder(
        "practice-cliff",
        "Practice Cliff",
        ("adventure",),
        Captain((PayGrit(1, (GainFame(2),)),)),
        "Fall here first, where people clap.",
        motifs=("practice-cliff", "hills", "meadow", "crew"),
    ),
    StartingWonder(
        "retired-cannon",
        "Retired Cannon",
        ("adventure",),
        Captain((PayToken((GainFame(2), GainGrit(1))),)),
        "Fires anything that signs the waiver.",
        motifs=("flower-cannon", "cloudbanks", "terrace", "puppy", "fireworks"),
    ),
    StartingWonder(
        "family-weathervane",
        "Family Weathervane",
        ("heritage",),
        Ongoing(Rule.WONDER_FAME),
        "It points at whatever you were told not to do.",
        motifs=("weathervane", "peaks", "roof-tiles", "wind"),
    ),
)
