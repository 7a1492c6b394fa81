"""The ten Critters: free, and mostly less welcome (SR-G04)."""

from __future__ import annotations

from rules.skyward_republic.cards.records import Active, Critter, Launch, Score
from rules.skyward_republic.effects import Destroy, Draw, Give, If, PayCards, PayCogs, Per, Steal, Vp

CRITTERS: tuple[Critter, ...] = (
    Critter(
        "loud-gull",
        "Loud Gull",
        -2,
        Launch((Give(),)),
        "Nobody asked. It tells you anyway.",
        motifs=("loud-gull", "wind", "cliffs", "quay"),
    ),
    Critter(
        "loft-ferret",
        "Loft Ferret",
        0,
        Launch((PayCards(1, (Draw(2),)),)),
        "It has sorted your drawers by smell.",
        motifs=("masked-ferret", "washing-basket", "far-gables", "planks"),
    ),
    Critter(
        "appointed-goose",
        "Appointed Goose",
        -1,
        Launch((Destroy("critter", "any"), Vp(1))),
        "Promoted for biting.",
        motifs=("goose-with-sash", "signed-treaty", "far-domes", "flagstones"),
    ),
    Critter(
        "nimble-fingered-lemur",
        "Nimble-Fingered Lemur",
        -2,
        Active((PayCogs(2, (Steal("vehicle"),)),)),
        "Tail, ring, keys, gone.",
        motifs=("ring-tailed-lemur", "biplane", "far-town", "roof-tiles"),
    ),
    Critter(
        "piping-marmot",
        "Piping Marmot",
        -1,
        Active((PayCogs(1, (Steal("critter"),)),)),
        "It whistles, and they come.",
        motifs=("piping-marmot", "notes", "peaks", "rocks"),
    ),
    Critter(
        "ceiling-badger",
        "Ceiling Badger",
        -3,
        Active((PayCogs(1, (Give(),)),)),
        "How it got up there is under inquiry.",
        motifs=("ceiling-badger", "far-gables", "crescent"),
    ),
    Critter(
        "choir-frog",
        "Choir Frog",
        -1,
        Score((Per("critters", Vp(1)),)),
        "Best in company. Only in company.",
        motifs=("singing-frog", "notes", "pinewood", "water"),
    ),
    Critter(
        "first-class-otter",
        "First-Class Otter",
        -2,
        Score((Per("vehicles", Vp(2), most=6),)),
        "It boards first and leaves never.",
        motifs=("first-class-otter", "suitcases", "far-airship", "quay"),
    ),
    Critter(
        "envious-peacock",
        "Envious Peacock",
        -2,
        Score((Per("rival critters", Vp(1)),)),
        "Theirs are plainer, and there are more of them.",
        motifs=("peacock", "birds", "hills", "hedged-path"),
    ),
    Critter(
        "treasury-magpie",
        "Treasury Magpie",
        0,
        Score((If("cogs", (Vp(2),), least=3),)),
        "Shiny things, audited nightly.",
        motifs=("coin-carrying-magpie", "sprocket-coins", "far-spires", "terrace"),
    ),
)
