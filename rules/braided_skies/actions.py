"""What a player may do: deploy, recall, play an encounter, answer a question, end the turn, or pass."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from rules.braided_skies.cards.decks import ENCOUNTER
from rules.braided_skies.ports import port_name
from rules.braided_skies.terms import Flag


class Deploy(msgspec.Struct, frozen=True, tag="deploy"):
    """Place a ship at a port (BS-T02)."""

    ship: Flag
    port: str

    def __str__(self) -> str:
        return f"Deploy the {self.ship} ship to {port_name(self.port)}"


class Recall(msgspec.Struct, frozen=True, tag="recall"):
    """Recall all deployed ships (BS-T02)."""

    def __str__(self) -> str:
        return "Recall your ships"


class PlayEncounter(msgspec.Struct, frozen=True, tag="encounter"):
    """Play an encounter card, at any moment of one's own turn (BS-T07)."""

    card: int

    def __str__(self) -> str:
        return f"Play {ENCOUNTER[self.card].name}"


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """Pick an option of the question asked: its number, and its words, which name the question it belongs to."""

    number: int
    says: str

    def __str__(self) -> str:
        return self.says


class EndTurn(msgspec.Struct, frozen=True, tag="end_turn"):
    """Hand over (BQ-82)."""

    def __str__(self) -> str:
        return "End your turn"


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Neither a deploy nor a recall can be made; it counts as a turn (BQ-03)."""

    def __str__(self) -> str:
        return "Pass"


Action: TypeAlias = Deploy | Recall | PlayEncounter | Answer | EndTurn | Pass
