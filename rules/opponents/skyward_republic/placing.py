"""Where a Building or an Extension stands best, and what a launch, an attachment, a move or a loss is worth."""

from __future__ import annotations

from rules.opponents.skyward_republic.cards import ability, held_worth, hoped
from rules.opponents.skyward_republic.scores import prospects, scores
from rules.opponents.skyward_republic.sight import Sight
from rules.opponents.skyward_republic.worth import all_worth, cog
from rules.skyward_republic.airspace import COG, Cell, fits_grid, free_cells, standing_of
from rules.skyward_republic.cards.decks import CARD, building, extension, faction_card
from rules.skyward_republic.cards.records import Active, Building, Discount, Extension, Launch, Whenever
from rules.skyward_republic.payments import payments
from rules.skyward_republic.table import Mat, Standing
from rules.skyward_republic.triggers import Triggers, answers

DISCOUNTED = 0.5
"""What is paid of a cost that only a discount lets one meet."""


def value(sight: Sight, mat: Mat) -> float:
    """What an airspace may still bring."""
    return scores(sight, mat) + prospects(sight, mat)


def now(sight: Sight) -> float:
    """What one's own airspace may still bring, worked out once."""
    if "airspace" not in sight.worths:
        sight.worths["airspace"] = value(sight, sight.me)
    return sight.worths["airspace"]


def launched(sight: Sight, card: str) -> float:
    """A Building launched where it stands best, its price paid."""
    key = f"launch {card}"
    if key not in sight.worths:
        best = max([stood(sight, card, at) for at in free_cells(sight.me)], default=0.0)
        sight.worths[key] = sight.taste.launch + best - price(sight, building(card))
    return sight.worths[key]


def stood(sight: Sight, card: str, at: Cell) -> float:
    """A Building on a certain space: VP, its LAUNCH ability, what it sets off, what it makes of the airspace."""
    record, me = building(card), sight.me
    before = now(sight)
    outside = not fits_grid(me.buildings, at) if me.buildings else False
    me.buildings.append(Standing(card, *at, [], outside))
    try:
        gain = record.vp + value(sight, me) - before
        return gain + entered(sight, record) + set_off(sight, Triggers("launch", card)) + later(sight, record)
    finally:
        me.buildings.pop()


def entered(sight: Sight, record: Building) -> float:
    """A LAUNCH ability as it would work now; what waiting might have brought is lost."""
    if not isinstance(record.ability, Launch):
        return 0.0
    gain = all_worth(sight, record.ability.effects, record.id)
    more = 0.0 if sight.last else max(0.0, hoped(sight, record.ability.effects) - gain)
    return gain - sight.taste.patience * more


def later(sight: Sight, record: Building | Extension) -> float:
    """An ACTIVE ability, for the rounds to come."""
    if sight.last or not isinstance(record.ability, Active | Whenever | Discount):
        return 0.0
    return ability(sight, record.ability, record.id)


def set_off(sight: Sight, event: Triggers) -> float:
    """The ACTIVE abilities of one's airspace that something would set off."""
    total = 0.0
    for standing in sight.me.buildings:
        for card in (standing.card, *standing.extensions):
            if card not in (COG, event.about) and answers(sight.me, card, event):
                worded = getattr(CARD[card], "ability", None)
                total += all_worth(sight, worded.effects, card) if isinstance(worded, Whenever) else 0.0
    return total


def price(sight: Sight, record: Building | Extension) -> float:
    """The proposed payment, in what its cards and cogs are worth otherwise."""
    ways = payments(record.cost, sight.held, sight.me.cogs)
    if not ways:
        return DISCOUNTED * len(record.cost) * sight.taste.icon
    return min(paid(sight, way.cards, way.cogs) for way in ways[:3])


def paid(sight: Sight, cards: tuple[str, ...], cogs: int) -> float:
    """Faction cards by their icons, and cogs."""
    return sum(faction_worth(sight, icons) for icons in cards) + cogs * cog(sight)


def faction_worth(sight: Sight, icons: str) -> float:
    """A Faction card of the hand with such icons."""
    titles = (card for card in sight.me.hand if card in CARD and CARD[card].kind == "faction")
    return next((spent(sight, card) for card in titles if faction_card(card).icons == icons), 0.0)


def spent(sight: Sight, card: str) -> float:
    """A Faction card used up."""
    return held_worth(sight, card) * (0.5 if sight.last else 0.8)


def attached(sight: Sight, card: str) -> float:
    """An Extension on the Building that carries it best, its price paid."""
    key = f"attach {card}"
    if key not in sight.worths:
        best = max([carried(sight, card, each) for each in sight.me.buildings], default=0.0)
        sight.worths[key] = best - price(sight, extension(card))
    return sight.worths[key]


def carried(sight: Sight, card: str, host: Standing) -> float:
    """An Extension on a certain Building."""
    record = extension(card)
    before = now(sight)
    host.extensions.append(card)
    try:
        gain = record.vp + value(sight, sight.me) - before
        return gain + set_off(sight, Triggers("attach", card)) + later(sight, record)
    finally:
        host.extensions.pop()


def bolted(sight: Sight, host: str) -> float:
    """A cog turned into an Extension."""
    standing = standing_of(sight.me, host)
    if standing is None or not sight.me.cogs:
        return 0.0
    before = now(sight)
    standing.extensions.append(COG)
    sight.me.cogs -= 1
    try:
        return 2.0 - (1.0 if sight.last else sight.taste.cog) + value(sight, sight.me) - before
    finally:
        standing.extensions.pop()
        sight.me.cogs += 1


def set_down(sight: Sight, card: str, at: Cell) -> float:
    """A Building of one's own moved to another space."""
    standing = standing_of(sight.me, card)
    if standing is None:
        return 0.0
    before, home = now(sight), (standing.row, standing.column)
    standing.row, standing.column = at
    try:
        return value(sight, sight.me) - before
    finally:
        standing.row, standing.column = home


def lifted(sight: Sight, card: str) -> float:
    """The best move of a certain Building."""
    standing = standing_of(sight.me, card)
    if standing is None:
        return 0.0
    return max([set_down(sight, card, at) for at in free_cells(sight.me, moving=standing)], default=0.0)


def best_move(sight: Sight, card: str) -> float:
    """The best move of any Building, or of the one that is or carries a certain card."""
    here = standing_of(sight.me, card) if card else None
    movable = [here] if here else sight.me.buildings
    return max([lifted(sight, each.card) for each in movable], default=0.0)


def lost(sight: Sight, card: str) -> float:
    """What one's airspace loses with a Building."""
    standing = standing_of(sight.me, card)
    if standing is None:
        return 0.0
    before, others = now(sight), [each for each in sight.me.buildings if each is not standing]
    all_of_them, sight.me.buildings = sight.me.buildings, others
    try:
        return sight.taste.launch + before - value(sight, sight.me) + later(sight, building(card))
    finally:
        sight.me.buildings = all_of_them


def rid(sight: Sight, card: str) -> float:
    """What is gained by being rid of a card of the sky row: nothing but what others make of it; its VP stay."""
    before = now(sight)
    mine, sight.me.sky = sight.me.sky, [each for each in sight.me.sky if each != card]
    try:
        return value(sight, sight.me) - before
    finally:
        sight.me.sky = mine


def token_placed(sight: Sight) -> float:
    """What SCORE abilities, and abilities set off by a claim, make of one more Benefactor token placed."""
    before = scores(sight, sight.me)
    sight.me.tokens -= 1
    try:
        return scores(sight, sight.me) - before + set_off(sight, Triggers("claim"))
    finally:
        sight.me.tokens += 1
