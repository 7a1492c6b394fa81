"""What a player of Skyward Republic holds, in words, from their own view. Shown to nobody else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.words import count, fitted
from rules.core.questions import Seat
from rules.skyward_republic.briefs import about
from rules.skyward_republic.cards.decks import BENEFACTOR, any_card, name
from rules.skyward_republic.terms import ICONS, Kind, icon_words
from rules.skyward_republic.view import MatView, SealedView, TableView

TITLES: dict[Kind, str] = {
    "faction": "Faction cards",
    "building": "Buildings",
    "extension": "Extensions",
    "vehicle": "Vehicles",
    "critter": "Critters",
    "benefactor": "Private Benefactors",
}


def hand(view: TableView, seat: Seat) -> str:
    """Cogs, VP, tokens and icons; the cards by kind; what has been chosen and nobody else sees yet."""
    lines = [_stock(view.mats[seat], len(view.hand)), *_cards(view, view.mats[seat])]
    if view.sealed:
        lines += _sealed(view.sealed)
    return fitted(lines)


def _stock(mat: MatView, held: int) -> str:
    icons = icon_words("".join(icon * many for icon, many in zip(ICONS, mat.icons, strict=True)))
    stock = f"{mat.vp} VP, {count(mat.cogs, 'cog')}, {count(mat.tokens, 'Benefactor token')} left"
    return f"{stock}. Icons in your airspace: {icons or 'none'}. {count(held, 'card')} in hand, for your eyes only."


def _cards(view: TableView, mat: MatView) -> Iterator[str]:
    """By kind, each card with what it costs and does."""
    cards = Counter(view.hand)
    for kind, title in TITLES.items():
        found = [card for card in cards if any_card(card).kind == kind]
        if found:
            yield f"**{title}**"
            yield from (_line(card, cards[card], mat) for card in found)


def _line(card: str, many: int, mat: MatView) -> str:
    times = f"{many} × " if many > 1 else ""
    short = f" {_lacking(card, mat)}" if card in BENEFACTOR else ""
    return f"- {times}{name(card)}: {about(card)}{short}"


def _lacking(card: str, mat: MatView) -> str:
    """What the airspace still lacks for a Benefactor."""
    have = Counter[str](dict(zip(ICONS, mat.icons, strict=True)))
    missing = Counter(BENEFACTOR[card].threshold) - have
    words = icon_words("".join(missing.elements()))
    return f"You lack {words}." if words else "You have what it needs."


def _sealed(sealed: SealedView) -> Iterator[str]:
    """What the player has chosen in a phase in which all choose at once."""
    if sealed.dealt:
        yield "**Dealt to you**"
        yield from (f"- {name(card)}: {about(card)}" for card in sealed.dealt)
    chosen = [name(card) for card in (*sealed.trades, *sealed.chosen)]
    if chosen:
        yield f"Chosen so far: {', '.join(chosen)}. It shows when all have answered."
