"""The verbs of the cards: each is frozen data that knows its words. The chapters hold the deeds (see `agenda`)."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

from rules.braided_skies.terms import TOKEN_NAME, Track, listed, some


class Effect(msgspec.Struct, frozen=True, tag=True):
    """What a card does, as data."""

    def text(self) -> str:
        """The effect in the words of the card: imperative, no capital, no full stop."""
        raise NotImplementedError(type(self).__name__)  # only kinds of effects have words

    def missed(self) -> str:
        """What is said of a player for whom the effect offered nothing to pick; "" says nothing."""
        return ""


if TYPE_CHECKING:
    AnyEffect: TypeAlias = Effect
else:
    AnyEffect = Any  # bound to the union of all effects by save.py, before the first load


PLURALS: tuple[tuple[str, str], ...] = (
    ("a harvest die", "harvest dice"),
    ("an encounter", "encounters"),
    ("an outpost", "outposts"),
    ("a tourist", "tourists"),
    ("a yellow tapstone", "yellow tapstones"),
    ("a blue tapstone", "blue tapstones"),
    ("a red tapstone", "red tapstones"),
    ("a tapstone", "tapstones"),
    ("1 step on any track", "steps on any tracks"),
)


def repeated(text: str, count: int) -> str:
    """The same effect several times over: "roll 2 harvest dice"."""
    for one, many in PLURALS:
        if count > 1 and one in text:
            return text.replace(one, f"{count} {many}", 1)
    return text if count == 1 else f"{text}, {count} times"


@lru_cache(maxsize=4096)
def words(effects: tuple[AnyEffect, ...]) -> str:
    """Several effects in one phrase; the verbs "gain" and "advance" are said once where they follow each other."""
    runs: list[tuple[str, list[str]]] = []
    for effect, alike in groupby(effects):
        text = repeated(effect.text(), len(tuple(alike)))
        verb, _, rest = text.partition(" ")
        if runs and runs[-1][0] == verb and verb in ("gain", "advance"):
            runs[-1][1].append(shortened(rest))
        else:
            runs.append((verb, [text]))
    phrases = [listed(parts) for _, parts in runs]
    if len(phrases) == 2 and (" and " in "".join(phrases) or phrases[1].startswith("each")):
        return ", and ".join(phrases)
    return listed(phrases)


def shortened(rest: str) -> str:
    """A phrase without what the one before it has said: "1 step on any track" is "1 on any"."""
    count, steps, where = rest.partition(" step")
    return f"{count} on any" if steps and "on any" in where else rest


class GainGrit(Effect, frozen=True):
    """Move up the grit track (BQ-26)."""

    amount: int

    def text(self) -> str:
        return f"gain {self.amount} grit"


class GainFame(Effect, frozen=True):
    """Move along the fame track."""

    amount: int

    def text(self) -> str:
        return f"gain {self.amount} fame"


class GainToken(Effect, frozen=True):
    """Gain a tapstone (Y, B, R, or X: any), a tourist (T), or either (W)."""

    kind: Literal["Y", "B", "R", "X", "T", "W"]

    def text(self) -> str:
        return "gain a tapstone of any colour or a tourist" if self.kind == "W" else f"gain a {TOKEN_NAME[self.kind]}"

    def missed(self) -> str:
        return f"has no open slot for a {TOKEN_NAME[self.kind]}: not gained"


class TwoOfAColour(Effect, frozen=True):
    """Gain two tapstones of one colour."""

    def text(self) -> str:
        return "gain 2 tapstones of one colour"


class Roll(Effect, frozen=True):
    """Roll the harvest die once (BS-H02)."""

    def text(self) -> str:
        return "roll a harvest die"


class DrawEncounter(Effect, frozen=True):
    """Draw the top encounter card (BS-E01)."""

    def text(self) -> str:
        return "draw an encounter"


class DrawOutfitting(Effect, frozen=True):
    """Gain the top card of the outfitting deck and place it (BS-P08)."""

    def text(self) -> str:
        return "gain the top outfitting of the deck"


class PlaceOutpost(Effect, frozen=True):
    """Place an outpost token at a revealed collection port without one of one's own (BS-O02)."""

    def text(self) -> str:
        return "place an outpost"


