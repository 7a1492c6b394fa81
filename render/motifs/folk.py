"""Folk: everybody who is met on the way, and the captains, each with clothes and tools of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from render.motifs.motif import Motif
from render.motifs.parts import COPPER, IRON, LINEN, Pair, note, oval, puffs, ring, rungs, star, turned
from render.motifs.people import Look, figure, flag_on_stick, lamp, sack, sheet, staff
from render.theme import LIVERIES, Ink
from render.vector import at, circle, line, path, polygon, rect

NAVY: Pair = (Ink.STEEL, Ink.HARBOUR)
TEAL: Pair = (Ink.JADE, Ink.TEAL)
RED: Pair = (Ink.VERMILION, Ink.BRICK)
GREEN: Pair = (Ink.LEAF, Ink.FOREST)
VIOLET: Pair = (Ink.LILAC, Ink.VIOLET)
GOLD: Pair = (Ink.GOLD_L, Ink.GOLD)
BROWN: Pair = (Ink.UMBER, Ink.COCOA)
WINE: Pair = (Ink.MAUVE, Ink.WINE)
WHITE: Pair = (Ink.WHITE, Ink.SAND)
GREY: Pair = (Ink.MIST, Ink.SLATE_D)
ROSE: Pair = (Ink.ROSE, Ink.MAUVE)
INKY: Pair = (Ink.NAVY, Ink.NIGHT)

TAN, BROWN_SKIN, DEEP = Ink.DUNE, Ink.UMBER, Ink.ROCK_D


def _apron(ink: str) -> str:
    return path("M-9 -62H9L12 -26H-12Z", ink)


def _sash(ink: str) -> str:
    return polygon([(-12, -70), (-6, -73), (14, -36), (13, -30)], ink)


ROCKET = (
    line("M0 8V-20", Ink.COCOA, 2)
    + rect(-5, -44, 10, 26, Ink.VERMILION)
    + polygon([(-7, -44), (0, -58), (7, -44)], Ink.GOLD)
    + star(0, -12, 8, Ink.GOLD_L, 8, 0.4)
)
HAMMER = line("M-2 8L6 -24", Ink.COCOA, 4) + turned(
    14, rect(-8, -34, 28, 13, Ink.SLATE_D, 2) + rect(-8, -34, 28, 5, Ink.SLATE, 2), (6, -24)
)
PICK = line("M-6 18L10 -34", Ink.COCOA, 3.4) + line("M-14 -36Q10 -48 32 -24", Ink.SLATE, 5)
BRUSH = line("M-2 10L6 -22", Ink.COCOA, 3) + path("M1 -20L10 -24Q14 -34 10 -42Q2 -34 1 -20Z", Ink.VERMILION)
BASKET = (
    path("M-15 2H15L11 20H-11Z", Ink.BRASS)
    + line("M-12 2Q0 -16 12 2", Ink.BRASS_D, 2.4)
    + puffs(((-8, 0, 5), (0, -3, 5.4), (8, 0, 5)), Ink.LEAF)
)
PIPE = (
    line("M0 0L-16 -14", Ink.COCOA, 3)
    + rect(-2, -4, 8, 9, Ink.COCOA, 2)
    + puffs(((6, -12, 3), (10, -20, 4), (8, -30, 5)), Ink.CREAM, 0.8)
)
PIGEON = (
    path("M-14 -4Q-8 -18 6 -14Q14 -22 18 -14L24 -12L18 -9Q14 2 0 2Z", Ink.SLATE)
    + path("M-8 -8Q-4 -24 8 -26Q10 -14 4 -8Z", Ink.CREAM)
    + circle(15, -14, 1.3, Ink.INK)
)
HORN = (
    path("M-2 2Q14 -6 18 -30L38 -22Q30 4 2 8Z", Ink.BRASS)
    + path("M-2 2Q14 -6 18 -30L26 -27Q22 -4 0 5Z", Ink.GOLD)
    + oval(28, -26, 12, 4, Ink.BRASS_D)
)
DIE = turned(
    -14,
    rect(-10, -24, 21, 21, Ink.WHITE, 4)
    + circle(-5, -18, 2.2, Ink.INK)
    + circle(6, -8, 2.2, Ink.INK)
    + circle(0, -13, 2.2, Ink.BRICK),
)
LEVEL = (
    line("M0 0L-12 60M0 0L12 60M0 0V60", Ink.COCOA, 2.4)
    + rect(-14, -12, 28, 12, Ink.GOLD, 2)
    + rect(-20, -10, 8, 8, Ink.BRASS)
    + circle(14, -6, 5, Ink.NAVY)
)
BOOT = path("M-6 -22H6V-4Q18 -4 18 6H-6Z", Ink.BRICK) + rect(-7, -24, 14, 5, Ink.GOLD) + rect(-7, 4, 26, 4, Ink.INK)
HANDBELL = (
    line("M0 4V-10", Ink.COCOA, 4)
    + path("M-12 -32Q-4 -24 -5 -10H5Q4 -24 12 -32Q0 -36 -12 -32Z", Ink.GOLD)
    + path("M0 -34Q6 -34 12 -32Q4 -24 5 -10H1Z", Ink.BRASS)
    + circle(0, -35, 3.4, Ink.COCOA)
)
UMBRELLA = (
    line("M0 60V-22", Ink.COCOA, 2.6)
    + path("M-34 -20A34 30 0 0 1 34 -20Q22 -27 11 -20Q0 -27 -11 -20Q-22 -27 -34 -20Z", Ink.TEAL)
    + path("M-34 -20A34 30 0 0 1 0 -50Q-14 -38 -11 -20Q-22 -27 -34 -20Z", Ink.JADE)
)
PARCEL = (
    rect(-13, -8, 30, 24, Ink.DUNE, 1)
    + rect(-13, -8, 16, 24, Ink.SAND, 1)
    + line("M2 -8V16M-13 4H17", Ink.BRICK, 2)
    + circle(2, 4, 3.4, Ink.VERMILION)
)
FLUTE = line("M-30 -10L12 8", Ink.GOLD, 4) + "".join(circle(-20 + k * 7, -5.6 + k * 3, 1, Ink.COCOA) for k in range(5))
PALETTE = (
    oval(0, -2, 14, 10, Ink.DUNE)
    + puffs(((-7, -4, 3),), Ink.VERMILION)
    + puffs(((0, -7, 3),), Ink.BLUE)
    + puffs(((6, -2, 3),), Ink.GOLD)
    + circle(-1, 3, 2, Ink.COCOA)
)
MARBLE = (
    circle(0, -10, 9, Ink.BLUE) + circle(-2, -12, 6, Ink.BLUE_L) + path("M-6 -14Q0 -8 7 -12Q2 -4 -5 -6Z", Ink.VERMILION)
)
WHEEL = "".join(
    line(f"M0 -6L{x} {y}", Ink.BRASS_D, 2.6)
    for x, y in ((0, -30), (0, 18), (-24, -6), (24, -6), (17, -23), (-17, -23), (17, 11), (-17, 11))
)
HEART = path("M0 -14C-16 -28 -14 -44 0 -36C14 -44 16 -28 0 -14Z", Ink.VERMILION) + line("M0 -14V4", Ink.COCOA, 1.2)
LADDER_ON_ARM = rungs(((-34, 34), (-24, 40)), ((16, -54), (26, -48)), 9, Ink.UMBER, 3)

LOOKS: Mapping[str, Look] = MappingProxyType(
    {
        "lamplighter": Look(NAVY, "cap", LADDER_ON_ARM + at(2, 6, lamp(1.1)), hair=Ink.RUST),
        "balloonist": Look(BROWN, "goggles", staff(58, Ink.DUNE), skin=TAN, worn=_sash(Ink.MINT), beard=Ink.COCOA),
        "fireworker": Look(RED, "kerchief", ROCKET, right="up", skin=BROWN_SKIN, hair=Ink.INK, worn=_apron(Ink.COCOA)),
        "tenor": Look(
            INKY,
            "",
            sheet(),
            right="ahead",
            left="out",
            hair=Ink.INK,
            beard=Ink.INK,
            worn=path("M-4 -72L0 -52L4 -72Z", Ink.WHITE),
        ),
        "prospector": Look(BROWN, "slouch", PICK, hair=Ink.RUST, beard=Ink.RUST, skin=Ink.APRICOT),
        "other-prospector": Look(TEAL, "slouch", PICK, right="up", hair=Ink.RUST, beard=Ink.RUST, skin=Ink.APRICOT),
        "signwriter": Look(WHITE, "beret", BRUSH, right="up", worn=_apron(Ink.STEEL), skin=TAN),
        "orchardist": Look(GREEN, "straw", BASKET, skin=BROWN_SKIN, hair=Ink.INK, gown=True, worn=_apron(Ink.CREAM)),
        "bosun": Look(NAVY, "peaked", PIPE, right="ahead", hair=Ink.CREAM, beard=Ink.CREAM),
        "pigeon-trainer": Look(VIOLET, "bowler", PIGEON, right="ahead", hair=Ink.UMBER),
        "smith": Look(
            COPPER, "kerchief", HAMMER, right="up", skin=DEEP, hair=Ink.INK, beard=Ink.INK, worn=_apron(Ink.COCOA)
        ),
        "guide": Look(GOLD, "straw", flag_on_stick(Ink.VERMILION), right="up", worn=_sash(Ink.BRICK), skin=TAN),
        "sleepwalker": Look(LINEN, "nightcap", "", right="ahead", left="ahead", gown=True, hair=Ink.SLATE_D),
        "echo-collector": Look(WINE, "bun", HORN, skin=TAN, gown=True),
        "hermit": Look(GREY, "hood", DIE, right="ahead", beard=Ink.WHITE, gown=True),
        "surveyor": Look(TEAL, "pith", LEVEL, skin=DEEP, hair=Ink.INK),
        "explorer": Look(
            LINEN, "pith", BOOT, worn=_sash(Ink.UMBER) + rect(-13, -6, 13, 7, Ink.PEACH, 2), legs=Ink.UMBER
        ),
        "bellringer": Look(WINE, "feather", HANDBELL, right="up", skin=Ink.APRICOT),
        "cloud-painter": Look(
            WHITE,
            "beret",
            PALETTE,
            hair=Ink.INK,
            skin=BROWN_SKIN,
            worn=puffs(((-4, -50, 3), (5, -40, 2.4)), Ink.BLUE) + puffs(((6, -58, 2.4), (-7, -36, 2)), Ink.VERMILION),
        ),
        "bride": Look(WHITE, "veil", HEART, right="up", gown=True, skin=TAN),
        "groom": Look(INKY, "top", sack(Ink.BRICK), right="down", worn=path("M-4 -72L0 -52L4 -72Z", Ink.WHITE)),
        "shipwright": Look(COPPER, "curls", sack(Ink.COCOA), right="down", left="out", worn=_apron(Ink.NAVY)),
        "marble-champion": Look(GREEN, "cap", MARBLE, right="ahead", skin=DEEP, hair=Ink.INK, legs=Ink.UMBER),
        "governess": Look(INKY, "bonnet", UMBRELLA, right="up", gown=True),
        "postmaster": Look(RED, "peaked", PARCEL, skin=BROWN_SKIN, beard=Ink.CREAM, worn=_sash(Ink.COCOA)),
        "piper": Look(GREEN, "feather", FLUTE, right="ahead", hair=Ink.RUST),
        "poet": Look(
            ROSE,
            "curls",
            sheet(),
            right="ahead",
            left="out",
            worn=path("M-10 -74Q0 -66 10 -74L8 -66Q0 -60 -8 -66Z", Ink.VIOLET),
        ),
    }
)
"""Those who are met, by what they do."""


def _captain(mark: str, look: Callable[[Pair, str], Look]) -> str:
    """A captain at the wheel, in the colours and with the mark of the fleet."""
    livery = LIVERIES[mark]
    buttons = "".join(circle(-3, y, 1.6, Ink.GOLD) + circle(6, y, 1.6, Ink.GOLD) for y in (-62, -52, -42))
    epaulettes = rect(-16, -72, 10, 4, Ink.GOLD, 2) + rect(7, -72, 10, 4, Ink.GOLD, 2)
    wheel = ring(0, -6, 20, 5, Ink.BRASS) + WHEEL + circle(0, -6, 5, Ink.GOLD)
    stand = polygon([(24, 0), (31, -60), (37, -60), (44, 0)], Ink.COCOA)
    worn = buttons + epaulettes
    return figure(look((livery.main, livery.shade), worn)) + stand + at(34, -62, wheel)


CAPTAINS: Mapping[str, Callable[[], str]] = MappingProxyType(
    {
        "captain-odile": partial(
            _captain,
            "star",
            lambda coat, worn: Look(coat, "peaked", hair=Ink.INK, skin=BROWN_SKIN, gown=True, worn=worn),
        ),
        "captain-bastian": partial(
            _captain, "moon", lambda coat, worn: Look(coat, "turban", skin=DEEP, beard=Ink.INK, worn=worn)
        ),
        "captain-wren": partial(
            _captain, "chevron", lambda coat, worn: Look(coat, "goggles", hair=Ink.RUST, worn=worn, left="up")
        ),
        "captain-tamsin": partial(
            _captain, "crown", lambda coat, worn: Look(coat, "bun", skin=TAN, gown=True, worn=worn, left="out")
        ),
        "captain-ivo": partial(
            _captain, "wave", lambda coat, worn: Look(coat, "peaked", beard=Ink.CREAM, hair=Ink.CREAM, worn=worn)
        ),
    }
)


def _crew() -> str:
    """Three of the crew in a row."""
    looks = (Look(NAVY, "cap"), Look(RED, "kerchief", left="out"), Look(IRON, "curls", skin=DEEP))
    return "".join(at(-34 + 34 * index, 0, figure(look), 0.84) for index, look in enumerate(looks))


def _tourists() -> str:
    """Tourists with bags and hats."""
    looks = (
        Look(GOLD, "straw", sack(), right="down"),
        Look(TEAL, "cloche", sack(Ink.BRICK), right="down", gown=True),
        Look(ROSE, "bowler", skin=TAN),
    )
    return "".join(at(-36 + 36 * index, 0, figure(look), 0.8) for index, look in enumerate(looks))


def _choir() -> str:
    """Singers, their mouths open."""
    looks = (
        Look(WINE, "bun", gown=True),
        Look(WINE, "", skin=DEEP, hair=Ink.INK),
        Look(WINE, "curls", gown=True, skin=TAN),
    )
    singers = "".join(
        at(-34 + 34 * index, 0, figure(look) + oval(0, -79, 2.2, 2.8, Ink.WINE), 0.86)
        for index, look in enumerate(looks)
    )
    return singers + note(44, -96, 18, Ink.INK)


def _tall(look: Look) -> float:
    """How large a person is drawn: a raised hand needs room above the head."""
    return 0.9 if look.right == "up" else 1.08


FOLK: Mapping[str, Motif] = MappingProxyType(
    {
        **{name: Motif("subject", partial(figure, look), _tall(look)) for name, look in LOOKS.items()},
        **{name: Motif("subject", body, 1.08) for name, body in CAPTAINS.items()},
        "crew": Motif("accent", _crew, 1.1),
        "tourists": Motif("accent", _tourists, 1.1),
        "choir": Motif("accent", _choir, 1.1),
    }
)
