"""The ten Vehicles: free, and welcome in whoever's airspace they arrive (SR-G04)."""

from __future__ import annotations

from rules.skyward_republic.cards.records import Launch, Vehicle
from rules.skyward_republic.effects import Cogs, Draw, DrawBenefactor, Per, TakeFromDiscard, Vp

VEHICLES: tuple[Vehicle, ...] = (
    Vehicle("post-balloon", "Post Balloon", 2, Launch((Cogs(1),)), "Second class travels by downhill wind."),
    Vehicle("bakery-zeppelin", "Bakery Zeppelin", 2, Launch((Draw(1),)), "You hear the crust before the engine."),
    Vehicle(
        "counting-gyrocopter",
        "Counting Gyrocopter",
        1,
        Launch((Per("factions", Vp(1)),)),
        "It counts you twice, to be friendly.",
    ),
    Vehicle("scrap-barge", "Scrap Barge", 1, Launch((Cogs(2),)), "All of it useful. None of it yet."),
    Vehicle(
        "recruiting-tandem",
        "Recruiting Tandem",
        2,
        Launch((TakeFromDiscard("faction"),)),
        "They pedal. You sign. You pedal.",
    ),
    Vehicle("gala-gondola", "Gala Gondola", 2, Launch((DrawBenefactor(1),)), "Black tie, no brakes."),
    Vehicle("airborne-bandstand", "Airborne Bandstand", 3, None, "Trombones at the back, for balance."),
    Vehicle("racing-bathtub", "Racing Bathtub", 3, None, "Plug in, taps open, elbows out."),
    Vehicle("knitted-glider", "Knitted Glider", 3, None, "It lands when the wool runs out."),
    Vehicle("mayoral-omnibus", "Mayoral Omnibus", 4, None, "Room for all, once the mayor breathes in."),
)
