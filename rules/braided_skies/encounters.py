"""Encounter cards: drawn face up, played two a turn at most, one option of two (BS-E)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from rules.braided_skies.agenda import Asked, asks, deed, option, waits
from rules.braided_skies.cards.decks import ENCOUNTER
from rules.braided_skies.cards.records import Rule
from rules.braided_skies.drawing import draw_encounter, may_draw_outfitting
from rules.braided_skies.effects import (
    AnyEffect,
    DrawEncounter,
    DrawOutfitting,
    Effect,
    FamePer,
    GainFame,
    GainGrit,
    GainToken,
    Install,
    PayGrit,
    PlaceOutpost,
    Step,
    TwoOfAColour,
    words,
)
from rules.braided_skies.mats import counted, has_rule, in_supply, open_slots, rows_with_space, slot_name
from rules.braided_skies.outposts import free_for_outpost
from rules.braided_skies.paying import (
    MEETS,
    MOST_PLAYS,
    Side,
    covers,
    means,
    meets_any,
    owed,
    tokens_of_side,
    with_tokens,
)
from rules.braided_skies.placing import PutToken
from rules.braided_skies.table import Table
from rules.braided_skies.terms import TAPSTONES, TOKEN_NAME, TOKENS, Token, sentence
from rules.braided_skies.tracks import below_top
from rules.braided_skies.upgrades import lacking
from rules.core.questions import Question, Seat
from rules.core.words import some


@deed(DrawEncounter)
def draw(table: Table, seat: Seat, effect: DrawEncounter) -> None:
    """Face up beside the captain mat, no limit (BS-E01); none left, none gained (BQ-35)."""
    card = draw_encounter(table)
    if card is None:
        table.tell(f"No encounter card is left for {{{seat}}}.")
        return
    table.mats[seat].encounters.append(card)
    table.tell(f"{{{seat}}} draws {ENCOUNTER[card].name}.")


class ChooseSide(Effect, frozen=True):
    """Choose one of the two options of a card being played (BS-E02)."""

    card: int

    def text(self) -> str:
        return f"choose an option of {ENCOUNTER[self.card].name}"


class BeginEncounter(Effect, frozen=True):
    """From here to the end of the option, tokens gained are the encounter's (BS-E05)."""

    def text(self) -> str:
        return "begin the encounter"


class EndEncounter(Effect, frozen=True):
    """The option is done; its tokens must be used at once (BQ-30)."""

    def text(self) -> str:
        return "end the encounter"


class UsePending(Effect, frozen=True):
    """Use the tokens of an encounter: on a slot, or for the payment being made (BQ-30)."""

    def text(self) -> str:
        return "use the token gained"


class PlacePending(Effect, frozen=True):
    """Take a token in hand to put it on a slot."""

    token: Token

    def text(self) -> str:
        return f"place the {TOKEN_NAME[self.token]}"


class Prospect(NamedTuple):
    """What a seat has left once it has played a card: grit, and plays of this turn."""

    grit: int
    plays: int


def prospect(table: Table, seat: Seat) -> Prospect:
    """What a seat has left as things stand."""
    return Prospect(table.mats[seat].grit, MOST_PLAYS - table.plays)


def token_is_useful(table: Table, seat: Seat, token: Token, after: Prospect) -> bool:
    """Whether a token from an encounter could be placed or paid (BQ-30)."""
    if not in_supply(table, token):
        return False
    if open_slots(table, seat, token):
        return True
    ways = owed(table)
    if ways:
        return any(meets_any(units, token) for units in ways)
    return not table.acted and _deploys_with(table, seat, token, after)


def _deploys_with(table: Table, seat: Seat, token: Token, after: Prospect) -> bool:
    """Whether some deploy could be paid with the token in hand."""
    from rules.braided_skies.deploying import legal_deploys  # the chapter of deploying stands on this one

    then = table.copy()
    then.pending = [token]
    then.plays = MOST_PLAYS - after.plays
    then.mats[seat].grit = after.grit
    return bool(legal_deploys(then, seat))


def can_do(table: Table, seat: Seat, effect: AnyEffect, after: Prospect) -> bool:
    """Whether an effect can have any effect at all (BQ-36)."""
    mat = table.mats[seat]
    match effect:
        case GainGrit():
            return mat.grit < table.options.GRIT_MAX
        case GainToken(kind=kind):
            return any(token_is_useful(table, seat, token, after) for token in TOKENS if token in MEETS[kind])
        case TwoOfAColour():
            return any(token_is_useful(table, seat, token, after) for token in TAPSTONES)
        case PayGrit(grit=grit, effects=effects):
            left = Prospect(after.grit - grit, after.plays)
            return left.grit >= 0 and any(can_do(table, seat, part, left) for part in effects)
        case PlaceOutpost():
            return bool(free_for_outpost(table, seat))
        case Step(track="any"):
            return bool(below_top(table, mat))
        case Step(track=track):
            return track in below_top(table, mat)
        case FamePer(counted=what):
            return counted(table, seat, what) > 0
        case DrawOutfitting():
            return bool(rows_with_space(mat)) and may_draw_outfitting(table)
        case Install(upgrade=upgrade):
            return bool(lacking(mat, upgrade))
        case _:
            return True  # fame, a die, an encounter card (the card played is among the discards)


