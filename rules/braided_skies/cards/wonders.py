"""The 27 wonder cards, nine a track: what they cost, what they bring at once, their symbols and their abilities."""

from __future__ import annotations

from rules.braided_skies.cards.records import Captain, Ongoing, Rule, Wonder
from rules.braided_skies.effects import (
    ActivateAgain,
    DrawEncounter,
    DrawOutfitting,
    Effect,
    FamePer,
    GainFame,
    GainGrit,
    GainToken,
    PayGrit,
    PayToken,
    PlaceOutpost,
    Roll,
    Step,
    Steps,
)
from rules.braided_skies.terms import Track

ANY = Step("any")


def _small(track: Track) -> tuple[Effect, ...]:
    return Step(track), GainFame(2)


def _middling(track: Track) -> tuple[Effect, ...]:
    return Steps(track, 2), GainFame(2)


def _roaming(track: Track) -> tuple[Effect, ...]:
    return Step(track), ANY, ANY, GainFame(3)


def _large(track: Track) -> tuple[Effect, ...]:
    return Steps(track, 2), ANY, GainFame(3)


def _hosting(track: Track) -> tuple[Effect, ...]:
    return Steps(track, 2), ANY, DrawEncounter(), GainFame(1)


def _grand(track: Track) -> tuple[Effect, ...]:
    return Steps(track, 3), ANY, GainFame(5)


def _settling(track: Track) -> tuple[Effect, ...]:
    return Steps(track, 3), ANY, PlaceOutpost(), GainFame(3)


CULTURE_WONDERS: tuple[Wonder, ...] = (
    Wonder(
        "paper-observatory",
        "Paper Observatory",
        "culture",
        "YT",
        _small("culture"),
        ("culture",),
        Captain((GainFame(2),)),
        "Folded once a year from last year's star maps.",
        motifs=("paper-observatory", "far-spires", "rooftops", "paper-birds", "stars"),
    ),
    Wonder(
        "kettle-hall",
        "Kettle Hall",
        "culture",
        "YYT",
        _middling("culture"),
        ("culture",),
        Captain((DrawEncounter(),)),
        "Four hundred kettles, and a stranger at each.",
        motifs=("kettle-hall", "far-gables", "terrace", "tea-cup", "kettle"),
    ),
    Wonder(
        "borrowed-library",
        "Borrowed Library",
        "culture",
        "YBT",
        _middling("culture"),
        ("culture", "heritage"),
        Ongoing(Rule.ENCOUNTER_FAME),
        "Not one of the books has come from here.",
        motifs=("book-library", "far-domes", "tiles", "book-stack", "owl"),
    ),
    Wonder(
        "unhurried-clocktower",
        "Unhurried Clocktower",
        "culture",
        "YYRT",
        _roaming("culture"),
        ("culture", "adventure"),
        Ongoing(Rule.MARKET_FAME),
        "It strikes noon when the market is ready.",
        motifs=("clocktower", "far-town", "cobbles", "doves", "newspapers"),
    ),
    Wonder(
        "bell-of-small-hours",
        "Bell of Small Hours",
        "culture",
        "YYBT",
        _large("culture"),
        ("culture", "heritage"),
        Captain((ActivateAgain(),)),
        "Rung at three, it makes the day start over.",
        motifs=("great-bell", "far-spires", "rooftops", "crescent", "stars"),
    ),
    Wonder(
        "feast-on-ladders",
        "Feast on Ladders",
        "culture",
        "YRTT",
        _hosting("culture"),
        ("culture", "scenic"),
        Captain((GainToken("T"),)),
        "The soup is at the bottom. Pudding has a view.",
        motifs=("ladder-feast", "far-arches", "terrace", "fruit-basket", "soup-tureen"),
    ),
    Wonder(
        "weather-opera",
        "Weather Opera",
        "culture",
        "YYTT",
        _large("culture"),
        ("culture", "heritage"),
        Ongoing(Rule.ANY_STONE),
        "Tonight: fog, in three acts, with one understudy.",
        motifs=("opera-house", "cloudbanks", "cobbles", "fog", "rain-cloud", "notes"),
    ),
    Wonder(
        "museum-of-lost-luggage",
        "Museum of Lost Luggage",
        "culture",
        "YYYBT",
        _grand("culture"),
        ("culture", "culture", "scenic"),
        Captain((PayGrit(2, (DrawOutfitting(),)),)),
        "Free entry to anyone who recognises a trunk.",
        motifs=("museum", "far-town", "flagstones", "suitcases", "umbrella"),
    ),
    Wonder(
        "lantern-cathedral",
        "Lantern Cathedral",
        "culture",
        "YBRTT",
        _settling("culture"),
        ("culture", "heritage", "adventure"),
        Ongoing(Rule.FREE_SPECIAL_GRIT),
        "Every guild keeps one lamp in it, and is kept by it.",
        motifs=("lantern-cathedral", "far-domes", "tiles", "sky-lanterns", "candle"),
    ),
)

