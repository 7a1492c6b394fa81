"""Props: small things of quays, decks and meadows, standing beside what a card is about."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs import shapes
from render.motifs.motif import Motif
from render.motifs.parts import BRASS, STONE, WOOD, arch, ball, block, gable, oval, pennant, puffs, ring, star
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def _lamp_post() -> str:
    drawn = line("M0 2V-86", Ink.INK, 5) + rect(-10, -2, 20, 5, Ink.INK) + circle(0, -98, 26, Ink.GOLD_L, 0.4)
    drawn += polygon([(-11, -110), (11, -110), (8, -86), (-8, -86)], Ink.GOLD_L)
    return drawn + polygon([(-14, -110), (0, -122), (14, -110)], Ink.INK) + rect(-9, -88, 18, 4, Ink.INK)


def _barrel() -> str:
    drawn = path("M-26 0Q-36 -30 -26 -60H26Q36 -30 26 0Z", Ink.COCOA)
    drawn += path("M-26 0Q-36 -30 -26 -60H0V0Z", Ink.UMBER) + rect(-30, -50, 60, 5, Ink.SLATE_D)
    return drawn + rect(-30, -16, 60, 5, Ink.SLATE_D) + oval(0, -60, 26, 6, Ink.DUNE)


def _pine() -> str:
    trunk = rect(-5, -16, 10, 18, Ink.COCOA)
    return trunk + shapes.pine(0, -10, 100, Ink.PINE) + polygon([(0, -110), (-15, -70), (0, -74)], Ink.FOREST)


def _flowers() -> str:
    drawn = ""
    for x, tall, ink in (
        (-34, 34, Ink.ROSE),
        (-14, 52, Ink.CREAM),
        (8, 40, Ink.GOLD_L),
        (28, 56, Ink.VERMILION),
        (44, 30, Ink.LILAC),
    ):
        drawn += line(f"M{x} 2V{-tall}", Ink.LEAF, 3) + oval(x + 7, -tall * 0.4, 8, 3.4, Ink.LEAF)
        drawn += puffs(((x - 6, -tall, 6), (x + 6, -tall, 6), (x, -tall - 6, 6), (x, -tall + 6, 6)), ink)
        drawn += circle(x, -tall, 4, Ink.MAKER)
    return drawn


def _campfire() -> str:
    drawn = circle(0, -26, 44, Ink.GOLD_L, 0.3) + line("M-34 0L30 -12M34 0L-30 -12", Ink.COCOA, 8)
    drawn += path("M-24 -8C-36 -36 -8 -46 -4 -76C16 -54 38 -36 22 -8Z", Ink.TANGERINE)
    return drawn + path("M-12 -8C-18 -26 0 -32 2 -52C14 -36 18 -22 10 -8Z", Ink.GOLD_L)


def _mooring() -> str:
    drawn = block(-18, 2, 22, 54, WOOD) + block(20, 2, 22, 40, WOOD) + oval(-18, -52, 11, 4, Ink.DUNE)
    drawn += oval(20, -38, 11, 4, Ink.DUNE) + line("M-29 -30Q0 -8 9 -24M-29 -24Q0 -2 9 -18", Ink.SAND, 3.4)
    return drawn + line("M30 -24Q54 -14 66 2", Ink.SAND, 3.4)


def _tapstones() -> str:
    drawn = polygon([(-44, 2), (-54, -18), (-44, -36), (-24, -36), (-14, -18), (-24, 2)], Ink.YELLOW_D)
    drawn += polygon([(-54, -18), (-44, -36), (-24, -36), (-32, -14)], Ink.YELLOW_L)
    drawn += path("M0 -66Q24 -30 16 -10Q0 6 -16 -10Q-24 -30 0 -66Z", Ink.BLUE) + path(
        "M0 -66Q-24 -30 -16 -10Q-6 -20 0 -66Z", Ink.BLUE_L
    )
    drawn += polygon([(16, -26), (28, -40), (50, -40), (62, -26), (39, 4)], Ink.RED) + polygon(
        [(16, -26), (28, -40), (39, -40), (39, 4)], Ink.RED_L
    )
    return drawn + "".join(line(f"M{x} {y}q6 -6 0 -12", Ink.CREAM, 2.4) for x, y in ((-36, -44), (2, -76), (40, -48)))


def _easel() -> str:
    drawn = (
        line("M-24 2L0 -92L24 2M0 -92V-4", Ink.COCOA, 4)
        + rect(-34, -80, 68, 50, Ink.CREAM)
        + rect(-30, -76, 60, 42, Ink.SKY)
    )
    return (
        drawn
        + shapes.cloud(0, -40, 50, 20, (Ink.MIST, Ink.FOAM, Ink.WHITE), 5)
        + circle(16, -66, 5, Ink.GOLD)
        + rect(-36, -32, 72, 4, Ink.UMBER)
    )


def _deckchair() -> str:
    drawn = line("M-40 2L26 -72M40 2L-24 -46M-34 -60L-8 2", Ink.UMBER, 4)
    return (
        drawn
        + path("M-30 -8Q-8 -14 28 -68L20 -74Q-14 -24 -36 -16Z", Ink.VERMILION)
        + path("M-24 -10Q-2 -22 26 -66L22 -70Q-8 -28 -30 -14Z", Ink.CREAM)
    )


def _dovecote() -> str:
    drawn = line("M0 2V-50", Ink.COCOA, 7) + block(0, -46, 44, 40) + gable(0, -86, 56, 26)
    drawn += arch(-10, -60, 10, 16, Ink.COCOA) + arch(10, -60, 10, 16, Ink.COCOA) + rect(-26, -50, 52, 4, Ink.UMBER)
    return drawn + path("M-32 -52q4 -12 14 -10l6 -4l2 6q-6 12 -22 8Z", Ink.WHITE)


def _gramophone() -> str:
    drawn = block(0, 2, 60, 24, WOOD) + oval(0, -24, 26, 6, Ink.INK) + line("M16 -26Q20 -44 6 -50", Ink.BRASS_D, 5)
    drawn += path("M8 -46Q-10 -58 -44 -56L-30 -104Q0 -82 14 -54Z", Ink.BRASS) + path(
        "M8 -46Q-10 -58 -44 -56L-38 -80Q-8 -66 8 -46Z", Ink.GOLD
    )
    return drawn + f'<g transform="rotate(16 -37 -80)">{oval(-37, -80, 9, 25, Ink.BRASS_D)}</g>'


def _marbles() -> str:
    places = (
        (-34, -14, 15, Ink.BLUE, Ink.BLUE_L),
        (2, -18, 19, Ink.VERMILION, Ink.ROSE),
        (36, -12, 13, Ink.FOREST, Ink.LEAF),
        (58, -8, 8, Ink.GOLD, Ink.GOLD_L),
    )
    drawn = line("M-70 2Q0 -6 80 2", Ink.CREAM, 3)
    return drawn + "".join(
        ball(x, y, radius, (light, dark)) + circle(x - radius * 0.3, y - radius * 0.4, radius * 0.2, Ink.WHITE)
        for x, y, radius, dark, light in places
    )


def _drum() -> str:
    drawn = (
        path("M-36 -54L-30 2H30L36 -54Z", Ink.BRICK)
        + path("M-36 -54L-30 2H-4V-54Z", Ink.VERMILION)
        + oval(0, -54, 36, 11, Ink.CREAM)
    )
    return (
        drawn
        + line("M-34 -44L-18 -2L0 -42L18 -2L34 -44", Ink.GOLD, 3)
        + line("M-44 -92L-10 -58M44 -96L8 -58", Ink.COCOA, 4)
        + circle(-8, -56, 4, Ink.DUNE)
    )


def _cairn() -> str:
    drawn = ""
    for y, wide, tall in ((0, 46, 24), (-22, 34, 20), (-40, 24, 17), (-55, 15, 14)):
        drawn += oval(0, y - tall / 2, wide, tall / 2 + 1, STONE[1]) + oval(
            -wide * 0.14, y - tall / 2 - 2, wide * 0.74, tall / 2 - 2, STONE[0]
        )
    return drawn + pennant(0, -104, 30, 16, Ink.VERMILION, 42)


def _paint_pots() -> str:
    drawn = ""
    for x, ink in ((-36, Ink.VERMILION), (0, Ink.GOLD), (36, Ink.TEAL)):
        drawn += (
            block(x, 2, 30, 30, (Ink.MIST, Ink.SLATE))
            + rect(x - 17, -32, 34, 7, ink, 3)
            + path(f"M{x - 8} -28v12q4 6 8 0v-12Z", ink)
        )
    return drawn + line("M0 -32L22 -76", Ink.COCOA, 5) + path("M18 -70L28 -66Q36 -80 32 -92Q22 -84 18 -70Z", Ink.GOLD_L)


def _music_stand() -> str:
    drawn = line("M0 -50V-4M-20 2L0 -10L20 2", Ink.INK, 4) + polygon(
        [(-34, -86), (34, -86), (28, -50), (-28, -50)], Ink.COCOA
    )
    return (
        drawn
        + polygon([(-28, -92), (-2, -88), (-2, -54), (-24, -56)], Ink.WHITE)
        + polygon([(28, -92), (2, -88), (2, -54), (24, -56)], Ink.CREAM)
        + line("M-22 -80L-6 -78M-20 -70L-6 -68M22 -80L6 -78M20 -70L6 -68", Ink.UMBER, 2)
    )


def _life_ring() -> str:
    drawn = line("M0 2V-96", Ink.COCOA, 6) + ring(0, -62, 24, 13, Ink.VERMILION)
    return (
        drawn
        + "".join(rect(x - 6, y - 6, 12, 12, Ink.CREAM) for x, y in ((0, -86), (0, -38), (-24, -62), (24, -62)))
        + gable(0, -94, 34, 12)
    )


def _compass() -> str:
    drawn = ball(0, -36, 38, BRASS) + circle(0, -36, 29, Ink.CREAM) + ring(0, -80, 7, 4, Ink.BRASS_D)
    return (
        drawn
        + star(0, -36, 27, Ink.NAVY, 4, 0.2)
        + polygon([(0, -62), (6, -36), (-6, -36)], Ink.VERMILION)
        + circle(0, -36, 4, Ink.GOLD)
    )


def _hull_ribs() -> str:
    drawn = path("M-70 -14H70Q56 2 30 2H-34Q-60 2 -70 -14Z", Ink.COCOA)
    drawn += "".join(line(f"M{x} -12Q{x * 1.5} -40 {x * 1.1} -66", Ink.UMBER, 6) for x in (-52, -30, -10, 10, 30, 52))
    return drawn + line("M-66 -34Q0 -26 66 -34", Ink.DUNE, 4) + line("M-86 2L-70 -30M86 2L70 -30", Ink.UMBER, 5)


def _bushes() -> str:
    drawn = puffs(((-40, -14, 18), (-12, -22, 24), (20, -18, 22), (46, -10, 16)), Ink.PINE)
    return drawn + puffs(((-44, -20, 11), (-16, -30, 15), (16, -26, 13), (42, -16, 9)), Ink.FOREST)


PROPS: Mapping[str, Motif] = MappingProxyType(
    {
        "lamp-post": Motif("accent", _lamp_post, 1.3),
        "barrel": Motif("accent", _barrel),
        "pine": Motif("accent", _pine, 1.3),
        "flowers": Motif("accent", _flowers),
        "campfire": Motif("accent", _campfire),
        "mooring-posts": Motif("accent", _mooring),
        "tapstones": Motif("accent", _tapstones),
        "easel": Motif("accent", _easel, 1.1),
        "deckchair": Motif("accent", _deckchair, 1.1),
        "dovecote": Motif("accent", _dovecote, 1.2),
        "gramophone": Motif("accent", _gramophone),
        "marbles": Motif("accent", _marbles),
        "drum": Motif("accent", _drum, 0.9),
        "cairn": Motif("accent", _cairn),
        "paint-pots": Motif("accent", _paint_pots, 0.9),
        "music-stand": Motif("accent", _music_stand),
        "life-ring": Motif("accent", _life_ring, 1.1),
        "compass": Motif("accent", _compass),
        "hull-ribs": Motif("accent", _hull_ribs, 1.1),
        "bushes": Motif("accent", _bushes),
    }
)
