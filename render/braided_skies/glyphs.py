"""Effects as rows of icons: one thing, one shape, on board, mat and card alike."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch
from itertools import takewhile

from render.canvas import Count, Fame, Glyph, Word
from rules.braided_skies.effects import (
    ActivateAgain,
    DrawEncounter,
    DrawOutfitting,
    EachPlayer,
    Effect,
    Either,
    FameIf,
    FamePer,
    GainFame,
    GainGrit,
    GainToken,
    GritForFame,
    Install,
    PayGrit,
    PayToken,
    PlaceFame,
    PlaceOutpost,
    Roll,
    Step,
    StepEach,
    Steps,
    Swap,
    TwoOfAColour,
)

Glyphs = tuple[Glyph, ...]

TIMES = Word("×")

TOKEN_ICON = {
    "Y": "stone_yellow",
    "B": "stone_blue",
    "R": "stone_red",
    "T": "tourist",
    "X": "stone_any",
    "W": "slot_wild",
    "K": "slot_crew",
    "captain": "captain",
    "crewmate": "crewmate",
}
"""The icon of a token, of what a slot takes, and of a pawn standing on one."""

COUNTED_ICON = {
    "track symbols": "symbols",
    "outposts": "outpost",
    "outfittings": "outfitting",
    "row": "outfitting",
    "harvesters": "harvester",
    "crewmates": "crewmate",
    "wonders": "wonder",
}
"""The icon of what an effect counts; symbols of one kind have their own name."""

SLASH = Word("/")
ARROW = "arrow"


def glyphs(effects: Iterable[Effect]) -> Glyphs:
    """Several effects, one after the other."""
    return tuple(glyph for effect in effects for glyph in drawn(effect))


def paid(grit: int, cost: str) -> Glyphs:
    """A cost: grit, then tokens."""
    tokens: Glyphs = tuple(TOKEN_ICON[letter] for letter in cost)
    return (some(grit, "grit"), *tokens) if grit else tokens


def some(number: int, name: str) -> Glyph:
    """A thing, with its number where it is not one."""
    return name if number == 1 else Count(number, name)


PLAIN: dict[type[Effect], Glyphs] = {
    TwoOfAColour: ("stone_any", Word("="), "stone_any"),
    Roll: ("die",),
    DrawEncounter: ("encounter",),
    DrawOutfitting: ("outfitting",),
    PlaceOutpost: ("outpost",),
    StepEach: ("step", "culture", "scenic", "adventure"),
    GritForFame: ("grit", ARROW, Fame(1)),
    Swap: ("stone_any", "active", "stone_any"),
    ActivateAgain: ("active", "outfitting"),
}
"""Effects that are the same on every card."""


@singledispatch
def drawn(effect: Effect) -> Glyphs:
    """One effect as icons; ``KeyError`` for one that has none yet."""
    return PLAIN[type(effect)]


@drawn.register
def _(effect: GainGrit) -> Glyphs:
    return (some(effect.amount, "grit"),)


@drawn.register
def _(effect: GainFame) -> Glyphs:
    return (Fame(effect.amount),)


@drawn.register
def _(effect: GainToken) -> Glyphs:
    return ("stone_any", SLASH, "tourist") if effect.kind == "W" else (TOKEN_ICON[effect.kind],)


@drawn.register
def _(effect: Install) -> Glyphs:
    return (effect.upgrade,)


@drawn.register
def _(effect: Step) -> Glyphs:
    return ("step",) if effect.track == "any" else ("step", effect.track)


@drawn.register
def _(effect: Steps) -> Glyphs:
    return (some(effect.count, "step"), effect.track)


@drawn.register
def _(effect: FamePer) -> Glyphs:
    limit: Glyphs = (Word(f"≤{effect.most}"),) if effect.most else ()
    return (Fame(1), TIMES, COUNTED_ICON.get(effect.counted, effect.counted), *limit)


@drawn.register
def _(effect: FameIf) -> Glyphs:
    return (Fame(effect.fame), Count(effect.least, COUNTED_ICON[effect.counted]))


@drawn.register
def _(effect: PlaceFame) -> Glyphs:
    return (Fame(effect.tokens), ARROW, effect.track)


@drawn.register
def _(effect: EachPlayer) -> Glyphs:
    return ("everybody", ARROW, *drawn(effect.effect))


@drawn.register
def _(effect: Either) -> Glyphs:
    """What both sides bring is printed once, before the choice."""
    first, second = effect.first, effect.second
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, second, strict=False)))
    both: Glyphs = (*glyphs(first[:shared]), Word("+")) if shared else ()
    return (*both, *glyphs(first[shared:]), SLASH, *glyphs(second[shared:]))


@drawn.register
def _(effect: PayGrit) -> Glyphs:
    return (some(effect.grit, "grit"), ARROW, *glyphs(effect.effects))


@drawn.register
def _(effect: PayToken) -> Glyphs:
    return ("stone_any", SLASH, "tourist", ARROW, *glyphs(effect.effects))
