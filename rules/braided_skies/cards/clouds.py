"""The cloud tiles: ten large and seven small, and the event that waits under each. No event harms the explorer."""

from __future__ import annotations

from rules.braided_skies.cards.records import Cloud
from rules.braided_skies.effects import (
    DrawEncounter,
    DrawOutfitting,
    EachPlayer,
    GainFame,
    GainGrit,
    GainToken,
    Install,
    PlaceFame,
    PlaceOutpost,
    Roll,
    Step,
    TwoOfAColour,
)

LARGE_CLOUDS: tuple[Cloud, ...] = (
    Cloud(
        "kite-wreckage",
        "Kite Wreckage",
        "large",
        (PlaceFame("adventure", 1), GainToken("X"), GainGrit(1)),
        "The string still tugs. Somebody was brave here.",
        motifs=("kite-wreck", "cliffs", "rocks", "wind"),
    ),
    Cloud(
        "tea-caravan",
        "Tea Caravan",
        "large",
        (PlaceFame("culture", 1), DrawEncounter(), GainGrit(1)),
        "Forty carts on one rope, and a cup for you.",
        motifs=("tea-caravan", "far-islands", "cloud-sea", "kettle", "tea-cup"),
    ),
    Cloud(
        "hidden-viewpoint",
        "Hidden Viewpoint",
        "large",
        (PlaceFame("scenic", 2), Step("scenic")),
        "Two benches. Both already carved with initials.",
        motifs=("viewpoint-bench", "peaks", "cloud-sea", "low-cloud", "birds"),
    ),
    Cloud(
        "captured-lightning",
        "Captured Lightning",
        "large",
        (PlaceFame("adventure", 2), Step("adventure")),
        "It fits in the jar and does not like it.",
        motifs=("lightning-jar", "thunderheads", "rocks", "storm-cloud"),
    ),
    Cloud(
        "floating-fair",
        "Floating Fair",
        "large",
        (Step("any"), EachPlayer(GainGrit(1))),
        "Rides for all, paid for by nobody in particular.",
        motifs=("carousel", "flying-swings", "cloudbanks", "cloud-sea", "balloon"),
    ),
    Cloud(
        "gentle-tailwind",
        "Gentle Tailwind",
        "large",
        (GainToken("T"), GainFame(1), EachPlayer(GainGrit(1))),
        "The whole sky leans the right way for an hour.",
        motifs=("skiff", "cloudbanks", "cloud-sea", "wind", "doves"),
    ),
    Cloud(
        "becalmed-ferry",
        "Becalmed Ferry",
        "large",
        (GainToken("T"), GainToken("X")),
        "Its passengers vote to come with you.",
        motifs=("ferry", "far-islands", "water", "moon"),
    ),
    Cloud(
        "empty-customs-house",
        "Empty Customs House",
        "large",
        (PlaceOutpost(), GainFame(1)),
        "Nothing to declare, and nobody to say it to.",
        motifs=("customs-house", "far-town", "quay", "luggage"),
    ),
    Cloud(
        "drifting-picnic",
        "Drifting Picnic",
        "large",
        (Roll(), DrawEncounter()),
        "The blanket has flown for a week. The pie is warm.",
        motifs=("picnic", "hills", "cloud-sea", "birds", "loaves"),
    ),
    Cloud(
        "humming-hail",
        "Humming Hail",
        "large",
        (Step("any"), GainGrit(1)),
        "It falls in tune and stings only a little.",
        motifs=("bandstand", "hills", "terrace", "hail", "umbrella"),
    ),
)

SMALL_CLOUDS: tuple[Cloud, ...] = (
    Cloud(
        "silent-orchestra",
        "Silent Orchestra",
        "small",
        (PlaceFame("culture", 2), DrawEncounter(), GainFame(2)),
        "They were waiting for someone to cough.",
        motifs=("orchestra", "far-domes", "tiles", "music-stand"),
    ),
    Cloud(
        "lake-of-sky",
        "Lake of Sky",
        "small",
        (PlaceFame("scenic", 2), PlaceOutpost(), GainToken("T")),
        "Row out and look up. Then look down.",
        motifs=("rowing-boat", "peaks", "water", "cloud"),
    ),
    Cloud(
        "storm-nursery",
        "Storm Nursery",
        "small",
        (PlaceFame("adventure", 3), Step("any"), GainGrit(1)),
        "The little ones bite. Bring biscuits.",
        motifs=("storm-cubs", "thunderheads", "rocks", "loaves"),
    ),
    Cloud(
        "drowned-foundry",
        "Drowned Foundry",
        "small",
        (Install("harvester"), GainGrit(1)),
        "One machine still nods, and follows you out.",
        motifs=("drowned-foundry", "far-chimneys", "water", "gears"),
    ),
    Cloud(
        "castaway-band",
        "Castaway Band",
        "small",
        (Install("crewmate"), GainGrit(1)),
        "The drummer would rather steer.",
        motifs=("band-raft", "far-islands", "cloud-sea", "drum", "notes"),
    ),
    Cloud(
        "unclaimed-cargo",
        "Unclaimed Cargo",
        "small",
        (DrawOutfitting(), GainGrit(1)),
        "The label says: to whoever finds me first.",
        motifs=("crate-stack", "far-gables", "quay", "barrel", "mooring-posts"),
    ),
    Cloud(
        "mirage-harbour",
        "Mirage Harbour",
        "small",
        (Step("any"), TwoOfAColour()),
        "Half of it is real. Unload that half.",
        motifs=("mirage", "cloudbanks", "water", "mooring-posts", "far-airship"),
    ),
)

CLOUDS: tuple[Cloud, ...] = (*LARGE_CLOUDS, *SMALL_CLOUDS)
