"""What is printed on a card of each deck: the shape of a row in the tables beside this file.

The tables: ``factions.py`` FACTION_CARDS, ``buildings.py`` BUILDINGS, ``extensions.py`` EXTENSIONS,
``vehicles.py`` VEHICLES, ``critters.py`` CRITTERS, ``benefactors.py`` BENEFACTORS; each a tuple of the record
of its kind. An id is unique over all decks and is the name in small letters with hyphens. Only Faction cards
have ``copies``: cards of one id are one option. A cost is a string of icons sorted S P M C N ("MMN").
``decks.py`` looks cards up (CARD, BENEFACTOR) and checks the decks.

    Building("clock-tower", "Clock Tower", "MMM", 3, Score((Per("cogs", Vp(1)),)), "It is always nearly noon.")
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from rules.skyward_republic.effects import Effects, words
from rules.skyward_republic.terms import FACTION_NAME, Icon, Kind

Trigger: TypeAlias = Literal[
    "launch", "launch beside", "attach", "attach here", "vehicle", "critter", "claim", "trade", "destroy"
]
TRIGGER_WORDS: dict[str, str] = {
    "launch": "when you launch another {of}Building",
    "launch beside": "when you launch a neighbouring {of}Building",
    "attach": "when you attach another {of}Extension",
    "attach here": "when you attach {an}{of}Extension to this Building",
    "vehicle": "when a Vehicle arrives in your airspace",
    "critter": "when a Critter arrives in your airspace",
    "claim": "when you claim a Benefactor",
    "trade": "when you discard 3 cards for a cog",
    "destroy": "when a Building of yours is destroyed",
}


@dataclass(frozen=True, slots=True)
class Launch:
    """Resolved when the card enters an airspace (SR-G05, D5): Buildings, Vehicles, Critters."""

    effects: Effects

    def text(self) -> str:
        return f"LAUNCH: {words(self.effects)}"


@dataclass(frozen=True, slots=True)
class Hand:
    """Discard the card from hand in one's own Launch turn, or (``when`` "turn") in any own turn (SQ-33)."""

    effects: Effects
    when: Literal["launch", "turn"] = "launch"

    def text(self) -> str:
        during = "in your Launch turn" if self.when == "launch" else "in your turn"
        return f"HAND: discard this {during} to {words(self.effects)}"


@dataclass(frozen=True, slots=True)
class Active:
    """An action of one's own Launch turn, once a turn (SQ-27)."""

    effects: Effects

    def text(self) -> str:
        return f"ACTIVE: {words(self.effects)}"


@dataclass(frozen=True, slots=True)
class Whenever:
    """ACTIVE with a trigger; ``of``: only cards of that faction; ``once``: at most once a round (SQ-27)."""

    trigger: Trigger
    effects: Effects
    of: Icon | Literal[""] = ""
    once: bool = False

    def text(self) -> str:
        faction = f"{FACTION_NAME[self.of]} " if self.of else ""
        when = TRIGGER_WORDS[self.trigger].format(of=faction, an="a " if self.of else "an ")
        return f"ACTIVE: {when}, {words(self.effects)}{', once per round' if self.once else ''}"


@dataclass(frozen=True, slots=True)
class Discount:
    """ACTIVE and ongoing: one's Buildings or Extensions cost fewer icons, never fewer than 1."""

    kind: Literal["building", "extension"]
    amount: int = 1
    of: Icon | Literal[""] = ""

    def text(self) -> str:
        what = "Buildings" if self.kind == "building" else "Extensions"
        icon = f"{FACTION_NAME[self.of]} icon" if self.of else "icon"
        return f"ACTIVE: your {what} cost {self.amount} {icon}{'' if self.amount == 1 else 's'} less, but at least 1"


@dataclass(frozen=True, slots=True)
class Score:
    """Worth VP at the end (SR-E02). Its effects: Vp, Per, PerRival, If, DoubleCogs, and CogToExtension."""

    effects: Effects

    def text(self) -> str:
        return f"SCORE: {words(self.effects)}"


Ability: TypeAlias = Launch | Hand | Active | Whenever | Discount | Score


@dataclass(frozen=True, slots=True)
class Building:
    """A Building."""

    kind: ClassVar[Kind] = "building"
    id: str
    name: str
    cost: str
    vp: int
    ability: Ability | None = None
    flavour: str = ""
    motifs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Extension:
    """An Extension: no LAUNCH and no HAND ability (SQ-25). "This Building" is the one it is attached to."""

    kind: ClassVar[Kind] = "extension"
    id: str
    name: str
    cost: str
    vp: int
    ability: Active | Whenever | Discount | Score | None = None
    flavour: str = ""
    motifs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FactionCard:
    """A Faction card: single-use payment of one or two icons (SR-G03)."""

    kind: ClassVar[Kind] = "faction"
    id: str
    name: str
    icons: str
    copies: int
    flavour: str = ""
    motifs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Vehicle:
    """A Vehicle: lightning; no SCORE ability (D4)."""

    kind: ClassVar[Kind] = "vehicle"
    id: str
    name: str
    vp: int
    ability: Launch | Active | Whenever | Discount | None = None
    flavour: str = ""
    motifs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Critter:
    """A Critter: lightning; its VP are mostly below 0."""

    kind: ClassVar[Kind] = "critter"
    id: str
    name: str
    vp: int
    ability: Launch | Active | Whenever | Discount | Score | None = None
    flavour: str = ""
    motifs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Benefactor:
    """A Benefactor: icons needed in one's airspace ("SSMMM"), VP for the first, what each claimant gets."""

    kind: ClassVar[Kind] = "benefactor"
    id: str
    name: str
    threshold: str
    vp: int
    effects: Effects
    starting: bool = False
    flavour: str = ""
    motifs: tuple[str, ...] = ()

    def text(self) -> str:
        return words(self.effects)


SkywardCard: TypeAlias = Building | Extension | FactionCard | Vehicle | Critter
AnyCard: TypeAlias = SkywardCard | Benefactor
