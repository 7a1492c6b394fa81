"""Finds: what waits under the clouds, and the ships that found it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs import shapes
from render.motifs.motif import Motif
from render.motifs.parts import (
    BRASS,
    COPPER,
    IRON,
    STONE,
    WOOD,
    arch,
    ball,
    block,
    bolt,
    dome,
    gable,
    oval,
    ring,
    star,
    steam,
    taper,
    turned,
)
from render.motifs.people import Look, figure
from render.theme import Ink
from render.vector import at, circle, line, path, polygon, rect


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
        f'<g opacity="0.42">{at(0, -36, town, -0.5, 0.78)}</g>'
        + at(0, -36, town, 0.78)
        + "".join(
            rect(x, -38 + k * 8, wide, 2.4, Ink.WHITE, 1, 0.8)
            for k, (x, wide) in enumerate(((-80, 60), (10, 74), (-50, 50), (20, 40)))
        )
    )


FINDS: Mapping[str, Motif] = MappingProxyType(
    {
        "kite-wreck": Motif("subject", _kite_wreck, 0.96),
        "tea-caravan": Motif("subject", _caravan),
        "viewpoint-bench": Motif("subject", _viewpoint),
        "lightning-jar": Motif("subject", _jar),
        "picnic": Motif("subject", _picnic),
        "orchestra": Motif("subject", _orchestra),
        "storm-cubs": Motif("subject", _storm_cubs, 0.9),
        "drowned-foundry": Motif("subject", _drowned_foundry, 0.94),
        "crate-stack": Motif("subject", _crates, 0.9),
        "mirage": Motif("subject", _mirage),
    }
)
