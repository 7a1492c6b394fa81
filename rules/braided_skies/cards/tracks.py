"""The three wonder tracks: what each step brings, and at which steps a multiplier is reached."""

from __future__ import annotations

from rules.braided_skies.effects import DrawEncounter, Effect, FameIf, GainFame, GainGrit, Install, PlaceOutpost
from rules.braided_skies.terms import Track

Steps = tuple[tuple[Effect, ...], ...]

THRESHOLDS: tuple[int, int, int, int] = (3, 6, 9, 11)
"""The steps that score 1, 2, 3 and 4 fame per symbol; the last of them is the final one (BS-EN01)."""

CULTURE: Steps = (
    (),
    (GainGrit(1),),
    (DrawEncounter(),),
    (),
    (GainFame(1),),
    (DrawEncounter(),),
    (),
    (Install("crewmate"),),
    (FameIf(3, "outfittings", 2),),
    (),
    (DrawEncounter(),),
    (GainFame(3),),
    (GainFame(4),),
)

SCENIC: Steps = (
    (),
    (GainGrit(1),),
    (PlaceOutpost(),),
    (),
    (GainFame(1),),
    (Install("harvester"),),
    (),
    (PlaceOutpost(),),
    (FameIf(3, "outposts", 3),),
    (),
    (PlaceOutpost(),),
    (GainFame(3),),
    (GainFame(4),),
)

ADVENTURE: Steps = (
    (),
    (GainGrit(1),),
    (GainGrit(2),),
    (),
    (GainFame(1),),
    (PlaceOutpost(),),
    (),
    (Install("harvester"),),
    (FameIf(3, "harvesters", 2),),
    (),
    (Install("crewmate"),),
    (GainFame(3),),
    (GainFame(4),),
)

TRACK_STEPS: dict[Track, Steps] = {"culture": CULTURE, "scenic": SCENIC, "adventure": ADVENTURE}
"""What is gained on reaching each step from 0 to 12 (BS-TR01, BS-TR02)."""