SCENIC_WONDERS: tuple[Wonder, ...] = (
    Wonder(
        "leaning-stones",
        "Leaning Stones",
        "scenic",
        "BT",
        _small("scenic"),
        ("scenic",),
        Captain((GainToken("X"),)),
        "They lean towards whoever hums first.",
        motifs=("leaning-stones", "hills", "meadow", "notes"),
    ),
    Wonder(
        "bridge-of-sighing-pines",
        "Bridge of Sighing Pines",
        "scenic",
        "BBT",
        _middling("scenic"),
        ("scenic",),
        Ongoing(Rule.FREE_TRANSFER),
        "Each tree leans on the next, and the last on you.",
        motifs=("pine-bridge", "peaks", "rocks", "low-cloud", "birds"),
    ),
    Wonder(
        "bottled-waterfall",
        "Bottled Waterfall",
        "scenic",
        "BRT",
        _middling("scenic"),
        ("scenic", "heritage"),
        Ongoing(Rule.COVERED_FAME),
        "Do not pull the cork while anyone is watching.",
        motifs=("bottled-waterfall", "pinewood", "rocks", "birds"),
    ),
    Wonder(
        "moss-amphitheatre",
        "Moss Amphitheatre",
        "scenic",
        "YBBT",
        _roaming("scenic"),
        ("scenic", "scenic"),
        Ongoing(Rule.TOURIST_STANDS_IN),
        "The seats grow to fit. Some guests never get up.",
        motifs=("moss-amphitheatre", "hills", "meadow", "flowers", "doves"),
    ),
    Wonder(
        "aurora-steps",
        "Aurora Steps",
        "scenic",
        "BBRT",
        _large("scenic"),
        ("scenic", "culture"),
        Captain((FamePer("scenic", 3),)),
        "Climb on the green ones. The red ones are decoration.",
        motifs=("aurora-steps", "aurora", "rocks", "shooting-star"),
    ),
    Wonder(
        "upward-falls",
        "Upward Falls",
        "scenic",
        "YBTT",
        _hosting("scenic"),
        ("scenic", "heritage"),
        Ongoing(Rule.EXPLORE_FAME),
        "Bring an umbrella and hold it upside down.",
        motifs=("upward-falls", "cliffs", "water", "umbrella"),
    ),
    Wonder(
        "orchard-of-moons",
        "Orchard of Moons",
        "scenic",
        "BBTT",
        _large("scenic"),
        ("scenic", "adventure"),
        Captain((GainGrit(3),)),
        "Ripe twice a month and cold to the teeth.",
        motifs=("moon-tree", "hills", "hedged-path", "ladder", "crescent"),
    ),
    Wonder(
        "velvet-glacier",
        "Velvet Glacier",
        "scenic",
        "BBBRT",
        _grand("scenic"),
        ("scenic", "scenic", "adventure"),
        Captain((PlaceOutpost(),)),
        "Nobody is cold on it, and nobody knows why.",
        motifs=("velvet-glacier", "peaks", "snow", "cairn"),
    ),
    Wonder(
        "thousand-kite-meadow",
        "Thousand Kite Meadow",
        "scenic",
        "YBBTT",
        _settling("scenic"),
        ("scenic", "heritage", "culture"),
        Ongoing(Rule.FULL_ROW_GRIT),
        "The strings hold the island up, the children say.",
        motifs=("kite-meadow", "cloudbanks", "cloud-sea", "kites"),
    ),
)

