"""What is printed on a card of each deck: the shape of a row in the tables beside this file.

``motifs`` names what its picture shows, three things or more, from the library of pictures.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from rules.braided_skies.effects import Effect, words
from rules.braided_skies.terms import Flag, SlotKind, Symbol, Token, Track, sentence


class Rule(StrEnum):
    """The ongoing abilities of wonder cards; the value is the ability in words (1.F.9)."""

    FREE_TRANSFER = "The first transfer to another row in each visit is free"
    DEEP_GRIT = "Gain 1 grit when you deploy to a collection port of level 2 or 3"
    EXPLORE_FAME = "Gain 1 fame per cloud tile you explore"
    REROLL = "Once per deploy, you may roll one harvest die again"
    FREE_SPECIAL_GRIT = "The Guild, the Workshop and the Flagon cost you no grit"
    ANY_STONE = "One token of your next wonder's cost may be any tapstone"
    COVERED_FAME = "When this card is covered, gain 3 fame"
    WONDER_FAME = "Gain 1 fame per wonder you gain"
    MARKET_FAME = "Gain 1 fame per deploy to the Underground Market"
    TOURIST_STANDS_IN = "Tourists may be placed on tapstone slots and fill them"
    FULL_RECALL_FAME = "When you recall all 3 ships, gain 2 fame"
    FULL_ROW_GRIT = "At the end of a recall, gain 1 grit per recalled row with a token on each slot"
    ENCOUNTER_FAME = "Gain 1 fame per encounter card you play"
    CULTURE_STEP_GRIT = "Gain 1 grit when you advance on the culture track, once per turn"
    SCENIC_STEP_GRIT = "Gain 1 grit when you advance on the scenic track, once per turn"
    ADVENTURE_STEP_GRIT = "Gain 1 grit when you advance on the adventure track, once per turn"
    UNPLACED_GRIT = "Return up to 2 unplaced cargo tokens of a visit to the supply for 1 grit each"


@dataclass(frozen=True, slots=True)
class Captain:
    """An ability used by placing the captain pawn on the card during a recall (BS-W08)."""

    effects: tuple[Effect, ...]

    def text(self) -> str:
        return f"Captain: {words(self.effects)}"


@dataclass(frozen=True, slots=True)
class Ongoing:
    """An ability that holds as long as the card is exposed (BS-W08)."""

    rule: Rule

    def text(self) -> str:
        return f"Ongoing: {self.rule.value[0].lower()}{self.rule.value[1:]}"


Ability = Captain | Ongoing


@dataclass(frozen=True, slots=True)
class Wonder:
    """A wonder card. ``cost`` is a string of token letters, sorted Y B R T ("YYT")."""

    id: str
    name: str
    track: Track
    cost: str
    instant: tuple[Effect, ...]
    symbols: tuple[Symbol, ...]
    ability: Ability
    flavour: str
    motifs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class StartingWonder:
    """The wonder a player begins with, at the top of the itinerary."""

    id: str
    name: str
    symbols: tuple[Symbol, ...]
    ability: Ability
    flavour: str
    motifs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Cloud:
    """A cloud tile and the event on its back."""

    id: str
    name: str
    size: Literal["large", "small"]
    event: tuple[Effect, ...]
    flavour: str
    motifs: tuple[str, ...] = ()

    def text(self) -> str:
        return sentence(words(self.event))


@dataclass(frozen=True, slots=True)
class OutpostTile:
    """An outpost tile: what an owner's visit to its port brings (BS-O05)."""

    id: str
    name: str
    benefit: Effect
    motifs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Encounter:
    """An encounter card, numbered 1 to 25, and its two options."""

    id: int
    name: str
    a: tuple[Effect, ...]
    b: tuple[Effect, ...]
    flavour: str
    motifs: tuple[str, ...] = ()

    def sides(self) -> tuple[tuple[Effect, ...], tuple[Effect, ...]]:
        """Option A and option B."""
        return self.a, self.b


@dataclass(frozen=True, slots=True)
class Outfitting:
    """An outfitting, on a card or printed on a mat. ``slots`` is a string of slot letters; ``grit`` its cost."""

    id: str
    name: str
    slots: tuple[SlotKind, ...]
    effects: tuple[Effect, ...]
    grit: int = 0
    engine: Track | None = None
    flavour: str = ""
    motifs: tuple[str, ...] = ()

    def text(self) -> str:
        cost = f"pay {self.grit} grit to " if self.grit else ""
        return sentence(cost + words(self.effects))


@dataclass(frozen=True, slots=True)
class PrintedRow:
    """A row of a player mat: its ship, the outfittings printed on it, and which of their slots starts with what."""

    flag: Flag
    printed: tuple[str, ...]
    """Ids of printed outfittings, from the left."""
    start: tuple[tuple[int, int, Token], ...]
    """(outfitting, slot, token) placed at set-up (BQ-76)."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A player mat: three rows in the order yellow, blue, red, and the benefits under their empty spaces."""

    id: str
    name: str
    rows: tuple[PrintedRow, PrintedRow, PrintedRow]
    spaces: tuple[Effect, Effect, Effect]
    motifs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CaptainCard:
    """A captain to play as; no powers (BQ-77)."""

    id: str
    name: str
    colour: str
    mark: str
    flavour: str
    motifs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CollectionPort:
    """A collection port. ``unlimited`` is the infinity symbol (BS-D03)."""

    id: str
    name: str
    level: int
    column: int
    flag: Flag
    unlimited: bool
    core: tuple[Effect, ...]
    harvester: tuple[Effect, ...]
    motifs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ServicePort:
    """A wonder port or a special port, open to any ship."""

    id: str
    name: str
    unlimited: bool
    grit: int
    cost: str
    crewmate: tuple[Effect, ...]
    harvester: tuple[Effect, ...]
    track: Track | None = None
    motifs: tuple[str, ...] = ()
