"""What the answers to questions are worth: the parts of a deploy, of a recall and of an encounter."""

from __future__ import annotations

from rules.braided_skies.activating import Activate
from rules.braided_skies.captaincy import CaptainActs, RunAgain, SwapAt, SwapTo
from rules.braided_skies.cards.decks import LAYOUT, OUTFITTING, STARTING_WONDER, WONDER
from rules.braided_skies.cards.records import Captain
from rules.braided_skies.collecting import LeaveCargo, Load, LoadKind, SellCargo, TurnOverCloud
from rules.braided_skies.effects import DrawEncounter, GainGrit, GainToken, GritForFame, Roll, Step
from rules.braided_skies.encounters import KeepForPayment
from rules.braided_skies.gains import RollAgain, SpendGrit
from rules.braided_skies.mats import SPACES
from rules.braided_skies.outfittings import PutOutfitting, RefreshMarket, TakeFromMarket
from rules.braided_skies.outposts import PutOutpost
from rules.braided_skies.paying import GiveUp, Pay
from rules.braided_skies.placing import PutToken
from rules.braided_skies.recalling import BringHome
from rules.braided_skies.terms import FLAGS
from rules.braided_skies.upgrades import InstallOn
from rules.opponents.braided_skies.gear import activation, outfitting, outpost_at, upgrade_on
from rules.opponents.braided_skies.goals import captain
from rules.opponents.braided_skies.sight import Sight
from rules.opponents.braided_skies.slots import cheapest, give_up, put, token_of
from rules.opponents.braided_skies.worth import die, spent_grit, worth, worth_all, worth_of

NEXT_SHIP = 0.6
"""What must be gained for an activation to be worth its while before the next ship comes home."""


def answer(sight: Sight, number: int) -> float:
    """An option of the question asked: all that follows from it."""
    asked = sight.view.question
    return worth_all(sight, asked.options[number].effects) if asked else 0.0


@worth_of(Load)
def loaded(sight: Sight, effect: Load) -> float:
    cost = spent_grit(sight, effect.grit) + sight.taste.transfer if effect.grit else 0.0
    return put(sight, effect.token, *effect.at) - cost


@worth_of(LoadKind)
def load_kind(sight: Sight, effect: LoadKind) -> float:
    return sight.need[effect.token]


@worth_of(LeaveCargo)
def left(sight: Sight, effect: LeaveCargo) -> float:
    return 0.0


@worth_of(SellCargo)
def sold(sight: Sight, effect: SellCargo) -> float:
    return worth(sight, GainGrit(1))


@worth_of(TurnOverCloud)
def turned_over(sight: Sight, effect: TurnOverCloud) -> float:
    return sight.taste.large_cloud


@worth_of(RollAgain)
def rolled_again(sight: Sight, effect: RollAgain) -> float:
    return die(sight, Roll())


@worth_of(GiveUp)
def given_up(sight: Sight, effect: GiveUp) -> float:
    return -give_up(sight, *effect.at)


@worth_of(Pay)
def still_to_pay(sight: Sight, effect: Pay) -> float:
    return -cheapest(sight, effect.units)


@worth_of(PutToken)
def laid(sight: Sight, effect: PutToken) -> float:
    return put(sight, effect.token, *effect.at)


@worth_of(KeepForPayment)
def kept_for_payment(sight: Sight, effect: KeepForPayment) -> float:
    """It saves a token that lies on a slot."""
    return 0.4 + max(sight.need.values())


@worth_of(SpendGrit)
def spent(sight: Sight, effect: SpendGrit) -> float:
    return -spent_grit(sight, effect.amount)


@worth_of(PutOutpost)
def put_outpost(sight: Sight, effect: PutOutpost) -> float:
    return outpost_at(sight, effect.port)


@worth_of(InstallOn)
def installed(sight: Sight, effect: InstallOn) -> float:
    return upgrade_on(sight, effect.upgrade, FLAGS.index(effect.flag))


@worth_of(TakeFromMarket)
def taken(sight: Sight, effect: TakeFromMarket) -> float:
    return outfitting(sight, effect.card)


@worth_of(RefreshMarket)
def refreshed(sight: Sight, effect: RefreshMarket) -> float:
    """A new card to choose from, unless the one that goes is the best."""
    cards = sight.view.guild
    best = max(outfitting(sight, card) for card in cards)
    return 0.2 if outfitting(sight, cards[-1]) < best else -0.2


@worth_of(PutOutfitting)
def put_outfitting(sight: Sight, effect: PutOutfitting) -> float:
    """What it covers, and a row whose crewmate may fill its slots."""
    row = sight.me.rows[effect.row]
    covers = LAYOUT[sight.me.layout].spaces[SPACES - len(row.spaces)]
    crew = "K" in OUTFITTING[effect.card].slots and sight.me.ships[effect.row].crewmate
    return worth(sight, covers) + (1.0 if crew else 0.0) - 0.2 * (SPACES - len(row.spaces))


@worth_of(BringHome)
def brought_home(sight: Sight, effect: BringHome) -> float:
    """First the rows that give, then those that spend."""
    lean = 0.0
    for placed in sight.me.rows[effect.row].outfittings:
        if "" not in placed.filled:
            gives = OUTFITTING[placed.card].effects[0]
            lean += 0.1 if isinstance(gives, GainGrit | GainToken | DrawEncounter) else 0.0
            lean -= 0.1 if isinstance(gives, GritForFame | Step) else 0.0
    return NEXT_SHIP + max(-0.3, min(0.3, lean))


@worth_of(Activate)
def activated(sight: Sight, effect: Activate) -> float:
    """Without pawns whatever helps; the captain only for more than he could do elsewhere."""
    card = sight.me.rows[effect.row].outfittings[effect.place].card
    gain = activation(sight, card)
    if any(pawn.pawn == "captain" for pawn in effect.pawns):
        gain -= max(captain(sight), 0.5 if more_ships(sight) else 0.0)
    gain -= 0.1 * len(effect.pawns)
    spends = isinstance(OUTFITTING[card].effects[0], GritForFame)  # last, when all other grit is spent
    return gain if gain <= 0 else NEXT_SHIP + (0.4 if spends else 1.0) + gain


def more_ships(sight: Sight) -> bool:
    """Whether ships are still to come home in this recall."""
    asked = sight.view.question
    options = asked.options if asked else ()
    return any(isinstance(effect, BringHome) for option in options for effect in option.effects)


@worth_of(CaptainActs)
def captain_acts(sight: Sight, effect: CaptainActs) -> float:
    """In the last row, so that he is free till then for what is better."""
    card = WONDER.get(effect.wonder) or STARTING_WONDER[effect.wonder]
    gain = worth_all(sight, card.ability.effects) if isinstance(card.ability, Captain) else 0.0
    return min(gain, 0.2) if more_ships(sight) else gain


@worth_of(RunAgain)
def run_again(sight: Sight, effect: RunAgain) -> float:
    return activation(sight, sight.me.rows[effect.row].outfittings[effect.place].card)


@worth_of(SwapAt)
def swap_at(sight: Sight, effect: SwapAt) -> float:
    """The token least wanted."""
    row, place, slot = effect.at
    token = token_of(sight.me.rows[row].outfittings[place].filled[slot])
    return max(sight.need.values()) - (sight.need[token] if token else 0.0) - 0.2


@worth_of(SwapTo)
def swap_to(sight: Sight, effect: SwapTo) -> float:
    return sight.need[effect.token]
