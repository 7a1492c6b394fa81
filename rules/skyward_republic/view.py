"""What may be seen of the table: all lies open but hands, deck orders, face-down cards and sealed choices."""

from __future__ import annotations

import msgspec

from rules.core.questions import Seat
from rules.skyward_republic.effects import Effect
from rules.skyward_republic.terms import Icon, Phase


class BuildingView(msgspec.Struct, frozen=True):
    """A Building and what its Extensions make of it. Rows grow downwards; the origin is anywhere."""

    card: str
    row: int
    column: int
    extensions: tuple[str, ...]
    """From the lowest; "cog" is a cog turned into an Extension."""
    outside: bool
    """A 9th or later Building, beside the grid (SR-A04)."""
    cost: str
    """Cost icons of the Building and its Extensions together."""
    height: int
    factions: tuple[Icon, ...]


class MatView(msgspec.Struct, frozen=True):
    """What everybody sees of a player: all but the cards in hand and what is sealed."""

    seat: Seat
    vp: int
    cogs: int
    hand: int
    """How many cards are in hand, private Benefactors included."""
    tokens: int
    """Benefactor tokens not placed."""
    buildings: tuple[BuildingView, ...]
    sky: tuple[str, ...]
    near: int
    """Face-down draft cards lying near the player."""
    picked: bool
    """Out of this round's draft."""
    acted: bool
    """Has had a turn in this Launch or Benefactor phase, or sealed an answer."""
    icons: tuple[int, int, int, int, int]
    """Cost icons in the airspace: Seer, Preserver, Maker, Collective, Neutral."""
    used: tuple[str, ...]
    """Cards whose ACTIVE ability has been used this round."""
    claimable: tuple[str, ...]
    """Benefactors of the market that this player could claim now, by public facts alone."""


class PileView(msgspec.Struct, frozen=True):
    """A face-up draft pile, or a group of the two-player variant."""

    number: int
    cards: tuple[str, ...]
    token: bool
    """The Warden token lies with it (SR-T02)."""


class DraftView(msgspec.Struct, frozen=True):
    """The draft zone; the face-down cards are counted on the mats."""

    piles: tuple[PileView, ...]
    cogs: int
    """Cogs on the Warden token."""


class SponsorView(msgspec.Struct, frozen=True):
    """A Benefactor of the market and whose tokens lie on it."""

    card: str
    tokens: tuple[Seat, ...]


class EndingView(msgspec.Struct, frozen=True):
    """The end has been set off, by what and by whom; this round is the last."""

    trigger: str
    seat: Seat | None


class LaunchTurnView(msgspec.Struct, frozen=True):
    """What the Launch turn going on still allows."""

    launches: tuple[int, ...]
    """Launches left, each with its dearest cost (0: any)."""
    discounts: tuple[str, ...]
    spaces: tuple[str, ...] = ()
    """Where a Building could be placed, as the question will say it."""


class SealedView(msgspec.Struct, frozen=True):
    """What the viewer has chosen and nobody else sees yet."""

    dealt: tuple[str, ...]
    chosen: tuple[str, ...]
    trades: tuple[str, ...]
    done: bool


class OptionView(msgspec.Struct, frozen=True):
    """One answer: its words, and what would follow, as data."""

    label: str
    effects: tuple[Effect, ...]


class QuestionView(msgspec.Struct, frozen=True):
    """The question asked of the viewer; an `Answer` names an option by its place."""

    prompt: str
    options: tuple[OptionView, ...]


class TableView(msgspec.Struct, frozen=True):
    """The whole table as one seat (``viewer``; None: a spectator) sees it."""

    viewer: Seat | None
    seats: int
    round: int
    phase: Phase
    warden: Seat
    turn: Seat
    acting: tuple[Seat, ...]
    """Who must decide now."""
    over: bool
    ending: EndingView | None
    draft: DraftView | None
    launching: LaunchTurnView | None
    shown: tuple[str, ...]
    """Cards face up between two places: one just flipped, or those being shared out."""
    market: tuple[SponsorView, ...]
    benefactor_deck: int
    benefactor_discards: tuple[str, ...]
    deck: int
    discards: tuple[str, ...]
    """The face-up discard pile, the top last."""
    mats: tuple[MatView, ...]
    hand: tuple[str, ...]
    """The viewer's own hand, private Benefactors included; empty for a spectator."""
    sealed: SealedView | None
    news: tuple[str, ...]
    """What the last action made happen, as far as the viewer may read it; ``{0}`` … are the players."""
    question: QuestionView | None = None
