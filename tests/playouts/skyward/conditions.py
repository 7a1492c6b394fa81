"""What must hold of a Skyward Republic table after every action (the checks of every play-out)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from rules.core.news import News
from rules.core.questions import Seat
from rules.skyward_republic.airspace import COG, beside, cell
from rules.skyward_republic.cards.decks import BENEFACTOR, CARD, central_deck, is_lightning
from rules.skyward_republic.cards.records import Score
from rules.skyward_republic.game import GAME
from rules.skyward_republic.table import Mat, Table
from rules.skyward_republic.terms import GRID_COLUMNS, GRID_ROWS, HAND_LIMIT, TOKENS

DECK = Counter(central_deck())
BENEFACTORS = Counter(list(BENEFACTOR))
SCORED = re.compile(
    r"^\{(?P<seat>\d)\} (?:scores (?P<scores>-?\d+) VP|loses (?P<loses>\d+) VP|.*: (?P<other>\d+) VP\.$)"
)
"""Every line of news that changes somebody's VP."""


def cards_of(table: Table) -> Counter[str]:
    """Every card there is, of both decks, wherever it lies."""
    found = Counter[str]()
    for cards in (table.deck, table.discards, table.benefactors, table.benefactor_discards, table.shown):
        found.update(cards)
    found.update(sponsor.card for sponsor in table.market)
    for pile in table.draft.piles if table.draft else ():
        found.update(pile.cards)
    for mat in table.mats:
        found.update(cards_with(mat))
    return found


def cards_with(mat: Mat) -> Iterable[str]:
    """Every card of one player: held, built, flying, lying face down nearby, or being sealed."""
    yield from (*mat.hand, *mat.sky, *mat.near)
    yield from mat.sealed.dealt if mat.sealed else ()
    for standing in mat.buildings:
        yield standing.card
        yield from (card for card in standing.extensions if card != COG)


def check_pieces(table: Table) -> None:
    """No card appears and none is lost; tokens are in hand or on a Benefactor, one of a seat on each."""
    assert cards_of(table) == DECK + BENEFACTORS
    for seat, mat in enumerate(table.mats):
        placed = [sponsor.tokens.count(Seat(seat)) for sponsor in table.market]
        assert mat.tokens + sum(placed) == TOKENS
        assert mat.tokens >= 0
        assert max(placed, default=0) <= 1


def check_floors(table: Table) -> None:
    """No cogs below 0, airspaces within their grid; at rest nothing is on the way from one place to another."""
    for mat in table.mats:
        assert mat.cogs >= 0
        check_airspace(mat)
    if not table.agenda:
        assert table.shown == []
        assert not any(is_lightning(card) for mat in table.mats for card in mat.hand)


def check_airspace(mat: Mat) -> None:
    """Each Building on a space of its own; those of the grid within 2 rows of 4 columns."""
    cells = [cell(each) for each in mat.buildings]
    assert len(set(cells)) == len(cells)
    inside = [cell(each) for each in mat.buildings if not each.outside]
    if inside:
        rows, columns = zip(*inside, strict=True)
        assert max(rows) - min(rows) < GRID_ROWS
        assert max(columns) - min(columns) < GRID_COLUMNS
    assert all(is_lightning(card) for card in mat.sky)


def check_placed(before: Table, after: Table) -> None:
    """A Building that has just come stands next to another, unless it is the first (SR-A01, SR-A02, SR-A04)."""
    for old, new in zip(before.mats, after.mats, strict=True):
        stood = {each.card for each in old.buildings}
        others = {cell(each) for each in new.buildings if each.card in stood}
        for each in new.buildings:
            assert each.card in stood or not others or others & set(beside(cell(each)))


def check_round(before: Table, after: Table) -> None:
    """A new round begins with at most 7 cards in each hand (SR-B06)."""
    if after.round > before.round:
        assert max(len(mat.hand) for mat in after.mats) <= HAND_LIMIT


def vp_in(news: Iterable[News]) -> Counter[int]:
    """VP that each seat won or lost, by what was told of it."""
    change = Counter[int]()
    for line in news:
        if found := SCORED.match(line.text):
            won = found["scores"] or found["other"] or f"-{found['loses']}"
            change[int(found["seat"])] += int(won)
    return change


def check_told(before: Table, after: Table) -> None:
    """Whatever VP are won or lost is told, to the point."""
    change = vp_in(after.news)
    for seat, (old, new) in enumerate(zip(before.mats, after.mats, strict=True)):
        assert new.vp - old.vp == change[seat], [line.text for line in after.news]


def check_score(table: Table) -> None:
    """The score sheet: VP in play, each SCORE card once, cogs; places by total, then by tokens placed (SR-E02, E03)."""
    outcome = GAME.outcome(table)
    assert outcome is not None
    keys = []
    for seat, (mat, score) in enumerate(zip(table.mats, outcome.lines, strict=True)):
        first, *middle, last = score.lines
        assert first.points == mat.vp
        assert last.points == mat.cogs
        assert Counter(line.what for line in middle) == Counter(scoring_names(mat))
        assert score.total == sum(line.points for line in score.lines)
        keys.append((score.total, sum(Seat(seat) in sponsor.tokens for sponsor in table.market)))
    assert [{keys[row] for row in tied} for tied in outcome.ranking] == [{key} for key in sorted(set(keys))[::-1]]
    assert outcome.winners == outcome.ranking[0]


def scoring_names(mat: Mat) -> list[str]:
    """The names of the SCORE cards of an airspace."""
    built = [card for each in mat.buildings for card in (each.card, *each.extensions) if card != COG]
    cards = [CARD[card] for card in (*built, *mat.sky)]
    return [card.name for card in cards if isinstance(getattr(card, "ability", None), Score)]