ADVENTURE_WONDERS: tuple[Wonder, ...] = (
    Wonder(
        "beacon-of-the-ninth-wind",
        "Beacon of the Ninth Wind",
        "adventure",
        "BR",
        _small("adventure"),
        ("adventure",),
        Ongoing(Rule.DEEP_GRIT),
        "Lit for the one wind that never came home.",
        motifs=("wind-beacon", "mesas", "rocks", "wind"),
    ),
    Wonder(
        "needle-gate-run",
        "Needle Gate Run",
        "adventure",
        "RRT",
        _middling("adventure"),
        ("adventure",),
        Captain((Step("adventure"),)),
        "Breathe in. Everybody. Now.",
        motifs=("needle-gate", "cliffs", "cloud-sea", "wind"),
    ),
    Wonder(
        "wreck-of-the-soprano",
        "Wreck of the Soprano",
        "adventure",
        "YBR",
        _middling("adventure"),
        ("adventure", "heritage"),
        Ongoing(Rule.UNPLACED_GRIT),
        "She went down on a high note and left her trunks.",
        motifs=("wrecked-airship", "mesas", "rocks", "luggage", "notes"),
    ),
    Wonder(
        "cyclone-staircase",
        "Cyclone Staircase",
        "adventure",
        "BRRT",
        _roaming("adventure"),
        ("adventure", "scenic"),
        Ongoing(Rule.ADVENTURE_STEP_GRIT),
        "Take the steps two at a time. They take you anyway.",
        motifs=("cyclone-stair", "thunderheads", "rolling-ground", "storm-cloud"),
    ),
    Wonder(
        "whale-lookout",
        "Whale Lookout",
        "adventure",
        "YBRR",
        _large("adventure"),
        ("adventure", "culture"),
        Captain((GainGrit(1), Roll())),
        "Whatever they breathe out is yours to keep.",
        motifs=("sky-whale", "cloudbanks", "rocks", "small-telescope", "crew"),
    ),
    Wonder(
        "bottomless-slide",
        "Bottomless Slide",
        "adventure",
        "YRRT",
        _hosting("adventure"),
        ("adventure", "heritage"),
        Captain((PayToken((GainFame(3),)),)),
        "One ticket down. The way back is another matter.",
        motifs=("bottomless-slide", "far-islands", "cloud-sea", "low-cloud", "tourists"),
    ),
    Wonder(
        "hornet-narrows",
        "Hornet Narrows",
        "adventure",
        "BRTT",
        _large("adventure"),
        ("adventure", "scenic"),
        Ongoing(Rule.REROLL),
        "If it buzzes, turn round and come in again.",
        motifs=("hornet-narrows", "cliffs", "rocks", "hornets"),
    ),
    Wonder(
        "leviathan-ribs",
        "Leviathan Ribs",
        "adventure",
        "BRRRT",
        _grand("adventure"),
        ("adventure", "adventure", "culture"),
        Ongoing(Rule.FULL_RECALL_FAME),
        "Three ships abreast can moor inside the smile.",
        motifs=("leviathan-ribs", "far-islands", "water", "birds"),
    ),
    Wonder(
        "edge-of-charts",
        "Edge of Charts",
        "adventure",
        "YBRRT",
        _settling("adventure"),
        ("adventure", "heritage", "scenic"),
        Captain((PayGrit(2, (ANY, GainFame(1))),)),
        "The last line on the map says: mind the step.",
        motifs=("chart-edge", "far-islands", "cloud-sea", "compass", "shooting-star"),
    ),
)

WONDERS: tuple[Wonder, ...] = (*CULTURE_WONDERS, *SCENIC_WONDERS, *ADVENTURE_WONDERS)
