"""A scene: a sky in a mood, and motifs in it by the part each plays. The same words give the same picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from render.motifs import shapes
from render.motifs.library import MOTIFS
from render.motifs.moods import Mood
from render.motifs.motif import Motif, Role
from render.vector import at, circle

HIGH = 300
"""A scene is composed so high and as wide as it must be, and scaled."""
GROUP = 440
"""What stands together never spreads wider than this."""
HORIZON, GROUND, FOOT, FRONT = 250, 252, 262, 278
"""Where far land and ground begin, and where subjects and accents have their feet."""
FAR_SIZE, GROUND_SIZE, SUBJECT, ACCENT, AIR = 150, 130, 200, 92, 76
"""How high motifs of each role are."""

Place = tuple[float, float, float]
"""Across from the middle (in parts of the group's width), where the foot stands, and how large.

Subjects, and what flies among them, have other places as there are none, one, two or three subjects.
"""

SUBJECTS: Sequence[Sequence[Place]] = (
    (),
    ((0.0, FOOT, 1.0),),
    ((-0.16, FOOT, 1.0), (0.23, FOOT + 5, 0.74)),
    ((0.0, FOOT, 1.0), (-0.3, FOOT + 5, 0.66), (0.31, FOOT + 5, 0.62)),
)
ACCENTS: Sequence[Place] = ((0.33, FRONT, 1.0), (-0.34, FRONT, 0.92), (0.18, FRONT + 8, 0.7), (-0.2, FRONT + 8, 0.66))
AIRS: Sequence[Sequence[Place]] = (
    ((0.0, 150, 1.4), (-0.28, 112, 0.8), (0.27, 130, 0.8)),
    ((-0.27, 116, 1.0), (0.28, 146, 0.8), (0.14, 70, 0.6)),
    ((0.17, 104, 1.0), (-0.36, 130, 0.7)),
    ((0.2, 96, 0.8), (-0.24, 110, 0.7)),
)
FARS: Sequence[Place] = ((0.0, HORIZON, 1.0), (0.24, HORIZON, 0.86))


def scene(mood: Mood, motifs: Sequence[str], width: float, height: float) -> str:
    """The body of a drawing of that size; ``KeyError`` for a motif that is not in the library."""
    return sky(mood, width, height) + company(mood, motifs, width, height)


def sky(mood: Mood, width: float, height: float) -> str:
    """What is behind a scene, the same for all of a mood."""
    scale = height / HIGH
    return at(0, 0, _sky(mood, width / scale), scale)


def company(mood: Mood, motifs: Sequence[str], width: float, height: float) -> str:
    """All that stands in a scene, without its sky."""
    scale = height / HIGH
    cast = [MOTIFS[name] for name in motifs]
    return at(0, 0, mood.tinted("".join(_acted(cast, width / scale))), scale)


def _sky(mood: Mood, wide: float) -> str:
    x, y, radius = wide * mood.sun[0], HIGH * mood.sun[1], HIGH * mood.sun[2]
    reach = max(wide, HIGH)
    drawn = shapes.sky_rings(wide, HIGH, (x, y), mood.sky, 14, (radius * 1.2, reach * 0.9))
    drawn += shapes.rays(x, y, (radius, reach * 1.3), 28, mood.ray, mood.glow)
    return drawn + circle(x, y, radius, mood.disc)


def _acted(cast: Sequence[Motif], wide: float) -> Iterable[str]:
    """What is behind first: each motif in the place its role and its turn give it."""
    yield from _placed(cast, "far", FARS, FAR_SIZE, wide)
    subjects = min(len(SUBJECTS) - 1, sum(motif.role == "subject" for motif in cast))
    yield from _placed(cast, "air", AIRS[subjects], AIR, wide)
    yield from _placed(cast, "ground", ((0.0, GROUND, 1.0),), GROUND_SIZE, wide)
    yield from _placed(cast, "subject", SUBJECTS[subjects], SUBJECT, wide)
    yield from _placed(cast, "accent", ACCENTS, ACCENT, wide)
    yield from _placed(cast, "front", ((0.0, FRONT, 1.0),), GROUND_SIZE, wide)


def _placed(cast: Sequence[Motif], role: Role, places: Sequence[Place], size: float, wide: float) -> Iterable[str]:
    """The motifs of a role; one that has no place left is a mistake in a card's record."""
    actors = [motif for motif in cast if motif.role == role]
    if len(actors) > len(places):
        raise ValueError(f"A scene has room for {len(places)} motifs that are {role}, not {len(actors)}.")
    group = min(wide, GROUP)
    tight = min(1.0, wide / GROUP + 0.2)
    drawn = (
        motif.draw(wide / 2 + across * group, foot, size * part * tight)
        for motif, (across, foot, part) in zip(actors, places, strict=False)
    )
    return reversed(list(drawn))
