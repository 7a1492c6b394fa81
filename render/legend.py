"""What each icon means, and a sheet of them all: `python -m render.legend` draws the one of the handbook anew."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from PIL import Image

from render.canvas import Canvas
from render.labels import Style
from render.printing import colours, printed
from render.theme import HEAD, LIVERIES, PALETTES, TINY, TITLE, UNOWNED, Ink

BRAIDED, SKYWARD, BOTH = "Braided Skies", "Skyward Republic", "Both games"
LEGEND: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        BRAIDED: {
            "stone_yellow": "Yellow tapstone",
            "stone_blue": "Blue tapstone",
            "stone_red": "Red tapstone",
            "stone_any": "Tapstone of any colour",
            "tourist": "Tourist",
            "grit": "Grit",
            "fame": "Fame",
            "fame_blank": "Fame, with its number",
            "encounter": "Encounter card",
            "outfitting": "Outfitting",
            "wind_engine": "Wind Engines",
            "outpost": "Outpost",
            "die": "Harvest die",
            "harvester": "Harvester",
            "crewmate": "Crewmate",
            "captain": "Captain",
            "culture": "Culture",
            "scenic": "Scenic",
            "adventure": "Adventure",
            "heritage": "Heritage",
            "flag_yellow": "Yellow ship",
            "flag_blue": "Blue ship",
            "flag_red": "Red ship",
            "symbols": "Different symbols",
            "ship_yellow": "Yellow ship, in its owner's colours",
            "ship_blue": "Blue ship, in its owner's colours",
            "ship_red": "Red ship, in its owner's colours",
            "cloud": "Cloud tile",
            "wonder": "Wonder",
            "berth_one": "Room for one ship",
            "infinity": "Any number of ships; always in force",
            "slot_wild": "Slot for any tapstone or a tourist",
            "slot_crew": "Slot for crew",
            "slot_ship": "Ship deployed",
            "slot_ship_out": "Ship away",
        },
        SKYWARD: {
            "seer": "Seer",
            "preserver": "Preserver",
            "maker": "Maker",
            "collective": "Collective",
            "neutral": "Neutral",
            "factions": "Different factions",
            "cog": "Cog",
            "warden": "Warden",
            "shield": "VP",
            "shield_blank": "VP, with their number",
            "shield_bad": "VP lost",
            "benefactor": "Benefactor",
            "building": "Building",
            "extension": "Extension",
            "critter": "Critter",
            "vehicle": "Vehicle",
            "launch": "Launch; LAUNCH ability",
            "score": "SCORE ability",
            "lightning": "Played at once, free",
            "flip": "Flip a card",
            "burst": "Destroy",
        },
        BOTH: {
            "hand": "Hand",
            "card": "Card",
            "discard": "Discard",
            "lock": "Closed to you, or used up",
            "active": "ACTIVE ability; once more",
            "step": "Step on a track; height",
            "everybody": "Each player",
            "arrow": "This for that",
            "arrow_down": "Above for below; arrives",
            "token_star": "Token of the star",
            "token_moon": "Token of the moon",
            "token_chevron": "Token of the chevron",
            "token_crown": "Token of the crown",
            "token_wave": "Token of the wave",
            "mark_star": "Mark of the star",
            "mark_moon": "Mark of the moon",
            "mark_chevron": "Mark of the chevron",
            "mark_crown": "Mark of the crown",
            "mark_wave": "Mark of the wave",
        },
    }
)
SHEET = Path(__file__).parents[1] / "docs" / "gallery" / "icons.png"
WIDTH, BORDER, TOP, FOOT = 1600, 40, 120, 34
COLUMNS, ROW, HEADING, GAP = 4, 84, 74, 14
CELL = (WIDTH - 2 * BORDER) // COLUMNS
ICON, WORDS_X = 60, 92
"""The height of an icon, and how far right of its cell's edge its meaning begins."""


def draw_legend() -> Image.Image:
    """Every icon with what it means, game by game."""
    height = TOP + sum(_height(icons) for icons in LEGEND.values()) + FOOT
    canvas = Canvas(Image.new("RGB", (WIDTH, height), Ink.PAPER), PALETTES["day"])
    canvas.plate(0, 0, (WIDTH, TOP - 20), Ink.NAVY, cut=0, centred=False)
    canvas.plate(0, TOP - 20, (WIDTH, 5), Ink.GOLD, cut=0, centred=False)
    canvas.text("THE ICONS", WIDTH / 2, (TOP - 20) / 2, Style(TITLE, "deco", 700, Ink.CREAM, track=6))
    top = TOP
    for game, icons in LEGEND.items():
        _draw_group(canvas, game, icons, top)
        top += _height(icons)
    return canvas.frame


def _height(icons: Mapping[str, str]) -> int:
    return HEADING + -(-len(icons) // COLUMNS) * ROW + GAP


def _draw_group(canvas: Canvas, game: str, icons: Mapping[str, str], top: int) -> None:
    middle = top + HEADING / 2
    style = Style(HEAD, "deco", 700, Ink.BRICK, track=3)
    width = canvas.text(game.upper(), BORDER, middle, style, across=0)
    rule = (WIDTH - 2 * BORDER - width - 24, 3)
    canvas.plate(BORDER + width + 24, middle, rule, Ink.BRASS, cut=0, centred=False)
    for index, (icon, meaning) in enumerate(icons.items()):
        row, column = divmod(index, COLUMNS)
        _draw_icon(canvas, icon, meaning, BORDER + column * CELL, top + HEADING + row * ROW + ROW / 2)


def _draw_icon(canvas: Canvas, icon: str, meaning: str, x: float, y: float) -> None:
    canvas.plate(x + 40, y, (76, 76), Ink.STEEL if icon.startswith("mark_") else Ink.CREAM, edge=Ink.DUNE, line=2)
    livery = LIVERIES.get(icon.partition("token_")[2], UNOWNED)
    height = ICON if not icon.startswith("ship_") else ICON * 4 // 5
    canvas.icon(icon, x + 40, y, height, livery)
    canvas.name(meaning, x + WORDS_X, y, Style(TINY + 2, "text", 600, Ink.INK), CELL - WORDS_X - 10, across=0)


def main() -> None:
    """Draw the sheet of the handbook anew."""
    frame = draw_legend()
    SHEET.write_bytes(printed(frame, colours([frame], PALETTES["day"])))


if __name__ == "__main__":
    main()
