"""The icon of an action: what it is about, by the action alone; none where nothing is gained, moved or shown."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules.braided_skies.actions import Answer, Deploy, EndTurn, PlayEncounter, Recall
from rules.braided_skies.game import GAME as BRAIDED_SKIES
from rules.core.lexicon import NOTHING, Lexicon
from rules.shelf import SHELF
from rules.skyward_republic.actions import Answer as SkywardAnswer
from rules.skyward_republic.actions import Attach, Flip, Launch, PassClaim, SetAside, TakeGroup
from rules.skyward_republic.cards.buildings import BUILDINGS
from rules.skyward_republic.cards.extensions import EXTENSIONS
from rules.skyward_republic.cards.factions import FACTION_CARDS
from rules.skyward_republic.game import GAME as SKYWARD_REPUBLIC

BUILDING, EXTENSION, FACTION = BUILDINGS[0], EXTENSIONS[0], FACTION_CARDS[0]


@pytest.mark.parametrize(
    ("action", "icon"),
    [
        (Deploy("blue", "shoals"), "stone_yellow"),
        (Deploy("red", "scenic"), "scenic"),
        (Deploy("red", "workshop"), "harvester"),
        (PlayEncounter(1), "encounter"),
        (Recall(), None),
        (EndTurn(), None),
        (Answer(0, "Gain 2 blue tapstones"), "stone_blue"),
        (Answer(0, "Tourist to Wind Engines, red row (any tapstone), 1 grit"), "tourist"),
        (Answer(0, "Install the crewmate on the yellow ship"), "flag_yellow"),
        (Answer(0, "B: Pay 1 grit to gain 3 fame"), "fame"),
        (Answer(0, "B: Advance 1 step on the culture track"), "culture"),
        (Answer(0, "Take Souvenir Loom (yellow, red)"), "outfitting"),
        (Answer(0, "Roll again"), "die"),
        (Answer(0, "Place no outpost"), None),
    ],
    ids=str,
)
def test_a_braided_action_shows_what_it_is_about(action: Any, icon: str | None) -> None:
    assert BRAIDED_SKIES.icon(action) == icon


@pytest.mark.parametrize(
    ("action", "icon"),
    [
        (Flip(), "flip"),
        (TakeGroup(1, (BUILDING.id,), token=True), "warden"),
        (Launch(BUILDING.id), "launch"),
        (Attach(EXTENSION.id), "extension"),
        (SetAside(BUILDING.id), "building"),
        (PassClaim(), None),
        (SkywardAnswer(0, "Pay 2 Maker and 1 cog"), "maker"),
        (SkywardAnswer(0, f"Discard {EXTENSION.name}"), "extension"),
        (SkywardAnswer(0, f"Left of {BUILDING.name}"), None),
        (SkywardAnswer(0, "Keep the cog"), None),
    ],
    ids=str,
)
def test_a_skyward_action_shows_what_it_is_about(action: Any, icon: str | None) -> None:
    assert SKYWARD_REPUBLIC.icon(action) == icon


def test_a_faction_card_is_told_by_its_faction() -> None:
    assert SKYWARD_REPUBLIC.icon(SetAside(FACTION.id)) in {"seer", "preserver", "maker", "collective", "neutral"}


@pytest.mark.parametrize("slug", sorted(SHELF))
def test_most_decisions_of_a_game_have_an_icon(slug: str) -> None:
    game, luck = SHELF[slug], Random(3)
    table, icons = game.setup(seats=3, seed=3), []
    while acting := game.to_act(table):
        actions = game.legal_actions(table, min(acting))
        icons += [game.icon(action) for action in actions]
        game.take(table, min(acting), luck.choice(actions))
    assert sum(icon is not None for icon in icons) > len(icons) / 2


def test_the_longest_noun_is_meant_and_its_plural_found() -> None:
    lexicon = Lexicon({"token": "token", "fame token": "fame", "grit": "grit"})
    assert lexicon.first("Place 3 fame tokens on a port") == "fame"
    assert lexicon.first("Nothing at all") is None
    assert lexicon.counted("3 grit, 12 tokens, a token") == [(0, "grit"), (8, "token")]


def test_a_game_without_icons_names_none() -> None:
    assert NOTHING.first("3 grit") is None
    assert NOTHING.counted("3 grit") == []
