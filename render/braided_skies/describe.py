"""The pictures in words, for those who cannot see them: of the same view, in the rules' words, at most 1024 long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from render.alt import within_limit
from render.braided_skies.faces import FACES
from render.braided_skies.people import CAPTAIN_NAME, Person, people
from render.braided_skies.ribbon import end_line
from render.braided_skies.scores import entries, verdict
from render.scripts import printable
from rules.braided_skies.cards.decks import ENCOUNTER, LAYOUT, OUTFITTING, OUTPOST_TILE, STARTING_WONDER, WONDER
from rules.braided_skies.cards.faces import cost_in_words, slots_in_words
from rules.braided_skies.cards.ports import PORT_NAMES
from rules.braided_skies.effects import words
from rules.braided_skies.terms import SYMBOLS, TOKEN_NAME, TOKENS, TRACKS, Flag, listed, some
from rules.braided_skies.view import MatView, PlacedView, PortView, RowView, ShipView, SpecialPortView, TableView
from rules.core.outcome import Outcome
from rules.core.questions import Seat

LONGEST_NAME = 40
Moored = Sequence[tuple[Seat, Flag]]


def called(person: Person) -> str:
    """The name in a sentence."""
    return printable(person.name)[:LONGEST_NAME]


# --- the board -------------------------------------------------------------------------------------------------------


def describe_board(view: TableView, names: Sequence[str], opening: str = "") -> str:
    """Whose turn it is, the scores, where ships may go, then the rest as far as it fits; an opening before all."""
    return within_limit((opening, *_board(view, people(view, names))))


def _board(view: TableView, table: Sequence[Person]) -> Iterator[str]:
    said = [called(person) for person in table]
    if view.over:
        yield "Braided Skies, the game is over."
    else:
        act = "to end the turn" if view.acted else "to move"
        yield f"Braided Skies, round {view.round}: {said[view.turn]} {act}."
    yield f"Fame: {listed([f'{name} {mat.fame}' for name, mat in zip(said, view.mats, strict=True)])}."
    if view.ending and not view.over:
        yield end_line(view, table)
    yield _free(view)
    yield _places("Taken", [port for port in _landings(view) if not port.unlimited], said)
    yield _hidden(view.ports)
    yield _wonders(view)
    yield _tracks(view, said)
    yield f"Guild: {listed([OUTFITTING[card].name for card in view.guild])}." if view.guild else ""
    yield _places("Also moored", [port for port in _landings(view) if port.unlimited], said)
    yield from (_outposts(port, said) for port in view.ports if port.outpost_tile)
    yield from (_left(port) for port in view.ports if port.leftovers)


def _free(view: TableView) -> str:
    free = [f"{PORT_NAMES[port.id]} ({port.flag})" for port in view.ports if port.free]
    free += [PORT_NAMES[port.id] for port in view.wonder_ports if port.top and not port.ships]
    free += [PORT_NAMES[port.id] for port in view.special_ports if port.unlimited or not port.ships]
    return f"Free ports: {listed(free)}."


class _Landing(NamedTuple):
    """A port and who lies there."""

    id: str
    unlimited: bool
    ships: Moored


def _landings(view: TableView) -> list[_Landing]:
    """Every port at which a ship lies."""
    ports: tuple[PortView | SpecialPortView, ...] = (*view.ports, *view.special_ports)
    landings = [_Landing(port.id, port.unlimited, port.ships) for port in ports]
    landings += [_Landing(port.id, unlimited=False, ships=port.ships) for port in view.wonder_ports]
    return [landing for landing in landings if landing.ships]


def _places(opening: str, landings: Sequence[_Landing], said: Sequence[str]) -> str:
    places = [f"{PORT_NAMES[landing.id]} ({_owners(landing.ships, said)})" for landing in landings]
    return f"{opening}: {listed(places)}." if places else ""


def _owners(ships: Moored, said: Sequence[str]) -> str:
    """Whose ships lie there; who has several is named once."""
    counts = Counter(seat for seat, _ in ships)
    return listed([f"{said[seat]} with {count} ships" if count > 1 else said[seat] for seat, count in counts.items()])


def _hidden(ports: Sequence[PortView]) -> str:
    hidden = [port for port in ports if port.clouds]
    tiles = sum(len(port.clouds) for port in hidden)
    return f"{some(len(hidden), 'port')} hidden under {some(tiles, 'cloud tile')}." if hidden else "No port is hidden."


def _wonders(view: TableView) -> str:
    offers = []
    for port in view.wonder_ports:
        if port.top is None:
            offers.append(f"{port.track} closed")
            continue
        fame = f", {some(port.fame_tokens, 'fame token')}" if port.fame_tokens else ""
        offers.append(f"{WONDER[port.top].name} for {cost_in_words(WONDER[port.top].cost)}{fame}")
    return f"Wonders: {'; '.join(offers)}."


def _tracks(view: TableView, said: Sequence[str]) -> str:
    steps = [f"{name} {'/'.join(map(str, mat.tracks))}" for name, mat in zip(said, view.mats, strict=True)]
    return f"Tracks ({', '.join(TRACKS)}): {listed(steps)}."


def _outposts(port: PortView, said: Sequence[str]) -> str:
    tile = OUTPOST_TILE[str(port.outpost_tile)]
    owners = f", outposts of {listed([said[seat] for seat in port.owners])}" if port.owners else ""
    return f"{PORT_NAMES[port.id]}: {tile.name} ({tile.benefit.text()}){owners}."


def _left(port: PortView) -> str:
    counts = Counter(port.leftovers)
    lying = [some(counts[token], TOKEN_NAME[token]) for token in TOKENS if counts[token]]
    return f"{PORT_NAMES[port.id]} has {listed(lying)} lying there."


# --- a mat -----------------------------------------------------------------------------------------------------------


def describe_mat(mat: MatView, person: Person) -> str:
    """What a player has: counts first, then rows, wonders and cards as far as they fit."""
    return within_limit(_mat(mat, person))


def _mat(mat: MatView, person: Person) -> Iterator[str]:
    steps = listed([f"{track} {step}" for track, step in zip(TRACKS, mat.tracks, strict=True)])
    yield f"Mat of {called(person)}: {mat.fame} fame, {mat.grit} grit, {some(mat.outposts, 'outpost')} left."
    yield f"Tracks: {steps}."
    yield f"Ships: {'; '.join(_ship(ship) for ship in mat.ships)}."
    if mat.hold:
        yield f"Cargo: {listed([TOKEN_NAME[token] for token in mat.hold])}."
    yield from (_row(row) for row in mat.rows)
    yield _itinerary(mat)
    yield _encounters(mat.encounters)
    yield f"Captain {CAPTAIN_NAME[mat.captain]}, {LAYOUT[mat.layout].name}."


def _ship(ship: ShipView) -> str:
    where = f"at {PORT_NAMES[ship.port]}" if ship.port else "home"
    aboard = [name for name, there in (("harvester", ship.harvester), ("crewmate", ship.crewmate)) if there]
    return f"{ship.flag} {where}{' with ' + listed(aboard) if aboard else ''}"


def _row(row: RowView) -> str:
    places = [_placed(placed) for placed in row.outfittings]
    empty = f"; {some(len(row.spaces), 'empty space')}" if row.spaces else ""
    return f"{row.flag.capitalize()} row: {', '.join(places)}{empty}."


def _placed(placed: PlacedView) -> str:
    card = OUTFITTING[placed.card]
    name = f"{card.name} ({card.engine})" if card.engine else card.name
    lacking = tuple(kind for kind, filled in zip(card.slots, placed.filled, strict=True) if not filled)
    return f"{name} lacks {slots_in_words(lacking)}" if lacking else f"{name} ready"


def _itinerary(mat: MatView) -> str:
    names = [STARTING_WONDER[mat.wonders[0]].name, *(WONDER[card].name for card in mat.wonders[1:])]
    symbols = [f"{count} {symbol}" for symbol, count in zip(SYMBOLS, mat.symbols, strict=True) if count]
    return f"Itinerary: {listed(names)}; symbols {listed(symbols) or 'none'}."


def _encounters(cards: Sequence[int]) -> str:
    if not cards:
        return "No encounter cards."
    sides = [f"{words(ENCOUNTER[card].a)} or {words(ENCOUNTER[card].b)}" for card in cards]
    return f"{some(len(cards), 'encounter card')}: {'; '.join(sides)}."


# --- a card, a score sheet -------------------------------------------------------------------------------------------


def describe_card(face_id: str) -> str:
    """All that is printed on a card."""
    face = FACES[face_id]
    return within_limit((f"{face.name}, {face.kind.lower()}.", *face.words, face.flavour))


def describe_scores(view: TableView, outcome: Outcome, names: Sequence[str]) -> str:
    """Who won, then every row of the sheet."""
    rows = entries(view, outcome, names)
    lines = (
        f"{entry.place}. {printable(entry.name)[:LONGEST_NAME]}: {entry.score.total} fame "
        f"({', '.join(f'{line.what.lower()} = {line.points}' for line in entry.score.lines)})."
        for entry in rows
    )
    return within_limit((verdict(rows, outcome), *lines))