class Install(Effect, frozen=True):
    """Gain a harvester or a crewmate and install it on a ship that lacks one (BS-D07)."""

    upgrade: Literal["harvester", "crewmate"]

    def text(self) -> str:
        return f"install a {self.upgrade}"


class Step(Effect, frozen=True):
    """Advance on a wonder track, or on one of the player's choice."""

    track: Track | Literal["any"]

    def text(self) -> str:
        return "advance 1 step on any track" if self.track == "any" else f"advance 1 step on the {self.track} track"


class Steps(Effect, frozen=True):
    """Advance several steps on a named track, one after the other."""

    track: Track
    count: int

    def text(self) -> str:
        return f"advance {some(self.count, 'step')} on the {self.track} track"


class StepEach(Effect, frozen=True):
    """Advance on each of the three tracks, in an order of choice (BQ-62)."""

    def text(self) -> str:
        return "advance 1 step on each track"


Counted: TypeAlias = Literal[
    "culture",
    "scenic",
    "adventure",
    "heritage",
    "track symbols",
    "outposts",
    "outfittings",
    "row",
    "harvesters",
    "crewmates",
    "wonders",
]

COUNTED_WORDS: dict[str, str] = {
    "culture": "culture symbol",
    "scenic": "scenic symbol",
    "adventure": "adventure symbol",
    "heritage": "heritage symbol",
    "track symbols": "different track symbol in your itinerary",
    "outposts": "outpost of yours on the map",
    "outfittings": "outfitting card on your mat",
    "row": "outfitting in this row",
    "harvesters": "harvester on your ships",
    "crewmates": "crewmate on your ships",
    "wonders": "wonder in your itinerary",
}


class FamePer(Effect, frozen=True):
    """Gain 1 fame for each thing counted, up to ``most`` (0: no limit)."""

    counted: Counted
    most: int = 0

    def text(self) -> str:
        limit = f", up to {self.most}" if self.most else ""
        return f"gain 1 fame per {COUNTED_WORDS[self.counted]}{limit}"


class FameIf(Effect, frozen=True):
    """Gain fame if at least so many of the thing counted are there at this moment (BQ-63)."""

    fame: int
    counted: Literal["outposts", "outfittings", "harvesters"]
    least: int

    def text(self) -> str:
        things = {
            "outposts": "outposts on the map",
            "outfittings": "outfitting cards",
            "harvesters": "harvesters installed",
        }
        return f"gain {self.fame} fame if you have {self.least} or more {things[self.counted]}"


class PlaceFame(Effect, frozen=True):
    """Place fame tokens on a wonder port, as far as the supply goes (BQ-19)."""

    track: Track
    tokens: int

    def text(self) -> str:
        return f"place {some(self.tokens, 'fame token')} on the {self.track.capitalize()} Port"


class EachPlayer(Effect, frozen=True):
    """Every player, the acting one first, has the same effect."""

    effect: AnyEffect

    def text(self) -> str:
        verb, _, rest = self.effect.text().partition(" ")
        return f"each player {verb}s {rest}"


class Either(Effect, frozen=True):
    """One side or the other, by choice."""

    first: tuple[AnyEffect, ...]
    second: tuple[AnyEffect, ...]

    def text(self) -> str:
        return f"{words(self.first)}, or {words(self.second)}"


class PayGrit(Effect, frozen=True):
    """Pay grit, once, for what follows."""

    grit: int
    effects: tuple[AnyEffect, ...]

    def text(self) -> str:
        return f"pay {self.grit} grit to {words(self.effects)}"


class PayToken(Effect, frozen=True):
    """Pay one tapstone or tourist from any slot for what follows."""

    effects: tuple[AnyEffect, ...]

    def text(self) -> str:
        return f"pay a tapstone or a tourist to {words(self.effects)}"


class GritForFame(Effect, frozen=True):
    """Hero's Gauntlet: 1 grit for 1 fame, as many times as one likes (BS-OR05)."""

    def text(self) -> str:
        return "pay 1 grit to gain 1 fame, as often as you like"


class Swap(Effect, frozen=True):
    """Replace a tapstone on a slot by one of another colour that fits there."""

    def text(self) -> str:
        return "replace a tapstone on a slot by one of another colour that fits"


class ActivateAgain(Effect, frozen=True):
    """Activate once more an outfitting of a row already activated in this recall (1.F.9)."""

    def text(self) -> str:
        return "activate again a filled outfitting (not Wind Engines) of a row already activated"
