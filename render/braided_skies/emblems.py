"""A tone-on-tone picture of each place, behind its icons; drawn once, while warming up."""

from __future__ import annotations

import math
from collections.abc import Callable

from render import motifs
from render.theme import Ink
from render.vector import around, circle, cogwheel, line, path, polygon, rect

PORT_EMBLEM = (280, 78)
"""The size a collection port's emblem is drawn at; its picture stands in the right half."""


def _zephyr(tone: str) -> str:
    cone = polygon([(150, 78), (196, 14), (214, 14), (262, 78)], tone)
    sparks = "".join(circle(x, y, r, tone) for x, y, r in ((176, 20, 4), (236, 18, 5), (250, 34, 3), (164, 40, 3)))
    return cone + motifs.cloud(205, 14, 70, 20, [tone], 5, 0.3) + sparks


def _geyser(tone: str) -> str:
    jets = ((bend, 20 + abs(bend) * 5, 12 + abs(bend) * 9) for bend in range(-3, 4))
    drawn = "".join(
        line(f"M206 78Q206 {low} {206 + bend * 17} {high}q{bend * 5} -2 {bend * 8} 14", tone, 7)
        for bend, low, high in jets
    )
    return drawn + rect(170, 72, 72, 6, tone)


def _carousel(tone: str) -> str:
    roof = path("M140 38L206 4L272 38Z", tone)
    fringe = "".join(path(f"M{140 + index * 22} 38a11 9 0 0 0 22 0Z", tone) for index in range(6))
    poles = "".join(rect(150 + index * 27, 40, 5, 38, tone) for index in range(5))
    return roof + fringe + poles + rect(140, 72, 132, 6, tone)


def _shoals(tone: str) -> str:
    lanterns = "".join(
        line(f"M{x} {y - 22}v10", tone, 3) + path(f"M{x - 11} {y - 12}h22l4 10l-4 14h-22l-4 -14Z", tone)
        for x, y in ((190, 34), (230, 52), (266, 28))
    )
    return lanterns + "".join(line(f"M{x} 74q10 -9 20 0t20 0t20 0", tone, 5) for x in (170, 230))


def _moorings(tone: str) -> str:
    arches = "".join(path(f"M{x} 78V40a16 18 0 0 1 32 0V78Z", tone) for x in (150, 190, 230))
    return arches + rect(140, 72, 134, 6, tone)


def _chains(tone: str) -> str:
    links = "".join(line(f"M{150 + index * 24} {24 + index * 9}a12 9 20 1 0 20 8", tone, 6) for index in range(5))
    return links + line("M178 16q8 -12 16 0q8 -12 16 0", tone, 4) + line("M226 22q7 -10 14 0q7 -10 14 0", tone, 4)


def _terraces(tone: str) -> str:
    steps = "".join(
        rect(262 - 30 * index, 62 - 14 * index, 30 * index + 14, 16 + 14 * index, tone) for index in (1, 2, 3)
    )
    return steps + line("M150 24q14 -14 22 2q8 -16 24 -4", tone, 6)


def _anvil(tone: str) -> str:
    body = path("M150 26H262Q262 46 232 46L236 62H252V78H172V62H188L192 46Q162 46 150 26Z", tone)
    return body + line("M196 12q6 -8 12 0M218 8q6 -8 12 0", tone, 4)


def _lagoon(tone: str) -> str:
    moon = circle(222, 34, 22, tone)
    waves = "".join(
        line(f"M{150 + index * 8} {60 + index * 8}q12 -8 24 0t24 0t24 0t24 0", tone, 4) for index in (0, 1, 2)
    )
    return moon + waves


_PORTS: dict[str, Callable[[str], str]] = {
    "zephyr": _zephyr,
    "geyser": _geyser,
    "carousel": _carousel,
    "shoals": _shoals,
    "moorings": _moorings,
    "chains": _chains,
    "terraces": _terraces,
    "anvil": _anvil,
    "lagoon": _lagoon,
}


def port_emblem(port: str, tone: str) -> str:
    """The landmark of a collection port."""
    return _PORTS[port](tone)


def _festival(width: float, height: float) -> str:
    """A great wheel."""
    x, y = width / 2, height * 0.62
    spokes = [around(x, y, 84, index * math.pi / 6) for index in range(12)]
    rim = "".join(line(f"M{x} {y}L{px:.0f} {py:.0f}", Ink.SAND, 4) + circle(px, py, 11, Ink.SAND) for px, py in spokes)
    return rim + circle(x, y, 14, Ink.SAND)


def _market(width: float, height: float) -> str:
    """Vaults under the town."""
    span = (width - 40) / 4
    return "".join(
        path(
            f"M{20 + index * span:.1f} {height - 12}v-58a{span / 2:.1f} {span / 2:.1f} 0 0 1 {span:.1f} 0v58Z",
            Ink.SAND,
            0.75 if index % 2 else 0.45,
        )
        for index in range(4)
    )


def _guild(width: float, height: float) -> str:
    """A wing opened wide."""
    return motifs.fan(width / 2, height - 8, 250, 17, (Ink.SAND, Ink.PARCHMENT))


def _workshop(width: float, height: float) -> str:
    """A toothed wheel."""
    wheel = path(cogwheel(width / 2, height * 0.55, 84, 62, 10), Ink.SAND)
    return wheel + circle(width / 2, height * 0.55, 34, Ink.PAPER)


def _flagon(width: float, height: float) -> str:
    """A tankard with its froth."""
    right = width * 0.7
    body = path(f"M{width * 0.28} {height - 14}V44H{right}V{height - 14}Z", Ink.SAND)
    grip = line(f"M{right} 66h26q12 0 12 12v36q0 12 -12 12h-26", Ink.SAND, 12)
    froth = ((0.34, 48, 18), (0.48, 42, 22), (0.62, 48, 18))
    return body + grip + "".join(circle(width * part, y, r, Ink.SAND) for part, y, r in froth)


_SERVICES: dict[str, Callable[[float, float], str]] = {
    "festival": _festival,
    "market": _market,
    "guild": _guild,
    "workshop": _workshop,
    "flagon": _flagon,
}


def service_emblem(port: str, width: float, height: float) -> str:
    """The emblem of a special port."""
    return _SERVICES[port](width, height)
