"""Paying tokens: which slots give them up, and how encounter cards may help (BS-P12, BQ-12, BQ-30).

A cost is a string of units: Y, B, R or T for that very token, X for any tapstone, W for any token.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from rules.braided_skies.agenda import Asked, asks, deed, option, waits
from rules.braided_skies.cards.decks import ENCOUNTER
from rules.braided_skies.effects import AnyEffect, Effect, GainToken, PayGrit, PayToken, TwoOfAColour
from rules.braided_skies.mats import Slot, held, slot_name, supply, tokens_on
from rules.braided_skies.outfittings import token_words
from rules.braided_skies.placing import PlaceToken
from rules.braided_skies.table import Table
from rules.braided_skies.terms import TAPSTONES, TOKEN_NAME, TOKENS, Token
from rules.core.questions import Question, Seat

MOST_PLAYS = 2
"""Encounter cards a turn (BS-E03)."""
ORDER = "YBRTXW"
"""Units are paid from the choosiest to the least choosy, so that no choice can spoil the rest."""
MEETS: dict[str, tuple[Token, ...]] = {"Y": ("Y",), "B": ("B",), "R": ("R",), "T": ("T",), "X": TAPSTONES, "W": TOKENS}
"""The tokens that meet a unit."""

Side = tuple[AnyEffect, ...]


@cache
def in_order(units: str) -> str:
    """The units, choosiest first."""
    return "".join(sorted(units, key=ORDER.index))


def missing(units: str, have: dict[Token, int]) -> str:
    """The units that the tokens do not cover."""
    left = have.copy()
    short = ""
    for unit in in_order(units):
        for token in MEETS[unit]:
            if left[token] > 0:
                left[token] -= 1
                break
        else:
            short += unit
    return short


def tokens_of_side(side: Side) -> tuple[int, list[tuple[Token, ...]]]:
    """What an encounter option can surely give: the grit it costs, and the sets of tokens to choose from."""
    grit = 0
    sets: list[tuple[Token, ...]] = [()]
    for effect in side:
        match effect:
            case PayGrit(grit=cost, effects=effects):
                grit += cost
                sets = [(*had, *more) for had in sets for more in tokens_of_side(effects)[1]]
            case GainToken(kind=kind):
                sets = [(*had, token) for had in sets for token in TOKENS if token in MEETS[kind]]
            case TwoOfAColour():
                sets = [(*had, token, token) for had in sets for token in TAPSTONES]
            case _:
                pass
    return grit, sets


def giving_sides(table: Table, seat: Seat) -> Iterator[tuple[int, int, list[tuple[Token, ...]]]]:
    """The options of the cards in front of a seat that surely give tokens: card, grit, sets of tokens."""
    for card in table.mats[seat].encounters:
        for grit, sets in gifts_of(card):
            given = [tokens for tokens in sets if are_in_supply(table, tokens)]
            if given:
                yield card, grit, given


@cache
def gifts_of(card: int) -> tuple[tuple[int, tuple[tuple[Token, ...], ...]], ...]:
    """What the options of an encounter can surely give: the grit each costs, and its sets of tokens."""
    both = [tokens_of_side(side) for side in ENCOUNTER[card].sides()]
    return tuple((grit, tuple(tokens for tokens in sets if tokens)) for grit, sets in both)


def are_in_supply(table: Table, tokens: tuple[Token, ...]) -> bool:
    """Whether all these can be gained: always, but under strict_supply (BQ-25)."""
    if not table.options.strict_supply:
        return True
    left = supply(table)
    return all(left[token] >= tokens.count(token) for token in tokens)


def covers(
    table: Table, seat: Seat, units: str, have: dict[Token, int], *, grit: int, plays: int, used: tuple[int, ...] = ()
) -> bool:
    """Whether tokens, with those of encounters that may still be played, meet every unit (BQ-30)."""
    short = missing(units, have)
    if not short:
        return True
    if plays <= 0:
        return False
    for card, cost, sets in giving_sides(table, seat):
        if card in used or cost > grit:
            continue
        for tokens in sets:
            if len(missing(units, with_tokens(have, tokens))) < len(short) and covers(
                table,
                seat,
                units,
                with_tokens(have, tokens),
                grit=grit - cost,
                plays=plays - 1,
                used=(*used, card),
            ):
                return True
    return False


def with_tokens(have: dict[Token, int], tokens: tuple[Token, ...]) -> dict[Token, int]:
    """The same tokens and some more."""
    return {token: count + tokens.count(token) for token, count in have.items()} if tokens else have


def means(table: Table, seat: Seat) -> dict[Token, int]:
    """What a seat can pay with at once: its slots, and tokens waiting to be used."""
    return with_tokens(tokens_on(table.mats[seat]), tuple(table.pending))


def payable(table: Table, seat: Seat, units: str, grit: int = 0) -> bool:
    """Whether a seat can meet a cost, encounters of this turn included; a token in hand must be used for it.

    (BQ-01, BQ-30)
    """
    left = table.mats[seat].grit - grit
    if left < 0 or (table.pending and not any(meets_any(units, token) for token in table.pending)):
        return False
    return covers(table, seat, units, means(table, seat), grit=left, plays=MOST_PLAYS - table.plays)


def meets_any(units: str, token: Token) -> bool:
    """Whether a token can be used for some unit."""
    return any(token in MEETS[unit] for unit in units)


class Pay(Effect, frozen=True):
    """Pay the units still owed, one token at a time."""

    units: str
    what: str

    def text(self) -> str:
        return f"pay {token_words(self.units)}"


class GiveUp(Effect, frozen=True):
    """Pay with the token of a certain slot."""

    at: Slot

    def text(self) -> str:
        return "pay a token"


class GivePending(Effect, frozen=True):
    """Pay with a token just gained from an encounter."""

    token: Token

    def text(self) -> str:
        return f"pay the {TOKEN_NAME[self.token]}"


class PayWay(msgspec.Struct, frozen=True):
    """One way to pay a cost: what it is called, its units, and what they buy."""

    label: str
    units: str
    effects: tuple[AnyEffect, ...] = ()


class PayOneOf(Effect, frozen=True):
    """Choose one of several ways to pay."""

    prompt: str
    what: str
    ways: tuple[PayWay, ...]

    def text(self) -> str:
        return " or ".join(token_words(way.units) for way in self.ways)


@asks(PayOneOf)
def which_way_to_pay(table: Table, seat: Seat, effect: PayOneOf) -> Asked:
    """Only ways that can be met (BQ-07)."""
    ways = [
        option(way.label, Pay(in_order(way.units), effect.what), *way.effects)
        for way in effect.ways
        if payable(table, seat, way.units)
    ]
    return Question(effect.prompt, tuple(ways))


def owed(table: Table) -> tuple[str, ...]:
    """The units of the payment being made, or of the ways still open; () when nothing is being paid."""
    for _, effect in reversed(table.agenda):
        if isinstance(effect, Pay):
            return (effect.units,)
        if isinstance(effect, PayOneOf):
            return tuple(way.units for way in effect.ways)
    return ()


def still_covers(table: Table, seat: Seat, more: tuple[Token, ...]) -> bool:
    """Whether with these tokens the payment being made, if any, can still be met (BQ-30)."""
    ways = owed(table)
    have = with_tokens(means(table, seat), more)
    grit, plays = table.mats[seat].grit, MOST_PLAYS - table.plays
    return not ways or any(covers(table, seat, units, have, grit=grit, plays=plays) for units in ways)


@asks(Pay)
def which_token_to_pay(table: Table, seat: Seat, effect: Pay) -> Asked | None:
    """The player chooses which slots give up their tokens; a token in hand must be used first (BQ-30)."""
    if not effect.units:
        return None
    waiting = [(unit, token) for unit in effect.units for token in table.pending if token in MEETS[unit]]
    if waiting:
        unit, token = waiting[0]
        rest = Pay(effect.units.replace(unit, "", 1), effect.what)
        return Question("", (option(f"Pay the {TOKEN_NAME[token]}", GivePending(token), rest),))
    unit = effect.units[0]
    mat = table.mats[seat]
    rest = Pay(effect.units[1:], effect.what)
    sources = [(at, token) for at, token in held(mat) if token in MEETS[unit]]
    if len(sources) <= effect.units.count(unit):  # all of them go: only one way
        sources = sources[:1]
    labels = {f"Pay the {TOKEN_NAME[token]} of {slot_name(mat, at)}": at for at, token in sources}
    gifts = [option(label, GiveUp(at), rest) for label, at in labels.items()]
    return Question(f"Which token do you pay for {effect.what}?", tuple(gifts))


@waits(Pay)
def waits_for_encounter(table: Table, seat: Seat, effect: Pay) -> bool:
    """With nothing left on the slots, an encounter must be played: that is part of paying (BQ-30)."""
    asked = which_token_to_pay(table, seat, effect)
    return asked is not None and not asked.options


@deed(Pay)
def paid(table: Table, seat: Seat, effect: Pay) -> None:
    """Tokens in hand that were not needed go to a slot or are lost (BQ-33)."""
    left, table.pending = table.pending, []
    table.then(seat, *(PlaceToken(token) for token in left))


@deed(GiveUp)
def give_up(table: Table, seat: Seat, effect: GiveUp) -> None:
    """A token paid goes to the supply (BS-W02, BS-P12)."""
    mat = table.mats[seat]
    slots = mat.rows[effect.at.row][effect.at.place].tokens
    table.tell(f"{{{seat}}} pays a {TOKEN_NAME[slots[effect.at.slot]]}.")
    slots[effect.at.slot] = ""


@deed(GivePending)
def give_pending(table: Table, seat: Seat, effect: GivePending) -> None:
    table.pending.remove(effect.token)
    table.tell(f"{{{seat}}} pays a {TOKEN_NAME[effect.token]}.")


@deed(PayToken)
def pay_token(table: Table, seat: Seat, effect: PayToken) -> None:
    """One tapstone or tourist, then what follows; without one, nothing (conventions 3.4)."""
    if payable(table, seat, "W"):
        table.then(seat, Pay("W", "the card"), *effect.effects)
