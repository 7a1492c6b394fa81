"""The 12 outpost tiles: what each visit to the port brings to those with an outpost there (BS-O05)."""

from __future__ import annotations

from rules.braided_skies.cards.records import OutpostTile
from rules.braided_skies.effects import DrawEncounter, FamePer, GainToken

OUTPOST_TILES: tuple[OutpostTile, ...] = (
    OutpostTile(
        "music-kiosk",
        "Music Kiosk",
        FamePer("culture"),
        motifs=("bandstand", "pinewood", "meadow", "music-stand", "notes"),
    ),
    OutpostTile(
        "debating-shed",
        "Debating Shed",
        FamePer("culture"),
        motifs=("outpost-hut", "hills", "hedged-path", "megaphone", "telling"),
    ),
    OutpostTile(
        "lichen-lookout",
        "Lichen Lookout",
        FamePer("scenic"),
        motifs=("mossy-lookout", "pinewood", "rocks", "bushes"),
    ),
    OutpostTile(
        "telescope-deck",
        "Telescope Deck",
        FamePer("scenic"),
        motifs=("telescope", "peaks", "terrace", "far-airship"),
    ),
    OutpostTile(
        "rope-school",
        "Rope School",
        FamePer("adventure"),
        motifs=("rope-masts", "cliffs", "meadow", "crew"),
    ),
    OutpostTile(
        "rescue-hut",
        "Rescue Hut",
        FamePer("adventure"),
        motifs=("wind-beacon", "peaks", "snow", "life-ring", "campfire"),
    ),
    OutpostTile(
        "amber-vein",
        "Amber Vein",
        GainToken("Y"),
        motifs=("amber-vein", "mesas", "rocks", "tapstones"),
    ),
    OutpostTile(
        "rain-cistern",
        "Rain Cistern",
        GainToken("B"),
        motifs=("rain-barrel", "hills", "rolling-ground", "rain-cloud", "bushes"),
    ),
    OutpostTile(
        "ember-kiln",
        "Ember Kiln",
        GainToken("R"),
        motifs=("kiln", "mesas", "rocks", "campfire", "cairn"),
    ),
    OutpostTile(
        "souvenir-stall",
        "Souvenir Stall",
        GainToken("T"),
        motifs=("souvenir-loom", "far-town", "cobbles", "tourists", "balloon"),
    ),
    OutpostTile(
        "crossroads-inn",
        "Crossroads Inn",
        DrawEncounter(),
        motifs=("inn", "signpost", "hills", "hedged-path", "lamp-post"),
    ),
    OutpostTile(
        "rumour-exchange",
        "Rumour Exchange",
        DrawEncounter(),
        motifs=("signpost", "far-gables", "cobbles", "newspapers", "telling"),
    ),
)
