"""Every card as anybody may look it up: its name, its kind, and what it does in plain sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules.braided_skies.cards.captains import CAPTAINS
from rules.braided_skies.cards.clouds import CLOUDS
from rules.braided_skies.cards.decks import OUTFITTING
from rules.braided_skies.cards.encounters import ENCOUNTERS
from rules.braided_skies.cards.mats import LAYOUTS, PRINTED
from rules.braided_skies.cards.outfittings import OUTFITTINGS
from rules.braided_skies.cards.outposts import OUTPOST_TILES
from rules.braided_skies.cards.ports import COLLECTION_PORTS, SPECIAL_PORTS, WONDER_PORTS
from rules.braided_skies.cards.records import CollectionPort, Layout, Outfitting, PrintedRow, ServicePort
from rules.braided_skies.cards.starting_wonders import STARTING_WONDERS
from rules.braided_skies.cards.wonders import WONDERS
from rules.braided_skies.effects import Effect, GainFame, StepEach, words
from rules.braided_skies.terms import SLOT_NAME, SYMBOLS, TOKEN_NAME, TOKENS, SlotKind, Symbol, listed, sentence, some
from rules.core.game import Face

SPECIAL_GAINS: dict[str, tuple[str, ...]] = {
    "festival": (sentence(words((GainFame(9), StepEach()))),),
    "market": (
        "Pay a tapstone or a tourist to gain 1 fame.",
        "Or pay 2 tapstones of one colour, or 2 tourists, to gain 3 fame.",
        "Or pay a yellow, a blue and a red tapstone to gain 5 fame.",
    ),
    "guild": (
        "Before you choose, you may discard the oldest outfitting here and reveal a new one.",
        "Take one, place it on the leftmost empty space of a row and gain the benefit it covers.",
    ),
    "workshop": ("Install one of your harvesters on any of your ships that lacks one.",),
    "flagon": ("Install one of your crewmates on any of your ships that lacks one.",),
}
"""What each special port gives for its cost (1.F.4)."""


def cost_in_words(cost: str) -> str:
    """A string of token letters as a player would say it: "YTT" is "1 yellow tapstone and 2 tourists"."""
    return listed([some(cost.count(token), TOKEN_NAME[token]) for token in TOKENS if token in cost])


def slots_in_words(slots: tuple[SlotKind, ...]) -> str:
    """The slots of an outfitting, the word "slot" left out: "yellow + wild"."""
    return " + ".join(SLOT_NAME[slot].removesuffix(" slot") for slot in slots)


def slug(name: str) -> str:
    """A name as an id: "Hero's Gauntlet" is "heros-gauntlet"."""
    return name.lower().replace("'", "").replace(" ", "-")


def _symbols(symbols: tuple[Symbol, ...]) -> str:
    counts = Counter(symbols)
    if len(symbols) == 1:
        return f"Symbol: {symbols[0]}."
    return f"Symbols: {listed([f'{counts[symbol]} {symbol}' for symbol in SYMBOLS if counts[symbol]])}."


def _wonders() -> Iterable[Face]:
    for card in WONDERS:
        says = (
            f"Cost: {cost_in_words(card.cost)}.",
            f"At once: {words(card.instant)}.",
            _symbols(card.symbols),
            sentence(card.ability.text()),
        )
        yield Face(f"wonder:{card.id}", card.name, f"{card.track.capitalize()} wonder", says, card.flavour)
    for first in STARTING_WONDERS:
        weaker = (_symbols(first.symbols), sentence(first.ability.text()))
        yield Face(f"start:{first.id}", first.name, "Starting wonder", weaker, first.flavour)


def _encounters() -> Iterable[Face]:
    for card in ENCOUNTERS:
        sides = tuple(f"{letter}: {words(side)}." for letter, side in zip("AB", card.sides(), strict=True))
        yield Face(f"encounter:{card.id}", card.name, "Encounter card", sides, card.flavour)


def _tiles() -> Iterable[Face]:
    for tile in CLOUDS:
        says = (f"{tile.size.capitalize()} tile.", tile.text())
        yield Face(f"cloud:{tile.id}", tile.name, "Cloud tile", says, tile.flavour)
    for outpost in OUTPOST_TILES:
        visit = f"With an outpost of yours here: {outpost.benefit.text()}."
        yield Face(f"outpost:{outpost.id}", outpost.name, "Outpost tile", (visit,))


def _slots(cards: list[Outfitting], where: str) -> tuple[str, ...]:
    kinds = list(dict.fromkeys(f"{card.engine or ''} {slots_in_words(card.slots)}".strip() for card in cards))
    return (f"Slots{where}: {'; '.join(kinds)}.",) if kinds else ()


def _outfittings() -> Iterable[Face]:
    """One face a name: the copies differ in their slots alone, Wind Engines in their track as well."""
    for name in dict.fromkeys(card.name for card in OUTFITTINGS):
        copies = [card for card in OUTFITTINGS if card.name == name]
        printed = [card for card in PRINTED if card.name == name]
        where = f" on {some(len(copies), 'card')}" if len(copies) > 1 else ""
        says = (
            *dict.fromkeys(card.text() for card in copies),
            *_slots(copies, where),
            *_slots(printed, " printed on mats"),
        )
        yield Face(f"outfitting:{slug(name)}", name, "Outfitting", says, copies[0].flavour)


def _with(upgrade: str, bonus: tuple[Effect, ...]) -> tuple[str, ...]:
    return (f"With a {upgrade}: {words(bonus)}.",) if bonus else ()


def _room(port: CollectionPort | ServicePort, ships: str) -> str:
    return f"For {ships}, {'any number of them' if port.unlimited else 'one at a time'}."


def _collection_port(port: CollectionPort) -> Face:
    says = (
        f"Collection port of level {port.level}.",
        _room(port, f"ships with a {port.flag} flag"),
        sentence(words(port.core)),
        *_with("harvester", port.harvester),
    )
    return Face(f"port:{port.id}", port.name, "Port", says)


def _price(port: ServicePort) -> tuple[str, ...]:
    parts = [f"{port.grit} grit"] if port.grit else []
    parts += [cost_in_words(port.cost)] if port.cost else []
    return (f"Cost: {listed(parts)}.",) if parts else ()


def _service_port(port: ServicePort) -> Face:
    gains = (f"Pay the cost of the top {port.track} wonder and take it.",) if port.track else SPECIAL_GAINS[port.id]
    says = (
        _room(port, "ships of any flag"),
        *_price(port),
        *gains,
        *_with("crewmate", port.crewmate),
        *_with("harvester", port.harvester),
    )
    return Face(f"port:{port.id}", port.name, "Port", says)


def _row(row: PrintedRow) -> str:
    printed = [_printed(OUTFITTING[card]) for card in row.printed]
    return f"{row.flag.capitalize()} row: {listed(printed)}."


def _printed(card: Outfitting) -> str:
    track = f" for {card.engine}" if card.engine else ""
    return f"{card.name}{track} ({slots_in_words(card.slots)})"


def _mat(layout: Layout) -> Face:
    covered = f"Empty spaces of each row, from the left: {'; '.join(space.text() for space in layout.spaces)}."
    return Face(f"mat:{layout.id}", layout.name, "Player mat", (*(_row(row) for row in layout.rows), covered))


def _captains() -> Iterable[Face]:
    for captain in CAPTAINS:
        says = (f"{captain.colour.capitalize()}, marked with a {captain.mark}.", "Captains differ in looks only.")
        yield Face(f"captain:{captain.id}", captain.name, "Captain", says, captain.flavour)


def faces() -> tuple[Face, ...]:
    """All of them; ids carry their deck: "wonder:paper-observatory", "encounter:13"."""
    return (
        *_wonders(),
        *_encounters(),
        *_outfittings(),
        *_tiles(),
        *(_collection_port(port) for port in COLLECTION_PORTS),
        *(_service_port(port) for port in (*WONDER_PORTS, *SPECIAL_PORTS)),
        *(_mat(layout) for layout in LAYOUTS),
        *_captains(),
    )
