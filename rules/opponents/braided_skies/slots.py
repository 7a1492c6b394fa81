"""The slots of the own mat: what a token brings by lying on one, and what is lost by taking it away."""

from __future__ import annotations

from rules.braided_skies.cards.decks import OUTFITTING
from rules.braided_skies.drawing import DIE
from rules.braided_skies.paying import MEETS
from rules.braided_skies.terms import TOKENS, Token
from rules.opponents.braided_skies.gear import activation
from rules.opponents.braided_skies.sight import Open, Sight

TAKES = {"Y": "YXW", "B": "BXW", "R": "RXW", "T": "TW"}
"""The slots each token may lie on."""
FILLS = (0.9, 0.3, 0.15, 0.1)
"""The share of an activation seen in a token, by how many slots are left open after it."""


def filling(sight: Sight, row: int, place: int, *, extra: int = 0) -> float:
    """What one more token on an outfitting brings: a part of an activation, all of it if it is the last."""
    placed = sight.me.rows[row].outfittings[place]
    still_open = placed.filled.count("") - 1 + extra
    once = max(0.0, activation(sight, placed.card))
    return once * FILLS[min(max(still_open, 0), 3)] * min(1.3, sight.recalls)


def place_for(sight: Sight, token: Token, free: list[Open], row: int | None = None) -> Open | None:
    """The best of these open slots for a token, in one row or in any; a wild slot only if need be."""
    fit = [slot for slot in free if slot.kind in TAKES[token] and (row is None or slot.row == row)]
    if not fit:
        return None
    return max(fit, key=lambda slot: filling(sight, slot.row, slot.place) - 0.3 * "YBRTXW".index(slot.kind) / 5)


def put(sight: Sight, token: Token, row: int, place: int, slot: int) -> float:
    """A token laid on a certain slot."""
    kind = OUTFITTING[sight.me.rows[row].outfittings[place].card].slots[slot]
    width = {"W": 0.3, "X": 0.2}.get(kind, 0.0)
    return sight.need[token] + filling(sight, row, place) - width


def give_up(sight: Sight, row: int, place: int, slot: int) -> float:
    """A token taken from a certain slot: what the outfitting loses, and what the token was wanted for."""
    placed = sight.me.rows[row].outfittings[place]
    token = token_of(placed.filled[slot])
    return (sight.need[token] if token else 0.0) + filling(sight, row, place, extra=1)


def token_of(filled: str) -> Token | None:
    """The token that lies on a slot, if it is one."""
    return next((token for token in TOKENS if token == filled), None)


def cheapest(sight: Sight, units: str) -> float:
    """What it costs to pay these units: the tokens' worth, the best of each kind kept."""
    total = 0.0
    for unit in units:
        total += min(sight.need[token] for token in MEETS[unit])
    return total


def load(sight: Sight, hold: list[Token], row: int, grit: int) -> tuple[float, list[Open]]:
    """What a hold brings when processed from a row, dearest first, and the slots left open after it."""
    free = list(sight.open)
    total = 0.0
    for token in sorted(hold, key=lambda each: -sight.need[each]):
        at = place_for(sight, token, free, row)
        cost = 0.0
        if at is None and grit:
            at = place_for(sight, token, free)
            cost = sight.taste.grit[grit - 1] + sight.taste.transfer
        gain = put(sight, token, at.row, at.place, at.slot) - cost if at else 0.0
        if at is None or gain <= 0:
            continue
        grit -= bool(cost)
        free.remove(at)
        total += gain
    return total, free


def die_aboard(sight: Sight, free: list[Open], row: int, grit: int) -> float:
    """What a die of a visit brings, with these slots open."""
    total = 0.0
    for token in TOKENS:
        faces = DIE.count(token)
        own = any(slot.kind in TAKES[token] and slot.row == row for slot in free)
        other = own or (grit and any(slot.kind in TAKES[token] for slot in free))
        if other:
            total += faces * (sight.need[token] + 0.4 - (0.0 if own else 1.0))
    return (total + sight.taste.encounter) / len(DIE)
