"""The 18 Extensions, four a faction and two Neutral; "this Building" is the one that carries them (SR-L08)."""

from __future__ import annotations

from rules.skyward_republic.cards.records import Active, Extension, Score, Whenever
from rules.skyward_republic.effects import Cogs, Draw, If, MoveBuilding, PayCogs, Per, Vp

SEER_EXTENSIONS: tuple[Extension, ...] = (
    Extension(
        "landing-pad",
        "Landing Pad",
        "S",
        1,
        Score((If("vehicles", (Vp(2),)),)),
        "Aim for the X. The X is a guess.",
        motifs=("landing-pad", "far-airship", "far-spires", "roof-tiles"),
    ),
    Extension(
        "stargazing-hatch",
        "Stargazing Hatch",
        "S",
        1,
        Score((If("upper row", (Vp(2),)),)),
        "Opens outwards. Hold on to something.",
        motifs=("roof-hatch", "stars", "shooting-star", "roof-tiles"),
    ),
    Extension(
        "prophecy-pipe",
        "Prophecy Pipe",
        "S",
        1,
        Active((PayCogs(1, (Draw(2),)),)),
        "Shout a question down. Wait for the gurgle.",
        motifs=("brass-horn-pipe", "kettle", "far-chimneys", "roof-tiles"),
    ),
    Extension(
        "fourfold-window",
        "Fourfold Window",
        "SP",
        2,
        Score((Per("hand factions", Vp(1)),)),
        "Each pane has its own weather.",
        motifs=("four-weather-window", "cloudbanks", "cloud", "roof-tiles"),
    ),
)

PRESERVER_EXTENSIONS: tuple[Extension, ...] = (
    Extension(
        "ivy-storey",
        "Ivy Storey",
        "P",
        1,
        Score((Per("height", Vp(1), most=4),)),
        "It was here before the wall.",
        motifs=("ivy-wall", "birds", "pinewood", "roof-tiles"),
    ),
    Extension(
        "corner-turret",
        "Corner Turret",
        "P",
        1,
        Score((If("row end", (Vp(2),)),)),
        "Defends against draughts, mostly.",
        motifs=("corner-turret", "wind", "far-gables", "roof-tiles"),
    ),
    Extension(
        "memory-loft",
        "Memory Loft",
        "P",
        1,
        Whenever("attach here", (Vp(2),)),
        "There is always room for one more box.",
        motifs=("full-loft", "crates", "far-town", "roof-tiles"),
    ),
    Extension(
        "rooftop-ark",
        "Rooftop Ark",
        "PM",
        2,
        Score((Per("factions", Vp(1)),)),
        "A pair of each, and a third just in case.",
        motifs=("rooftop-ark", "rain-cloud", "doves", "roof-tiles"),
    ),
)

MAKER_EXTENSIONS: tuple[Extension, ...] = (
    Extension(
        "coin-boiler",
        "Coin Boiler",
        "M",
        1,
        Score((Per("cogs", Vp(1), most=3),)),
        "Warm pockets are guaranteed.",
        motifs=("coin-boiler", "sprocket-coins", "far-chimneys", "roof-tiles"),
    ),
    Extension(
        "proud-buttress",
        "Proud Buttress",
        "M",
        1,
        Score((If("cost", (Vp(3),), least=4),)),
        "Holds up the roof and its own end of the talk.",
        motifs=("proud-buttress", "trowel-and-bricks", "far-spires", "roof-tiles"),
    ),
    Extension(
        "bucket-conveyor",
        "Bucket Conveyor",
        "M",
        1,
        Whenever("launch beside", (Cogs(1),)),
        "Full ones up, jokes down.",
        motifs=("bucket-conveyor", "gears", "far-chimneys", "roof-tiles"),
    ),
    Extension(
        "scaffold-crown",
        "Scaffold Crown",
        "MC",
        2,
        Score((Per("extensions", Vp(1), most=6),)),
        "Temporary since the founding.",
        motifs=("scaffold-crown", "hammer-and-anvil", "far-town", "roof-tiles"),
    ),
)

COLLECTIVE_EXTENSIONS: tuple[Extension, ...] = (
    Extension(
        "feeding-balcony",
        "Feeding Balcony",
        "C",
        1,
        Score((If("critters", (Vp(3),)),)),
        "Come for the crumbs, stay for the crumbs.",
        motifs=("feeding-balcony", "birds", "far-gables", "roof-tiles"),
    ),
    Extension(
        "party-wall",
        "Party Wall",
        "C",
        1,
        Score((Per("neighbours sharing", Vp(1)),)),
        "Knock twice for sugar, once for silence.",
        motifs=("party-wall", "cup-of-sugar", "notes", "roof-tiles"),
    ),
    Extension(
        "welcome-flap",
        "Welcome Flap",
        "C",
        1,
        Whenever("critter", (Draw(1),)),
        "Sized for anything polite.",
        motifs=("animal-flap", "paw-mat", "moon", "roof-tiles"),
    ),
    Extension(
        "soapbox-terrace",
        "Soapbox Terrace",
        "SC",
        2,
        Score((Per("tokens", Vp(1)),)),
        "The queue to be heard starts below.",
        motifs=("speaker-on-a-box", "telling", "far-domes", "roof-tiles"),
    ),
)

NEUTRAL_EXTENSIONS: tuple[Extension, ...] = (
    Extension(
        "ballast-balloon",
        "Ballast Balloon",
        "NN",
        2,
        Active((MoveBuilding(this=True),)),
        "Let go of the rope, and mean it.",
        motifs=("lifted-storey", "cloud", "cloudbanks", "roof-tiles"),
    ),
    Extension(
        "red-carpet",
        "Red Carpet",
        "NN",
        2,
        Whenever("claim", (Vp(2),)),
        "Eleven miles of it, and one brush.",
        motifs=("red-carpet-steps", "ribbon-roll", "far-domes", "roof-tiles"),
    ),
)

EXTENSIONS: tuple[Extension, ...] = (
    *SEER_EXTENSIONS,
    *PRESERVER_EXTENSIONS,
    *MAKER_EXTENSIONS,
    *COLLECTIVE_EXTENSIONS,
    *NEUTRAL_EXTENSIONS,
)
