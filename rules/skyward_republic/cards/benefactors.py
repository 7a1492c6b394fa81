"""The 28 Benefactors: what they want to see in an airspace, and what they give (SR-B).

Six start the game (3 icons); then twelve of 4 icons, seven of 5, three of 6. Each faction is wanted by 15 or 16
of them, and each pair of factions by three or more.
"""

from __future__ import annotations

from rules.skyward_republic.cards.records import Benefactor
from rules.skyward_republic.effects import (
    Cogs,
    CogToExtension,
    Draw,
    DrawBenefactor,
    ExtraLaunch,
    Give,
    MoveBuilding,
    Per,
    ReclaimToken,
    RevealAndShare,
    Steal,
    TakeFromDiscard,
    Vp,
)

STARTING_BENEFACTORS: tuple[Benefactor, ...] = (
    Benefactor("night-school", "Night School", "SSP", 2, (Draw(2),), True, "Lessons in the dark. Diplomas by candle."),
    Benefactor("auntie-torque", "Auntie Torque", "SMM", 2, (Vp(2),), True, "She fixed the moon once. It shows."),
    Benefactor(
        "midnight-debaters", "Midnight Debaters", "SCC", 2, (Draw(2),), True, "Adjourned at dawn, by breakfast."
    ),
    Benefactor("brass-guild", "Brass Guild", "PMM", 2, (Cogs(1),), True, "Polish first, principles second."),
    Benefactor("window-box-league", "Window Box League", "PPC", 2, (Vp(2),), True, "Blooms or fines."),
    Benefactor("ladder-lenders", "Ladder Lenders", "MCC", 2, (Cogs(1),), True, "Up is free. Down is a deposit."),
)

MODEST_BENEFACTORS: tuple[Benefactor, ...] = (
    Benefactor(
        "order-of-bookmarks",
        "Order of Bookmarks",
        "SSPP",
        3,
        (TakeFromDiscard(),),
        flavour="They know where you stopped.",
    ),
    Benefactor(
        "comet-insurance", "Comet Insurance", "SSMM", 3, (Cogs(2),), flavour="No claims yet. They keep watching."
    ),
    Benefactor("daily-horoscope", "Daily Horoscope", "SSCC", 3, (Draw(3),), flavour="Read by anyone born in a month."),
    Benefactor(
        "society-for-spires",
        "Society for Spires",
        "PPMM",
        3,
        (Cogs(1), CogToExtension()),
        flavour="Higher, for its own sake.",
    ),
    Benefactor(
        "jam-cooperative",
        "Jam Cooperative",
        "PPCC",
        3,
        (Draw(2), Cogs(1)),
        flavour="Shared equally, but for the strawberry.",
    ),
    Benefactor(
        "scaffolders-chorus",
        "Scaffolders Chorus",
        "MMCC",
        3,
        (ExtraLaunch(),),
        flavour="They sing until it is level.",
    ),
    Benefactor(
        "dame-verity-moss",
        "Dame Verity Moss",
        "SPPP",
        3,
        (TakeFromDiscard("building"), Cogs(1)),
        flavour="She has kept each brick since the founding.",
    ),
    Benefactor(
        "professor-halfpast",
        "Professor Halfpast",
        "SSSM",
        3,
        (DrawBenefactor(2), Cogs(1)),
        flavour="Early to it all, by exactly thirty minutes.",
    ),
    Benefactor(
        "skyway-pilots-club",
        "Skyway Pilots Club",
        "SSSC",
        3,
        (Steal("vehicle"),),
        flavour="They land anywhere and call it theirs.",
    ),
    Benefactor(
        "retired-ironmongers",
        "Retired Ironmongers",
        "PPPM",
        3,
        (Cogs(2),),
        flavour="Nails by weight, advice by the dozen.",
    ),
    Benefactor(
        "animal-welfare-ball",
        "Animal Welfare Ball",
        "PCCC",
        3,
        (Give(this=False), Vp(2)),
        flavour="Each guest goes home with a guest.",
    ),
    Benefactor(
        "mayor-cornelia-plank",
        "Mayor Cornelia Plank",
        "MMMC",
        3,
        (ExtraLaunch(),),
        flavour="Has opened four hundred things, some twice.",
    ),
)

GENEROUS_BENEFACTORS: tuple[Benefactor, ...] = (
    Benefactor(
        "solar-pact",
        "Solar Pact",
        "SSMMM",
        4,
        (RevealAndShare(), ReclaimToken()),
        flavour="The sun signed first, in the margin.",
    ),
    Benefactor(
        "grand-soup-council",
        "Grand Soup Council",
        "PPPCC",
        4,
        (Vp(3), Draw(2)),
        flavour="No recipe passes without a quorum.",
    ),
    Benefactor(
        "long-memory-trust",
        "Long Memory Trust",
        "PPPMM",
        4,
        (Draw(3), Cogs(1)),
        flavour="They lent the founders a pencil and want it back.",
    ),
    Benefactor(
        "committee-of-committees",
        "Committee of Committees",
        "SSPCC",
        4,
        (Cogs(2), Draw(2)),
        flavour="A quorum is whoever found the room.",
    ),
    Benefactor(
        "inventors-picnic",
        "Inventors Picnic",
        "MMCCC",
        4,
        (Cogs(3),),
        flavour="Bring a dish that does something.",
    ),
    Benefactor(
        "removal-brigade",
        "Removal Brigade",
        "SSSMM",
        4,
        (MoveBuilding(), Vp(3)),
        flavour="Your house, their shoulders, no questions.",
    ),
    Benefactor(
        "baron-upstairs",
        "Baron Upstairs",
        "PPMMM",
        4,
        (Per("extensions", Cogs(1), most=4),),
        flavour="No ceiling has ever satisfied him.",
    ),
)

GRAND_BENEFACTORS: tuple[Benefactor, ...] = (
    Benefactor(
        "chorus-of-astronomers",
        "Chorus of Astronomers",
        "SSSCCC",
        5,
        (Per("buildings", Vp(1), "S"),),
        flavour="They harmonise on sunrise, a little sharp.",
    ),
    Benefactor(
        "republic-of-neighbours",
        "Republic of Neighbours",
        "PPCCCC",
        6,
        (Per("buildings", Vp(1), "C"),),
        flavour="Membership: next door.",
    ),
    Benefactor(
        "encyclopedia-society",
        "Encyclopedia Society",
        "SSPPMM",
        5,
        (Per("factions", Vp(1)),),
        flavour="They have reached the letter C, twice.",
    ),
)

BENEFACTORS: tuple[Benefactor, ...] = (
    *STARTING_BENEFACTORS,
    *MODEST_BENEFACTORS,
    *GENEROUS_BENEFACTORS,
    *GRAND_BENEFACTORS,
)
