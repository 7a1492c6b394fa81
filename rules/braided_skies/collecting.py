"""The collection ports: place, explore, gain, process, in this order (BS-K)."""

from __future__ import annotations

from rules.braided_skies.agenda import Asked, asks, deed, option
from rules.braided_skies.bonuses import Bonus, EndVisit, upgrade_bonuses
from rules.braided_skies.cards.decks import CLOUD, OUTPOST_TILE
from rules.braided_skies.cards.ports import COLLECTION_PORTS
from rules.braided_skies.cards.records import CollectionPort, Rule
from rules.braided_skies.drawing import turn_over_cloud
from rules.braided_skies.effects import Effect, GainFame, GainGrit
from rules.braided_skies.mats import Slot, has_rule, open_slots, slot_name, tokens_in_words
from rules.braided_skies.outposts import RevealOutpostTile
from rules.braided_skies.ports import INDEX, cloud_below
from rules.braided_skies.table import Table, Visit
from rules.braided_skies.terms import TOKEN_NAME, Token
from rules.core.errors import RulesError
from rules.core.questions import Option, Question, Seat

TRANSFER_GRIT = 1
"""Grit an item from another row's hold costs (BS-K14)."""
MOST_SOLD = 2
"""Unplaced cargo that may be returned for grit (1.F.9)."""
MANY_PLACES = 20
"""More placings than this are asked token first, then slot, so that a decision stays readable."""


class Explore(Effect, frozen=True):
    """Step 2: remove a cloud tile below and resolve its event (BS-K03, BS-K04)."""

    def text(self) -> str:
        return "explore"


class TurnOverCloud(Effect, frozen=True):
    """Remove the tile and read its back."""

    port: int

    def text(self) -> str:
        return "remove the cloud tile and resolve its event"


class OutpostBonus(Effect, frozen=True):
    """Step 3C: the outpost bonus, if an own token lies here when the step is reached (BS-K12, BS-O04)."""

    port: int

    def text(self) -> str:
        return "gain the outpost bonus"


class TakeLeftovers(Effect, frozen=True):
    """The last of the core benefits: all that lies at the port (BS-K09)."""

    port: int

    def text(self) -> str:
        return "take what lies at the port"


class Process(Effect, frozen=True):
    """Step 4: move cargo to open, matching slots (BS-K13)."""

    def text(self) -> str:
        return "process the cargo"


def visit_collection_port(table: Table, seat: Seat, port: CollectionPort) -> None:
    """The four steps, put on the agenda in order."""
    here = INDEX[port.id]
    core = list(port.core)
    if port.level > 1 and has_rule(table, seat, Rule.DEEP_GRIT):
        core.insert(0, GainGrit(1))
    table.then(
        seat,
        Explore(),
        *core,
        TakeLeftovers(here),
        *upgrade_bonuses(table, (), port.harvester),
        OutpostBonus(here),
        Process(),
        EndVisit(),
    )


def visit_of(table: Table) -> Visit:
    """The visit going on."""
    if table.visit is None:
        raise RulesError("No ship is visiting a port.")
    return table.visit


@asks(Explore)
def whether_to_explore(table: Table, seat: Seat, effect: Explore) -> Asked:
    """Mandatory where it can be done, unless the switch says otherwise (BQ-10); one tile a deploy (BQ-11)."""
    visit = visit_of(table)
    below = cloud_below(table, visit.port)
    if below is None or not (visit.harvester or visit.crewmate):
        return Question("", ())
    explore = option("Explore: remove the cloud tile below", TurnOverCloud(below))
    stay = (option("Do not explore"),) if table.options.explore_optional else ()
    return Question("Do you explore the cloud below?", (explore, *stay))


@deed(TurnOverCloud)
def explore(table: Table, seat: Seat, effect: TurnOverCloud) -> None:
    """Tile off, port revealed if it was the last, event, then the outpost tile (BQ-83)."""
    cloud = CLOUD[turn_over_cloud(table, effect.port)]
    table.tell(f"{{{seat}}} explores {cloud.name}: {cloud.text()}")
    after: list[Effect] = list(cloud.event)
    if has_rule(table, seat, Rule.EXPLORE_FAME):
        after.append(GainFame(1))
    if not table.ports[effect.port].clouds:
        table.tell(f"{COLLECTION_PORTS[effect.port].name} is revealed.")
        after.append(RevealOutpostTile(effect.port))
    table.then(seat, *after)


@deed(TakeLeftovers)
def take_leftovers(table: Table, seat: Seat, effect: TakeLeftovers) -> None:
    """In full, by whoever comes next (BQ-23)."""
    port = table.ports[effect.port]
    if port.leftovers:
        table.tell(f"{{{seat}}} takes aboard what lay there: {tokens_in_words(port.leftovers)}.")
        visit_of(table).hold += port.leftovers
        port.leftovers = []


@deed(OutpostBonus)
def outpost_bonus(table: Table, seat: Seat, effect: OutpostBonus) -> None:
    """Looked at when the step is reached, so an outpost of this visit's event counts (BQ-17)."""
    port = table.ports[effect.port]
    if seat in port.owners and port.outpost_tile:
        table.then(seat, Bonus("outpost", (OUTPOST_TILE[port.outpost_tile].benefit,)))


class Load(Effect, frozen=True):
    """Move one item of cargo to a slot, for grit if it changes rows."""

    token: Token
    at: Slot
    grit: int

    def text(self) -> str:
        return f"place the {TOKEN_NAME[self.token]}"


