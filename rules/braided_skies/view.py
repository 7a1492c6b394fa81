"""What may be seen of the table: all lies open but decks, face-down clouds and undrawn tiles."""

from __future__ import annotations

import msgspec

from rules.braided_skies.effects import Effect
from rules.braided_skies.terms import Flag, Token, Track
from rules.core.questions import Seat


class ShipView(msgspec.Struct, frozen=True):
    """A drop ship: where it is (None: home) and what it carries."""

    flag: Flag
    port: str | None
    harvester: bool
    crewmate: bool


class PlacedView(msgspec.Struct, frozen=True):
    """An outfitting on a row. ``filled`` has, slot by slot, a token's letter, "captain", "crewmate" or ""."""

    card: str
    filled: tuple[str, ...]
    printed: bool
    activated: bool


class RowView(msgspec.Struct, frozen=True):
    """A ship's row: its outfittings from the left, then the empty spaces with the benefit each would cover."""

    flag: Flag
    outfittings: tuple[PlacedView, ...]
    spaces: tuple[str, ...]
    """The covered benefits left, in the words of the card: "1 grit", "1 encounter", "2 fame"."""


class MatView(msgspec.Struct, frozen=True):
    """A player's mat, captain, itinerary and cards; all of it is public (rule BS-S18)."""

    seat: Seat
    layout: str
    captain: str
    captain_home: bool
    ships: tuple[ShipView, ...]
    rows: tuple[RowView, ...]
    hold: tuple[Token, ...]
    """Cargo of the visit going on; empty between turns (BS-K17)."""
    grit: int
    fame: int
    outposts: int
    encounters: tuple[int, ...]
    wonders: tuple[str, ...]
    """The itinerary from the top: the starting wonder first, the newest last."""
    symbols: tuple[int, int, int, int]
    """Culture, scenic, adventure, heritage."""
    tracks: tuple[int, int, int]
    """Steps on the culture, scenic and adventure tracks."""
    grit_top: int = 10
    """The top of the grit track, a switch (BQ-26)."""


class PortView(msgspec.Struct, frozen=True):
    """A collection port. While ``clouds`` is not empty the port is hidden and holds nothing to see."""

    id: str
    level: int
    column: int
    flag: Flag
    unlimited: bool
    clouds: tuple[str, ...]
    """The sizes of the tiles over it, from the top: "large", "small"."""
    outpost_tile: str | None
    owners: tuple[Seat, ...]
    leftovers: tuple[Token, ...]
    ships: tuple[tuple[Seat, Flag], ...]

    @property
    def revealed(self) -> bool:
        """Whether ships may go there."""
        return not self.clouds

    @property
    def free(self) -> bool:
        """Whether a ship of its flag may be placed there now."""
        return self.revealed and (self.unlimited or not self.ships)


class WonderPortView(msgspec.Struct, frozen=True):
    """A wonder port: its top card (None once the deck has run out), how many lie there, fame tokens, ships."""

    id: str
    track: Track
    top: str | None
    cards: int
    fame_tokens: int
    ships: tuple[tuple[Seat, Flag], ...]


class SpecialPortView(msgspec.Struct, frozen=True):
    """Festival, Market, Guild, Workshop or Flagon, and who is there."""

    id: str
    unlimited: bool
    ships: tuple[tuple[Seat, Flag], ...]


class EndingView(msgspec.Struct, frozen=True):
    """The end has been set off: by what, in whose turn, and how many turns are still to come."""

    trigger: str
    seat: Seat
    turns_left: int


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
    first: Seat
    turn: Seat
    acted: bool
    over: bool
    ending: EndingView | None
    ports: tuple[PortView, ...]
    wonder_ports: tuple[WonderPortView, ...]
    special_ports: tuple[SpecialPortView, ...]
    guild: tuple[str, ...]
    """Outfittings of the market in queue order: top left (newest), top right, bottom right, bottom left (oldest)."""
    outfitting_deck: int
    outfitting_discards: int
    encounter_deck: int
    encounter_discards: int
    outpost_tiles: int
    supply: tuple[int, int, int, int]
    """Yellow, blue, red tapstones and tourists not on mats or at ports, of 20 each; may be negative (BQ-25)."""
    fame_supply: int
    encounters_played: int
    mats: tuple[MatView, ...]
    news: tuple[str, ...]
    """What the last action made happen; ``{0}`` … are the players."""
    question: QuestionView | None = None
    """What the viewer is being asked."""
    wonders_to_end: int = 7
    """Wonders in an itinerary, the starting one among them, that set off the end (BS-EN02)."""
