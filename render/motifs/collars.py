"""What lies on a coat under a face: ties, scarves, furs, aprons and chains of office."""

from __future__ import annotations

from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def tie(ink: str) -> str:
    """A shirt front with a tie."""
    return polygon([(-34, -98), (0, -30), (34, -98)], Ink.CREAM) + polygon([(-12, -92), (0, -22), (12, -92)], ink)


def bow_tie(ink: str) -> str:
    """A shirt front with a bow tie."""
    front = (
        polygon([(-36, -98), (0, 4), (36, -98)], Ink.WHITE)
        + polygon([(-26, -104), (0, -90), (-26, -74)], ink)
        + polygon([(26, -104), (0, -90), (26, -74)], ink)
    )
    return front + circle(0, -90, 6, ink) + circle(0, -58, 4, Ink.INK) + circle(0, -34, 4, Ink.INK)


def scarf(ink: str, stripe: str) -> str:
    """A scarf with one end hanging."""
    drawn = path("M-52 -104Q0 -70 52 -104L54 -82Q0 -48 -54 -82Z", ink) + polygon(
        [(10, -74), (40, -82), (52, 4), (22, 10)], ink
    )
    return drawn + line("M-36 -94L-32 -72M0 -84V-62M34 -92L32 -70M16 -46L44 -50M20 -20L48 -24", stripe, 6)


def ruff() -> str:
    """A pleated ruff."""
    return "".join(
        circle(x, -92 + abs(x) * 0.12, 17, Ink.WHITE if index % 2 else Ink.FOAM)
        for index, x in enumerate(range(-54, 55, 18))
    )


def fur(ink: str, shade: str) -> str:
    """A collar of fur."""
    tufts = (
        (-64, -74),
        (-50, -90),
        (-34, -78),
        (-26, -54),
        (-16, -30),
        (64, -74),
        (50, -90),
        (34, -78),
        (26, -54),
        (16, -30),
    )
    return polygon([(-20, -98), (0, -40), (20, -98)], Ink.WINE) + "".join(
        circle(x, y, 19, ink if x < 0 else shade) for x, y in tufts
    )


def pearls(ink: str = Ink.WHITE) -> str:
    """Two strings of pearls."""
    strings = (
        (-30, -84),
        (-18, -74),
        (-6, -70),
        (6, -70),
        (18, -74),
        (30, -84),
        (-38, -70),
        (-24, -56),
        (-8, -48),
        (8, -48),
        (24, -56),
        (38, -70),
    )
    return "".join(circle(x, y, 6.5, ink) for x, y in strings)


def chain() -> str:
    """A chain of office with its medal."""
    links = ((-70, -72), (-58, -52), (-42, -34), (-22, -20), (70, -72), (58, -52), (42, -34), (22, -20))
    return (
        tie(Ink.NAVY)
        + "".join(circle(x, y, 10, Ink.GOLD) + circle(x, y, 5, Ink.BRASS) for x, y in links)
        + circle(0, -8, 20, Ink.GOLD)
        + circle(0, -8, 13, Ink.VERMILION)
    )


def apron(ink: str, strap: str) -> str:
    """An apron with its straps."""
    return (
        rect(-42, -62, 84, 80, ink, 6)
        + polygon([(-42, -58), (-36, -100), (-24, -100), (-28, -58)], strap)
        + polygon([(42, -58), (36, -100), (24, -100), (28, -58)], strap)
        + rect(-20, -40, 40, 30, strap, 4)
    )


def robe(ink: str) -> str:
    """Two broad facings."""
    return (
        polygon([(-44, -100), (-20, 10), (-52, 10), (-74, -88)], ink)
        + polygon([(44, -100), (20, 10), (52, 10), (74, -88)], ink)
        + polygon([(-20, -100), (0, -60), (20, -100)], Ink.CREAM)
    )


def buttons(ink: str) -> str:
    """A high collar and two rows of buttons."""
    return (
        rect(-34, -108, 68, 22, ink, 6)
        + "".join(circle(x, y, 6, Ink.GOLD) for x in (-18, 18) for y in (-66, -40, -14))
        + line("M0 -86V10", Ink.SHADOW, 3, 0.5)
    )
