"""The rulebook tests play with figures of their own, so that tuning a port, track or cloud spoils no test of a rule."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.braided_skies.cards.decks import CLOUD, PORT
from rules.braided_skies.cards.tracks import ADVENTURE, CULTURE, SCENIC, TRACK_STEPS, Steps
from rules.braided_skies.effects import DrawEncounter, Effect, Either, GainFame, GainGrit, GainToken, PlaceFame, Roll
from rules.braided_skies.terms import Track

Y, B, R, T, X = (GainToken(kind) for kind in ("Y", "B", "R", "T", "X"))
DIE, GRIT = Roll(), GainGrit(1)

GIVES: dict[str, tuple[tuple[Effect, ...], tuple[Effect, ...]]] = {
    "zephyr": ((R, Y), (DIE,)),
    "geyser": ((B, X), (DIE,)),
    "carousel": ((T, GRIT), (DIE,)),
    "shoals": ((Y, DIE, GRIT), (DIE,)),
    "moorings": ((Either((B, T), (B, DIE)),), (DIE,)),
    "chains": ((R, T, DIE), (DIE,)),
    "terraces": ((DIE, DIE, GRIT), (DIE, DrawEncounter())),
    "anvil": ((DIE, DIE, T), (DIE, GRIT)),
    "lagoon": ((DIE, DIE, X), (DIE, T)),
}
"""Core benefits and harvester bonuses: enough of each kind to try every rule on."""

EVENTS: dict[str, tuple[Effect, ...]] = {
    "captured-lightning": (PlaceFame("adventure", 2), GainFame(2)),
    "humming-hail": (X, GainGrit(2)),
    "storm-nursery": (PlaceFame("adventure", 3), DIE, GainGrit(2)),
}
"""Clouds whose events ask nothing."""


def plain(steps: Steps, first: tuple[Effect, ...], second: tuple[Effect, ...]) -> Steps:
    """A track with other figures: its first two steps, and the fame of steps 4, 11 and 12."""
    fame = ((GainFame(2),), (GainFame(4),), (GainFame(5),))
    return (*steps[:1], first, second, steps[3], fame[0], *steps[5:11], *fame[1:])


STEPS: dict[Track, Steps] = {
    "culture": plain(CULTURE, (DrawEncounter(),), (GRIT,)),
    "scenic": plain(SCENIC, SCENIC[1], SCENIC[2]),
    "adventure": plain(ADVENTURE, ADVENTURE[1], ADVENTURE[2]),
}


@pytest.fixture(autouse=True)
def figures_of_the_tests(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lay out those ports, tracks and clouds, but for the tests of the cards themselves."""
    if "test_cards" in request.node.nodeid:
        return
    for port, (core, harvester) in GIVES.items():
        monkeypatch.setitem(PORT, port, replace(PORT[port], core=core, harvester=harvester))
    for cloud, event in EVENTS.items():
        monkeypatch.setitem(CLOUD, cloud, replace(CLOUD[cloud], event=event))
    for track, steps in STEPS.items():
        monkeypatch.setitem(TRACK_STEPS, track, steps)
