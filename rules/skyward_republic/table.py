"""The table: everything the game must remember between one action and the next, and nothing it can look up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from rules.core.chance import Chance
from rules.core.news import News
from rules.core.questions import Seat
from rules.skyward_republic.effects import CostDiscount
from rules.skyward_republic.terms import COGS, TOKENS, Phase

if TYPE_CHECKING:
    from rules.skyward_republic.effects import AnyEffect
else:
    AnyEffect = Any  # bound to the union of all effects by save.py, before the first load


class Options(msgspec.Struct, frozen=True):
    """The switches as chosen at set-up; the names are the switches' keys."""

    experienced_benefactor_draft: bool = False
    two_player_draft_variant: bool = False
    START_VP: int = 5
    last_picker_leftovers: str = "discard"
    discard3_window: str = "own_decision_points"
    hand_limit_in_last_round: bool = True
    benefactor_vp_after_reclaim: bool = True
    unique_faction_by: str = "faction"
    max_rounds_guard: int = 20


class Standing(msgspec.Struct):
    """A Building in an airspace: its cell (rows grow downwards), its Extensions, the lowest first.

    ``outside``: a 9th or later Building, beside the grid (SR-A04). A cog turned into an Extension is "cog".
    """

    card: str
    row: int
    column: int
    extensions: list[str] = []
    outside: bool = False

    def copy(self) -> Standing:
        return Standing(self.card, self.row, self.column, self.extensions.copy(), self.outside)


class Sealed(msgspec.Struct):
    """What a seat has chosen in a phase in which all choose at once: nobody else sees it until all have.

    Benefactor draft: ``dealt`` cards; ``chosen`` the one kept, the one for the market. Clean-up: ``chosen`` cards to
    discard, ``trades`` cards to discard for cogs, three by three; ``trading`` while three are being picked.
    """

    dealt: list[str] = []
    chosen: list[str] = []
    trades: list[str] = []
    trading: bool = False
    done: bool = False

    def copy(self) -> Sealed:
        return Sealed(self.dealt.copy(), self.chosen.copy(), self.trades.copy(), self.trading, self.done)


class Mat(msgspec.Struct):
    """What one player has: hand (private Benefactors included), airspace, cogs, tokens, cards face down nearby."""

    hand: list[str]
    vp: int
    cogs: int = COGS
    tokens: int = TOKENS
    buildings: list[Standing] = []
    sky: list[str] = []
    near: list[str] = []  # face down, looked at by nobody (SR-D02)
    picked: bool = False
    used: list[str] = []  # cards whose ACTIVE ability was used this round (SQ-27)
    sealed: Sealed | None = None

    def copy(self) -> Mat:
        return Mat(
            self.hand.copy(),
            self.vp,
            self.cogs,
            self.tokens,
            [standing.copy() for standing in self.buildings],
            self.sky.copy(),
            self.near.copy(),
            self.picked,
            self.used.copy(),
            self.sealed.copy() if self.sealed else None,
        )


class Sponsor(msgspec.Struct):
    """A Benefactor of the market and the seats whose tokens lie on it; whether its VP were ever scored."""

    card: str
    tokens: list[Seat] = []
    scored: bool = False

    def copy(self) -> Sponsor:
        return Sponsor(self.card, self.tokens.copy(), self.scored)


class Pile(msgspec.Struct):
    """A face-up draft pile (or group, in the variant); it keeps its number when others are gone."""

    number: int
    cards: list[str]

    def copy(self) -> Pile:
        return Pile(self.number, self.cards.copy())


class Draft(msgspec.Struct):
    """The draft zone: piles and cogs on the Warden token; in the variant its group, and who took that (SR-T02)."""

    piles: list[Pile]
    cogs: int = 0
    token: int = 0
    holder: Seat | None = None

    def copy(self) -> Draft:
        return Draft([pile.copy() for pile in self.piles], self.cogs, self.token, self.holder)


class LaunchTurn(msgspec.Struct):
    """A Launch turn: the launches still allowed, each with its dearest cost (0: any), and discounts waiting."""

    launches: list[int]
    discounts: list[CostDiscount] = []

    def copy(self) -> LaunchTurn:
        return LaunchTurn(self.launches.copy(), self.discounts.copy())


class Ending(msgspec.Struct, frozen=True):
    """What set off the end of the game, and by which seat (None: the guard)."""

    trigger: str
    seat: Seat | None


class Table(msgspec.Struct):
    """Ids and counts, never card definitions: cheap to copy before an action, short to store after it."""

    options: Options
    chance: Chance
    mats: list[Mat]
    deck: list[str]  # the last card is the top
    discards: list[str]
    market: list[Sponsor]
    benefactors: list[str]  # the Benefactor deck, the last card is the top
    benefactor_discards: list[str]
    warden: Seat
    turn: Seat
    phase: Phase = "draft"
    round: int = 1
    turns: int = 0
    draft: Draft | None = None
    launching: LaunchTurn | None = None
    acted: list[Seat] = []  # seats that have had their turn in this phase
    shown: list[str] = []  # cards face up between two places: one flipped, or those being shared out
    agenda: list[tuple[Seat, AnyEffect]] = []  # a stack: the last is resolved first
    ending: Ending | None = None
    over: bool = False
    reveals: int = 0
    news: list[News] = []
    watching: bool = False  # set on a copy only: the next reveal stops it (see `locks`)

    def copy(self) -> Table:
        """A table of its own, sharing only what never changes."""
        return Table(
            self.options,
            self.chance.copy(),
            [mat.copy() for mat in self.mats],
            self.deck.copy(),
            self.discards.copy(),
            [sponsor.copy() for sponsor in self.market],
            self.benefactors.copy(),
            self.benefactor_discards.copy(),
            self.warden,
            self.turn,
            self.phase,
            self.round,
            self.turns,
            self.draft.copy() if self.draft else None,
            self.launching.copy() if self.launching else None,
            self.acted.copy(),
            self.shown.copy(),
            self.agenda.copy(),
            self.ending,
            self.over,
            self.reveals,
            self.news.copy(),
            self.watching,
        )

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.mats)

    def clockwise(self, first: Seat) -> list[Seat]:
        """All seats from one on."""
        return [Seat((first + step) % self.seats) for step in range(self.seats)]

    def then(self, seat: Seat, *effects: AnyEffect) -> None:
        """Put effects on the agenda ahead of all that is there, the first of them soonest."""
        self.agenda += [(seat, effect) for effect in reversed(effects)]

    def tell(self, text: str) -> None:
        """Say what happened; ``{0}``, ``{1}`` … stand for the players."""
        self.news.append(News(text))

    def whisper(self, seat: Seat, text: str) -> None:
        """Say to one seat what nobody else may know."""
        self.news.append(News(text, (seat,)))