class LoadKind(Effect, frozen=True):
    """Of many placings: the token has been chosen, now the slot."""

    token: Token

    def text(self) -> str:
        return f"place the {TOKEN_NAME[self.token]}"


class LeaveCargo(Effect, frozen=True):
    """Finish processing: the rest returns to the port (BS-K16)."""

    def text(self) -> str:
        return "finish; the rest stays at the port"


def placings(table: Table, seat: Seat, token: Token) -> list[Option[Effect]]:
    """Where an item of cargo may go: its own ship's row free, other rows for grit (BS-K14, BS-K15)."""
    visit = visit_of(table)
    mat = table.mats[seat]
    free = not visit.transfers and has_rule(table, seat, Rule.FREE_TRANSFER)
    placed: list[Option[Effect]] = []
    for at in open_slots(table, seat, token):
        grit = 0 if at.row == visit.row or free else TRANSFER_GRIT
        if mat.grit >= grit:
            cost = ", 1 grit" if grit else ""
            label = f"{TOKEN_NAME[token].capitalize()} to {slot_name(mat, at)}{cost}"
            placed.append(option(label, Load(token, at, grit), Process()))
    return placed


def fits_own_row(table: Table, seat: Seat) -> bool:
    """Whether some cargo fits an open slot of the deployed ship's own row (BQ-21)."""
    visit = visit_of(table)
    return any(open_slots(table, seat, token, visit.row) for token in set(visit.hold))


@asks(Process)
def how_to_process(table: Table, seat: Seat, effect: Process) -> Asked | None:
    """Own row compulsory, other rows optional; order and slot are the player's (BQ-21)."""
    hold = visit_of(table).hold
    kinds: list[Token] = [token for token in ("Y", "B", "R", "T") if token in hold]
    if not kinds:
        return Question("", ())
    each = {token: placings(table, seat, token) for token in kinds}
    options = [choice for token in kinds for choice in each[token]]
    if len(options) > MANY_PLACES and len(kinds) > 1:
        options = [option(f"Place a {TOKEN_NAME[token]}", LoadKind(token)) for token in kinds if each[token]]
    if table.options.process_decline or not fits_own_row(table, seat):
        rest = f"{tokens_in_words(hold).capitalize()} for the next visitor."
        options.append(option("Leave the rest at the port", LeaveCargo(), hint=rest))
    return Question("Where does the cargo go?", tuple(options))


@asks(LoadKind)
def where_to_load(table: Table, seat: Seat, effect: LoadKind) -> Asked:
    """The slots of the token chosen."""
    return Question(f"Where does the {TOKEN_NAME[effect.token]} go?", tuple(placings(table, seat, effect.token)))


@deed(Load)
def load(table: Table, seat: Seat, effect: Load) -> None:
    """From the hold to the slot (BS-K13)."""
    visit = visit_of(table)
    mat = table.mats[seat]
    visit.hold.remove(effect.token)
    mat.grit -= effect.grit
    visit.transfers += effect.at.row != visit.row
    mat.rows[effect.at.row][effect.at.place].tokens[effect.at.slot] = effect.token
    cost = f" for {effect.grit} grit" if effect.grit else ""
    table.tell(f"{{{seat}}} places a {TOKEN_NAME[effect.token]} on {slot_name(mat, effect.at)}{cost}.")


class SellCargo(Effect, frozen=True):
    """Return an unplaced item to the supply for 1 grit (1.F.9)."""

    token: Token

    def text(self) -> str:
        return f"return the {TOKEN_NAME[self.token]} to the supply for 1 grit"


@asks(LeaveCargo)
def whether_to_sell(table: Table, seat: Seat, effect: LeaveCargo) -> Asked | None:
    """With that ability, up to 2 items of a visit go to the supply for 1 grit each; the rest returns."""
    visit = visit_of(table)
    if not visit.hold or visit.sold >= MOST_SOLD or not has_rule(table, seat, Rule.UNPLACED_GRIT):
        return None
    sold = [
        option(f"Return the {TOKEN_NAME[token]} to the supply for 1 grit", SellCargo(token), LeaveCargo())
        for token in dict.fromkeys(visit.hold)
    ]
    return Question("What becomes of the cargo left over?", (*sold, option("Leave it all at the port", LeaveAll())))


@deed(SellCargo)
def sell_cargo(table: Table, seat: Seat, effect: SellCargo) -> None:
    """To the supply, for grit."""
    visit = visit_of(table)
    visit.hold.remove(effect.token)
    visit.sold += 1
    table.then(seat, GainGrit(1))


class LeaveAll(Effect, frozen=True):
    """What is left lies at the port for the next visitor."""

    def text(self) -> str:
        return "leave the rest at the port"


@deed(LeaveCargo)
def leave_cargo(table: Table, seat: Seat, effect: LeaveCargo) -> None:
    """Nothing to sell: it returns to the port."""
    table.then(seat, LeaveAll())


@deed(LeaveAll)
def leave_all(table: Table, seat: Seat, effect: LeaveAll) -> None:
    """It returns to that port and lies there for the next visitor (BS-K16)."""
    visit = visit_of(table)
    if visit.hold:
        table.tell(f"{tokens_in_words(visit.hold).capitalize()} stays at {COLLECTION_PORTS[INDEX[visit.port]].name}.")
        table.ports[INDEX[visit.port]].leftovers += visit.hold
        visit.hold = []
