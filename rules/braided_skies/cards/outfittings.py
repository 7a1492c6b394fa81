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

STORY_VIEW = ("story-stove", "cloudbanks", "planks", "crew", "stars")
LAMPLIGHT_VIEW = ("great-lantern", "far-gables", "rooftops", "tapstones", "open-book")
REFILL_VIEW = ("tea-pump", "far-arches", "planks", "kettle", "barrel")
EXPANSION_VIEW = ("outpost-hut", "far-islands", "rocks", "lamp-post")
GAUNTLET_VIEW = ("gauntlet", "mesas", "tiles", "shooting-star")
ENGINES_VIEW: dict[Track, tuple[str, ...]] = {
    "culture": ("wind-engine", "far-domes", "rooftops", "wind"),
    "scenic": ("wind-engine", "peaks", "meadow", "wind"),
    "adventure": ("wind-engine", "thunderheads", "cloud-sea", "wind"),
}
"""The motifs of what is both on cards and printed on mats."""

Slots = tuple[SlotKind, ...]


def _copies(
    slug: str, name: str, slots: tuple[Slots, ...], effects: tuple[Effect, ...], flavour: str, motifs: tuple[str, ...]
) -> list[Outfitting]:
    """The copies of one kind, which differ in their slots."""
    return [
        Outfitting(f"{slug}-{n}", name, each, effects, flavour=flavour, motifs=motifs)
        for n, each in enumerate(slots, 1)
    ]


def wind_engines(slug: str, slots: Slots, track: Track) -> Outfitting:
    """Wind Engines for a track, on a card or printed (BS-OR01)."""
    return Outfitting(
        slug,
        "Wind Engines",
        slots,
        (Step(track),),
        2,
        track,
        "Feed them grit and they lean into the sky.",
        ENGINES_VIEW[track],
    )


OUTFITTINGS: tuple[Outfitting, ...] = (
    *_copies(
        "crew-story-hour",
        "Crew Story Hour",
        (("Y",), ("B",), ("R",), ("T",)),
        STORY_HOUR,
        "The whale gets bigger each time it is told.",
        STORY_VIEW,
    ),
    *_copies(
        "legend-lamplight",
        "Legend Lamplight",
        (("Y", "X"), ("B", "X"), ("R", "X"), ("T", "X")),
        LAMPLIGHT,
        "Stones roll out of the dark to hear the ending.",
        LAMPLIGHT_VIEW,
    ),
    *_copies(
        "refill-station",
        "Refill Station",
        (("Y", "W"), ("B", "W"), ("R", "W"), ("T", "W")),
        REFILL,
        "Tea for the guests, a rinse for the stones.",
        REFILL_VIEW,
    ),
    *_copies(
        "outpost-expansion",
        "Outpost Expansion",
        (("Y", "T", "W"), ("B", "R", "T"), ("R", "K"), ("T", "K")),
        EXPANSION,
        "One more lantern on one more rock.",
        EXPANSION_VIEW,
    ),
    *_copies(
        "heros-gauntlet",
        "Hero's Gauntlet",
        (("Y", "B"), ("R", "T"), ("Y", "T"), ("B", "X")),
        GAUNTLET,
        "It fits whoever is already running.",
        GAUNTLET_VIEW,
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
        motifs=("postcard-press", "far-town", "tiles", "letters"),
    ),
    Outfitting(
        "singing-samovar",
        "Singing Samovar",
        ("B", "R"),
        (GainFame(2),),
        flavour="It holds a tune longer than it holds tea.",
        motifs=("samovar", "far-domes", "planks", "tea-cup", "notes"),
    ),
    Outfitting(
        "souvenir-loom",
        "Souvenir Loom",
        ("Y", "R"),
        (GainFame(2),),
        flavour="Scarves the length of the journey.",
        motifs=("souvenir-loom", "far-gables", "planks", "washing-basket"),
    ),
    Outfitting(
        "travelling-bell-choir",
        "Travelling Bell Choir",
        ("Y", "K"),
        (Step("culture"),),
        flavour="Eleven bells, ten ringers, one fast cousin.",
        motifs=("bell-rack", "far-spires", "quay", "choir"),
    ),
    Outfitting(
        "folding-belvedere",
        "Folding Belvedere",
        ("B", "K"),
        (Step("scenic"),),
        flavour="Unfold gently. Mind the view.",
        motifs=("belvedere", "peaks", "terrace", "birds"),
    ),
    Outfitting(
        "storm-kite-reel",
        "Storm Kite Reel",
        ("R", "K"),
        (Step("adventure"),),
        flavour="Let out line until the thunder answers.",
        motifs=("kite-reel", "thunderheads", "cloud-sea", "kite", "storm-cloud"),
    ),
    Outfitting(
        "wayfarer-hammock",
        "Wayfarer Hammock",
        ("X", "T"),
        (DrawEncounter(),),
        flavour="Somebody is always asleep in it, never the same one.",
        motifs=("hammock", "far-islands", "planks", "moon"),
    ),
    Outfitting(
        "gossip-porthole",
        "Gossip Porthole",
        ("T", "W"),
        (DrawEncounter(),),
        flavour="It opens on whatever the neighbours are saying.",
        motifs=("gossip-porthole", "cloudbanks", "cloud-sea", "telling", "raven"),
    ),
    Outfitting(
        "lucky-rain-barrel",
        "Lucky Rain Barrel",
        ("W", "K"),
        (Roll(),),
        flavour="No two rains leave the same thing behind.",
        motifs=("rain-barrel", "rainbow", "planks", "rain-cloud"),
    ),
    Outfitting(
        "pennant-gallery",
        "Pennant Gallery",
        ("Y", "B", "R"),
        (FamePer("track symbols"),),
        flavour="A flag for each kind of marvel, none for luck.",
        motifs=("pennant-masts", "far-spires", "quay", "fireworks"),
    ),
    Outfitting(
        "semaphore-mast",
        "Semaphore Mast",
        ("X", "T", "K"),
        (FamePer("outposts", 4),),
        flavour="All quiet at the far rock. Send biscuits.",
        motifs=("semaphore", "cliffs", "cloud-sea", "birds"),
    ),
    Outfitting(
        "pebble-tumbler",
        "Pebble Tumbler",
        ("T",),
        (GainToken("X"),),
        grit=1,
        flavour="Grit goes in, a hum comes out.",
        motifs=("pebble-tumbler", "far-chimneys", "planks", "tapstones", "gears"),
    ),
    Outfitting(
        "honest-scales",
        "Honest Scales",
        ("X",),
        (Swap(),),
        flavour="Blue weighs the same as red, if you ask nicely.",
        motifs=("honest-scales", "far-arches", "tiles", "coin-of-maybe", "tapstones"),
    ),
)
