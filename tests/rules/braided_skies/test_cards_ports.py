"""Ports, tracks and captains against the figures of the rules."""

from __future__ import annotations

from rules.braided_skies.cards.captains import CAPTAINS
from rules.braided_skies.cards.decks import PORT, SERVICE
from rules.braided_skies.cards.ports import COLLECTION_PORTS, PORT_NAMES, SPECIAL_PORTS, WONDER_PORTS
from rules.braided_skies.cards.tracks import THRESHOLDS, TRACK_STEPS
from rules.braided_skies.effects import (
    DrawEncounter,
    Either,
    FameIf,
    GainFame,
    GainGrit,
    GainToken,
    Install,
    PlaceOutpost,
    Roll,
    Step,
)

ANY = Step("any")
DIE = Roll()
ENCOUNTER_CARD = DrawEncounter()
OUTPOST = PlaceOutpost()
GRIT = (GainGrit(2),)
Y = GainToken("Y")
B = GainToken("B")
R = GainToken("R")
X = GainToken("X")
T = GainToken("T")


def test_nine_collection_ports_in_three_levels() -> None:
    """BS-S04 9 collection ports = 3 columns x 3 levels; each level serves each ship once."""
    assert [(port.level, port.column) for port in COLLECTION_PORTS] == [
        (level, column) for level in (1, 2, 3) for column in (0, 1, 2)
    ]
    for level in (1, 2, 3):
        assert sorted(port.flag for port in COLLECTION_PORTS if port.level == level) == ["blue", "red", "yellow"]


def test_only_the_top_ports_are_unlimited() -> None:
    """BS-D03 the infinity symbol is on the three ports open from the start, BS-D04 and on no deeper one."""
    assert [port.unlimited for port in COLLECTION_PORTS] == [True] * 3 + [False] * 6


def test_what_collection_ports_give() -> None:
    """BS-K09 the printed core of each port, BS-K11 and its harvester bonus."""
    assert {(port.level, port.column): (port.flag, port.core, port.harvester) for port in PORT.values()} == {
        (1, 0): ("yellow", (Either((R,), (Y,)), GainGrit(1)), (GainGrit(1),)),
        (1, 1): ("blue", (B, GainGrit(1)), (GainGrit(1),)),
        (1, 2): ("red", (T, GainGrit(1)), (GainGrit(1),)),
        (2, 0): ("blue", (Y, DIE), (DIE,)),
        (2, 1): ("red", (Either((B, T), (B, DIE)),), (DIE,)),
        (2, 2): ("yellow", (T, DIE), (DIE,)),
        (3, 0): ("red", (DIE, DIE, GainGrit(1)), (ENCOUNTER_CARD,)),
        (3, 1): ("yellow", (DIE, T), (DIE,)),
        (3, 2): ("blue", (DIE, DIE), (T,)),
    }


def test_wonder_ports_have_crewmate_bonuses() -> None:
    """BS-W03 with a crewmate: an encounter, 2 grit, 2 fame."""
    assert [(port.track, port.unlimited, port.crewmate, port.harvester) for port in WONDER_PORTS] == [
        ("culture", False, (ENCOUNTER_CARD,), ()),
        ("scenic", False, GRIT, ()),
        ("adventure", False, (GainFame(2),), ()),
    ]


def test_festival_and_market() -> None:
    """BS-P01 the Festival costs 4 tourists, BS-P02 the Market has its own rows; both take any number of ships."""
    festival, market = SERVICE["festival"], SERVICE["market"]
    assert (festival.grit, festival.cost, festival.crewmate, festival.harvester) == (0, "TTTT", (ANY,), GRIT)
    assert (market.grit, market.cost, market.crewmate, market.harvester) == (0, "", (ANY,), (GainGrit(1),))
    assert [port.id for port in SPECIAL_PORTS if port.unlimited] == ["festival", "market"]


def test_guild_workshop_and_flagon() -> None:
    """BS-P03, BS-P07, BS-P10, BS-P11: 1 grit and a yellow, blue or red tapstone, and their bonuses."""
    assert [(port.grit, port.cost, port.crewmate, port.harvester) for port in SPECIAL_PORTS[2:]] == [
        (1, "Y", (ENCOUNTER_CARD,), ()),
        (1, "B", (ANY,), ()),
        (1, "R", (), GRIT),
    ]


def test_the_names_given_by_the_rulebook_stand() -> None:
    """The eight named ports keep their names."""
    assert {
        "Zephyr's Cinders",
        "Rainbow Geyser",
        "Magnus Carousel",
        "Tomtom Festival",
        "Underground Market",
        "Free Flyer's Guild",
        "Thunder's Workshop",
        "Cracked Flagon",
    } <= set(PORT_NAMES.values())
    assert set(PORT_NAMES) == {*PORT, *SERVICE}


def test_tracks_have_twelve_steps_and_four_thresholds() -> None:
    """BQ-61 twelve steps; 1x at 3, 2x at 6, 3x at 9, 4x at 11."""
    assert THRESHOLDS == (3, 6, 9, 11)
    for steps in TRACK_STEPS.values():
        assert len(steps) == 13
        assert steps[0] == steps[3] == steps[6] == steps[9] == ()
        assert steps[4] == (GainFame(1),)
        assert steps[11:] == ((GainFame(3),), (GainFame(4),))


def test_bonuses_of_the_culture_track() -> None:
    """BS-TR01 bonuses of the culture track, BS-E07 the only one with encounters."""
    steps = TRACK_STEPS["culture"]
    assert [steps[at] for at in (1, 2, 5, 7, 10)] == [
        (GainGrit(1),),
        (ENCOUNTER_CARD,),
        (ENCOUNTER_CARD,),
        (Install("crewmate"),),
        (ENCOUNTER_CARD,),
    ]
    assert (ENCOUNTER_CARD,) not in (*TRACK_STEPS["scenic"], *TRACK_STEPS["adventure"])


def test_bonuses_of_the_scenic_track() -> None:
    """BS-O01 an outpost bonus on a track: three on the scenic one."""
    steps = TRACK_STEPS["scenic"]
    assert [steps[at] for at in (1, 2, 5, 7, 10)] == [
        (GainGrit(1),),
        (OUTPOST,),
        (Install("harvester"),),
        (OUTPOST,),
        (OUTPOST,),
    ]


def test_bonuses_of_the_adventure_track() -> None:
    """BS-TR01 bonuses of the adventure track."""
    steps = TRACK_STEPS["adventure"]
    assert [steps[at] for at in (1, 2, 5, 7, 10)] == [
        (GainGrit(1),),
        GRIT,
        (OUTPOST,),
        (Install("harvester"),),
        (Install("crewmate"),),
    ]


def test_conditional_scoring_at_step_eight() -> None:
    """BS-TR02 scoring benefits, some conditional: 3 fame for outfittings, outposts or harvesters."""
    assert TRACK_STEPS["culture"][8] == (FameIf(3, "outfittings", 2),)
    assert TRACK_STEPS["scenic"][8] == (FameIf(3, "outposts", 3),)
    assert TRACK_STEPS["adventure"][8] == (FameIf(3, "harvesters", 2),)


def test_five_captains_told_apart_by_mark_as_well() -> None:
    """BS-C07 five player sets, BS-C10 each with a mark besides its colour; BQ-77 and no powers."""
    assert [captain.mark for captain in CAPTAINS] == ["star", "moon", "chevron", "crown", "wave"]
    assert len({captain.colour for captain in CAPTAINS}) == 5
