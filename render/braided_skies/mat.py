"""A player's mat, 1200 by 800: header, three ship rows, itinerary, and what is kept at the foot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render import motifs, sprites
from render.braided_skies.glyphs import TOKEN_ICON
from render.braided_skies.itinerary import HEIGHT as ITINERARY_HEIGHT
from render.braided_skies.itinerary import WIDTH as ITINERARY_WIDTH
from render.braided_skies.itinerary import X as ITINERARY_X
from render.braided_skies.itinerary import Y as ITINERARY_Y
from render.braided_skies.itinerary import draw_itinerary
from render.braided_skies.mat_foot import CARDS_LEFT, CARDS_WIDTH, GRIT_WIDTH, draw_foot
from render.braided_skies.mat_foot import HEIGHT as FOOT_HEIGHT
from render.braided_skies.mat_foot import TOP as FOOT
from render.braided_skies.mat_rows import LEFT, ROW, ROW_STEP, ROW_TOP, bay, draw_rows
from render.braided_skies.people import CAPTAIN_NAME, Person
from render.canvas import Canvas
from render.labels import Style
from render.plans import Plan
from render.theme import FLAG, MAT_TINY, SKY_MAT, Ink, Livery, Palette, between
from render.vector import rect
from rules.braided_skies.cards.decks import LAYOUT
from rules.braided_skies.terms import FLAGS, TRACKS, Token
from rules.braided_skies.view import MatView

WIDTH, HEIGHT = 1200, 800
HEAD, RULES = 75, 12
SUN = (1030.0, 330.0)
BLACK = "#000000"
NAME_WIDTH = 330


@lru_cache(16)
def printed_mat(palette: Palette, owner: Livery) -> Image.Image:
    """Everything that is the same on every mat of a colour."""
    canvas = Canvas(_printed_ground(palette), palette, MAT_TINY)
    canvas.drawing(_head(owner), 0, 0, (WIDTH, HEAD + RULES))
    return canvas.frame


@lru_cache(2)
def _printed_ground(palette: Palette) -> Image.Image:
    """What is the same on all mats."""
    return sprites.drawing(palette, _ground() + _rows(), WIDTH, HEIGHT).convert("RGB")


def _ground() -> str:
    drawn = motifs.sky_rings(WIDTH, HEIGHT, SUN, SKY_MAT, 16, (80, 1100))
    drawn += motifs.rays(*SUN, (60, 1300), 40, Ink.CREAM, 0.07)
    return drawn + motifs.bank((-40, WIDTH + 60), 650, 44, "#174F58", 5, 300, "#276F73")


def _head(owner: Livery) -> str:
    fan = motifs.fan(60, HEAD, 150, 15, (between(owner.shade, BLACK, 0.12), owner.shade))
    return rect(0, 0, WIDTH, HEAD, owner.shade) + fan + motifs.rules(0, HEAD - 1, WIDTH, Ink.GOLD)


def _rows() -> str:
    drawn = ""
    for number, flag in enumerate(FLAGS):
        y, (width, height) = ROW_TOP + number * ROW_STEP, ROW
        shades = FLAG[flag]
        drawn += rect(LEFT + 5, y + 6, width, height, Ink.SHADOW, 12, 0.3)
        drawn += rect(LEFT, y, width, height, shades.dark, 12) + bay(number, y, shades)
    return drawn


def lay_mat(mat: MatView, person: Person, palette: Palette) -> Plan:
    """A player's mat as it stands, laid out."""
    canvas = Plan(printed_mat(palette, person.livery), palette, MAT_TINY)
    canvas.part(_draw_title, person, mat.captain, mat.layout, mat.hold, captain_home=mat.captain_home)
    canvas.part(_draw_measures, mat.tracks, mat.fame)
    _place_panels(canvas, mat)
    draw_rows(canvas, mat, person)
    canvas.part(draw_itinerary, mat.wonders, mat.symbols)
    draw_foot(canvas, mat, person)
    return canvas


def _place_panels(canvas: Canvas, mat: MatView) -> None:
    """What the panels beside the rows show."""
    middle, size = (ITINERARY_X + ITINERARY_WIDTH / 2, ITINERARY_Y + ITINERARY_HEIGHT / 2), ITINERARY_WIDTH
    canvas.place("itinerary", (mat.wonders, mat.symbols), *middle, (size, ITINERARY_HEIGHT))
    canvas.place("outposts", mat.outposts, ITINERARY_X + size / 2, FOOT + FOOT_HEIGHT / 2, (size, FOOT_HEIGHT))
    canvas.place(
        "grit", (mat.grit, mat.grit_top), LEFT + GRIT_WIDTH / 2, FOOT + FOOT_HEIGHT / 2, (GRIT_WIDTH, FOOT_HEIGHT)
    )
    middle = (CARDS_LEFT + CARDS_WIDTH / 2, FOOT + FOOT_HEIGHT / 2)
    canvas.place("encounters", mat.encounters, *middle, (CARDS_WIDTH, FOOT_HEIGHT))


def _draw_title(
    canvas: Canvas, person: Person, captain: str, layout: str, hold: tuple[Token, ...], *, captain_home: bool
) -> None:
    """Whose mat it is, captain and ship; during a visit, the cargo in the hold instead of these two."""
    canvas.token(person.livery, 58, 42, 76)
    width = canvas.name(person.name, 110, 38, Style(50, "text", 700, Ink.CREAM), NAME_WIDTH, across=0, floor=22)
    x = 110 + width + 18
    shown = hold or (captain, captain_home, layout)
    canvas.place("hold" if hold else "captain", shown, (x + 758) / 2, 40, (758 - x, 60))
    if hold:
        _draw_hold(canvas, hold, x)
        return
    if captain_home:
        canvas.icon("captain", x + 22, 38, 44)
    else:
        canvas.put(sprites.faint(canvas.palette, "captain", 44), x + 22, 38)
    room = round(758 - x - 52)
    canvas.name(CAPTAIN_NAME[captain], x + 52, 27, Style(22, "text", 600, Ink.CREAM), room, across=0, lines=1)
    ship = LAYOUT[layout].name
    canvas.name(ship, x + 52, 52, Style(20, "text", 500, Ink.PAPER), room, across=0, lines=1)


def _draw_measures(canvas: Canvas, tracks: tuple[int, ...], fame: int) -> None:
    for index, track in enumerate(TRACKS):
        x = 792 + index * 92
        canvas.icon(track, x, 38, 46)
        canvas.text(str(tracks[index]), x + 28, 39, Style(36, "num", 800, Ink.CREAM), across=0)
    canvas.place("tracks", tracks, 910, 40, (280, 60))
    canvas.medal(fame, 1140, 48, 92)
    canvas.place("fame", fame, 1140, 48, (92, 92))


def _draw_hold(canvas: Canvas, hold: Sequence[str], x: float) -> None:
    canvas.text("CARGO", x + 4, 39, Style(22, "deco", 700, Ink.GOLD_L, 3), across=0)
    canvas.row([TOKEN_ICON[token] for token in hold], x + 104, 38, 42, 4, across=0, width=round(650 - x))
