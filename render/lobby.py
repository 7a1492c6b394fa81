"""The lobby card as a poster, 1200 x 630: the game's title, who sits at the table, what is free, which rules differ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from PIL import Image

from render.alt import within_limit
from render.canvas import Canvas
from render.labels import Style, has_shape, wrapped
from render.theme import MAT_TINY, Ink, Palette

WIDTH, HEIGHT = 1200, 630
HEAD, FOOT = 132, 92
"""The bands of the title and of the rules."""
MIDDLE = WIDTH / 2
MARGIN = 36
TITLE = Style(84, "deco", 700, Ink.CREAM, 14, 3, Ink.SHADOW)
SLIP = Style(28, "deco", 700, Ink.BRICK, 3)
SLIP_SIZE = (600, 48)
PLATE_HIGH, GAP = 118, 20
WIDEST = 520
ICON, ICON_X = 76, 62
TEXT_X, TEXT_EDGE = 110, 20
NAME_Y, ROLE_Y = 42, 86
NAME, SMALLEST_NAME = Style(40, "text", 700, Ink.INK), 22
ROLE = Style(24, "deco", 700, Ink.COCOA, 1.5)
FREE_NAME, FREE_ROLE = Style(40, "deco", 700, Ink.GOLD_L, 6), Style(24, "text", 500, Ink.FOAM)
RULES_SIZES = (26, 24, 22, 20, 18)
RULES_LINES = 2
IN_A_ROW = 3
"""More seats than this stand in two rows."""


class Role(StrEnum):
    """What a seat of the lobby is; its value is what the poster calls it."""

    HOST = "host"
    PERSON = "player"
    COMPUTER = "computer player"


ROLE_ICON = {Role.HOST: "captain", Role.PERSON: "crewmate", Role.COMPUTER: "cog"}


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """A taken seat; ``level`` is how well a computer player plays."""

    name: str
    role: Role
    level: str = ""


@dataclass(frozen=True, slots=True)
class LobbyCard:
    """All that a lobby card shows. ``rules`` are the options that differ from the usual, a few words each."""

    title: str
    wanted: int
    seats: tuple[LobbySeat, ...]
    rules: tuple[str, ...] = ()
    begun: bool = False

    @property
    def free(self) -> int:
        """How many seats nobody has taken."""
        return 0 if self.begun else max(0, self.wanted - len(self.seats))


SAMPLE = LobbyCard(
    "Skyport",
    4,
    (LobbySeat("Mirela", Role.HOST), LobbySeat("Okonkwo", Role.PERSON), LobbySeat("Computer", Role.COMPUTER, "quick")),
)
"""A table with everything on it."""


def draw_lobby(card: LobbyCard, scenery: Image.Image, palette: Palette) -> Image.Image:
    """The poster, on the scenery of its game."""
    canvas = Canvas(scenery, palette, MAT_TINY)
    canvas.name(card.title.upper(), MIDDLE, HEAD / 2 - 4, TITLE, WIDTH - 2 * MARGIN, floor=SMALLEST_NAME)
    canvas.plate(MIDDLE, HEAD + 6, SLIP_SIZE, Ink.CREAM, cut=12, edge=Ink.GOLD, line=4, inner=Ink.BRASS, shadow=5)
    canvas.name(slip(card).upper(), MIDDLE, HEAD + 6, SLIP, SLIP_SIZE[0] - 50, lines=1)
    _draw_seats(canvas, card)
    _draw_rules(canvas, card.rules)
    return canvas.frame


def slip(card: LobbyCard) -> str:
    """How the table stands, in few words."""
    if card.begun:
        return "The game has begun"
    if not card.free:
        return f"A table for {card.wanted} · full"
    return f"A table for {card.wanted} · {card.free} seat{'' if card.free == 1 else 's'} free"


def _draw_seats(canvas: Canvas, card: LobbyCard) -> None:
    """In one row or two, low, so that the sky stays open."""
    count = len(card.seats) + card.free
    rows = _rows(count)
    top = HEIGHT - FOOT - 26 - len(rows) * PLATE_HIGH - (len(rows) - 1) * GAP
    wide = min(WIDEST, (WIDTH - 2 * MARGIN - GAP * (max(rows) - 1)) // max(rows))
    seat = 0
    for row, many in enumerate(rows):
        left = MIDDLE - (many * wide + (many - 1) * GAP) / 2
        for column in range(many):
            _draw_seat(canvas, card, seat, left + column * (wide + GAP), top + row * (PLATE_HIGH + GAP), wide)
            seat += 1


def _rows(count: int) -> list[int]:
    """How many seats stand in each row; the upper has the odd one."""
    return [count] if count <= IN_A_ROW else [(count + 1) // 2, count // 2]


def _draw_seat(canvas: Canvas, card: LobbyCard, number: int, x: float, y: float, wide: int) -> None:
    size, room = (wide, PLATE_HIGH), wide - TEXT_X - TEXT_EDGE
    if number >= len(card.seats):
        canvas.plate(x, y, size, Ink.NAVY, cut=14, edge=Ink.GOLD, line=3, inner=Ink.STEEL, shadow=6, centred=False)
        canvas.icon("slot_crew", x + ICON_X, y + PLATE_HIGH / 2, ICON)
        canvas.name("FREE", x + TEXT_X, y + NAME_Y, FREE_NAME, room, across=0)
        canvas.name("Press Join", x + TEXT_X, y + ROLE_Y, FREE_ROLE, room, across=0, lines=1)
        return
    seat = card.seats[number]
    canvas.plate(x, y, size, Ink.CREAM, cut=14, edge=Ink.GOLD, line=5, inner=Ink.BRASS, shadow=6, centred=False)
    canvas.icon(ROLE_ICON[seat.role], x + ICON_X, y + PLATE_HIGH / 2, ICON)
    canvas.name(shown(seat.name, number), x + TEXT_X, y + NAME_Y, NAME, room, across=0, floor=SMALLEST_NAME)
    if seat.role is Role.HOST:
        canvas.plate(x + TEXT_X, y + ROLE_Y - 17, (100, 34), Ink.BRICK, cut=8, edge=Ink.GOLD, line=2, centred=False)
        canvas.text("HOST", x + TEXT_X + 50, y + ROLE_Y, ROLE._replace(ink=Ink.CREAM))
    else:
        canvas.name(_role_words(seat, "computer").upper(), x + TEXT_X, y + ROLE_Y, ROLE, room, across=0, lines=1)


def _role_words(seat: LobbySeat, computer: str = Role.COMPUTER.value) -> str:
    if seat.role is not Role.COMPUTER:
        return seat.role.value
    return f"{computer}, {seat.level}" if seat.level else computer


def shown(name: str, number: int) -> str:
    """The name of a seat, or "Seat 3" where nothing of it can be printed."""
    return name if has_shape(name) else f"Seat {number + 1}"


def _draw_rules(canvas: Canvas, rules: Sequence[str]) -> None:
    """What differs from the usual, in two lines at most; as much of it as fits."""
    style, lines = _fitting(list(rules))
    step = style.size * 1.25
    for row, line in enumerate(lines):
        canvas.text(line, MIDDLE, HEIGHT - FOOT / 2 + 4 + (row - (len(lines) - 1) / 2) * step, style)


def _fitting(rules: list[str]) -> tuple[Style, Sequence[str]]:
    kept = list(rules)
    while True:
        more = f" · and {len(rules) - len(kept)} more" if len(kept) < len(rules) else ""
        words = (" · ".join(kept) or "The usual rules") + more
        for size in RULES_SIZES:
            style = Style(size, "text", 600, Ink.CREAM)
            lines = wrapped(words, style, WIDTH - 2 * MARGIN)
            if len(lines) <= RULES_LINES:
                return style, [line.removeprefix("· ").removesuffix(" ·") for line in lines]
        kept.pop()


def describe_lobby(card: LobbyCard) -> str:
    """The poster in words."""
    seats = [f"{shown(seat.name, number)} ({_role_words(seat)})" for number, seat in enumerate(card.seats)]
    free = f"; {card.free} free" if card.free else ""
    rules = f"Rules that differ: {'; '.join(card.rules)}." if card.rules else "The usual rules."
    head = f"Poster of {card.title}: " + ("the game has begun." if card.begun else f"a table for {card.wanted}.")
    return within_limit([head, f"Seats: {', '.join(seats)}{free}.", rules])
