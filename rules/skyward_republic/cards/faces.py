"""Every card as anybody may look it up: its name, its kind, and what it does in plain sentences."""

from __future__ import annotations

from rules.core.game import Face
from rules.skyward_republic.cards.benefactors import BENEFACTORS
from rules.skyward_republic.cards.decks import SKYWARD_CARDS, text
from rules.skyward_republic.cards.records import AnyCard, Benefactor, Building, Extension, FactionCard
from rules.skyward_republic.terms import KIND_NAME, icon_words


def first_words(card: AnyCard) -> tuple[str, ...]:
    """What a card costs or pays, and its VP."""
    match card:
        case FactionCard(icons=icons, copies=copies):
            return (f"Pays {icon_words(icons)}.", f"There are {copies} in the deck.")
        case Benefactor(threshold=icons, vp=vp):
            return (f"Needs {icon_words(icons)} in your airspace.", f"The first to claim it gains {vp} VP.")
        case Building(cost=icons, vp=vp) | Extension(cost=icons, vp=vp):
            return (f"Cost: {icon_words(icons)}.", f"{vp} VP.")
        case _:
            return ("Played at once, free.", f"{card.vp} VP.")


def face(card: AnyCard) -> Face:
    """One card."""
    kind = "Starting Benefactor" if isinstance(card, Benefactor) and card.starting else KIND_NAME[card.kind]
    ability = text(card)
    return Face(
        f"skyward:{card.id}", card.name, kind, (*first_words(card), *([ability] if ability else [])), card.flavour
    )


def faces() -> tuple[Face, ...]:
    """Every card there is, one face a title."""
    return tuple(face(card) for card in (*SKYWARD_CARDS, *BENEFACTORS))
