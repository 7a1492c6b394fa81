"""The nouns of the rulebook: tokens, slots, ships, tracks, symbols, and how each is said."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from rules.core.words import listed as listed
from rules.core.words import sentence as sentence
from rules.core.words import some as some

Token: TypeAlias = Literal["Y", "B", "R", "T"]
"""Yellow, blue or red tapstone, or a tourist."""

SlotKind: TypeAlias = Literal["Y", "B", "R", "X", "T", "W", "K"]
"""What a slot takes: one colour, X any tapstone, T a tourist, W a tapstone or tourist, K crew."""

Flag: TypeAlias = Literal["yellow", "blue", "red"]
Track: TypeAlias = Literal["culture", "scenic", "adventure"]
Symbol: TypeAlias = Literal["culture", "scenic", "adventure", "heritage"]
Pawn: TypeAlias = Literal["captain", "crewmate"]

TAPSTONES: tuple[Token, ...] = ("Y", "B", "R")
TOKENS: tuple[Token, ...] = ("Y", "B", "R", "T")
FLAGS: tuple[Flag, ...] = get_args(Flag)
TRACKS: tuple[Track, ...] = get_args(Track)
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)

TAKES: dict[SlotKind, frozenset[Token]] = {
    "Y": frozenset(("Y",)),
    "B": frozenset(("B",)),
    "R": frozenset(("R",)),
    "X": frozenset(TAPSTONES),
    "T": frozenset(("T",)),
    "W": frozenset(TOKENS),
    "K": frozenset(),
}
"""Which tokens a slot of each kind takes (BS-K15, BS-R06)."""

TOKEN_NAME: dict[str, str] = {
    "Y": "yellow tapstone",
    "B": "blue tapstone",
    "R": "red tapstone",
    "T": "tourist",
    "X": "tapstone of any colour",
    "W": "tapstone of any colour or tourist",
}
SLOT_NAME: dict[str, str] = {
    "Y": "yellow",
    "B": "blue",
    "R": "red",
    "X": "any tapstone",
    "T": "tourist",
    "W": "wild",
    "K": "crew",
}
