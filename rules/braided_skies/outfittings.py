"""Outfitting cards: the Guild's market, the deck, and placing a card on the mat (BS-P03 to P09)."""

from __future__ import annotations

from rules.braided_skies.agenda import Asked, asks, deed, option
from rules.braided_skies.cards.decks import LAYOUT, OUTFITTING
from rules.braided_skies.cards.records import Outfitting
from rules.braided_skies.drawing import draw_outfitting, may_draw_outfitting
from rules.braided_skies.effects import DrawOutfitting, Effect
from rules.braided_skies.mats import cards_in, rows_with_space
from rules.braided_skies.table import Placed, Table
from rules.braided_skies.terms import FLAGS, SLOT_NAME, TOKEN_NAME, listed
from rules.core.questions import Question, Seat

MARKET = 4
"""Cards face up at the Guild (BS-S08)."""


def slots_in_words(card: Outfitting) -> str:
    """The slots of an outfitting: "yellow, wild"."""
    return ", ".join(SLOT_NAME[slot] for slot in card.slots)


def card_in_words(card: Outfitting) -> str:
    """An outfitting told from its namesakes: "Crew Story Hour (yellow, wild)"."""
    return f"{card.name} ({slots_in_words(card)})"


def refill_market(table: Table) -> None:
    """Slide along the arrows and put a new card at the top left, as long as there are any (BQ-53)."""
    while len(table.guild) < MARKET:
        card = draw_outfitting(table)
        if card is None:
            return
        table.guild.insert(0, card)
        table.tell(f"{OUTFITTING[card].name} comes to the Guild's market.")


class RefreshMarket(Effect, frozen=True):
    """Discard the bottom-left card and reveal a new one at the top left (BS-P04)."""

    def text(self) -> str:
        return "discard the oldest card of the market and reveal a new one"


@deed(RefreshMarket)
def refresh(table: Table, seat: Seat, effect: RefreshMarket) -> None:
    """The discard comes first, so an empty deck may deal the very card again (BQ-55)."""
    gone = table.guild.pop()
    table.outfitting_discards.append(gone)
    table.tell(f"{{{seat}}} discards {OUTFITTING[gone].name} from the market.")
    refill_market(table)


class OfferRefresh(Effect, frozen=True):
    """The option of the Guild, once, before choosing (BS-P04)."""

    def text(self) -> str:
        return "you may discard the oldest card of the market"


@asks(OfferRefresh)
def whether_to_refresh(table: Table, seat: Seat, effect: OfferRefresh) -> Asked:
    """No extra cost; always legal (BQ-54)."""
    oldest = card_in_words(OUTFITTING[table.guild[-1]])
    return Question(
        "Do you discard the market's oldest card first?",
        (option(f"Discard {oldest}", RefreshMarket(), hint="A new card is revealed."), option("Keep the market")),
    )


class ChooseFromMarket(Effect, frozen=True):
    """Take one face-up card (BS-P05)."""

    def text(self) -> str:
        return "take an outfitting of the market"


class TakeFromMarket(Effect, frozen=True):
    """Take a certain card of the market."""

    card: str

    def text(self) -> str:
        return f"take {OUTFITTING[self.card].name}"


class RefillMarket(Effect, frozen=True):
    """Refill at once by sliding (BS-P05)."""

    def text(self) -> str:
        return "refill the market"


@asks(ChooseFromMarket)
def which_outfitting(table: Table, seat: Seat, effect: ChooseFromMarket) -> Asked:
    """Any of the face-up cards; cards alike in all are one option."""
    named = {card_in_words(OUTFITTING[card]): card for card in table.guild}
    takes = [option(f"Take {name}", TakeFromMarket(card), hint=OUTFITTING[card].text()) for name, card in named.items()]
    return Question("Which outfitting do you take?", tuple(takes))


@deed(TakeFromMarket)
def take_from_market(table: Table, seat: Seat, effect: TakeFromMarket) -> None:
    """The covered benefit comes before the refill (BQ-29)."""
    table.guild.remove(effect.card)
    table.tell(f"{{{seat}}} takes {OUTFITTING[effect.card].name} from the market.")
    table.then(seat, PlaceOutfitting(effect.card), RefillMarket())


@deed(RefillMarket)
def refill(table: Table, seat: Seat, effect: RefillMarket) -> None:
    refill_market(table)


class PlaceOutfitting(Effect, frozen=True):
    """Place a card on the leftmost empty space of a row of choice (BS-P05)."""

    card: str

    def text(self) -> str:
        return f"place {OUTFITTING[self.card].name}"


class PutOutfitting(Effect, frozen=True):
    """Place a card in a certain row."""

    card: str
    row: int

    def text(self) -> str:
        return f"place {OUTFITTING[self.card].name} in the {FLAGS[self.row]} row"


@asks(PlaceOutfitting)
def which_row(table: Table, seat: Seat, effect: PlaceOutfitting) -> Asked:
    """Each row fills from the left by itself; the row is the player's choice (BQ-51)."""
    mat = table.mats[seat]
    spaces = LAYOUT[mat.layout].spaces
    rows = [
        option(
            f"Place it in the {FLAGS[row]} row: {spaces[cards_in(mat, row)].text()}", PutOutfitting(effect.card, row)
        )
        for row in rows_with_space(mat)
    ]
    return Question(f"In which row do you place {card_in_words(OUTFITTING[effect.card])}?", tuple(rows))


@deed(PutOutfitting)
def put_outfitting(table: Table, seat: Seat, effect: PutOutfitting) -> None:
    """Gain the benefit it covers, once (BS-P05, BQ-29)."""
    mat = table.mats[seat]
    covered = LAYOUT[mat.layout].spaces[cards_in(mat, effect.row)]
    card = OUTFITTING[effect.card]
    mat.rows[effect.row].append(Placed(card.id, [""] * len(card.slots)))
    table.tell(f"{{{seat}}} places {card.name} in the {FLAGS[effect.row]} row.")
    table.then(seat, covered)


@deed(DrawOutfitting)
def gain_from_deck(table: Table, seat: Seat, effect: DrawOutfitting) -> None:
    """The top of the deck, shown, then placed; with no empty space nothing is drawn (BS-P08, BQ-50)."""
    if not rows_with_space(table.mats[seat]) or not may_draw_outfitting(table):
        table.tell(f"{{{seat}}} has no space for an outfitting, or none is left: not gained.")
        return
    card = draw_outfitting(table)
    if card:
        table.tell(f"{{{seat}}} draws {OUTFITTING[card].name}.")
        table.then(seat, PlaceOutfitting(card))


def token_words(kinds: str) -> str:
    """A cost in words: "2 yellow tapstones and a tourist" for "YYT"."""
    parts = []
    for kind in dict.fromkeys(kinds):
        count = kinds.count(kind)
        name = TOKEN_NAME[kind]
        plural = name.replace("tapstone", "tapstones").replace("tourist", "tourists")
        parts.append(f"a {name}" if count == 1 else f"{count} {plural}")
    return listed(parts)
