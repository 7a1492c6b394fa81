"""Hair, which lies behind a face between (-44, -200) and (44, -106), but for a fringe."""

from __future__ import annotations

from render.vector import circle, path, rect


def bob(ink: str) -> str:
    """Hair to the chin."""
    return path("M-58 -112V-200C-58 -272 58 -272 58 -200V-112H34V-190H-34V-112Z", ink)


def long_hair(ink: str) -> str:
    """Hair over the shoulders."""
    return path(
        "M-64 -40C-74 -150 -72 -262 0 -262C72 -262 74 -150 64 -40C40 -60 40 -160 36 -190H-36C-40 -160 -40 -60 -64 -40Z",
        ink,
    )


def bun(ink: str) -> str:
    """Hair drawn up in a bun."""
    return circle(0, -250, 27, ink) + path("M-52 -152C-64 -258 64 -258 52 -152L42 -192H-42Z", ink)


def curls(ink: str) -> str:
    """A head of curls."""
    spots = (
        (-48, -140),
        (-56, -168),
        (-54, -198),
        (-40, -222),
        (-16, -236),
        (12, -236),
        (36, -224),
        (52, -200),
        (56, -170),
        (48, -142),
    )
    return "".join(circle(x, y, 20, ink) for x, y in spots)


def wild(ink: str) -> str:
    """Hair that stands out at both sides."""
    side = (
        "M{0}38 -150L{0}104 -136L{0}82 -166L{0}118 -188L{0}84 -200L{0}100 -236L{0}62 -226L{0}50 -258L{0}20 -230V-190Z"
    )
    return path(side.format("-"), ink) + path(side.format(""), ink)


def braids(ink: str, tie: str) -> str:
    """Two braids."""
    plaits = "".join(circle(x, -148 + 26 * i, 17 - 1.5 * i, ink) for x in (-58, 58) for i in range(4))
    ties = "".join(rect(x - 10, -66, 20, 9, tie, 4) + circle(x, -50, 10, ink) for x in (-58, 58))
    return path("M-54 -150C-64 -262 64 -262 54 -150L42 -192H-42Z", ink) + plaits + ties


def sides(ink: str) -> str:
    """Hair over the ears only."""
    return (
        circle(-48, -166, 16, ink) + circle(48, -166, 16, ink) + circle(-50, -148, 12, ink) + circle(50, -148, 12, ink)
    )


def fringe(ink: str) -> str:
    """Hair over the brow, which lies before the face."""
    return path("M-48 -180C-52 -244 52 -244 48 -180Q30 -204 8 -200Q-24 -196 -48 -180Z", ink)
