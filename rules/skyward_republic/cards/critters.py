"""The ten Critters: free, and mostly less welcome (SR-G04)."""

from __future__ import annotations

from rules.skyward_republic.cards.records import Active, Critter, Launch, Score
from rules.skyward_republic.effects import Destroy, Draw, Give, If, PayCards, PayCogs, Per, Steal, Vp

CRITTERS: tuple[Critter, ...] = (
    Critter("loud-gull", "Loud Gull", -2, Launch((Give(),)), "Nobody asked. It tells you anyway."),
    Critter(
        "loft-ferret",
        "Loft Ferret",
        0,
        Launch((PayCards(1, (Draw(2),)),)),
        "It has sorted your drawers by smell.",
    ),
    Critter(
        "appointed-goose",
        "Appointed Goose",
        -1,
        Launch((Destroy("critter", "any"), Vp(1))),
        "Promoted for biting.",
    ),
    Critter(
        "nimble-fingered-lemur",
        "Nimble-Fingered Lemur",
        -2,
        Active((PayCogs(2, (Steal("vehicle"),)),)),
        "Tail, ring, keys, gone.",
    ),
    Critter(
        "piping-marmot",
        "Piping Marmot",
        -1,
        Active((PayCogs(1, (Steal("critter"),)),)),
        "It whistles, and they come.",
    ),
    Critter(
        "ceiling-badger",
        "Ceiling Badger",
        -3,
        Active((PayCogs(1, (Give(),)),)),
        "How it got up there is under inquiry.",
    ),
    Critter("choir-frog", "Choir Frog", -1, Score((Per("critters", Vp(1)),)), "Best in company. Only in company."),
    Critter(
        "first-class-otter",
        "First-Class Otter",
        -2,
        Score((Per("vehicles", Vp(2), most=6),)),
        "It boards first and leaves never.",
    ),
    Critter(
        "envious-peacock",
        "Envious Peacock",
        -2,
        Score((Per("rival critters", Vp(1)),)),
        "Theirs are plainer, and there are more of them.",
    ),
    Critter(
        "treasury-magpie",
        "Treasury Magpie",
        0,
        Score((If("cogs", (Vp(2),), least=3),)),
        "Shiny things, audited nightly.",
    ),
)
