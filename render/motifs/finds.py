"""Finds: what waits under the clouds, and the ships that found it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType

from render.motifs import shapes
from render.motifs.motif import Motif
from render.motifs.parts import (
    BRASS,
    COPPER,
    IRON,
    LINEN,
    STONE,
    WOOD,
    arch,
    ball,
    block,
    bolt,
    columns,
    dome,
    gable,
    oval,
    puffs,
    ring,
    rungs,
    star,
    steam,
    taper,
    turned,
)
from render.motifs.people import Look, figure
from render.theme import Ink
from render.vector import around, at, circle, line, path, polygon, rect


def _kite_wreck() -> str:
    """A great kite, broken on the rocks."""
    frame = polygon([(0, -104), (62, -52), (0, 8), (-62, -52)], Ink.BRICK) + polygon(
        [(0, -104), (0, 8), (-62, -52)], Ink.VERMILION
    )
    frame += (
        polygon([(0, -52), (62, -52), (0, 8)], Ink.GOLD)
        + polygon([(0, -52), (-62, -52), (0, -104)], Ink.GOLD_L)
        + line("M0 -104V8M-62 -52H62", Ink.COCOA, 3.4)
    )
    frame += polygon([(18, -84), (44, -62), (26, -66), (30, -78)], Ink.NIGHT, 0.5)
    drawn = turned(24, frame, (0, -30)) + line("M-44 -4Q-70 -30 -92 -12T-116 -20", Ink.CREAM, 2.4)
    bows = "".join(
        polygon([(x - 7, y - 5), (x, y), (x - 7, y + 5)], ink) + polygon([(x + 7, y - 5), (x, y), (x + 7, y + 5)], ink)
        for x, y, ink in ((-64, -22, Ink.TEAL), (-86, -14, Ink.GOLD), (-104, -16, Ink.ROSE))
    )
    return (
        drawn
        + bows
        + polygon([(20, 6), (34, -18), (58, -20), (74, 6)], STONE[0])
        + polygon([(48, 6), (52, -20), (58, -20), (74, 6)], STONE[1])
    )


def _caravan() -> str:
    """Three carts on one rope, a teapot on each."""
    drawn = line("M-110 -66Q-60 -52 0 -60T112 -72", Ink.COCOA, 2.6)
    for x, y, ink, dark in (
        (-74, -12, Ink.VERMILION, Ink.BRICK),
        (-4, -6, Ink.JADE, Ink.TEAL),
        (66, -16, Ink.GOLD, Ink.BRASS),
    ):
        drawn += (
            line(f"M{x} {y - 48}V{y - 30}", Ink.COCOA, 2)
            + rect(x - 28, y - 22, 56, 18, Ink.COCOA, 2)
            + rect(x - 28, y - 22, 34, 18, Ink.UMBER, 2)
        )
        drawn += path(f"M{x - 30} {y - 22}Q{x} {y - 62} {x + 30} {y - 22}Z", dark) + path(
            f"M{x - 30} {y - 22}Q{x - 16} {y - 48} {x} {y - 42}L{x - 4} {y - 22}Z", ink
        )
        drawn += "".join(circle(x + k, y, 9, Ink.COCOA) + circle(x + k, y, 5.4, Ink.GOLD) for k in (-17, 17)) + steam(
            x + 10, y - 46, 8
        )
    return drawn


def _viewpoint() -> str:
    """A bench at the edge, for two."""
    drawn = (
        polygon([(-110, 4), (-104, -26), (-30, -30), (40, -26), (76, -14), (60, 4)], STONE[1])
        + polygon([(-110, 4), (-104, -26), (-30, -30), (-40, 4)], STONE[0])
        + path("M-108 -26Q-40 -40 78 -14L74 -8Q-30 -30 -108 -20Z", Ink.LEAF)
    )
    drawn += line("M-46 -30V-58M6 -30V-58M-54 -46H14M-54 -58H14M-54 -66H14", Ink.COCOA, 5)
    for x, coat, hair in ((-32, Ink.VERMILION, Ink.INK), (-10, Ink.TEAL, Ink.RUST)):
        drawn += (
            path(f"M{x - 9} -46Q{x - 9} -70 {x} -70T{x + 9} -46Z", coat)
            + circle(x, -77, 8, Ink.PEACH)
            + path(f"M{x - 8} -77a8 8 0 0 1 16 0Z", hair)
        )
    drawn += shapes.pine(-86, -26, 82, Ink.PINE) + line("M44 -24V-52", Ink.COCOA, 3)
    return (
        drawn
        + polygon([(34, -62), (66, -62), (74, -56), (66, -50), (34, -50)], Ink.CREAM)
        + star(50, -56, 4, Ink.BRICK)
    )


def _jar() -> str:
    """Lightning in a jar."""
    drawn = circle(0, -46, 60, Ink.GOLD_L, 0.3) + path(
        "M-34 -84Q-44 -76 -44 -60V-8Q-44 2 -32 2H32Q44 2 44 -8V-60Q44 -76 34 -84Z", Ink.FOAM, 0.6
    )
    drawn += (
        bolt(-4, -78, 72, Ink.GOLD)
        + bolt(-8, -78, 66, Ink.YELLOW_L)
        + line("M24 -60l10 -8M26 -40l12 2M-28 -50l-10 -6M-26 -24l-10 6", Ink.GOLD_L, 3)
    )
    drawn += line("M-34 -84Q-44 -76 -44 -60V-8Q-44 2 -32 2H32Q44 2 44 -8V-60Q44 -76 34 -84", Ink.TEAL_D, 3) + line(
        "M-35 -14V-60Q-35 -68 -29 -74", Ink.WHITE, 4
    )
    return (
        drawn
        + rect(-36, -100, 72, 17, Ink.BRASS, 4)
        + rect(-36, -100, 42, 17, Ink.GOLD, 4)
        + line("M-26 -98v12M-12 -98v12M2 -98v12M16 -98v12", Ink.BRASS_D, 1.6)
    )


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


def _customs() -> str:
    """An empty customs house with its bar up."""
    drawn = (
        block(-24, 2, 84, 54)
        + gable(-24, -52, 98, 30)
        + arch(-46, 2, 20, 34, Ink.COCOA)
        + rect(-22, -40, 30, 22, Ink.SKY, 2)
        + line("M-7 -40V-18M-22 -29H8", Ink.COCOA, 2)
        + rect(-26, -16, 38, 5, Ink.DUNE)
    )
    drawn += circle(-24, -64, 9, Ink.CREAM) + star(-24, -64, 7, Ink.BRICK, 5, 0.45) + block(40, 2, 12, 38, STONE)
    bar = "".join(rect(40 + k * 14, -4, 14, 8, (Ink.VERMILION, Ink.CREAM)[k % 2]) for k in range(6))
    drawn += turned(-52, bar, (40, 0)).replace("rotate(-52.0 40.0 0.0)", "translate(0 -34) rotate(-52 40 0)") + ball(
        40, -36, 6, BRASS
    )
    return drawn + shapes.pine(-86, 2, 60, Ink.PINE) + line("M-66 -52q4 -8 12 -6", Ink.CREAM, 1.2)


def _picnic() -> str:
    """A picnic on a flying blanket."""
    drawn = path("M-90 -16Q-46 -34 0 -20T92 -26L72 4Q30 14 -8 4T-72 10Z", Ink.VERMILION)
    drawn += "".join(
        path(f"M{x} {-22 + (k % 2) * 2}l14 1l-4 24l-14 -1Z", Ink.CREAM) for k, x in enumerate(range(-72, 74, 29))
    ) + line("M-84 -6Q-40 -20 4 -8T82 -12", Ink.CREAM, 4, 0.8)
    drawn += (
        path("M-34 -22H20L14 -52H-28Z", Ink.BRASS)
        + path("M-34 -22H-8L-10 -52H-28Z", Ink.GOLD)
        + line("M-26 -52Q-7 -92 12 -52", Ink.BRASS_D, 4)
        + line("M-32 -34H18M-30 -44H16", Ink.BRASS_D, 2)
    )
    drawn += (
        oval(48, -26, 24, 6, Ink.WHITE)
        + dome(48, -28, 18, (Ink.APRICOT, Ink.TANGERINE), 0.8)
        + line("M42 -38l4 -4M50 -42v-5M56 -38l4 -4", Ink.MAKER, 2)
        + steam(48, -46, 9)
    )
    return (
        drawn
        + rect(-66, -52, 12, 30, Ink.FOREST, 3)
        + rect(-63, -66, 6, 16, Ink.FOREST)
        + rect(-66, -42, 12, 10, Ink.CREAM)
        + path("M-4 -54q10 -14 18 -4Z", Ink.CREAM)
    )


def _orchestra() -> str:
    """An orchestra that waits, bows in the air."""
    drawn = path("M-100 4A100 74 0 0 1 100 4Z", Ink.WINE) + path(
        "M-100 4A100 74 0 0 1 100 4H76A76 54 0 0 0 -76 4Z", Ink.BRICK
    )
    for x, y, size in ((-62, -8, 0.5), (62, -8, 0.5), (-32, -24, 0.48), (32, -24, 0.48), (0, -32, 0.46)):
        player = figure(
            Look((Ink.NAVY, Ink.NIGHT), "top" if x == 0 else "", hair=(Ink.COCOA, Ink.RUST)[x > 0], right="ahead")
        )
        player += path("M16 -42C8 -58 22 -66 26 -78L32 -76C34 -64 42 -56 30 -40Z", Ink.MAKER) + line(
            "M20 -78L44 -96", Ink.CREAM, 3
        )
        drawn += at(x, y, player, size)
    conductor = figure(Look((Ink.INK, Ink.SHADOW), "", "", right="up", left="up", hair=Ink.CREAM)) + line(
        "M24 -84L38 -104", Ink.WHITE, 2.4
    )
    return drawn + rect(-14, -6, 28, 10, Ink.GOLD) + at(0, -4, conductor, 0.62)


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


def _storm_cubs() -> str:
    """Little storms in a nest, hungry."""
    drawn = path("M-84 -30Q0 -4 84 -30L66 4H-66Z", Ink.UMBER) + "".join(
        line(f"M{x} {-24 + abs(x) * -0.06}l{18 - k % 3 * 12} {22 - k % 2 * 6}", Ink.COCOA, 2.6)
        for k, x in enumerate(range(-74, 70, 12))
    )
    for x, y, size, mouth in ((-48, -36, 46, 6), (4, -44, 56, 9), (52, -36, 42, 5)):
        drawn = shapes.cloud(x, y + 14, size * 1.2, size * 0.8, (Ink.NAVY, Ink.HARBOUR, Ink.STEEL), 6) + drawn
        drawn += (
            circle(x - 9, y - 4, 4, Ink.CREAM)
            + circle(x + 9, y - 4, 4, Ink.CREAM)
            + circle(x - 8, y - 3, 2, Ink.INK)
            + circle(x + 10, y - 3, 2, Ink.INK)
            + oval(x, y + 7, mouth, mouth * 0.7, Ink.WINE)
        )
    return drawn + bolt(-62, -108, 30) + bolt(58, -104, 26) + bolt(4, -128, 28)


def _drowned_foundry() -> str:
    """A foundry under cloud to its windows, one machine nodding."""
    drawn = (
        block(-36, 4, 76, 58, (Ink.MAUVE, Ink.WINE))
        + gable(-36, -54, 86, 22, (Ink.ROSE, Ink.WINE))
        + block(-62, -60, 13, 50, COPPER)
        + block(-14, -62, 13, 36, COPPER)
        + arch(-52, -14, 16, 24)
        + arch(-22, -14, 16, 24)
    )
    drawn += (
        taper(52, 4, 52, (30, 14), IRON)
        + turned(
            -16,
            rect(4, -64, 84, 9, Ink.STEEL)
            + path("M88 -74Q104 -66 88 -46Q78 -60 88 -74Z", Ink.NAVY)
            + rect(-2, -68, 20, 17, Ink.HARBOUR, 3),
            (52, -56),
        )
        + ball(52, -56, 7, BRASS)
    )
    return (
        drawn
        + shapes.cloud(-64, 14, 110, 28, (Ink.MIST, Ink.FOAM, Ink.WHITE), 6)
        + shapes.cloud(40, 16, 130, 26, (Ink.MIST, Ink.FOAM, Ink.WHITE), 7)
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


def _crates() -> str:
    """Crates in a stack, one label very large."""
    drawn = ""
    for x, y, size, inks in ((-34, 2, 62, WOOD), (36, 2, 56, (Ink.DUNE, Ink.UMBER)), (2, -56, 46, WOOD)):
        drawn += block(x, y, size, size * 0.94, inks) + line(
            f"M{x - size / 2 + 4} {y - 4}L{x + size / 2 - 4} {y - size * 0.94 + 4}", Ink.COCOA, 4
        )
        drawn += rect(x - size / 2, y - size * 0.94, size, 5, Ink.SAND) + rect(x - size / 2, y - 5, size, 5, Ink.UMBER)
    drawn += (
        rect(-22, -94, 48, 28, Ink.CREAM, 2)
        + line("M-16 -86h36M-16 -80h30M-16 -74h22", Ink.BRICK, 2.4)
        + circle(18, -74, 4, Ink.VERMILION)
    )
    return drawn + ring(2, -104, 6, 3, Ink.BRASS) + line("M2 -110Q20 -124 34 -112", Ink.COCOA, 2)


def _mirage() -> str:
    """A harbour town, and the same upside down."""
    town = (
        block(-60, 0, 26, 44)
        + gable(-60, -44, 32, 20)
        + block(-26, 0, 30, 62)
        + dome(-26, -62, 17)
        + block(12, 0, 34, 40)
        + gable(12, -40, 42, 20)
        + block(52, 0, 28, 56)
        + dome(52, -56, 15)
        + line("M-26 -80V-92M52 -72V-84", Ink.GOLD, 2)
    )
    town += "".join(
        rect(x, y, 6, 9, Ink.GOLD_L)
        for x, y in ((-66, -34), (-56, -34), (-34, -48), (-22, -48), (4, -30), (16, -30), (46, -42), (56, -42))
    )
    return (
        f'<g opacity="0.42">{at(0, -36, town, 0.36, 0.86).replace("0.36)", "-0.5)")}</g>'
        + at(0, -36, town, 0.78)
        + "".join(
            rect(x, -38 + k * 8, wide, 2.4, Ink.WHITE, 1, 0.8)
            for k, (x, wide) in enumerate(((-80, 60), (10, 74), (-50, 50), (20, 40)))
        )
    )


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


def _inn_sign() -> str:
    """A signpost with a board for every rumour."""
    drawn = line("M0 4V-112", Ink.COCOA, 7) + ball(0, -112, 6, BRASS)
    for y, side, ink, dark in (
        (-96, 1, Ink.VERMILION, Ink.BRICK),
        (-74, -1, Ink.JADE, Ink.TEAL),
        (-52, 1, Ink.GOLD, Ink.BRASS),
        (-30, -1, Ink.LILAC, Ink.VIOLET),
    ):
        drawn += polygon(
            [(-6 * side, y - 8), (52 * side, y - 8), (66 * side, y), (52 * side, y + 8), (-6 * side, y + 8)], dark
        ) + polygon([(-6 * side, y - 8), (52 * side, y - 8), (66 * side, y), (-6 * side, y)], ink)
        drawn += line(f"M{8 * side} {y + 1}H{42 * side}", Ink.CREAM, 2.4)
    return drawn + polygon([(-24, 4), (-10, -12), (12, -12), (26, 4)], STONE[0])


def _crystals() -> str:
    """A vein of amber out of the rock."""
    drawn = polygon([(-90, 4), (-64, -34), (-20, -44), (36, -40), (72, -22), (92, 4)], STONE[1]) + polygon(
        [(-90, 4), (-64, -34), (-20, -44), (-10, 4)], STONE[0]
    )
    for x, y, tall, wide, lean in (
        (-34, -30, 62, 20, -18),
        (0, -36, 78, 24, 2),
        (34, -28, 58, 20, 20),
        (-58, -14, 34, 14, -28),
        (60, -12, 36, 14, 30),
    ):
        gem = (
            polygon(
                [(-wide / 2, 0), (-wide / 2, -tall * 0.7), (0, -tall), (wide / 2, -tall * 0.7), (wide / 2, 0)],
                Ink.YELLOW_D,
            )
            + polygon([(-wide / 2, 0), (-wide / 2, -tall * 0.7), (0, -tall), (-wide * 0.05, 0)], Ink.YELLOW_L)
            + polygon([(-wide * 0.05, 0), (0, -tall), (wide * 0.2, -tall * 0.76), (wide * 0.18, 0)], Ink.YELLOW)
        )
        drawn += at(x, y + 8, turned(lean, gem), 1)
    return drawn + polygon([(-90, 4), (-64, -16), (-20, -22), (36, -20), (72, -8), (92, 4)], STONE[1])


def _kiln() -> str:
    """A bottle kiln, its fire door open."""
    drawn = (
        path("M-44 4V-36Q-40 -66 -16 -90V-104H16V-90Q40 -66 44 -36V4Z", Ink.BRICK)
        + path("M-44 4V-36Q-40 -66 -16 -90V-104H-2V4Z", Ink.VERMILION)
        + rect(-20, -108, 40, 7, Ink.COCOA)
    )
    drawn += (
        "".join(line(f"M{-40 + k * 3} {-20 - k * 18}H{40 - k * 3}", Ink.WINE, 2) for k in range(4))
        + arch(0, 4, 34, 40, Ink.INK)
        + arch(0, 4, 26, 33, Ink.TANGERINE)
        + path("M-10 4Q-12 -12 0 -22Q12 -12 10 4Z", Ink.GOLD_L)
    )
    pots = (
        path("M58 4q-8 -14 4 -24h12q12 10 4 24Z", Ink.MAKER)
        + rect(60, -24, 16, 4, Ink.TANGERINE)
        + path("M-80 4q-6 -10 3 -18h10q9 8 3 18Z", Ink.TEAL)
    )
    return drawn + pots + puffs(((6, -114, 8), (20, -122, 10)), Ink.SLATE_D)


def _lookout() -> str:
    """A mossy lookout on a column of rock."""
    drawn = (
        polygon([(-34, 4), (-22, -50), (22, -50), (38, 4)], STONE[1])
        + polygon([(-34, 4), (-22, -50), (0, -50), (-4, 4)], STONE[0])
        + puffs(((-26, -14, 8), (-18, -34, 7), (20, -24, 8), (8, -4, 7)), Ink.LEAF)
    )
    drawn += (
        rect(-44, -56, 88, 7, Ink.UMBER)
        + columns(0, -56, 4, 26, (4, 34), WOOD)
        + path("M-54 -88Q0 -104 0 -116Q0 -104 54 -88Z", Ink.FOREST)
        + path("M-54 -88Q-6 -102 0 -116L4 -88Z", Ink.LEAF)
        + line("M-42 -68H42", Ink.COCOA, 2.6)
    )
    watcher = figure(Look((Ink.GOLD_L, Ink.GOLD), "cap", line("M-8 -4L18 -10", Ink.BRASS, 5), right="ahead"))
    return drawn + at(-4, -56, watcher, 0.34) + rungs(((12, 4), (22, 4)), ((8, -50), (18, -50)), 6, Ink.COCOA, 2.4)


def _carousel_horse() -> str:
    """A wheel of swings, turning in the open."""
    drawn = (
        taper(0, 4, 92, (34, 16), LINEN)
        + path("M-66 -88Q0 -122 66 -88L58 -80Q0 -96 -58 -80Z", Ink.BRICK)
        + path("M-66 -88Q-20 -112 4 -104L0 -90Q-36 -88 -58 -80Z", Ink.VERMILION)
        + ball(0, -108, 6, BRASS)
    )
    for x, lean in ((-62, -16), (-34, -9), (34, 9), (62, 16)):
        seat = (
            line("M-5 0L-5 38M5 0L5 38", Ink.COCOA, 1.6)
            + rect(-8, 36, 16, 4, Ink.GOLD)
            + path("M-6 36q0 -16 6 -16t6 16Z", (Ink.TEAL, Ink.VIOLET)[x > 0])
            + circle(0, 15, 5, Ink.PEACH)
        )
        drawn += at(x, -84, turned(-lean, seat), 1)
    return (
        drawn
        + "".join(star(x, -90 + abs(x) * 0.06, 4, Ink.GOLD_L, 5, 0.45) for x in (-44, -22, 0, 22, 44))
        + "".join(circle(*around(0, -40, 5, math.pi * k), 0.4, Ink.GOLD) for k in (0, 1))
    )


FINDS: Mapping[str, Motif] = MappingProxyType(
    {
        "kite-wreck": Motif("subject", _kite_wreck, 0.96),
        "tea-caravan": Motif("subject", _caravan),
        "viewpoint-bench": Motif("subject", _viewpoint),
        "lightning-jar": Motif("subject", _jar),
        "skiff": Motif("subject", _skiff, 0.92),
        "ferry": Motif("subject", _ferry, 0.94),
        "customs-house": Motif("subject", _customs),
        "picnic": Motif("subject", _picnic),
        "orchestra": Motif("subject", _orchestra),
        "rowing-boat": Motif("subject", _rowing_boat),
        "storm-cubs": Motif("subject", _storm_cubs, 0.9),
        "drowned-foundry": Motif("subject", _drowned_foundry, 0.94),
        "band-raft": Motif("subject", _band_raft, 0.94),
        "crates": Motif("subject", _crates, 0.9),
        "mirage": Motif("subject", _mirage),
        "heron": Motif("subject", _heron, 0.92),
        "breakfast": Motif("subject", _breakfast),
        "tin-albatross": Motif("subject", _albatross),
        "tall-ladder": Motif("subject", _tall_ladder, 0.92),
        "signpost": Motif("subject", _inn_sign, 0.92),
        "amber-vein": Motif("subject", _crystals),
        "kiln": Motif("subject", _kiln, 0.94),
        "mossy-lookout": Motif("subject", _lookout, 0.92),
        "flying-swings": Motif("subject", _carousel_horse, 0.94),
    }
)
