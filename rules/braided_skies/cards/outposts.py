"""The 12 outpost tiles: what each visit to the port brings to those with an outpost there (BS-O05)."""

from __future__ import annotations

from rules.braided_skies.cards.records import OutpostTile
from rules.braided_skies.effects import DrawEncounter, FamePer, GainToken

OUTPOST_TILES: tuple[OutpostTile, ...] = (
    OutpostTile("music-kiosk", "Music Kiosk", FamePer("culture")),
    OutpostTile("debating-shed", "Debating Shed", FamePer("culture")),
    OutpostTile("lichen-lookout", "Lichen Lookout", FamePer("scenic")),
    OutpostTile("telescope-deck", "Telescope Deck", FamePer("scenic")),
    OutpostTile("rope-school", "Rope School", FamePer("adventure")),
    OutpostTile("rescue-hut", "Rescue Hut", FamePer("adventure")),
    OutpostTile("amber-vein", "Amber Vein", GainToken("Y")),
    OutpostTile("rain-cistern", "Rain Cistern", GainToken("B")),
    OutpostTile("ember-kiln", "Ember Kiln", GainToken("R")),
    OutpostTile("souvenir-stall", "Souvenir Stall", GainToken("T")),
    OutpostTile("crossroads-inn", "Crossroads Inn", DrawEncounter()),
    OutpostTile("rumour-exchange", "Rumour Exchange", DrawEncounter()),
)
