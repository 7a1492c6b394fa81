"""The verbs of the cards: each is frozen data that knows its words. The chapters hold the deeds (see `agenda`)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, Self, TypeAlias

import msgspec

from rules.core.words import listed, some
from rules.skyward_republic.counts import Counted, fewer_words, if_words, per_words
from rules.skyward_republic.terms import FACTION_NAME, KIND_NAME, Icon

Whose: TypeAlias = Literal["own", "rival", "any"]
WHOSE: dict[Whose, str] = {"own": "of yours", "rival": "of a rival", "any": "of any player"}


class Effect(msgspec.Struct, frozen=True, tag=True):
    """What a card does, as data."""

    def text(self) -> str:
        """The effect in words: imperative, no capital, no full stop."""
        raise NotImplementedError(type(self).__name__)  # only kinds of effects have words

    def missed(self) -> str:
        """What is said of a player for whom the effect offered nothing to pick; "" says nothing."""
        return ""

    def on(self, card: str) -> Self:
        """The same effect, said by a certain card: "this Building" is then the one with that id."""
        return msgspec.structs.replace(self, card=card) if "card" in self.__struct_fields__ else self


if TYPE_CHECKING:
    AnyEffect: TypeAlias = Effect
else:
    AnyEffect = Any  # bound to the union of all effects by save.py, before the first load

Effects: TypeAlias = tuple[AnyEffect, ...]


@lru_cache(maxsize=4096)
def words(effects: Effects) -> str:
    """Several effects in one phrase; "gain" is said once where it follows itself."""
    phrases: list[str] = []
    for effect in effects:
        text = effect.text()
        follows = phrases and phrases[-1].startswith("gain ") and " and " not in phrases[-1]
        if follows and text.startswith("gain ") and " per " not in phrases[-1]:
            phrases[-1] += " and " + text.removeprefix("gain ")
        else:
            phrases.append(text)
    return listed(phrases, ", then" if any(" and " in phrase for phrase in phrases) else "and").replace(" , ", ", ")


class Cogs(Effect, frozen=True):
    """Gain cogs from the supply (SQ-31: unlimited)."""

    amount: int = 1

    def text(self) -> str:
        return f"gain {some(self.amount, 'cog')}"


class Draw(Effect, frozen=True):
    """Draw cards from the central deck into the hand; lightning cards are played at once (SQ-08)."""

    amount: int = 1

    def text(self) -> str:
        return f"draw {some(self.amount, 'card')}"


class Vp(Effect, frozen=True):
    """Score VP, or lose them (SQ-02: no floor)."""

    amount: int

    def text(self) -> str:
        return f"gain {self.amount} VP" if self.amount >= 0 else f"lose {-self.amount} VP"


class Per(Effect, frozen=True):
    """Cogs, cards or VP for each thing counted, up to ``most`` in all (0: no limit)."""

    counted: Counted
    each: AnyEffect
    of: Icon | Literal[""] = ""
    most: int = 0
    card: str = ""

    def text(self) -> str:
        limit = f", up to {self.most}" if self.most else ""
        return f"{self.each.text()} per {per_words(self.counted, self.of)}{limit}"


class PerRival(Effect, frozen=True):
    """The same for each rival who has strictly fewer of the thing counted (SQ-49)."""

    counted: Counted
    each: AnyEffect
    of: Icon | Literal[""] = ""
    card: str = ""

    def text(self) -> str:
        return f"{self.each.text()} per rival with fewer {fewer_words(self.counted, self.of)}"


class If(Effect, frozen=True):
    """Only if so many of the thing counted are there."""

    counted: Counted
    effects: Effects
    least: int = 1
    of: Icon | Literal[""] = ""
    card: str = ""

    def text(self) -> str:
        return f"{words(self.effects)} {if_words(self.counted, self.least, self.of)}"

    def on(self, card: str) -> Self:
        return msgspec.structs.replace(self, card=card, effects=tuple(effect.on(card) for effect in self.effects))


class Choose(Effect, frozen=True):
    """One of several, by choice."""

    ways: tuple[Effects, ...]

    def text(self) -> str:
        return ", or ".join(words(way) for way in self.ways)

    def on(self, card: str) -> Self:
        return msgspec.structs.replace(self, ways=tuple(tuple(each.on(card) for each in way) for way in self.ways))


class PayCogs(Effect, frozen=True):
    """Pay cogs for what follows, or let it be."""

    amount: int
    effects: Effects

    def text(self) -> str:
        return f"pay {some(self.amount, 'cog')} to {words(self.effects)}"

    def on(self, card: str) -> Self:
        return msgspec.structs.replace(self, effects=tuple(effect.on(card) for effect in self.effects))


class PayCards(Effect, frozen=True):
    """Discard cards from hand for what follows, or let it be."""

    amount: int
    effects: Effects

    def text(self) -> str:
        return f"discard {some(self.amount, 'card')} to {words(self.effects)}"

    def on(self, card: str) -> Self:
        return msgspec.structs.replace(self, effects=tuple(effect.on(card) for effect in self.effects))


class DiscardCards(Effect, frozen=True):
    """Discard cards from hand, of one's own choice."""

    amount: int = 1

    def text(self) -> str:
        return f"discard {some(self.amount, 'card')}"


