"""Eyes, mouths and beards, about a head between (-44, -200) and (44, -106)."""

from __future__ import annotations

from render.motifs.parts import oval, ring
from render.theme import Ink
from render.vector import circle, line, path, rect


def dots(y: float = -168) -> str:
    """Plain eyes."""
    return circle(-18, y, 4.8, Ink.INK) + circle(18, y, 4.8, Ink.INK)


def brows(ink: str, lift: float = 0) -> str:
    """Heavy brows over plain eyes."""
    return dots() + line(f"M-30 {-182 + lift}L-9 {-182 - lift}M9 {-182 - lift}L30 {-182 + lift}", ink, 6)


def round_glasses(ink: str = Ink.INK, lens: str = Ink.WHITE) -> str:
    """Round spectacles."""
    panes = "".join(circle(x, -167, 17, lens, 0.45) + ring(x, -167, 17, 4.5, ink) for x in (-20, 20))
    return panes + dots(-167) + line("M-4 -168Q0 -173 4 -168M-37 -170L-46 -174M37 -170L46 -174", ink, 4)


def half_glasses(ink: str) -> str:
    """Half-moon spectacles low on the nose."""
    moons = "".join(
        path(f"M{x - 15} -158h30a15 14 0 0 1 -30 0Z", Ink.WHITE, 0.6)
        + line(f"M{x - 15} -158h30a15 14 0 0 1 -30 0Z", ink, 3.5)
        for x in (-19, 19)
    )
    return dots(-172) + moons + line("M-4 -158H4", ink, 3.5)


def monocle(chain: str = Ink.GOLD) -> str:
    """One glass, on a chain."""
    return dots() + ring(19, -167, 17, 4.5, chain) + line("M34 -160Q54 -110 42 -58", chain, 3)


def closed() -> str:
    """Eyes shut in song."""
    return line("M-27 -168q9 9 18 0M9 -168q9 9 18 0", Ink.INK, 4.5)


def lashes(shadow: str) -> str:
    """Painted eyes."""
    lids = "".join(path(f"M{x - 14} -170a14 12 0 0 1 28 0Z", shadow) for x in (-19, 19))
    return lids + dots(-166) + line("M-32 -171L-39 -178M32 -171L39 -178", Ink.INK, 3.5)


def domino(ink: str) -> str:
    """A ball mask."""
    mask = path(
        "M-52 -176C-40 -194 -12 -188 0 -178C12 -188 40 -194 52 -176C48 -148 14 -146 0 -160C-14 -146 -48 -148 -52 -176Z",
        ink,
    )
    return (
        mask
        + "".join(circle(x, -170, 9, Ink.CREAM) + circle(x, -170, 4.5, Ink.INK) for x in (-22, 22))
        + line("M-52 -176L-62 -190M52 -176L62 -190", Ink.GOLD, 4)
    )


def freckles() -> str:
    """Plain eyes and freckles."""
    return dots() + "".join(
        circle(x, y, 2.4, Ink.MAKER)
        for x, y in ((-30, -150), (-22, -144), (-14, -150), (14, -150), (22, -144), (30, -150))
    )


def smile(ink: str = Ink.BRICK) -> str:
    """A smile."""
    return line("M-13 -132Q0 -121 13 -132", ink, 4.5)


def grin() -> str:
    """A broad grin."""
    return path("M-19 -136H19Q14 -116 0 -116Q-14 -116 -19 -136Z", Ink.WINE) + rect(-15, -136, 30, 6, Ink.WHITE)


def lips(ink: str = Ink.RED) -> str:
    """Painted lips."""
    return path("M-13 -130Q-6 -138 0 -134Q6 -138 13 -130Q0 -118 -13 -130Z", ink)


def singing() -> str:
    """A mouth open in song."""
    return oval(0, -128, 11, 14, Ink.WINE) + oval(0, -121, 7, 6, Ink.ROSE)


def stern() -> str:
    """A straight mouth."""
    return line("M-12 -128H12", Ink.WINE, 4.5)


def moustache(ink: str, curl: float = 0) -> str:
    """A moustache; its ends curl as far up as told."""
    return path(
        f"M-34 {-138 - curl}Q-14 -152 0 -142Q14 -152 34 {-138 - curl}Q14 -126 0 -136Q-14 -126 -34 {-138 - curl}Z", ink
    )


def walrus(ink: str) -> str:
    """A moustache over the whole mouth."""
    return path(
        "M-36 -112C-40 -146 -10 -152 0 -144C10 -152 40 -146 36 -112C20 -132 6 -132 0 -126C-6 -132 -20 -132 -36 -112Z",
        ink,
    )


def beard(ink: str, tip: float = -62) -> str:
    """A full beard, as long as its tip is low."""
    full = path(
        f"M-47 -172C-52 -98 -24 {tip} 0 {tip + 4}C24 {tip} 52 -98 47 -172Q32 -144 0 -146Q-32 -144 -47 -172Z", ink
    )
    return full + line("M-11 -130Q0 -125 11 -130", Ink.WINE, 4.5)


def goatee(ink: str) -> str:
    """A pointed beard on the chin."""
    return path("M-16 -118Q0 -112 16 -118L0 -78Z", ink) + smile()
