"""The 36 outfitting cards: five kinds in four copies, three Wind Engines, and thirteen of a kind."""

from __future__ import annotations

from rules.braided_skies.cards.records import Outfitting
from rules.braided_skies.effects import (
    DrawEncounter,
    Effect,
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
from rules.braided_skies.terms import SlotKind, Track

STORY_HOUR: tuple[Effect, ...] = (GainGrit(2),)
LAMPLIGHT: tuple[Effect, ...] = (GainToken("X"),)
REFILL: tuple[Effect, ...] = (GainToken("W"),)
EXPANSION: tuple[Effect, ...] = (Either((PlaceOutpost(),), (Step("any"),)),)
GAUNTLET: tuple[Effect, ...] = (GritForFame(),)

Slots = tuple[SlotKind, ...]


def _copies(
    slug: str, name: str, slots: tuple[Slots, ...], effects: tuple[Effect, ...], flavour: str
) -> list[Outfitting]:
    """The copies of one kind, which differ in their slots."""
    return [Outfitting(f"{slug}-{n}", name, each, effects, flavour=flavour) for n, each in enumerate(slots, 1)]


def wind_engines(slug: str, slots: Slots, track: Track) -> Outfitting:
    """Wind Engines for a track, on a card or printed (BS-OR01)."""
    return Outfitting(
        slug, "Wind Engines", slots, (Step(track),), 2, track, "Feed them grit and they lean into the sky."
    )


OUTFITTINGS: tuple[Outfitting, ...] = (
    *_copies(
        "crew-story-hour",
        "Crew Story Hour",
        (("Y",), ("B",), ("R",), ("T",)),
        STORY_HOUR,
        "The whale gets bigger each time it is told.",
    ),
    *_copies(
        "legend-lamplight",
        "Legend Lamplight",
        (("Y", "X"), ("B", "X"), ("R", "X"), ("T", "X")),
        LAMPLIGHT,
        "Stones roll out of the dark to hear the ending.",
    ),
    *_copies(
        "refill-station",
        "Refill Station",
        (("Y", "W"), ("B", "W"), ("R", "W"), ("T", "W")),
        REFILL,
        "Tea for the guests, a rinse for the stones.",
    ),
    *_copies(
        "outpost-expansion",
        "Outpost Expansion",
        (("Y", "T", "W"), ("B", "R", "T"), ("R", "K"), ("T", "K")),
        EXPANSION,
        "One more lantern on one more rock.",
    ),
    *_copies(
        "heros-gauntlet",
        "Hero's Gauntlet",
        (("Y", "B"), ("R", "T"), ("Y", "T"), ("B", "X")),
        GAUNTLET,
        "It fits whoever is already running.",
    ),
    wind_engines("wind-engines-culture", ("X",), "culture"),
    wind_engines("wind-engines-scenic", ("X",), "scenic"),
    wind_engines("wind-engines-adventure", ("T",), "adventure"),
    Outfitting(
        "brass-postcard-press",
        "Brass Postcard Press",
        ("Y", "B"),
        (GainFame(2),),
        flavour="Wish you were here, in nine languages.",
    ),
    Outfitting(
        "singing-samovar",
        "Singing Samovar",
        ("B", "R"),
        (GainFame(2),),
        flavour="It holds a tune longer than it holds tea.",
    ),
    Outfitting(
        "souvenir-loom",
        "Souvenir Loom",
        ("Y", "R"),
        (GainFame(2),),
        flavour="Scarves the length of the journey.",
    ),
    Outfitting(
        "travelling-bell-choir",
        "Travelling Bell Choir",
        ("Y", "K"),
        (Step("culture"),),
        flavour="Eleven bells, ten ringers, one fast cousin.",
    ),
    Outfitting(
        "folding-belvedere",
        "Folding Belvedere",
        ("B", "K"),
        (Step("scenic"),),
        flavour="Unfold gently. Mind the view.",
    ),
    Outfitting(
        "storm-kite-reel",
        "Storm Kite Reel",
        ("R", "K"),
        (Step("adventure"),),
        flavour="Let out line until the thunder answers.",
    ),
    Outfitting(
        "wayfarer-hammock",
        "Wayfarer Hammock",
        ("X", "T"),
        (DrawEncounter(),),
        flavour="Somebody is always asleep in it, never the same one.",
    ),
    Outfitting(
        "gossip-porthole",
        "Gossip Porthole",
        ("T", "W"),
        (DrawEncounter(),),
        flavour="It opens on whatever the neighbours are saying.",
    ),
    Outfitting(
        "lucky-rain-barrel",
        "Lucky Rain Barrel",
        ("W", "K"),
        (Roll(),),
        flavour="No two rains leave the same thing behind.",
    ),
    Outfitting(
        "pennant-gallery",
        "Pennant Gallery",
        ("Y", "B", "R"),
        (FamePer("track symbols"),),
        flavour="A flag for each kind of marvel, none for luck.",
    ),
    Outfitting(
        "semaphore-mast",
        "Semaphore Mast",
        ("X", "T", "K"),
        (FamePer("outposts", 4),),
        flavour="All quiet at the far rock. Send biscuits.",
    ),
    Outfitting(
        "pebble-tumbler",
        "Pebble Tumbler",
        ("T",),
        (GainToken("X"),),
        grit=1,
        flavour="Grit goes in, a hum comes out.",
    ),
    Outfitting(
        "honest-scales",
        "Honest Scales",
        ("X",),
        (Swap(),),
        flavour="Blue weighs the same as red, if you ask nicely.",
    ),
)
