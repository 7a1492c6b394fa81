"""The player mat: rows and slots, what fits where, which abilities are exposed, and what can be counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple, cast

from rules.braided_skies.cards.decks import OUTFITTING, STARTING_WONDER, WONDER
from rules.braided_skies.cards.records import Ongoing, Outfitting, Rule, StartingWonder, Wonder
from rules.braided_skies.effects import Counted
from rules.braided_skies.table import Mat, Table
from rules.braided_skies.terms import (
    FLAGS,
    SLOT_NAME,
    SYMBOLS,
    TAKES,
    TOKEN_NAME,
    TOKENS,
    SlotKind,
    Symbol,
    Token,
    listed,
)
from rules.core.questions import Seat

SPACES = 3
"""Empty outfitting spaces of a row, right of what is printed (1.F.6)."""
SUPPLY = 20
"""Tapstones of a colour, and tourists (BS-C05); a limit only under strict_supply (BQ-25)."""


class Slot(NamedTuple):
    """A slot by its place: row, outfitting in the row, slot on the outfitting."""

    row: int
    place: int
    slot: int


def card_of(mat: Mat, row: int, place: int) -> Outfitting:
    """The outfitting that lies at a place of a row."""
    return OUTFITTING[mat.rows[row][place].card]


@cache
def is_printed(outfitting: str) -> bool:
    """Whether an outfitting belongs to the mat itself."""
    return outfitting.startswith("printed-")


def cards_in(mat: Mat, row: int) -> int:
    """How many outfitting cards (not printed ones) lie in a row."""
    return len([placed for placed in mat.rows[row] if not is_printed(placed.card)])


def rows_with_space(mat: Mat) -> list[int]:
    """The rows that still have an empty space (BS-P06)."""
    return [row for row in range(len(FLAGS)) if cards_in(mat, row) < SPACES]


def wonder_card(wonder: str) -> Wonder | StartingWonder:
    """A wonder of either deck."""
    found = WONDER.get(wonder)
    return found or STARTING_WONDER[wonder]


def active_wonders(table: Table, seat: Seat) -> tuple[str, ...]:
    """The starting wonder and the newest one; in a deploy, the newest as BQ-60 has it (BS-W07)."""
    mat = table.mats[seat]
    newest = table.visit.newest if table.visit and seat == table.turn else mat.wonders[-1]
    return (mat.wonders[0], newest) if newest and newest != mat.wonders[0] else (mat.wonders[0],)


def has_rule(table: Table, seat: Seat, rule: Rule) -> bool:
    """Whether an ongoing ability is exposed on the seat's itinerary (BS-W08)."""
    return rule in [rule_of(wonder) for wonder in active_wonders(table, seat)]


@cache
def rule_of(wonder: str) -> Rule | None:
    """The ongoing ability of a wonder, if it has one."""
    ability = wonder_card(wonder).ability
    return ability.rule if isinstance(ability, Ongoing) else None


def fits(token: Token, kind: SlotKind, *, tourist_stands_in: bool) -> bool:
    """Whether a token may lie on a slot (BS-K15; tourists for tapstones, 1.F.9)."""
    return token in TAKES[kind] or (tourist_stands_in and token == "T" and kind in ("Y", "B", "R", "X"))


def open_slots(table: Table, seat: Seat, token: Token, row: int | None = None) -> list[Slot]:
    """Open slots a token may go to, in one row or all; of equal slots on one outfitting only the first.

    A slot on which a pawn stands is not open (BQ-85).
    """
    stands_in = token == "T" and has_rule(table, seat, Rule.TOURIST_STANDS_IN)
    stood = {(pawn.row, pawn.place, pawn.slot) for pawn in table.recall.standing} if table.recall else ()
    found: list[Slot] = []
    for number, placed_row in enumerate(table.mats[seat].rows):
        if row is not None and row != number:
            continue
        for place, placed in enumerate(placed_row):
            seen = ""
            for slot, kind in slots_for(placed.card, token, stands_in):
                if not placed.tokens[slot] and kind not in seen and (number, place, slot) not in stood:
                    seen += kind
                    found.append(Slot(number, place, slot))
    return found


@cache
def slots_for(outfitting: str, token: Token, stands_in: bool) -> tuple[tuple[int, SlotKind], ...]:
    """The slots of an outfitting that take a token, with their kinds."""
    return tuple(
        (slot, kind)
        for slot, kind in enumerate(OUTFITTING[outfitting].slots)
        if fits(token, kind, tourist_stands_in=stands_in)
    )


