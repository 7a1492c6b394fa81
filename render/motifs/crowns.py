"""Crowns, wigs and whatever else is balanced on a head, drawn about a head whose brow is at (0, -200)."""

from __future__ import annotations

from render.motifs.masonry import leaning
from render.motifs.parts import ring
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def tiara(jewel: str) -> str:
    """A tiara of seven points."""
    points = polygon(
        [(-46, -204), (-52, -232), (-30, -216), (-20, -244), (0, -218), (20, -244), (30, -216), (52, -232), (46, -204)],
        Ink.GOLD,
    )
    return (
        points
        + rect(-48, -210, 96, 9, Ink.BRASS, 3)
        + "".join(circle(x, y, 5.5, jewel) for x, y in ((-52, -234), (-20, -246), (20, -246), (52, -234)))
        + circle(0, -222, 7, jewel)
    )


def sun_crown() -> str:
    """A crown of rays."""
    rays = "".join(
        leaning(
            0,
            -190,
            15 * i - 90,
            polygon([(-8, -58), (0, -106 if i % 2 else -92), (8, -58)], Ink.GOLD if i % 2 else Ink.TANGERINE),
        )
        for i in range(13)
    )
    return (
        rays
        + path("M-62 -190A62 62 0 0 1 62 -190L48 -190A48 48 0 0 0 -48 -190Z", Ink.GOLD)
        + path("M-50 -188A50 50 0 0 1 50 -188Q0 -216 -50 -188Z", Ink.BRASS)
        + circle(0, -232, 11, Ink.VERMILION)
    )


def toque() -> str:
    """A cook's hat."""
    puffs = circle(-34, -254, 28, Ink.WHITE) + circle(34, -252, 27, Ink.MIST) + circle(0, -268, 32, Ink.WHITE)
    return (
        puffs
        + path("M-46 -250H46L48 -196H-48Z", Ink.WHITE)
        + path("M8 -250H46L48 -196H14Z", Ink.MIST)
        + rect(-50, -208, 100, 14, Ink.FOAM, 4)
        + line("M-22 -248V-212M2 -250V-212M26 -248V-212", Ink.MIST, 4)
    )


def wig(ink: str, shade: str) -> str:
    """A powdered wig with rolls at its sides."""
    drawn = path("M-56 -150C-72 -268 72 -268 56 -150L42 -190Q0 -218 -42 -190Z", ink) + path(
        "M10 -246C58 -240 66 -200 56 -150L42 -190Q30 -200 16 -203Z", shade
    )
    return drawn + "".join(
        circle(x, y, 17, ink if x < 0 else shade) + ring(x, y, 9, 4, Ink.SLATE_D)
        for x in (-58, 58)
        for y in (-166, -136)
    )


def curlers(ink: str) -> str:
    """Hair on rollers."""
    rows = (
        (-40, -206),
        (-14, -220),
        (14, -220),
        (40, -206),
        (-26, -240),
        (0, -252),
        (26, -240),
        (-54, -178),
        (54, -178),
    )
    return path("M-54 -172C-60 -258 60 -258 54 -172L42 -194Q0 -214 -42 -194Z", Ink.RUST) + "".join(
        rect(x - 12, y - 9, 24, 18, ink, 9) + line(f"M{x - 5} {y - 8}v16M{x + 4} {y - 8}v16", Ink.CREAM, 2.5)
        for x, y in rows
    )


def balanced_books() -> str:
    """Three books balanced on a head."""
    rows = ((-52, -220, 100, Ink.BRICK, 0), (-44, -238, 92, Ink.GOLD, -3), (-48, -256, 88, Ink.TEAL, 4))
    return "".join(
        leaning(
            0,
            y,
            lean,
            rect(x, 0, wide, 17, ink, 3) + rect(x + 5, 4, wide - 2, 9, Ink.CREAM, 2) + rect(x, 0, 14, 17, ink, 3),
        )
        for x, y, wide, ink, lean in rows
    )


def gear_helmet() -> str:
    """A brass helmet with half a gear for a crest."""
    teeth = "".join(leaning(0, -222, 20 * i - 80, rect(-6, -56, 12, 20, Ink.BRASS, 2)) for i in range(9))
    return (
        teeth
        + path("M-56 -192C-60 -274 60 -274 56 -192Z", Ink.GOLD)
        + path("M10 -252C46 -250 58 -228 56 -192H16Z", Ink.BRASS)
        + rect(-62, -204, 124, 15, Ink.BRASS_D, 5)
        + "".join(circle(x, -197, 4, Ink.GOLD_L) for x in (-46, -16, 16, 46))
    )


def rosette_hat() -> str:
    """A pillbox hat hung with rosettes."""
    drawn = rect(-50, -240, 100, 44, Ink.HARBOUR, 8) + rect(8, -240, 42, 44, Ink.NAVY, 8)
    for x, ink in ((-34, Ink.VERMILION), (0, Ink.GOLD), (34, Ink.LEAF)):
        drawn += (
            polygon([(x - 8, -212), (x - 12, -184), (x, -190), (x + 12, -184), (x + 8, -212)], ink)
            + circle(x, -220, 14, ink)
            + circle(x, -220, 7, Ink.CREAM)
        )
    return drawn
