"""What tells who somebody is: small things beside a face or an emblem, each in a frame of 60."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs.masonry import ring, small, steam, turned
from render.motifs.motif import Motif
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _candle() -> str:
    flame = (
        circle(0, -50, 15, Ink.GOLD_L, 0.35)
        + path("M-6 -42C-10 -54 0 -60 0 -64C6 -56 10 -50 6 -42Z", Ink.GOLD)
        + path("M-3 -42Q0 -52 3 -42Z", Ink.WHITE)
    )
    return (
        flame
        + rect(-7, -42, 14, 36, Ink.CREAM, 2)
        + rect(1, -42, 6, 36, Ink.SAND, 2)
        + path("M-22 -8H22L16 0H-16Z", Ink.BRASS)
        + line("M18 -6q14 -2 8 -12", Ink.BRASS, 4)
    )


def _chalk_board() -> str:
    return (
        rect(-34, -50, 68, 46, Ink.UMBER, 3)
        + rect(-29, -45, 58, 36, Ink.PINE)
        + line("M-22 -36H-4M-22 -28H4M-22 -20H-8", Ink.CREAM, 3)
        + circle(14, -28, 9, Ink.CREAM, 0.9)
        + line("M-24 -4L-30 4M24 -4L30 4", Ink.UMBER, 5)
    )


def _gavel() -> str:
    return rect(-26, -8, 40, 9, Ink.UMBER, 3) + turned(
        0,
        -26,
        -34,
        rect(-22, -12, 36, 22, Ink.COCOA, 4)
        + rect(-22, -12, 7, 22, Ink.GOLD)
        + rect(7, -12, 7, 22, Ink.GOLD)
        + rect(12, -4, 34, 7, Ink.UMBER, 3),
    )


def _polish() -> str:
    tin = (
        rect(-24, -26, 40, 26, Ink.BRICK, 5)
        + f'<ellipse cx="-4" cy="-26" rx="20" ry="6" fill="{Ink.GOLD_L}"/>'
        + circle(-4, -12, 8, Ink.GOLD)
    )
    return (
        tin
        + path("M10 -24Q30 -44 36 -22Q32 -4 14 -8Z", Ink.WHITE)
        + line("M26 -52v-10M21 -57h10M-18 -46v-8M-22 -50h8", Ink.GOLD_L, 3)
    )


def _window_box() -> str:
    blooms = "".join(
        line(f"M{x} -20V-36", Ink.FOREST, 3)
        + "".join(turned(x, -42, 72 * i, circle(0, -6, 5, ink)) for i in range(5))
        + circle(x, -42, 3.5, Ink.GOLD_L)
        for x, ink in ((-24, Ink.VERMILION), (-8, Ink.LILAC), (9, Ink.GOLD), (25, Ink.ROSE))
    )
    return (
        blooms
        + "".join(circle(x, -22, 8, Ink.LEAF) for x in range(-28, 29, 9))
        + rect(-36, -20, 72, 20, Ink.UMBER, 3)
        + rect(-36, -20, 72, 6, Ink.DUNE, 3)
    )


def _open_book() -> str:
    drawn = (
        path("M0 -4Q-20 -16 -38 -6V-40Q-18 -48 0 -36Z", Ink.WHITE)
        + path("M0 -4Q20 -16 38 -6V-40Q18 -48 0 -36Z", Ink.SAND)
        + line(
            "M-30 -34q12 -3 22 2M-30 -25q12 -3 22 2M-30 -16q12 -3 22 2M30 -34q-12 -3 -22 2M30 -25q-12 -3 -22 2",
            Ink.DUNE,
            2.5,
        )
    )
    return (
        drawn
        + polygon([(12, -40), (22, -42), (22, -10), (17, -15), (12, -8)], Ink.VERMILION)
        + path("M-38 -6Q-20 -16 0 -4Q20 -16 38 -6V0Q18 -10 0 2Q-18 -10 -38 0Z", Ink.BRICK)
    )


def _policy() -> str:
    return (
        rect(-24, -54, 46, 54, Ink.CREAM, 2)
        + rect(-16, -46, 30, 6, Ink.HARBOUR)
        + line("M-16 -34H14M-16 -26H14M-16 -18H2", Ink.NEUTRAL, 3)
        + circle(14, -8, 10, Ink.BRICK)
        + polygon([(8, -2), (6, 12), (13, 6), (20, 12), (20, -2)], Ink.BRICK)
    )


def _star_chart() -> str:
    drawn = (
        circle(0, -30, 29, Ink.NAVY)
        + ring(0, -30, 29, Ink.GOLD, 4)
        + ring(0, -30, 17, Ink.STEEL, 2)
        + line("M-16 -38L-4 -46L10 -36L4 -22L16 -16M-16 -38L-12 -20", Ink.CREAM, 2)
    )
    return drawn + "".join(
        circle(x, y, 3.4, Ink.GOLD_L) for x, y in ((-16, -38), (-4, -46), (10, -36), (4, -22), (16, -16), (-12, -20))
    )


def _model_spire() -> str:
    drawn = (
        rect(-18, -8, 36, 8, Ink.BRASS_D, 2)
        + rect(-11, -28, 22, 20, Ink.CREAM)
        + rect(1, -28, 10, 20, Ink.DUNE)
        + polygon([(-14, -28), (0, -64), (14, -28)], Ink.VERMILION)
        + polygon([(0, -64), (14, -28), (2, -28)], Ink.BRICK)
    )
    return drawn + rect(-4, -20, 8, 12, Ink.INK, 4)


def _jam() -> str:
    drawn = (
        rect(-20, -40, 40, 40, Ink.RED, 7)
        + rect(2, -40, 18, 40, Ink.RED_D, 7)
        + rect(-13, -28, 26, 18, Ink.CREAM, 2)
        + path("M-24 -38Q0 -60 24 -38Q28 -32 20 -32H-20Q-28 -32 -24 -38Z", Ink.WHITE)
    )
    return (
        drawn
        + "".join(rect(x, -42, 6, 8, Ink.VERMILION) for x in (-17, -3, 11))
        + path("M-7 -24C-9 -15 -3 -12 0 -10C3 -12 9 -15 7 -24Z", Ink.VERMILION)
    )


def _strawberry() -> str:
    drawn = (
        path("M-22 -36C-28 -14 -8 -2 0 0C8 -2 28 -14 22 -36Q0 -46 -22 -36Z", Ink.RED)
        + path("M2 -41Q14 -42 22 -36C28 -14 8 -2 2 0Z", Ink.RED_D)
        + polygon([(-22, -38), (-10, -48), (0, -40), (10, -48), (22, -38), (0, -32)], Ink.LEAF)
    )
    return (
        drawn
        + line("M0 -42V-52", Ink.FOREST, 4)
        + "".join(circle(x, y, 2, Ink.YELLOW_L) for x, y in ((-12, -26), (0, -24), (12, -26), (-6, -14), (7, -14)))
    )


def _scaffold() -> str:
    return (
        line("M-26 0V-58M26 0V-58M-26 -2L26 -30M-26 -30L26 -58", Ink.UMBER, 5)
        + rect(-32, -32, 64, 6, Ink.DUNE)
        + rect(-32, -60, 64, 6, Ink.DUNE)
        + rect(-14, -46, 16, 14, Ink.BRICK)
        + rect(4, -42, 12, 10, Ink.MAKER)
    )


def _mossy_brick() -> str:
    brick = (
        polygon([(-34, 0), (-34, -26), (18, -26), (18, 0)], Ink.MAKER)
        + polygon([(18, -26), (34, -38), (34, -12), (18, 0)], Ink.RUST)
        + polygon([(-34, -26), (-18, -38), (34, -38), (18, -26)], Ink.TANGERINE)
    )
    return (
        brick
        + "".join(
            circle(x, y, 7, ink)
            for x, y, ink in (
                (-24, -30, Ink.LEAF),
                (-12, -36, Ink.FOREST),
                (0, -34, Ink.LEAF),
                (-30, -22, Ink.FOREST),
                (10, -38, Ink.SAGE),
            )
        )
        + line("M0 -38q-2 -14 8 -18", Ink.LEAF, 3)
    )


def _pocket_watch() -> str:
    return (
        line("M0 -54Q24 -66 34 -44", Ink.BRASS, 4)
        + ring(0, -56, 6, Ink.BRASS, 4)
        + circle(0, -26, 26, Ink.GOLD)
        + circle(0, -26, 20, Ink.CREAM)
        + line("M0 -26V-12M0 -26L-8 -20", Ink.INK, 4)
        + "".join(turned(0, -26, 90 * i, rect(-1.5, -18, 3, 5, Ink.INK)) for i in range(4))
    )


def _biplane() -> str:
    drawn = (
        path("M-38 -30Q0 -44 38 -34Q30 -20 0 -20Q-28 -20 -38 -30Z", Ink.VERMILION)
        + rect(-16, -50, 34, 6, Ink.CREAM, 3)
        + rect(-12, -20, 30, 6, Ink.SAND, 3)
        + line("M-8 -46V-18M10 -46V-18", Ink.INK, 2)
    )
    return (
        drawn
        + polygon([(-38, -30), (-48, -48), (-30, -34)], Ink.BRICK)
        + rect(36, -50, 5, 34, Ink.UMBER, 2)
        + circle(4, -40, 6, Ink.COCOA)
        + circle(10, -10, 6, Ink.INK)
        + line("M6 -20L10 -12", Ink.INK, 3)
    )


def _nail_bucket() -> str:
    nails = "".join(
        turned(x, -34, lean, rect(-2, -22, 4, 28, Ink.SLATE) + rect(-6, -24, 12, 4, Ink.SLATE_D))
        for x, lean in ((-14, -20), (-6, -6), (4, 8), (14, 22), (0, -14))
    )
    return (
        nails
        + path("M-26 -34H26L18 0H-18Z", Ink.STEEL)
        + path("M2 -34H26L18 0H2Z", Ink.HARBOUR)
        + rect(-29, -38, 58, 7, Ink.SKY, 3)
    )


def _horseshoe() -> str:
    return (
        line("M-14 -4L-16 -10C-36 -58 36 -58 16 -10L14 -4", Ink.SLATE_D, 12)
        + line("M-16 -10C-36 -58 36 -58 16 -10", Ink.SLATE, 7)
        + "".join(circle(x, y, 2, Ink.INK) for x, y in ((-20, -24), (-14, -38), (0, -45), (14, -38), (20, -24)))
    )


def _puppy() -> str:
    drawn = (
        path("M-22 0C-28 -30 20 -34 22 0Z", Ink.DUNE)
        + circle(4, -36, 17, Ink.SAND)
        + path("M-12 -48C-26 -46 -24 -26 -14 -24Z", Ink.UMBER)
        + path("M18 -48C34 -46 30 -26 20 -24Z", Ink.UMBER)
        + line("M-22 -8q-14 -4 -12 -18", Ink.DUNE, 6)
    )
    return (
        drawn
        + circle(-1, -39, 2.6, Ink.INK)
        + circle(11, -39, 2.6, Ink.INK)
        + circle(5, -31, 4, Ink.INK)
        + polygon([(-8, -20), (4, -14), (-8, -8)], Ink.VERMILION)
        + polygon([(16, -20), (4, -14), (16, -8)], Ink.VERMILION)
    )


def _big_scissors() -> str:
    blade = polygon([(-4, 6), (-9, -38), (5, 0)], Ink.FOAM) + polygon([(4, 6), (9, -38), (-5, 0)], Ink.SLATE)
    return turned(0, -20, 24, blade + ring(-11, 14, 9, Ink.GOLD, 5) + ring(11, 14, 9, Ink.GOLD, 5)) + line(
        "M-30 -30Q-14 -44 0 -38T34 -48", Ink.VERMILION, 7
    )


def _treaty() -> str:
    drawn = (
        rect(-22, -54, 44, 50, Ink.PAPER)
        + rect(-28, -60, 56, 10, Ink.SAND, 5)
        + rect(-28, -8, 56, 10, Ink.DUNE, 5)
        + line("M-14 -42H14M-14 -34H14M-14 -26H6", Ink.NEUTRAL, 3)
    )
    return (
        drawn
        + circle(6, -14, 9, Ink.GOLD)
        + "".join(turned(6, -14, 45 * i, rect(-1.5, -15, 3, 6, Ink.GOLD)) for i in range(8))
    )


def _tureen() -> str:
    drawn = (
        path("M-32 -30H32Q28 -6 12 -6H-12Q-28 -6 -32 -30Z", Ink.WHITE)
        + path("M2 -30H32Q28 -6 12 -6H2Z", Ink.MIST)
        + rect(-16, -6, 32, 6, Ink.SLATE, 3)
        + path("M-28 -34Q0 -60 28 -34Z", Ink.LEAF)
        + path("M2 -47Q16 -46 28 -34H4Z", Ink.FOREST)
        + circle(0, -50, 5, Ink.GOLD)
    )
    return drawn + ring(-36, -24, 6, Ink.MIST, 4) + ring(36, -24, 6, Ink.SLATE, 4) + steam(20, -50, 16, Ink.CREAM, 3.5)


def _ledger_and_pencil() -> str:
    drawn = (
        rect(-28, -44, 46, 44, Ink.BRICK, 3)
        + rect(-22, -40, 40, 36, Ink.CREAM)
        + rect(-28, -44, 9, 44, Ink.WINE, 3)
        + line("M-12 -30H12M-12 -22H12M-12 -14H6", Ink.NEUTRAL, 2.5)
    )
    return drawn + turned(
        22,
        -28,
        24,
        rect(-5, -30, 10, 44, Ink.GOLD)
        + rect(0, -30, 5, 44, Ink.BRASS)
        + polygon([(-5, 14), (0, 28), (5, 14)], Ink.PEACH)
        + rect(-5, -36, 10, 8, Ink.ROSE, 3),
    )


def _files() -> str:
    drawn = "".join(
        rect(-30 + (i % 2) * 4, -11 - 11 * i, 58, 10, ink, 2)
        + rect(14 + (i % 2) * 4, -14 - 11 * i, 12, 5, ink, 1)
        + rect(-24 + (i % 2) * 4, -8 - 11 * i, 20, 4, Ink.CREAM)
        for i, ink in enumerate((Ink.DUNE, Ink.ROSE, Ink.MINT, Ink.SAND, Ink.LILAC))
    )
    return drawn


def _clockwork_pie() -> str:
    gearing = (
        "".join(turned(4, -34, 45 * i, rect(-3, -22, 6, 10, Ink.GOLD)) for i in range(8))
        + circle(4, -34, 14, Ink.GOLD)
        + circle(4, -34, 6, Ink.BRASS_D)
    )
    return (
        gearing
        + path("M-30 -22Q0 -46 30 -22Z", Ink.WHEAT)
        + path("M2 -34Q18 -32 30 -22H4Z", Ink.DUNE)
        + path("M-32 -22H32L24 0H-24Z", Ink.STEEL)
        + path("M2 -22H32L24 0H2Z", Ink.HARBOUR)
        + line("M32 -12h10v-8", Ink.BRASS, 4)
    )


def _stairs() -> str:
    drawn = "".join(
        rect(-32 + 14 * i, -13 * (i + 1), 64 - 14 * i, 13, Ink.CREAM if i % 2 else Ink.SAND)
        + rect(-32 + 14 * i, -13 * (i + 1), 64 - 14 * i, 3, Ink.VERMILION)
        for i in range(4)
    )
    return drawn + line("M-30 -28L20 -76M-30 -28V-4", Ink.BRASS, 4)


def _small_telescope() -> str:
    return line("M-2 -26L-18 0M-2 -26L14 0", Ink.UMBER, 5) + turned(
        -2,
        -30,
        -32,
        rect(-30, -7, 34, 14, Ink.GOLD)
        + rect(-30, 0, 34, 7, Ink.BRASS)
        + rect(2, -10, 28, 20, Ink.VIOLET)
        + rect(2, 0, 28, 10, Ink.PLUM)
        + rect(28, -12, 5, 24, Ink.GOLD),
    )


def _garden_fence() -> str:
    pickets = "".join(
        polygon([(x - 6, 0), (x - 6, -36), (x, -46), (x + 6, -36), (x + 6, 0)], Ink.WHITE if x < 0 else Ink.FOAM)
        for x in range(-32, 33, 16)
    )
    return (
        rect(-40, -30, 80, 6, Ink.FOAM)
        + rect(-40, -14, 80, 6, Ink.FOAM)
        + pickets
        + circle(20, -50, 6, Ink.GOLD)
        + circle(32, -50, 6, Ink.MAKER)
    )


def _sugar_cup() -> str:
    heap = path("M-18 -32Q0 -58 18 -32Z", Ink.WHITE)
    return (
        heap
        + path("M-24 -34H20L16 0H-20Z", Ink.VERMILION)
        + path("M0 -34H20L16 0H0Z", Ink.BRICK)
        + line("M20 -28q16 0 14 11t-16 9", Ink.VERMILION, 5)
        + rect(-22, -20, 40, 5, Ink.CREAM)
    )


def _kettle() -> str:
    drawn = (
        path("M-26 0C-38 -44 30 -44 22 0Z", Ink.VIOLET)
        + path("M2 0V-33C26 -30 28 -12 22 0Z", Ink.PLUM)
        + line("M-22 -26Q-2 -64 18 -26", Ink.GOLD, 5)
        + polygon([(18, -14), (38, -34), (42, -28), (24, -2)], Ink.LILAC)
        + circle(-2, -36, 5, Ink.GOLD)
    )
    return drawn + steam(42, -38, 20, Ink.CREAM, 4)


def _labelled_jar() -> str:
    drawn = (
        rect(-20, -44, 40, 44, Ink.FOAM, 8)
        + rect(-15, -36, 30, 33, Ink.LEAF, 6)
        + rect(4, -36, 11, 33, Ink.FOREST, 6)
        + rect(-22, -54, 44, 12, Ink.GOLD, 3)
    )
    return drawn + rect(-16, -26, 32, 16, Ink.CREAM, 2) + line("M-11 -20H11M-11 -15H4", Ink.NEUTRAL, 2.5)


def _tool_box() -> str:
    tools = turned(-12, -24, -16, rect(-3, -30, 6, 32, Ink.UMBER) + rect(-11, -36, 22, 10, Ink.SLATE, 2)) + turned(
        12, -24, 18, rect(-3, -28, 6, 30, Ink.SLATE) + ring(0, -32, 6, Ink.SLATE, 4)
    )
    return (
        tools
        + rect(-32, -26, 64, 26, Ink.VERMILION, 4)
        + rect(2, -26, 30, 26, Ink.BRICK, 4)
        + rect(-32, -26, 64, 6, Ink.GOLD, 3)
        + rect(-7, -20, 14, 10, Ink.GOLD, 2)
    )


def _round_table() -> str:
    heads = "".join(
        circle(x, -34, 8, skin) + path(f"M{x - 11} -14q0 -13 11 -13t11 13Z", ink)
        for x, skin, ink in ((-26, Ink.CHESTNUT, Ink.VERMILION), (0, Ink.PEACH, Ink.GOLD), (26, Ink.WALNUT, Ink.VIOLET))
    )
    return heads + f'<ellipse cx="0" cy="-12" rx="42" ry="10" fill="{Ink.DUNE}"/>' + rect(-6, -6, 12, 7, Ink.UMBER)


BELONGINGS: Mapping[str, Motif] = MappingProxyType(
    {
        "candle": small(_candle),
        "chalk-board": small(_chalk_board),
        "gavel": small(_gavel),
        "brass-polish": small(_polish),
        "window-box": small(_window_box),
        "open-book": small(_open_book),
        "policy": small(_policy),
        "star-chart": small(_star_chart),
        "model-spire": small(_model_spire),
        "jam-jar": small(_jam),
        "strawberry": small(_strawberry),
        "scaffold": small(_scaffold),
        "mossy-brick": small(_mossy_brick),
        "pocket-watch": small(_pocket_watch),
        "biplane": small(_biplane, "air"),
        "bucket-of-nails": small(_nail_bucket),
        "horseshoe": small(_horseshoe),
        "puppy": small(_puppy),
        "ribbon-scissors": small(_big_scissors),
        "signed-treaty": small(_treaty),
        "soup-tureen": small(_tureen),
        "ledger-and-pencil": small(_ledger_and_pencil),
        "files": small(_files),
        "clockwork-pie": small(_clockwork_pie),
        "steep-stairs": small(_stairs),
        "small-telescope": small(_small_telescope),
        "garden-fence": small(_garden_fence),
        "cup-of-sugar": small(_sugar_cup),
        "kettle": small(_kettle),
        "labelled-jar": small(_labelled_jar),
        "tool-box": small(_tool_box),
        "round-table": small(_round_table),
    }
)
