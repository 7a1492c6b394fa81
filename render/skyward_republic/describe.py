"""The pictures in words, for those who cannot see them: of the same view, in the rules' words, at most 1024 long."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.alt import within_limit
from render.skyward_republic.card import FACES
from render.skyward_republic.hand import sorted_hand
from render.skyward_republic.header import deed
from render.skyward_republic.people import Person, people
from render.skyward_republic.scores import entries, verdict
from render.skyward_republic.stair import end_line
from rules.core.outcome import Outcome
from rules.core.words import listed, some
from rules.skyward_republic.cards.decks import BENEFACTOR, any_card, is_lightning, name, text
from rules.skyward_republic.cards.records import AnyCard, Benefactor, Building, Extension, FactionCard
from rules.skyward_republic.terms import FACTION_NAME, FULL_GRID, HAND_LIMIT, ICONS, PHASE_NAME, icon_words
from rules.skyward_republic.view import BuildingView, MatView, PileView, SponsorView, TableView

COG = "cog"

# --- the table -------------------------------------------------------------------------------------------------------


def describe_table(view: TableView, names: Sequence[str], opening: str = "") -> str:
    """Who must do what, the scores, the piles, the market, then the rest as far as it fits; an opening before all."""
    return within_limit((opening, *_table(view, people(view.seats, names))))


def _table(view: TableView, table: Sequence[Person]) -> Iterator[str]:
    said = [person.said for person in table]
    yield _turn(view, said)
    yield f"VP: {listed([f'{who} {mat.vp}' for who, mat in zip(said, view.mats, strict=True)])}."
    built = [f"{who} {len(mat.buildings)}" for who, mat in zip(said, view.mats, strict=True)]
    yield f"Buildings of {FULL_GRID}: {listed(built)}."
    if view.ending and not view.over:
        yield end_line(view, table)
    if view.draft:
        yield from (_pile(pile) for pile in view.draft.piles)
        yield _near(view, said)
        yield _key(view, said)
    else:
        yield f"{said[view.warden]} is the Warden."
    yield f"Face up for now: {listed([name(card) for card in view.shown])}." if view.shown else ""
    yield f"Benefactors: {'; '.join(_sponsor(sponsor, said) for sponsor in view.market)}." if view.market else ""
    yield from (_means(mat, who) for mat, who in zip(view.mats, said, strict=True))
    yield f"Deck {view.deck}, discard pile {len(view.discards)}, Benefactor deck {view.benefactor_deck}."


def _turn(view: TableView, said: Sequence[str]) -> str:
    if view.over:
        return "Skyward Republic, the game is over."
    acting = [f"{said[seat]} {deed(view, view.mats[seat]).lower()}" for seat in view.acting]
    doing = f": {listed(acting)}" if acting else ""
    return f"Skyward Republic, round {view.round}, {PHASE_NAME[view.phase]}{doing}."


def _pile(pile: PileView) -> str:
    cards = [_short(any_card(card)) for card in pile.cards]
    token = " With the Warden token." if pile.token else ""
    return f"Pile {pile.number}: {listed(cards) or 'empty'}.{token}"


def _short(card: AnyCard) -> str:
    """A card in a few words: "Clock Tower (3 Maker, 3 VP)"."""
    match card:
        case FactionCard():
            return card.name
        case Building(cost=icons) | Extension(cost=icons):
            return f"{card.name} ({icon_words(icons)}, {card.vp} VP)"
        case _:
            return f"{card.name} (at once, {card.vp} VP)" if is_lightning(card.id) else card.name


def _near(view: TableView, said: Sequence[str]) -> str:
    if any(mat.near for mat in view.mats):
        near = [f"{who} {'picked' if mat.picked else mat.near}" for who, mat in zip(said, view.mats, strict=True)]
        return f"Face-down cards near: {listed(near)}."
    return ""


def _key(view: TableView, said: Sequence[str]) -> str:
    draft = view.draft
    assert draft is not None
    split = any(pile.token for pile in draft.piles)
    whose = "whoever takes its pile" if split else "the last to pick"
    return f"{said[view.warden]} is the Warden; the token goes to {whose}, with {some(draft.cogs, 'cog')}."


def _sponsor(sponsor: SponsorView, said: Sequence[str]) -> str:
    card = BENEFACTOR[sponsor.card]
    claimed = f", claimed by {listed([said[seat] for seat in sponsor.tokens])}" if sponsor.tokens else ""
    return f"{card.name} ({icon_words(card.threshold)}, {card.vp} VP{claimed})"


def _means(mat: MatView, who: str) -> str:
    """What a player has to spend."""
    return f"{who}: {some(mat.cogs, 'cog')}, {some(mat.hand, 'card')} in hand, {some(mat.tokens, 'token')} left."


# --- an airspace -----------------------------------------------------------------------------------------------------


def describe_airspace(mat: MatView, person: Person, claimed: Sequence[str], *, warden: bool = False) -> str:
    """What a player has: counts first, then every Building, the sky row and the Benefactors."""
    return within_limit(_airspace(mat, person, claimed, warden=warden))


def _airspace(mat: MatView, person: Person, claimed: Sequence[str], *, warden: bool) -> Iterator[str]:
    built = f"{len(mat.buildings)} of {FULL_GRID} Buildings"
    yield (
        f"Airspace of {person.said}{', the Warden' if warden else ''}: {mat.vp} VP, {built}, {some(mat.cogs, 'cog')}, "
        f"{some(mat.hand, 'card')} in hand, {some(mat.tokens, 'Benefactor token')} left."
    )
    icons = [f"{count} {FACTION_NAME[icon]}" for icon, count in zip(ICONS, mat.icons, strict=True) if count]
    yield f"Icons: {listed(icons)}." if icons else "No icons yet."
    top = min((each.row for each in mat.buildings), default=0)
    several = any(each.row != top for each in mat.buildings)
    for building in sorted(mat.buildings, key=lambda each: (each.row, each.column)):
        yield _building(building, ("upper row" if building.row == top else "lower row") if several else "one row", mat)
    sky = [f"{name(card)} ({any_card(card).kind})" for card in mat.sky]
    yield f"Sky row: {listed(sky)}." if sky else "The sky row is empty."
    yield f"Claimed: {listed([name(card) for card in claimed])}." if claimed else ""


def _building(building: BuildingView, row: str, mat: MatView) -> str:
    place = f"{row}, place {building.column - min(each.column for each in mat.buildings) + 1}"
    beside = ", beside the grid" if building.outside else ""
    extensions = [name(card) if card != COG else "a cog" for card in building.extensions]
    piled = f" with {listed(extensions)}, {building.height} levels" if extensions else ""
    return f"{name(building.card)}{piled} ({place}{beside}; {icon_words(building.cost)})."


# --- a hand, a card, a score sheet -----------------------------------------------------------------------------------


def describe_hand(view: TableView, person: Person) -> str:
    """What the viewer holds, with the words of each card as far as they fit."""
    return within_limit(_hand(view, person))


def _hand(view: TableView, person: Person) -> Iterator[str]:
    yield f"Hand of {person.said}: {some(len(view.hand), 'card')} (at most {HAND_LIMIT} are kept)."
    if view.sealed and view.sealed.dealt:
        yield f"Dealt to you: {listed([_told(any_card(card)) for card in view.sealed.dealt])}."
    groups = sorted_hand(view.hand)
    plain = [(card, count) for card, count in groups if any_card(card).kind == "faction"]
    if plain:
        yield f"Faction cards: {listed([f'{count} {name(card)}' for card, count in plain])}."
    for card, count in groups:
        if any_card(card).kind != "faction":
            yield f"{f'{count} × ' if count > 1 else ''}{_told(any_card(card))}"


def _told(card: AnyCard) -> str:
    """A card with its words."""
    asks = f" ({icon_words(card.threshold)}, {card.vp} VP)" if isinstance(card, Benefactor) else ""
    words = text(card)
    return f"{_short(card)}{asks}: {words}" if words else f"{_short(card)}{asks}."


def describe_card(face_id: str) -> str:
    """All that is printed on a card."""
    face = FACES[face_id]
    return within_limit((f"{face.name}, {face.kind}.", *face.words, face.flavour))


def describe_scores(view: TableView, outcome: Outcome, names: Sequence[str]) -> str:
    """Who won, then every row of the sheet."""
    rows = entries(view, outcome, names)
    lines = []
    for entry in rows:
        play, score, cogs = entry.parts
        parts = f"{play} in play, {score} by SCORE, {cogs} for cogs"
        lines.append(f"{entry.place}. {entry.person.said}: {entry.score.total} VP ({parts}).")
    cards = (f"{entry.person.said} scored: {', '.join(entry.cards)}." for entry in rows if entry.cards)
    return within_limit((verdict(rows, outcome), *lines, *cards))
