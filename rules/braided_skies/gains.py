"""Gaining: grit, fame, tokens, dice, and the small connecting effects of the cards."""

from __future__ import annotations

from typing import cast

from rules.braided_skies.agenda import Asked, asks, deed, option
from rules.braided_skies.cards.records import Rule
from rules.braided_skies.drawing import roll_die
from rules.braided_skies.effects import (
    DrawEncounter,
    EachPlayer,
    Effect,
    Either,
    FameIf,
    FamePer,
    GainFame,
    GainGrit,
    GainToken,
    GritForFame,
    PayGrit,
    PlaceFame,
    PlaceOutpost,
    Roll,
    TwoOfAColour,
    words,
)
from rules.braided_skies.encounters import Prospect, token_is_useful
from rules.braided_skies.mats import counted, has_rule, in_supply, open_slots
from rules.braided_skies.outposts import free_for_outpost
from rules.braided_skies.paying import MOST_PLAYS, still_covers
from rules.braided_skies.placing import PlaceToken
from rules.braided_skies.ports import in_visit
from rules.braided_skies.table import Table
from rules.braided_skies.terms import TAPSTONES, TOKEN_NAME, TOKENS, TRACKS, Token, sentence, some
from rules.core.questions import Question, Seat

FAME_TOKENS = 15
"""Fame tokens in the game (BS-C06)."""


@deed(GainGrit)
def gain_grit(table: Table, seat: Seat, effect: GainGrit) -> None:
    """Grit above the top of its track is lost (BQ-26)."""
    mat = table.mats[seat]
    gained = min(effect.amount, table.options.GRIT_MAX - mat.grit)
    mat.grit += gained
    if gained:
        table.tell(f"{{{seat}}} gains {gained} grit.")


@deed(GainFame)
def gain_fame(table: Table, seat: Seat, effect: GainFame) -> None:
    """Fame is a plain number; flipping the token is for show (BQ-27)."""
    table.mats[seat].fame += effect.amount
    table.tell(f"{{{seat}}} gains {effect.amount} fame.")


class SpendGrit(Effect, frozen=True):
    """Pay grit."""

    amount: int

    def text(self) -> str:
        return f"pay {self.amount} grit"


@deed(SpendGrit)
def spend_grit(table: Table, seat: Seat, effect: SpendGrit) -> None:
    """Grit is never negative: whoever offers a payment has looked (BQ-26)."""
    table.tell(f"{{{seat}}} pays {effect.amount} grit.")
    table.mats[seat].grit -= effect.amount


def choices_of_kind(table: Table, seat: Seat, kind: str) -> list[Token]:
    """The tokens a free choice may name: those in supply, and outside a visit those with an open slot.

    From an encounter only those that can be used, and with which a cost being paid can still be met (BQ-30).
    """
    tokens = [token for token in (TOKENS if kind == "W" else TAPSTONES) if in_supply(table, token)]
    if table.in_encounter:
        after = Prospect(table.mats[seat].grit, MOST_PLAYS - table.plays)
        useful = [token for token in tokens if token_is_useful(table, seat, token, after)]
        return [token for token in useful if still_covers(table, seat, (token,))]
    if in_visit(table):
        return tokens
    return [token for token in tokens if open_slots(table, seat, token)]


@asks(GainToken)
def which_token(table: Table, seat: Seat, effect: GainToken) -> Asked | None:
    """A free colour is named when it is gained (BQ-84)."""
    if effect.kind not in ("X", "W"):
        return None
    kinds = choices_of_kind(table, seat, effect.kind)
    gains = [option(f"Gain a {TOKEN_NAME[token]}", GainToken(token)) for token in kinds]
    asked = "Which tapstone do you gain?" if effect.kind == "X" else "Do you gain a tapstone or a tourist?"
    return Question(asked, tuple(gains))


@deed(GainToken)
def gain_token(table: Table, seat: Seat, effect: GainToken) -> None:
    """Into the hold in a visit, to be used at once from an encounter, else onto a slot (BQ-16, BQ-30, BQ-33)."""
    token = cast("Token", effect.kind)  # X and W were asked for
    if not in_supply(table, token):
        table.tell(f"No {TOKEN_NAME[token]} is left in the supply.")
    elif table.in_encounter:
        table.pending.append(token)
    elif in_visit(table) and table.visit:
        table.visit.hold.append(token)
        table.tell(f"{{{seat}}} takes a {TOKEN_NAME[token]} aboard.")
    else:
        table.then(seat, PlaceToken(token))


