"""Lightning cards: how Vehicles and Critters come to a sky row, and pass on (SQ-07, SQ-08, SQ-32)."""

from __future__ import annotations

from typing import Literal

from rules.core.questions import Question, Seat
from rules.core.words import listed
from rules.skyward_republic.agenda import Asked, asks, deed, option
from rules.skyward_republic.cards.decks import is_lightning, name, sky_card
from rules.skyward_republic.cards.records import Launch
from rules.skyward_republic.effects import Effect, words
from rules.skyward_republic.table import Table
from rules.skyward_republic.triggers import Triggers


class PlayLightning(Effect, frozen=True):
    """Play all lightning cards of the hand, batch by batch (SQ-07)."""

    def text(self) -> str:
        return "play your lightning cards"


class LaunchEach(Effect, frozen=True):
    """Resolve the LAUNCH abilities of a batch in an order of choice (SR-D07)."""

    cards: tuple[str, ...]

    def text(self) -> str:
        return "resolve LAUNCH abilities"


class LaunchThis(Effect, frozen=True):
    """Resolve the LAUNCH ability of one lightning card."""

    card: str

    def text(self) -> str:
        return f"resolve {name(self.card)}"


class ScoreShields(Effect, frozen=True):
    """Score the shields of a whole batch, wherever its cards are by now (SQ-07)."""

    cards: tuple[str, ...]

    def text(self) -> str:
        return "score shields"


class Receive(Effect, frozen=True):
    """A Vehicle or Critter comes from another airspace (SQ-32)."""

    card: str
    giver: Seat

    def text(self) -> str:
        return f"gain {name(self.card)}"


def arrival(card: str) -> Literal["vehicle", "critter"]:
    """What arrives with a card."""
    return "vehicle" if sky_card(card).kind == "vehicle" else "critter"


def play_lightning(table: Table, seat: Seat) -> None:
    """Lightning cards just come to hand are played at once, or as the next batch of one under way (SQ-08)."""
    waiting = any(who == seat and isinstance(effect, PlayLightning) for who, effect in table.agenda)
    if not waiting and any(map(is_lightning, table.mats[seat].hand)):
        table.then(seat, PlayLightning())


@deed(PlayLightning)
def play_batch(table: Table, seat: Seat, effect: PlayLightning) -> None:
    """Place all, resolve LAUNCH abilities, score all, and look for more (SQ-07)."""
    mat = table.mats[seat]
    cards = tuple(card for card in mat.hand if is_lightning(card))
    if not cards:
        return
    for card in cards:
        mat.hand.remove(card)
        mat.sky.append(card)
    table.tell(f"{listed([name(card) for card in cards])} {'comes' if len(cards) == 1 else 'come'} to {{{seat}}}.")
    launching = tuple(card for card in cards if isinstance(sky_card(card).ability, Launch))
    steps = (LaunchEach(launching),) if launching else ()
    arrivals = (Triggers(arrival(card), card) for card in cards)
    table.then(seat, *steps, ScoreShields(cards), *arrivals, PlayLightning())


@asks(LaunchEach)
def which_launch_first(table: Table, seat: Seat, effect: LaunchEach) -> Asked:
    """The picker's order (SR-D07)."""
    ways = []
    for card in effect.cards:
        left = tuple(other for other in effect.cards if other != card)
        after = (LaunchEach(left),) if left else ()
        ways.append(option(name(card), LaunchThis(card), *after, hint=launch_words(card)))
    return Question("Which LAUNCH ability comes first?", tuple(ways))


def launch_words(card: str) -> str:
    """The LAUNCH ability of a lightning card in words."""
    ability = sky_card(card).ability
    return f"{ability.text()}." if ability else ""


@deed(LaunchThis)
def launch_this(table: Table, seat: Seat, effect: LaunchThis) -> None:
    ability = sky_card(effect.card).ability
    if isinstance(ability, Launch):
        table.tell(f"{name(effect.card)}: {words(ability.effects)}.")
        table.then(seat, *(each.on(effect.card) for each in ability.effects))


@deed(ScoreShields)
def score_shields(table: Table, seat: Seat, effect: ScoreShields) -> None:
    """Vehicles are welcome, Critters mostly are not (SR-P01, SR-P04)."""
    for card in effect.cards:
        vp = sky_card(card).vp
        table.mats[seat].vp += vp
        table.tell(f"{{{seat}}} {'loses' if vp < 0 else 'scores'} {abs(vp)} VP for {name(card)}.")


@deed(Receive)
def receive(table: Table, seat: Seat, effect: Receive) -> None:
    """The shield is scored each time; a Vehicle's LAUNCH is resolved again, a Critter's is not (SQ-32)."""
    if effect.card not in table.mats[effect.giver].sky:
        return
    table.mats[effect.giver].sky.remove(effect.card)
    table.mats[seat].sky.append(effect.card)
    card = sky_card(effect.card)
    table.tell(f"{card.name} passes from {{{effect.giver}}} to {{{seat}}}.")
    again = (LaunchThis(card.id),) if card.kind == "vehicle" and isinstance(card.ability, Launch) else ()
    table.then(seat, ScoreShields((card.id,)), *again, Triggers(arrival(card.id), card.id))
