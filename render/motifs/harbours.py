"""Harbours: what the ports of the sky look like."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs import shapes
from render.motifs.motif import Motif
from render.motifs.parts import (
    NEAR,
    STONE,
    block,
    gable,
    oval,
    puffs,
    ring,
    star,
)
from render.theme import Ink
from render.vector import at, circle, line, path, polygon, rect


def _cinders() -> str:
    """A smoking cone whose cinders fly."""
    drawn = puffs(((-10, -92, 15), (10, -104, 18), (32, -116, 16), (54, -120, 12)), Ink.SLATE_D) + puffs(
        ((-14, -96, 9), (4, -110, 11)), Ink.SLATE
    )
    drawn += polygon([(-88, 4), (-26, -78), (26, -78), (88, 4)], Ink.ROCK_D) + polygon(
        [(-88, 4), (-26, -78), (0, -78), (-16, 4)], Ink.ROCK
    )
    drawn += path("M-26 -78Q0 -70 26 -78L18 -58L8 -64L4 -28L-6 -62L-14 -44Z", Ink.TANGERINE) + path(
        "M-20 -77Q0 -71 20 -77L10 -70L2 -52L-6 -70Z", Ink.GOLD_L
    )
    return drawn + "".join(
        star(x, y, size, ink, 4, 0.4)
        for x, y, size, ink in (
            (-48, -92, 9, Ink.GOLD_L),
            (-34, -112, 7, Ink.TANGERINE),
            (46, -84, 8, Ink.GOLD_L),
            (66, -98, 6, Ink.TANGERINE),
            (-62, -72, 6, Ink.TANGERINE),
        )
    )


def _geyser() -> str:
    """A geyser that throws up a rainbow."""
    drawn = ""
    for index, ink in enumerate((Ink.VERMILION, Ink.TANGERINE, Ink.GOLD_L, Ink.LEAF, Ink.BLUE, Ink.VIOLET)):
        aside, foot = -75 + 30 * index, -20 + 8 * index
        high = 118 - abs(aside) * 0.34
        drawn += line(f"M{foot} -14C{foot * 1.1:.1f} -70 {aside * 0.5:.1f} {-high - 6:.1f} {aside} {-high:.1f}", ink, 9)
        drawn += puffs(((aside - 6, -high, 7), (aside + 7, -high + 2, 8), (aside, -high - 7, 8)), Ink.WHITE)
    drawn += puffs(((-16, -18, 9), (0, -22, 10), (16, -18, 9)), Ink.FOAM)
    drawn += path("M-62 4Q-40 -16 -16 -18H16Q40 -16 62 4Z", Ink.ROCK_D)
    return drawn + path("M-62 4Q-40 -16 -16 -18H0L-8 4Z", Ink.ROCK) + oval(0, -17, 14, 4, Ink.BLUE)


def _shoals() -> str:
    """Rocks that carry lanterns on poles."""
    drawn = ""
    for x, tall, wide in ((-66, 42, 52), (0, 74, 64), (64, 52, 50)):
        drawn += polygon(
            [(x - wide / 2, 4), (x - wide * 0.2, -tall * 0.42), (x + wide * 0.16, -tall * 0.46), (x + wide / 2, 4)],
            NEAR[0],
        )
        drawn += polygon(
            [(x, 4), (x + wide * 0.04, -tall * 0.44), (x + wide * 0.16, -tall * 0.46), (x + wide / 2, 4)], NEAR[1]
        )
        drawn += line(f"M{x} {-tall * 0.42}V{-tall - 18}q0 -8 12 -8", Ink.COCOA, 3) + circle(
            x + 12, -tall - 10, 18, Ink.GOLD_L, 0.4
        )
        drawn += rect(x + 4, -tall - 22, 16, 22, Ink.BRASS, 3) + rect(x + 7, -tall - 19, 10, 16, Ink.YELLOW_L, 2)
    for x, y in (
        (
            -36,
            -70,
        ),
        (34, -88),
    ):
        drawn += circle(x, y, 10, Ink.GOLD_L, 0.4) + circle(x, y, 5, Ink.YELLOW_L)
    return drawn


def _glass_pier() -> str:
    """Piers of glass over the drop, a ship tied up."""
    drawn = ""
    for x, tall in ((-70, 40), (-30, 58), (12, 40), (54, 60)):
        drawn += (
            polygon([(x - 9, 4), (x - 9, -tall), (x + 9, -tall), (x + 9, 4)], Ink.BLUE_L)
            + polygon([(x - 9, 4), (x - 9, -tall), (x - 2, -tall), (x - 5, 4)], Ink.WHITE)
            + polygon([(x + 4, 4), (x + 2, -tall), (x + 9, -tall), (x + 9, 4)], Ink.SKY)
        )
    drawn += (
        rect(-92, -44, 174, 9, Ink.FOAM)
        + rect(-92, -37, 174, 4, Ink.SKY)
        + "".join(line(f"M{x} -44V-58", Ink.WHITE, 2.4) for x in range(-86, 82, 21))
        + line("M-88 -58H80", Ink.WHITE, 2.4)
    )
    drawn += polygon([(-70, -44), (-58, -76), (-46, -44)], Ink.SKY) + polygon(
        [(-70, -44), (-58, -76), (-57, -44)], Ink.WHITE
    )
    ship = path("M-6 -82C8 -96 52 -100 84 -84C64 -66 16 -64 -6 -82Z", Ink.BRICK) + path(
        "M-6 -82C8 -96 52 -100 84 -84C52 -90 20 -88 -6 -82Z", Ink.ROSE
    )
    return (
        drawn
        + ship
        + path("M24 -68H56L50 -58H30Z", Ink.INK)
        + line("M6 -76L-6 -58M72 -78L80 -58", Ink.COCOA, 1.6)
        + star(-58, -84, 7, Ink.WHITE)
    )


def _chains() -> str:
    """An island held by chains, rooks on every link."""
    drawn = (
        path("M-44 -74H44L34 -56L22 -50L8 -32L-8 -40L-26 -50L-38 -58Z", STONE[1])
        + path("M-44 -74H4L0 -36L-8 -40L-26 -50L-38 -58Z", STONE[0])
        + path("M-48 -74Q-20 -86 0 -80T48 -74Q20 -68 0 -70T-48 -74Z", Ink.FOREST)
    )
    for side in (-1, 1):
        for index in range(7):
            x, y = side * (34 + index * 9), -52 + index * 9
            drawn += ring(x, y, 5.6, 3, (Ink.SLATE, Ink.STEEL)[index % 2])
    drawn += (
        block(-12, -80, 16, 28)
        + gable(-12, -108, 22, 14)
        + rect(-15, -100, 5, 7, Ink.GOLD_L)
        + shapes.pine(20, -78, 28, Ink.PINE)
    )
    rook = path("M-11 -2Q-2 -13 5 -11Q7 -17 12 -16Q16 -15 16 -11L8 -5Q3 3 -5 2L-15 5Z", Ink.INK)
    rook += polygon([(15, -14), (24, -11), (15, -10)], Ink.GOLD) + circle(12, -13, 1.2, Ink.CREAM)
    for x, y, flip in ((-66, -32, 1), (46, -52, -1), (84, -18, -1), (-92, -10, 1), (34, -80, -1)):
        drawn += at(x, y, rook, 0.92, 0.92 * flip)
    return drawn + rect(-106, -2, 34, 8, Ink.ROCK_D) + rect(72, -2, 34, 8, Ink.ROCK_D)


def _terraces() -> str:
    """Terraced fields up a hill, a kestrel over them."""
    drawn = ""
    for index, ink in enumerate((Ink.PINE, Ink.FOREST, Ink.LEAF, Ink.FOREST, Ink.LEAF)):
        wide, y = 100 - index * 19, -index * 15
        drawn += path(f"M{-wide} {y + 4}Q0 {y - 28} {wide} {y + 4}V{y + 14}H{-wide}Z", ink) + line(
            f"M{-wide} {y + 4}Q0 {y - 28} {wide} {y + 4}", Ink.SAND, 2.4
        )
    drawn += block(-2, -72, 18, 14) + gable(-2, -86, 26, 13) + rect(-6, -80, 5, 8, Ink.COCOA)
    kestrel = path(
        "M-34 -96Q-12 -116 2 -102Q16 -118 40 -104Q20 -102 8 -92L12 -82L2 -86L-8 -82L-4 -92Q-16 -100 -34 -96Z", Ink.RUST
    ) + path("M-34 -96Q-12 -116 2 -102L-4 -92Q-16 -100 -34 -96Z", Ink.MAKER)
    return drawn + kestrel + circle(2, -104, 3.4, Ink.PEACH)


def _anvil() -> str:
    """A mountain in the shape of an anvil, asleep under a cloud."""
    drawn = polygon([(-50, 4), (-24, -34), (-24, -58), (24, -58), (26, -34), (52, 4)], Ink.SLATE_D) + polygon(
        [(-50, 4), (-24, -34), (-24, -58), (-4, -58), (-8, 4)], Ink.SLATE
    )
    drawn += (
        path("M-96 -92Q-70 -92 -48 -92H70V-66Q40 -62 26 -56H-28Q-66 -62 -96 -92Z", Ink.STEEL)
        + path("M-96 -92H70V-84H-86Z", Ink.MIST)
        + path("M-96 -92Q-70 -92 -48 -84Q-30 -66 -28 -56Q-66 -62 -96 -92Z", Ink.SLATE)
    )
    drawn += line("M-14 -74q5 4 10 0M10 -74q5 4 10 0", Ink.NIGHT, 2.6) + line("M-2 -66q4 3 8 0", Ink.NIGHT, 2)
    snores = "".join(
        line(f"M{x} {y}h{size}l{-size} {size}h{size}", Ink.CREAM, 2.4) for x, y, size in ((30, -110, 7), (44, -120, 9))
    )
    return (
        drawn
        + snores
        + shapes.pine(-58, 4, 30, Ink.PINE)
        + shapes.pine(62, 4, 34, Ink.PINE)
        + rect(46, -96, 14, 5, Ink.LEAF, 2)
    )


def _lagoon() -> str:
    """A ring of rock with a lake in it that shows the sky."""
    drawn = (
        oval(0, -24, 96, 34, STONE[1])
        + oval(-4, -28, 92, 30, STONE[0])
        + oval(0, -30, 80, 24, Ink.SKY)
        + oval(-6, -34, 64, 16, Ink.MIST)
    )
    drawn += (
        circle(10, -34, 10, Ink.CREAM, 0.95)
        + path("M-40 -30q8 -8 16 -2q8 -6 14 2Z", Ink.WHITE)
        + path("M34 -22q6 -6 12 -2q6 -4 12 2Z", Ink.WHITE)
    )
    drawn += "".join(
        shapes.pine(x, y, tall, ink)
        for x, y, tall, ink in (
            (-72, -36, 46, Ink.PINE),
            (-52, -46, 36, Ink.FOREST),
            (70, -38, 50, Ink.PINE),
            (48, -48, 34, Ink.FOREST),
        )
    )
    boat = (
        path("M-16 -16H20L12 -6H-10Z", Ink.BRICK)
        + line("M2 -16V-46", Ink.COCOA, 2.4)
        + path("M4 -46Q24 -34 20 -20H4Z", Ink.CREAM)
    )
    return drawn + boat + path("M-10 -4H12L14 0H-12Z", Ink.STEEL, 0.6)


HARBOURS: Mapping[str, Motif] = MappingProxyType(
    {
        "cinder-cone": Motif("subject", _cinders),
        "rainbow-geyser": Motif("subject", _geyser, 0.94),
        "lantern-shoals": Motif("subject", _shoals),
        "glass-pier": Motif("subject", _glass_pier),
        "chained-island": Motif("subject", _chains, 0.96),
        "kestrel-terraces": Motif("subject", _terraces),
        "sleeping-anvil": Motif("subject", _anvil, 0.94),
        "mirror-lagoon": Motif("subject", _lagoon),
    }
)
