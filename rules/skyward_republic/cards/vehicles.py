"""The ten Vehicles: free, and welcome in whoever's airspace they arrive (SR-G04)."""

from __future__ import annotations

from rules.skyward_republic.cards.records import Launch, Vehicle
from rules.skyward_republic.effects import Cogs, Draw, DrawBenefactor, Per, TakeFromDiscard, Vp

VEHICLES: tuple[Vehicle, ...] = (
    Vehicle(
        "post-balloon",
        "Post Balloon",
        2,
        Launch((Cogs(1),)),
        "Second class travels by downhill wind.",
        motifs=("post-balloon", "letters", "far-islands", "cloud-sea"),
    ),
    Vehicle(
        "bakery-zeppelin",
        "Bakery Zeppelin",
        2,
        Launch((Draw(1),)),
        "You hear the crust before the engine.",
        motifs=("loaf-zeppelin", "cloud", "far-chimneys", "cloud-sea"),
    ),
    Vehicle(
        "counting-gyrocopter",
        "Counting Gyrocopter",
        1,
        Launch((Per("factions", Vp(1)),)),
        "It counts you twice, to be friendly.",
        motifs=("gyrocopter", "birds", "far-town", "cloud-sea"),
    ),
    Vehicle(
        "scrap-barge",
        "Scrap Barge",
        1,
        Launch((Cogs(2),)),
        "All of it useful. None of it yet.",
        motifs=("scrap-barge", "wind", "mesas", "cloud-sea"),
    ),
    Vehicle(
        "recruiting-tandem",
        "Recruiting Tandem",
        2,
        Launch((TakeFromDiscard("faction"),)),
        "They pedal. You sign. You pedal.",
        motifs=("winged-tandem", "doves", "hills", "cloud-sea"),
    ),
    Vehicle(
        "gala-gondola",
        "Gala Gondola",
        2,
        Launch((DrawBenefactor(1),)),
        "Black tie, no brakes.",
        motifs=("gala-gondola", "sky-lanterns", "far-domes", "cloud-sea"),
    ),
    Vehicle(
        "airborne-bandstand",
        "Airborne Bandstand",
        3,
        None,
        "Trombones at the back, for balance.",
        motifs=("flying-bandstand", "notes", "cloudbanks", "cloud-sea"),
    ),
    Vehicle(
        "racing-bathtub",
        "Racing Bathtub",
        3,
        None,
        "Plug in, taps open, elbows out.",
        motifs=("racing-bathtub", "wind", "far-arches", "cloud-sea"),
    ),
    Vehicle(
        "knitted-glider",
        "Knitted Glider",
        3,
        None,
        "It lands when the wool runs out.",
        motifs=("knitted-glider", "kite", "peaks", "cloud-sea"),
    ),
    Vehicle(
        "mayoral-omnibus",
        "Mayoral Omnibus",
        4,
        None,
        "Room for all, once the mayor breathes in.",
        motifs=("omnibus", "far-airship", "far-spires", "cloud-sea"),
    ),
)
