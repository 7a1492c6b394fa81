"""Wild sights: what the scenic wonders show."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs import shapes
from render.motifs.motif import Motif
from render.motifs.parts import NEAR, STONE, oval, puffs, rungs, turned
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _leaning_stones() -> str:
    """Tall stones leaning towards each other."""
    drawn = ""
    for x, tall, wide, lean in ((-58, 58, 20, 20), (-26, 90, 26, 18), (20, 96, 26, -14), (56, 62, 20, -22)):
        foot, top = (x - wide / 2, x + wide / 2), (x - wide * 0.36 + lean, x + wide * 0.36 + lean)
        drawn += path(
            f"M{foot[0]} 2L{top[0]} {-tall + 6}Q{x + lean} {-tall - 8} {top[1]} {-tall + 4}L{foot[1]} 2Z", Ink.SLATE
        )
        drawn += path(
            f"M{x + 2} 2L{x + lean} {-tall}Q{x + lean + 4} {-tall - 4} {top[1]} {-tall + 4}L{foot[1]} 2Z", Ink.STEEL
        )
        drawn += oval(x + lean * 0.9, -tall + 2, wide * 0.34, 4, Ink.LEAF)
        drawn += line(f"M{x - 4 + lean * 0.4} {-tall * 0.45}q5 -6 0 -12t0 -12", Ink.FOAM, 1.8, 0.9)
    return drawn + puffs(((-70, 0, 7), (-40, 2, 8), (2, 1, 9), (40, 2, 7), (70, 1, 6)), Ink.FOREST)


def _pine_bridge() -> str:
    """Pines that lean together and carry a bridge."""
    drawn = line("M-118 -30Q0 2 118 -34", Ink.BRASS_D, 5) + line("M-118 -46Q0 -16 118 -50", Ink.COCOA, 2.2)
    drawn += "".join(
        line(f"M{x} {-44 + 24 * (1 - (x / 118) ** 2):.1f}v14", Ink.COCOA, 1.6) for x in range(-108, 112, 12)
    )
    for x, tall, lean, ink in (
        (-96, 96, 16, Ink.PINE),
        (-62, 80, 20, Ink.FOREST),
        (94, 92, -16, Ink.PINE),
        (60, 76, -20, Ink.FOREST),
    ):
        drawn += turned(lean, rect(x - 3, -14, 6, 18, Ink.COCOA) + shapes.pine(x, -8, tall, ink), (x, 0))
    return drawn


def _bottle() -> str:
    """A waterfall inside a bottle."""
    glass = "M-14 -96V-76Q-42 -70 -42 -46V-8Q-42 2 -32 2H32Q42 2 42 -8V-46Q42 -70 14 -76V-96Z"
    drawn = path(glass, Ink.FOAM, 0.75) + path(
        "M-36 -40Q-20 -60 4 -56L10 -30L36 -26V-8Q36 -4 30 -3H-30Q-36 -4 -36 -8Z", Ink.FOREST
    )
    drawn += (
        path("M-36 -40Q-26 -54 -10 -56L-6 -10H-36Z", Ink.LEAF)
        + shapes.pine(-24, -44, 22, Ink.PINE)
        + shapes.pine(24, -24, 20, Ink.PINE)
    )
    drawn += path("M-8 -57Q8 -60 12 -44L14 -10H-6Z", Ink.WHITE) + line("M0 -52V-12M6 -48V-12", Ink.BLUE_L, 2.4)
    drawn += path("M-36 -14Q-18 -20 0 -14T36 -14V-8Q36 -4 30 -3H-30Q-36 -4 -36 -8Z", Ink.BLUE) + puffs(
        ((-6, -13, 5), (4, -15, 6), (14, -13, 5)), Ink.WHITE
    )
    drawn += line(glass, Ink.TEAL_D, 3) + line("M-34 -20V-46Q-34 -62 -18 -68", Ink.WHITE, 3.4, 0.9)
    return (
        drawn
        + rect(-11, -112, 22, 18, Ink.DUNE, 3)
        + rect(-11, -112, 12, 18, Ink.SAND, 3)
        + rect(-17, -98, 34, 6, Ink.TEAL, 3)
    )


def _amphitheatre() -> str:
    """Rings of mossy seats round a stage."""
    inks = (Ink.PINE, Ink.FOREST, Ink.LEAF, Ink.FOREST, Ink.LEAF)
    drawn = ""
    for index, ink in enumerate(inks):
        across, high = 96 - 14 * index, 74 - 13 * index
        drawn += path(f"M{-across} 0A{across} {high} 0 0 1 {across} 0Z", ink)
        drawn += line(f"M{-across} 0A{across} {high} 0 0 1 {across} 0", Ink.MINT, 1.6)
    drawn += path("M-32 0A32 16 0 0 1 32 0Z", Ink.SAND) + line("M-60 -8L-78 -40M60 -8L78 -40M0 -20V-70", Ink.PINE, 3)
    for x, y in ((-44, -34), (-24, -46), (28, -44), (48, -30), (-66, -34), (66, -30), (10, -58)):
        drawn += path(f"M{x - 4} {y + 8}q0 -9 4 -9t4 9Z", Ink.TEAL_D) + circle(x, y - 4, 3.2, Ink.PEACH)
    return (
        drawn
        + path("M-5 -3q0 -14 5 -14t5 14Z", Ink.VERMILION)
        + circle(0, -20, 3.8, Ink.PEACH)
        + line("M4 -13L12 -20", Ink.VERMILION, 2)
    )


def _aurora_steps() -> str:
    """Steps of light going up into the sky."""
    inks = (Ink.TEAL, Ink.FOREST, Ink.JADE, Ink.VIOLET, Ink.TEAL, Ink.LEAF, Ink.VERMILION, Ink.JADE, Ink.VIOLET)
    drawn = ""
    for index, ink in enumerate(inks):
        x, y, wide = -84 + index * 17, -2 - index * 12, 50 - index * 2
        drawn += polygon([(x, y + 9), (x + wide, y + 5), (x + wide - 6, y + 24), (x + 8, y + 28)], ink, 0.4)
        drawn += polygon([(x, y), (x + wide, y - 4), (x + wide, y + 5), (x, y + 9)], ink)
        drawn += polygon([(x, y), (x + wide, y - 4), (x + wide, y - 1), (x, y + 3)], Ink.WHITE, 0.7)
    for x, y, coat in ((-40, -26, Ink.BRICK), (28, -76, Ink.HARBOUR)):
        drawn += path(f"M{x - 7} {y}q0 -19 7 -19t7 19Z", coat) + circle(x, y - 22, 5, Ink.PEACH)
    return drawn


def _upward_falls() -> str:
    """A fall that leaves its pool and runs up between two rocks into a cloud."""
    drawn = polygon([(-78, 2), (-66, -72), (-44, -80), (-20, -70), (-12, 2)], Ink.TEAL) + polygon(
        [(-78, 2), (-66, -72), (-44, -80), (-46, 2)], Ink.JADE
    )
    drawn += polygon([(78, 2), (70, -58), (46, -66), (22, -58), (12, 2)], Ink.TEAL_D) + polygon(
        [(34, 2), (36, -62), (22, -58), (12, 2)], Ink.TEAL
    )
    drawn += path("M-14 2C-10 -40 -22 -70 -34 -96H34C22 -70 10 -40 14 2Z", Ink.BLUE_L) + path(
        "M-6 2C-4 -40 -12 -70 -20 -96H-4C-2 -60 0 -30 2 2Z", Ink.WHITE
    )
    drawn += path("M8 2C8 -40 12 -70 22 -96H30C20 -70 12 -40 13 2Z", Ink.WHITE)
    drawn += "".join(polygon([(x - 4, y), (x, y - 7), (x + 4, y)], Ink.BLUE) for x, y in ((0, -20), (0, -50), (3, -80)))
    drawn += oval(0, 2, 44, 6, Ink.BLUE) + oval(0, 1, 26, 3, Ink.FOAM)
    return (
        drawn
        + shapes.cloud(0, -88, 120, 30, (Ink.MIST, Ink.FOAM, Ink.WHITE), 6)
        + shapes.pine(-56, -76, 24, Ink.PINE)
        + shapes.pine(54, -62, 20, Ink.PINE)
    )


def _moon_tree() -> str:
    """A tree whose fruits are moons."""
    drawn = path("M-8 2Q-2 -30 -6 -46L6 -46Q4 -30 12 2Z", Ink.COCOA) + line(
        "M0 -40Q-22 -52 -36 -54M2 -44Q20 -58 36 -56M0 -46V-80", Ink.COCOA, 5
    )
    drawn += puffs(((-34, -60, 24), (34, -62, 24), (0, -82, 28), (0, -56, 26)), Ink.PINE) + puffs(
        ((-38, -66, 17), (-6, -88, 20), (26, -70, 16)), Ink.FOREST
    )
    moons = ((-44, -54, 9), (-20, -72, 8), (8, -92, 9), (36, -68, 9), (14, -58, 10), (-16, -44, 7))
    for x, y, radius in moons:
        drawn += circle(x, y, radius * 1.4, Ink.GOLD_L, 0.35) + circle(x, y, radius, Ink.SAND)
        drawn += circle(x - radius * 0.16, y - radius * 0.14, radius * 0.8, Ink.WHITE)
        drawn += circle(x + radius * 0.1, y + radius * 0.2, radius * 0.18, Ink.SAND)
    return drawn + circle(-30, -2, 6, Ink.WHITE) + circle(26, 0, 5, Ink.WHITE)


def _glacier() -> str:
    """Folds of soft blue ice down a pass."""
    drawn = shapes.mountain(-70, 2, 110, 88, (Ink.STEEL, Ink.HARBOUR), Ink.WHITE) + shapes.mountain(
        70, 2, 116, 80, (Ink.STEEL, Ink.HARBOUR), Ink.WHITE
    )
    drawn += shapes.mountain(0, -20, 90, 88, (Ink.SKY, Ink.STEEL), Ink.WHITE)
    folds = (
        ("M-18 -56H18Q40 -26 84 4H-84Q-40 -26 -18 -56Z", Ink.FOAM),
        ("M-6 -56H18Q40 -26 84 4H30Q14 -26 -6 -56Z", Ink.BLUE_L),
    )
    drawn += "".join(path(outline, ink) for outline, ink in folds)
    drawn += "".join(
        line(
            f"M{-16 - index * 14} {-50 + index * 13}Q0 {-34 + index * 13} {16 + index * 14} {-50 + index * 13}",
            Ink.SKY,
            2.4,
        )
        for index in range(5)
    )
    return drawn + line("M-10 -54Q-22 -20 -40 2M10 -54Q24 -20 44 2", Ink.WHITE, 2.4)


def _kite_meadow() -> str:
    """A hill held up by the strings of kites."""
    drawn = "".join(line(f"M{x} -6L{tx} {ty}", Ink.CREAM, 1.2) for x, tx, ty in KITES)
    for index, (_, x, y) in enumerate(KITES):
        light, dark = (
            (Ink.ROSE, Ink.VERMILION),
            (Ink.YELLOW_L, Ink.GOLD),
            (Ink.BLUE_L, Ink.BLUE),
            (Ink.LILAC, Ink.VIOLET),
        )[index % 4]
        size = 13 - index % 3
        drawn += polygon([(x, y - size), (x + size * 0.66, y), (x, y + size)], dark) + polygon(
            [(x, y - size), (x - size * 0.66, y), (x, y + size)], light
        )
        drawn += line(f"M{x} {y + size}q4 4 0 8t0 8", dark, 1.2)
    drawn += path("M-80 0Q-60 -16 0 -16T80 0L44 14L10 26L-30 16Z", Ink.ROCK) + path(
        "M-84 0Q-60 -20 0 -18T84 0Q40 8 0 6T-84 0Z", Ink.LEAF
    )
    return drawn + "".join(circle(x, -4 + (x % 5), 1.8, Ink.CREAM) for x in range(-66, 70, 11))


KITES = (
    (-60, -78, -56),
    (-44, -48, -84),
    (-24, -30, -50),
    (-8, -8, -104),
    (10, 20, -70),
    (26, 50, -100),
    (46, 66, -60),
    (60, 88, -84),
)


def _bonsai_island() -> str:
    """A very small island under a bent tree."""
    drawn = path("M-48 -34H48L34 -22L22 -16L8 0L-10 -4L-24 -18L-38 -22Z", STONE[1]) + path(
        "M-48 -34H6L2 -2L-10 -4L-24 -18L-38 -22Z", STONE[0]
    )
    drawn += path("M-52 -34Q-26 -46 0 -40T52 -34Q20 -28 0 -30T-52 -34Z", Ink.LEAF)
    drawn += line("M4 -36C-14 -52 22 -62 2 -84M6 -58Q24 -62 34 -70M4 -74Q-16 -74 -26 -70", Ink.COCOA, 5)
    for x, y, wide in ((-30, -72, 22), (36, -72, 22), (4, -94, 28)):
        drawn += oval(x, y, wide, 10, Ink.PINE) + oval(x - 3, y - 3, wide * 0.8, 7, Ink.FOREST)
    return drawn + rect(-34, -44, 12, 9, Ink.CREAM) + polygon([(-38, -44), (-28, -52), (-18, -44)], Ink.VERMILION)


def _windowbox() -> str:
    """A window box in which a rainbow grows."""
    drawn = rect(-44, -96, 88, 64, Ink.COCOA, 3) + rect(-38, -90, 36, 54, Ink.SKY) + rect(2, -90, 36, 54, Ink.STEEL)
    drawn += polygon([(-38, -36), (-38, -66), (-10, -90), (-2, -90), (-2, -84)], Ink.MIST, 0.7)
    for index, ink in enumerate((Ink.VERMILION, Ink.TANGERINE, Ink.GOLD_L, Ink.LEAF, Ink.BLUE, Ink.VIOLET)):
        radius = 40 - 5 * index
        drawn += line(f"M{-radius} -24A{radius} {radius} 0 0 1 {radius} -24", ink, 5.3)
    leaves = "".join(oval(x, -26, 6, 9, (Ink.FOREST, Ink.LEAF)[index % 2]) for index, x in enumerate(range(-48, 52, 8)))
    flowers = "".join(
        circle(x, -32, 3.4, (Ink.CREAM, Ink.ROSE, Ink.GOLD_L)[index % 3]) for index, x in enumerate(range(-46, 50, 11))
    )
    return (
        drawn
        + leaves
        + flowers
        + polygon([(-58, -24), (58, -24), (52, 0), (-52, 0)], Ink.BRICK)
        + polygon([(-58, -24), (8, -24), (6, 0), (-52, 0)], Ink.VERMILION)
        + rect(-60, -26, 120, 5, Ink.GOLD)
    )


def _practice_cliff() -> str:
    """A low cliff with a diving board, and a net under it."""
    drawn = polygon([(-70, 2), (-66, -78), (-52, -90), (-8, -88), (-2, -60), (-10, -30), (-2, 2)], NEAR[1])
    drawn += polygon([(-70, 2), (-66, -78), (-52, -90), (-30, -89), (-36, 2)], NEAR[0]) + path(
        "M-70 -78Q-50 -98 -4 -88L-6 -82Q-40 -88 -66 -72Z", Ink.LEAF
    )
    drawn += (
        rect(-30, -93, 62, 4, Ink.GOLD)
        + line("M-44 -92V-112", Ink.BRASS, 2)
        + polygon([(-44, -112), (-24, -106), (-44, -100)], Ink.VERMILION)
    )
    drawn += (
        path("M28 -98l6 -10l5 4l-4 10Z", Ink.VERMILION)
        + circle(40, -112, 4.4, Ink.PEACH)
        + line("M30 -98l-4 7M36 -106l10 -6", Ink.INK, 2.6)
    )
    drawn += line("M8 -20L14 2M86 -20L80 2", Ink.COCOA, 4) + path("M6 -22Q47 6 88 -22Q47 -8 6 -22Z", Ink.CREAM, 0.9)
    return (
        drawn
        + "".join(line(f"M{x} -16l4 12", Ink.CREAM, 1) for x in range(18, 80, 9))
        + rungs(((-26, 2), (-16, 2)), ((-24, -84), (-14, -84)), 9, Ink.COCOA, 2)
    )


WILDS: Mapping[str, Motif] = MappingProxyType(
    {
        "leaning-stones": Motif("subject", _leaning_stones),
        "pine-bridge": Motif("subject", _pine_bridge),
        "bottled-waterfall": Motif("subject", _bottle, 0.92),
        "moss-amphitheatre": Motif("subject", _amphitheatre),
        "aurora-steps": Motif("subject", _aurora_steps, 0.94),
        "upward-falls": Motif("subject", _upward_falls, 0.92),
        "moon-tree": Motif("subject", _moon_tree, 0.94),
        "velvet-glacier": Motif("subject", _glacier, 0.9),
        "kite-meadow": Motif("subject", _kite_meadow, 0.92),
        "bonsai-island": Motif("subject", _bonsai_island),
        "rainbow-windowbox": Motif("subject", _windowbox),
        "practice-cliff": Motif("subject", _practice_cliff, 0.92),
    }
)
