"""Named inks, players' colours, type sizes and palettes, so that no colour hides in a drawing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Literal

PaletteName = Literal["day", "colour-blind"]


class Ink(StrEnum):
    """The printed inks. The icon files hold these hexes only, so a palette can be swapped by exchanging them."""

    __hash__ = str.__hash__  # an enumeration's own is much slower, and every tile is asked for by its inks
    INK = "#17213C"
    SHADOW = "#0B1226"
    NIGHT = "#0F1830"
    NAVY = "#1D2F54"
    HARBOUR = "#27497A"
    STEEL = "#3E6E9E"
    SKY = "#6FA9C4"
    MIST = "#A9CFD3"
    FOAM = "#D6E7DC"
    WHITE = "#FFFDF6"
    CREAM = "#FBF2DE"
    PAPER = "#F4E6C8"
    PARCHMENT = "#EEDDB8"
    SAND = "#E6CC9A"
    DUNE = "#CDA871"
    UMBER = "#8A6A45"
    COCOA = "#573F33"
    PEACH = "#F9D9A8"
    APRICOT = "#F6BE7E"
    TANGERINE = "#EC8B45"
    VERMILION = "#D5492F"
    BRICK = "#A33127"
    WINE = "#6B1F33"
    ROSE = "#E58A7A"
    MAUVE = "#B65F76"
    HEATHER = "#8C4B78"
    DUSK = "#432C66"
    PLUM = "#3F2350"
    VIOLET = "#6F4A91"
    LILAC = "#B79BC9"
    TEAL_D = "#12494F"
    TEAL = "#1F7A7C"
    JADE = "#4FA58F"
    MINT = "#A5D3B5"
    PINE = "#1E4A40"
    FOREST = "#2F7A4F"
    LEAF = "#77B25B"
    BRASS_D = "#7A5520"
    BRASS = "#B9862F"
    GOLD = "#E9B33A"
    GOLD_L = "#F7DA86"
    YELLOW_L = "#FFE9A0"
    YELLOW = "#F3B92B"
    YELLOW_D = "#BF7E12"
    BLUE_L = "#A9D4F2"
    BLUE = "#2F78C4"
    BLUE_D = "#17457F"
    RED_L = "#F7A896"
    RED = "#CF3330"
    RED_D = "#861B26"
    MAKER = "#C8602A"
    RUST = "#7A3018"
    SLATE = "#97A7AE"
    SLATE_D = "#7F9099"
    SLATE_SHADE = "#8797A0"
    ROCK = "#8B6A4E"
    ROCK_D = "#5F4A45"
    LINEN = "#E9D7B0"
    POCKET = "#D3BC8C"
    POCKET_L = "#D9C394"
    POCKET_D = "#CDB582"
    POCKET_EDGE = "#A58453"
    RECESS = "#B89A6C"
    DIM = "#2A3350"
    DIM_EDGE = "#66718C"
    GAUGE = "#33456E"
    LAVENDER = "#E6DAE8"
    PALE_LEAF = "#DCE9C6"
    PALE_ORANGE = "#F9DDBB"
    SEER_D = "#563A77"
    PRESERVER_D = "#1F5A3B"
    MAKER_D = "#94421A"
    COLLECTIVE_D = "#145A5C"
    NEUTRAL = "#8E877A"
    NEUTRAL_D = "#5C574D"
    NEUTRAL_L = "#C9C2B2"
    EVENING = "#241B45"
    TWILIGHT = "#2A2354"
    AMETHYST = "#5B4688"
    THISTLE = "#8A78B0"
    AUBERGINE = "#2A1C42"
    GRAPE = "#4A2F6B"
    ORCHID = "#9A78B5"
    MALLOW = "#D2B4CE"
    BOTTLE = "#123B35"
    IVY = "#1E5B49"
    FERN = "#3E7F5A"
    SAGE = "#6FA86A"
    LICHEN = "#B7CF95"
    CELERY = "#DCEBC4"
    OXBLOOD = "#4A1B22"
    MAHOGANY = "#5F2420"
    COPPER = "#B4532A"
    TERRACOTTA = "#D5692F"
    EMBER = "#E0813F"
    HONEY = "#F9E2B8"
    ABYSS = "#0D3438"
    LAGOON = "#12565A"
    SURF = "#5BA79E"
    GLACIER = "#8CC4B6"
    AQUA = "#A5D3C4"
    GRAPHITE = "#2B3348"
    LEAD = "#4A5468"
    PEWTER = "#717A86"
    STONE = "#A29F97"
    FLAX = "#CFC3AB"
    WHEAT = "#E3B48A"
    CHESTNUT = "#B98258"
    WALNUT = "#8F5E42"


SKY_DAY = (
    "#17305A",
    "#1F4470",
    "#2A5F88",
    "#3F829D",
    "#65A5AE",
    "#93C4B9",
    "#C2DBC0",
    "#EADFB5",
    "#F8CF98",
    "#F7B679",
    "#F09A5B",
)
SKY_DUSK = (
    "#1A1B3F",
    "#2A2354",
    Ink.DUSK,
    "#653A72",
    Ink.HEATHER,
    Ink.MAUVE,
    "#DB7C6E",
    "#F0A06F",
    "#F8C486",
)
SKY_MAT = ("#123A46", "#164A55", "#1C5C64", "#276F73", "#3B8682", "#5B9D90", "#86B7A0")
SKY_NOON = ("#1B2A56", "#27497A", "#3E6E9E", "#6FA9C4", "#A9CFD3", "#E6E4C4", "#F9D9A8", "#F6BE7E")
SKY_DAWN = ("#2F6C93", "#4C8DAB", "#76AFBB", "#A4CBC4", "#CFE0C9", "#EFE3BF", "#F9D8A4", "#F8C487")


@dataclass(frozen=True, slots=True, eq=False)
class Livery:
    """A player's colours, and the mark that tells them apart without colour (rule BS-C10)."""

    mark: str
    main: str
    shade: str
    light: str


