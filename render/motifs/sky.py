"""Air: small things that hang in the sky of a scene, about 60 above their foot."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.motifs import shapes
from render.motifs.motif import Motif
from render.motifs.parts import ball, bolt, note, oval, puffs, star, turned
from render.theme import Ink
from render.vector import at, circle, line, path, polygon, rect


def _stars() -> str:
    places = ((-60, -84, 9), (-20, -104, 6), (22, -70, 12), (64, -98, 7), (46, -40, 5), (-44, -44, 6), (88, -62, 5))
    return "".join(star(x, y, size, Ink.CREAM) for x, y, size in places)


def _moon() -> str:
    return circle(0, -56, 40, Ink.GOLD_L) + puffs(
        ((-12, -68, 8), (12, -46, 11), (-16, -40, 5), (18, -74, 5)), Ink.PEACH
    )


def _crescent() -> str:
    return path("M16 -98A44 44 0 1 0 40 -28A36 36 0 1 1 16 -98Z", Ink.GOLD_L)


def _bird(x: float, y: float, size: float, ink: str) -> str:
    wings = "M-10 -3Q-4 -6.2 0 0Q4 -6.2 10 -3Q4 -3 0 2.2Q-4 -3 -10 -3Z"
    return at(x, y, path(wings, ink), size / 10)


def _birds() -> str:
    flock = ((-40, -50, 22), (14, -80, 28), (60, -46, 18), (-8, -22, 16))
    return "".join(_bird(x, y, size, Ink.INK) for x, y, size in flock)


def _doves() -> str:
    flock = ((-46, -46, 24), (18, -76, 30), (64, -34, 20))
    return "".join(
        _bird(x, y, size, Ink.CREAM) + oval(x + size * 0.1, y + 3, size * 0.34, size * 0.16, Ink.MIST)
        for x, y, size in flock
    )


def _paper_birds() -> str:
    crane = (
        polygon([(-40, -8), (0, -44), (10, -4)], Ink.CREAM)
        + polygon([(0, -44), (14, -64), (24, -10), (10, -4)], Ink.DUNE)
        + polygon([(10, -4), (46, -26), (34, -4)], Ink.PAPER)
        + polygon([(46, -26), (58, -22), (46, -18)], Ink.SAND)
    )
    return at(-46, -16, crane, 0.9) + at(34, -56, crane, 0.7) + at(50, -4, crane, 0.5)


def _cloud() -> str:
    return shapes.cloud(0, -16, 150, 62, (Ink.MIST, Ink.FOAM, Ink.CREAM), 6) + shapes.speed_lines(
        0, -12, 150, (Ink.CREAM, Ink.FOAM)
    )


def _rain_cloud() -> str:
    drops = "".join(line(f"M{x} -36l-9 26", Ink.BLUE_L, 4) for x in range(-46, 60, 22))
    return drops + shapes.cloud(0, -40, 140, 56, (Ink.NAVY, Ink.HARBOUR, Ink.STEEL), 6)


def _storm_cloud() -> str:
    return (
        bolt(-6, -44, 62)
        + bolt(34, -44, 40, Ink.GOLD)
        + shapes.cloud(0, -38, 160, 66, (Ink.NIGHT, Ink.NAVY, Ink.HARBOUR), 7)
    )


def _hail() -> str:
    stones = ((-50, -20), (-24, 6), (-4, -26), (22, 0), (44, -22), (64, 6))
    notes = note(-34, -8, 22, Ink.CREAM) + note(36, -4, 18, Ink.CREAM)
    return (
        shapes.cloud(0, -40, 160, 60, (Ink.STEEL, Ink.SKY, Ink.MIST), 7)
        + "".join(ball(x, y, 6, (Ink.WHITE, Ink.BLUE_L)) for x, y in stones)
        + notes
    )


def _notes() -> str:
    return note(-46, -30, 44, Ink.INK) + note(4, -62, 34, Ink.INK) + note(48, -22, 38, Ink.INK)


def _wind() -> str:
    curls = "M-110 -70H30a16 16 0 1 0 -16 -18M-80 -48H70a18 18 0 1 1 -18 20M-110 -26H-10a13 13 0 1 1 -13 14"
    return line(curls, Ink.CREAM, 6, 0.9)


def _kite(x: float, y: float, size: float, inks: tuple[str, str, str, str]) -> str:
    top, right, low, left = (
        (x, y - size),
        (x + size * 0.66, y - size * 0.2),
        (x, y + size * 0.8),
        (x - size * 0.66, y - size * 0.2),
    )
    heart = (x, y - size * 0.2)
    drawn = polygon([top, heart, left], inks[0]) + polygon([top, right, heart], inks[1])
    drawn += polygon([left, heart, low], inks[2]) + polygon([heart, right, low], inks[3])
    tail = line(f"M{low[0]} {low[1]}q{size * 0.3} {size * 0.3} 0 {size * 0.6}t0 {size * 0.6}", Ink.INK, size * 0.05)
    return drawn + tail + polygon([(x - 4, y + size * 1.4), (x + 4, y + size * 1.44), (x, y + size * 1.7)], inks[0])


def _one_kite() -> str:
    return _kite(0, -52, 44, (Ink.ROSE, Ink.VERMILION, Ink.VERMILION, Ink.BRICK))


def _kites() -> str:
    reds = (Ink.ROSE, Ink.VERMILION, Ink.VERMILION, Ink.BRICK)
    blues = (Ink.BLUE_L, Ink.BLUE, Ink.BLUE, Ink.BLUE_D)
    golds = (Ink.YELLOW_L, Ink.GOLD, Ink.GOLD, Ink.BRASS)
    return _kite(-58, -44, 30, golds) + _kite(2, -78, 36, reds) + _kite(62, -40, 28, blues)


def _fireworks() -> str:
    drawn = ""
    for x, y, size, ink in ((-34, -64, 40, Ink.GOLD_L), (42, -42, 30, Ink.CREAM), (18, -96, 22, Ink.RED_L)):
        drawn += (
            star(x, y, size, ink, 12, 0.5)
            + star(x, y, size * 0.5, Ink.VERMILION, 12, 0.4)
            + circle(x, y, size * 0.14, Ink.WHITE)
        )
    return drawn


def _lanterns() -> str:
    drawn = ""
    for x, y, size in ((-52, -34, 20), (2, -64, 26), (54, -28, 18), (30, -2, 12), (-22, 4, 12)):
        wide, low, foot = size * 0.6, size * 0.7, size * 0.44
        drawn += circle(x, y, size * 1.3, Ink.GOLD_L, 0.28)
        drawn += polygon(
            [(x - wide, y - wide), (x + wide, y - wide), (x + foot, y + low), (x - foot, y + low)], Ink.MAKER
        )
        drawn += polygon([(x - wide, y - wide), (x, y - wide), (x, y + low), (x - foot, y + low)], Ink.GOLD_L)
    return drawn


def _balloon_body(main: str, shade: str, stripe: str) -> str:
    drawn = circle(0, -64, 36, shade) + path(
        "M-33 -52A36 36 0 0 1 0 -100Q-10 -60 -4 -30L-12 -30Q-26 -38 -33 -52Z", main
    )
    drawn += path("M0 -100Q22 -66 4 -29H-4Q-22 -66 0 -100Z", stripe)
    return (
        drawn
        + line("M-14 -32L-8 -14M14 -32L8 -14", Ink.COCOA, 1.6)
        + rect(-9, -14, 18, 13, Ink.UMBER, 2)
        + rect(-9, -14, 10, 13, Ink.DUNE, 2)
    )


def _balloon() -> str:
    return _balloon_body(Ink.VERMILION, Ink.BRICK, Ink.CREAM)


def _patched_balloon() -> str:
    patch = rect(-24, -66, 17, 15, Ink.GOLD_L, 2) + line("M-25 -62h4M-12 -68v4M-8 -56h4", Ink.COCOA, 1.4)
    leak = "".join(
        line(f"M34 {y}l{reach} {rise}", Ink.CREAM, 2.6)
        for y, reach, rise in ((-76, 22, -10), (-68, 26, -2), (-60, 22, 6))
    )
    return _balloon_body(Ink.JADE, Ink.TEAL, Ink.MINT) + patch + leak


def _airship() -> str:
    return at(-80, -74, shapes.airship(0, 0, 1.3, (Ink.CREAM, Ink.VERMILION, Ink.BRICK)), 1)


def _shooting_star() -> str:
    tail = polygon([(48, -78), (-70, -30), (42, -62)], Ink.CREAM, 0.8) + polygon(
        [(46, -82), (-44, -58), (44, -74)], Ink.GOLD_L, 0.8
    )
    return tail + star(50, -76, 24, Ink.WHITE, 5, 0.45)


def _hornets() -> str:
    hornet = (
        oval(0, 0, 20, 11, Ink.GOLD)
        + path("M-8 -10V10M2 -11V11M10 -9V9", Ink.INK, 1, f'stroke="{Ink.INK}" stroke-width="4"')
        + polygon([(18, -3), (32, 0), (18, 3)], Ink.INK)
        + circle(-22, -2, 8, Ink.INK)
        + circle(-24, -4, 2.4, Ink.VERMILION)
        + path("M-4 -9Q-2 -36 16 -30Q14 -14 4 -9Z", Ink.FOAM, 0.9)
        + path("M2 -9Q14 -28 28 -20Q20 -9 8 -8Z", Ink.MIST, 0.9)
    )
    return at(-20, -70, hornet, 1.35) + at(54, -30, hornet, 1.0) + at(-52, -14, hornet, 0.8)


def _telling() -> str:
    """A speech cloud: what is being told."""
    drawn = shapes.cloud(0, -34, 150, 58, (Ink.DUNE, Ink.PAPER, Ink.CREAM), 6)
    return (
        drawn
        + circle(-44, -22, 8, Ink.PAPER)
        + circle(-58, -8, 5, Ink.PAPER)
        + "".join(circle(x, -56, 5, Ink.COCOA) for x in (-22, 2, 26))
    )


def _flying_letters() -> str:
    letter = (
        rect(-22, -15, 44, 30, Ink.CREAM, 2) + path("M-22 -14L0 6L22 -14Z", Ink.SAND) + circle(0, 2, 5, Ink.VERMILION)
    )
    return (
        at(-40, -34, turned(-14, letter), 1)
        + at(24, -70, turned(10, letter), 1.1)
        + at(58, -20, turned(24, letter), 0.8)
    )


AIR: Mapping[str, Motif] = MappingProxyType(
    {
        "stars": Motif("air", _stars),
        "moon": Motif("air", _moon),
        "crescent": Motif("air", _crescent),
        "birds": Motif("air", _birds),
        "doves": Motif("air", _doves),
        "paper-birds": Motif("air", _paper_birds, 1.2),
        "cloud": Motif("air", _cloud),
        "rain-cloud": Motif("air", _rain_cloud, 1.1),
        "storm-cloud": Motif("air", _storm_cloud, 1.2),
        "hail": Motif("air", _hail, 1.2),
        "notes": Motif("air", _notes, 0.9),
        "wind": Motif("air", _wind),
        "kite": Motif("air", _one_kite),
        "kites": Motif("air", _kites, 1.1),
        "fireworks": Motif("air", _fireworks, 1.2),
        "sky-lanterns": Motif("air", _lanterns),
        "balloon": Motif("air", _balloon, 1.1),
        "patched-balloon": Motif("air", _patched_balloon, 1.6),
        "far-airship": Motif("air", _airship),
        "shooting-star": Motif("air", _shooting_star),
        "hornets": Motif("air", _hornets, 1.3),
        "telling": Motif("air", _telling),
        "letters": Motif("air", _flying_letters),
    }
)
