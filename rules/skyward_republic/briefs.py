"""A card in half a line: what somebody who has never seen it must know to choose it, or to let it go."""

from __future__ import annotations

from collections.abc import Iterable

from rules.skyward_republic.cards.decks import any_card, name, text
from rules.skyward_republic.cards.records import Benefactor, Building, Extension, FactionCard
from rules.skyward_republic.terms import KIND_NAME, icon_words


def brief(card: str) -> str:
    """Kind, cost, VP and the timing of the ability: "Building for 2 Maker, 3 VP, LAUNCH"."""
    found = any_card(card)
    match found:
        case FactionCard(icons=icons):
            return f"pays {icon_words(icons)}"
        case Benefactor(threshold=icons, vp=vp):
            return f"needs {icon_words(icons)}, {vp} VP"
        case Building(cost=icons, vp=vp) | Extension(cost=icons, vp=vp):
            worth = f"{KIND_NAME[found.kind]} for {icon_words(icons)}, {vp} VP"
        case _:
            worth = f"{KIND_NAME[found.kind]}, {found.vp} VP at once"
    timing = text(found).partition(":")[0]
    return f"{worth}, {timing}" if timing else worth


def about(card: str) -> str:
    """The same with the whole ability: "Building for 2 Maker, 3 VP. LAUNCH: gain 1 cog."."""
    found, ability = any_card(card), text(any_card(card))
    timing = ability.partition(":")[0]
    known = brief(card).removesuffix(f", {timing}") if not isinstance(found, Benefactor) else brief(card)
    return f"{known[:1].upper()}{known[1:]}. {ability}".rstrip()


def introduced(cards: Iterable[str]) -> str:
    """Cards by name, each with its half line: "Maker (pays 1 Maker), Party Wall (Extension for 1 Maker, 1 VP)"."""
    return ", ".join(f"{name(card)} ({brief(card)})" for card in cards)
