"""The wonder tracks and the harvest die (BS-TR, BS-H)."""

from __future__ import annotations

import pytest

from rules.braided_skies.cards.tracks import THRESHOLDS
from rules.braided_skies.drawing import roll_die
from rules.braided_skies.table import Table
from rules.braided_skies.terms import FLAGS, TRACKS, Flag
from rules.braided_skies.tracks import multiplier
from tests.rules.braided_skies.building import (
    ME,
    YOU,
    a_table,
    at_port,
    do,
    fill,
    hold_of,
    next_dice,
    put,
    says,
    step_to,
    told,
    top_wonder,
)
from tests.rules.braided_skies.dealing import clear_clouds, deal, fit, own

STEP_BY_CARD = {"culture": (17, "Play Wandering"), "scenic": (18, "Play Cloud Painter"), "adventure": (16, "Play One-")}
FESTIVAL = "Deploy the yellow ship to Tomtom Festival"


def advanced(track: str, reached: int, table: Table | None = None) -> Table:
    """The table after a step to that step of the track, by an encounter card."""
    table = table or a_table()
    step_to(table, track, reached - 1)
    card, play = STEP_BY_CARD[track]
    deal(table, card)
    after = do(table, play)
    return do(after, "B: Advance") if "B: Advance" in " ".join(says(after)) else after


@pytest.mark.parametrize(
    ("track", "reached", "grit", "fame", "cards"),
    [
        ("culture", 1, 0, 0, 1),
        ("culture", 2, 1, 0, 0),
        ("culture", 4, 0, 2, 0),
        ("culture", 5, 0, 0, 1),
        ("culture", 10, 0, 0, 1),
        ("culture", 11, 0, 4, 0),
        ("culture", 12, 0, 5, 0),
        ("scenic", 1, 1, 0, 0),
        ("scenic", 4, 0, 2, 0),
        ("scenic", 11, 0, 4, 0),
        ("scenic", 12, 0, 5, 0),
        ("adventure", 1, 1, 0, 0),
        ("adventure", 2, 2, 0, 0),
        ("adventure", 4, 0, 2, 0),
        ("adventure", 11, 0, 4, 0),
        ("adventure", 12, 0, 5, 0),
    ],
)
def test_what_a_step_brings(track: str, reached: int, grit: int, fame: int, cards: int) -> None:
    """BS-TR01, BS-TR02 A bonus reached is gained at once: grit, an encounter card, fame."""
    mat = advanced(track, reached).mats[ME]
    assert (mat.grit, mat.fame, len(mat.encounters)) == (2 + grit, fame, cards)
    assert mat.tracks[TRACKS.index(track)] == reached


@pytest.mark.parametrize(
    ("track", "reached", "upgrade"),
    [
        ("culture", 7, "crewmate"),
        ("scenic", 5, "harvester"),
        ("adventure", 7, "harvester"),
        ("adventure", 10, "crewmate"),
    ],
)
def test_an_upgrade_of_a_track(track: str, reached: int, upgrade: str) -> None:
    """BS-TR01 A crewmate or a harvester of a track is installed at once on a ship of choice."""
    asked = advanced(track, reached)
    assert says(asked) == [f"Install the {upgrade} on the {flag} ship" for flag in FLAGS]
    after = do(asked, f"Install the {upgrade} on the blue")
    assert getattr(after.mats[ME].ships[1], upgrade)


@pytest.mark.parametrize(("track", "reached"), [("scenic", 2), ("scenic", 7), ("scenic", 10), ("adventure", 5)])
def test_an_outpost_of_a_track(track: str, reached: int) -> None:
    """BS-TR01 An outpost of a track is placed at once."""
    after = do(advanced(track, reached), "Place an outpost at Rainbow Geyser")
    assert after.ports[1].owners == [ME]
    assert after.mats[ME].outposts == 5


def test_an_outpost_that_cannot_be_placed_is_lost() -> None:
    """BQ-65, BQ-81 An outpost bonus is lost without a token left, or without a free revealed port."""
    table = a_table()
    table.mats[ME].outposts = 0
    assert says(advanced("scenic", 2, table)) == says(a_table())
    table = a_table()
    for port in table.ports[:3]:
        port.owners = [ME]
    after = advanced("scenic", 2, table)
    assert (after.mats[ME].tracks[1], after.mats[ME].outposts) == (2, 6)
    assert says(after) == says(a_table())


@pytest.mark.parametrize("enough", [False, True])
def test_conditional_fame(enough: bool) -> None:
    """BS-TR02, BQ-63 3 fame at step 8 if the condition holds at that moment: 2 outfitting cards, 3 outposts, 2
    harvesters; printed outfittings and rivals' outposts do not count."""
    table = a_table()
    for card in ("honest-scales", "gossip-porthole")[: 1 + enough]:
        fit(table, "yellow", card)
    for port in table.ports[: 2 + enough]:
        port.owners = [ME]
    table.ports[2].owners.append(YOU)
    flags: list[Flag] = ["yellow", "red"]
    for flag in flags[: 1 + enough]:
        at_port(table, flag, None, harvester=True)
    for track in TRACKS:
        assert advanced(track, 8, table.copy()).mats[ME].fame == 3 * enough


def test_a_condition_met_too_late() -> None:
    """BQ-63 The condition is looked at in passing, once: met later it brings nothing."""
    table = advanced("culture", 8)
    assert table.mats[ME].fame == 0
    for card in ("honest-scales", "gossip-porthole"):
        fit(table, "yellow", card)
    assert advanced("culture", 9, table).mats[ME].fame == 0


