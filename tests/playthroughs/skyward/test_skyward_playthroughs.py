"""Golden games of Skyward Republic: each way to 8 Buildings, both ties, a reshuffle, a marker and a total below 0."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.skyward_republic.ending import BUILT
from rules.skyward_republic.scoring import SHARED, TIE_BREAK
from tests.playthroughs.skyward.recording import WANTED
from tests.playthroughs.skyward.scripts import all_scripts, played, read

SCRIPTS = list(all_scripts())


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_a_golden_game_is_played_again_word_for_word(path: Path) -> None:
    """SR-E01 to E03: the recorded game ends as it was recorded, score line by score line."""
    script = read(path)
    table, ending = played(script)
    assert ending == script.ending
    assert table.over


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_the_last_round_of_a_golden_game_is_played_out(path: Path) -> None:
    """SR-AT14, SQ-45 Whoever set off the end, all have had their Benefactor turn when the game is over."""
    table, _ = played(read(path))
    assert sorted(table.acted) == list(range(table.seats))


def test_every_way_has_its_golden_game() -> None:
    """SQ-02 By own launch, an extra one, a Benefactor; both ties; a reshuffle; below 0 in play, and in the end."""
    endings = {path.stem: read(path).ending for path in SCRIPTS}
    assert set(endings) == {wanted.name for wanted in WANTED}
    built = {name for name, ending in endings.items() if ending[0] == f"set off by {BUILT}"}
    assert {"own_launch", "extra_launch", "benefactor"} <= built
    assert endings["tie_by_tokens"][-1] == f"tie: {TIE_BREAK}"
    assert endings["tie_shared"][-1] == f"tie: {SHARED}"
    assert "shuffles: 0" not in endings["reshuffle"][1]
    assert any(" = In play -" in line for line in endings["below_zero"])
    assert any(line.startswith("seat 0: -") for line in endings["negative_total"])
