"""The ports: nine to collect at in three levels, three for wonders, five special ones; all ours but the fixed names."""

from __future__ import annotations

from rules.braided_skies.cards.records import CollectionPort, ServicePort
from rules.braided_skies.effects import DrawEncounter, Either, GainFame, GainGrit, GainToken, Roll, Step

COLLECTION_PORTS: tuple[CollectionPort, ...] = (
    CollectionPort(
        id="zephyr",
        name="Zephyr's Cinders",
        level=1,
        column=0,
        flag="yellow",
        unlimited=True,
        core=(Either((GainToken("R"),), (GainToken("Y"),)), GainGrit(1)),
        harvester=(GainGrit(1),),
    ),
    CollectionPort(
        id="geyser",
        name="Rainbow Geyser",
        level=1,
        column=1,
        flag="blue",
        unlimited=True,
        core=(GainToken("B"), GainGrit(1)),
        harvester=(GainGrit(1),),
    ),
    CollectionPort(
        id="carousel",
        name="Magnus Carousel",
        level=1,
        column=2,
        flag="red",
        unlimited=True,
        core=(GainToken("T"), GainGrit(1)),
        harvester=(GainGrit(1),),
    ),
    CollectionPort(
        id="shoals",
        name="Lantern Shoals",
        level=2,
        column=0,
        flag="blue",
        unlimited=False,
        core=(GainToken("Y"), Roll()),
        harvester=(Roll(),),
    ),
    CollectionPort(
        id="moorings",
        name="Glass Moorings",
        level=2,
        column=1,
        flag="red",
        unlimited=False,
        core=(Either((GainToken("B"), GainToken("T")), (GainToken("B"), Roll())),),
        harvester=(Roll(),),
    ),
    CollectionPort(
        id="chains",
        name="Rookery Chains",
        level=2,
        column=2,
        flag="yellow",
        unlimited=False,
        core=(GainToken("T"), Roll()),
        harvester=(Roll(),),
    ),
    CollectionPort(
        id="terraces",
        name="Kestrel Terraces",
        level=3,
        column=0,
        flag="red",
        unlimited=False,
        core=(Roll(), Roll(), GainGrit(1)),
        harvester=(DrawEncounter(),),
    ),
    CollectionPort(
        id="anvil",
        name="Sleeping Anvil",
        level=3,
        column=1,
        flag="yellow",
        unlimited=False,
        core=(Roll(), GainToken("T")),
        harvester=(Roll(),),
    ),
    CollectionPort(
        id="lagoon",
        name="Mirror Lagoon",
        level=3,
        column=2,
        flag="blue",
        unlimited=False,
        core=(Roll(), Roll()),
        harvester=(GainToken("T"),),
    ),
)
"""By level and column, so that the port at (level, column) is number 3 * (level - 1) + column (BS-S04)."""

WONDER_PORTS: tuple[ServicePort, ...] = (
    ServicePort(
        id="culture",
        name="Culture Port",
        unlimited=False,
        grit=0,
        cost="",
        crewmate=(DrawEncounter(),),
        harvester=(),
        track="culture",
    ),
    ServicePort(
        id="scenic",
        name="Scenic Port",
        unlimited=False,
        grit=0,
        cost="",
        crewmate=(GainGrit(2),),
        harvester=(),
        track="scenic",
    ),
    ServicePort(
        id="adventure",
        name="Adventure Port",
        unlimited=False,
        grit=0,
        cost="",
        crewmate=(GainFame(2),),
        harvester=(),
        track="adventure",
    ),
)
"""Their cost is that of the card on top."""

SPECIAL_PORTS: tuple[ServicePort, ...] = (
    ServicePort(
        id="festival",
        name="Tomtom Festival",
        unlimited=True,
        grit=0,
        cost="TTTT",
        crewmate=(Step("any"),),
        harvester=(GainGrit(2),),
    ),
    ServicePort(
        id="market",
        name="Underground Market",
        unlimited=True,
        grit=0,
        cost="",
        crewmate=(Step("any"),),
        harvester=(GainGrit(1),),
    ),
    ServicePort(
        id="guild",
        name="Free Flyer's Guild",
        unlimited=False,
        grit=1,
        cost="Y",
        crewmate=(DrawEncounter(),),
        harvester=(),
    ),
    ServicePort(
        id="workshop",
        name="Thunder's Workshop",
        unlimited=False,
        grit=1,
        cost="B",
        crewmate=(Step("any"),),
        harvester=(),
    ),
    ServicePort(
        id="flagon",
        name="Cracked Flagon",
        unlimited=False,
        grit=1,
        cost="R",
        crewmate=(),
        harvester=(GainGrit(2),),
    ),
)
"""The Market's three rows are in its own chapter; its cost here is empty (BS-P02)."""

PORT_NAMES: dict[str, str] = {port.id: port.name for port in COLLECTION_PORTS} | {
    port.id: port.name for port in (*WONDER_PORTS, *SPECIAL_PORTS)
}
