"""The table: everything the game must remember between one action and the next, and nothing it can look up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from rules.braided_skies.terms import Flag, Pawn, Token, Track
from rules.core.chance import Chance
from rules.core.news import News
from rules.core.questions import Seat

if TYPE_CHECKING:
    from rules.braided_skies.effects import AnyEffect
else:
    AnyEffect = Any  # bound to the union of all effects by save.py, before the first load


class Options(msgspec.Struct, frozen=True):
    """The switches of conventions.md, section 4, as chosen at set-up; the names are the switches' keys."""

    wonder_trigger_counts_starting: bool = True
    explore_optional: bool = False
    strict_supply: bool = False
    GRIT_MAX: int = 10
    wind_engines_limit: str = "per_card"
    TRACK_TOP: int = 12
    max_rounds_guard: int = 60
    bonus_optional: bool = False
    process_decline: bool = False


class Ship(msgspec.Struct):
    """A drop ship, at a port or (None) on its own row."""

    flag: Flag
    port: str | None = None
    harvester: bool = False
    crewmate: bool = False

    def copy(self) -> Ship:
        return Ship(self.flag, self.port, self.harvester, self.crewmate)


class Placed(msgspec.Struct):
    """An outfitting on a mat: its card, and what lies on each of its slots ("" for an open one)."""

    card: str
    tokens: list[Token | str]

    def copy(self) -> Placed:
        return Placed(self.card, self.tokens.copy())


class Mat(msgspec.Struct):
    """What one player has in front of them. Ships, rows and tracks stand in the order of FLAGS and TRACKS."""

    layout: str
    captain: str
    ships: list[Ship]
    rows: list[list[Placed]]
    encounters: list[int]
    wonders: list[str]
    tracks: list[int]
    grit: int = 2
    fame: int = 0
    outposts: int = 6

    def copy(self) -> Mat:
        return Mat(
            self.layout,
            self.captain,
            [ship.copy() for ship in self.ships],
            [[placed.copy() for placed in row] for row in self.rows],
            self.encounters.copy(),
            self.wonders.copy(),
            self.tracks.copy(),
            self.grit,
            self.fame,
            self.outposts,
        )


class PortState(msgspec.Struct):
    """A collection port: the cloud tiles over it (top last), its outpost tile, its owners, what lies there."""

    clouds: list[str]
    outpost_tile: str | None = None
    owners: list[Seat] = []
    leftovers: list[Token] = []

    def copy(self) -> PortState:
        return PortState(self.clouds.copy(), self.outpost_tile, self.owners.copy(), self.leftovers.copy())


class Visit(msgspec.Struct):
    """A deploy on its way: the ship, what it carried when placed (BS-D08), and its cargo hold."""

    row: int
    port: str
    harvester: bool
    crewmate: bool
    hold: list[Token] = []
    newest: str = ""
    transfers: int = 0
    rerolled: bool = False
    sold: int = 0

    def copy(self) -> Visit:
        return Visit(
            self.row,
            self.port,
            self.harvester,
            self.crewmate,
            self.hold.copy(),
            self.newest,
            self.transfers,
            self.rerolled,
            self.sold,
        )


class Standing(msgspec.Struct, frozen=True):
    """A pawn on a slot of an outfitting, until the end of the recall."""

    pawn: Pawn
    row: int
    place: int
    slot: int


class Recall(msgspec.Struct):
    """A recall on its way: rows still to come, the row at work, what was done there, where pawns stand."""

    waiting: list[int]
    row: int | None = None
    done: list[int] = []
    activated: list[tuple[int, int]] = []
    standing: list[Standing] = []
    crew_used: list[int] = []
    captain_used: bool = False
    engines_used: bool = False
    came_home: int = 0

    def copy(self) -> Recall:
        return Recall(
            self.waiting.copy(),
            self.row,
            self.done.copy(),
            self.activated.copy(),
            self.standing.copy(),
            self.crew_used.copy(),
            self.captain_used,
            self.engines_used,
            self.came_home,
        )


class Ending(msgspec.Struct, frozen=True):
    """What set off the end of the game, in whose turn, and after how many turns in all it is over."""

    trigger: str
    seat: Seat
    last_turn: int


class Table(msgspec.Struct):
    """Ids and counts, never card definitions: cheap to copy before an action, short to store after it."""

    options: Options
    chance: Chance
    mats: list[Mat]
    ports: list[PortState]
    wonders: list[list[str]]
    wonder_fame: list[int]
    guild: list[str]
    outfittings: list[str]
    outfitting_discards: list[str]
    encounters: list[int]
    encounter_discards: list[int]
    outpost_tiles: list[str]
    first: Seat
    turn: Seat
    gone_clouds: list[str] = []
    turns: int = 0
    acted: bool = False
    plays: int = 0
    step_grit: list[Track] = []  # tracks whose step has paid grit this turn (1.F.9)
    agenda: list[tuple[Seat, AnyEffect]] = []  # a stack: the last is resolved first
    pending: list[Token] = []  # tokens of an encounter that must be used at once
    in_encounter: bool = False
    visit: Visit | None = None
    recall: Recall | None = None
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
            [port.copy() for port in self.ports],
            [deck.copy() for deck in self.wonders],
            self.wonder_fame.copy(),
            self.guild.copy(),
            self.outfittings.copy(),
            self.outfitting_discards.copy(),
            self.encounters.copy(),
            self.encounter_discards.copy(),
            self.outpost_tiles.copy(),
            self.first,
            self.turn,
            self.gone_clouds.copy(),
            self.turns,
            self.acted,
            self.plays,
            self.step_grit.copy(),
            self.agenda.copy(),
            self.pending.copy(),
            self.in_encounter,
            self.visit.copy() if self.visit else None,
            self.recall.copy() if self.recall else None,
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

    @property
    def round(self) -> int:
        """The round being played, from 1."""
        return self.turns // len(self.mats) + 1

    def then(self, seat: Seat, *effects: AnyEffect) -> None:
        """Put effects on the agenda ahead of all that is there, the first of them soonest."""
        self.agenda += [(seat, effect) for effect in reversed(effects)]

    def tell(self, text: str) -> None:
        """Say what happened; ``{0}``, ``{1}`` … stand for the players."""
        self.news.append(News(text))
