"""What a player may do, chapter by chapter; the words of an action are what the player would say."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from rules.core.words import listed, some
from rules.skyward_republic.cards.decks import name
from rules.skyward_republic.terms import TRADE

MOST_NAMED = 2
"""Cards of a pile named on its button."""


class Flip(msgspec.Struct, frozen=True, tag="flip"):
    """Turn over a face-down card near oneself and stay in the draft (SR-D05)."""

    def __str__(self) -> str:
        return "Flip a card"


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """Take a draft pile and leave the draft (SR-D06)."""

    pile: int
    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"Pick pile {self.pile}: {pile_words(self.cards)}"


class TakeGroup(msgspec.Struct, frozen=True, tag="group"):
    """Take a group of the two-player variant (SR-T03)."""

    group: int
    cards: tuple[str, ...]
    token: bool

    def __str__(self) -> str:
        token = " (token)" if self.token else ""
        return f"Take group {self.group}{token}: {pile_words(self.cards, MOST_NAMED - 1)}"


def pile_words(cards: tuple[str, ...], most: int = MOST_NAMED) -> str:
    """The first cards of a pile by name, the others counted."""
    if not cards:
        return "empty"
    if len(cards) <= most:
        return listed([name(card) for card in cards])
    return f"{', '.join(name(card) for card in cards[:most])} + {len(cards) - most}"


class MoveCard(msgspec.Struct, frozen=True, tag="move_card"):
    """Move a card to the other group before offering the split (SR-T01)."""

    card: str
    group: int

    def __str__(self) -> str:
        return f"Move {name(self.card)} to group {self.group}"


class MoveToken(msgspec.Struct, frozen=True, tag="move_token"):
    """Put the Warden token with a group (SR-T02)."""

    group: int

    def __str__(self) -> str:
        return f"Put the Warden token with group {self.group}"


class Split(msgspec.Struct, frozen=True, tag="split"):
    """Offer the two groups as they are (SR-T01)."""

    sizes: tuple[int, int]

    def __str__(self) -> str:
        return f"Offer groups of {self.sizes[0]} and {self.sizes[1]}"


class Launch(msgspec.Struct, frozen=True, tag="launch"):
    """Launch a Building of one's hand (SR-L03)."""

    card: str

    def __str__(self) -> str:
        return f"Launch {name(self.card)}"


class Attach(msgspec.Struct, frozen=True, tag="attach"):
    """Attach an Extension of one's hand (SR-L08)."""

    card: str

    def __str__(self) -> str:
        return f"Attach {name(self.card)}"


class UseAbility(msgspec.Struct, frozen=True, tag="ability"):
    """Use an ACTIVE ability of one's airspace (SR-L10)."""

    card: str

    def __str__(self) -> str:
        return f"Use {name(self.card)}"


class PlayHand(msgspec.Struct, frozen=True, tag="hand"):
    """Discard a card for its HAND ability (SR-L11)."""

    card: str

    def __str__(self) -> str:
        return f"Play {name(self.card)} from your hand"


class TradeCards(msgspec.Struct, frozen=True, tag="trade"):
    """Begin to discard 3 cards for a cog (SR-K01)."""

    def __str__(self) -> str:
        return f"Discard {TRADE} cards for 1 cog"


class Claim(msgspec.Struct, frozen=True, tag="claim"):
    """Claim a Benefactor of the market, or of one's hand (SR-B01)."""

    benefactor: str

    def __str__(self) -> str:
        return f"Claim {name(self.benefactor)}"


class PassClaim(msgspec.Struct, frozen=True, tag="pass"):
    """Claim nothing this round (SR-B01)."""

    def __str__(self) -> str:
        return "Claim no Benefactor"


class SetAside(msgspec.Struct, frozen=True, tag="set_aside"):
    """Choose a card in the clean-up: to discard, or for the trade begun (SQ-44)."""

    card: str
    trade: bool = False

    def __str__(self) -> str:
        return f"Discard {name(self.card)}{' for the cog' if self.trade else ''}"


class TakeBack(msgspec.Struct, frozen=True, tag="take_back"):
    """Choose anew: nothing has been shown yet."""

    def __str__(self) -> str:
        return "Take all back and choose again"


class Seal(msgspec.Struct, frozen=True, tag="seal"):
    """Let the choice stand; it shows when all have answered (SQ-44, SR-V01)."""

    discards: int = 0

    def __str__(self) -> str:
        return f"Confirm: discard {some(self.discards, 'card')}" if self.discards else "Confirm your choice"


class EndTurn(msgspec.Struct, frozen=True, tag="end_turn"):
    """End one's Launch turn (SQ-34)."""

    def __str__(self) -> str:
        return "End your Launch turn"


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """Pick an option of the question asked: its number, and its words, which name the question it belongs to."""

    number: int
    says: str

    def __str__(self) -> str:
        return self.says


Action: TypeAlias = (
    Flip
    | Pick
    | TakeGroup
    | MoveCard
    | MoveToken
    | Split
    | Launch
    | Attach
    | UseAbility
    | PlayHand
    | TradeCards
    | Claim
    | PassClaim
    | SetAside
    | TakeBack
    | Seal
    | EndTurn
    | Answer
)
