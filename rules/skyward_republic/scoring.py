"""The final scoring: SCORE abilities, cogs, places and the tie-break (SR-E02, SR-E03, SQ-48 to SQ-53)."""

from __future__ import annotations

from rules.core.outcome import Outcome, Score, ScoreLine
from rules.core.questions import Seat
from rules.core.words import some
from rules.skyward_republic.agenda import deed
from rules.skyward_republic.airspace import cards_of
from rules.skyward_republic.cards.decks import CARD, name
from rules.skyward_republic.cards.records import Score as ScoreAbility
from rules.skyward_republic.conditions import holds, rivals_beaten
from rules.skyward_republic.counting import count, placed_tokens
from rules.skyward_republic.effects import AnyEffect, CogToExtension, DoubleCogs, Effect, If, Per, PerRival, Vp
from rules.skyward_republic.table import Table

TIE_BREAK = "more placed Benefactor tokens"


SHARED = "nothing: the victory is shared"


class CloseGame(Effect, frozen=True):
    """The game is over."""

    def text(self) -> str:
        return "end the game"


def start_scoring(table: Table) -> None:
    """Cogs that SCORE abilities may turn into Extensions come first, in Warden order (SQ-31, SQ-52)."""
    table.phase = "scoring"
    table.then(table.warden, CloseGame())
    for seat in reversed(table.clockwise(table.warden)):
        found = [effect for card in score_cards(table, seat) for effect in score_effects(card)]
        table.then(seat, *(effect for effect in found if isinstance(effect, CogToExtension)))


@deed(CloseGame)
def close_game(table: Table, seat: Seat, effect: CloseGame) -> None:
    table.over = True
    table.tell("The game is over.")


def score_cards(table: Table, seat: Seat) -> list[str]:
    """Cards of an airspace with a SCORE ability."""
    return [card for card in cards_of(table.mats[seat]) if score_effects(card)]


def score_effects(card: str) -> tuple[AnyEffect, ...]:
    """The SCORE effects of a card, said by that card."""
    ability = getattr(CARD[card], "ability", None)
    return tuple(each.on(card) for each in ability.effects) if isinstance(ability, ScoreAbility) else ()


def worth(table: Table, seat: Seat, effect: AnyEffect) -> int:
    """VP of a SCORE effect as the table stands."""
    match effect:
        case Vp(amount=amount):
            return amount
        case Per(counted=counted, of=of, card=card, most=most, each=Vp(amount=amount)):
            points = amount * count(table, seat, counted, of, card)
            return min(points, most) if most else points
        case PerRival(each=Vp(amount=amount)):
            return amount * rivals_beaten(table, seat, effect)
        case If(effects=effects):
            return sum(worth(table, seat, each) for each in effects) if holds(table, seat, effect) else 0
        case DoubleCogs():
            return table.mats[seat].cogs
        case CogToExtension():
            return 0
        case _:
            raise TypeError(f"{effect} is not worth VP at the end.")


def score_of(table: Table, seat: Seat) -> Score:
    """Every line of one seat's score: in play, each SCORE ability, cogs (SR-E02)."""
    mat = table.mats[seat]
    lines = [ScoreLine("In play", mat.vp)]
    lines += [
        ScoreLine(name(card), sum(worth(table, seat, each) for each in score_effects(card)))
        for card in score_cards(table, seat)
    ]
    lines.append(ScoreLine(some(mat.cogs, "cog"), mat.cogs))
    return Score(tuple(lines), sum(line.points for line in lines), seat)


def outcome(table: Table) -> Outcome | None:
    """The end of the game, or None while it lasts (SR-E03)."""
    if not table.over:
        return None
    seats = [Seat(seat) for seat in range(table.seats)]
    lines = tuple(score_of(table, seat) for seat in seats)
    keys = {seat: (lines[seat].total, placed_tokens(table, seat)) for seat in seats}
    places = sorted(set(keys.values()), reverse=True)
    ranking = tuple(tuple(int(seat) for seat in seats if keys[seat] == place) for place in places)
    best = [key for key in keys.values() if key[0] == places[0][0]]
    decided = None if len(best) == 1 else TIE_BREAK if best.count(places[0]) == 1 else SHARED
    return Outcome(lines, ranking, ranking[0], decided)
