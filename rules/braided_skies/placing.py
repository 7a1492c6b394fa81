"""Putting a gained token on an open slot of the mat (BS-R07, BQ-33)."""

from __future__ import annotations

from rules.braided_skies.agenda import Asked, asks, deed, option
from rules.braided_skies.effects import Effect
from rules.braided_skies.mats import Slot, open_slots, slot_name
from rules.braided_skies.table import Table
from rules.braided_skies.terms import TOKEN_NAME, Token
from rules.core.questions import Question, Seat


class PlaceToken(Effect, frozen=True):
    """Put a gained token on an open slot of any row, free of grit, or lose it (BS-R07, BQ-33)."""

    token: Token

    def text(self) -> str:
        return f"place a {TOKEN_NAME[self.token]}"

    def missed(self) -> str:
        return f"has no open slot for a {TOKEN_NAME[self.token]}: not gained"


class PutToken(Effect, frozen=True):
    """Lay a token on a certain slot."""

    token: Token
    at: Slot

    def text(self) -> str:
        return f"place a {TOKEN_NAME[self.token]}"


@asks(PlaceToken)
def where_to_place(table: Table, seat: Seat, effect: PlaceToken) -> Asked:
    """Any open matching slot of any row; with none the token is lost (BS-R07, BQ-33)."""
    mat = table.mats[seat]
    name = TOKEN_NAME[effect.token]
    places = [
        option(f"{name.capitalize()} to {slot_name(mat, at)}", PutToken(effect.token, at))
        for at in open_slots(table, seat, effect.token)
    ]
    return Question(f"Where does the {name} go?", tuple(places))


@deed(PutToken)
def put_token(table: Table, seat: Seat, effect: PutToken) -> None:
    mat = table.mats[seat]
    mat.rows[effect.at.row][effect.at.place].tokens[effect.at.slot] = effect.token
    table.tell(f"{{{seat}}} places a {TOKEN_NAME[effect.token]} on {slot_name(mat, effect.at)}.")