def keeps_payment(table: Table, seat: Seat, side: Side, card: int, after: Prospect) -> bool:
    """Whether after this option the payment being made can still be met (BQ-30)."""
    ways = owed(table)
    if not ways:
        return True
    cost, sets = tokens_of_side(side)
    have = means(table, seat)
    return any(
        covers(table, seat, units, with_tokens(have, tokens), grit=after.grit - cost, plays=after.plays, used=(card,))
        for units in ways
        for tokens in sets
    )


def legal_sides(table: Table, seat: Seat, card: int, plays: int) -> list[tuple[str, Side]]:
    """The options of a card that may be chosen: A, B, both or none (BQ-36)."""
    after = Prospect(table.mats[seat].grit, plays)
    return [
        (letter, side)
        for letter, side in zip("AB", ENCOUNTER[card].sides(), strict=True)
        if any(can_do(table, seat, effect, after) for effect in side) and keeps_payment(table, seat, side, card, after)
    ]


def playable(table: Table, seat: Seat) -> list[int]:
    """The cards that may be played now (BS-E03, BQ-31, BQ-36)."""
    plays = MOST_PLAYS - table.plays - 1
    if plays < 0 or table.pending or table.in_encounter:
        return []
    return [card for card in table.mats[seat].encounters if legal_sides(table, seat, card, plays)]


def play_encounter(table: Table, seat: Seat, card: int) -> None:
    """Discard it, then choose an option (BS-E02)."""
    table.mats[seat].encounters.remove(card)
    table.encounter_discards.append(card)
    table.plays += 1
    table.tell(f"{{{seat}}} plays {ENCOUNTER[card].name}.")
    table.then(seat, ChooseSide(card))


@asks(ChooseSide)
def which_option(table: Table, seat: Seat, effect: ChooseSide) -> Asked:
    """One of two; only options that can be paid and do something (BQ-36)."""
    sides = legal_sides(table, seat, effect.card, MOST_PLAYS - table.plays)
    rewards = (GainFame(1),) if has_rule(table, seat, Rule.ENCOUNTER_FAME) else ()
    options = [
        option(f"{letter}: {sentence(words(side))[:-1]}", BeginEncounter(), *side, EndEncounter(), *rewards)
        for letter, side in sides
    ]
    return Question(f"{ENCOUNTER[effect.card].name}: which option?", tuple(options))


@deed(BeginEncounter)
def begin(table: Table, seat: Seat, effect: BeginEncounter) -> None:
    table.in_encounter = True


@deed(EndEncounter)
def end(table: Table, seat: Seat, effect: EndEncounter) -> None:
    """Tokens gained wait to be used, and nothing else may be done first."""
    table.in_encounter = False
    if table.pending:
        table.then(seat, UsePending())


@asks(UsePending)
def how_to_use(table: Table, seat: Seat, effect: UsePending) -> Asked | None:
    """An open slot of any row, free of grit, or the payment being made (BQ-30)."""
    mat = table.mats[seat]
    options = []
    ways = owed(table)
    for token in dict.fromkeys(table.pending):
        name = TOKEN_NAME[token]
        if any(meets_any(units, token) for units in ways):
            options.append(option(f"Pay the {name}", KeepForPayment()))
        options += [
            option(
                f"{name.capitalize()} to {slot_name(mat, at)}", PlacePending(token), PutToken(token, at), UsePending()
            )
            for at in open_slots(table, seat, token)
        ]
    if not options and not waits_for_deploy(table, seat, effect):
        return None
    return Question(f"How do you use {_counted(table.pending)}?", tuple(options))


def _counted(tokens: list[Token]) -> str:
    """Tokens by name: "the red tapstone", "the 2 blue tapstones and the tourist"."""
    many = Counter(TOKEN_NAME[token] for token in tokens)
    return " and ".join(f"the {name if count == 1 else some(count, name)}" for name, count in many.items())


@deed(UsePending)
def lose_pending(table: Table, seat: Seat, effect: UsePending) -> None:
    """What can be used no way is lost (BQ-33)."""
    for token in table.pending:
        table.tell(f"{{{seat}}} has no use for a {TOKEN_NAME[token]}: not gained.")
    table.pending = []


class KeepForPayment(Effect, frozen=True):
    """The tokens in hand go into the payment being made, which is next on the agenda and takes them first."""

    def text(self) -> str:
        return "pay with it"


@deed(KeepForPayment)
def keep_for_payment(table: Table, seat: Seat, effect: KeepForPayment) -> None:
    """`Pay` uses tokens in hand before any slot, and places what it did not need."""


@waits(UsePending)
def waits_for_deploy(table: Table, seat: Seat, effect: UsePending) -> bool:
    """Before the main action the token may also pay a deploy, so the player is asked."""
    from rules.braided_skies.deploying import legal_deploys  # the chapter of deploying stands on this one

    return not table.acted and bool(table.pending) and bool(legal_deploys(table, seat))


@deed(PlacePending)
def place_pending(table: Table, seat: Seat, effect: PlacePending) -> None:
    """From the hand to the slot that follows."""
    table.pending.remove(effect.token)
