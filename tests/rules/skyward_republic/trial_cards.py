"""Cards of the tests' own, a plain one of each sort, so that tuning a figure of the deck spoils no test of a rule."""

from __future__ import annotations

from rules.skyward_republic.cards.records import (
    Ability,
    Active,
    Benefactor,
    Building,
    Critter,
    Discount,
    Extension,
    Hand,
    Launch,
    Score,
    SkywardCard,
    Vehicle,
    Whenever,
)
from rules.skyward_republic.effects import (
    Cogs,
    CogToExtension,
    Destroy,
    DoubleCogs,
    Draw,
    DrawBenefactor,
    Effect,
    ExtraLaunch,
    Give,
    If,
    MoveBuilding,
    PayCogs,
    Per,
    PerRival,
    ReclaimToken,
    RevealAndShare,
    Steal,
    TakeFromDiscard,
    Vp,
)

HUTS = tuple(f"hut-{letter}" for letter in "abcdefghijkl")
"""A dozen Buildings of 1 Neutral icon and 1 VP that do nothing."""


def _building(id_: str, cost: str = "N", vp: int = 1, ability: Ability | None = None) -> Building:
    return Building(id_, id_.replace("-", " ").title(), cost, vp, ability)


def _patron(id_: str, threshold: str, vp: int, *effects: Effect) -> Benefactor:
    return Benefactor(id_, id_.replace("-", " ").title(), threshold, vp, effects)


BUILDINGS = (
    *(_building(hut) for hut in HUTS),
    _building("seer-house", "S", 2),
    _building("preserver-house", "P", 2),
    _building("maker-house", "M", 2),
    _building("collective-house", "C", 2),
    _building("maker-mill", "MMN", 3),
    _building("grey-hall", "NN", 4),
    _building("well", ability=Launch((Cogs(2),))),
    _building("fountain", ability=Launch((Vp(3),))),
    _building("drawing-room", ability=Launch((Draw(1),))),
    _building("gate", ability=Launch((ExtraLaunch(),))),
    _building("wicket", ability=Launch((ExtraLaunch(1),))),
    _building("breakers", ability=Active((Destroy("building", "own"),))),
    _building("crane-yard", ability=Active((MoveBuilding(),))),
    _building("forge", ability=Active((CogToExtension(),))),
    _building("pump", ability=Active((PayCogs(1, (Vp(2),)),))),
    _building("bell", ability=Whenever("launch", (Vp(1),))),
    _building("gong", ability=Whenever("launch", (Cogs(1),))),
    _building("shy-bell", ability=Whenever("launch", (Vp(1),), once=True)),
    _building("mason", ability=Whenever("attach", (Vp(1),))),
    _building("lantern", ability=Whenever("critter", (Cogs(1),))),
    _building("toll-house", ability=Whenever("trade", (Vp(1),))),
    _building("ruin", ability=Whenever("destroy", (Vp(1),))),
    _building("quarry", ability=Discount("building")),
    _building("purse", ability=Hand((Cogs(1),), when="turn")),
    _building("crowbar", ability=Hand((ExtraLaunch(),))),
    _building("scholars", ability=Score((Per("hand factions", Vp(2)),))),
    _building("menagerie", ability=Score((Per("critters", Vp(2)),))),
    _building("guildhall", "M", ability=Score((Per("neighbours sharing", Vp(2)),))),
    _building("bank", ability=Score((Per("cogs", Vp(1)),))),
    _building("council", "M", ability=Score((PerRival("buildings", Vp(3), "M"),))),
    _building("perch", ability=Score((If("critters", (Vp(3),)),))),
    _building("dock", ability=Score((If("vehicles", (Vp(2),)),))),
    _building("twin-bank", ability=Score((DoubleCogs(),))),
    _building("mint", ability=Score((CogToExtension(),))),
)

EXTENSIONS = (
    Extension("maker-storey", "Maker Storey", "M", 1),
    Extension("seer-storey", "Seer Storey", "S", 1),
    Extension("grey-storey", "Grey Storey", "N", 1),
    Extension("garret", "Garret", "SM", 2, Score((Per("height", Vp(1)),))),
)

FLIERS: tuple[Vehicle | Critter, ...] = (
    Vehicle("kite", "Kite", 2, Launch((Cogs(1),))),
    Vehicle("cart", "Cart", 3),
    Vehicle("mail-coach", "Mail Coach", 1, Launch((Draw(1),))),
    Vehicle("tug", "Tug", 1, Launch((TakeFromDiscard("vehicle"),))),
    Critter("imp", "Imp", -2),
    Critter("moth", "Moth", -2, Launch((Give(),))),
    Critter("hunter", "Hunter", -1, Launch((Destroy("critter", "any"),))),
    Critter("thief", "Thief", -1, Active((Steal("vehicle"),))),
    Critter("lure", "Lure", 0, Active((Steal("critter"),))),
)

PATRONS = (
    _patron("one-maker", "M", 4, Cogs(1)),
    _patron("two-seers", "SS", 3, Vp(1)),
    _patron("grey-friend", "N", 2, Cogs(2)),
    _patron("second-grey", "N", 3, Vp(1)),
    _patron("taker-back", "N", 3, ReclaimToken()),
    _patron("sharer", "N", 3, RevealAndShare()),
    _patron("opener", "N", 3, ExtraLaunch()),
    _patron("critter-lover", "N", 3, Give(this=False)),
    _patron("introducer", "N", 1, DrawBenefactor(1)),
    _patron("token-counter", "N", 2, Per("tokens", Vp(1))),
)

TRIAL: tuple[SkywardCard, ...] = (*BUILDINGS, *EXTENSIONS, *FLIERS)
TRIAL_CARD: dict[str, SkywardCard] = {card.id: card for card in TRIAL}
TRIAL_BENEFACTOR: dict[str, Benefactor] = {card.id: card for card in PATRONS}
