"""Ships and beasts of the air: what the mats and some clouds show."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs import shapes
from render.motifs.motif import Motif
from render.motifs.parts import (
    BRASS,
    LINEN,
    ball,
    block,
    oval,
    puffs,
    ring,
    rungs,
    steam,
)
from render.motifs.people import Look, figure
from render.theme import Ink
from render.vector import at, circle, line, path, polygon, rect


def _skiff() -> str:
    """A skiff under full sail, marigolds on her bow."""
    drawn = (
        path("M-78 -30H78Q70 -2 40 2H-36Q-66 -4 -78 -30Z", Ink.BRICK)
        + path("M-78 -30H78L74 -20H-72Z", Ink.GOLD)
        + line("M-4 -30V-116", Ink.COCOA, 4)
    )
    drawn += (
        path("M2 -112Q62 -80 56 -38H2Z", Ink.TANGERINE)
        + path("M2 -112Q30 -80 26 -38H2Z", Ink.GOLD_L)
        + path("M-10 -104Q-60 -76 -56 -40H-10Z", Ink.CREAM)
        + polygon([(-4, -116), (20, -121), (-4, -127)], Ink.VERMILION)
    )
    return (
        drawn
        + "".join(
            puffs(((x - 4, -34, 4), (x + 4, -34, 4), (x, -38, 4), (x, -30, 4)), Ink.GOLD)
            + circle(x, -34, 2.6, Ink.BRICK)
            for x in (-66, 62, 46)
        )
        + puffs(((-86, 4, 9), (86, 6, 10), (60, 10, 8)), Ink.WHITE, 0.8)
    )


def _ferry() -> str:
    """A broad ferry with nothing in her sails."""
    drawn = (
        path("M-96 -30H96L80 2H-80Z", Ink.HARBOUR)
        + path("M-96 -30H96L92 -20H-92Z", Ink.CREAM)
        + block(0, -30, 128, 22, LINEN)
        + block(-8, -52, 76, 16, LINEN)
        + rect(-48, -70, 80, 4, Ink.VERMILION)
    )
    drawn += (
        "".join(rect(x, -46, 11, 10, Ink.SKY, 2) for x in range(-58, 60, 17))
        + "".join(rect(x, -63, 9, 8, Ink.SKY, 2) for x in range(-38, 24, 14))
        + block(26, -68, 16, 30, (Ink.VERMILION, Ink.BRICK))
    )
    drawn += (
        line("M-60 -52V-112", Ink.COCOA, 3.4)
        + path("M-58 -108Q-50 -84 -58 -60L-40 -62Q-36 -86 -40 -106Z", Ink.SAND)
        + rect(26 - 8, -98, 16, 5, Ink.INK)
    )
    heads = "".join(circle(x, -34, 4, Ink.PEACH) for x in (-80, -72, 70, 80))
    return drawn + heads + line("M-30 -88h22M-22 -96h30M50 -84h20", Ink.CREAM, 2, 0.5)


def _rowing_boat() -> str:
    """A rowing boat on a lake that is all sky."""
    drawn = (
        path("M-74 -22H74Q60 2 30 4H-30Q-60 2 -74 -22Z", Ink.MAKER)
        + path("M-74 -22H74L69 -14H-69Z", Ink.APRICOT)
        + line("M-34 -28L-92 6M34 -28L92 6", Ink.COCOA, 4)
        + oval(-94, 7, 8, 4, Ink.DUNE)
        + oval(94, 7, 8, 4, Ink.DUNE)
    )
    rower = figure(Look((Ink.CREAM, Ink.DUNE), "straw", "", right="out", left="out"))
    drawn = at(0, -2, rower, 0.86) + drawn
    return (
        drawn
        + path("M-60 8H60Q40 20 0 20T-60 8Z", Ink.BRICK, 0.4)
        + shapes.cloud(-54, 30, 50, 10, (Ink.FOAM, Ink.WHITE), 5)
    )


def _band_raft() -> str:
    """A raft with a drum, a tuba and a flag of shirt."""
    drawn = (
        "".join(rect(-84 + (k % 2) * 6, -8 + k * 5, 164, 6, (Ink.UMBER, Ink.COCOA)[k % 2], 3) for k in range(3))
        + line("M-58 -8V-114", Ink.COCOA, 4)
        + path("M-56 -110H-14L-8 -100L-16 -96V-78H-48V-96L-56 -96Z", Ink.CREAM)
    )
    drummer = figure(Look((Ink.VERMILION, Ink.BRICK), "kerchief", "", right="out", left="out"))
    drawn += (
        at(-22, -8, drummer, 0.7)
        + rect(-42, -34, 40, 26, Ink.VIOLET, 3)
        + rect(-42, -34, 22, 26, Ink.LILAC, 3)
        + rect(-44, -37, 44, 6, Ink.CREAM, 3)
    )
    tuba = figure(Look((Ink.JADE, Ink.TEAL), "cap", "", right="ahead", skin=Ink.ROCK_D))
    drawn += (
        at(42, -8, tuba, 0.7)
        + line("M34 -50Q64 -20 66 -62", Ink.BRASS, 8)
        + polygon([(58, -62), (50, -92), (92, -92), (76, -62)], Ink.GOLD)
        + oval(71, -92, 21, 6, Ink.BRASS)
    )
    return drawn


def _heron() -> str:
    """A heron, very patient."""
    drawn = (
        line("M-6 4V-38M10 4V-38M10 -20L4 -12", Ink.BRASS, 3.4)
        + path("M-46 -34Q-30 -64 14 -64Q34 -58 26 -42Q8 -24 -20 -28Z", Ink.STEEL)
        + path("M-46 -34Q-30 -64 14 -64Q6 -44 -14 -36Z", Ink.MIST)
        + path("M-46 -34L-66 -22L-30 -28Z", Ink.HARBOUR)
    )
    drawn += (
        line("M18 -54C36 -66 8 -82 16 -102", Ink.FOAM, 8)
        + circle(18, -106, 8, Ink.FOAM)
        + polygon([(24, -110), (58, -102), (24, -102)], Ink.GOLD)
        + path("M12 -112Q-8 -116 -20 -108Q-4 -106 14 -106Z", Ink.NAVY)
        + circle(21, -107, 1.8, Ink.INK)
    )
    return drawn + "".join(
        line(f"M{x} 4Q{x - 4} {-tall / 2} {x + 3} {-tall}", Ink.FOREST, 3) + oval(x + 3, -tall, 3, 8, Ink.COCOA)
        for x, tall in ((-64, 54), (-54, 70), (62, 62), (72, 48))
    )


def _breakfast() -> str:
    """An egg in a cup, toast and a teapot, large as houses."""
    drawn = (
        rect(-96, -6, 192, 10, Ink.CREAM, 4)
        + path("M-26 -40Q-26 -88 0 -88T26 -40Z", Ink.PEACH)
        + path("M-26 -40Q-26 -88 0 -88Q-14 -70 -12 -40Z", Ink.WHITE)
        + path("M-30 -42H30Q28 -16 10 -14V-6H-10V-14Q-28 -16 -30 -42Z", Ink.TEAL)
        + path("M-30 -42H0V-6H-10V-14Q-28 -16 -30 -42Z", Ink.JADE)
    )
    drawn += (
        path("M-24 -58L-14 -66L-4 -58L6 -66L16 -58L25 -64Q20 -88 0 -88T-24 -58Z", Ink.GOLD_L)
        + rect(-84, -44, 34, 36, Ink.UMBER, 8)
        + rect(-80, -40, 26, 30, Ink.APRICOT, 6)
        + rect(-74, -34, 12, 10, Ink.GOLD_L, 2)
    )
    pot = (
        path("M42 -6Q34 -44 62 -46T84 -6Z", Ink.BRICK)
        + path("M42 -6Q34 -44 62 -46Q50 -26 54 -6Z", Ink.VERMILION)
        + line("M84 -34Q102 -36 98 -14L84 -14", Ink.BRICK, 5)
        + polygon([(44, -28), (28, -40), (32, -44), (48, -36)], Ink.VERMILION)
        + ball(62, -50, 4, BRASS)
    )
    return drawn + pot + steam(30, -52, 10)


def _albatross() -> str:
    """A bird of riveted tin, wings wide."""
    drawn = (
        path("M-118 -92Q-50 -88 -10 -52L-18 -36Q-66 -64 -118 -92Z", Ink.SLATE)
        + path("M-118 -92Q-50 -88 -10 -52L-14 -46Q-60 -76 -118 -92Z", Ink.FOAM)
        + path("M118 -98Q50 -90 12 -52L22 -36Q66 -66 118 -98Z", Ink.STEEL)
        + path("M118 -98Q50 -90 12 -52L16 -46Q60 -76 118 -98Z", Ink.MIST)
    )
    drawn += (
        path("M-40 -18Q-20 -66 14 -62Q44 -58 52 -44Q20 -18 -40 -18Z", Ink.SLATE_D)
        + path("M-40 -18Q-20 -66 14 -62Q4 -36 -40 -18Z", Ink.MIST)
        + circle(48, -54, 13, Ink.FOAM)
        + polygon([(58, -58), (86, -50), (82, -44), (58, -48)], Ink.GOLD)
        + circle(51, -56, 2.4, Ink.INK)
    )
    rivets = "".join(
        circle(x, y, 1.7, Ink.NAVY)
        for x, y in (
            (-24, -32),
            (-12, -44),
            (2, -52),
            (14, -36),
            (26, -48),
            (-70, -72),
            (-50, -62),
            (-30, -52),
            (70, -74),
            (50, -64),
            (32, -54),
        )
    )
    key = line("M-34 -30L-56 -44", Ink.BRASS, 3) + ring(-64, -48, 7, 3.4, Ink.GOLD) + ring(-58, -56, 6, 3, Ink.GOLD)
    return drawn + rivets + key + polygon([(-40, -18), (-66, -10), (-58, -26)], Ink.STEEL)


def _tall_ladder() -> str:
    """A ladder leaned on a small cloud."""
    drawn = shapes.cloud(22, -70, 130, 52, (Ink.MIST, Ink.FOAM, Ink.WHITE), 7) + rungs(
        ((-46, 4), (-26, 4)), ((6, -104), (24, -104)), 11, Ink.UMBER, 5
    )
    climber = figure(Look((Ink.VERMILION, Ink.BRICK), "straw", "", right="up", left="up"))
    return (
        drawn
        + at(-14, -38, climber, 0.5)
        + rect(-76, -10, 24, 14, Ink.PAPER)
        + line("M-72 -5h16M-72 0h12", Ink.BRICK, 1.8)
    )


SHIPS: Mapping[str, Motif] = MappingProxyType(
    {
        "skiff": Motif("subject", _skiff, 0.92),
        "ferry": Motif("subject", _ferry, 0.94),
        "rowing-boat": Motif("subject", _rowing_boat),
        "heron": Motif("subject", _heron, 0.92),
        "breakfast": Motif("subject", _breakfast),
        "tin-albatross": Motif("subject", _albatross, 0.88),
        "tall-ladder": Motif("subject", _tall_ladder, 0.92),
        "band-raft": Motif("subject", _band_raft, 0.94),
    }
)
