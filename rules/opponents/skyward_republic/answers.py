"""What the answers to questions are worth: payments, spaces, targets and cards to part with."""

from __future__ import annotations

from rules.opponents.skyward_republic import verbs as verbs
from rules.opponents.skyward_republic.cards import had, held_worth, shield
from rules.opponents.skyward_republic.drafting import flipped
from rules.opponents.skyward_republic.placing import bolted, carried, launched, lifted, lost, paid, rid, set_down, stood
from rules.opponents.skyward_republic.sight import Sight
from rules.opponents.skyward_republic.worth import cog, unknown, weighs, worth_all
from rules.skyward_republic.airspace import standing_of
from rules.skyward_republic.arriving import Receive
from rules.skyward_republic.cards.decks import faction_card
from rules.skyward_republic.destroying import Tear
from rules.skyward_republic.discarding import Discard, PickCards
from rules.skyward_republic.drafting import PutOnPile
from rules.skyward_republic.extras import LaunchOne
from rules.skyward_republic.moving import BoltOn, Lift, SetDown
from rules.skyward_republic.passing import PassTo
from rules.skyward_republic.paying import Paid, PayFor
from rules.skyward_republic.placing import AttachTo, Stand
from rules.skyward_republic.salvaging import Take
from rules.skyward_republic.sharing import HandOver, Reclaim
from rules.skyward_republic.trading import Trade
from rules.skyward_republic.triggers import Triggers
from rules.skyward_republic.view import QuestionView

NEVER = -1000.0
"""What was begun is never taken back."""
CARD_BY_CARD = -50.0
"""Payments are picked whole where they can be."""


def answer(sight: Sight, number: int) -> float:
    """An option of the question asked: all that follows from it."""
    asked = sight.view.question
    if asked is None:
        return 0.0
    effects = asked.options[number].effects
    return worth_all(sight, effects) if effects or not is_trade(asked) else NEVER


def is_trade(asked: QuestionView) -> bool:
    """Whether a question is about cards for a cog; to keep them all then is to go back to where it was begun."""
    first = asked.options[0].effects
    return isinstance(first[0], Trade) or Triggers("trade") in first


@weighs(Paid)
def payment(sight: Sight, effect: Paid) -> float:
    icons = tuple(faction_card(card).icons for card in effect.cards)
    return -paid(sight, icons, effect.cogs)


@weighs(PayFor)
def card_by_card(sight: Sight, effect: PayFor) -> float:
    return CARD_BY_CARD


@weighs(Stand)
def standing(sight: Sight, effect: Stand) -> float:
    return stood(sight, effect.card, (effect.row, effect.column))


@weighs(AttachTo)
def on_host(sight: Sight, effect: AttachTo) -> float:
    host = standing_of(sight.me, effect.host)
    return carried(sight, effect.card, host) if host else 0.0


@weighs(LaunchOne)
def launch_at_once(sight: Sight, effect: LaunchOne) -> float:
    return launched(sight, effect.card)


@weighs(PickCards)
def picked(sight: Sight, effect: PickCards) -> float:
    return -sum(held_worth(sight, card) for card in effect.chosen)


@weighs(Discard)
def discarded(sight: Sight, effect: Discard) -> float:
    return -sum(held_worth(sight, card) for card in effect.cards)


@weighs(Trade)
def traded(sight: Sight, effect: Trade) -> float:
    """With the cards least worth having."""
    return -sum(held_worth(sight, card) for card in effect.chosen)


@weighs(Take)
def from_the_discards(sight: Sight, effect: Take) -> float:
    return had(sight, effect.card)


@weighs(Tear)
def torn(sight: Sight, effect: Tear) -> float:
    if effect.owner != sight.seat:
        return -sight.taste.rival * shield(effect.card)
    return rid(sight, effect.card) if effect.card in sight.me.sky else -lost(sight, effect.card)


@weighs(Lift)
def lift(sight: Sight, effect: Lift) -> float:
    """To be moved, it must stand better elsewhere."""
    return lifted(sight, effect.card) - 0.05


@weighs(SetDown)
def put_down(sight: Sight, effect: SetDown) -> float:
    return set_down(sight, effect.card, (effect.row, effect.column))


@weighs(BoltOn)
def bolt_on(sight: Sight, effect: BoltOn) -> float:
    return bolted(sight, effect.host)


@weighs(Receive)
def received(sight: Sight, effect: Receive) -> float:
    return had(sight, effect.card)


@weighs(PassTo)
def passed(sight: Sight, effect: PassTo) -> float:
    """To whoever leads."""
    leads = 0.01 * sight.view.mats[effect.to].vp
    return verbs.passed_on(sight, effect.card) + leads


@weighs(PutOnPile)
def on_pile(sight: Sight, effect: PutOnPile) -> float:
    return flipped(sight, effect.number)


@weighs(HandOver)
def handed_over(sight: Sight, effect: HandOver) -> float:
    """The best card shown is kept; a bad one goes to whoever leads."""
    best = max(had(sight, card) for card in sight.view.shown)
    gain = had(sight, sight.view.shown[0])
    if effect.to == sight.seat:
        return gain - max(best - gain, 0.0) - unknown(sight) * 0.2
    return -sight.taste.rival * gain * (1 + 0.01 * sight.view.mats[effect.to].vp)


@weighs(Reclaim)
def reclaimed_from(sight: Sight, effect: Reclaim) -> float:
    """Best from where nobody else has a token: the VP are there to be had again."""
    return next((-len(each.tokens) * cog(sight) for each in sight.view.market if each.card == effect.sponsor), 0.0)
