"""Golden games: one for each way a game can end, each place that can set it off, and each tie-break."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.braided_skies.ending import TRIGGERS
from rules.braided_skies.game import GAME
from rules.braided_skies.scoring import TIE_BREAKS
from tests.playthroughs.scripts import ORDINALS, all_scripts, ending_of, played, read

SCRIPTS = list(all_scripts())


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_a_golden_game_is_played_again_word_for_word(path: Path) -> None:
    """BS-EN01 to EN06 and BS-F01 to F05: the recorded game ends as it was recorded, score line by score line."""
    script = read(path)
    table = played(script)
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert ending_of(table, outcome) == script.ending


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_a_golden_game_gives_everybody_as_many_turns(path: Path) -> None:
    """BS-EN04 All have had equally many turns when the game is over."""
    script = read(path)
    table = played(script)
    assert table.turns % table.seats == 0


def test_every_way_to_end_has_its_golden_game() -> None:
    """The three triggers, a trigger by each place at the table, the three tie-breaks and a shared victory."""
    endings = [read(path).ending for path in SCRIPTS]
    triggers = {name for name, _ in TRIGGERS for ending in endings if name in ending[0]}
    assert triggers == {name for name, _ in TRIGGERS}
    assert {place for place in ORDINALS for ending in endings if f"by the {place} player" in ending[0]} == set(ORDINALS)
    ties = {ending[-1] for ending in endings}
    assert {f"tie: {name}" for name in TIE_BREAKS} < ties
    assert "tie: nothing: the victory is shared" in ties
