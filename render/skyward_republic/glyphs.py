"""Effects as rows of icons: one thing, one shape, in market, hand and card alike."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch

from render.canvas import Count, Glyph, Shield, Word
from rules.skyward_republic import effects as fx
from rules.skyward_republic.effects import Effect

Glyphs = tuple[Glyph, ...]

FACTION_ICON = {"S": "seer", "P": "preserver", "M": "maker", "C": "collective", "N": "neutral"}
COUNTED_ICON = {
    "neighbours": "building",
    "neighbours sharing": "building",
    "costly neighbours": "building",
    "buildings": "building",
    "costly buildings": "building",
    "icons": "factions",
    "factions": "factions",
    "extensions here": "extension",
    "extensions": "extension",
    "height": "step",
    "tallest": "step",
    "cost": "factions",
    "row": "building",
    "full rows": "building",
    "full columns": "building",
    "critters": "critter",
    "vehicles": "vehicle",
    "rival critters": "critter",
    "cogs": "cog",
    "hand": "hand",
    "hand factions": "hand",
    "tokens": "benefactor",
}
"""The icon of what an effect counts; a place in the grid is a Building."""
KIND_ICON = {"building": "building", "extension": "extension", "critter": "critter", "vehicle": "vehicle"}
SLASH, TIMES, ARROW = Word("/"), Word("×"), "arrow"


def glyphs(effects: Iterable[Effect]) -> Glyphs:
    """Several effects, one after the other."""
    return tuple(glyph for effect in effects for glyph in drawn(effect))


def some(number: int, name: str) -> Glyph:
    """A thing, with its number where it is not one."""
    return name if number == 1 else Count(number, name)


PLAIN: dict[type[Effect], Glyphs] = {
    fx.RevealAndShare: ("card", ARROW, "everybody"),
    fx.ReclaimToken: ("benefactor", ARROW, "token_star"),
    fx.CogToExtension: ("cog", ARROW, Shield(2)),
    fx.MoveBuilding: ("building", ARROW, "building"),
    fx.Give: ("critter", ARROW, "everybody"),
    fx.DoubleCogs: (Shield(1), TIMES, "cog"),
}
"""Effects that are the same on every card."""


@singledispatch
def drawn(effect: Effect) -> Glyphs:
    """One effect as icons; ``KeyError`` for one that has none yet."""
    return PLAIN[type(effect)]


def counted_icon(counted: str, of: str) -> Glyphs:
    """The icon of a thing counted, with its faction's beside it."""
    return (COUNTED_ICON.get(counted, "building"), *((FACTION_ICON[of],) if of else ()))


@drawn.register
def _(effect: fx.Cogs) -> Glyphs:
    return (some(effect.amount, "cog"),)


@drawn.register
def _(effect: fx.Draw) -> Glyphs:
    return (some(effect.amount, "card"),)


@drawn.register
def _(effect: fx.Vp) -> Glyphs:
    return (Shield(effect.amount),)


@drawn.register
def _(effect: fx.Per) -> Glyphs:
    limit: Glyphs = (Word(f"≤{effect.most}"),) if effect.most else ()
    return (*drawn(effect.each), TIMES, *counted_icon(effect.counted, effect.of), *limit)


@drawn.register
def _(effect: fx.PerRival) -> Glyphs:
    return (*drawn(effect.each), TIMES, "everybody", Word("<"), *counted_icon(effect.counted, effect.of))


@drawn.register
def _(effect: fx.If) -> Glyphs:
    thing, *rest = counted_icon(effect.counted, effect.of)
    return (some(effect.least, str(thing)), *rest, ARROW, *glyphs(effect.effects))


@drawn.register
def _(effect: fx.Choose) -> Glyphs:
    first, *others = effect.ways
    return (*glyphs(first), *(glyph for way in others for glyph in (SLASH, *glyphs(way))))


@drawn.register
def _(effect: fx.PayCogs) -> Glyphs:
    return (some(effect.amount, "cog"), ARROW, *glyphs(effect.effects))


@drawn.register
def _(effect: fx.PayCards) -> Glyphs:
    return (some(effect.amount, "discard"), ARROW, *glyphs(effect.effects))


@drawn.register
def _(effect: fx.DiscardCards) -> Glyphs:
    return (some(effect.amount, "discard"),)


@drawn.register
def _(effect: fx.EachRival) -> Glyphs:
    return ("everybody", *drawn(effect.effect))


@drawn.register
def _(effect: fx.ExtraLaunch) -> Glyphs:
    limit: Glyphs = (Word(f"≤{effect.most}"),) if effect.most else ()
    return ("launch", "building", *limit)


@drawn.register
def _(effect: fx.CostDiscount) -> Glyphs:
    what = "building" if effect.kind == "any" else effect.kind
    return (Word(f"−{effect.amount}"), FACTION_ICON.get(effect.of, "factions"), ARROW, what)


@drawn.register
def _(effect: fx.TakeFromDiscard) -> Glyphs:
    kind: Glyphs = (KIND_ICON[effect.kind],) if effect.kind in KIND_ICON else ()
    return ("discard", ARROW, "hand", *kind)


@drawn.register
def _(effect: fx.Destroy) -> Glyphs:
    return ("burst", KIND_ICON[effect.kind])


@drawn.register
def _(effect: fx.Steal) -> Glyphs:
    return ("everybody", ARROW, KIND_ICON[effect.kind])


@drawn.register
def _(effect: fx.NeighbourCogs) -> Glyphs:
    return ("cog", TIMES, FACTION_ICON[effect.of])


@drawn.register
def _(effect: fx.DrawBenefactor) -> Glyphs:
    return (some(effect.amount, "benefactor"),)
