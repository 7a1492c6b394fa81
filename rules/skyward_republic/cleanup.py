"""The clean-up: all discard down to seven at once, sealed until all have answered (SR-B06, SQ-14, SQ-44)."""

from __future__ import annotations

from rules.core.questions import Seat
from rules.core.revealing import reveal
from rules.core.words import listed
from rules.skyward_republic.agenda import deed
from rules.skyward_republic.discarding import put_down
from rules.skyward_republic.drafting import start_round
from rules.skyward_republic.effects import Cogs, Effect
from rules.skyward_republic.ending import check_guard
from rules.skyward_republic.scoring import start_scoring
from rules.skyward_republic.table import Sealed, Table
from rules.skyward_republic.terms import HAND_LIMIT, TRADE
from rules.skyward_republic.triggers import Triggers

CHOSEN = "Your choice is made; it shows when all have answered."


class FinishCleanup(Effect, frozen=True):
    """If a trade brought new cards over the limit, once more; else the round is over."""

    def text(self) -> str:
        return "end the round"


def start_cleanup(table: Table) -> None:
    """Those above the limit are asked, all at once; hand sizes are open, so it tells nothing who is (SQ-44)."""
    check_guard(table)
    above = [seat for seat in table.clockwise(table.warden) if len(table.mats[seat].hand) > HAND_LIMIT]
    if not above or (table.ending and not table.options.hand_limit_in_last_round):
        end_round(table)
        return
    table.phase = "clean-up"
    table.turn = table.warden
    hold = "holds" if len(above) == 1 else "hold"
    table.tell(
        f"{listed([f'{{{seat}}}' for seat in above])} {hold} more than {HAND_LIMIT} cards: some are discarded now."
    )
    for seat in above:
        table.mats[seat].sealed = Sealed()


def sealed_of(table: Table, seat: Seat) -> Sealed:
    """What a seat that is asked has chosen so far."""
    sealed = table.mats[seat].sealed
    assert sealed is not None
    return sealed


def remaining(table: Table, seat: Seat) -> int:
    """Cards that would be left in hand."""
    sealed = sealed_of(table, seat)
    return len(table.mats[seat].hand) - len(sealed.chosen) - len(sealed.trades)


def must_choose(table: Table, seat: Seat) -> bool:
    """Whether the choice is not complete: too many cards left, or a trade begun (SQ-44)."""
    return remaining(table, seat) > HAND_LIMIT or sealed_of(table, seat).trading


def set_aside(table: Table, seat: Seat, card: str) -> None:
    """Choose a card: for the trade begun, else to discard."""
    sealed = sealed_of(table, seat)
    if not sealed.trading:
        sealed.chosen.append(card)
        return
    sealed.trades.append(card)
    sealed.trading = len(sealed.trades) % TRADE != 0


def seal(table: Table, seat: Seat) -> None:
    """The answer stands; when all stand, they are opened in Warden order (SQ-44)."""
    sealed_of(table, seat).done = True
    asked = [mat.sealed for mat in table.mats if mat.sealed]
    if not all(each.done for each in asked):
        table.whisper(seat, CHOSEN)
        return
    reveal(table)
    table.turns += 1
    opened = [(other, open_seal(table, other)) for other in table.clockwise(table.warden) if table.mats[other].sealed]
    table.then(table.warden, FinishCleanup())
    for other, effects in reversed(opened):
        table.then(other, *effects)


def open_seal(table: Table, seat: Seat) -> tuple[Effect, ...]:
    """Put down what a seat chose; the cogs of its trades follow when all have (SQ-14)."""
    sealed = sealed_of(table, seat)
    table.mats[seat].sealed = None
    put_down(table, seat, [*sealed.trades, *sealed.chosen])
    traded = len(sealed.trades) // TRADE
    return (Cogs(1), Triggers("trade")) * traded


@deed(FinishCleanup)
def finish_cleanup(table: Table, seat: Seat, effect: FinishCleanup) -> None:
    start_cleanup(table)


def end_round(table: Table) -> None:
    """The next round, or the scoring after the last (SR-E01)."""
    if table.ending:
        start_scoring(table)
        return
    table.round += 1
    start_round(table)