def test_the_top_of_a_track() -> None:
    """BS-TR03, BQ-64 At the top more steps do nothing; it may be chosen, and "each track" leaves it out."""
    table = a_table()
    step_to(table, "culture", 12)
    put(table, "TTTT")
    at_port(table, "yellow", None, crewmate=True)
    asked = do(table, FESTIVAL)
    assert says(asked) == ["Advance on the scenic track, to step 1", "Advance on the adventure track, to step 1"]
    asked = do(asked, "Advance on the scenic")
    assert says(asked)[0] == "Stay at the top of the culture track: no effect"
    after = do(asked, "Stay at the top")
    assert (after.mats[ME].tracks, after.mats[ME].fame) == ([12, 1, 1], 9)


def test_the_sources_of_steps() -> None:
    """BS-TR04 Steps come from wonders, the Festival, the Market and the Workshop with a crewmate, outfittings and the
    captain."""
    table = a_table()
    own(table, "needle-gate-run")
    at_port(table, "yellow", None, crewmate=True)
    at_port(table, "red", "carousel")
    fill(table, "red", 1, "T")
    put(table, "B", row=1)
    for deploy in ("Deploy the yellow ship to Underground", "Deploy the yellow ship to Thunder"):
        asked = do(table, deploy)
        asked = do(asked, says(asked)[0])  # the token paid, or the ship of the harvester
        assert do(asked, "Advance on the scenic").mats[ME].tracks == [0, 1, 0]
    recall = do(table, "Recall", "Bring the red")
    assert do(recall, "Activate Wind Engines").mats[ME].tracks == [0, 0, 1]
    assert do(recall, "Captain to Needle Gate").mats[ME].tracks == [0, 0, 1]


def test_a_wonder_brings_steps() -> None:
    """BS-TR04, BQ-62 A wonder's steps are taken one after the other, each resolving its bonus before the next."""
    table = a_table()
    top_wonder(table, "orchard-of-moons")
    put(table, "BBTT")
    step_to(table, "scenic", 1)
    asked = do(table, "Deploy the red ship to Scenic Port")
    assert asked.mats[ME].tracks[1] == 2  # the outpost comes before step 3
    assert says(asked)[-1] == "Place no outpost"
    assert do(asked, "Place no outpost").mats[ME].tracks[1] == 3


def test_the_order_of_steps_on_each_track() -> None:
    """BQ-62 Of steps on several tracks the owner chooses the order; each resolves its bonus before the next."""
    table = a_table()
    put(table, "TTTT")
    step_to(table, "scenic", 4)
    asked = do(table, FESTIVAL, "Advance on the scenic")
    assert says(asked)[0] == "Install the harvester on the yellow ship"
    assert asked.mats[ME].tracks == [0, 5, 0]
    asked = do(asked, "Install the harvester on the yellow")
    assert says(asked) == ["Advance on the culture track, to step 1", "Advance on the adventure track, to step 1"]


def test_players_share_a_space() -> None:
    """BS-TR05 Several players may stand on the same step, and each gains its bonus."""
    table = a_table()
    step_to(table, "culture", 4, seat=YOU)
    after = advanced("culture", 4, table)
    assert (after.mats[ME].tracks[0], after.mats[YOU].tracks[0], after.mats[ME].fame) == (4, 4, 2)


def test_twelve_steps_and_four_thresholds() -> None:
    """BQ-61 A track has 12 steps; 1x, 2x, 3x and 4x are reached at steps 3, 6, 9 and 11."""
    assert THRESHOLDS == (3, 6, 9, 11)
    assert [multiplier(step) for step in range(13)] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]
    assert a_table().options.TRACK_TOP == 12


def test_the_faces_of_the_die() -> None:
    """BS-H01 The eight faces: 2 yellow, 2 blue, 2 red, a tourist and an encounter card."""
    table = a_table()
    rolled = [roll_die(table) for _ in range(4_000)]
    share = {face: rolled.count(face) / 500 for face in ("Y", "B", "R", "T", None)}
    assert sum(share.values()) == 8
    assert [round(count) for count in share.values()] == [2, 2, 2, 1, 1]


def test_each_die_is_a_roll_of_its_own() -> None:
    """BS-H02 Each icon is one independent roll, resolved at once: two dice, two faces, the card drawn in between."""
    table = a_table()
    clear_clouds(table)
    table.mats[ME].rows = [[], [], []]
    next_dice(table, None, "T")
    table.encounters.remove(6)
    table.encounters.append(6)
    asked = do(table, "Deploy the red ship to Kestrel")
    assert "rolls an encounter. {0} draws Rival Signwriter. {0} rolls a tourist." in told(asked)
    assert hold_of(asked) == ["T"]
    after = do(asked, "Leave the rest")
    assert after.ports[6].leftovers == ["T"]


def test_an_encounter_face_draws_one_card() -> None:
    """BQ-37, BQ-35 An encounter face draws 1 card at once; with deck and discards empty it draws none."""
    table = a_table()
    clear_clouds(table)
    table.mats[ME].rows = [[], [], []]
    next_dice(table, None, None)
    assert len(do(table, "Deploy the red ship to Kestrel").mats[ME].encounters) == 2
    table.encounters, table.encounter_discards = [table.encounters[0]], []
    after = do(table, "Deploy the red ship to Kestrel")
    assert len(after.mats[ME].encounters) == 1
    assert "No encounter card is left" in told(after)
