"""What may be passed for a player who wishes it: known to everybody, so that it tells nobody anything (SR-B01)."""

from __future__ import annotations

from rules.core.questions import Seat
from rules.skyward_republic.actions import PassClaim
from rules.skyward_republic.benefactors import claimable_market
from rules.skyward_republic.table import Table

WHY = "{{{seat}}} lets me pass: no Benefactor of the market is open to them."


def passes(table: Table, seat: Seat) -> tuple[PassClaim, str] | None:
    """The pass, and what is said of it, where no market Benefactor can be claimed; hands are not looked at."""
    asked = table.phase == "benefactor" and table.turn == seat and not table.agenda and not table.over
    return (PassClaim(), WHY.format(seat=seat)) if asked and not claimable_market(table, seat) else None
