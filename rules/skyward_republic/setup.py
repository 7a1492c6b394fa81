"""Set-up, in the order of the rulebook (SR-S)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.chance import Chance
from rules.core.errors import SetupError
from rules.core.game import Switch, checked_seed, chosen_options
from rules.core.questions import Seat
from rules.skyward_republic.agenda import settle
from rules.skyward_republic.cards.benefactors import BENEFACTORS
from rules.skyward_republic.cards.decks import central_deck
from rules.skyward_republic.drafting import start_round
from rules.skyward_republic.sealing import start_benefactor_draft
from rules.skyward_republic.table import Mat, Options, Sponsor, Table

LEAST, MOST = 2, 4
DISCARDED = 3
"""Cards discarded face up at the start (SR-S03)."""

SWITCHES = (
    Switch("experienced_benefactor_draft", "Each player drafts the first Benefactor cards", False, (False, True)),
    Switch("two_player_draft_variant", "With 2 players, one splits 8 cards and the other picks", False, (False, True)),
    Switch("START_VP", "VP at the start", 5, range(11)),
    Switch(
        "last_picker_leftovers",
        "Cards still face down near the last picker are discarded or taken",
        "discard",
        ("discard", "take"),
    ),
    Switch(
        "discard3_window",
        "When 3 cards may be discarded for a cog",
        "own_decision_points",
        ("own_decision_points", "launch_turn"),
    ),
    Switch("hand_limit_in_last_round", "Hands are cut down to 7 in the last round too", True, (True, False)),
    Switch(
        "benefactor_vp_after_reclaim", "A Benefactor whose tokens were reclaimed pays VP again", True, (True, False)
    ),
    Switch(
        "unique_faction_by", "Different Faction cards are told by faction or title", "faction", ("faction", "title")
    ),
    Switch("max_rounds_guard", "The game ends after this many rounds at the latest", 20, range(1, 101)),
)


def setup(*, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> Table:
    """A new table for 2 to 4 seats; raises `SetupError` for any other number or an unknown option (SQ-54)."""
    if not isinstance(seats, int) or isinstance(seats, bool) or not LEAST <= seats <= MOST:
        raise SetupError(f"Skyward Republic takes {LEAST} to {MOST} players, not {seats}.")
    chosen = Options(**chosen_options(SWITCHES, options))
    chance = Chance(checked_seed(seed))
    deck = shuffled(chance, "central deck", central_deck())
    warden = Seat(chance.roll(seats, "first player") - 1)
    table = Table(
        options=chosen,
        chance=chance,
        mats=[Mat([], chosen.START_VP) for _ in range(seats)],
        deck=deck,
        discards=[deck.pop() for _ in range(DISCARDED)],
        market=[],
        benefactors=[],
        benefactor_discards=[],
        warden=warden,
        turn=warden,
    )
    if chosen.experienced_benefactor_draft:
        table.benefactors = shuffled(chance, "Benefactors", [card.id for card in BENEFACTORS])
        start_benefactor_draft(table)
    else:
        deal_benefactors(table)
        start_round(table)
    settle(table)
    table.reveals = 0
    return table


def shuffled(chance: Chance, stream: str, cards: list[str]) -> list[str]:
    """A deck, shuffled; its last card is the top."""
    chance.shuffle(cards, stream)
    return cards


def deal_benefactors(table: Table) -> None:
    """A starting Benefactor to each hand, all others shuffled, one per player to the market (SR-S01, SR-S02)."""
    starting = shuffled(table.chance, "starting Benefactors", [card.id for card in BENEFACTORS if card.starting])
    for mat in table.mats:
        mat.hand.append(starting.pop())
    rest = [*starting, *(card.id for card in BENEFACTORS if not card.starting)]
    table.benefactors = shuffled(table.chance, "Benefactors", sorted(rest))
    table.market = [Sponsor(table.benefactors.pop()) for _ in table.mats]
