"""What must hold of a Braided Skies table after every action (the checks of every play-out)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from rules.braided_skies.cards.encounters import ENCOUNTERS
from rules.braided_skies.cards.outfittings import OUTFITTINGS
from rules.braided_skies.cards.outposts import OUTPOST_TILES
from rules.braided_skies.cards.wonders import WONDERS
from rules.braided_skies.gains import fame_supply
from rules.braided_skies.mats import is_printed, supply, wonder_card
from rules.braided_skies.outfittings import PlaceOutfitting
from rules.braided_skies.placing import PlaceToken
from rules.braided_skies.scoring import scores
from rules.braided_skies.table import Table
from rules.braided_skies.terms import TRACKS
from rules.core.questions import Seat

OUTPOSTS, SHIPS, CLOUDS = 6, 3, 9
DECKS = Counter[Hashable](
    [("encounter", card.id) for card in ENCOUNTERS]
    + [("wonder", card.id) for card in WONDERS]
    + [("outfitting", card.id) for card in OUTFITTINGS]
    + [("outpost", tile.id) for tile in OUTPOST_TILES]
)
HERITAGE = (16, 10, 6)


def cards_of(table: Table) -> Counter[Hashable]:
    """Every card and tile there is, wherever it lies."""
    found: Counter[Hashable] = Counter()
    found.update(("encounter", card) for card in (*table.encounters, *table.encounter_discards))
    found.update(("outfitting", card) for card in (*table.outfittings, *table.outfitting_discards, *table.guild))
    found.update(("outfitting", effect.card) for _, effect in table.agenda if isinstance(effect, PlaceOutfitting))
    found.update(("outpost", tile) for tile in table.outpost_tiles)
    found.update(("outpost", port.outpost_tile) for port in table.ports if port.outpost_tile)
    found.update(("wonder", card) for deck in table.wonders for card in deck)
    for mat in table.mats:
        found.update(("encounter", card) for card in mat.encounters)
        found.update(("wonder", card) for card in mat.wonders[1:])
        placed = (placed.card for row in mat.rows for placed in row)
        found.update(("outfitting", card) for card in placed if not is_printed(card))
    return found


def tokens_held(table: Table) -> int:
    """Tapstones and tourists that somebody has, or that lie at a port, or that are about to be placed."""
    lying = sum(bool(token) for mat in table.mats for row in mat.rows for placed in row for token in placed.tokens)
    lying += sum(len(port.leftovers) for port in table.ports) + len(table.pending)
    lying += sum(isinstance(effect, PlaceToken) for _, effect in table.agenda)
    return lying + (len(table.visit.hold) if table.visit else 0)


def check_pieces(table: Table) -> None:
    """Cards, tiles, ships, upgrades, outposts, fame tokens: none appears, none is lost."""
    assert cards_of(table) == DECKS
    assert sum(len(port.clouds) for port in table.ports) + len(table.gone_clouds) == CLOUDS
    assert fame_supply(table) >= 0
    for seat, mat in enumerate(table.mats):
        assert len(mat.ships) == SHIPS
        assert mat.outposts + sum(port.owners.count(Seat(seat)) for port in table.ports) == OUTPOSTS
    if table.options.strict_supply:
        assert min(supply(table).values()) >= 0


def check_floors(table: Table) -> None:
    """Nothing below its floor, nothing above its top; at rest nothing is in hand."""
    for mat in table.mats:
        assert 0 <= mat.grit <= table.options.GRIT_MAX
        assert mat.fame >= 0
        assert mat.outposts >= 0
        assert all(0 <= step <= table.options.TRACK_TOP for step in mat.tracks)
    if not table.agenda:
        assert (table.pending, table.visit, table.recall, table.in_encounter) == ([], None, None, False)


def check_score(table: Table) -> None:
    """The final scoring, worked out once more by other means (BS-F01 to F03)."""
    heritage = [sum(wonder_card(w).symbols.count("heritage") for w in mat.wonders) for mat in table.mats]
    for seat, (mat, score) in enumerate(zip(table.mats, scores(table), strict=True)):
        mine = heritage[seat]
        better = sum(other > mine for other in heritage)
        tied = heritage.count(mine)
        pooled = sum(HERITAGE[place] for place in range(better, min(better + tied, 3)))
        expected = mat.fame + (pooled // tied if mine else 0)
        for number, track in enumerate(TRACKS):
            step = mat.tracks[number]
            worth = 4 if step >= 11 else 3 if step >= 9 else 2 if step >= 6 else 1 if step >= 3 else 0
            expected += worth * sum(wonder_card(w).symbols.count(track) for w in mat.wonders)
        assert score.total == expected == sum(line.points for line in score.lines)