LIVERIES = MappingProxyType(
    {
        "star": Livery("star", "#C93A2E", "#8C2029", "#EE8A73"),
        "moon": Livery("moon", Ink.TEAL, "#0F4A50", "#6FBDB0"),
        "chevron": Livery("chevron", Ink.VIOLET, "#43295F", Ink.LILAC),
        "crown": Livery("crown", "#D79A22", "#8A5D12", "#F7D57A"),
        "wave": Livery("wave", "#6C83A6", "#3A4D6C", "#B4C4DA"),
    }
)
"""The players' colours by their mark: scarlet, teal, violet, amber, slate."""
GHOST = Livery("ghost", "#4A5468", "#363F52", "#626E85")
"""A hull that is not there: the ship is away from its bay."""
UNOWNED = Livery("none", Ink.SAND, Ink.DUNE, Ink.PAPER)


@dataclass(frozen=True, slots=True)
class Shades:
    """A colour of the table in the tones it is printed in."""

    main: str
    dark: str
    light: str
    pale: str = Ink.CREAM


TRACK = MappingProxyType(
    {
        "culture": Shades(Ink.VIOLET, Ink.PLUM, Ink.LILAC, Ink.LAVENDER),
        "scenic": Shades(Ink.FOREST, Ink.PINE, Ink.LEAF, Ink.PALE_LEAF),
        "adventure": Shades(Ink.MAKER, Ink.RUST, Ink.TANGERINE, Ink.PALE_ORANGE),
    }
)
FLAG = MappingProxyType(
    {
        "yellow": Shades(Ink.YELLOW, Ink.YELLOW_D, Ink.YELLOW_L),
        "blue": Shades(Ink.BLUE, Ink.BLUE_D, Ink.BLUE_L),
        "red": Shades(Ink.RED, Ink.RED_D, Ink.RED_L),
    }
)
FACTION = MappingProxyType(
    {
        "S": Shades(Ink.VIOLET, Ink.SEER_D, Ink.LILAC, Ink.LAVENDER),
        "P": Shades(Ink.FOREST, Ink.PRESERVER_D, Ink.LEAF, Ink.PALE_LEAF),
        "M": Shades(Ink.MAKER, Ink.MAKER_D, Ink.TANGERINE, Ink.PALE_ORANGE),
        "C": Shades(Ink.TEAL, Ink.COLLECTIVE_D, Ink.JADE, Ink.MINT),
        "N": Shades(Ink.NEUTRAL, Ink.NEUTRAL_D, Ink.NEUTRAL_L, Ink.PARCHMENT),
    }
)
"""The factions of Skyward Republic: Seer, Preserver, Maker, Collective, Neutral."""


@dataclass(frozen=True, slots=True, eq=False)
class Palette:
    """A set of inks: the day's own, or one with some exchanged for others."""

    name: PaletteName
    exchanged: Mapping[str, str] = field(default_factory=dict)

    def ink(self, colour: str) -> str:
        """The colour as this palette prints it."""
        return self.exchanged.get(str(colour), str(colour))

    def printed(self, svg: str) -> str:
        """A drawing with its inks exchanged, all at once (an exchanged ink is never exchanged again)."""
        for index, day in enumerate(self.exchanged):
            svg = svg.replace(day, f"#\0{index}\0")
        for index, instead in enumerate(self.exchanged.values()):
            svg = svg.replace(f"#\0{index}\0", instead)
        return svg


PALETTES: Mapping[PaletteName, Palette] = MappingProxyType(
    {
        "day": Palette("day"),
        # Lightness is spread, and the greens lean to blue: any two factions, tracks or players differ by 15 or more
        # in CIELAB, whichever cone is missing, and by 6 in lightness where all colour is (tests/render/test_sight.py).
        "colour-blind": Palette(
            "colour-blind",
            MappingProxyType(
                {
                    Ink.FOREST.value: "#0EC1B3",
                    Ink.PINE.value: "#0E5B58",
                    Ink.LEAF.value: "#7FD3C0",
                    Ink.PALE_LEAF.value: "#D8F1EA",
                    Ink.PRESERVER_D.value: "#0B5A57",
                    Ink.VIOLET.value: "#603BA1",
                    Ink.PLUM.value: "#281B50",
                    "#C93A2E": "#D53734",
                    Ink.MAKER.value: "#E2792A",
                    Ink.TEAL.value: "#146787",
                    Ink.COLLECTIVE_D.value: "#143F5E",
                    Ink.NEUTRAL.value: "#88857E",
                    "#D79A22": "#E6A82A",
                    "#6C83A6": "#6E94C2",
                }
            ),
        ),
    }
)

HERO, TITLE, NAME, HEAD, BODY, SMALL, TINY = 62, 48, 38, 30, 25, 22, 20
"""Sizes of type on a picture 1600 wide; TINY is the floor for all that must be read."""
MAT_TINY = 15
"""The floor on a mat, which is 1200 wide: as large as TINY once both are scaled to one width."""


def rgb(colour: str) -> tuple[int, int, int]:
    """A hex colour as three numbers."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def between(first: str, second: str, part: float) -> str:
    """The colour a part of the way from the first to the second."""
    pairs = zip(rgb(first), rgb(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02X}" for a, b in pairs)