class EachRival(Effect, frozen=True):
    """Every rival, clockwise, has an effect."""

    effect: AnyEffect

    def text(self) -> str:
        verb, _, rest = self.effect.text().partition(" ")
        return f"each rival {verb}s {rest}"


class ExtraLaunch(Effect, frozen=True):
    """Launch one more Building: this turn, or at once outside a Launch turn (SQ-55). ``most``: its dearest cost."""

    most: int = 0

    def text(self) -> str:
        return f"launch another Building{f' of cost {self.most} or less' if self.most else ''}"


class CostDiscount(Effect, frozen=True):
    """The next Building launched or Extension attached this turn costs fewer icons (of one kind, if named)."""

    amount: int = 1
    kind: Literal["building", "extension", "any"] = "building"
    of: Icon | Literal[""] = ""

    def text(self) -> str:
        what = {"building": "Building", "extension": "Extension", "any": "Building or Extension"}[self.kind]
        icon = f"{FACTION_NAME[self.of]} icon" if self.of else "icon"
        return f"pay {some(self.amount, icon)} less for your next {what} this turn"


class TakeFromDiscard(Effect, frozen=True):
    """Take a card of the discard pile into the hand, of one kind if named."""

    kind: Literal["building", "extension", "faction", "vehicle", "critter", "any"] = "any"

    def text(self) -> str:
        return f"take a {KIND_NAME.get(self.kind, 'card')} from the discard pile"


class Destroy(Effect, frozen=True):
    """Discard a Building with its Extensions, or a Critter or Vehicle; "another" than the card that says so."""

    kind: Literal["building", "critter", "vehicle"] = "building"
    whose: Whose = "own"
    card: str = ""

    def text(self) -> str:
        verb = "destroy" if self.kind == "building" else "discard"
        return f"{verb} another {KIND_NAME[self.kind]} {WHOSE[self.whose]}"


class MoveBuilding(Effect, frozen=True):
    """Move a Building of one's own, or this one, to another space (SQ-23)."""

    this: bool = False
    card: str = ""

    def text(self) -> str:
        return f"move {'this Building' if self.this else '1 of your Buildings'} to another space"


class Steal(Effect, frozen=True):
    """Take a Critter or Vehicle of a rival into one's own airspace (SQ-32)."""

    kind: Literal["critter", "vehicle"] = "vehicle"

    def text(self) -> str:
        return f"gain a {KIND_NAME[self.kind]} from a rival"


class Give(Effect, frozen=True):
    """Move a Critter of one's own, or this one, to a rival of one's choice (SQ-32)."""

    this: bool = True
    card: str = ""

    def text(self) -> str:
        return f"move {'this Critter' if self.this else '1 of your Critters'} to a rival"


class CogToExtension(Effect, frozen=True):
    """Turn a cog into an Extension of 2 VP on a Building of one's own (SQ-31)."""

    def text(self) -> str:
        return "turn a cog into a 2 VP Extension"


class NeighbourCogs(Effect, frozen=True):
    """Choose a neighbouring Building: cogs for the icons of one kind in its cost (SQ-30)."""

    of: Icon = "N"
    card: str = ""

    def text(self) -> str:
        return f"gain 1 cog per {FACTION_NAME[self.of]} icon of a neighbouring Building"


class RevealAndShare(Effect, frozen=True):
    """Reveal a card per player and give 1 to each (SQ-38)."""

    def text(self) -> str:
        return "reveal a card per player and give 1 to each"


class ReclaimToken(Effect, frozen=True):
    """Take back one's token from another Benefactor (SQ-37)."""

    card: str = ""

    def text(self) -> str:
        return "reclaim 1 other Benefactor token"


class DrawBenefactor(Effect, frozen=True):
    """Draw Benefactor cards into the hand (SQ-39)."""

    amount: int = 1

    def text(self) -> str:
        return f"draw {some(self.amount, 'Benefactor card')}"


class DoubleCogs(Effect, frozen=True):
    """SCORE only: each cog is worth 1 VP more."""

    def text(self) -> str:
        return "gain 1 more VP per cog you have"
