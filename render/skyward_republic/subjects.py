"""What the picture of each card shows, by its id; a card that is not here shows what its faction likes to build."""

from __future__ import annotations

from types import MappingProxyType

BUILDING_SUBJECT: MappingProxyType[str, str] = MappingProxyType(
    {
        "tea-tower": "tower",
        "tomorrow-kiosk": "market",
        "patient-telescope": "observatory",
        "whispering-arcade": "bridge",
        "departure-lounge": "lighthouse",
        "reluctant-oracle": "steps",
        "second-opinion-clinic": "halls",
        "academy-of-maybe": "hall",
        "comet-net": "wheel",
        "corridor-of-forecasts": "mill",
        "archive-of-omens": "clock",
        "upside-down-planetarium": "observatory",
        "sunrise-allotment": "orchard",
        "attic-of-doors": "market",
        "seed-vault": "steps",
        "stacked-orchard": "orchard",
        "pickle-cellar": "works",
        "reading-room-nine": "hall",
        "mending-parlour": "halls",
        "glass-arboretum": "glasshouse",
        "colonnade-of-aunts": "bridge",
        "conservatory-of-letters": "glasshouse",
        "fern-bathhouse": "noodles",
        "palace-of-seedlings": "tower",
        "brass-shed": "works",
        "bolt-counter": "market",
        "brass-lift": "tower",
        "spare-parts-market": "market",
        "rivet-bakery": "mill",
        "invention-registry": "hall",
        "flatpack-factory": "works",
        "clock-tower": "clock",
        "bank-of-sprockets": "halls",
        "blueprint-nursery": "glasshouse",
        "night-foundry": "lighthouse",
        "cathedral-of-cranes": "bridge",
        "shared-kitchen": "noodles",
        "lending-shelf": "market",
        "hostel-for-strays": "tent",
        "rope-tram": "bridge",
        "creature-census": "steps",
        "commons-laundry": "mill",
        "rooftop-assembly": "tower",
        "majority-hall": "halls",
        "many-hands-depot": "works",
        "foster-bureau": "clock",
        "picnic-parliament": "orchard",
        "world-fair": "wheel",
        "toll-bench": "bridge",
        "portable-cornerstone": "steps",
        "anarchist-noodle-house": "noodles",
        "ribbon-office": "tent",
        "house-movers-inn": "tower",
        "polite-demolition-office": "works",
        "hall-of-nobody": "hall",
        "unfinished-monument": "lighthouse",
    }
)

FLIER_SUBJECT: MappingProxyType[str, str] = MappingProxyType(
    {
        "post-balloon": "balloon",
        "bakery-zeppelin": "airship",
        "counting-gyrocopter": "gyrocopter",
        "scrap-barge": "ferry",
        "recruiting-tandem": "tandem",
        "gala-gondola": "tram",
        "airborne-bandstand": "bandstand",
        "racing-bathtub": "bathtub",
        "knitted-glider": "glider",
        "mayoral-omnibus": "omnibus",
        "loud-gull": "gull",
        "loft-ferret": "ferret",
        "appointed-goose": "goose",
        "nimble-fingered-lemur": "lemur",
        "piping-marmot": "marmot",
        "ceiling-badger": "badger",
        "choir-frog": "frog",
        "first-class-otter": "otter",
        "envious-peacock": "peacock",
        "treasury-magpie": "magpie",
    }
)

HEAD: MappingProxyType[str, str] = MappingProxyType(
    {
        "night-school": "bun",
        "auntie-torque": "goggles",
        "midnight-debaters": "top hat",
        "brass-guild": "beard",
        "window-box-league": "cloche",
        "ladder-lenders": "turban",
        "order-of-bookmarks": "bun",
        "comet-insurance": "top hat",
        "daily-horoscope": "turban",
        "society-for-spires": "plumes",
        "jam-cooperative": "cloche",
        "scaffolders-chorus": "beard",
        "dame-verity-moss": "plumes",
        "professor-halfpast": "beard",
        "skyway-pilots-club": "goggles",
        "retired-ironmongers": "beard",
        "animal-welfare-ball": "plumes",
        "mayor-cornelia-plank": "cloche",
        "solar-pact": "turban",
        "grand-soup-council": "beard",
        "long-memory-trust": "bun",
        "committee-of-committees": "top hat",
        "inventors-picnic": "goggles",
        "removal-brigade": "turban",
        "baron-upstairs": "top hat",
        "chorus-of-astronomers": "plumes",
        "republic-of-neighbours": "cloche",
        "encyclopedia-society": "bun",
    }
)
"""What each Benefactor wears on their head."""

CUSTOM: MappingProxyType[str, tuple[str, ...]] = MappingProxyType(
    {
        "S": ("observatory", "steps", "tower", "lighthouse", "hall"),
        "P": ("orchard", "glasshouse", "mill", "hall", "steps"),
        "M": ("clock", "works", "tower", "bridge", "mill"),
        "C": ("halls", "tent", "wheel", "bridge", "market"),
        "N": ("noodles", "market", "works", "tent", "tower"),
    }
)
"""What a faction likes to build."""
