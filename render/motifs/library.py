"""The library: every motif by its name, as cards name them in their records."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.airships import AIRSHIPS
from render.motifs.belongings import BELONGINGS
from render.motifs.berths import BERTHS
from render.motifs.building_site import BUILDING_SITE
from render.motifs.collective_feasts import COLLECTIVE_FEASTS
from render.motifs.collective_halls import COLLECTIVE_HALLS
from render.motifs.collective_houses import COLLECTIVE_HOUSES
from render.motifs.collective_stores import COLLECTIVE_STORES
from render.motifs.collective_streets import COLLECTIVE_STREETS
from render.motifs.critters import CRITTERS
from render.motifs.emblems import EMBLEMS
from render.motifs.engines import ENGINES
from render.motifs.faces import FACES
from render.motifs.finds import FINDS
from render.motifs.flyers import FLYERS
from render.motifs.folk import FOLK
from render.motifs.furnishings import FURNISHINGS
from render.motifs.garden_things import GARDEN_THINGS
from render.motifs.grounds import GROUNDS
from render.motifs.halls import HALLS
from render.motifs.harbours import HARBOURS
from render.motifs.heirlooms import HEIRLOOMS
from render.motifs.hot_food import HOT_FOOD
from render.motifs.instruments import INSTRUMENTS
from render.motifs.land import LAND
from render.motifs.larder import LARDER
from render.motifs.lessons import LESSONS
from render.motifs.machines import MACHINES
from render.motifs.maker_foundries import MAKER_FOUNDRIES
from render.motifs.maker_houses import MAKER_HOUSES
from render.motifs.maker_shops import MAKER_SHOPS
from render.motifs.maker_works import MAKER_WORKS
from render.motifs.motif import Motif
from render.motifs.neutral_houses import NEUTRAL_HOUSES
from render.motifs.neutral_inns import NEUTRAL_INNS
from render.motifs.neutral_offices import NEUTRAL_OFFICES
from render.motifs.neutral_stones import NEUTRAL_STONES
from render.motifs.perils import PERILS
from render.motifs.posts import POSTS
from render.motifs.preserver_gardens import PRESERVER_GARDENS
from render.motifs.preserver_glass import PRESERVER_GLASS
from render.motifs.preserver_houses import PRESERVER_HOUSES
from render.motifs.preserver_stores import PRESERVER_STORES
from render.motifs.props import PROPS
from render.motifs.reading_things import READING_THINGS
from render.motifs.roof_life import ROOF_LIFE
from render.motifs.roof_lifts import ROOF_LIFTS
from render.motifs.roof_openings import ROOF_OPENINGS
from render.motifs.roof_storeys import ROOF_STOREYS
from render.motifs.roof_towers import ROOF_TOWERS
from render.motifs.roof_welcomes import ROOF_WELCOMES
from render.motifs.roof_works import ROOF_WORKS
from render.motifs.seer_houses import SEER_HOUSES
from render.motifs.seer_offices import SEER_OFFICES
from render.motifs.seer_sights import SEER_SIGHTS
from render.motifs.ships import SHIPS
from render.motifs.sky import AIR
from render.motifs.small_creatures import SMALL_CREATURES
from render.motifs.stages import STAGES
from render.motifs.starts import STARTS
from render.motifs.streets import STREETS
from render.motifs.sundries import SUNDRIES
from render.motifs.tableware import TABLEWARE
from render.motifs.tools import TOOLS
from render.motifs.vehicles import VEHICLES
from render.motifs.wares import WARES
from render.motifs.wilds import WILDS


def shelved(*shelves: Mapping[str, Motif]) -> Mapping[str, Motif]:
    """All shelves as one; a name that stands on two of them is a mistake."""
    motifs: dict[str, Motif] = {}
    for shelf in shelves:
        if twice := motifs.keys() & shelf.keys():
            raise ValueError(f"These motifs are drawn twice: {sorted(twice)}.")
        motifs |= shelf
    return MappingProxyType(motifs)


MOTIFS: Mapping[str, Motif] = shelved(
    LAND,
    GROUNDS,
    AIR,
    HALLS,
    STAGES,
    WILDS,
    PERILS,
    PROPS,
    STARTS,
    BELONGINGS,
    LARDER,
    LESSONS,
    HEIRLOOMS,
    TABLEWARE,
    INSTRUMENTS,
    WARES,
    BUILDING_SITE,
    HOT_FOOD,
    TOOLS,
    ROOF_LIFE,
    ROOF_WELCOMES,
    PRESERVER_GARDENS,
    PRESERVER_GLASS,
    MAKER_WORKS,
    MAKER_FOUNDRIES,
    COLLECTIVE_HALLS,
    COLLECTIVE_FEASTS,
    VEHICLES,
    FLYERS,
    AIRSHIPS,
    SUNDRIES,
    SMALL_CREATURES,
    READING_THINGS,
    GARDEN_THINGS,
    STREETS,
    SEER_HOUSES,
    SEER_OFFICES,
    SEER_SIGHTS,
    ROOF_WORKS,
    ROOF_LIFTS,
    ROOF_STOREYS,
    ROOF_TOWERS,
    ROOF_OPENINGS,
    PRESERVER_HOUSES,
    PRESERVER_STORES,
    NEUTRAL_HOUSES,
    NEUTRAL_STONES,
    NEUTRAL_OFFICES,
    NEUTRAL_INNS,
    MAKER_HOUSES,
    MAKER_SHOPS,
    FACES,
    EMBLEMS,
    CRITTERS,
    COLLECTIVE_HOUSES,
    COLLECTIVE_STREETS,
    COLLECTIVE_STORES,
    FOLK,
    HARBOURS,
    BERTHS,
    FINDS,
    POSTS,
    SHIPS,
    ENGINES,
    MACHINES,
    FURNISHINGS,
)
"""A shelf for each sort of thing."""
