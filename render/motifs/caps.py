"""Caps, hoods and kerchiefs, drawn about a head whose brow is at (0, -200)."""

from __future__ import annotations

from collections.abc import Sequence

from render.motifs.masonry import leaning
from render.motifs.parts import oval
from render.theme import Ink
from render.vector import circle, line, path, polygon, rect


def aviator(leather: str, glass: str = Ink.MIST, worn: bool = False) -> str:
    """A leather cap with ear flaps; its goggles on the brow or before the eyes."""
    cap = path("M-58 -172C-64 -274 64 -274 58 -172L46 -194H-46Z", leather) + path(
        "M10 -248C48 -244 60 -220 58 -172L46 -194H14Z", Ink.SHADOW, 0.28
    )
    cap += rect(-60, -192, 19, 66, leather, 9) + rect(41, -192, 19, 66, leather, 9)
    y = -168 if worn else -216
    lenses = "".join(
        circle(x, y, 23, Ink.GOLD) + circle(x, y, 16, glass) + path(f"M{x - 12} {y - 4}q4 -10 14 -9", Ink.WHITE, 0.8)
        for x in (-24, 24)
    )
    return cap + rect(-60, y - 7, 120, 13, Ink.INK) + lenses


def kerchief(ink: str, spots: str) -> str:
    """A kerchief tied behind."""
    drawn = polygon([(48, -206), (92, -226), (84, -196)], ink) + polygon([(48, -200), (86, -178), (62, -172)], ink)
    drawn += path("M-54 -184C-60 -268 60 -268 54 -184Q0 -222 -54 -184Z", ink) + path(
        "M10 -246C48 -240 56 -220 54 -184Q36 -198 16 -203Z", Ink.SHADOW, 0.22
    )
    return drawn + "".join(
        circle(x, y, 5.5, spots) for x, y in ((-34, -214), (-10, -232), (16, -222), (36, -208), (-16, -212))
    )


def hood(ink: str, lining: str) -> str:
    """A hood drawn forward; the face is drawn over its lining."""
    return (
        path("M-80 -84C-96 -220 -54 -282 0 -282C54 -282 96 -220 80 -84Z", ink)
        + path("M6 -282C54 -282 96 -220 80 -84H30Z", Ink.SHADOW, 0.28)
        + path("M-58 -96C-68 -200 -40 -240 0 -240C40 -240 68 -200 58 -96Z", lining)
    )


def turban(ink: str, fold: str, jewel: str) -> str:
    """A wound turban with a jewel and a plume."""
    wrap = path("M-60 -188C-70 -256 -20 -280 0 -276C40 -280 70 -256 60 -188Q0 -222 -60 -188Z", ink) + path(
        "M8 -276C44 -276 68 -252 60 -188Q40 -202 18 -206Z", Ink.SHADOW, 0.22
    )
    return (
        path("M-2 -226C-16 -262 -8 -292 10 -300C22 -280 18 -250 4 -226Z", Ink.CREAM)
        + wrap
        + line("M-58 -204Q-6 -252 52 -246M-50 -238Q0 -266 34 -266M58 -206Q20 -236 -10 -226", fold, 4)
        + circle(0, -228, 13, Ink.GOLD)
        + circle(0, -228, 8, jewel)
    )


def hard_hat(ink: str, dark: str) -> str:
    """A builder's helmet with its ridge."""
    drawn = path("M-58 -196C-60 -270 60 -270 58 -196Z", ink) + path("M10 -250C48 -248 60 -228 58 -196H16Z", dark)
    return (
        drawn
        + rect(-9, -258, 18, 56, dark, 8)
        + path("M-74 -198Q0 -214 74 -198Q70 -184 0 -186Q-70 -184 -74 -198Z", ink)
    )


def beanie(inks: Sequence[str]) -> str:
    """A striped cap with a propeller."""
    drawn = "".join(
        path(
            f"M{27 * i - 54} -194Q{19 * i - 38} -238 0 -254Q{19 * i - 19} -238 {27 * i - 27} -194Z",
            ink,
        )
        for i, ink in enumerate(inks)
    )
    drawn += rect(-58, -204, 116, 14, Ink.NAVY, 6) + line("M0 -252V-270", Ink.GOLD, 5)
    return drawn + oval(-30, -272, 30, 8, Ink.CREAM) + oval(30, -272, 30, 8, Ink.SKY) + circle(0, -272, 6, Ink.GOLD)


def flat_cap(ink: str, shade: str) -> str:
    """A flat cap pulled to one side."""
    drawn = path("M-60 -190C-66 -246 -10 -252 30 -244C62 -238 66 -214 62 -194Q0 -216 -60 -190Z", ink) + path(
        "M20 -246C60 -240 66 -214 62 -194Q40 -202 26 -204Z", shade
    )
    return (
        drawn
        + path("M-72 -184Q-30 -212 16 -202Q-10 -194 -30 -184Q-52 -176 -72 -184Z", shade)
        + circle(10, -247, 5, shade)
    )


def star_cap(ink: str, stars: str) -> str:
    """A pointed cap strewn with stars, its tip bent."""
    drawn = path("M-54 -196C-40 -250 -20 -300 40 -296C62 -292 70 -276 72 -262C50 -276 40 -266 54 -196Z", ink) + path(
        "M20 -290C40 -296 70 -286 72 -262C50 -276 40 -266 54 -196H24Z", Ink.SHADOW, 0.25
    )
    drawn += circle(74, -258, 8, Ink.GOLD) + rect(-60, -206, 120, 14, Ink.GOLD, 6)
    for x, y, size in ((-22, -224, 9), (8, -246, 8), (26, -220, 7), (14, -274, 6)):
        drawn += "".join(
            leaning(x, y, 72 * i, polygon([(-size * 0.34, 0), (0, -size), (size * 0.34, 0)], stars)) for i in range(5)
        )
    return drawn
