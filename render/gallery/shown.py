"""What hangs in the gallery: every kind of picture of each game, at an opening, in a middle and at a full end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from render.gallery.games import NAMES, WIDE_NAMES, Story, played
from render.lobby import LobbyCard, LobbySeat, Role
from render.picture import Picture
from render.shelf import ARTISTS
from rules.shelf import SHELF

BRAIDED, SKYWARD = "braided-skies", "skyward-republic"
OPENING, LANDED, MIDDLE, LAST_LAUNCH, END = 0.02, 0.15, 0.55, 0.88, 0.97
"""Which part of a game has been played."""
TURNS = 4
"""How many turns lie between two looks at a board."""
BRAIDED_CARDS = ("wonder:weather-opera", "outfitting:pennant-gallery", "encounter:7")
SKYWARD_CARDS = ("skyward:clock-tower", "skyward:solar-pact", "skyward:landing-pad")


class Hung(NamedTuple):
    """A picture of the gallery: its file's name, what it shows, and the picture."""

    name: str
    caption: str
    picture: Picture


def shown(slug: str) -> tuple[Hung, ...]:
    """All that hangs in the gallery of a game."""
    kinds = _braided_skies if slug == BRAIDED else _skyward_republic
    return (*kinds(), *_lobbies(slug))


def _braided_skies() -> Iterator[Hung]:
    few, some, full = (played(BRAIDED, seats, seed) for seats, seed in ((3, 1), (4, 2), (5, 2)))
    artist = ARTISTS[BRAIDED]
    stages = (("opening", few, OPENING, NAMES), ("middle", some, MIDDLE, NAMES), ("end", full, END, WIDE_NAMES))
    for stage, story, part, names in stages:
        yield Hung(f"board-{stage}", f"Board, {stage}", artist.board(story.at(part).view, names))
    blind = artist.board(some.at(MIDDLE).view, NAMES, "colour-blind")
    yield Hung("board-colour-blind", "Board for the colour-blind", blind)
    for stage, story, part, names in stages:
        yield Hung(f"mat-{stage}", f"Mat, {stage}", artist.mat(story.at(part).view, 0, names))
    yield from _since(BRAIDED, "", (("middle", some, MIDDLE, NAMES), ("end", full, END, WIDE_NAMES)))
    yield from _scores(BRAIDED, "", few, full)
    for face_id in BRAIDED_CARDS:
        yield _card(BRAIDED, face_id)


def _skyward_republic() -> Iterator[Hung]:
    few, some, full = (played(SKYWARD, seats, seed) for seats, seed in ((2, 2), (3, 4), (4, 4)))
    artist = ARTISTS[SKYWARD]
    tables = (
        ("draft", "opening", few, OPENING, NAMES),
        ("draft", "middle", some, MIDDLE, NAMES),
        ("launch", "middle", some, MIDDLE, NAMES),
        ("benefactor", "middle", full, MIDDLE, WIDE_NAMES),
        ("launch", "end", full, LAST_LAUNCH, WIDE_NAMES),
    )
    for phase, stage, story, part, names in tables:
        view = story.at(part, partial(_is_in, phase)).view
        yield Hung(f"skyward-{phase}-{stage}", f"Table, {phase} phase, {stage}", artist.board(view, names))
    stages = (("opening", few, LANDED, NAMES), ("middle", some, MIDDLE, NAMES), ("end", full, END, WIDE_NAMES))
    for stage, story, part, names in stages:
        yield Hung(f"skyward-airspace-{stage}", f"Airspace, {stage}", artist.mat(story.at(part).view, 0, names))
    for stage, story, part, names in stages:
        hand = artist.hand(story.at(part).own, names)
        assert hand
        yield Hung(f"skyward-hand-{stage}", f"Hand, {stage}", hand)
    yield from _since(SKYWARD, "skyward-", (("middle", some, MIDDLE, NAMES), ("end", full, END, WIDE_NAMES)))
    yield from _scores(SKYWARD, "skyward-", few, full)
    for face_id in SKYWARD_CARDS:
        yield _card(SKYWARD, face_id)


def _is_in(phase: str, view: Any) -> bool:
    return bool(view.phase == phase)


def _since(slug: str, prefix: str, stages: tuple[tuple[str, Story, float, tuple[str, ...]], ...]) -> Iterator[Hung]:
    for stage, story, part, names in stages:
        now = story.at(part)
        picture = ARTISTS[slug].since(story.earlier(now, TURNS).view, now.view, names)
        yield Hung(f"{prefix}since-{stage}", f"Since your turn, {stage}", picture)


def _scores(slug: str, prefix: str, few: Story, full: Story) -> Iterator[Hung]:
    for told, story, names in (("few", few, NAMES), ("full", full, WIDE_NAMES)):
        picture = ARTISTS[slug].scores(story.last, story.outcome, names)
        yield Hung(f"{prefix}scores-{told}", f"Score sheet of {len(story.last.mats)}", picture)


def _card(slug: str, face_id: str) -> Hung:
    face = next(face for face in SHELF[slug].faces() if face.id == face_id)
    return Hung(f"card-{face_id.replace(':', '-')}", face.kind, ARTISTS[slug].card(face_id))


def _lobbies(slug: str) -> Iterator[Hung]:
    game = SHELF[slug]
    prefix = "" if slug == BRAIDED else "skyward-"
    host, computer = LobbySeat(NAMES[0], Role.HOST), LobbySeat("Quick computer", Role.COMPUTER, "quick")
    people = tuple(LobbySeat(name, Role.PERSON) for name in WIDE_NAMES[1 : game.most_seats])
    cards = (
        ("opening", LobbyCard(game.title, game.most_seats, (host,))),
        ("middle", LobbyCard(game.title, 3, (host, computer))),
        ("end", LobbyCard(game.title, game.most_seats, (host, *people), begun=True)),
    )
    for stage, card in cards:
        yield Hung(f"{prefix}lobby-{stage}", f"Lobby, {stage}", ARTISTS[slug].lobby(card))