def held(mat: Mat) -> Iterator[tuple[Slot, Token]]:
    """Every token on the mat, and the slot it lies on."""
    for row, placed_row in enumerate(mat.rows):
        for place, placed in enumerate(placed_row):
            for slot, token in enumerate(placed.tokens):
                if token:
                    yield Slot(row, place, slot), cast("Token", token)  # "" was just ruled out


def tokens_on(mat: Mat) -> dict[Token, int]:
    """How many tokens of each kind lie on the mat's slots."""
    lying = "".join(["".join(placed.tokens) for placed_row in mat.rows for placed in placed_row])
    return {token: lying.count(token) for token in TOKENS}


def supply(table: Table) -> dict[Token, int]:
    """Tokens of each kind that are neither on mats nor in a hold nor at a port; below 0 is possible (BQ-25)."""
    left: dict[Token, int] = {"Y": SUPPLY, "B": SUPPLY, "R": SUPPLY, "T": SUPPLY}
    for mat in table.mats:
        for token, count in tokens_on(mat).items():
            left[token] -= count
    for port in table.ports:
        for token in port.leftovers:
            left[token] -= 1
    for token in (*table.pending, *(table.visit.hold if table.visit else ())):
        left[token] -= 1
    return left


def in_supply(table: Table, token: Token) -> bool:
    """Whether a token can still be gained: always, but under strict_supply (BQ-25)."""
    return not table.options.strict_supply or supply(table)[token] > 0


def symbol_count(mat: Mat, symbol: Symbol) -> int:
    """Symbols of a kind in the itinerary; all of them count, covered or not (BS-W05)."""
    return symbol_counts(tuple(mat.wonders))[SYMBOLS.index(symbol)]


@lru_cache(maxsize=4096)
def symbol_counts(wonders: tuple[str, ...]) -> tuple[int, int, int, int]:
    """How many of each symbol an itinerary shows, in the order of SYMBOLS."""
    every = [symbol for wonder in wonders for symbol in wonder_card(wonder).symbols]
    return (every.count("culture"), every.count("scenic"), every.count("adventure"), every.count("heritage"))


def outposts_of(table: Table, seat: Seat) -> int:
    """Outposts of a seat on the map."""
    return sum(seat in port.owners for port in table.ports)


def counted(table: Table, seat: Seat, what: Counted) -> int:
    """How many there are of what a card counts."""
    mat = table.mats[seat]
    match what:
        case "culture" | "scenic" | "adventure" | "heritage":
            return symbol_count(mat, what)
        case "track symbols":
            return sum(symbol_count(mat, symbol) > 0 for symbol in SYMBOLS[:3])
        case "outposts":
            return outposts_of(table, seat)
        case "outfittings":
            return sum(cards_in(mat, row) for row in range(len(FLAGS)))
        case "row":
            row = table.recall.row if table.recall else None
            return len(mat.rows[row]) if row is not None else 0
        case "harvesters":
            return sum(ship.harvester for ship in mat.ships)
        case "crewmates":
            return sum(ship.crewmate for ship in mat.ships)
        case "wonders":
            return len(mat.wonders)


def place_name(mat: Mat, row: int, place: int) -> str:
    """An outfitting by its name and row; a namesake in the same row gets a number."""
    return last_in_words(tuple([placed.card for placed in mat.rows[row][: place + 1]]), row)


@lru_cache(maxsize=4096)
def last_in_words(cards: tuple[str, ...], row: int) -> str:
    """The last of these outfittings of a row by its name, as `place_name` has it."""
    *names, name = [OUTFITTING[card].name for card in cards]
    before = names.count(name)
    return f"{name}{f' no. {before + 1}' if before else ''}, {FLAGS[row]} row"


def slot_name(mat: Mat, at: Slot) -> str:
    """A slot in words: "Crew Story Hour, yellow row (wild)"."""
    kind = card_of(mat, at.row, at.place).slots[at.slot]
    return f"{place_name(mat, at.row, at.place)} ({SLOT_NAME[kind]})"


def tokens_in_words(tokens: Sequence[Token]) -> str:
    """Tokens counted out: "2 yellow tapstones and a tourist"."""
    parts = []
    for token in TOKENS:
        count = tokens.count(token)
        if count:
            parts.append(f"a {TOKEN_NAME[token]}" if count == 1 else f"{count} {TOKEN_NAME[token]}s")
    return listed(parts)