@asks(TwoOfAColour)
def which_pair(table: Table, seat: Seat, effect: TwoOfAColour) -> Asked:
    """Two tapstones of one colour, to be named."""
    pairs = [
        option(f"Gain 2 {TOKEN_NAME[token]}s", GainToken(token), GainToken(token))
        for token in TAPSTONES
        if in_supply(table, token) and still_covers(table, seat, (token, token))
    ]
    return Question("Which colour do you gain 2 of?", tuple(pairs))


class Rolled(Effect, frozen=True):
    """A die that has been rolled and not yet resolved; None is the encounter face."""

    face: Token | None

    def text(self) -> str:
        return "draw an encounter card" if self.face is None else f"gain a {TOKEN_NAME[self.face]}"


class RollAgain(Effect, frozen=True):
    """The one reroll of a deploy (1.F.9)."""

    def text(self) -> str:
        return "roll the die again"


@deed(Roll)
def roll(table: Table, seat: Seat, effect: Roll) -> None:
    """One independent roll, resolved at once (BS-H02)."""
    face = roll_die(table)
    table.tell(f"{{{seat}}} rolls {'an encounter' if face is None else 'a ' + TOKEN_NAME[face]}.")
    table.then(seat, Rolled(face))


@asks(Rolled)
def keep_or_roll_again(table: Table, seat: Seat, effect: Rolled) -> Asked | None:
    """Once a deploy one die may be rolled again before it is resolved; the second stands."""
    visit = table.visit
    if visit is None or visit.rerolled or not has_rule(table, seat, Rule.REROLL):
        return None
    kept = resolved(effect)
    return Question(
        "Keep the die, or roll it again?", (option(f"Keep: {kept.text()}", kept), option("Roll again", RollAgain()))
    )


def resolved(die: Rolled) -> GainToken | DrawEncounter:
    """What a die brings (BS-H01, BQ-37)."""
    return DrawEncounter() if die.face is None else GainToken(die.face)


@deed(Rolled)
def take_die(table: Table, seat: Seat, effect: Rolled) -> None:
    table.then(seat, resolved(effect))


@deed(RollAgain)
def roll_again(table: Table, seat: Seat, effect: RollAgain) -> None:
    if table.visit:
        table.visit.rerolled = True
    table.then(seat, Roll())


@deed(FamePer)
def fame_per(table: Table, seat: Seat, effect: FamePer) -> None:
    fame = counted(table, seat, effect.counted)
    if effect.most:
        fame = min(fame, effect.most)
    if fame:
        gain_fame(table, seat, GainFame(fame))


@deed(FameIf)
def fame_if(table: Table, seat: Seat, effect: FameIf) -> None:
    """Checked at the moment of passing, once, never again (BQ-63)."""
    if counted(table, seat, effect.counted) >= effect.least:
        gain_fame(table, seat, GainFame(effect.fame))


def fame_supply(table: Table) -> int:
    """Fame tokens not lying on wonder ports."""
    return FAME_TOKENS - sum(table.wonder_fame)


@deed(PlaceFame)
def place_fame(table: Table, seat: Seat, effect: PlaceFame) -> None:
    """As far as the supply goes (BQ-19)."""
    placed = min(effect.tokens, fame_supply(table))
    table.wonder_fame[TRACKS.index(effect.track)] += placed
    if placed:
        table.tell(f"{some(placed, 'fame token')} placed on the {effect.track} wonder port.")


@deed(EachPlayer)
def each_player(table: Table, seat: Seat, effect: EachPlayer) -> None:
    """The acting player first, then clockwise."""
    for other in reversed(range(table.seats)):
        table.then(Seat((seat + other) % table.seats), effect.effect)


@asks(Either)
def which_side(table: Table, seat: Seat, effect: Either) -> Asked:
    """The player chooses one side of the "/" (BS-K10); an outpost only where one can be placed (BQ-81)."""
    sides = [
        option(sentence(words(side))[:-1], *side)
        for side in (effect.first, effect.second)
        if side != (PlaceOutpost(),) or free_for_outpost(table, seat)
    ]
    return Question("Which do you choose?", tuple(sides))


@deed(PayGrit)
def pay_grit(table: Table, seat: Seat, effect: PayGrit) -> None:
    """Costs are all or nothing (conventions 3.4)."""
    if table.mats[seat].grit >= effect.grit:
        table.mats[seat].grit -= effect.grit
        table.tell(f"{{{seat}}} pays {effect.grit} grit.")
        table.then(seat, *effect.effects)


@asks(GritForFame)
def how_much_grit(table: Table, seat: Seat, effect: GritForFame) -> Asked:
    """Hero's Gauntlet: a number up to one's grit (BQ-85, BS-OR05)."""
    grit = table.mats[seat].grit
    numbers = [option(f"Pay {n} grit for {n} fame", SpendGrit(n), GainFame(n)) for n in range(grit, 0, -1)]
    return Question("How much grit do you pay?", tuple(numbers))
