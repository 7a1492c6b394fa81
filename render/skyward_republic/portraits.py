"""Benefactors as busts: a coat, a face and what they wear on their head, standing at (0, 0) in a frame of 300."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType

from render.theme import Ink
from render.vector import circle, line, path, polygon, rect

SKINS = (Ink.PEACH, "#B98258", "#8F5E42", "#E3B48A")
COATS = (Ink.WINE, Ink.TEAL_D, Ink.PLUM, Ink.PINE, Ink.HARBOUR)


def _bust(skin: str, coat: str) -> str:
    shoulders = "M{} 4C{} -76 -50 -96 0 -96C50 -96 116 -76 116 4"
    drawn = path(f"{shoulders.format(-116, -116)}Z", coat)
    drawn += path("M0 -96C50 -96 116 -76 116 4H0Z", Ink.INK, 0.3)
    drawn += polygon([(-34, -98), (0, -30), (34, -98)], Ink.CREAM)
    drawn += polygon([(-12, -92), (0, -30), (12, -92)], Ink.VERMILION) + rect(-20, -128, 40, 46, skin, 12)
    face = "C-48 -130 -26 -108 0 -106C26 -108 48 -130 44 -200Z"
    drawn += path(f"M-44 -200{face}", skin)
    return drawn + path("M6 -200L14 -150L4 -144V-106C26 -108 48 -130 44 -200Z", Ink.INK, 0.22)


def _eyes(y: float = -168) -> str:
    return circle(-18, y, 4.5, Ink.INK) + circle(18, y, 4.5, Ink.INK)


def _smile(ink: str = Ink.BRICK) -> str:
    return line("M-12 -130Q0 -122 12 -130", ink, 4)


def _moustache() -> str:
    curl = "M-30 -138Q-14 -152 0 -142Q14 -152 30 -138Q12 -128 0 -136Q-12 -128 -30 -138Z"
    return path(curl, Ink.COCOA)


def _top_hat() -> str:
    drawn = (
        rect(-42, -284, 84, 84, Ink.INK, 4) + rect(-42, -222, 84, 20, Ink.GOLD) + rect(-66, -206, 132, 13, Ink.INK, 6)
    )
    glass = f'<circle cx="20" cy="-166" r="15" fill="none" stroke="{Ink.GOLD}" stroke-width="4"/>'
    chain = line("M34 -160Q50 -110 40 -60", Ink.GOLD, 3)
    return drawn + _eyes(-166) + glass + chain + _moustache()


def _turban() -> str:
    wrap = "M-58 -190C-66 -250 -20 -276 0 -272C40 -276 66 -250 58 -190Q0 -222 -58 -190Z"
    folds = line("M-56 -204Q-6 -250 50 -244M-50 -236Q0 -262 34 -264", Ink.BRASS, 4)
    return path(wrap, Ink.GOLD) + folds + circle(0, -226, 10, Ink.VERMILION) + _eyes() + _smile()


def _cloche() -> str:
    hair = "M-54 -134V-206C-54 -270 54 -270 54 -206V-134L36 -130V-190H-36V-130Z"
    hat = path("M-60 -196C-60 -280 60 -280 60 -196Z", Ink.VERMILION) + rect(-62, -204, 124, 14, Ink.GOLD_L, 6)
    return path(hair, Ink.INK) + hat + _eyes(-166) + path("M-10 -130Q0 -137 10 -130Q0 -122 -10 -130Z", Ink.RED)


def _goggles() -> str:
    cap = path("M-56 -178C-60 -272 60 -272 56 -178L44 -190H-44Z", Ink.UMBER)
    flaps = rect(-58, -190, 18, 62, Ink.UMBER, 8) + rect(40, -190, 18, 62, Ink.UMBER, 8)
    rims = "".join(circle(x, -214, 20, Ink.GOLD) + circle(x, -214, 13, Ink.MIST) for x in (-24, 24))
    return cap + flaps + rect(-58, -220, 116, 12, Ink.INK) + rims + _eyes(-162) + _smile()


def _bun() -> str:
    hair = path("M-52 -160C-64 -258 64 -258 52 -160L40 -196Q0 -222 -40 -196Z", Ink.SLATE)
    bun = circle(0, -250, 26, Ink.SLATE) + line("M-34 -268L34 -236", Ink.GOLD, 5)
    glasses = "".join(
        f'<circle cx="{x}" cy="-166" r="15" fill="none" stroke="{Ink.INK}" stroke-width="4"/>' for x in (-19, 19)
    )
    return bun + hair + _eyes(-166) + glasses + line("M-4 -166H4", Ink.INK, 4) + _smile()


def _beard() -> str:
    beard = path("M-46 -172C-50 -96 -22 -70 0 -66C22 -70 50 -96 46 -172Q30 -140 0 -142Q-30 -140 -46 -172Z", Ink.MAKER)
    cap = path("M-54 -196C-54 -246 54 -246 54 -196Z", Ink.TEAL) + rect(-54, -204, 122, 12, Ink.INK, 6)
    return beard + cap + circle(0, -218, 8, Ink.GOLD) + _eyes() + line("M-10 -126H10", Ink.WINE, 4)


def _plumes() -> str:
    hair = path("M-50 -128C-70 -236 70 -236 50 -128L38 -190H-38Z", Ink.COCOA)
    plumes = "".join(
        path(f"M34 -214Q{x} {y} {x + 44} {y + 20}Q{x + 36} -226 46 -208Z", ink)
        for x, y, ink in ((34, -312, Ink.JADE), (58, -286, Ink.GOLD_L))
    )
    brim = path("M-86 -196Q0 -226 86 -204Q70 -186 0 -190Q-64 -186 -86 -196Z", Ink.PLUM)
    crown = path("M-46 -200C-50 -262 46 -264 46 -204Q0 -216 -46 -200Z", Ink.HEATHER)
    return hair + plumes + crown + brim + circle(38, -212, 8, Ink.GOLD) + _eyes() + _smile(Ink.RED)


HEADS: MappingProxyType[str, Callable[[], str]] = MappingProxyType(
    {
        "top hat": _top_hat,
        "turban": _turban,
        "cloche": _cloche,
        "goggles": _goggles,
        "bun": _bun,
        "beard": _beard,
        "plumes": _plumes,
    }
)


def portrait(head: str, likeness: int) -> str:
    """Somebody with that on their head; skin and coat come of the likeness."""
    return _bust(SKINS[likeness % len(SKINS)], COATS[likeness % len(COATS)]) + HEADS[head]()
