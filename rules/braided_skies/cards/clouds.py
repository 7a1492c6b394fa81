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
    ),
    Cloud(
        "tea-caravan",
        "Tea Caravan",
        "large",
        (PlaceFame("culture", 1), DrawEncounter(), GainGrit(1)),
        "Forty carts on one rope, and a cup for you.",
    ),
    Cloud(
        "hidden-viewpoint",
        "Hidden Viewpoint",
        "large",
        (PlaceFame("scenic", 2), Step("scenic")),
        "Two benches. Both already carved with initials.",
    ),
    Cloud(
        "captured-lightning",
        "Captured Lightning",
        "large",
        (PlaceFame("adventure", 2), Step("adventure")),
        "It fits in the jar and does not like it.",
    ),
    Cloud(
        "floating-fair",
        "Floating Fair",
        "large",
        (Step("any"), EachPlayer(GainGrit(1))),
        "Rides for all, paid for by nobody in particular.",
    ),
    Cloud(
        "gentle-tailwind",
        "Gentle Tailwind",
        "large",
        (GainToken("T"), GainFame(1), EachPlayer(GainGrit(1))),
        "The whole sky leans the right way for an hour.",
    ),
    Cloud(
        "becalmed-ferry",
        "Becalmed Ferry",
        "large",
        (GainToken("T"), GainToken("X")),
        "Its passengers vote to come with you.",
    ),
    Cloud(
        "empty-customs-house",
        "Empty Customs House",
        "large",
        (PlaceOutpost(), GainFame(1)),
        "Nothing to declare, and nobody to say it to.",
    ),
    Cloud(
        "drifting-picnic",
        "Drifting Picnic",
        "large",
        (Roll(), DrawEncounter()),
        "The blanket has flown for a week. The pie is warm.",
    ),
    Cloud(
        "humming-hail",
        "Humming Hail",
        "large",
        (Step("any"), GainGrit(1)),
        "It falls in tune and stings only a little.",
    ),
)

SMALL_CLOUDS: tuple[Cloud, ...] = (
    Cloud(
        "silent-orchestra",
        "Silent Orchestra",
        "small",
        (PlaceFame("culture", 2), DrawEncounter(), GainFame(2)),
        "They were waiting for someone to cough.",
    ),
    Cloud(
        "lake-of-sky",
        "Lake of Sky",
        "small",
        (PlaceFame("scenic", 2), PlaceOutpost(), GainToken("T")),
        "Row out and look up. Then look down.",
    ),
    Cloud(
        "storm-nursery",
        "Storm Nursery",
        "small",
        (PlaceFame("adventure", 3), Step("any"), GainGrit(1)),
        "The little ones bite. Bring biscuits.",
    ),
    Cloud(
        "drowned-foundry",
        "Drowned Foundry",
        "small",
        (Install("harvester"), GainGrit(1)),
        "One machine still nods, and follows you out.",
    ),
    Cloud(
        "castaway-band",
        "Castaway Band",
        "small",
        (Install("crewmate"), GainGrit(1)),
        "The drummer would rather steer.",
    ),
    Cloud(
        "unclaimed-cargo",
        "Unclaimed Cargo",
        "small",
        (DrawOutfitting(), GainGrit(1)),
        "The label says: to whoever finds me first.",
    ),
    Cloud(
        "mirage-harbour",
        "Mirage Harbour",
        "small",
        (Step("any"), TwoOfAColour()),
        "Half of it is real. Unload that half.",
    ),
)

CLOUDS: tuple[Cloud, ...] = (*LARGE_CLOUDS, *SMALL_CLOUDS)
